//! One table and the programs at it: each has a socket and a seat, decides at random, and goes on to the next table when a
//! game is over.

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

/// An answer that takes longer is none.
const PATIENCE: Duration = Duration::from_secs(20);

/// One table and the programs at it.
pub(super) struct Desk {
    http: Http,
    seats: u8,
    programs: Vec<Program>,
    heard: mpsc::Receiver<(usize, Heard)>,
    legal: Vec<String>,
    luck: Quick,
    number: u64,
}

/// A program: its seat and its socket.
struct Program {
    seat: String,
    socket: SplitSink<Socket, Message>,
    /// The question it is asked and has not answered yet.
    asked: Option<u32>,
    answered: u32,
    over: bool,
    /// Since when it waits for an acknowledgement.
    due: VecDeque<Instant>,
}

/// What desks have done.
#[derive(Debug, Default)]
pub(super) struct Played {
    pub(super) latencies: Vec<Duration>,
    pub(super) games: u64,
}

/// As much of a message as a program needs.
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

impl Desk {
    /// Opens a table and connects everybody to it.
    pub(super) async fn open(server: SocketAddr, seats: u8, number: u64) -> Result<Desk> {
        let http = Http::new(server);
        let (tell, heard) = mpsc::channel(64);
        let mut desk = Desk {
            http,
            seats,
            programs: Vec::new(),
            heard,
            legal: Vec::new(),
            luck: Quick::new(number),
            number,
        };
        let (table, people) = desk.new_table().await?;
        for (at, (seat, key)) in people.iter().enumerate() {
            let address = format!("ws://{server}/api/tables/{table}/stream?key={key}");
            let (socket, _) = tokio_tungstenite::connect_async_with_config(address, None, true).await?;
            let (socket, stream) = socket.split();
            tokio::spawn(listen(at, stream, tell.clone()));
            desk.programs.push(Program::new(seat.clone(), socket));
        }
        let (_, key) = people.first().context("a table without seats")?;
        // The cards are dealt as soon as everybody sits, but not before that is answered.
        let patience = Instant::now() + PATIENCE;
        while desk.legal.is_empty() {
            if Instant::now() > patience {
                bail!("the game does not begin");
            }
            let legal = desk.http.get(&format!("/api/tables/{table}/legal"), key).await?;
            desk.legal = serde_json::from_value(legal)?;
        }
        Ok(desk)
    }

    /// A table at which everybody sits: its code, and everybody's seat and key.
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

    /// Plays until the time is up. With a rhythm, decisions are due at their times, whatever the server does.
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

    /// The first program that is asked decides, at random.
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

    /// Everybody goes to a new table.
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

/// Passes on what a socket says.
async fn listen(at: usize, mut stream: SplitStream<Socket>, tell: mpsc::Sender<(usize, Heard)>) {
    while let Some(Ok(message)) = stream.next().await {
        let Message::Text(text) = message else { continue };
        let Ok(heard) = serde_json::from_str(&text) else { continue };
        if tell.send((at, heard)).await.is_err() {
            return;
        }
    }
}
