//! One seat on two devices, and onlookers.

use crate::player::{PICKED, Player, ana_and_rui, ana_and_rui_later};
use crate::server::Server;
use anyhow::{Context as _, Result};

#[tokio::test]
async fn a_seat_is_played_from_two_devices_by_its_private_link() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui_later(&server).await?;
    let key = ana.eval("document.querySelector('#own a').href").await?;
    let phone = Player::at(key.as_str().context("there is no private link")?).await?;
    phone.phone().await?;
    assert!(!phone.exists("form.ask").await?);
    phone.follow_named("button", "This is my seat").await?;
    assert_eq!(phone.table().await?, ana.table().await?);

    // Ana has begun to choose when the phone seals: her page shows the sealed choice and lets her change it.
    ana.choose_program("mts").await?;
    phone.seal("cst").await?;
    ana.wait_until("document.querySelector('#ask h2')?.innerText === 'Your choice is sealed'").await?;
    assert_eq!(ana.picked().await?, "cst");
    ana.choose_program("tcs").await?;
    ana.click_named("form.ask button", "Change it").await?;
    phone.wait_until(&format!("{PICKED} === 'tcs'")).await?;
    rui.seal("cts").await?;
    for device in [&ana, &phone] {
        device.wait_until("!document.querySelector('#ask form[action$=\"/undo\"]')").await?;
    }
    assert!(!rui.html().await?.contains(key.as_str().unwrap_or_default()));
    Ok(())
}

#[tokio::test]
async fn an_onlooker_sees_no_secret_and_has_no_form() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    let eve = Player::in_lobby(&server).await?;
    eve.follow_named("link", "Watch").await?;
    assert_eq!(eve.table().await?, ana.table().await?);
    ana.seal("mcs").await?;
    eve.wait_until("document.querySelector('#lines').innerText.includes('has sealed a program.')").await?;
    let open = eve.html().await?;
    eve.reload().await?;
    for html in [open, eve.html().await?] {
        for card in ["Move", "Change Floor", "Turn", "Shoot"] {
            assert!(!html.contains(card), "{card} is on the page of an onlooker");
        }
    }
    // She cannot take another seat's view by its address.
    eve.goto(&format!("{}?seat=0", ana.table().await?)).await?;
    assert!(!eve.html().await?.contains("Change Floor"));
    assert_eq!(eve.count("main form").await?, 0, "there is nothing to send");
    assert!(!eve.exists("#own, #host").await?);
    assert!(!rui.html().await?.contains("Move, Change Floor, Shoot"));
    // She cannot decide for another seat either.
    let path = ana.eval("location.pathname + '/decide'").await?;
    let refused = format!(
        "fetch({path}, {{ method: 'POST', headers: {{ 'x-live': '1' }}, \
         body: new URLSearchParams('seat=1&question=1&first=m&second=c&third=s') }}).then(answer => answer.text())"
    );
    assert_eq!(eve.eval(&refused).await?, "You have no seat at this table.");
    rui.seal("tcs").await?;
    eve.wait_until("document.querySelector('#lines').innerText.includes('reveals')").await
}
