//! Reading what a page shows.

use crate::server::look_at;
use std::time::Duration;

#[tokio::test]
async fn text_is_what_is_visible() {
    let (_server, page) = look_at("/").await;
    assert_eq!(page.text("h1").await.unwrap(), "Hello, stranger");
    assert_eq!(page.text("a").await.unwrap(), "What was heard");
    assert_eq!(page.count("button").await.unwrap(), 3);
    assert!(page.exists("#count").await.unwrap());
    assert!(!page.exists("#discount").await.unwrap());
    assert_eq!(page.eval("1 + 1").await.unwrap(), 2);
    assert_eq!(page.eval("Promise.resolve('later')").await.unwrap(), "later");
    let wrong = page.eval("noSuchThing").await.unwrap_err().to_string();
    assert!(wrong.contains("noSuchThing is not defined"), "{wrong}");
}

#[tokio::test]
async fn waits_end_well_or_say_what_the_page_shows() {
    let (server, mut page) = look_at("/").await;
    page.eval("void setTimeout(() => { document.querySelector('h1').id = 'late' }, 100)").await.unwrap();
    page.wait_for("#late").await.unwrap();
    page.eval("void setTimeout(() => { document.title = 'Later' }, 100)").await.unwrap();
    page.wait_until("document.title === 'Later'").await.unwrap();
    page.set_timeout(Duration::from_millis(100));
    let address = server.url("/");
    for (awaited, why) in [
        ("`#never`: there is none", page.wait_for("#never").await),
        ("the text of `#never`: there is none", page.text("#never").await.map(drop)),
        ("`1 > 2`: it is false", page.wait_until("1 > 2").await),
    ] {
        let said = why.unwrap_err().to_string();
        assert_eq!(
            said.split_once(" far below").map_or(&*said, |(start, _)| start),
            format!(
                "waited 100ms for {awaited}; {address} shows: Hello, stranger wide light 0 × What was heard"
            )
        );
    }
}

#[tokio::test]
async fn pages_are_visited_reloaded_and_followed() {
    let (server, page) = look_at("/").await;
    page.eval("document.title = 'Changed'").await.unwrap();
    page.reload().await.unwrap();
    assert_eq!(page.eval("document.title").await.unwrap(), "Plain");
    page.goto(&server.url("/#low")).await.unwrap();
    assert_eq!(page.eval("location.hash").await.unwrap(), "#low");
    page.follow("a").await.unwrap();
    assert!(page.text("main").await.unwrap().starts_with("GET /heard"));
    page.goto(&server.url("/")).await.unwrap();
    page.follow_named("link", "What was heard").await.unwrap();
    page.goto(&server.url("/nothing")).await.unwrap();
    assert_eq!(page.text("main").await.unwrap(), "there is nothing here");
    let why = page.goto("http://127.0.0.1:1/").await.unwrap_err().to_string();
    assert!(why.starts_with("cannot go to http://127.0.0.1:1/: net::ERR_"), "{why}");
}

#[tokio::test]
async fn the_focus_is_told_as_a_screen_reader_tells_it() {
    let (_server, page) = look_at("/").await;
    assert_eq!(page.focused().await.unwrap(), "nothing");
    page.tab().await.unwrap();
    assert_eq!(page.focused().await.unwrap(), "button \"0\"");
    page.tab().await.unwrap();
    assert_eq!(page.focused().await.unwrap(), "button \"Close\"");
    page.tab().await.unwrap();
    assert_eq!(page.focused().await.unwrap(), "link \"What was heard\"");
    page.key("Shift+Tab").await.unwrap();
    assert_eq!(page.focused().await.unwrap(), "button \"Close\"");
}
