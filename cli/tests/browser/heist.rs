//! Train Heist: a whole game of two people and a bot, and a solitaire game; by keyboard, without scripts, in both themes,
//! on a desktop and on a phone.

mod keys;
mod looks;
mod pictures;
mod tables;

use crate::pages::{fits, nothing_is_wrong};
use crate::player::{Asked, Player};
use crate::server::Server;
use anyhow::{Result, bail};

/// A short game: five tiles win, and few events end it soon.
const TABLE: &str =
    "count=3&mode=cooperative&goal=5&fewer=10&wanted=5&seat-0=me&name-0=Ana&seat-1=open&seat-2=greedy";

#[tokio::test]
async fn two_people_and_a_bot_play_a_whole_heist() -> Result<()> {
    let server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    let address = ana.post("/new/train-heist", TABLE).await?;
    ana.goto(&address).await?;
    let rui = Player::at(&ana.table().await?).await?;
    rui.sit_down("Rui").await?;
    let mut walked = 0;
    for turn in 0..120 {
        match (ana.is_asked().await?, rui.is_asked().await?) {
            (Asked::Over, Asked::Over) => break,
            (Asked::Choice, _) => walked += step(&ana).await?,
            (_, Asked::Choice) => walked += step(&rui).await?,
            _ => {}
        }
        if turn == 119 {
            bail!("the game does not end: {} / {}", ana.text("main").await?, rui.text("#ask").await?);
        }
    }
    assert!(walked > 2, "nobody went anywhere by the map");
    let ended = ana.text("#ending").await?;
    assert!(ended.contains("heist"), "{ended}");
    assert_eq!(rui.text("#ending").await?, ended);
    assert_eq!(ana.log().await?, rui.log().await?, "hands are open: both were told the same");
    for player in [&ana, &rui] {
        fits(player).await?;
        nothing_is_wrong(player, &server).await?;
    }
    Ok(())
}

#[tokio::test]
async fn one_person_plays_all_cowboys_and_passes_no_screen_on() -> Result<()> {
    let server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    let address = ana.post("/new/train-heist", "count=2&mode=solitaire&goal=10&wanted=5&name-0=Ana").await?;
    ana.goto(&address).await?;
    let table = ana.table().await?;
    let mut led = Vec::new();
    for _ in 0..60 {
        match ana.is_asked().await? {
            Asked::Choice => {}
            Asked::Nothing => continue,
            Asked::Over => break,
        }
        let turn = ana.text("#call .plaque").await?;
        led.push(if turn.contains("Red") { "Red" } else { "Green" });
        assert!(!ana.exists(".scene").await?, "nobody passes the screen on");
        if led.windows(2).filter(|pair| pair[0] != pair[1]).count() >= 2 {
            break;
        }
        step(&ana).await?;
    }
    assert!(led.contains(&"Red") && led.contains(&"Green"), "{led:?}");
    assert_eq!(ana.table().await?, table);
    nothing_is_wrong(&ana, &server).await
}

/// Answers one question: moves by pressing a space of the map if all actions are left, otherwise presses the first button of
/// a fixed order. Returns the number of moves made.
pub(crate) async fn step(player: &Player) -> Result<u32> {
    let actions = player.text("#call .plaque").await?;
    if actions.contains("4 actions") && player.exists("#links-main a.go").await? {
        let before = player.count("#lines li").await?;
        player.answer("#links-main a.go").await?;
        player.wait_until(&format!("document.querySelectorAll('#lines li').length > {before}")).await?;
        return Ok(1);
    }
    for button in ["#do-end", "#do-refuse", "#do-keep", "form.ask .decisions button"] {
        if player.exists(button).await? {
            player.answer(button).await?;
            return Ok(0);
        }
    }
    bail!("nothing to press: {}", player.text("#ask").await?)
}
