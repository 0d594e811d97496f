//! Input: clicks, keys and forms.

use crate::server::look_at;
use std::time::Duration;

#[tokio::test]
async fn clicks_are_true_clicks() {
    let (_server, mut page) = look_at("/").await;
    page.click("#count").await.unwrap();
    page.click("#count").await.unwrap();
    assert_eq!(page.text("#count").await.unwrap(), "2");
    assert_eq!(page.text("#input").await.unwrap(), "mouse");
    page.click("#low").await.unwrap();
    assert_eq!(page.text("#wide").await.unwrap(), "found below");
    page.click_named("button", "Close").await.unwrap();
    assert_eq!(page.text("#wide").await.unwrap(), "closed");
    page.set_timeout(Duration::from_millis(50));
    let why = page.click_named("button", "Open").await.unwrap_err().to_string();
    assert!(why.contains("none has this name; there are: \"2\", \"×\", \"far below\""), "{why}");
}

#[tokio::test]
async fn what_is_covered_cannot_be_clicked() {
    let (_server, mut page) = look_at("/veil").await;
    page.click("#moving").await.unwrap();
    assert_eq!(page.text("#said").await.unwrap(), "Moving");
    page.set_timeout(Duration::from_millis(50));
    let why = page.click("#under").await.unwrap_err().to_string();
    assert!(why.contains("`#under` to click: it is covered by <div id=\"veil\">"), "{why}");
    assert_eq!(page.text("#said").await.unwrap(), "Moving");
    page.eval("document.getElementById('veil').remove()").await.unwrap();
    page.click("#under").await.unwrap();
    assert_eq!(page.text("#said").await.unwrap(), "Under");
    page.eval("document.getElementById('under').style.display = 'none'").await.unwrap();
    let why = page.click("#under").await.unwrap_err().to_string();
    assert!(why.contains("it is not visible"), "{why}");
}

#[tokio::test]
async fn keys_reach_the_page() {
    let (_server, page) = look_at("/").await;
    for key in ["a", "7", "Enter", "Escape", "ArrowLeft", "Shift+Tab", "?"] {
        page.key(key).await.unwrap();
        assert_eq!(page.text("#pressed").await.unwrap(), key);
    }
    page.eval("document.getElementById('count').focus()").await.unwrap();
    page.key("Space").await.unwrap();
    page.key("Enter").await.unwrap();
    assert_eq!(page.text("#count").await.unwrap(), "2");
    assert!(page.key("Entre").await.is_err());
}

#[tokio::test]
async fn forms_are_filled_and_sent() {
    let (_server, mut page) = look_at("/form").await;
    page.fill("[name=name]", "Zé & Söhne").await.unwrap();
    page.fill("[name=seats]", "4").await.unwrap();
    page.fill("[name=speed]", "9").await.unwrap();
    page.fill("[name=story]", "gone soon").await.unwrap();
    page.fill("[name=story]", "").await.unwrap();
    page.choose("#red").await.unwrap();
    page.choose("#blue").await.unwrap();
    page.choose("#blue-label").await.unwrap();
    page.choose("#open").await.unwrap();
    page.choose("[name=open]").await.unwrap();
    page.select("[name=bot]", "none").await.unwrap();
    page.select("[name=bot]", "Greedy Gus").await.unwrap();
    page.set_timeout(Duration::from_millis(50));
    for (expected, why) in [
        ("it cannot be changed", page.fill("[name=fixed]", "otherwise").await),
        ("there are: none, greedy, gone", page.select("[name=bot]", "clever").await),
        ("this option is disabled", page.select("[name=bot]", "gone").await),
        ("it is disabled", page.click_named("button", "Not yet").await),
    ] {
        let why = why.unwrap_err().to_string();
        assert!(why.contains(expected), "{why}");
    }
    page.set_timeout(Duration::from_secs(10));
    page.follow_named("button", "Send").await.unwrap();
    let heard = page.text("main").await.unwrap();
    let sent = "GET /heard?name=Z%C3%A9+%26+S%C3%B6hne&seats=4&speed=9&story=&fixed=so&bot=greedy&colour=blue&open=on ";
    assert!(heard.starts_with(sent), "{heard}");
}

#[tokio::test]
async fn things_are_dragged() {
    let (_server, page) = look_at("/").await;
    page.eval(
        "for (const kind of ['mousedown', 'mouseup']) addEventListener(kind, event => {
            document.getElementById('pressed').textContent += `${kind} ${event.target.id} `; })",
    )
    .await
    .unwrap();
    page.drag("#count", "#wide").await.unwrap();
    assert_eq!(page.text("#pressed").await.unwrap(), "mousedown count mouseup wide");
}
