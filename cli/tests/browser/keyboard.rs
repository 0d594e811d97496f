//! Super Express by keyboard only.

use crate::pages::nothing_is_wrong;
use crate::player::{Asked, Player};
use crate::server::Server;
use anyhow::{Result, bail};

/// Presses Tab until a matching element has the focus, and asserts that the focus is visible.
pub(crate) async fn tab_to(player: &Player, css: &str) -> Result<()> {
    let there = format!("document.activeElement.matches({})", serde_json::json!(css));
    for _ in 0..200 {
        if player.eval(&there).await? == true {
            assert_eq!(player.eval("document.activeElement.matches(':focus-visible')").await?, true);
            return Ok(());
        }
        player.tab().await?;
    }
    bail!("Tab does not lead to `{css}`; it is at {}", player.focused().await?)
}

/// Picks the first free card for each place; Tab skips cards that have a place.
async fn choose(player: &Player) -> Result<()> {
    for place in ["first", "second", "third"] {
        tab_to(player, &format!("[name={place}]")).await?;
        player.key("Space").await?;
    }
    Ok(())
}

#[tokio::test]
async fn play_now_and_seal_a_program_with_keys_alone() -> Result<()> {
    let server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    ana.tab().await?;
    assert_eq!(ana.focused().await?, "link \"Skip to the content\"");
    tab_to(&ana, "form[action^='/play/'] button").await?;
    assert_eq!(ana.focused().await?, "button \"Play now\"");
    ana.key("Enter").await?;
    ana.wait_for("form.ask").await?;

    choose(&ana).await?;
    assert_eq!(ana.picked().await?, "mct");
    tab_to(&ana, "form.ask button").await?;
    assert_eq!(ana.focused().await?, "button \"Seal\"");
    ana.key("Enter").await?;

    ana.wait_until(
        "document.querySelector('#lines').innerText.includes('has sealed Move, Change Floor, Turn.')",
    )
    .await?;
    ana.wait_until("document.querySelector('#lines').innerText.includes('reveals ')").await?;
    assert_ne!(ana.focused().await?, "nothing", "the focus stays where the next choice is made");
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn a_whole_game_with_keys_alone() -> Result<()> {
    let server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    tab_to(&ana, "form[action^='/play/'] button").await?;
    ana.key("Enter").await?;
    ana.wait_for("form.ask").await?;
    let mut rounds = 0;
    loop {
        match ana.asked().await? {
            Asked::Choice => {
                choose(&ana).await?;
                // The order of the cards varies, so that shots hit and the game ends.
                ana.key(["1", "2", "3"][rounds % 3]).await?;
                let picked = ana.picked().await?;
                tab_to(&ana, "form.ask .btn-go").await?;
                ana.answer_with_key("Enter").await?;
                assert_eq!(picked.len(), 3);
                assert_ne!(ana.focused().await?, "nothing", "no frame takes the focus away");
                rounds += 1;
            }
            // Ana is out: the bots play on to the end.
            Asked::Nothing => ana.wait_for("#ask form[action$='/rematch']").await?,
            Asked::Over => break,
        }
        assert!(rounds < 12, "the game does not end");
    }
    tab_to(&ana, "form[action$='/rematch'] button").await?;
    ana.key("Enter").await?;
    ana.wait_for("form.ask").await?;
    nothing_is_wrong(&ana, &server).await
}
