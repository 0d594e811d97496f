//! The stream: sends a seat its log and questions over a WebSocket, and receives its decisions.

use super::Caller;
use super::body::{AskedNow, ChoiceFacts, LineFacts, LogQuery, Problem, ViewFacts};
use super::tables::{asked, choices_of, known, told, view_of};
use crate::app_state::AppState;
use crate::extract::{Path, Query, Upgrade};
use crate::limits::RequestKind;
use crate::socket::{self, KeepAlive, SocketGuard};
use axum::extract::ws::{Message, WebSocket};
use axum::response::Response;
use catalog::Language;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Ask, Changes, Denied, LogCursor, Secret, Table, TableHandle, TableId, TablePhase, Who};

/// More unread entries of a log than this are told on the pool. Telling a few costs less than handing them over.
const FEW: usize = 16;

/// A message from the program.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StreamRequest {
    /// Returned with the answer.
    #[serde(default)]
    id: u64,
    /// A decision in the game's notation.
    decide: Option<String>,
    /// The number of the question that `decide` answers, which needs it.
    question: Option<u32>,
    /// Send me my view.
    #[serde(default)]
    view: bool,
    /// Send me my choices, with their names.
    #[serde(default)]
    choices: bool,
    /// Take my last decision back.
    #[serde(default)]
    undo: bool,
    /// Switches the socket to another seat.
    go: Option<SwitchSeat>,
}

/// The seat to switch to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SwitchSeat {
    table: TableId,
    key: Option<Secret>,
}

/// A message to the program.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum StreamMessage {
    News(News),
    /// The request succeeded; the news that follows from it is included.
    Done {
        answer: u64,
        done: bool,
        #[serde(flatten)]
        news: Option<News>,
    },
    Denied {
        answer: u64,
        denied: Problem,
    },
    View {
        answer: u64,
        view: Box<ViewFacts>,
    },
    Choices {
        answer: u64,
        choices: Vec<ChoiceFacts>,
    },
}

impl StreamMessage {
    /// An estimate of the length of its JSON, in bytes.
    fn length(&self) -> usize {
        match self {
            StreamMessage::News(news) | StreamMessage::Done { news: Some(news), .. } => {
                192 + 128 * news.lines.len()
            }
            StreamMessage::Done { news: None, .. } | StreamMessage::Denied { .. } => 192,
            StreamMessage::View { .. } => 2048,
            StreamMessage::Choices { choices, .. } => 64 + 128 * choices.len(),
        }
    }
}

/// Lines the program has not received yet, and what is asked now.
#[derive(Debug, Serialize)]
struct News {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<LineFacts>,
    asked: AskedNow,
}

/// A WebSocket. It sends `{"lines": […], "asked": {…}}` whenever there is news, and answers
/// `{"id": 1, "question": 3, "decide": "plan mts"}`, `{"id": 2, "view": true}`, `{"id": 3, "undo": true}` and
/// `{"id": 5, "choices": true}` with `{"answer": 1, …}`. `{"id": 4, "go": {"table": "…", "key": "…"}}` lets the same socket serve another seat
#[utoipa::path(get, path = "/api/tables/{table}/stream",
    params(("table" = String, Path, description = "its code"), LogQuery),
    responses((status = 101, description = "a WebSocket"), (status = 404, body = Problem)))]
pub(super) async fn stream(
    caller: Caller,
    Path(code): Path<String>,
    Query(from): Query<LogQuery>,
    Upgrade(upgrade): Upgrade,
) -> Response {
    let found = async { Ok((caller.handle(&code).await?, SocketGuard::new(&caller.app, caller.address)?)) };
    match found.await {
        Ok((handle, counted)) => socket::with_small_buffers(upgrade).on_upgrade(move |socket| async move {
            let _ = StreamSession::new(handle, caller, &from).run(socket).await;
            drop(counted);
        }),
        Err(denied) => caller.problem(&denied),
    }
}

struct StreamSession {
    handle: Arc<TableHandle>,
    changed: Changes,
    caller: Caller,
    reader: NewsReader,
}

/// What a program has been sent.
#[derive(Debug, Default)]
struct NewsReader {
    /// The number of the first line to send.
    from: usize,
    /// The language of sentences; none to leave them out.
    language: Option<Language>,
    read: LogCursor,
    /// What was asked when the last news was sent.
    asked: Option<(u32, game::Asked, TablePhase)>,
}

impl NewsReader {
    /// The news since the last call; none where nothing changed for this seat.
    fn news(&mut self, table: &Table, who: &Who, app: &AppState) -> Option<News> {
        let translator = self.language.map(|language| app.translator(language));
        let lines = table.lines(table.default_viewer(who), &mut self.read).into_iter();
        let lines = lines.filter(|line| line.number >= self.from);
        let lines: Vec<LineFacts> = lines.map(|line| told(line, table.game(), translator)).collect();
        let now = Some((table.question(), table.asked(), table.phase()));
        if lines.is_empty() && self.asked == now {
            return None;
        }
        self.asked = now;
        Some(News { lines, asked: asked(table) })
    }
}

impl StreamSession {
    fn new(handle: Arc<TableHandle>, caller: Caller, from: &LogQuery) -> StreamSession {
        let changed = handle.listen(&caller.who);
        let reader = NewsReader { from: from.from, language: from.lang, ..NewsReader::default() };
        StreamSession { handle, changed, caller, reader }
    }

    /// Sends news and answers messages until the socket closes or the table is unloaded.
    async fn run(mut self, mut socket: WebSocket) -> Result<(), axum::Error> {
        let limiter = self.caller.app.limits.socket_limiter();
        let mut keep_alive = KeepAlive::new();
        loop {
            self.changed.forget();
            if let Some(news) = self.news().await {
                say(&mut socket, &StreamMessage::News(news)).await?;
            }
            tokio::select! {
                biased;
                sent = socket.recv() => {
                    let Some(sent) = sent else { return Ok(()) };
                    keep_alive.heard();
                    let heard = match sent? {
                        Message::Text(_) if limiter.as_ref().is_some_and(|limiter| limiter.check().is_err()) || !self.may_ask() => {
                            self.refused(0, &Denied::TooFast)
                        }
                        Message::Text(text) => self.answer(text.as_str()).await,
                        Message::Close(_) => return Ok(()),
                        Message::Binary(_) | Message::Ping(_) | Message::Pong(_) => continue,
                    };
                    say(&mut socket, &heard).await?;
                }
                () = self.changed.changed() => {
                    if self.handle.has_left() {
                        return Ok(());
                    }
                    self.handle.listen_on(&self.caller.who, &mut self.changed);
                }
                () = keep_alive.runs_out() => if keep_alive.ask(&mut socket).await?.is_none() { return Ok(()) },
            }
        }
    }

    /// Takes one request from the client's quota, which all its sockets share.
    fn may_ask(&self) -> bool {
        self.caller.app.limits.allow(RequestKind::Change, self.caller.address)
    }

    /// The news since the last call; none where nothing changed for this seat.
    async fn news(&mut self) -> Option<News> {
        let (table, who, app) = (self.handle.snapshot(), self.caller.who, &self.caller.app);
        if table.unread(&self.reader.read) <= FEW {
            return self.reader.news(&table, &who, app);
        }
        let (mut reader, app) = (std::mem::take(&mut self.reader), app.clone());
        let pool = app.pool.clone();
        let telling = pool.run(move || {
            let news = reader.news(&table, &who, &app);
            (reader, news)
        });
        let news;
        (self.reader, news) = telling.await;
        news
    }

    /// Reads the table on the pool, off the async workers.
    async fn read<T: Send + 'static>(&self, read: impl FnOnce(&Table, &Caller) -> T + Send + 'static) -> T {
        let (table, caller) = (self.handle.snapshot(), self.caller.clone());
        self.caller.app.pool.run(move || read(&table, &caller)).await
    }

    async fn answer(&mut self, text: &str) -> StreamMessage {
        let sent: StreamRequest = match serde_json::from_str(text) {
            Ok(sent) => sent,
            Err(why) => {
                // The id, if it can be read, tells the program which message is malformed.
                let named = serde_json::from_str::<serde_json::Value>(text).ok();
                let id = named.as_ref().and_then(|sent| sent.get("id")?.as_u64());
                return self.refused(id.unwrap_or_default(), &Denied::Unreadable(why.to_string()));
            }
        };
        let id = sent.id;
        let done = match sent {
            StreamRequest { view: true, .. } => {
                let view = Box::new(self.read(view_of).await);
                return StreamMessage::View { answer: id, view };
            }
            StreamRequest { choices: true, .. } => {
                let language = self.reader.language;
                let choices = self.read(move |table, caller| choices_of(table, caller, language)).await;
                return StreamMessage::Choices { answer: id, choices };
            }
            StreamRequest { go: Some(go), .. } => self.go(go).await,
            StreamRequest { undo: true, .. } => self.ask(Ask::TakeBack(None)).await,
            StreamRequest { decide: Some(decision), question: Some(question), .. } => {
                self.ask(Ask::Decide { seat: None, question, decision }).await
            }
            StreamRequest { decide: Some(_), question: None, .. } => {
                Err(Denied::Unreadable("`decide` needs the `question` that it answers".to_owned()))
            }
            StreamRequest { .. } => {
                Err(Denied::Unreadable("say `decide`, `view`, `choices`, `undo` or `go`".to_owned()))
            }
        };
        match done {
            Ok(()) => StreamMessage::Done { answer: id, done: true, news: self.news().await },
            Err(denied) => self.refused(id, &denied),
        }
    }

    async fn ask(&self, ask: Ask) -> Result<(), Denied> {
        // Finds the table again if it was unloaded meanwhile; the socket closes by itself.
        let mut handle = Arc::clone(&self.handle);
        self.caller.app.registry.ask_of(&mut handle, self.caller.who, ask).await.map(drop)
    }

    /// Switches the socket to another seat, whose log it then sends from the beginning.
    async fn go(&mut self, go: SwitchSeat) -> Result<(), Denied> {
        let handle = self.caller.app.registry.find(go.table).await?;
        let who = Who { key: go.key, ..self.caller.who };
        if who.key.is_some() {
            known(&handle, &who)?;
        }
        self.changed = handle.listen(&who);
        (self.handle, self.caller.who) = (handle, who);
        self.reader = NewsReader { language: self.reader.language, ..NewsReader::default() };
        Ok(())
    }

    fn refused(&self, answer: u64, denied: &Denied) -> StreamMessage {
        StreamMessage::Denied {
            answer,
            denied: Problem::of(denied, self.caller.app.translator(self.caller.language)),
        }
    }
}

async fn say(socket: &mut WebSocket, heard: &StreamMessage) -> Result<(), axum::Error> {
    let mut text = Vec::with_capacity(heard.length());
    serde_json::to_writer(&mut text, heard).map_err(axum::Error::new)?;
    let text = String::from_utf8(text).map_err(axum::Error::new)?;
    socket.send(Message::text(text)).await
}
