//! The guide: a first game in which each rule is explained when it first matters.

mod west;

use crate::heist;
use crate::pages::{fits, nothing_is_wrong};
use crate::player::{Asked, Player};
use crate::server::Server;
use anyhow::Result;
use browser::Browser;

/// A new player in the lobby, with or without scripts.
async fn newcomer(server: &Server, scripts: bool) -> Result<Player> {
    if scripts {
        return Player::in_lobby(server).await;
    }
    let page = Browser::shared().await?.person().await?;
    page.without_script().await?;
    page.goto(&server.url("/")).await?;
    Ok(Player::from(page))
}

const LEARN: &str = "First time? Learn by playing";

#[tokio::test]
async fn a_newcomer_learns_by_playing() -> Result<()> {
    let server = Server::open()?;
    let ana = newcomer(&server, true).await?;
    ana.follow_named("button", LEARN).await?;
    assert_eq!(ana.count("#seats > li").await?, 3);
    assert!(ana.text("#guide-now").await?.starts_with("Welcome aboard, Belle"));
    assert!(ana.exists("#guide-now a.rule[href='/rules/super-express#SE-END-01']").await?);
    // It stands before the form and is announced to screen readers.
    assert!(ana.exists("#guide + .play form.ask").await? && ana.exists("#guide-now[role=status]").await?);
    nothing_is_wrong(&ana, &server).await?;
    ana.seal("cts").await?;
    let asked = ana.asked().await?;
    ana.wait_until("!document.querySelector('#guide-now').innerText.includes('Welcome aboard')").await?;
    let now = ana.text("#guide-now h2").await?;
    match asked {
        Asked::Choice => {
            assert!(["The train is shorter now", "You begin lying down"].contains(&now.as_str()), "{now}");
        }
        Asked::Nothing | Asked::Over => {
            assert!(["You are out", "That is the whole game"].contains(&now.as_str()), "{now}");
        }
    }
    // Earlier lessons stay readable, and no lesson appears twice.
    ana.click("#guide-before summary").await?;
    let titles = "[...document.querySelectorAll('#guide h2')].map(title => title.innerText)";
    let titles: Vec<String> = serde_json::from_value(ana.eval(titles).await?)?;
    assert!(titles.iter().any(|title| title == "The cards are turned"), "{titles:?}");
    assert!(titles.iter().enumerate().all(|(at, title)| !titles[..at].contains(title)), "{titles:?}");

    let shown = ana.text("#guide-now").await?;
    ana.reload().await?;
    assert_eq!(ana.text("#guide-now").await?, shown, "the page says what the frames said");
    ana.follow_named("button", "Skip the guide").await?;
    ana.reload().await?;
    assert!(ana.exists("#guide[hidden]").await?);
    if asked == Asked::Choice {
        ana.seal("tcs").await?;
    }
    assert!(ana.exists("#guide[hidden]").await?, "it does not come back");
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn without_script_the_guide_says_the_same() -> Result<()> {
    let server = Server::open()?;
    let ana = newcomer(&server, false).await?;
    ana.goto(&server.url("/rules/super-express")).await?;
    ana.follow_named("button", LEARN).await?;
    assert!(ana.text("#guide-now").await?.starts_with("Welcome aboard, Belle"));
    ana.choose_program("cts").await?;
    ana.follow("form.ask button").await?;
    assert!(!ana.text("#guide-now").await?.contains("Welcome aboard"));
    assert!(ana.html().await?.contains("The cards are turned"));
    ana.follow_named("button", "Skip the guide").await?;
    ana.reload().await?;
    assert!(ana.exists("#guide[hidden]").await?);
    Ok(())
}

#[tokio::test]
async fn only_a_guest_who_asked_for_a_guide_has_one() -> Result<()> {
    let server = Server::open()?;
    let ana = newcomer(&server, true).await?;
    ana.follow_named("button", LEARN).await?;
    let rui = Player::at(&ana.table().await?).await?;
    assert!(rui.exists("#guide[hidden]").await?, "an onlooker is told nothing");
    // The guide belongs to that table only.
    ana.open_table("count=3&seat-0=me&name-0=Ana&seat-1=random&seat-2=random").await?;
    ana.wait_for("form.ask").await?;
    assert!(ana.exists("#guide[hidden]").await?);
    Ok(())
}

/// The titles of the lessons shown so far, latest first.
async fn titles(player: &Player) -> Result<Vec<String>> {
    let titles = "[...document.querySelectorAll('#guide h2')].map(title => title.textContent.trim())";
    Ok(serde_json::from_value(player.eval(titles).await?)?)
}

#[tokio::test]
async fn a_newcomer_robs_a_train_by_the_guide() -> Result<()> {
    let server = Server::open()?;
    let ana = newcomer(&server, true).await?;
    ana.follow("button[formaction='/guide/train-heist']").await?;
    assert_eq!(ana.count("#seats > li").await?, 2);
    assert!(ana.text("#guide-now").await?.starts_with("Welcome to the gang, Red"));
    assert!(ana.exists("#guide-now a.rule[href='/rules/train-heist#TH-END-01']").await?);
    assert!(ana.exists("#guide + .play form.ask").await? && ana.exists("#guide-now[role=status]").await?);
    assert_eq!(titles(&ana).await?.len(), 1, "one lesson at a time, whichever seat began");
    fits(&ana).await?;
    nothing_is_wrong(&ana, &server).await?;

    // Seven answers cover walking, ending a turn and drawing at least twice.
    let mut answers = 0;
    while answers < 7 && ana.is_asked().await? != Asked::Over {
        if ana.is_asked().await? == Asked::Choice {
            heist::step(&ana).await?;
            answers += 1;
        }
    }
    let said = titles(&ana).await?;
    assert!(said.len() > 4, "{said:?}");
    for expected in ["Your four actions", "The train rolls on"] {
        assert!(said.iter().any(|title| title == expected), "{said:?}");
    }
    assert!(said.iter().enumerate().all(|(at, title)| !said[..at].contains(title)), "{said:?}");
    ana.click("#guide-before summary").await?;
    fits(&ana).await?;
    nothing_is_wrong(&ana, &server).await?;

    ana.follow_named("button", "Skip the guide").await?;
    ana.reload().await?;
    assert!(ana.exists("#guide[hidden]").await?);
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn without_script_a_train_can_be_robbed_by_the_guide() -> Result<()> {
    let server = Server::open()?;
    let ana = newcomer(&server, false).await?;
    ana.goto(&server.url("/rules/train-heist")).await?;
    ana.follow_named("button", LEARN).await?;
    assert!(ana.text("#guide-now").await?.starts_with("Welcome to the gang, Red"));
    ana.follow("#do-move-passN").await?;
    assert!(ana.text("#guide-now").await?.starts_with("Your four actions"));
    assert_eq!(titles(&ana).await?.last().map(String::as_str), Some("Welcome to the gang, Red"));
    ana.follow_named("button", "Skip the guide").await?;
    ana.reload().await?;
    assert!(ana.exists("#guide[hidden]").await?);
    Ok(())
}
