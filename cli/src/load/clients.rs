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
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(20);

/// One table and its clients.
pub(super) struct TableClients {
    http: Http,
    seats: u8,
    clients: Vec<SeatClient>,
    messages: mpsc::Receiver<(usize, ServerMessage)>,
    legal: Vec<String>,
    luck: Quick,
    number: u64,
}

/// A client with its seat and its WebSocket.
struct SeatClient {
    seat: String,
    socket: SplitSink<Socket, Message>,
    /// The open question, if its seat is asked and has not answered.
    asked: Option<u32>,
    answered: u32,
    over: bool,
    /// When each decision was due that is not acknowledged yet.
    due: VecDeque<Instant>,
}

/// The results of the clients of one table.
#[derive(Debug, Default)]
pub(super) struct ClientResults {
    pub(super) latencies: Vec<Duration>,
    pub(super) games: u64,
}

/// The fields of a server message that a client needs.
#[derive(Debug, Deserialize)]
struct ServerMessage {
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
        let (tell, messages) = mpsc::channel(64);
        let mut table_clients = TableClients {
            http,
            seats,
            clients: Vec::new(),
            messages,
            legal: Vec::new(),
            luck: Quick::new(number),
            number,
        };
        let (table, people) = table_clients.new_table().await?;
        for (at, (seat, key)) in people.iter().enumerate() {
            let address = format!("ws://{server}/api/tables/{table}/stream?key={key}");
            let (socket, _) = tokio_tungstenite::connect_async_with_config(address, None, true).await?;
            let (socket, stream) = socket.split();
            tokio::spawn(forward(at, stream, tell.clone()));
            table_clients.clients.push(SeatClient::new(seat.clone(), socket));
        }
        let (_, key) = people.first().context("a table without seats")?;
        // The deal follows once every seat is taken, but after the response to opening the table.
        let deadline = Instant::now() + RESPONSE_TIMEOUT;
        while table_clients.legal.is_empty() {
            if Instant::now() > deadline {
                bail!("the game does not begin");
            }
            let legal = table_clients.http.get(&format!("/api/tables/{table}/legal"), key).await?;
            table_clients.legal = serde_json::from_value(legal)?;
        }
        Ok(table_clients)
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
        let text = |about: &Value, name: &str| {
            let text = about[name].as_str().with_context(|| format!("the server gave no `{name}`: {about}"));
            text.map(str::to_owned)
        };
        let people = opened["people"].as_array().context("nobody sits there")?;
        let people = people.iter().map(|person| Ok((text(person, "seat")?, text(person, "key")?)));
        Ok((text(&opened, "table")?, people.collect::<Result<_>>()?))
    }

    /// Plays until `end`. A rhythm gives the time of the first decision and the interval; a late decision counts from when it was
    /// due.
    pub(super) async fn play(
        mut self,
        rhythm: Option<(Instant, Duration)>,
        end: Instant,
    ) -> Result<ClientResults> {
        let mut results = ClientResults::default();
        let mut next = rhythm.map(|(first, _)| first);
        let mut late: VecDeque<Instant> = VecDeque::new();
        while Instant::now() < end {
            match (next, rhythm) {
                (Some(due), Some((_, each))) => {
                    while let Some(due) = late.front().copied().filter(|_| self.any_seat_is_asked()) {
                        late.pop_front();
                        self.decide(due).await?;
                    }
                    tokio::select! {
                        () = sleep_until(due) => {
                            late.push_back(due);
                            next = Some(due + each);
                        }
                        message = self.messages.recv() => self.receive(message, &mut results).await?,
                    }
                }
                _ => {
                    while self.any_seat_is_asked() {
                        self.decide(Instant::now()).await?;
                    }
                    let message = timeout_at(Instant::now() + RESPONSE_TIMEOUT, self.messages.recv()).await;
                    self.receive(message.context("the server does not answer")?, &mut results).await?;
                }
            }
        }
        Ok(results)
    }

    fn any_seat_is_asked(&self) -> bool {
        self.clients.iter().any(|client| client.asked.is_some())
    }

    /// Sends a random decision for the first client that is asked.
    async fn decide(&mut self, due: Instant) -> Result<()> {
        let asked = self.clients.iter_mut().find_map(|client| Some((client.asked.take()?, client)));
        let Some((question, client)) = asked else { return Ok(()) };
        let decision = self.luck.pick(&(0..self.legal.len()).collect::<Vec<_>>());
        let decision = decision.and_then(|at| self.legal.get(at)).context("nothing can be decided")?;
        client.answered = question;
        client.due.push_back(due);
        let text = format!(r#"{{"question":{question},"decide":"{decision}"}}"#);
        Ok(client.socket.send(Message::text(text)).await?)
    }

    async fn receive(
        &mut self,
        message: Option<(usize, ServerMessage)>,
        results: &mut ClientResults,
    ) -> Result<()> {
        let (at, message) = message.context("the server closed a socket")?;
        let Some(client) = self.clients.get_mut(at) else { return Ok(()) };
        if let Some(why) = message.denied {
            bail!("a program was refused: {why}");
        }
        if message.done
            && let Some(due) = client.due.pop_front()
        {
            results.latencies.push(due.elapsed());
        }
        if let Some(asked) = message.asked {
            let is_asked = asked.question > client.answered && asked.awaits.contains(&client.seat);
            client.asked = is_asked.then_some(asked.question);
            client.over = asked.phase == "over";
        }
        if self.clients.iter().all(|client| client.over && client.due.is_empty()) {
            results.games += 1;
            self.go_on().await?;
        }
        Ok(())
    }

    /// Moves every client to a new table over its open socket.
    async fn go_on(&mut self) -> Result<()> {
        let (table, people) = self.new_table().await?;
        for (client, (seat, key)) in self.clients.iter_mut().zip(people) {
            (client.seat, client.asked, client.answered, client.over) = (seat, None, 0, false);
            let go = json!({ "go": { "table": table, "key": key } });
            client.socket.send(Message::text(go.to_string())).await?;
        }
        Ok(())
    }
}

impl SeatClient {
    fn new(seat: String, socket: SplitSink<Socket, Message>) -> SeatClient {
        SeatClient { seat, socket, asked: None, answered: 0, over: false, due: VecDeque::new() }
    }
}

/// Forwards the messages of one socket until it closes.
async fn forward(at: usize, mut stream: SplitStream<Socket>, tell: mpsc::Sender<(usize, ServerMessage)>) {
    while let Some(Ok(message)) = stream.next().await {
        let Message::Text(text) = message else { continue };
        let Ok(message) = serde_json::from_str(&text) else { continue };
        if tell.send((at, message)).await.is_err() {
            return;
        }
    }
}
