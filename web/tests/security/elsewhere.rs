//! Pages of other sites cannot act with a guest's cookies.

use crate::server::{HOST, ORIGIN, Socket, TestRequest, TestServer};
use serde_json::json;

/// Headers by which browsers mark requests that do not come from a page of this server.
const ELSEWHERE: &[&[(&str, &str)]] = &[
    &[("origin", "http://evil.example")],
    &[("origin", "http://saloon.test.evil.example")],
    &[("origin", "http://saloon.test:81")],
    &[("origin", "null")],
    &[("origin", "")],
    &[("sec-fetch-site", "cross-site")],
    &[("sec-fetch-site", "same-site")],
    &[("sec-fetch-site", "none")],
    &[("sec-fetch-site", "cross-site"), ("origin", ORIGIN)],
    &[("sec-fetch-site", "same-site"), ("origin", ORIGIN)],
    &[("sec-fetch-site", "same-origin"), ("origin", "null")],
    // A cookie without any origin header.
    &[],
];

#[tokio::test]
async fn a_page_of_another_site_changes_nothing() {
    let server = TestServer::open();
    let ana = server.guest("Ana").await;
    let form = [("count", "3"), ("seat-0", "me"), ("seat-1", "greedy"), ("seat-2", "greedy"), ("chat", "on")];
    let opened = server.ask(TestRequest::post("/new/super-express").guest(&ana).form(&form)).await;
    let table = opened.header("location").unwrap().to_owned();
    server.has_begun(table.trim_start_matches("/t/").parse().unwrap()).await;
    let page = async || server.ask(TestRequest::get(&table).guest(&ana)).await;
    let counts = async || server.get("/metrics").await.text();
    let (before, counted) = (page().await, counts().await);
    let fields =
        [("seat", "0"), ("question", "1"), ("decision", "plan mts"), ("text", "Boo"), ("name", "Eve")];
    let acts = ["decide", "say", "leave", "close", "sit", "key", "kick"].map(|act| format!("{table}/{act}"));
    let pages = ["/name", "/play/super-express", "/new/super-express"].map(str::to_owned);
    for path in acts.iter().chain(&pages) {
        for from in ELSEWHERE {
            let mut want = TestRequest::post(path).without("origin").guest(&ana).form(&fields);
            for (name, value) in *from {
                want = want.with(name, value);
            }
            let answer = server.ask(want).await;
            assert_eq!(answer.status, 403, "{path} from {from:?}");
            assert!(answer.sentence().is_some(), "{}", answer.text());
            assert!(answer.header("set-cookie").is_none());
        }
    }
    assert_eq!((page().await, counts().await), (before, counted), "something changed");
    let here = TestRequest::post(&format!("{table}/say")).guest(&ana).form(&fields);
    assert_eq!(server.ask(here.with("sec-fetch-site", "same-origin")).await.status, 303);
}

#[tokio::test]
async fn a_page_of_another_site_opens_no_socket() {
    let server = TestServer::open();
    let address = server.serve().await;
    let (table, _) = server.game().await;
    let ana = server.guest("Ana").await;
    let live = format!("/t/{table}/live");
    let cookie = ("cookie", ana.cookie.as_str());
    for from in ELSEWHERE {
        let headers: Vec<(&'static str, &str)> = from.iter().copied().chain([cookie]).collect();
        let status = Socket::open(address, &live, &headers).await.err();
        assert_eq!(status, Some(403), "from {from:?}");
    }
    let mut own = Socket::open(address, &live, &[cookie, ("origin", ORIGIN)]).await.unwrap();
    assert!(own.hear().await.is_some());
    assert_ne!(HOST, "evil.example");
}

/// The API takes keys. It ignores cookies, which a browser would add by itself.
#[tokio::test]
async fn the_api_ignores_cookies() {
    let server = TestServer::open();
    let ana = server.guest("Ana").await;
    let form = [("count", "3"), ("seat-0", "me"), ("seat-1", "greedy"), ("seat-2", "greedy"), ("chat", "on")];
    let opened = server.ask(TestRequest::post("/new/super-express").guest(&ana).form(&form)).await;
    let code = opened.header("location").unwrap().trim_start_matches("/t/").to_owned();
    server.has_begun(code.parse().unwrap()).await;
    let about = format!("/api/tables/{code}");
    let decide = json!({ "question": 1, "decision": "plan mts" });
    let acts = [
        TestRequest::post(&format!("{about}/decisions")).json(&decide),
        TestRequest::post(&format!("{about}/undo")),
        TestRequest::post(&format!("{about}/chat")).json(&json!({ "text": "Boo" })),
        TestRequest::post(&format!("{about}/close")),
    ];
    for act in acts {
        let path = act.path.clone();
        assert_eq!(server.ask(act.guest(&ana)).await.status, 403, "{path}");
    }
    for facts in ["", "/view", "/legal", "/choices?lang=en", "/log?lang=en"] {
        let path = format!("{about}{facts}");
        assert_eq!(server.ask(TestRequest::get(&path).guest(&ana)).await, server.get(&path).await, "{path}");
    }
    // A form of another site cannot open a table, because forms cannot send the content type of JSON.
    let open = json!({ "game": "super-express", "seats": 3 });
    let plain = TestRequest::post("/api/tables").json(&open).with("content-type", "text/plain");
    assert_eq!(server.ask(plain).await.status, 422);
}
