//! Train Heist by keyboard only, and without scripts.

use super::tables::{self, SHORT};
use crate::keyboard::tab_to;
use crate::pages::nothing_is_wrong;
use crate::player::{Asked, Player};
use crate::server::Server;
use anyhow::{Result, bail};
use browser::Browser;

#[tokio::test]
async fn a_whole_heist_with_keys_alone() -> Result<()> {
    let server = Server::open()?;
    let ana = tables::at(&server, SHORT).await?;
    let mut walked = 0;
    for decision in 0..150 {
        match ana.is_asked().await? {
            Asked::Over => break,
            Asked::Nothing => continue,
            Asked::Choice => {}
        }
        let fresh = ana.text("#call .plaque").await?.contains("4 actions");
        if fresh && ana.exists("#links-main a.go").await? {
            tab_to(&ana, "#links-main a.go").await?;
            walked += 1;
        } else if ana.exists("#do-end").await? {
            tab_to(&ana, "#do-end").await?;
        } else {
            tab_to(&ana, "form.ask .decisions button").await?;
        }
        ana.answer_with_key("Enter").await?;
        assert_ne!(ana.focused().await?, "nothing", "no frame takes the focus away");
        if decision == 149 {
            bail!("the game does not end: {}", ana.text("main").await?);
        }
    }
    assert!(walked > 1, "nobody went anywhere by the map");
    tab_to(&ana, "form[action$='/rematch'] button").await?;
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn without_script_a_turn_is_played_by_buttons_and_why_not_has_a_rule() -> Result<()> {
    let server = Server::open()?;
    let page = Browser::shared().await?.person().await?;
    page.without_script().await?;
    let ana = Player::from(page);
    ana.goto(&server.url("/new/train-heist")).await?;
    ana.fill("input[name=name-0]", "Ana").await?;
    ana.select("select[name=mode]", "solitaire").await?;
    ana.follow_named("button", "Open the table").await?;
    assert!(ana.text("#call .plaque").await?.contains("4 actions left"));
    let first = ana.text("#call .plaque").await?;
    // Looting is impossible in the canyon; the refusal links to its rule.
    ana.follow("form.ask .btn-not").await?;
    assert!(ana.exists("main a[href^='/rules/train-heist#TH-']").await?, "{}", ana.text("main").await?);
    ana.follow("main a[href^='/t/']").await?;
    ana.follow("form.ask .ways button").await?;
    assert!(ana.text("#call .plaque").await?.contains("3 actions left"));
    ana.follow("#do-end").await?;
    for _ in 0..6 {
        let turn = ana.text("#call .plaque").await?;
        if turn.contains("4 actions left") && turn != first {
            return Ok(());
        }
        ana.follow("form.ask .decisions button").await?;
    }
    bail!("nobody else comes to move: {}", ana.text("#ask").await?)
}
