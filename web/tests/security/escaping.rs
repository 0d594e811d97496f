//! Names, chat lines and searches are escaped: they never become markup.

use crate::server::{ORIGIN, Socket, Tag, TestRequest, TestServer, escaped, tags};
use serde_json::{Value, json};

/// Names that would be markup or code if they were not escaped.
const NAMES: &[&str] = &[
    "<script>x</script>",
    "\"><img src=x onerror=y>",
    "' onclick='x",
    "</li></ol><h1>",
    "&lt;b&gt;&amp;&quot;",
    "<!--",
    "]]>",
    "{ $seat } { $level }",
    "\\u003cb\\u003e",
    "%3Cb%3E",
    "日本 שלום مرحبا",
];

/// Plays a scene and returns the tags of its pages and frames without their text. They must not depend on the name. They are
/// sorted, because deals differ.
async fn scene(name: &str, text: &str) -> Vec<(String, Vec<String>)> {
    let server = TestServer::open();
    let address = server.serve().await;
    let guest = server.guest(name).await;
    let (table, host) = server.table(&json!({})).await;
    let sit = [("name", name), ("entropy", text), ("seat", "0")];
    let page = format!("/t/{table}");
    assert_eq!(
        server.ask(TestRequest::post(&format!("{page}/sit")).guest(&guest).form(&sit)).await.status,
        303
    );
    let headers = [("cookie", guest.cookie.as_str()), ("origin", ORIGIN)];
    let mut socket = Socket::open(address, &format!("{page}/live"), &headers).await.unwrap();
    let mut scenes = vec![("frame while sitting down".to_owned(), frames(&mut socket, name).await)];
    let look = async |path: &str| {
        let answer = server.ask(TestRequest::get(path).guest(&guest)).await;
        assert_eq!(answer.status, 200, "{path}");
        let raw = answer.text();
        for said in [name, text] {
            let harmless = !said.contains(['<', '"', '&']);
            assert!(harmless || !raw.contains(said), "{path} says {said} as it is");
        }
        (path.split('?').next().unwrap().replace(&table.to_string(), ""), shape(&tags(&raw)))
    };
    scenes.push(look(&page).await);
    let keys = [server.sit(table, "Ben").await, server.sit(table, "Cleo").await];
    server.has_begun(table).await;
    let say = TestRequest::post(&format!("{page}/say")).guest(&guest).form(&[("text", text)]);
    assert_eq!(server.ask(say).await.status, 303);
    scenes.push(("frame while playing".to_owned(), frames(&mut socket, name).await));
    for path in ["/", &page, &format!("{page}?at=0"), "/new/super-express", "/rules/super-express"] {
        scenes.push(look(path).await);
    }
    // The API returns text unescaped.
    let about = format!("/api/tables/{table}");
    assert_eq!(server.get(&about).await.json()["seats"][0]["name"], name);
    let log = server.ask(TestRequest::get(&format!("{about}/log?lang=en")).key(&keys[0])).await.json();
    assert_eq!(log[0]["blanks"]["name"], name);
    assert!(log[0]["sentence"].as_str().unwrap().starts_with(&format!("{name} sits down")));
    assert_eq!(server.get("/api/tables?list=running").await.json()[0]["seats"][0], name);
    assert_eq!(server.ask(TestRequest::post(&format!("{about}/close")).key(&host)).await.status, 200);
    scenes.push(look("/finished").await);
    let record = server.get(&format!("{page}/record")).await.json();
    assert!(record["players"].as_object().unwrap().values().any(|player| player == name));
    scenes
}

/// The kinds of tags in all frames, each once: timing decides what a frame contains.
async fn frames(socket: &mut Socket, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for frame in socket.all_heard().await {
        let frame: Value = serde_json::from_str(&frame).unwrap();
        let html = frame["html"].as_str().unwrap();
        assert!(!name.contains(['<', '"', '&']) || !html.contains(name), "a frame says {name} as it is");
        found.extend(shape(&tags(html)));
    }
    found.sort_unstable();
    found.dedup();
    found
}

fn shape(tags: &[Tag]) -> Vec<String> {
    let mut shape: Vec<String> = tags.iter().map(Tag::shape).collect();
    shape.sort_unstable();
    shape
}

#[tokio::test]
async fn names_and_chat_stay_text_on_every_page_frame_and_answer() {
    let harmless = scene("Ana", "Howdy").await;
    for name in NAMES {
        let text = format!("{name} <script src=//evil.example></script>");
        for ((where_, nasty), (_, shape)) in scene(name, &text).await.iter().zip(&harmless) {
            assert!(nasty == shape, "{name} changes {where_}");
        }
    }
}

#[tokio::test]
async fn names_that_hide_something_are_refused() {
    let server = TestServer::open();
    let (table, _) = server.table(&json!({})).await;
    let long = "x".repeat(25);
    let names = [
        "",
        "   ",
        "a\u{0}b",
        "a\u{7}b",
        "\u{1b}[31m",
        "a\u{202e}b",
        "\u{200b}",
        "\u{2800}",
        "\u{3164}",
        "Ana\u{ad}",
        "Ana\u{200d}",
        "A\u{e0041}",
        "a\u{feff}",
        "bot:greedy",
        &long,
    ];
    for name in names {
        let page = server.ask(TestRequest::post("/name").form(&[("name", name)])).await;
        let sit = json!({ "name": name });
        let api = server.ask(TestRequest::post(&format!("/api/tables/{table}/seats")).json(&sit)).await;
        for answer in [page, api] {
            assert_eq!(answer.status, 422, "{name:?}");
            assert!(answer.sentence().is_some() && answer.header("set-cookie").is_none());
        }
    }
    let sit = json!({ "name": "Ana", "entropy": "one\ntwo" });
    let luck = server.ask(TestRequest::post(&format!("/api/tables/{table}/seats")).json(&sit)).await;
    assert_eq!(luck.json()["error"], "denied-bad-entropy");
}

#[tokio::test]
async fn chat_holds_nothing_unseen() {
    let server = TestServer::open();
    let (table, keys) = server.game().await;
    let say = json!({ "text": "\u{202e}a\u{0}b\u{200f}\u{1b}c\n" });
    let said = TestRequest::post(&format!("/api/tables/{table}/chat")).key(&keys[0]).json(&say);
    assert_eq!(server.ask(said).await.status, 200);
    assert!(server.get(&format!("/t/{table}")).await.text().contains("</b> abc</li>"));
    for text in ["", "\u{0}\u{202e}", &"x".repeat(281)] {
        let say = TestRequest::post(&format!("/api/tables/{table}/chat"))
            .key(&keys[0])
            .json(&json!({ "text": text }));
        assert_eq!(server.ask(say).await.json()["error"], "denied-bad-line", "{text:?}");
    }
}

#[tokio::test]
async fn codes_and_searches_stay_text() {
    let server = TestServer::open();
    let ways: [fn(&str) -> String; 7] = [
        |word| format!("/rules/super-express?q=zzzz+{word}"),
        |word| format!("/t/{word}"),
        |word| format!("/t/{word}/key/{word}"),
        |word| format!("/join?code={word}"),
        |word| format!("/rules/{word}"),
        |word| format!("/new/{word}"),
        |word| format!("/{word}?{word}={word}"),
    ];
    let long = "x<".repeat(500);
    for way in ways {
        let harmless = server.get(&way("zzzz")).await;
        for word in NAMES.iter().copied().chain(["a\u{0}\u{202e}b", long.as_str()]) {
            let answer = server.get(&way(&escaped(word))).await;
            assert_eq!(answer.status, harmless.status, "{word}");
            let [nasty, plain] = [&answer, &harmless].map(|answer| shape(&tags(&answer.text())));
            assert!(nasty == plain, "{word} changes {}", way("…"));
        }
    }
    // Browsers must not render JSON as a page.
    let answer = server.get("/api/tables?list=%3Cscript%3E").await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
}
