//! Sizes of the live frames that an open page gets from its socket during a game: `cargo bench -p web --bench frames`. All
//! seats decide at random; the pages are those of the first seat and of an onlooker.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, header};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use table::TableRegistry;
use table::store::Memory;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt as _;
use web::{AppState, Limits};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A socket that is silent for this long has sent everything.
const SILENCE: Duration = Duration::from_millis(15);

/// The maximum number of decisions in a game.
const DECISIONS: usize = 600;

fn main() -> Result<()> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(measured())
}

async fn measured() -> Result<()> {
    for (game, seats) in
        [("super-express", 4), ("train-heist", 2), ("deck-goes-west", 1), ("deck-goes-west", 2)]
    {
        for seed in 1..=3 {
            let server = Server::new().await?;
            let [own, onlooker] = server.play(game, seats, seed).await?;
            println!("{game}, {seats} seats, game {seed}, own page: {}", weights(own));
            println!("{game}, {seats} seats, game {seed}, onlooker: {}", weights(onlooker));
        }
    }
    Ok(())
}

/// Statistics of the frame sizes of a page.
fn weights(mut bytes: Vec<usize>) -> String {
    bytes.sort_unstable();
    let kilo = |bytes: usize| bytes as f64 / 1000.0;
    let at = |part: usize| kilo(bytes.get(bytes.len() * part / 100).copied().unwrap_or_default());
    let mean = kilo(bytes.iter().sum()) / bytes.len().max(1) as f64;
    let most = kilo(bytes.last().copied().unwrap_or_default());
    format!(
        "{} frames, median {:.1} kB, mean {mean:.1}, p95 {:.1}, most {most:.1}",
        bytes.len(),
        at(50),
        at(95)
    )
}

/// A server with a store in memory, reached through its router and over the network.
struct Server {
    router: axum::Router,
    address: SocketAddr,
}

/// The live frames of an open page.
struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The bytes received of an incomplete frame.
    piece: usize,
    frames: Vec<usize>,
}

impl Page {
    /// Receives frames until the socket is silent.
    async fn hear(&mut self) -> Result<()> {
        while let Ok(heard) = tokio::time::timeout(SILENCE, self.socket.next()).await {
            let Message::Text(text) = heard.ok_or("the page was closed")?? else { continue };
            self.piece += text.len();
            if text.ends_with('\n') {
                self.frames.push(std::mem::take(&mut self.piece));
            }
        }
        Ok(())
    }
}

impl Server {
    async fn new() -> Result<Server> {
        let registry = TableRegistry::new(Arc::new(Memory::default()), [7; 32], Duration::from_secs(600));
        let router = web::router(AppState::new(registry, [7; 32], Limits::none())?);
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let served = router.clone();
        tokio::spawn(async move { axum::serve(listener, served).await });
        Ok(Server { router, address })
    }

    async fn ask(&self, request: axum::http::request::Builder, body: String) -> Result<Response<Body>> {
        let host = self.address.to_string();
        let origin = format!("http://{host}");
        let request = request.header("host", host).header("origin", origin).body(Body::from(body))?;
        Ok(self.router.clone().oneshot(request).await?)
    }

    async fn json(&self, path: &str, key: &str, body: Option<&Value>) -> Result<Value> {
        let request = if body.is_some() { Request::post(path) } else { Request::get(path) };
        let request = request
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {key}"));
        let answer = self.ask(request, body.map(Value::to_string).unwrap_or_default()).await?;
        let well = answer.status().is_success();
        let text = to_bytes(answer.into_body(), usize::MAX).await?;
        if !well {
            return Err(format!("{path}: {}", String::from_utf8_lossy(&text)).into());
        }
        Ok(serde_json::from_slice(&text)?)
    }

    /// Opens a page of this table: of the seat with this key, or of an onlooker.
    async fn page(&self, table: &str, key: Option<&str>) -> Result<Page> {
        let mut cookie = String::new();
        if let Some(key) = key {
            let request = Request::post(format!("/t/{table}/key"))
                .header("content-type", "application/x-www-form-urlencoded");
            let taken = self.ask(request, format!("key={key}")).await?;
            let given = taken.headers().get(header::SET_COOKIE).ok_or("no cookie was given")?.to_str()?;
            given.split(';').next().unwrap_or_default().clone_into(&mut cookie);
        }
        let page =
            self.ask(Request::get(format!("/t/{table}")).header("cookie", &cookie), String::new()).await?;
        let page = String::from_utf8(to_bytes(page.into_body(), usize::MAX).await?.to_vec())?;
        let (_, live) = page.split_once("data-live=\"").ok_or("the page is not live")?;
        let live = live.split('"').next().unwrap_or_default().replace("&amp;", "&");
        let beat =
            page.split_once("data-beat=\"").and_then(|(_, beat)| beat.split('"').next()).unwrap_or("0");
        let mut request = format!("ws://{}{live}&beat={beat}&lines=0", self.address).into_client_request()?;
        request.headers_mut().insert(header::COOKIE, cookie.parse()?);
        request.headers_mut().insert(header::ORIGIN, format!("http://{}", self.address).parse()?);
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Page { socket, piece: 0, frames: Vec::new() })
    }

    /// Plays a game; returns the frame sizes of the first seat's page and of an onlooker's.
    async fn play(&self, game: &str, seats: usize, seed: u64) -> Result<[Vec<usize>; 2]> {
        let people: Vec<Value> = (0..seats).map(|seat| json!({ "name": format!("{seat}") })).collect();
        let reserved = self.json("/api/reservations", "", Some(&json!({}))).await?;
        let open = json!({ "table": reserved["table"], "game": game, "seats": seats, "people": people });
        let opened = self.json("/api/tables", "", Some(&open)).await?;
        let table = opened["table"].as_str().ok_or("no table was opened")?;
        let keys: Vec<(&str, &str)> = opened["people"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|person| Some((person["seat"].as_str()?, person["key"].as_str()?)))
            .collect();
        let &[(_, first), ..] = &keys[..] else { return Err("nobody sits there".into()) };
        let mut pages = [self.page(table, Some(first)).await?, self.page(table, None).await?];
        for page in &mut pages {
            page.hear().await?;
            page.frames.clear();
        }
        let mut chance = seed;
        for _ in 0..DECISIONS {
            let view = self.json(&format!("/api/tables/{table}/view"), "", None).await?;
            let awaited =
                view["awaits"].as_array().and_then(|awaited| awaited.first()).and_then(Value::as_str);
            let Some(&(_, key)) = keys.iter().find(|(seat, _)| Some(*seat) == awaited) else { break };
            let legal = self.json(&format!("/api/tables/{table}/legal"), key, None).await?;
            let legal = legal.as_array().ok_or("nothing is legal")?;
            // Knuth's linear congruential generator: the same game each time.
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let decision = &legal[(chance >> 33) as usize % legal.len()];
            let decision = json!({ "question": view["question"], "decision": decision });
            self.json(&format!("/api/tables/{table}/decisions"), key, Some(&decision)).await?;
            for page in &mut pages {
                page.hear().await?;
            }
        }
        Ok(pages.map(|page| page.frames))
    }
}
