//! Malformed input breaks nothing: every rejected request gets one clear sentence.

use crate::server::{Answer, Guest, ORIGIN, Socket, TestRequest, TestServer, escaped, is_sentence};
use axum::http::Method;
use game::{Luck, Quick};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Routes of the server; `*` is a table's code, `?` any word.
const ADDRESSES: &[&str] = &[
    "/",
    "/name",
    "/language/?",
    "/join",
    "/play/?",
    "/play/super-express",
    "/new/?",
    "/new/super-express",
    "/rules/?",
    "/rules/super-express",
    "/finished",
    "/t/?",
    "/t/*",
    "/t/*/live",
    "/t/*/record",
    "/t/*/key/?",
    "/t/*/?",
    "/t/*/sit",
    "/t/*/decide",
    "/t/*/bot",
    "/t/*/say",
    "/t/*/kick",
    "/t/*/key",
    "/t/?/?",
    "/assets/?",
    "/health",
    "/metrics",
    "/?",
    "/api",
    "/api/?",
    "/api/tables",
    "/api/tables/?",
    "/api/tables/*",
    "/api/tables/*/?",
    "/api/tables/*/seats",
    "/api/tables/*/bots",
    "/api/tables/*/deal",
    "/api/tables/*/view",
    "/api/tables/*/legal",
    "/api/tables/*/words",
    "/api/tables/*/choices",
    "/api/tables/*/decisions",
    "/api/tables/*/undo",
    "/api/tables/*/leave",
    "/api/tables/*/return",
    "/api/tables/*/log",
    "/api/tables/*/chat",
    "/api/tables/*/kick",
    "/api/tables/*/record",
    "/api/tables/*/stream",
];

/// Words for paths and queries.
const WORDS: &[&str] = &[
    "%FF",
    "%00",
    "%2e%2e%2f",
    "%",
    "a%zz",
    "-1",
    "0",
    "99999999999999999999",
    "1e9",
    "null",
    "true",
    "ABCD2345",
    "%F0%9F%90%8E",
    "%0D%0A",
    "..",
    "*",
    "'",
    ";",
    "=",
    "%3Cb%3E",
    "[]",
    "NaN",
    "",
    "+",
    "1&1",
    "%ED%A0%80",
];

const FIELDS: &[&str] = &[
    "seat", "at", "q", "from", "lang", "list", "key", "back", "code", "name", "text", "question", "decision",
    "table", "count", "module", "option", "clock", "seconds", "days", "seat-0", "name-0", "bandit-0",
    "level", "entropy", "id",
];

const BODIES: &[&str] = &[
    "",
    "{",
    "{}",
    "[]",
    "null",
    "\"x\"",
    "[[[[[[[[[[[[",
    "{\"game\":1}",
    "{\"game\":\"super-express\",\"seats\":255}",
    "{\"game\":\"super-express\",\"setup\":{\"seats\":[\"B\",\"B\",\"B\"]}}",
    "{\"game\":\"super-express\",\"seats\":3,\"clock\":{\"live\":0}}",
    "{\"name\":\"\",\"name\":\"x\"}",
    "{\"seat\":\"ZZZ\",\"level\":\"wise\"}",
    "{\"question\":-1,\"decision\":null}",
    "{\"question\":1,\"decision\":\"plan xyz\"}",
    "{\"text\":{}}",
    "{\"unknown\":true}",
    "\u{0}",
    "%FF=%FF",
    "seat=99&level=x",
    "name=%00",
    "a=b;c",
    "&&&",
    "name",
    "{\"question\":4294967296,\"decision\":\"\"}",
    "question=99999999999&decision=plan%20mts",
    "seat=0&seat=1",
];

const KINDS: &[&str] = &[
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data",
    "x",
    "application/json;x=é",
];

const METHODS: &[&str] = &["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW"];

const HEADERS: &[(&str, &[u8])] = &[
    ("cookie", b"guest=\xff"),
    ("cookie", b"guest=x; language=klingon; =; ;;"),
    ("accept-language", b"\xff\xfe"),
    ("accept-language", b"pt-BR;q=x,,,*"),
    ("authorization", b"Bearer \xff"),
    ("authorization", b"Basic eHg="),
    ("upgrade", b"websocket"),
    ("connection", b"upgrade"),
    ("sec-websocket-version", b"12"),
    ("sec-websocket-key", b"x"),
    ("x-live", b"1"),
    ("x-forwarded-proto", b"javascript"),
    ("host", b"\"><script>"),
    ("range", b"bytes=5-1"),
    ("accept-encoding", b"gzip"),
    ("if-none-match", b"*"),
    ("content-length", b"5"),
    ("transfer-encoding", b"x"),
    ("expect", b"100-continue"),
];

#[track_caller]
fn check(want: &TestRequest, method: &str, answer: &Answer) {
    assert!(answer.status < 500, "{method} {want:?}: {} {}", answer.status, answer.text());
    if answer.status >= 400 && method != "HEAD" && answer.header("content-encoding").is_none() {
        assert!(answer.sentence().is_some(), "{method} {want:?}: {} {}", answer.status, answer.text());
    }
}

#[tokio::test]
async fn nonsense_gets_a_sentence_and_breaks_nothing() {
    let server = TestServer::open();
    let (table, keys) = server.game().await;
    let ana = server.guest("Ana").await;
    let mut luck = Quick::new(5);
    let mut refused = 0;
    for number in 0..6000 {
        let mut path = String::new();
        for sign in ADDRESSES[number % ADDRESSES.len()].chars() {
            match sign {
                '*' => path += &table.to_string(),
                '?' => path += luck.pick(WORDS).unwrap(),
                sign => path.push(sign),
            }
        }
        if luck.below(2) == 0 {
            path += &format!("?{}={}", luck.pick(FIELDS).unwrap(), luck.pick(WORDS).unwrap());
        }
        if path.parse::<axum::http::Uri>().is_err() {
            continue;
        }
        let method = match luck.below(3) {
            0 => luck.pick(METHODS).unwrap(),
            1 => "POST",
            _ => "GET",
        };
        let mut want =
            TestRequest::of(Method::from_bytes(method.as_bytes()).unwrap(), &path).with("origin", ORIGIN);
        if luck.below(2) == 0 {
            want = want.guest(&ana);
        }
        if luck.below(2) == 0 {
            want = want.key(&keys[luck.below(3) as usize]);
        }
        for _ in 0..luck.below(4) {
            let (name, value) = luck.pick(HEADERS).unwrap();
            want = want.with_bytes(name, value);
        }
        if luck.below(3) > 0 {
            want = want.with("content-type", luck.pick(KINDS).unwrap());
        }
        want = want.body(luck.pick(BODIES).unwrap().as_bytes());
        let answer = server.ask(want.clone()).await;
        check(&want, method, &answer);
        refused += u32::from(answer.status >= 400);
    }
    assert!(refused > 2000, "{refused}");
    assert!(server.is_well().await);
    assert!(server.get("/metrics").await.text().contains("saloon_troubles_total 0\n"));
}

/// Rejections of the libraries are replaced by sentences of the server.
#[tokio::test]
async fn whatever_cannot_be_read_is_said_in_our_own_words() {
    let server = TestServer::open();
    let (table, _) = server.game().await;
    let form = "application/x-www-form-urlencoded";
    let live = format!("/t/{table}/live");
    let stream = format!("/api/tables/{table}/stream");
    for (want, status, word) in [
        (TestRequest::get("/t/%FF"), 400, "address"),
        (TestRequest::get("/api/tables/%FF"), 400, "address"),
        (TestRequest::get(&format!("/t/{table}?at=soon")), 400, "question mark"),
        (TestRequest::get(&format!("/api/tables/{table}/log?from=-1")), 400, "question mark"),
        (TestRequest::post("/name").with("content-type", "text/plain").body(b"name=Ana"), 415, "form"),
        (TestRequest::post("/name").with("content-type", form).body(b"nam=Ana"), 422, "form"),
        (TestRequest::post("/name").with("content-type", form).body(b"name=Ana&name=Eve"), 422, "form"),
        (TestRequest::get(&live), 400, "WebSocket"),
        (TestRequest::get(&stream), 400, "WebSocket"),
        (
            TestRequest::get(&live).with("upgrade", "websocket").with("connection", "upgrade"),
            400,
            "WebSocket",
        ),
        (TestRequest::post("/"), 405, "not for that"),
        (TestRequest::post(&stream), 405, "not for that"),
        (TestRequest::get("/assets/none.js"), 404, "no page"),
        (TestRequest::get("/nowhere"), 404, "no page"),
        (TestRequest::get("/api/nowhere"), 404, "no page"),
    ] {
        let path = want.path.clone();
        let answer = server.ask(want.clone().with("origin", ORIGIN)).await;
        let said = answer.sentence().unwrap_or_else(|| panic!("{path}: {}", answer.text()));
        assert_eq!(answer.status, status, "{path}: {said}");
        assert!(said.contains(word), "{path}: {said}");
        let script = server.ask(want.with("origin", ORIGIN).with("x-live", "1").language("pt-BR")).await;
        assert_ne!(script.sentence(), Some(said), "{path} does not speak Portuguese");
        assert!(!script.is_page(), "{path}");
    }
    assert_eq!(server.ask(TestRequest::post("/finished")).await.header("allow"), Some("GET,HEAD"));
}

/// Sends a form with a field that cannot be used: one sentence names the field, in the guest's language.
async fn names_the_field(
    server: &TestServer,
    guest: &Guest,
    path: &str,
    fields: &[(&str, &str)],
    field: &str,
) {
    let want = TestRequest::post(path).guest(guest).form(fields);
    let answer = server.ask(want.clone()).await;
    let said = answer.sentence().unwrap_or_else(|| panic!("{path} {fields:?}: {}", answer.text()));
    assert_eq!(answer.status, 422, "{path} {fields:?}: {said}");
    assert!(answer.header("location").is_none() && said.contains(&format!("“{field}”")), "{said}");
    assert_ne!(server.ask(want.language("pt-BR")).await.sentence(), Some(said), "{path} {fields:?}");
}

#[tokio::test]
async fn a_field_of_a_set_up_that_cannot_be_used_is_named_and_no_table_opens() {
    let server = TestServer::open();
    let ana = server.guest("Ana").await;
    let usual = [("count", "3"), ("seat-0", "me"), ("seat-1", "open"), ("seat-2", "greedy")];
    for (more, field) in [
        (&[("clock", "sundial")][..], "clock"),
        (&[("clock", "live"), ("seconds", "soon")], "seconds"),
        (&[("clock", "days"), ("days", "-1")], "days"),
        (&[("minder", "wise")], "minder"),
        (&[("chat", "off")], "chat"),
        (&[("listed", "no")], "listed"),
        (&[("seat-4", "wise")], "seat-4"),
    ] {
        names_the_field(&server, &ana, "/new/super-express", &[&usual, more].concat(), field).await;
    }
    assert_eq!(server.registry.loaded(), 0, "a table is open");
    // Fields that are missing or empty have the usual values.
    for more in [&[][..], &[("clock", "live"), ("seconds", "")], &[("clock", "none"), ("minder", "")]] {
        let form = [&usual, more].concat();
        let opened = server.ask(TestRequest::post("/new/super-express").guest(&ana).form(&form)).await;
        assert_eq!(opened.status, 303, "{more:?}: {}", opened.text());
    }
}

#[tokio::test]
async fn a_set_up_for_too_many_players_is_refused() {
    let server = TestServer::open();
    let ana = server.guest("Ana").await;
    for (game, count) in [("train-heist", "0"), ("train-heist", "200"), ("deck-goes-west", "200")] {
        let form = [("count", count), ("seat-0", "me")];
        let answer = server.ask(TestRequest::post(&format!("/new/{game}")).guest(&ana).form(&form)).await;
        assert_eq!(answer.status, 422, "{game} {count}: {}", answer.text());
        assert!(answer.sentence().is_some(), "{game} {count}: {}", answer.text());
    }
}

#[tokio::test]
async fn a_field_of_an_action_that_cannot_be_used_is_named_and_nothing_changes() {
    let server = TestServer::open();
    let ana = server.guest("Ana").await;
    let form = [("count", "2"), ("mode", "versus"), ("seat-0", "me")];
    let opened = server.ask(TestRequest::post("/new/train-heist").guest(&ana).form(&form)).await;
    let table = opened.header("location").unwrap().to_owned();
    let decision = ("decision", "end");
    for (act, fields, field) in [
        ("bot", &[("seat", "1"), ("level", "wise")][..], "level"),
        ("bot", &[("seat", "next"), ("level", "greedy")], "seat"),
        ("sit", &[("seat", "next"), ("name", "Ben")], "seat"),
        ("decide", &[("question", "now"), decision], "question"),
        ("decide", &[decision], "question"),
        ("decide", &[("question", "1")], "decision"),
        ("decide", &[("question", "1"), ("card", "R05")], "decision"),
        ("go-on", &[("at", "soon"), ("seat", "0")], "at"),
        ("go-on", &[("at", "0")], "seat"),
    ] {
        let before = server.ask(TestRequest::get(&table).guest(&ana)).await;
        names_the_field(&server, &ana, &format!("{table}/{act}"), fields, field).await;
        assert_eq!(before, server.ask(TestRequest::get(&table).guest(&ana)).await, "{act} changed something");
    }
}

#[tokio::test]
async fn nonsense_on_a_socket_gets_a_sentence() {
    let server = TestServer::open();
    let address = server.serve().await;
    let (table, keys) = server.game().await;
    let path = format!("/api/tables/{table}/stream?key={}", keys[0]);
    let mut socket = Socket::open(address, &path, &[]).await.unwrap();
    socket.hear().await.unwrap();
    let deep = "[".repeat(5000);
    let sent = [
        "",
        "{}",
        "[]",
        "null",
        "{\"id\":-1}",
        "{\"decide\":1}",
        "{\"decide\":\"plan mts\"}",
        "{\"unknown\":1}",
        "{\"id\":1,\"id\":2}",
        "\u{0}",
        "{\"question\":1,\"decide\":\"plan zzz\"}",
        "{\"undo\":true}",
        &deep,
    ];
    for text in sent {
        socket.say(text).await;
        let heard: Value = serde_json::from_str(&socket.hear().await.unwrap()).unwrap();
        let said = heard["denied"]["sentence"].as_str().unwrap();
        assert!(is_sentence(said), "{text}: {said}");
    }
    socket.say("{\"decide\":\"plan mts\"}").await;
    assert!(socket.hear().await.unwrap().contains("`decide` needs the `question`"));
    socket.say("{\"id\":7,\"question\":1,\"decide\":\"plan mts\"}").await;
    assert!(socket.hear().await.unwrap().contains("\"answer\":7,\"done\":true"));
}

#[tokio::test]
async fn a_socket_goes_to_no_seat_with_an_unknown_key() {
    let server = TestServer::open();
    let address = server.serve().await;
    let (table, keys) = server.game().await;
    let path = format!("/api/tables/{table}/stream?key={}", keys[0]);
    let mut socket = Socket::open(address, &path, &[]).await.unwrap();
    socket.hear().await.unwrap();
    let mut tell = async |message: Value| {
        socket.say(&message.to_string()).await;
        serde_json::from_str::<Value>(&socket.hear().await.unwrap()).unwrap()
    };
    let before = tell(json!({ "view": true })).await;
    let unknown = tell(json!({ "id": 8, "go": { "table": table, "key": "f".repeat(32) } })).await;
    assert_eq!(unknown["denied"]["error"], "denied-no-such-key");
    assert_eq!(tell(json!({ "view": true })).await, before, "it stays at its seat");
    let known = tell(json!({ "id": 9, "go": { "table": table, "key": keys[1] } })).await;
    assert_eq!(known["done"], true);
    assert_ne!(tell(json!({ "view": true })).await["view"]["you"], before["view"]["you"]);
}

/// Sends raw bytes; returns what the server sends until it closes the connection or five seconds pass.
async fn send(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let _ = stream.write_all(bytes).await;
    let _ = stream.shutdown().await;
    let mut back = Vec::new();
    let _ = tokio::time::timeout(std::time::Duration::from_secs(5), stream.read_to_end(&mut back)).await;
    String::from_utf8_lossy(&back).into_owned()
}

#[tokio::test]
async fn noise_on_the_wire_breaks_nothing() {
    let server = TestServer::open();
    let address = server.serve().await;
    let many = format!("GET / HTTP/1.1\r\nHost: x\r\n{}\r\n", "X-A: b\r\n".repeat(5000));
    let long = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a".repeat(100_000));
    let asked = format!("GET /t/{} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", escaped("é<"));
    for noise in [
        b"".as_slice(),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nname",
        b"POST /name HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        many.as_bytes(),
        long.as_bytes(),
        asked.as_bytes(),
    ] {
        let back = send(address, noise).await;
        assert!(!back.starts_with("HTTP/1.1 5"), "{:?} gives {back}", String::from_utf8_lossy(noise));
    }
    let well = send(address, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    assert!(well.ends_with("well\n"), "{well}");
}
