//! One WebSocket per open page: frames of the regions that changed, beat by beat.

use crate::pages::table::{Look, Prints, Regions, Seen, log_items};
use crate::sent::{Path, Query, Upgrade};
use crate::site::{Site, sentence, table_id};
use crate::socket::{self, Counted, Patience};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::response::Response;
use catalog::Language;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Denied, Line, Read, Room};

/// No message to a page is longer.
const PIECE: usize = 4 * 1024;

/// A page that is further behind sees only the last beats one by one.
const BEATS: usize = 40;

/// What a page already shows.
#[derive(Debug, Deserialize)]
pub(crate) struct Shown {
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
    site: Site,
    Path(code): Path<String>,
    Query(shown): Query<Shown>,
    Upgrade(upgrade): Upgrade,
) -> Response {
    let found = async {
        let room = site.saloon.house.find(table_id(&code)?).await?;
        Ok((room, Counted::new(&site.saloon, site.address)?))
    };
    match found.await {
        Ok((room, counted)) => socket::frugal(upgrade).on_upgrade(move |socket| async move {
            let _ = Watching::new(site, room, &shown).run(socket).await;
            drop(counted);
        }),
        Err(denied) => site.denied(&denied),
    }
}

struct Watching {
    site: Box<Site>,
    room: Arc<Room>,
    look: Look,
    read: Read,
    /// The beat the page shows.
    beat: usize,
    /// How many lines of the log it has.
    lines: usize,
    /// What its regions were last.
    sent: Prints,
    /// What was told in the beat that is shown.
    now: Vec<Line>,
}

impl Watching {
    fn new(mut site: Site, room: Arc<Room>, shown: &Shown) -> Watching {
        if let Some(language) = shown.lang.as_deref().and_then(Language::wished) {
            site.guest.language = language;
        }
        let guided = site.guest.is_guided(room.read(table::Table::id));
        let look = Look { seat: shown.seat, at: None, guided };
        let beat = shown.beat.unwrap_or(usize::MAX);
        let lines = shown.lines.unwrap_or_default();
        let sent = shown.shown.clone().unwrap_or_default();
        Watching {
            site: Box::new(site),
            room,
            look,
            read: Read::default(),
            beat,
            lines,
            sent,
            now: Vec::new(),
        }
    }

    async fn run(mut self, mut socket: WebSocket) -> Result<(), axum::Error> {
        let who = self.site.guest.who();
        let mut changes = self.room.listen(&who);
        let pace = self.site.saloon.limits.pace();
        let mut patience = Patience::new();
        self.catch_up(&mut socket).await?;
        loop {
            tokio::select! {
                biased;
                () = changes.changed() => {
                    // The page comes back and finds the table again.
                    if self.room.has_left() {
                        return Ok(());
                    }
                    self.room.listen_on(&who, &mut changes);
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
        let reason = sentence(&Denied::TooFast, self.site.voice()).into();
        Message::Close(Some(CloseFrame { code: close_code::POLICY, reason }))
    }

    /// Sends what the page does not show yet, a beat at a time: whoever is slow makes nobody hold what is still to come.
    async fn catch_up(&mut self, socket: &mut WebSocket) -> Result<(), axum::Error> {
        let (who, look, mut read) = (self.site.guest.who(), self.look, self.read);
        let seen = Seen::of(&self.room, &who, look, &mut read).placed(&self.room, &self.site).await;
        self.read = read;
        let last = seen.sight.beats.saturating_sub(1);
        let mut new: Vec<Line> =
            seen.lines.iter().filter(|line| line.number >= self.lines).cloned().collect();
        self.lines = self.lines.max(read.lines);
        // Each beat by itself; then how things stand now: who is asked, or how it ended.
        let missed = self.beat.saturating_add(1).max(last.saturating_sub(BEATS))..seen.sight.beats;
        for beat in missed {
            let mut nothing = read;
            let then = Seen::of(&self.room, &who, Look { at: Some(beat), ..look }, &mut nothing);
            let later = new.split_off(new.partition_point(|line| line.beat <= beat));
            let lines = std::mem::replace(&mut new, later);
            let html = {
                let regions = Regions { watches: true, ..Regions::new(&then, &self.site, &lines) };
                html! { (more_lines(&regions, &lines)) (self.sent.passing(&regions.frame(), &regions.of_moment())) }
            };
            send(socket, &Frame { beat: Some(beat), html: html.into_string() }).await?;
        }
        self.now.retain(|line| line.beat == last);
        self.now.extend(seen.lines.iter().filter(|line| line.beat == last).cloned());
        let html = {
            let regions = Regions::new(&seen, &self.site, &self.now);
            html! { (more_lines(&regions, &new)) (self.sent.news(&regions.frame(), &regions.changing())) }
                .into_string()
        };
        self.beat = last;
        if html.is_empty() { Ok(()) } else { send(socket, &Frame { beat: None, html }).await }
    }
}

/// A line of JSON in pieces: a socket keeps a buffer as large as the largest message it ever sent.
async fn send(socket: &mut WebSocket, frame: &Frame) -> Result<(), axum::Error> {
    let line = serde_json::to_string(frame).map_err(axum::Error::new)? + "\n";
    let mut rest = line.as_str();
    while !rest.is_empty() {
        let most = PIECE.min(rest.len());
        let end = (1..=most).rev().find(|&end| rest.is_char_boundary(end)).unwrap_or(rest.len());
        let (piece, later) = rest.split_at(end);
        socket.send(Message::text(piece)).await?;
        rest = later;
    }
    Ok(())
}

/// Lines for the end of a page's log.
fn more_lines(regions: &Regions<'_>, lines: &[Line]) -> Markup {
    html! { @if !lines.is_empty() { ol data-append="lines" { (log_items(regions, lines)) } } }
}
