//! Without a mouse.

use crate::house::House;
use crate::pages::nothing_is_wrong;
use crate::player::Player;
use anyhow::{Result, bail};

/// Presses Tab until something has the focus, which can be seen.
async fn tab_to(player: &Player, css: &str) -> Result<()> {
    let there = format!("document.activeElement.matches({})", serde_json::json!(css));
    for _ in 0..60 {
        player.tab().await?;
        if player.eval(&there).await? == true {
            assert_eq!(player.eval("document.activeElement.matches(':focus-visible')").await?, true);
            return Ok(());
        }
    }
    bail!("Tab does not lead to `{css}`; it is at {}", player.focused().await?)
}

#[tokio::test]
async fn play_now_and_seal_a_program_with_keys_alone() -> Result<()> {
    let house = House::open()?;
    let ana = Player::in_lobby(&house).await?;
    ana.tab().await?;
    assert_eq!(ana.focused().await?, "link \"Skip to the content\"");
    tab_to(&ana, "form[action^='/play/'] button").await?;
    assert_eq!(ana.focused().await?, "button \"Play now\"");
    ana.key("Enter").await?;
    ana.wait_for("form.ask").await?;

    tab_to(&ana, "[name=first]").await?;
    ana.key("Space").await?;
    tab_to(&ana, "[name=second]").await?;
    ana.key("Space").await?;
    ana.key("ArrowDown").await?;
    tab_to(&ana, "[name=third]").await?;
    ana.key("Space").await?;
    ana.key("ArrowRight").await?;
    ana.key("ArrowRight").await?;
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
    nothing_is_wrong(&ana, &house).await
}
