//! The clients of one table: each has a WebSocket and a seat and decides at random. All move on to a new table when the game
//! is over.

use super::http::Http;
use anyhow::{Context, Result, bail};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use game::{Luck, Quick};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The timeout for responses of the server.
const PATIENCE: Duration = Duration::from_secs(20);

/// One table and its clients.
pub(super) struct TableClients {
    http: Http,
    seats: u8,
    programs: Vec<Program>,
    heard: mpsc::Receiver<(usize, Heard)>,
    legal: Vec<String>,
    luck: Quick,
    number: u64,
}

/// A client with its seat and its WebSocket.
struct Program {
    seat: String,
    socket: SplitSink<Socket, Message>,
    /// The open question, if its seat is asked and has not answered.
    asked: Option<u32>,
    answered: u32,
    over: bool,
    /// When each decision was due that is not acknowledged yet.
    due: VecDeque<Instant>,
}

/// The results of one desk.
#[derive(Debug, Default)]
pub(super) struct Played {
    pub(super) latencies: Vec<Duration>,
    pub(super) games: u64,
}

/// The fields of a server message that a client needs.
#[derive(Debug, Deserialize)]
struct Heard {
    #[serde(default)]
    done: bool,
    denied: Option<Value>,
    asked: Option<Asked>,
}

#[derive(Debug, Deserialize)]
struct Asked {
    question: u32,
    awaits: Vec<String>,
    phase: String,
}

impl TableClients {
    /// Opens a table, connects a client for every seat, and waits for the deal.
    pub(super) async fn open(server: SocketAddr, seats: u8, number: u64) -> Result<TableClients> {
        let http = Http::new(server);
        let (tell, heard) = mpsc::channel(64);
        let mut clients = TableClients {
            http,
            seats,
            programs: Vec::new(),
            heard,
            legal: Vec::new(),
            luck: Quick::new(number),
            number,
        };
        let (table, people) = clients.new_table().await?;
        for (at, (seat, key)) in people.iter().enumerate() {
            let address = format!("ws://{server}/api/tables/{table}/stream?key={key}");
            let (socket, _) = tokio_tungstenite::connect_async_with_config(address, None, true).await?;
            let (socket, stream) = socket.split();
            tokio::spawn(listen(at, stream, tell.clone()));
            clients.programs.push(Program::new(seat.clone(), socket));
        }
        let (_, key) = people.first().context("a table without seats")?;
        // The deal follows once every seat is taken, but after the response to opening the table.
        let patience = Instant::now() + PATIENCE;
        while clients.legal.is_empty() {
            if Instant::now() > patience {
                bail!("the game does not begin");
            }
            let legal = clients.http.get(&format!("/api/tables/{table}/legal"), key).await?;
            clients.legal = serde_json::from_value(legal)?;
        }
        Ok(clients)
    }

    /// Opens a table with every seat taken; returns its code and each seat with its key.
    async fn new_table(&mut self) -> Result<(String, Vec<(String, String)>)> {
        let reserved = self.http.post("/api/reservations", &json!({})).await?;
        let people: Vec<Value> = (0..self.seats)
            .map(|seat| {
                let entropy = format!("{} {}", self.number, self.luck.below(u32::MAX));
                json!({ "name": format!("Program {}", seat + 1), "entropy": entropy })
            })
            .collect();
        let open = json!({
            "table": reserved["table"], "game": "super-express", "seats": self.seats, "people": people,
            "listed": false, "chat": false,
        });
        let opened = self.http.post("/api/tables", &open).await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let people = opened["people"].as_array().context("nobody sits there")?;
        let people = people.iter().map(|person| (text(&person["seat"]), text(&person["key"]))).collect();
        Ok((text(&opened["table"]), people))
    }

    /// Plays until `end`. A rhythm gives the time of the first decision and the interval; a late decision counts from when it was
    /// due.
    pub(super) async fn play(mut self, rhythm: Option<(Instant, Duration)>, end: Instant) -> Result<Played> {
        let mut played = Played::default();
        let mut next = rhythm.map(|(first, _)| first);
        let mut late: VecDeque<Instant> = VecDeque::new();
        while Instant::now() < end {
            match (next, rhythm) {
                (Some(due), Some((_, each))) => {
                    while let Some(due) = late.front().copied().filter(|_| self.somebody_is_asked()) {
                        late.pop_front();
                        self.decide(due).await?;
                    }
                    tokio::select! {
                        () = sleep_until(due) => {
                            late.push_back(due);
                            next = Some(due + each);
                        }
                        heard = self.heard.recv() => self.hear(heard, &mut played).await?,
                    }
                }
                _ => {
                    while self.somebody_is_asked() {
                        self.decide(Instant::now()).await?;
                    }
                    let heard = timeout_at(Instant::now() + PATIENCE, self.heard.recv()).await;
                    self.hear(heard.context("the server does not answer")?, &mut played).await?;
                }
            }
        }
        Ok(played)
    }

    fn somebody_is_asked(&self) -> bool {
        self.programs.iter().any(|program| program.asked.is_some())
    }

    /// Sends a random decision for the first client that is asked.
    async fn decide(&mut self, due: Instant) -> Result<()> {
        let asked = self.programs.iter_mut().find_map(|program| Some((program.asked.take()?, program)));
        let Some((question, program)) = asked else { return Ok(()) };
        let decision = self.luck.pick(&(0..self.legal.len()).collect::<Vec<_>>());
        let decision = decision.and_then(|at| self.legal.get(at)).context("nothing can be decided")?;
        program.answered = question;
        program.due.push_back(due);
        let text = format!(r#"{{"question":{question},"decide":"{decision}"}}"#);
        Ok(program.socket.send(Message::text(text)).await?)
    }

    async fn hear(&mut self, heard: Option<(usize, Heard)>, played: &mut Played) -> Result<()> {
        let (at, heard) = heard.context("the server closed a socket")?;
        let Some(program) = self.programs.get_mut(at) else { return Ok(()) };
        if let Some(why) = heard.denied {
            bail!("a program was refused: {why}");
        }
        if heard.done
            && let Some(due) = program.due.pop_front()
        {
            played.latencies.push(due.elapsed());
        }
        if let Some(asked) = heard.asked {
            let is_asked = asked.question > program.answered && asked.awaits.contains(&program.seat);
            program.asked = is_asked.then_some(asked.question);
            program.over = asked.phase == "over";
        }
        if self.programs.iter().all(|program| program.over && program.due.is_empty()) {
            played.games += 1;
            self.go_on().await?;
        }
        Ok(())
    }

    /// Moves every client to a new table over its open socket.
    async fn go_on(&mut self) -> Result<()> {
        let (table, people) = self.new_table().await?;
        for (program, (seat, key)) in self.programs.iter_mut().zip(people) {
            (program.seat, program.asked, program.answered, program.over) = (seat, None, 0, false);
            let go = json!({ "go": { "table": table, "key": key } });
            program.socket.send(Message::text(go.to_string())).await?;
        }
        Ok(())
    }
}

impl Program {
    fn new(seat: String, socket: SplitSink<Socket, Message>) -> Program {
        Program { seat, socket, asked: None, answered: 0, over: false, due: VecDeque::new() }
    }
}

/// Forwards the messages of one socket until it closes.
async fn listen(at: usize, mut stream: SplitStream<Socket>, tell: mpsc::Sender<(usize, Heard)>) {
    while let Some(Ok(message)) = stream.next().await {
        let Message::Text(text) = message else { continue };
        let Ok(heard) = serde_json::from_str(&text) else { continue };
        if tell.send((at, heard)).await.is_err() {
            return;
        }
    }
}
