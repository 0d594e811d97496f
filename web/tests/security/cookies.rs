//! Identity is a signed cookie or the key to a seat. Neither can be forged.

use crate::server::{Guest, TestRequest, TestServer};
use serde_json::json;

#[tokio::test]
async fn cookies_are_for_this_server_alone() {
    let server = TestServer::open();
    let named = server.ask(TestRequest::post("/name").form(&[("name", "Ana")])).await;
    let language = server.get("/language/pt-BR").await;
    let guided = server.ask(TestRequest::post("/guide/super-express").form(&[])).await;
    let table = guided.header("location").unwrap().to_owned();
    let skipped = server.ask(TestRequest::post(&format!("{table}/skip-guide")).form(&[])).await;
    for answer in [named, language, guided, skipped] {
        let set = answer.header("set-cookie").unwrap();
        let rules: Vec<&str> = set.split("; ").skip(1).collect();
        for rule in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(rules.contains(&rule), "{rule} is not in {set}");
        }
    }
}

#[tokio::test]
async fn cookies_that_came_over_an_encrypted_connection_leave_over_no_other() {
    let server = TestServer::open();
    for (proxy, secure) in [("https", true), ("http", false)] {
        let answer = server.ask(TestRequest::get("/language/pt-BR").with("x-forwarded-proto", proxy)).await;
        assert_eq!(answer.header("set-cookie").unwrap().contains("; Secure"), secure);
    }
}

/// A guide changes only the guest's own page, and explains only what this guest sees.
#[tokio::test]
async fn a_guide_explains_only_what_one_sees() {
    let server = TestServer::open();
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let opened = server.ask(TestRequest::post("/guide/super-express").guest(&ana).form(&[])).await;
    let table = opened.header("location").unwrap().to_owned();
    let code = table.trim_start_matches("/t/").to_owned();
    server.has_begun(code.parse().unwrap()).await;
    let page = async |who: &Guest, guide: &str| {
        let cookie = format!("{}; guide={guide}", who.cookie);
        server.ask(TestRequest::get(&table).with("cookie", &cookie)).await.text()
    };
    let is_told = |page: &str| page.contains("id=\"guide-now\"");
    assert!(is_told(&page(&ana, &code).await));
    for nonsense in ["", "ABCD2345", "é", "%00", &code.repeat(9)] {
        assert!(!is_told(&page(&ana, nonsense).await), "{nonsense}");
    }
    assert_eq!(page(&ben, &code).await, page(&ben, "").await, "an onlooker is told nothing");
}

/// Names may contain characters that cookies may not.
#[tokio::test]
async fn a_name_comes_back_as_it_was_said() {
    let server = TestServer::open();
    for (name, shown) in
        [("Ana; Path=/x", "Ana; Path=/x"), ("é, \"ñ\" 100%", "é, &quot;ñ&quot; 100%"), ("=", "=")]
    {
        let guest = server.guest(name).await;
        let page = server.ask(TestRequest::get("/").guest(&guest)).await.text();
        assert!(page.contains(&format!("value=\"{shown}\"")), "{name}");
    }
}

#[tokio::test]
async fn a_cookie_that_was_changed_or_made_up_is_nobody() {
    let server = TestServer::open();
    let ana = server.guest("Ana").await;
    let is_known = async |cookie: &str| {
        server.ask(TestRequest::get("/").with("cookie", cookie)).await.text().contains("value=\"Ana\"")
    };
    assert!(is_known(&ana.cookie).await);
    let stranger = TestServer::elsewhere().guest("Ana").await;
    let mut forged = vec![
        stranger.cookie,
        format!("guest={}Ana", ana.person),
        format!("guest={}{}Ana", "A".repeat(44), ana.person),
        "guest=".to_owned(),
        "guest=é".to_owned(),
    ];
    // Each character of the cookie, changed.
    for at in "guest=".len()..ana.cookie.len() {
        let other = if &ana.cookie[at..=at] == "A" { "B" } else { "A" };
        forged.push(format!("{}{other}{}", &ana.cookie[..at], &ana.cookie[at + 1..]));
    }
    for cookie in &forged {
        assert!(!is_known(cookie).await, "{cookie} passes for Ana");
    }
    // Ana's identity and name with Ben's signature.
    let ben = server.guest("Ben").await;
    let (signature, _) = ben.cookie.split_at("guest=".len() + 44);
    assert!(!is_known(&format!("{signature}{}Ana", ana.person)).await);
}

#[tokio::test]
async fn nobody_decides_for_another_seat() {
    let server = TestServer::open();
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let form = [("count", "3"), ("seat-0", "me"), ("seat-1", "greedy"), ("seat-2", "greedy"), ("chat", "on")];
    let opened = server.ask(TestRequest::post("/new/super-express").guest(&ana).form(&form)).await;
    let table = opened.header("location").unwrap().to_owned();
    server.has_begun(table.trim_start_matches("/t/").parse().unwrap()).await;
    let others = [None, Some(ben), Some(Guest { cookie: "guest=nobody".to_owned(), person: ana.person })];
    let before = server.ask(TestRequest::get(&table).guest(&ana)).await;
    for act in [
        "decide", "undo", "leave", "return", "say", "close", "kick", "deal", "rematch", "go-on", "stand",
        "bot",
    ] {
        for other in &others {
            let fields =
                [("seat", "0"), ("at", "0"), ("question", "1"), ("decision", "plan mts"), ("text", "Boo")];
            let mut want = TestRequest::post(&format!("{table}/{act}")).form(&fields);
            if let Some(other) = other {
                want = want.guest(other);
            }
            let answer = server.ask(want).await;
            let refused = if ["rematch", "go-on", "stand"].contains(&act) { 409 } else { 403 };
            assert_eq!(answer.status, refused, "{act}: {}", answer.text());
        }
    }
    assert_eq!(before, server.ask(TestRequest::get(&table).guest(&ana)).await, "something changed");
}

#[tokio::test]
async fn another_key_opens_no_seat() {
    let server = TestServer::open();
    let (table, keys) = server.game().await;
    let (_, others) = server.game().await;
    let decide = json!({ "question": 1, "decision": "plan mts" });
    let long = format!("{}0", keys[0]);
    for key in [others[0].as_str(), "", "0", &long, "00000000000000000000000000000000", "é"] {
        let about = |act: &str| TestRequest::post(&format!("/api/tables/{table}/{act}")).key(key);
        assert_eq!(server.ask(about("decisions").json(&decide)).await.status, 403, "{key}");
        for act in ["undo", "leave", "return", "deal", "close"] {
            assert_eq!(server.ask(about(act)).await.status, 403, "{act} with {key}");
        }
        let seen = server.ask(TestRequest::get(&format!("/api/tables/{table}/view")).key(key)).await.json();
        assert!(seen["you"].is_null());
    }
    let about = TestRequest::post(&format!("/api/tables/{table}/decisions"));
    assert_eq!(server.ask(about.key(&keys[0]).json(&decide)).await.status, 200);
}

/// Every bit of a key takes both values.
#[tokio::test]
async fn the_keys_to_seats_have_128_bits() {
    let server = TestServer::open();
    let (mut ever, mut always) = (0_u128, u128::MAX);
    for _ in 0..30 {
        let (table, host) = server.table(&json!({})).await;
        for key in [host, server.sit(table, "Ana").await, server.sit(table, "Ben").await] {
            assert_eq!(key.len(), 32, "{key}");
            let key = u128::from_str_radix(&key, 16).unwrap();
            ever |= key;
            always &= key;
        }
    }
    assert_eq!((ever, always), (u128::MAX, 0));
}
