//! Limits on requests, bodies, messages and tables hold, and affect no other client.

use crate::server::{ORIGIN, Socket, TestRequest, TestServer};
use serde_json::{Value, json};

#[tokio::test]
async fn too_long_a_body_is_refused_in_a_sentence() {
    let server = TestServer::open();
    let long = "x".repeat(33 * 1024);
    let (table, keys) = server.game().await;
    for path in ["/name", "/play/super-express", "/new/super-express", &format!("/t/{table}/say")] {
        let answer = server.ask(TestRequest::post(path).form(&[("name", &long), ("text", &long)])).await;
        assert_eq!(answer.status, 413, "{path}");
        assert!(answer.sentence().is_some(), "{}", answer.text());
    }
    let about = format!("/api/tables/{table}");
    for (path, field) in [
        ("/api/tables", "game"),
        (&format!("{about}/seats"), "name"),
        (&format!("{about}/chat"), "text"),
        (&format!("{about}/decisions"), "decision"),
    ] {
        let answer = server.ask(TestRequest::post(path).key(&keys[0]).json(&json!({ field: long }))).await;
        assert!((400..500).contains(&answer.status), "{path}: {}", answer.status);
        assert!(answer.sentence().is_some_and(|why| why.contains("32 KiB")), "{}", answer.text());
    }
    assert!(server.is_well().await);
}

#[tokio::test]
async fn a_client_that_opens_too_many_tables_waits_and_others_do_not() {
    let server = TestServer::limited();
    let open = json!({ "game": "super-express", "seats": 3 });
    let ways = [
        TestRequest::post("/api/tables").json(&open),
        TestRequest::post("/new/super-express").form(&[("count", "3")]),
        TestRequest::post("/play/super-express").form(&[]),
    ];
    for (last, want) in (10..).zip(ways) {
        let from = |last: u8| want.clone().sent_from([10, 0, 0, last]);
        let mut answers = Vec::new();
        for _ in 0..60 {
            answers.push(server.ask(from(last)).await);
        }
        let opened = answers.iter().filter(|answer| answer.status < 400).count();
        assert!((30..50).contains(&opened), "{}: {opened} were opened", want.path);
        let refused = answers.last().unwrap();
        assert_eq!(refused.status, 429, "{}", want.path);
        assert!(refused.sentence().is_some(), "{}", refused.text());
        assert!(server.ask(from(last + 100)).await.status < 400, "{}", want.path);
    }
}

/// A rematch counts as opening a table.
#[tokio::test]
async fn rematches_count_as_tables() {
    let server = TestServer::limited();
    let ana = server.guest("Ana").await;
    let form = [("count", "3"), ("seat-0", "me"), ("seat-1", "greedy"), ("seat-2", "greedy")];
    let want = |path: &str, form: &[(&str, &str)]| {
        TestRequest::post(path).guest(&ana).form(form).sent_from([10, 0, 2, 1])
    };
    let mut table =
        server.ask(want("/new/super-express", &form)).await.header("location").unwrap().to_owned();
    let mut opened = 1;
    let refused = loop {
        assert!(server.ask(want(&format!("{table}/close"), &[])).await.status < 400);
        let again = server.ask(want(&format!("{table}/rematch"), &[])).await;
        if again.status >= 400 {
            break again;
        }
        table = again.header("location").unwrap().to_owned();
        opened += 1;
        assert!(opened < 60, "{opened} tables");
    };
    assert_eq!(refused.status, 429, "after {opened}");
}

#[tokio::test]
async fn a_host_name_that_is_not_valid_is_refused() {
    let server = TestServer::open();
    for host in ["x".repeat(300), "a b".to_owned(), "a/b".to_owned(), "<b>".to_owned()] {
        let answer = server.ask(TestRequest::get("/").with("host", &host)).await;
        assert_eq!(answer.status, 400, "{host}");
        assert!(answer.sentence().is_some(), "{}", answer.text());
    }
    for host in ["localhost:8080", "[::1]:8080", "saloon.example", "192.168.1.7"] {
        assert_eq!(server.ask(TestRequest::get("/").with("host", host)).await.status, 200, "{host}");
    }
}

#[tokio::test]
async fn a_client_that_asks_too_much_waits_and_others_do_not() {
    let server = TestServer::limited();
    let ways = [
        TestRequest::post("/t/ABCD2345/say").form(&[("text", "Howdy")]),
        TestRequest::post("/api/tables/ABCD2345/undo"),
        TestRequest::get("/join?code=ABCD2345"),
        TestRequest::get("/t/ABCD2345"),
        TestRequest::get("/api/tables/ABCD2345"),
    ];
    for (last, want) in (10..).zip(ways) {
        let from = |last: u8| want.clone().sent_from([10, 0, 1, last]);
        let mut refused = None;
        for _ in 0..2000 {
            refused = Some(server.ask(from(last)).await).filter(|answer| answer.status == 429);
            if refused.is_some() {
                break;
            }
        }
        let refused = refused.unwrap_or_else(|| panic!("{} has no end", want.path));
        assert!(refused.sentence().is_some(), "{}", refused.text());
        assert_eq!(server.ask(from(last + 100)).await.status, 404, "{}", want.path);
    }
}

#[tokio::test]
async fn a_person_who_chats_too_fast_is_told_so() {
    let server = TestServer::open();
    let (table, keys) = server.game().await;
    let say = |key: &str| {
        TestRequest::post(&format!("/api/tables/{table}/chat")).key(key).json(&json!({ "text": "Howdy" }))
    };
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(server.ask(say(&keys[0])).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429, 429]);
    assert!(server.ask(say(&keys[0])).await.sentence().is_some());
    assert_eq!(server.ask(say(&keys[1])).await.status, 200, "others may talk");
}

#[tokio::test]
async fn a_program_that_sends_too_much_is_told_so() {
    let server = TestServer::limited();
    let address = server.serve().await;
    let (table, keys) = server.game().await;
    let path = format!("/api/tables/{table}/stream?key={}", keys[0]);
    let mut hasty = Socket::open(address, &path, &[]).await.unwrap();
    let mut calm = Socket::open(address, &path, &[]).await.unwrap();
    for number in 1..=300 {
        hasty.say(&json!({ "id": number, "view": true }).to_string()).await;
    }
    let mut denied = None;
    while denied.is_none() {
        let heard: Value = serde_json::from_str(&hasty.hear().await.unwrap()).unwrap();
        denied = heard.get("denied").cloned();
    }
    assert_eq!(denied.unwrap()["error"], "denied-too-fast");
    calm.hear().await.unwrap();
    calm.say(r#"{"id": 1, "view": true}"#).await;
    assert!(calm.hear().await.unwrap().contains("\"view\""));
}

#[tokio::test]
async fn a_page_that_sends_too_much_loses_its_socket() {
    let server = TestServer::limited();
    let address = server.serve().await;
    let (table, _) = server.game().await;
    let path = format!("/t/{table}/live");
    let open = async || Socket::open(address, &path, &[("origin", ORIGIN)]).await.unwrap();
    let (mut hasty, mut calm) = (open().await, open().await);
    for _ in 0..500 {
        hasty.say("").await;
    }
    while hasty.hear().await.is_some() {}
    assert!(calm.hear().await.is_some());
    calm.say("").await;
    assert!(calm.all_heard().await.is_empty());
}

#[tokio::test]
async fn too_long_a_message_closes_its_socket_and_harms_nothing() {
    let server = TestServer::open();
    let address = server.serve().await;
    let (table, keys) = server.game().await;
    let paths = [format!("/t/{table}/live"), format!("/api/tables/{table}/stream?key={}", keys[0])];
    for path in paths {
        let mut careless = Socket::open(address, &path, &[]).await.unwrap();
        let mut other = Socket::open(address, &path, &[]).await.unwrap();
        assert!(careless.hear().await.is_some() && other.hear().await.is_some());
        careless.say(&"x".repeat(9 * 1024)).await;
        assert!(careless.hear().await.is_none(), "{path}");
        assert!(other.all_heard().await.is_empty(), "{path}");
    }
    let decide = json!({ "question": 1, "decision": "plan mts" });
    let decided = TestRequest::post(&format!("/api/tables/{table}/decisions")).key(&keys[0]).json(&decide);
    assert_eq!(server.ask(decided).await.status, 200);
}
