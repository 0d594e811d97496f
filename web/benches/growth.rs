//! The cost of a page as a game gets longer: `cargo bench -p web --bench growth`. Measures server CPU at beats 20, 200 and
//! 2,000 of one long game: a late page, the page itself, live frames; then, once the table is closed, moments of the replay,
//! and the page and the record, first rendered and then from the cache.
//!
//! A replay goes from moment to moment: its page sends hashes of the regions that it shows. A moment by itself is the first of
//! a page, which sends none.
//!
//! A live frame is what a page gets that shows the beat before: the first page renders what changed, the pages after it get the
//! same from the cache. A late page was loaded at beat 0, and opens its socket only now: it sends hashes of the regions that it
//! shows. A blank page reconnects after beat 0, sends no hashes, and gets the whole board.
//!
//! Random players end an ordinary game after a few hundred beats. The edition of Deck Goes West has a longer board here, Nights
//! without danger and no points for tiles, and that of Train Heist a Hangman with many knots; everything else is as built in. No game of Train
//! Heist lasts 2,000 beats, because its Event Cards run out: it is measured at 20, 100 and 300.
//!
//! The map of Deck Goes West grows with its game until the edition has no more tiles, so the number of face-up tiles is printed:
//! costs that differ by it are those of a larger board, not of a longer game.
//!
//! The server runs on threads of its own. Its CPU is that of the process without this thread, which plays the browser.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, header};
use cpu_time::{ProcessTime, ThreadTime};
use deck_goes_west::DeckGoesWest;
use futures_util::StreamExt as _;
use game::Catalogued as _;
use serde_json::{Value, json};
use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use table::TableRegistry;
use table::store::Memory;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tower::ServiceExt as _;
use train_heist::TrainHeist;
use web::{AppState, Limits};

/// The allocator of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A socket that is silent for this long has sent everything.
const SILENCE: Duration = Duration::from_millis(100);

/// The first frame takes no longer than this, or there is none.
const FIRST: Duration = Duration::from_secs(2);

/// Decisions that end something: random players take them only where nothing else is legal, so that a game becomes long.
const LAST: [&str; 5] = ["pass", "end", "end turn", "stop", "done"];

/// The number of measurements of each request.
const ROUNDS: u32 = 160;

/// Frames and moments are measured at this many beats in a row, and the median is printed: beats differ in how much they
/// change, and a Night with many bandits changes the whole map.
const IN_A_ROW: usize = 16;

fn main() -> Result<()> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        measure_game("Deck Goes West", &long_west()?, [20, 200, 2000]).await?;
        measure_game("Train Heist", &long_heist()?, [20, 100, 300]).await
    })
}

/// The id of the editions of this bench.
const EDITION: &str = "long";

/// A table of Deck Goes West for five players.
fn long_west() -> Result<Value> {
    let edition = deck_goes_west::Edition::read(&|name| {
        let text = material("deck-goes-west", name)?;
        Ok(match name {
            "scoreboards.toml" => text.replace("14", "90").replace("66", "240"),
            "missions.toml" => text
                .replace("\"exhaustion 1\", \"attack\", ", "")
                .replace("on reveal; vp +1; if furthest-west; vp +1", "on reveal; vp -1"),
            _ => text,
        })
    });
    edition.map_err(|why| why.to_string())?.register().map_err(|why| why.to_string())?;
    let mut setup = serde_json::to_value(DeckGoesWest::default_setup(5))?;
    setup["edition"] = EDITION.into();
    setup["board"] = "D".into();
    Ok(json!({ "game": "deck-goes-west", "setup": setup }))
}

/// A table of Train Heist for four players who play for a score, with 250 knots for the Hangman.
fn long_heist() -> Result<Value> {
    let edition = train_heist::Edition::read(&|name| {
        Ok(material("train-heist", name)?.replace("knots = 3", "knots = 250"))
    });
    edition.map_err(|why| why.to_string())?.register().map_err(|why| why.to_string())?;
    let mut setup = serde_json::to_value(TrainHeist::default_setup(4))?;
    setup["edition"] = EDITION.into();
    setup["mode"] = "score-challenge".into();
    Ok(json!({ "game": "train-heist", "setup": setup }))
}

/// A file of a built-in edition, under the id of this bench.
fn material(game: &str, file: &str) -> std::result::Result<String, String> {
    let path = format!("{}/../games/{game}/material/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).map_err(|why| format!("{path}: {why}"))?;
    Ok(text.replace("\"reconstruction\"", &format!("\"{EDITION}\"")))
}

async fn measure_game(title: &str, open: &Value, beats: [usize; 3]) -> Result<()> {
    let server = Server::start().await?;
    let mut game = server.open(open).await?;
    let first = server.reconnecting(&game, 0).await?;
    let mut reached = Vec::new();
    for beat in beats {
        let mut at = server.play_until(&mut game, beat).await?;
        let late = server.watched(&first, ROUNDS).await?;
        let blank = server.watched(&format!("/t/{}/live?lang=en&beat=0", game.table), ROUNDS).await?;
        let tiles = server.get(&format!("/t/{}", game.table)).await?.matches(" data-tile=\"").count();
        let page = server.fetched(&[format!("/t/{}", game.table)], ROUNDS).await?;
        println!(
            "{title}, beat {at}, {tiles} tiles in sight: late page {late}; blank page {blank}; page {page}"
        );
        let (mut rendered, mut cached) = (Vec::new(), Vec::new());
        for _ in 0..IN_A_ROW {
            let page = server.reconnecting(&game, at).await?;
            let next = server.play_until(&mut game, at + 1).await?;
            if next == at {
                return Err(format!("{title} ended at beat {at}, too early to compare").into());
            }
            let frame = server.watched(&page, ROUNDS / IN_A_ROW as u32).await?;
            rendered.push(frame.first);
            cached.push(frame.again);
            at = next;
        }
        let (rendered, cached) = (Cost::median(&rendered), Cost::median(&cached));
        println!(
            "{title}, beats until {at}: live frame for the first page {rendered}, for those after it {cached}"
        );
        reached.push(at);
    }
    server.post(&format!("/api/tables/{}/close", game.table), &game.host_key, &json!({})).await?;
    for at in reached {
        let moment = |at: usize| format!("/t/{}/moment?at={at}", game.table);
        let (mut next, mut jump) = (Vec::new(), Vec::new());
        for at in (1..=at).rev().take(IN_A_ROW) {
            let before: Value = serde_json::from_str(&server.get(&moment(at - 1)).await?)?;
            let shown = before["shown"].as_str().ok_or("a moment states what the page shows")?;
            next.push(server.fetched(&[format!("{}&shown={shown}", moment(at))], ROUNDS).await?);
            jump.push(server.fetched(&[moment(at), moment(at / 2)], ROUNDS / 4).await?);
        }
        let (next, jump) = (Cost::median(&next), Cost::median(&jump));
        println!(
            "{title}, beats until {at}: next moment of a replay {next}; a jump to it and back by half {jump}"
        );
    }
    for what in ["", "/record"] {
        let path = format!("/t/{}{what}", game.table);
        let (first, again) = (server.fetched_once(&path).await?, server.fetched(&[path], ROUNDS).await?);
        println!("{title}, GET {what} of a closed table: first {first}; again {again}");
    }
    Ok(())
}

/// The value of a data attribute.
fn data(page: &str, name: &str) -> Result<String> {
    let (_, value) = page.split_once(&format!("data-{name}=\"")).ok_or("the page has no such attribute")?;
    Ok(value.split('"').next().unwrap_or_default().replace("&amp;", "&"))
}

/// The cost of one request: server CPU time, and size of the response.
struct Cost {
    cpu: Duration,
    bytes: usize,
}

impl Cost {
    /// The median, of times and of sizes.
    fn median(costs: &[Cost]) -> Cost {
        let mut cpu: Vec<Duration> = costs.iter().map(|cost| cost.cpu).collect();
        let mut bytes: Vec<usize> = costs.iter().map(|cost| cost.bytes).collect();
        cpu.sort_unstable();
        bytes.sort_unstable();
        Cost { cpu: cpu[cpu.len() / 2], bytes: bytes[bytes.len() / 2] }
    }
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.2} ms, {:.1} kB", self.cpu.as_secs_f64() * 1e3, self.bytes as f64 / 1000.0)
    }
}

/// The cost of opening a socket for the first time, and the mean of later times.
struct Watched {
    first: Cost,
    again: Cost,
}

impl std::fmt::Display for Watched {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} (first {:.2} ms)", self.again, self.first.cpu.as_secs_f64() * 1e3)
    }
}

/// CPU time of the server's threads.
fn server_cpu() -> Duration {
    ProcessTime::now().as_duration().saturating_sub(ThreadTime::now().as_duration())
}

/// A table whose seats are held by programs.
struct Game {
    table: String,
    host_key: String,
    /// The name and the key of each seat.
    people: Vec<(String, String)>,
    chance: u64,
}

/// A server with a store in memory, on threads of its own.
struct Server {
    /// Taken out when the server is dropped: a runtime must not be dropped in a task of another one.
    runtime: Option<Runtime>,
    router: axum::Router,
    address: SocketAddr,
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Server {
    async fn start() -> Result<Server> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let registry = TableRegistry::new(Arc::new(Memory::default()), [7; 32], Duration::from_secs(600));
        let router = web::router(AppState::new(registry, [7; 32], Limits::none())?);
        let served = router.clone();
        let listener = runtime.spawn(TcpListener::bind("127.0.0.1:0")).await??;
        let address = listener.local_addr()?;
        runtime.spawn(async move { axum::serve(listener, served).await });
        Ok(Server { runtime: Some(runtime), router, address })
    }

    /// Answers a request on the server's threads.
    async fn answer(&self, request: Request<Body>) -> Result<Vec<u8>> {
        let router = self.router.clone();
        let runtime = self.runtime.as_ref().ok_or("the server has ended")?;
        let answered = runtime.spawn(async move {
            let answer: Response<Body> = router.oneshot(request).await.expect("a router always answers");
            let status = answer.status();
            let body = to_bytes(answer.into_body(), usize::MAX).await.expect("a body in memory can be read");
            (status, body)
        });
        let (status, body) = answered.await?;
        if !status.is_success() {
            return Err(format!("the server answers {status}: {}", String::from_utf8_lossy(&body)).into());
        }
        Ok(body.to_vec())
    }

    /// The address of the socket that the present page of a table opens when it has shown this beat.
    async fn reconnecting(&self, game: &Game, beat: usize) -> Result<String> {
        let page = self.get(&format!("/t/{}", game.table)).await?;
        let last_line = page.rsplit(" id=\"line-").next().and_then(|rest| rest.split('"').next());
        let lines = last_line.ok_or("no log")?.parse::<usize>()? + 1;
        Ok(format!("{}&beat={beat}&lines={lines}", data(&page, "live")?))
    }

    async fn get(&self, path: &str) -> Result<String> {
        let request = Request::get(path).header("host", self.address.to_string()).body(Body::empty())?;
        Ok(String::from_utf8(self.answer(request).await?)?)
    }

    /// Sends a request that accepts gzip, as browsers do; returns the size of the body.
    async fn get_compressed(&self, path: &str) -> Result<usize> {
        let request = Request::get(path)
            .header("host", self.address.to_string())
            .header("accept-encoding", "gzip")
            .body(Body::empty())?;
        Ok(self.answer(request).await?.len())
    }

    async fn post(&self, path: &str, key: &str, body: &Value) -> Result<Value> {
        let request = Request::post(path)
            .header("host", self.address.to_string())
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {key}"))
            .body(Body::from(body.to_string()))?;
        Ok(serde_json::from_slice(&self.answer(request).await?)?)
    }

    async fn api(&self, path: &str, key: &str) -> Result<Value> {
        let request = Request::get(path)
            .header("host", self.address.to_string())
            .header("authorization", format!("Bearer {key}"))
            .body(Body::empty())?;
        Ok(serde_json::from_slice(&self.answer(request).await?)?)
    }

    async fn fetched_once(&self, path: &str) -> Result<Cost> {
        let before = server_cpu();
        let bytes = self.get_compressed(path).await?;
        Ok(Cost { cpu: server_cpu().saturating_sub(before), bytes })
    }

    /// The mean cost of requests for these paths in turn, after a round that warms the caches.
    async fn fetched(&self, paths: &[String], rounds: u32) -> Result<Cost> {
        let (mut before, mut bytes) = (server_cpu(), 0);
        for round in 0..=rounds {
            if round == 1 {
                (before, bytes) = (server_cpu(), 0);
            }
            for path in paths {
                bytes += self.get_compressed(path).await?;
            }
        }
        let requests = rounds * paths.len() as u32;
        Ok(Cost { cpu: server_cpu().saturating_sub(before) / requests, bytes: bytes / requests as usize })
    }

    /// The cost of opening a socket and of what it sends: once, which renders beats that no page has shown yet, and the mean of
    /// several times after it.
    async fn watched(&self, path: &str, rounds: u32) -> Result<Watched> {
        let before = server_cpu();
        let bytes = self.heard(path).await?;
        let first = Cost { cpu: server_cpu().saturating_sub(before), bytes };
        let before = server_cpu();
        for _ in 0..rounds {
            self.heard(path).await?;
        }
        let again = Cost { cpu: server_cpu().saturating_sub(before) / rounds, bytes };
        Ok(Watched { first, again })
    }

    async fn heard(&self, path: &str) -> Result<usize> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        request.headers_mut().insert(header::ORIGIN, format!("http://{}", self.address).parse()?);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
        let mut bytes = 0;
        let mut patience = FIRST;
        while let Ok(heard) = tokio::time::timeout(patience, socket.next()).await {
            bytes += heard.ok_or("the socket was closed")??.len();
            patience = SILENCE;
        }
        Ok(bytes)
    }

    async fn open(&self, open: &Value) -> Result<Game> {
        let mut open = open.clone();
        let seats = open["setup"]["seats"].as_array().ok_or("the set-up lists its seats")?.len();
        open["people"] = (0..seats).map(|seat| json!({ "name": format!("program {seat}") })).collect();
        open["table"] = self.post("/api/reservations", "", &json!({})).await?["table"].take();
        let opened = self.post("/api/tables", "", &open).await?;
        let word = |value: &Value| value.as_str().map(str::to_owned).ok_or("a word is missing");
        let people = opened["people"].as_array().ok_or("nobody sits there")?;
        let people = people.iter().map(|person| Ok((word(&person["seat"])?, word(&person["key"])?)));
        Ok(Game {
            table: word(&opened["table"])?,
            host_key: word(&opened["host_key"])?,
            people: people.collect::<Result<_>>()?,
            chance: 1,
        })
    }

    /// Plays at random until the game reaches a beat or its end; returns the last beat.
    async fn play_until(&self, game: &mut Game, beat: usize) -> Result<usize> {
        let path = format!("/api/tables/{}", game.table);
        loop {
            let view = self.api(&format!("{path}/view"), "").await?;
            let last = view["beats"].as_u64().unwrap_or_default().saturating_sub(1) as usize;
            let awaited = view["awaits"].as_array().and_then(|seats| seats.first()).and_then(Value::as_str);
            let person = game.people.iter().find(|(seat, _)| Some(seat.as_str()) == awaited);
            let Some((_, key)) = person.filter(|_| last < beat) else { return Ok(last) };
            let legal = self.api(&format!("{path}/legal"), key).await?;
            let legal = legal.as_array().filter(|legal| !legal.is_empty()).ok_or("nothing is legal")?;
            let prolongs =
                |decision: &&Value| !decision.as_str().is_some_and(|decision| LAST.contains(&decision));
            let long: Vec<&Value> = legal.iter().filter(prolongs).collect();
            let legal = if long.is_empty() { legal.iter().collect() } else { long };
            // Knuth's linear congruential generator: the same game each time.
            game.chance =
                game.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let decision = legal[(game.chance >> 33) as usize % legal.len()];
            let decide = json!({ "question": view["question"], "decision": decision });
            self.post(&format!("{path}/decisions"), key, &decide).await?;
        }
    }
}
