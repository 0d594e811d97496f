//! Emulated devices and preferences.

use crate::server::look_at;

#[tokio::test]
async fn a_phone_is_small_and_has_fingers() {
    let (_server, page) = look_at("/").await;
    let size = "`${innerWidth}x${innerHeight} ${navigator.maxTouchPoints > 0}`";
    assert_eq!(page.eval(size).await.unwrap(), "1280x800 false");
    page.phone().await.unwrap();
    page.reload().await.unwrap();
    assert_eq!(page.eval(size).await.unwrap(), "390x844 true");
    page.click("#count").await.unwrap();
    page.wait_until("document.getElementById('input').textContent === 'touch'").await.unwrap();
    page.click("#low").await.unwrap();
    page.wait_until("document.getElementById('wide').textContent === 'found below'").await.unwrap();
    page.desktop().await.unwrap();
    page.reload().await.unwrap();
    assert_eq!(page.eval(size).await.unwrap(), "1280x800 false");
    page.click("#count").await.unwrap();
    assert_eq!(page.text("#input").await.unwrap(), "mouse");
}

#[tokio::test]
async fn dark_and_calm_are_wishes_that_pages_can_ask_for() {
    let (_server, page) = look_at("/").await;
    let colour = "getComputedStyle(document.getElementById('dark')).color";
    let calm = "matchMedia('(prefers-reduced-motion: reduce)').matches";
    assert_eq!(page.eval(colour).await.unwrap(), "rgb(0, 0, 0)");
    page.dark().await.unwrap();
    page.reduced_motion(true).await.unwrap();
    assert_eq!(page.eval(colour).await.unwrap(), "rgb(1, 2, 3)");
    assert_eq!(page.eval(calm).await.unwrap(), true);
    page.light().await.unwrap();
    assert_eq!(page.eval(colour).await.unwrap(), "rgb(0, 0, 0)");
    assert_eq!(page.eval(calm).await.unwrap(), true);
}

#[tokio::test]
async fn a_language_is_told_to_servers_and_scripts_of_every_tab() {
    let (server, page) = look_at("/").await;
    page.language("pt-BR").await.unwrap();
    let tab = page.another_tab().await.unwrap();
    for page in [page, tab] {
        page.goto(&server.url("/heard")).await.unwrap();
        let heard = page.text("main").await.unwrap();
        assert!(heard.contains("Accept-Language: pt-BR"), "{heard}");
        assert_eq!(page.eval("navigator.language").await.unwrap(), "pt-BR");
        assert_eq!(page.eval("(1.5).toLocaleString()").await.unwrap(), "1,5");
    }
}

#[tokio::test]
async fn without_script_only_the_document_works() {
    let (server, page) = look_at("/").await;
    page.without_script().await.unwrap();
    page.goto(&server.url("/broken")).await.unwrap();
    assert_eq!(
        page.errors().await.unwrap().iter().filter(|error| error.contains("noSuchFunction")).count(),
        0
    );
    page.goto(&server.url("/")).await.unwrap();
    page.click("#count").await.unwrap();
    assert_eq!(page.text("#count").await.unwrap(), "0");
    page.goto(&server.url("/form")).await.unwrap();
    page.fill("[name=name]", "plain").await.unwrap();
    page.choose("#blue").await.unwrap();
    page.follow("#send").await.unwrap();
    assert!(page.text("main").await.unwrap().contains("name=plain"));
}

#[tokio::test]
async fn offline_nothing_can_be_had() {
    let (server, page) = look_at("/").await;
    let ask = format!("fetch('{}').then(() => 'here', () => 'away')", server.url("/"));
    assert_eq!(page.eval(&ask).await.unwrap(), "here");
    page.offline(true).await.unwrap();
    assert_eq!(page.eval(&ask).await.unwrap(), "away");
    page.offline(false).await.unwrap();
    assert_eq!(page.eval(&ask).await.unwrap(), "here");
}
