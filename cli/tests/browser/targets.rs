//! The size of touch targets on a phone.

use crate::player::{Player, ana_and_rui};
use crate::server::Server;
use anyhow::Result;

/// A script that lists the controls of a page that are too small.
const SMALL: &str = include_str!("targets.js");

#[tokio::test]
async fn every_control_is_large_enough_for_a_finger() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    large_enough(&ana).await?;
    ana.seal("mts").await?;
    large_enough(&ana).await?;
    rui.seal("cst").await?;
    ana.asked().await?;
    large_enough(&ana).await?;
    let visitor = Player::in_lobby(&server).await?;
    large_enough(&visitor).await?;
    visitor.goto(&server.url("/new/super-express")).await?;
    large_enough(&visitor).await?;
    visitor.open_table("count=3&seat-0=random&seat-1=random&seat-2=random&chat=on").await?;
    visitor.wait_for("#scrub[data-moment]").await?;
    large_enough(&visitor).await?;
    visitor.goto(&format!("{}?at=3", visitor.table().await?)).await?;
    large_enough(&visitor).await?;
    // The script detects a small button.
    visitor
        .eval("document.querySelector('.btn').style.cssText = 'min-height: 0; height: 20px; padding: 0'")
        .await?;
    assert_eq!(visitor.eval(&format!("{SMALL}.length > 0")).await?, true);
    Ok(())
}

/// Asserts that every control of the page is large enough on a phone.
pub(crate) async fn large_enough(page: &Player) -> Result<()> {
    page.phone().await?;
    let small = page.eval(SMALL).await?;
    assert_eq!(small, serde_json::json!([]), "{}", page.eval("location.href").await?);
    page.desktop().await
}
