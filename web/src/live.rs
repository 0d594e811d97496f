//! Live updates: one WebSocket per open page sends the regions that changed, beat by beat.

use crate::context::{RequestContext, sentence, table_id};
use crate::extract::{Path, Query, Upgrade};
use crate::pages::table::{
    LogReader, PageContent, PageQuery, PageSource, RegionHashes, Regions, guide_past, is_over, keys, passing,
};
use crate::socket::{self, KeepAlive, SocketGuard};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::response::Response;
use catalog::Language;
use game::Viewer;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Denied, Experience, TableHandle};

/// The maximum size of a message to a page, in bytes.
const PIECE: usize = 16 * 1024;

/// Frames are rendered until they reach this size together, in bytes, and then sent: a slow client does not fill memory.
const BATCH: usize = 64 * 1024;

/// A page up to this many beats behind gets every beat it missed; a page further behind gets only the present.
const BEATS: usize = 40;

/// What the page shows when it opens the socket, from the query.
#[derive(Debug, Deserialize)]
pub(crate) struct LiveQuery {
    /// The seat the guest chose to look through.
    seat: Option<usize>,
    /// The last beat it shows.
    beat: Option<usize>,
    /// The number of log lines it shows.
    lines: Option<usize>,
    /// Hashes of its regions.
    shown: Option<RegionHashes>,
    /// Its language: not every browser sends `Accept-Language` when it opens a socket.
    lang: Option<String>,
}

/// A message to a page: changed regions as HTML. The page shows frames of beats one after another.
#[derive(Debug, Serialize)]
pub(crate) struct LiveFrame {
    /// The beat it shows; none for the frame that brings a page up to date after the beats it was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) beat: Option<usize>,
    pub(crate) html: String,
}

/// Opens the socket of a table's page.
pub(crate) async fn live(
    context: RequestContext,
    Path(code): Path<String>,
    Query(asked): Query<LiveQuery>,
    Upgrade(upgrade): Upgrade,
) -> Response {
    let found = async {
        let handle = context.app.registry.find(table_id(&code)?).await?;
        Ok((handle, SocketGuard::new(&context.app, context.address)?))
    };
    match found.await {
        Ok((handle, counted)) => socket::with_small_buffers(upgrade).on_upgrade(move |socket| async move {
            let _ = LiveSession::new(context, handle, &asked).run(socket).await;
            drop(counted);
        }),
        Err(denied) => context.denied(denied).await,
    }
}

struct LiveSession {
    context: Arc<RequestContext>,
    handle: Arc<TableHandle>,
    query: PageQuery,
    page: OpenPage,
}

/// What the page shows, as far as frames have been rendered for it.
#[derive(Debug, Default)]
struct OpenPage {
    /// The last beat it shows.
    beat: usize,
    /// The number of log lines it shows.
    lines: usize,
    /// The viewer whose log it shows; none before the first frame.
    viewer: Option<Viewer>,
    /// Whether its log has all lines, as that of a game that was over when the page was loaded.
    has_whole_log: bool,
    /// Hashes of its regions.
    regions: RegionHashes,
}

impl LiveSession {
    fn new(mut context: RequestContext, handle: Arc<TableHandle>, asked: &LiveQuery) -> LiveSession {
        if let Some(language) = asked.lang.as_deref().and_then(Language::wished) {
            context.session.language = language;
        }
        let guided = context.session.is_guided(handle.snapshot().id());
        let query = PageQuery { seat: asked.seat, guided, ..PageQuery::default() };
        let page = OpenPage {
            beat: asked.beat.unwrap_or(usize::MAX),
            lines: asked.lines.unwrap_or_default(),
            viewer: None,
            has_whole_log: is_over(handle.snapshot().phase()),
            regions: asked.shown.clone().unwrap_or_default(),
        };
        LiveSession { context: Arc::new(context), handle, query, page }
    }

    async fn run(mut self, mut socket: WebSocket) -> Result<(), axum::Error> {
        let who = self.context.session.who();
        let mut changes = self.handle.listen(&who);
        let limiter = self.context.app.limits.socket_limiter();
        let mut keep_alive = KeepAlive::new();
        self.catch_up(&mut socket).await?;
        loop {
            tokio::select! {
                biased;
                () = changes.changed() => {
                    // The registry unloaded the table: the page reconnects and loads it again.
                    if self.handle.has_left() {
                        return Ok(());
                    }
                    self.handle.listen_on(&who, &mut changes);
                    self.catch_up(&mut socket).await?;
                }
                // Pages send nothing but signs of life.
                sent = socket.recv() => match sent {
                    Some(Ok(Message::Close(_))) | None => return Ok(()),
                    Some(sent) => {
                        drop(sent?);
                        keep_alive.heard();
                        if limiter.as_ref().is_some_and(|limiter| limiter.check().is_err()) {
                            return socket.send(self.too_fast()).await;
                        }
                    }
                },
                () = keep_alive.runs_out() => if keep_alive.ask(&mut socket).await?.is_none() { return Ok(()) },
            }
        }
    }

    /// The close message for a client over the rate limit.
    fn too_fast(&self) -> Message {
        let reason = sentence(&Denied::TooFast, self.context.translator()).into();
        Message::Close(Some(CloseFrame { code: close_code::POLICY, reason }))
    }

    /// Sends what the page does not show yet: first each missed beat, then the present, which is what is asked now or how the
    /// game ended.
    async fn catch_up(&mut self, socket: &mut WebSocket) -> Result<(), axum::Error> {
        let source = PageSource::now(&self.handle, &self.context, self.query).await;
        let query = self.query;
        let past = match query.guided {
            true => {
                let (table, context) = (Arc::clone(&source.table), Arc::clone(&self.context));
                let past = move || guide_past(&table, &context.session.who(), query);
                Some(Arc::new(self.context.app.pool.run(past).await))
            }
            false => None,
        };
        let (next, beats) = (self.page.beat.saturating_add(1), source.table.beats());
        let is_far_behind = beats.saturating_sub(next) > BEATS;
        let mut missed = Some(if is_far_behind { 0..0 } else { next..beats });
        while let Some(mut beats_left) = missed {
            let (source, past) = (source.clone(), past.clone());
            let rendering = self.rendered(move |page, context| {
                let past = past.as_ref().map(|past| &past[..]);
                let mut frames = String::new();
                for beat in beats_left.by_ref() {
                    let query = PageQuery { at: Some(beat), watches: true, ..query };
                    let html = page.pass(&source, context, query, past);
                    LiveFrame { beat: Some(beat), html }.write(&mut frames);
                    if frames.len() >= BATCH {
                        return (frames, Some(beats_left));
                    }
                }
                let html = page.arrive(&source, context, query, past);
                if !html.is_empty() {
                    let beat = is_far_behind.then(|| beats.saturating_sub(1));
                    LiveFrame { beat, html }.write(&mut frames);
                }
                (frames, None)
            });
            let frames;
            (frames, missed) = rendering.await;
            for frame in frames.split_inclusive('\n') {
                send(socket, frame).await?;
            }
        }
        self.page.beat = beats.saturating_sub(1);
        Ok(())
    }

    /// Renders frames on the pool, off the async workers.
    async fn rendered<T: Send + 'static>(
        &mut self,
        render: impl FnOnce(&mut OpenPage, &RequestContext) -> T + Send + 'static,
    ) -> T {
        let (mut page, context) = (std::mem::take(&mut self.page), Arc::clone(&self.context));
        let rendering = self.context.app.pool.run(move || {
            let rendered = render(&mut page, &context);
            (page, rendered)
        });
        let rendered;
        (self.page, rendered) = rendering.await;
        rendered
    }
}

/// What the viewer saw and was asked, for the guide; `None` without a guide.
type GuidePast<'a> = Option<&'a [(usize, Experience)]>;

impl OpenPage {
    /// Renders a missed beat.
    fn pass(
        &mut self,
        source: &PageSource,
        context: &RequestContext,
        query: PageQuery,
        past: GuidePast<'_>,
    ) -> String {
        let news = passing(source, context, query, past, &mut self.regions);
        html! { (self.more_lines(source, context, query)) (news) }.into_string()
    }

    /// Renders the present, after all missed beats.
    fn arrive(
        &mut self,
        source: &PageSource,
        context: &RequestContext,
        query: PageQuery,
        past: GuidePast<'_>,
    ) -> String {
        let content = PageContent::guided(source, context, query, past);
        let regions = Regions::new(&content, context);
        let changing = regions.changing();
        let news = self.regions.news(regions.frame(), &keys(&changing));
        html! { (self.more_lines(source, context, query)) (regions.news(&news, &changing)) }.into_string()
    }

    /// What the page's log lacks, up to the beat that is shown.
    fn more_lines(&mut self, source: &PageSource, context: &RequestContext, query: PageQuery) -> Markup {
        let reader = LogReader::new(&source.table, context, query);
        reader.read(|log| {
            let known = log.known(&source.table);
            let until = query.at.map_or(known, |beat| log.told_by(beat).min(known));
            let first = self.lines;
            self.lines = first.max(until);
            // A replay of the game, which is now over, needs all lines.
            if query.at.is_none() && is_over(source.table.phase()) && !self.has_whole_log {
                self.has_whole_log = true;
                return reader.list(&log.lines(0..until));
            }
            // A player who was sent away reads another log from now on. In an open game all viewers read the same one.
            let before = self.viewer.replace(reader.viewer());
            if before.is_some_and(|before| before != reader.viewer()) && !source.table.is_open() {
                self.lines = until;
                return reader.list(&reader.recent(log, until));
            }
            reader.more(log, first, until)
        })
    }
}

impl LiveFrame {
    /// Appends the frame as one line of JSON.
    fn write(&self, frames: &mut String) {
        frames.reserve(self.html.len() + self.html.len() / 8);
        frames.push_str(&serde_json::to_string(self).expect("a number and a text have a text"));
        frames.push('\n');
    }
}

/// Sends a line in pieces: a socket keeps a buffer as large as the largest message it ever sent.
async fn send(socket: &mut WebSocket, line: &str) -> Result<(), axum::Error> {
    let mut rest = line;
    while !rest.is_empty() {
        let most = PIECE.min(rest.len());
        let end = (1..=most).rev().find(|&end| rest.is_char_boundary(end)).unwrap_or(rest.len());
        let (piece, later) = rest.split_at(end);
        socket.send(Message::text(piece)).await?;
        rest = later;
    }
    Ok(())
}
