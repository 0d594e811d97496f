//! A test server: a store in memory, the whole router, and helpers to send requests.

mod answer;
mod markup;
mod socket;

pub(crate) use answer::{Answer, is_sentence};
pub(crate) use markup::{Tag, tags};
pub(crate) use socket::Socket;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderName, HeaderValue, Method, Request};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use table::store::Memory;
use table::{Secret, TableId, TableRegistry, TimeSource, Timestamp};
use tokio::net::TcpListener;
use tower::ServiceExt;
use web::{AppState, Limits};

/// The cookie key that these servers share, so that a cookie of one is valid at another.
const KEY: [u8; 32] = [7; 32];

/// The server's host name in these tests.
pub(crate) const HOST: &str = "saloon.test";
/// The origin of its pages.
pub(crate) const ORIGIN: &str = "http://saloon.test";

/// A test server.
pub(crate) struct TestServer {
    pub(crate) store: Arc<Memory>,
    pub(crate) registry: TableRegistry,
    app: AppState,
    router: Router,
}

/// The idle time after which [`TestServer::forgetful`] unloads a table; longer than the time between any two requests of a test.
const SOON: Duration = Duration::from_secs(60);

/// The time of servers whose clock stands still: 18 November 2026.
const NOON: Timestamp = Timestamp(1_795_003_200_000);

impl TestServer {
    /// A server without limits that keeps its tables in memory.
    pub(crate) fn open() -> TestServer {
        TestServer::with(KEY, Limits::none(), Duration::from_secs(600))
    }

    /// Like [`TestServer::open`], with a clock that stands still, so that two servers tell the same deadlines.
    pub(crate) fn timeless() -> TestServer {
        TestServer::at(KEY, Limits::none(), Duration::from_secs(600), TimeSource::fixed(NOON))
    }

    /// Like [`TestServer::timeless`], but soon unloads idle tables, and reads the journal again for the next request.
    pub(crate) fn forgetful() -> TestServer {
        TestServer::at(KEY, Limits::none(), SOON, TimeSource::fixed(NOON))
    }

    /// A server with the limits of a public one.
    pub(crate) fn limited() -> TestServer {
        TestServer::with(KEY, Limits::ordinary(), Duration::from_secs(600))
    }

    /// A server with another cookie key.
    pub(crate) fn elsewhere() -> TestServer {
        TestServer::with([8; 32], Limits::none(), Duration::from_secs(600))
    }

    fn with(key: [u8; 32], limits: Limits, idle: Duration) -> TestServer {
        TestServer::at(key, limits, idle, TimeSource::system())
    }

    fn at(key: [u8; 32], limits: Limits, idle: Duration, time: TimeSource) -> TestServer {
        let store = Arc::new(Memory::default());
        let registry = TableRegistry::with_time(Arc::clone(&store) as Arc<dyn table::Store>, key, idle, time);
        let app = AppState::new(registry.clone(), key, limits).unwrap();
        let router = web::router(app.clone());
        TestServer { store, registry, app, router }
    }

    /// Sends a request through the router.
    pub(crate) async fn ask(&self, want: TestRequest) -> Answer {
        let response = self.router.clone().oneshot(want.request()).await.unwrap();
        Answer::read(response).await
    }

    /// Sends a GET request without cookie or key.
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(TestRequest::get(path)).await
    }

    /// Listens on a local port, for sockets.
    pub(crate) async fn serve(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(web::serve(listener, self.app.clone(), std::future::pending()));
        address
    }

    /// Advances the clock until no table is loaded.
    pub(crate) async fn has_forgotten(&self) {
        tokio::time::pause();
        while self.registry.loaded() > 0 {
            tokio::time::advance(SOON).await;
        }
        tokio::time::resume();
    }

    /// A new guest with this name.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let answer = self.ask(TestRequest::post("/name").form(&[("name", name)])).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        Guest::of(&answer)
    }

    /// Opens a table over the API; returns its code and the host's key.
    pub(crate) async fn table(&self, more: &Value) -> (TableId, String) {
        let mut open = json!({ "game": "super-express", "seats": 3 });
        for (name, value) in more.as_object().unwrap() {
            open[name] = value.clone();
        }
        let answer = self.ask(TestRequest::post("/api/tables").json(&open)).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let opened = answer.json();
        let word = |name: &str| opened[name].as_str().unwrap().to_owned();
        (word("table").parse().unwrap(), word("host_key"))
    }

    /// Takes a seat over the API; returns its key.
    pub(crate) async fn sit(&self, table: TableId, name: &str) -> String {
        let sit = json!({ "name": name, "entropy": format!("the luck of {name}") });
        let answer = self.ask(TestRequest::post(&format!("/api/tables/{table}/seats")).json(&sit)).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()["key"].as_str().unwrap().to_owned()
    }

    /// Opens a table whose game has begun with three seats taken over the API; returns its code and their keys.
    pub(crate) async fn game(&self) -> (TableId, Vec<String>) {
        let (table, _) = self.table(&json!({})).await;
        let mut keys = Vec::new();
        for name in ["Ana", "Ben", "Cleo"] {
            keys.push(self.sit(table, name).await);
        }
        self.has_begun(table).await;
        (table, keys)
    }

    /// Waits until the cards are dealt and all bots have decided.
    pub(crate) async fn has_begun(&self, table: TableId) {
        let handle = self.registry.find(table).await.unwrap();
        let changed = handle.listen(&table::Who::default());
        let goes_on = |table: &table::Table| {
            let sight = table.view(&table::Who::default(), game::Viewer::Onlooker, None);
            sight.phase == table::TablePhase::Gathering
                || sight.seats.iter().any(|seat| seat.awaited && seat.bot.is_some())
        };
        while handle.read(goes_on) {
            changed.changed().await;
        }
    }

    /// Whether the health check succeeds.
    pub(crate) async fn is_well(&self) -> bool {
        self.get("/health").await.text() == "well\n"
    }
}

/// A guest, identified by a cookie.
#[derive(Clone)]
pub(crate) struct Guest {
    /// The value of the `Cookie` header.
    pub(crate) cookie: String,
    pub(crate) person: Secret,
}

impl Guest {
    /// The guest whose cookie this response sets. It is signed, not encrypted: 44 characters of signature, then 32 of identity.
    pub(crate) fn of(answer: &Answer) -> Guest {
        let set = answer.header("set-cookie").unwrap();
        let cookie = set.split(';').next().unwrap().to_owned();
        let value = unescaped(cookie.strip_prefix("guest=").unwrap());
        Guest { person: value[44..76].parse().unwrap(), cookie }
    }
}

/// A request under construction.
#[derive(Clone, Debug)]
pub(crate) struct TestRequest {
    method: Method,
    pub(crate) path: String,
    headers: Vec<(String, Vec<u8>)>,
    body: Vec<u8>,
    address: [u8; 4],
}

impl TestRequest {
    pub(crate) fn of(method: Method, path: &str) -> TestRequest {
        let host = ("host".to_owned(), HOST.as_bytes().to_vec());
        let path = path.to_owned();
        TestRequest { method, path, headers: vec![host], body: Vec::new(), address: [127, 0, 0, 1] }
    }

    pub(crate) fn get(path: &str) -> TestRequest {
        TestRequest::of(Method::GET, path)
    }

    /// A POST request with the origin of this server's pages.
    pub(crate) fn post(path: &str) -> TestRequest {
        TestRequest::of(Method::POST, path).with("origin", ORIGIN)
    }

    pub(crate) fn with(self, name: &str, value: &str) -> TestRequest {
        self.with_bytes(name, value.as_bytes())
    }

    pub(crate) fn with_bytes(mut self, name: &str, value: &[u8]) -> TestRequest {
        self.headers.retain(|(known, _)| known != name);
        self.headers.push((name.to_owned(), value.to_vec()));
        self
    }

    pub(crate) fn without(mut self, name: &str) -> TestRequest {
        self.headers.retain(|(known, _)| known != name);
        self
    }

    pub(crate) fn guest(self, guest: &Guest) -> TestRequest {
        self.with("cookie", &guest.cookie)
    }

    pub(crate) fn key(self, key: &str) -> TestRequest {
        self.with("authorization", &format!("Bearer {key}"))
    }

    pub(crate) fn language(self, tag: &str) -> TestRequest {
        self.with("accept-language", tag)
    }

    /// Sets the client's address.
    pub(crate) fn sent_from(mut self, address: [u8; 4]) -> TestRequest {
        self.address = address;
        self
    }

    pub(crate) fn form(self, fields: &[(&str, &str)]) -> TestRequest {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value))).collect();
        self.with("content-type", "application/x-www-form-urlencoded").body(pairs.join("&").as_bytes())
    }

    pub(crate) fn json(self, body: &Value) -> TestRequest {
        self.with("content-type", "application/json").body(body.to_string().as_bytes())
    }

    pub(crate) fn body(mut self, body: &[u8]) -> TestRequest {
        self.body = body.to_vec();
        self
    }

    fn request(self) -> Request<Body> {
        let mut request = Request::new(Body::from(self.body));
        *request.method_mut() = self.method;
        *request.uri_mut() = self.path.parse().unwrap_or_else(|why| panic!("{}: {why}", self.path));
        for (name, value) in self.headers {
            let name = HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().append(name, HeaderValue::from_bytes(&value).unwrap());
        }
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((self.address, 4242))));
        request
    }
}

/// Percent-encodes a text.
pub(crate) fn escaped(text: &str) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        if byte.is_ascii_alphanumeric() {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
        out
    })
}

/// Decodes a percent-encoded text.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next().unwrap(), rest.next().unwrap()];
                u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap()
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).unwrap()
}
