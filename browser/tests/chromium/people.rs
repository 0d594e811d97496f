//! Contexts are isolated from each other.

use crate::server::Server;
use browser::Browser;

#[tokio::test]
async fn two_persons_have_separate_cookies_and_two_tabs_do_not() {
    let server = Server::start().await;
    let browser = Browser::launch().await.unwrap();
    let (ann, bob) = tokio::try_join!(browser.person(), browser.person()).unwrap();
    ann.goto(&server.url("/remember?who=ann")).await.unwrap();
    bob.goto(&server.url("/remember?who=bob")).await.unwrap();
    let tab = ann.another_tab().await.unwrap();
    for (page, who) in [(&ann, "ann"), (&bob, "bob"), (&tab, "ann")] {
        page.goto(&server.url("/heard")).await.unwrap();
        assert!(page.text("main").await.unwrap().contains(&format!("Cookie: who={who}")));
        assert_eq!(page.eval("document.cookie").await.unwrap(), format!("who={who}"));
    }
    for page in [&ann, &tab, &bob] {
        page.goto(&server.url("/")).await.unwrap();
    }
    for page in [&ann, &tab, &bob, &ann] {
        page.click("#count").await.unwrap();
    }
    assert_eq!(ann.text("#count").await.unwrap(), "2");
    tab.close().await.unwrap();
    assert_eq!(ann.text("#count").await.unwrap(), "2");
}

#[tokio::test]
async fn a_browser_lives_as_long_as_its_pages() {
    let server = Server::start().await;
    let browser = Browser::launch().await.unwrap();
    let page = browser.person().await.unwrap();
    drop(browser);
    page.goto(&server.url("/")).await.unwrap();
    assert_eq!(page.text("#count").await.unwrap(), "0");
}
