//! One WebSocket per open page: frames of the regions that changed, beat by beat.

use crate::context::{RequestContext, sentence, table_id};
use crate::extract::{Path, Query, Upgrade};
use crate::pages::table::{LAID_OUT, LogReader, Look, Prints, Regions, Seen, Shown, guide_past, passing};
use crate::region;
use crate::socket::{self, Counted, Patience};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::response::Response;
use catalog::Language;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Denied, Past, TableHandle};

/// No message to a page is longer.
const PIECE: usize = 4 * 1024;

/// A page that is not further behind sees what it missed beat by beat; another one sees the last beat.
const BEATS: usize = 40;

/// What a page already shows.
#[derive(Debug, Deserialize)]
pub(crate) struct Showing {
    /// Through which seat's eyes.
    seat: Option<usize>,
    /// Up to which beat.
    beat: Option<usize>,
    /// How many lines of the log.
    lines: Option<usize>,
    /// What its regions are, by their prints.
    shown: Option<Prints>,
    /// In which language: not every browser says so again when it opens a socket.
    lang: Option<String>,
}

/// A frame: regions as HTML. A page shows the frames of beats one after another.
#[derive(Debug, Serialize)]
pub(crate) struct Frame {
    /// The beat it shows; none where it is about something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) beat: Option<usize>,
    pub(crate) html: String,
}

/// The live frames of a table's page.
pub(crate) async fn live(
    context: RequestContext,
    Path(code): Path<String>,
    Query(shown): Query<Showing>,
    Upgrade(upgrade): Upgrade,
) -> Response {
    let found = async {
        let handle = context.app.registry.find(table_id(&code)?).await?;
        Ok((handle, Counted::new(&context.app, context.address)?))
    };
    match found.await {
        Ok((handle, counted)) => socket::frugal(upgrade).on_upgrade(move |socket| async move {
            let _ = Watching::new(context, handle, &shown).run(socket).await;
            drop(counted);
        }),
        Err(denied) => context.denied(&denied),
    }
}

struct Watching {
    context: Arc<RequestContext>,
    handle: Arc<TableHandle>,
    look: Look,
    page: OpenPage,
}

/// What a page shows.
#[derive(Debug, Default)]
struct OpenPage {
    /// The last beat.
    beat: usize,
    /// How many lines of the log.
    lines: usize,
    /// Its regions.
    regions: Prints,
}

impl Watching {
    fn new(mut context: RequestContext, handle: Arc<TableHandle>, shown: &Showing) -> Watching {
        if let Some(language) = shown.lang.as_deref().and_then(Language::wished) {
            context.session.language = language;
        }
        let guided = context.session.is_guided(handle.snapshot().id());
        let look = Look { seat: shown.seat, at: None, guided, watches: false };
        let page = OpenPage {
            beat: shown.beat.unwrap_or(usize::MAX),
            lines: shown.lines.unwrap_or_default(),
            regions: shown.shown.clone().unwrap_or_default(),
        };
        Watching { context: Arc::new(context), handle, look, page }
    }

    async fn run(mut self, mut socket: WebSocket) -> Result<(), axum::Error> {
        let who = self.context.session.who();
        let mut changes = self.handle.listen(&who);
        let pace = self.context.app.limits.pace();
        let mut patience = Patience::new();
        self.catch_up(&mut socket).await?;
        loop {
            tokio::select! {
                biased;
                () = changes.changed() => {
                    // The page comes back and finds the table again.
                    if self.handle.has_left() {
                        return Ok(());
                    }
                    self.handle.listen_on(&who, &mut changes);
                    self.catch_up(&mut socket).await?;
                }
                // A page has nothing to say here; what it sends only shows that it is there.
                sent = socket.recv() => match sent {
                    Some(Ok(Message::Close(_))) | None => return Ok(()),
                    Some(sent) => {
                        drop(sent?);
                        patience.heard();
                        if pace.as_ref().is_some_and(|pace| pace.check().is_err()) {
                            return socket.send(self.too_fast()).await;
                        }
                    }
                },
                () = patience.runs_out() => if patience.ask(&mut socket).await?.is_none() { return Ok(()) },
            }
        }
    }

    /// Why the socket is closed on somebody who sends too much.
    fn too_fast(&self) -> Message {
        let reason = sentence(&Denied::TooFast, self.context.voice()).into();
        Message::Close(Some(CloseFrame { code: close_code::POLICY, reason }))
    }

    /// Sends what the page does not show yet, a beat at a time: whoever is slow makes nobody hold what is still to come.
    async fn catch_up(&mut self, socket: &mut WebSocket) -> Result<(), axum::Error> {
        let shown = Shown::now(&self.handle, &self.context, self.look).await;
        let (context, look) = (Arc::clone(&self.context), self.look);
        let past = match look.guided {
            true => {
                let table = Arc::clone(&shown.table);
                let past = move || guide_past(&table, &context.session.who(), look);
                Some(Arc::new(self.context.app.pool.run(past).await))
            }
            false => None,
        };
        let last = shown.table.beats().saturating_sub(1);
        // Each beat by itself; then how things stand now: who is asked, or how it ended.
        let next = self.page.beat.saturating_add(1);
        let first = if last.saturating_sub(next) < BEATS { next } else { last };
        for beat in first..shown.table.beats() {
            let (shown, past) = (shown.clone(), past.clone());
            let look = Look { at: Some(beat), watches: true, ..look };
            let frame = self.rendered(move |page, context| {
                let html = page.pass(&shown, context, look, past.as_ref().map(|past| &past[..]));
                Frame { beat: Some(beat), html }.line()
            });
            send(socket, &frame.await).await?;
        }
        let frame = self.rendered(move |page, context| {
            let html = page.arrive(&shown, context, look, past.as_ref().map(|past| &past[..]));
            if html.is_empty() { html } else { Frame { beat: None, html }.line() }
        });
        send(socket, &frame.await).await?;
        self.page.beat = last;
        Ok(())
    }

    /// Renders what comes next where it holds up nobody.
    async fn rendered(
        &mut self,
        render: impl FnOnce(&mut OpenPage, &RequestContext) -> String + Send + 'static,
    ) -> String {
        let (mut page, context) = (std::mem::take(&mut self.page), Arc::clone(&self.context));
        let rendering = self.context.app.pool.run(move || {
            let html = render(&mut page, &context);
            (page, html)
        });
        let html;
        (self.page, html) = rendering.await;
        html
    }
}

type Lived<'a> = Option<&'a [(usize, Past)]>;

impl OpenPage {
    /// A beat on the way to the present.
    fn pass(&mut self, shown: &Shown, context: &RequestContext, look: Look, past: Lived<'_>) -> String {
        let seen = || Seen::guided(shown, context, look, past);
        let whole = || Regions { watches: true, ..Regions::new(&seen(), context) }.whole_frame();
        let frame = region::Frame { kind: LAID_OUT, whole: Box::new(whole) };
        let regions = passing(shown, context, look, past);
        let news = self.regions.passing(&frame, &regions);
        html! { (self.more_lines(shown, context, look)) (news) }.into_string()
    }

    /// The present.
    fn arrive(&mut self, shown: &Shown, context: &RequestContext, look: Look, past: Lived<'_>) -> String {
        let seen = Seen::guided(shown, context, look, past);
        let regions = Regions::new(&seen, context);
        let news = self.regions.news(&regions.frame(), &regions.changing());
        html! { (self.more_lines(shown, context, look)) (news) }.into_string()
    }

    /// Lines for the end of the page's log: all that was told by the beat that is shown.
    fn more_lines(&mut self, shown: &Shown, context: &RequestContext, look: Look) -> Markup {
        LogReader::new(&shown.table, context, look).read(|log| {
            let known = log.known(&shown.table);
            let until = look.at.map_or(known, |beat| log.told_by(beat).min(known));
            let first = self.lines;
            self.lines = first.max(until);
            html! { @if first < until { ol data-append="lines" { (log.lines(first..until)) } } }
        })
    }
}

impl Frame {
    /// As it is sent: a line of JSON.
    fn line(&self) -> String {
        serde_json::to_string(self).expect("a number and a text have a text") + "\n"
    }
}

/// A line in pieces: a socket keeps a buffer as large as the largest message it ever sent.
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
