//! Identity is a signed cookie or the key to a seat. Neither can be forged.

use crate::server::{Guest, Place, Want};
use serde_json::json;

#[tokio::test]
async fn cookies_are_for_this_server_alone() {
    let place = Place::open();
    let named = place.ask(Want::post("/name").form(&[("name", "Ana")])).await;
    let language = place.get("/language/pt-BR").await;
    let guided = place.ask(Want::post("/guide/super-express").form(&[])).await;
    let table = guided.header("location").unwrap().to_owned();
    let skipped = place.ask(Want::post(&format!("{table}/skip-guide")).form(&[])).await;
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
    let place = Place::open();
    for (proxy, secure) in [("https", true), ("http", false)] {
        let answer = place.ask(Want::get("/language/pt-BR").with("x-forwarded-proto", proxy)).await;
        assert_eq!(answer.header("set-cookie").unwrap().contains("; Secure"), secure);
    }
}

/// A guide changes only the guest's own page, and explains only what this guest sees.
#[tokio::test]
async fn a_guide_explains_only_what_one_sees() {
    let place = Place::open();
    let (ana, ben) = (place.guest("Ana").await, place.guest("Ben").await);
    let opened = place.ask(Want::post("/guide/super-express").guest(&ana).form(&[])).await;
    let table = opened.header("location").unwrap().to_owned();
    let code = table.trim_start_matches("/t/").to_owned();
    place.has_begun(code.parse().unwrap()).await;
    let page = async |who: &Guest, guide: &str| {
        let cookie = format!("{}; guide={guide}", who.cookie);
        place.ask(Want::get(&table).with("cookie", &cookie)).await.text()
    };
    let is_told = |page: &str| page.contains("id=\"guide-now\"");
    assert!(is_told(&page(&ana, &code).await));
    for nonsense in ["", "ABCD2345", "é", "%00", &code.repeat(9)] {
        assert!(!is_told(&page(&ana, nonsense).await), "{nonsense}");
    }
    assert_eq!(page(&ben, &code).await, page(&ben, "").await, "whoever looks on is told nothing");
}

/// Names may contain characters that cookies may not.
#[tokio::test]
async fn a_name_comes_back_as_it_was_said() {
    let place = Place::open();
    for (name, shown) in
        [("Ana; Path=/x", "Ana; Path=/x"), ("é, \"ñ\" 100%", "é, &quot;ñ&quot; 100%"), ("=", "=")]
    {
        let guest = place.guest(name).await;
        let page = place.ask(Want::get("/").guest(&guest)).await.text();
        assert!(page.contains(&format!("value=\"{shown}\"")), "{name}");
    }
}

#[tokio::test]
async fn a_cookie_that_was_changed_or_made_up_is_nobody() {
    let place = Place::open();
    let ana = place.guest("Ana").await;
    let is_known = async |cookie: &str| {
        place.ask(Want::get("/").with("cookie", cookie)).await.text().contains("value=\"Ana\"")
    };
    assert!(is_known(&ana.cookie).await);
    let stranger = Place::elsewhere().guest("Ana").await;
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
    let ben = place.guest("Ben").await;
    let (signature, _) = ben.cookie.split_at("guest=".len() + 44);
    assert!(!is_known(&format!("{signature}{}Ana", ana.person)).await);
}

#[tokio::test]
async fn nobody_decides_for_somebody_else() {
    let place = Place::open();
    let (ana, ben) = (place.guest("Ana").await, place.guest("Ben").await);
    let form = [("count", "3"), ("seat-0", "me"), ("seat-1", "greedy"), ("seat-2", "greedy"), ("chat", "on")];
    let opened = place.ask(Want::post("/new/super-express").guest(&ana).form(&form)).await;
    let table = opened.header("location").unwrap().to_owned();
    place.has_begun(table.trim_start_matches("/t/").parse().unwrap()).await;
    let others = [None, Some(ben), Some(Guest { cookie: "guest=nobody".to_owned(), person: ana.person })];
    let before = place.ask(Want::get(&table).guest(&ana)).await;
    for act in [
        "decide", "undo", "leave", "return", "say", "close", "kick", "deal", "rematch", "go-on", "stand",
        "bot",
    ] {
        for other in &others {
            let fields =
                [("seat", "0"), ("at", "0"), ("question", "1"), ("decision", "plan mts"), ("text", "Boo")];
            let mut want = Want::post(&format!("{table}/{act}")).form(&fields);
            if let Some(other) = other {
                want = want.guest(other);
            }
            let answer = place.ask(want).await;
            let refused = if ["rematch", "go-on", "stand"].contains(&act) { 409 } else { 403 };
            assert_eq!(answer.status, refused, "{act}: {}", answer.text());
        }
    }
    assert_eq!(before, place.ask(Want::get(&table).guest(&ana)).await, "something changed");
}

#[tokio::test]
async fn another_key_opens_no_seat() {
    let place = Place::open();
    let (table, keys) = place.game().await;
    let (_, others) = place.game().await;
    let decide = json!({ "question": 1, "decision": "plan mts" });
    let long = format!("{}0", keys[0]);
    for key in [others[0].as_str(), "", "0", &long, "00000000000000000000000000000000", "é"] {
        let about = |act: &str| Want::post(&format!("/api/tables/{table}/{act}")).key(key);
        assert_eq!(place.ask(about("decisions").json(&decide)).await.status, 403, "{key}");
        for act in ["undo", "leave", "return", "deal", "close"] {
            assert_eq!(place.ask(about(act)).await.status, 403, "{act} with {key}");
        }
        let seen = place.ask(Want::get(&format!("/api/tables/{table}/view")).key(key)).await.json();
        assert!(seen["you"].is_null());
    }
    let about = Want::post(&format!("/api/tables/{table}/decisions"));
    assert_eq!(place.ask(about.key(&keys[0]).json(&decide)).await.status, 200);
}

/// Every bit of a key takes both values.
#[tokio::test]
async fn the_keys_to_seats_have_128_bits() {
    let place = Place::open();
    let (mut ever, mut always) = (0_u128, u128::MAX);
    for _ in 0..30 {
        let (table, host) = place.table(&json!({})).await;
        for key in [host, place.sit(table, "Ana").await, place.sit(table, "Ben").await] {
            assert_eq!(key.len(), 32, "{key}");
            let key = u128::from_str_radix(&key, 16).unwrap();
            ever |= key;
            always &= key;
        }
    }
    assert_eq!((ever, always), (u128::MAX, 0));
}
