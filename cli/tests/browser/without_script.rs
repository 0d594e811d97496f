//! Super Express without scripts: forms and links only.

use crate::player::{Asked, Player, ana_and_rui};
use crate::server::Server;
use anyhow::Result;
use browser::Browser;
use std::time::Duration;

/// A player in the lobby whose browser runs no scripts.
async fn plain(server: &Server) -> Result<Player> {
    let page = Browser::shared().await?.person().await?;
    page.without_script().await?;
    page.goto(&server.url("/")).await?;
    Ok(Player::from(page))
}

/// Picks a program and submits the form.
async fn send(player: &Player, program: &str) -> Result<()> {
    player.choose_program(program).await?;
    player.follow("form.ask button").await
}

#[tokio::test]
async fn without_script_people_play_round_after_round() -> Result<()> {
    let server = Server::open()?;
    let ana = plain(&server).await?;
    ana.follow_named("button", "Play now").await?;
    assert!(
        !ana.exists("meta[http-equiv=refresh]").await?,
        "no refresh takes the form away while it is filled in"
    );
    assert_eq!(ana.text("#ask h2").await?, "Your choice");
    let mut round = 1;
    while ana.exists("form.ask").await? && round < 4 {
        assert_eq!(ana.picked().await?, "");
        send(&ana, ["cts", "tcs", "smc"][round - 1]).await?;
        let log = ana.text("#lines").await?;
        assert!(log.contains("reveals "), "{log}");
        round += 1;
        assert!(log.contains(&format!("Round {round} begins.")) || !ana.exists("form.ask").await?, "{log}");
    }
    // A refusal is a page of its own that links to the rule.
    if ana.exists("form.ask").await? {
        send(&ana, "mmt").await?;
        assert_eq!(ana.text("main h1").await?, "There is only one Move card in your hand.");
        assert!(ana.exists("main a[href^='/rules/super-express#SE-']").await?);
    }
    Ok(())
}

#[tokio::test]
async fn without_script_a_sealed_choice_is_changed_and_taken_back_and_people_chat() -> Result<()> {
    let server = Server::open()?;
    let ana = plain(&server).await?;
    ana.follow_named("link", "Set up a table").await?;
    ana.select("select[name=count]", "3").await?;
    ana.select("select[name=seat-2]", "random").await?;
    ana.fill("input[name=name-0]", "Ana").await?;
    ana.follow_named("button", "Open the table").await?;
    let rui = Player::at(&ana.table().await?).await?;
    rui.sit_down("Rui").await?;
    ana.reload().await?;

    send(&ana, "cts").await?;
    assert_eq!(
        (ana.text("#ask h2").await?, ana.picked().await?),
        ("Your choice is sealed".to_owned(), "cts".to_owned())
    );
    send(&ana, "tcs").await?;
    assert_eq!(ana.picked().await?, "tcs");
    ana.follow_named("button", "Take it back").await?;
    assert_eq!(ana.picked().await?, "cts", "the change is taken back, not what was changed");
    ana.follow_named("button", "Take it back").await?;
    assert_eq!((ana.text("#ask h2").await?, ana.picked().await?), ("Your choice".to_owned(), String::new()));
    assert!(rui.text("#lines").await?.contains("Ana takes the last choice back."));
    ana.fill("#say", "Wait <for> me").await?;
    ana.follow_named("#chat button", "Send").await?;
    assert_eq!(ana.text("#said").await?, "Ana Wait <for> me");
    rui.wait_until("document.querySelector('#said')?.innerText === 'Ana Wait <for> me'").await?;
    rui.seal("tcs").await?;
    send(&ana, "cst").await?;
    assert!(ana.text("#lines").await?.contains("reveals "));
    Ok(())
}

#[tokio::test]
async fn without_script_a_page_that_waits_comes_again_by_itself() -> Result<()> {
    let server = Server::open()?;
    let ana = plain(&server).await?;
    ana.follow_named("link", "Set up a table").await?;
    ana.select("select[name=count]", "3").await?;
    ana.select("select[name=seat-2]", "random").await?;
    ana.follow_named("button", "Open the table").await?;
    let waiting = plain(&server).await?;
    waiting.goto(&ana.table().await?).await?;
    assert!(!waiting.exists("meta[http-equiv=refresh]").await?, "no refresh interrupts typing a name");
    let rui = Player::at(&ana.table().await?).await?;
    rui.sit_down("Rui").await?;
    // Ana's page refreshes by itself and shows that the game has begun.
    ana.wait_for("form.ask").await?;
    send(&ana, "cts").await?;
    tokio::time::sleep(Duration::from_millis(50)).await;
    rui.seal("tcs").await?;
    ana.wait_until("document.querySelector('#lines').innerText.includes('reveals ')").await
}

#[tokio::test]
async fn with_script_nothing_is_loaded_again() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    ana.seal("cts").await?;
    assert_eq!(ana.eval("performance.getEntriesByType('navigation').length").await?, 1);
    ana.eval("void (window.here = true)").await?;
    rui.seal("tcs").await?;
    assert_ne!(ana.asked().await?, Asked::Over);
    assert_eq!(ana.eval("window.here").await?, true);
    Ok(())
}
