//! Lost connections: open pages reconnect by themselves after a network cut and after a restart of the server.

use crate::player::{Asked, Player, TABLE, ana_and_rui};
use crate::server::Server;
use anyhow::Result;
use browser::Proxy;

/// Sets a variable in the page that a reload would clear.
async fn mark(player: &Player) -> Result<()> {
    player.eval("void (window.here = true)").await.map(drop)
}

/// Asserts that the page reconnects without a reload and hides its notice.
async fn came_back(player: &Player) -> Result<()> {
    player.wait_until("!document.body.classList.contains('offline')").await?;
    player.wait_until("document.querySelector('.toast').hidden").await?;
    assert_eq!(player.eval("window.here").await?, true, "the page was loaded again");
    Ok(())
}

/// Asserts that the log equals that of a freshly loaded page, with every line once and in order.
async fn log_is_whole(player: &Player) -> Result<()> {
    let tab = Player::from(player.another_tab().await?);
    tab.goto(&player.table().await?).await?;
    let log = player.log().await?;
    assert_eq!(log, tab.log().await?);
    let places = log.iter().enumerate().filter(|(at, line)| line.starts_with(&format!("line-{at} ")));
    assert_eq!(places.count(), log.len(), "{log:?}");
    Ok(())
}

#[tokio::test]
async fn a_page_whose_line_is_cut_says_so_and_comes_back_without_a_reload() -> Result<()> {
    let server = Server::open()?;
    let proxy = Proxy::to(server.port).await?;
    let ana = Player::at(&proxy.url("/")).await?;
    ana.open_table(TABLE).await?;
    let path = ana.eval("location.pathname").await?;
    let rui = Player::at(&server.url(path.as_str().unwrap_or_default())).await?;
    rui.sit_down("Rui").await?;
    ana.seal("cts").await?;
    mark(&ana).await?;

    proxy.refuse(true).await?;
    proxy.cut().await;
    // While Ana is offline, a whole round is played and a chat message is sent.
    rui.seal("tcs").await?;
    rui.fill("#say", "Where are you?").await?;
    rui.key("Enter").await?;
    ana.wait_until("!document.querySelector('.toast').hidden").await?;
    assert_eq!(
        ana.text(".toast").await?,
        "The connection is lost. The page comes back by itself; nothing is lost."
    );
    proxy.refuse(false).await?;

    came_back(&ana).await?;
    ana.wait_until("document.querySelector('#said')?.textContent.includes('Where are you?')").await?;
    rui.wait_until("document.querySelector('#said')?.textContent.includes('Where are you?')").await?;
    log_is_whole(&ana).await?;
    // A short cut keeps even what is picked and not sent.
    let asked = ana.asked().await?;
    if asked == Asked::Choice {
        ana.choose_program("tsc").await?;
    }
    proxy.cut().await;
    ana.wait_until("document.body.classList.contains('offline')").await?;
    came_back(&ana).await?;
    if asked == Asked::Choice {
        assert_eq!(ana.picked().await?, "tsc");
        ana.seal("tsc").await?;
    }
    log_is_whole(&ana).await
}

#[tokio::test]
async fn a_server_that_was_killed_starts_again_and_the_game_goes_on() -> Result<()> {
    let mut server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    ana.seal("cts").await?;
    for player in [&ana, &rui] {
        player.wait_for("form.ask").await?;
        mark(player).await?;
    }
    server.kill();
    for player in [&ana, &rui] {
        player.wait_until("document.body.classList.contains('offline')").await?;
    }
    server.reopen()?;
    for player in [&ana, &rui] {
        came_back(player).await?;
    }
    assert_eq!(ana.picked().await?, "cts");
    rui.seal("tcs").await?;
    for player in [&ana, &rui] {
        player.asked().await?;
        log_is_whole(player).await?;
        assert_eq!(player.eval("window.here").await?, true, "the page was loaded again");
    }
    Ok(())
}
