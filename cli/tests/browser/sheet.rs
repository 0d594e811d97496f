//! The cheat sheet on screens and on paper.

use crate::pages::{fits, nothing_is_wrong};
use crate::player::Player;
use crate::server::Server;
use anyhow::{Context as _, Result};
use browser::Page;
use serde_json::json;

/// A4 and Letter as width and height in inches.
const PAPERS: [(f64, f64); 2] = [(8.27, 11.69), (8.5, 11.0)];

/// The number of pages when printed on this paper.
async fn sheets(page: &Page, (width, height): (f64, f64)) -> Result<u64> {
    let paper = json!({ "paperWidth": width, "paperHeight": height, "preferCSSPageSize": true });
    let printed = page.call("Page.printToPDF", paper).await?;
    let printed = printed["data"].as_str().context("nothing was printed")?;
    let count = format!("atob('{printed}').match(/\\/Type\\s*\\/Page\\b/g).length");
    page.eval(&count).await?.as_u64().context("the pages cannot be counted")
}

#[tokio::test]
async fn the_rules_fit_on_one_sheet_of_paper() -> Result<()> {
    let server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    for (game, language, title) in [
        ("super-express", "en", "Super Express on one page"),
        ("super-express", "pt-BR", "Super Express em uma página"),
        ("train-heist", "en", "Train Heist on one page"),
        ("train-heist", "pt-BR", "Assalto ao Trem em uma página"),
        ("deck-goes-west", "en", "Deck Goes West on one page"),
        ("deck-goes-west", "pt-BR", "Deck Goes West em uma página"),
    ] {
        ana.goto(&server.url(&format!("/language/{language}?back=/rules/{game}/sheet"))).await?;
        assert_eq!(ana.text("main h1").await?, title);
        for paper in PAPERS {
            assert_eq!(sheets(&ana, paper).await?, 1, "{game} in {language}, {paper:?}");
        }
        fits(&ana).await?;
        nothing_is_wrong(&ana, &server).await?;
    }
    // The check can fail: the whole rulebook takes several pages.
    ana.goto(&server.url("/rules/super-express")).await?;
    assert!(sheets(&ana, PAPERS[0]).await? > 3);
    Ok(())
}

#[tokio::test]
async fn the_sheet_is_found_from_the_rules_and_from_a_table() -> Result<()> {
    let server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    ana.follow_named("button", "Play now").await?;
    for (page, css) in
        [(ana.table().await?, "#more a"), (server.url("/rules/super-express"), "main .buttons a")]
    {
        ana.goto(&page).await?;
        ana.follow_named(css, "The rules on one page").await?;
        assert_eq!(ana.text("main h1").await?, "Super Express on one page");
    }
    // Each fact links to its rule.
    ana.follow(".cheat a[href$='#SE-SHOOT-04']").await?;
    ana.wait_for("#SE-SHOOT-04:target").await
}
