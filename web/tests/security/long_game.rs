//! The page of a long game has only the last lines of its log, so that it does not cost more the longer a game lasts.

use crate::server::{ORIGIN, Socket, TestRequest, TestServer, tags};
use serde_json::{Value, json};
use table::TableId;

/// The maximum number of lines on the page of a running game.
const RECENT: usize = 400;

/// Plays a game of Deck Goes West for five until its log has at least this many lines; returns its code
/// and the host's key.
async fn played_until(server: &TestServer, lines: usize) -> (TableId, String) {
    let reserved = server.ask(TestRequest::post("/api/reservations").json(&json!({}))).await.json();
    let people: Vec<Value> = (0..5).map(|number| json!({ "name": format!("Person {number}") })).collect();
    let open = json!({ "game": "deck-goes-west", "seats": 5, "table": reserved["table"], "people": people });
    let opened = server.ask(TestRequest::post("/api/tables").json(&open)).await.json();
    let table: TableId = opened["table"].as_str().unwrap().parse().unwrap();
    let path = |end: &str| format!("/api/tables/{table}/{end}");
    let mut chance = 1_usize;
    while server.get(&path("log")).await.json().as_array().unwrap().len() < lines {
        let view = server.get(&path("view")).await.json();
        let asked = opened["people"].as_array().unwrap().iter();
        let asked = asked.into_iter().find(|person| person["seat"] == view["awaits"][0]);
        let key = asked.expect("a game for five lasts longer")["key"].as_str().unwrap();
        let legal = server.ask(TestRequest::get(&path("legal")).key(key)).await.json();
        let legal = legal.as_array().unwrap();
        chance = chance * 7 % 997;
        let decide = json!({ "question": view["question"], "decision": legal[chance % legal.len()] });
        let decided = server.ask(TestRequest::post(&path("decisions")).key(key).json(&decide)).await;
        assert_eq!(decided.status, 200, "{}", decided.text());
    }
    (table, opened["host_key"].as_str().unwrap().to_owned())
}

/// The numbers of the log lines in a page or frame, in order.
fn lines_of(html: &str) -> Vec<usize> {
    let ids = tags(html).into_iter().filter_map(|tag| tag.get("id").map(str::to_owned));
    ids.filter_map(|id| id.strip_prefix("line-")?.parse().ok()).collect()
}

#[tokio::test]
async fn a_page_has_the_last_lines_of_a_long_log_and_a_link_to_all() {
    let server = TestServer::open();
    let (table, host_key) = played_until(&server, RECENT + 50).await;
    let all = lines_of(&server.get(&format!("/t/{table}?log=all")).await.text());
    assert_eq!(all, (0..all.len()).collect::<Vec<_>>());
    assert!(all.len() >= RECENT + 50);
    let page = server.get(&format!("/t/{table}")).await;
    assert_eq!(lines_of(&page.text()), all[all.len() - RECENT..]);
    let link = format!("href=\"/t/{table}?log=all\">{} earlier lines<", all.len() - RECENT);
    assert!(page.text().contains(&link));
    let misspelt = server.get(&format!("/t/{table}?log=everything")).await;
    assert_eq!(misspelt.status, 400, "{}", misspelt.text());

    // A page that missed more beats than it can play is brought up to date by one frame. It replaces the log, because lines
    // are missing between those that the page has and the last ones.
    let address = server.serve().await;
    let live = format!("/t/{table}/live?lang=en&beat=0&lines=20");
    let mut socket = Socket::open(address, &live, &[("origin", ORIGIN)]).await.unwrap();
    let frames = socket.all_heard().await;
    assert_eq!(frames.len(), 1);
    let frame: Value = serde_json::from_str(&frames[0]).unwrap();
    let html = frame["html"].as_str().unwrap();
    assert_eq!(lines_of(html), all[all.len() - RECENT..]);
    assert!(html.contains(" id=\"lines\"") && html.contains(&link) && !html.contains("data-append"));
    let last = server.get(&format!("/api/tables/{table}/view")).await.json()["beats"].as_u64().unwrap() - 1;
    assert_eq!(frame["beat"], last);

    // With fewer lines missing, they are appended.
    let live = format!("/t/{table}/live?lang=en&beat={last}&lines={}", all.len() - 3);
    let mut socket = Socket::open(address, &live, &[("origin", ORIGIN)]).await.unwrap();
    let frames = socket.all_heard().await.concat();
    let frame: Value = serde_json::from_str(&frames).unwrap();
    let html = frame["html"].as_str().unwrap();
    assert_eq!(lines_of(html), all[all.len() - 3..]);
    assert!(html.contains("<ol data-append=\"lines\">") && !html.contains("earlier lines"));

    // Once the game is over, the open page gets all lines, which a replay needs.
    let close = TestRequest::post(&format!("/api/tables/{table}/close")).key(&host_key).json(&json!({}));
    assert_eq!(server.ask(close).await.status, 200);
    let frame: Value = serde_json::from_str(&socket.hear().await.unwrap()).unwrap();
    let lines = lines_of(frame["html"].as_str().unwrap());
    assert_eq!(lines[..all.len()], all);
}

#[tokio::test]
async fn a_player_who_is_sent_away_gets_the_log_of_an_onlooker() {
    let server = TestServer::open();
    let (table, host_key) = server.table(&json!({})).await;
    let ana = server.guest("Ana").await;
    let sit =
        TestRequest::post(&format!("/t/{table}/sit")).guest(&ana).form(&[("name", "Ana"), ("seat", "0")]);
    assert_eq!(server.ask(sit).await.status, 303);
    for name in ["Ben", "Cleo"] {
        server.sit(table, name).await;
    }
    server.has_begun(table).await;
    // Only she is told how she changes her program.
    for plan in ["mts", "tms", "smt", "mts"] {
        let question = server.get(&format!("/api/tables/{table}/view")).await.json()["question"].to_string();
        let decide = [("seat", "0"), ("question", question.as_str()), ("decision", &format!("plan {plan}"))];
        server.ask(TestRequest::post(&format!("/t/{table}/decide")).guest(&ana).form(&decide)).await;
    }
    let page = server.ask(TestRequest::get(&format!("/t/{table}")).guest(&ana)).await.text();
    let own = lines_of(&page).len();
    let address = server.serve().await;
    let live = format!("/t/{table}/live?lang=en&beat=0&lines={own}");
    let headers = [("origin", ORIGIN), ("cookie", ana.cookie.as_str())];
    let mut socket = Socket::open(address, &live, &headers).await.unwrap();
    socket.all_heard().await;
    let kick = TestRequest::post(&format!("/api/tables/{table}/kick")).key(&host_key);
    let kicked = server.ask(kick.json(&json!({ "seat": "B" }))).await;
    assert_eq!(kicked.status, 200, "{}", kicked.text());
    let frames: Vec<Value> =
        socket.all_heard().await.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect();
    let html: String = frames.iter().map(|frame| frame["html"].as_str().unwrap()).collect();
    assert!(html.contains(" id=\"lines\""), "the log comes anew");
    let shown = lines_of(&html);
    assert_eq!(shown, (0..shown.len()).collect::<Vec<_>>());
    assert!(html.contains("sends Ana away"), "the log says why");
}
