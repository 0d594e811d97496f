//! Text contrast on every page, in the light and in the dark theme.

use crate::player::{Player, ana_and_rui};
use crate::server::Server;
use anyhow::Result;

/// A script that lists the texts of a page with too little contrast.
const FAINT: &str = include_str!("contrast.js");

#[tokio::test]
async fn every_word_stands_out_by_day_and_by_night() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    let table = ana.table().await?;
    let onlooker = Player::at(&table).await?;
    for address in [
        "/",
        "/new/super-express",
        "/rules/super-express",
        "/rules/super-express?q=horse",
        "/finished",
        "/scores/train-heist",
        "/nowhere",
    ] {
        onlooker.goto(&server.url(address)).await?;
        stands_out(&onlooker).await?;
    }
    onlooker.open_table("count=3&seat-0=me&name-0=Bo&seat-1=open&seat-2=open&chat=on").await?;
    stands_out(&onlooker).await?;
    stands_out(&ana).await?;
    ana.seal("mts").await?;
    stands_out(&ana).await?;
    rui.seal("cst").await?;
    ana.asked().await?;
    stands_out(&ana).await?;
    onlooker.goto(&format!("{table}?at=2")).await?;
    stands_out(&onlooker).await?;
    // The script detects a faint heading.
    onlooker.eval("document.querySelector('h1').style.color = '#c9b184'").await?;
    assert_eq!(onlooker.eval(&format!("{FAINT}.length > 0")).await?, true);
    Ok(())
}

/// Asserts that every text of a page has enough contrast in both themes.
pub(crate) async fn stands_out(page: &Player) -> Result<()> {
    // Folded parts are checked as well.
    page.eval("document.querySelectorAll('details').forEach(part => (part.open = true))").await?;
    for night in [false, true] {
        if night {
            page.dark().await?;
        } else {
            page.light().await?;
        }
        let faint = page.eval(FAINT).await?;
        assert_eq!(faint, serde_json::json!([]), "{} by night: {night}", page.eval("location.href").await?);
    }
    page.light().await
}
