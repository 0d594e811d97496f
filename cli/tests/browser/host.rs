//! The host's controls: remove a player, seat bots, close the table.

use crate::player::{Player, ana_and_rui};
use crate::server::Server;
use anyhow::Result;

#[tokio::test]
async fn the_host_removes_a_player_and_closes_the_table() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    rui.asked().await?;
    assert!(!rui.exists("#host").await?, "only the host has these buttons");
    let figure = rui.text("#seats [aria-current=true] .seat-figure").await?;
    ana.click("#host summary").await?;
    ana.click_named("#host button", &format!("Send {figure} away")).await?;

    let gone = format!("The host sends Rui away; a bot plays {figure}.");
    for player in [&ana, &rui] {
        player.wait_until(&format!("document.querySelector('#lines').innerText.includes({gone:?})")).await?;
    }
    rui.wait_until("!document.querySelector('#ask form')").await?;
    assert_eq!(rui.text("#ask").await?, "You are looking on. What is secret stays secret.");
    // The bot has Rui's seat now, so the round goes on with Ana's choice.
    ana.seal("cts").await?;
    ana.asked().await?;
    if ana.exists("#host").await? {
        ana.click_named("#host button", "Close the table").await?;
    }
    for player in [&ana, &rui] {
        player
            .wait_until("document.querySelector('#head .waits').innerText === 'The table is closed'")
            .await?;
        assert!(!player.exists("form.ask").await?);
    }
    Ok(())
}

#[tokio::test]
async fn while_people_sit_down_the_host_frees_seats_and_seats_bots() -> Result<()> {
    let server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    ana.open_table("count=3&seat-0=me&name-0=Ana&seat-1=open&seat-2=open&listed=on").await?;
    let rui = Player::in_lobby(&server).await?;
    rui.follow_named("link", "Sit down").await?;
    rui.sit_down("Rui").await?;
    ana.wait_until("document.querySelector('#seats').innerText.includes('Rui')").await?;
    let figure = rui.text("#seats [aria-current=true] .seat-figure").await?;
    ana.click("#host summary").await?;
    ana.click_named("#host button", &format!("Send {figure} away")).await?;
    rui.wait_for("form.sit").await?;
    ana.wait_until("!document.querySelector('#seats').innerText.includes('Rui')").await?;
    assert!(ana.eval("document.querySelector('#host').open").await? == true, "what was opened stays open");
    ana.click_named("button", "Start: bots take the free seats").await?;
    ana.seal("cts").await
}
