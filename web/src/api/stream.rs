//! A table over one WebSocket: what the seat is shown, as it happens, and decisions the other way.

use super::Caller;
use super::body::{AskedNow, From, LineFacts, Problem, ViewFacts};
use super::tables::{asked, told, view_of};
use crate::socket::{self, Counted};
use crate::voice::Voice;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query};
use axum::response::Response;
use catalog::Language;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Ask, Denied, Read, Room, TableId};

/// What a program sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    /// Comes back with the answer.
    #[serde(default)]
    id: u64,
    /// A decision in the game's notation.
    decide: Option<String>,
    /// Which question it answers.
    #[serde(default)]
    question: u32,
    /// Send me my view.
    #[serde(default)]
    view: bool,
    /// Take my last decision back.
    #[serde(default)]
    undo: bool,
}

/// What a program hears.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Heard {
    News {
        #[serde(skip_serializing_if = "Vec::is_empty")]
        lines: Vec<LineFacts>,
        asked: AskedNow,
    },
    Done {
        answer: u64,
        done: bool,
    },
    Denied {
        answer: u64,
        denied: Problem,
    },
    View {
        answer: u64,
        view: Box<ViewFacts>,
    },
}

/// A WebSocket. It says `{"lines": […], "asked": {…}}` whenever there is news, and answers
/// `{"id": 1, "question": 3, "decide": "plan mts"}`, `{"id": 2, "view": true}` and `{"id": 3, "undo": true}` with
/// `{"answer": 1, …}`
#[utoipa::path(get, path = "/api/tables/{table}/stream",
    params(("table" = String, Path, description = "its code"), From),
    responses((status = 101, description = "a WebSocket"), (status = 404, body = Problem)))]
pub(super) async fn stream(
    caller: Caller,
    Path(code): Path<String>,
    Query(from): Query<From>,
    upgrade: WebSocketUpgrade,
) -> Response {
    match caller.room(&code).await {
        Ok(room) => socket::frugal(upgrade).on_upgrade(move |socket| async move {
            let counted = Counted::new(&caller.saloon);
            let _ = Talk { room, caller, from }.run(socket).await;
            drop(counted);
        }),
        Err(denied) => caller.problem(&denied),
    }
}

struct Talk {
    room: Arc<Room>,
    caller: Caller,
    from: From,
}

impl Talk {
    /// Tells and listens until either side has enough.
    async fn run(self, mut socket: WebSocket) -> Result<(), axum::Error> {
        let table = self.room.read(table::Table::id);
        let voice = self.from.lang.as_deref().and_then(Language::wished);
        let voice = voice.map(|language| self.caller.saloon.voice(language));
        let pace = self.caller.saloon.limits.pace();
        let mut changed = self.room.subscribe();
        let (mut read, mut last) = (Read::default(), None);
        loop {
            changed.mark_unchanged();
            if let Some(news) = self.news(&mut read, &mut last, voice) {
                say(&mut socket, &news).await?;
            }
            tokio::select! {
                biased;
                sent = socket.recv() => {
                    let Some(sent) = sent else { return Ok(()) };
                    let heard = match sent? {
                        Message::Text(_) if pace.as_ref().is_some_and(|pace| pace.check().is_err()) => {
                            self.refused(0, &Denied::TooFast)
                        }
                        Message::Text(text) => self.answer(table, text.as_str()).await,
                        Message::Close(_) => return Ok(()),
                        Message::Binary(_) | Message::Ping(_) | Message::Pong(_) => continue,
                    };
                    say(&mut socket, &heard).await?;
                }
                gone = changed.changed() => if gone.is_err() { return Ok(()) },
            }
        }
    }

    /// What this seat has not been told yet; nothing where nothing changed for it.
    fn news(&self, read: &mut Read, last: &mut Option<AskedNow>, voice: Option<&Voice>) -> Option<Heard> {
        self.room.read(|table| {
            let eyes = table.eyes(&self.caller.who);
            let lines = table.lines(eyes, read).into_iter().filter(|line| line.number >= self.from.from);
            let lines: Vec<LineFacts> = lines.map(|line| told(line, table.game(), voice)).collect();
            let asked = asked(table);
            if lines.is_empty() && last.as_ref() == Some(&asked) {
                return None;
            }
            *last = Some(asked.clone());
            Some(Heard::News { lines, asked })
        })
    }

    async fn answer(&self, table: TableId, text: &str) -> Heard {
        let sent: Sent = match serde_json::from_str(text) {
            Ok(sent) => sent,
            Err(why) => return self.refused(0, &Denied::Setup(why.to_string())),
        };
        let ask = match sent {
            Sent { view: true, id, .. } => {
                let view = Box::new(self.room.read(|table| view_of(table, &self.caller)));
                return Heard::View { answer: id, view };
            }
            Sent { undo: true, .. } => Ask::TakeBack(None),
            Sent { decide: Some(decision), question, .. } => Ask::Decide { seat: None, question, decision },
            Sent { id, .. } => {
                return self.refused(id, &Denied::Setup("say `decide`, `view` or `undo`".to_owned()));
            }
        };
        match self.caller.saloon.house.ask(table, self.caller.who, ask).await {
            Ok(_) => Heard::Done { answer: sent.id, done: true },
            Err(denied) => self.refused(sent.id, &denied),
        }
    }

    fn refused(&self, answer: u64, denied: &Denied) -> Heard {
        Heard::Denied { answer, denied: Problem::of(denied, self.caller.saloon.voice(self.caller.language)) }
    }
}

async fn say(socket: &mut WebSocket, heard: &Heard) -> Result<(), axum::Error> {
    let text = serde_json::to_string(heard).map_err(axum::Error::new)?;
    socket.send(Message::text(text)).await
}
