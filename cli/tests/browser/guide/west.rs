//! The guide of Deck Goes West from the lobby through a job, a movement and a Night.

use super::{LEARN, newcomer, titles};
use crate::pages::{fits, nothing_is_wrong};
use crate::player::Player;
use crate::server::Server;
use anyhow::{Result, bail};
use serde_json::json;

/// A script for the parts of the page that every answer changes: the beat, the question or the log.
const SHOWN: &str = "[document.querySelector('.table').dataset.beat, document.querySelector('#ask').innerText, \
     document.querySelector('#lines').childElementCount].join()";

/// Presses an element and waits until the page shows the result; beats arrive one by one, the question with the last.
async fn press(player: &Player, css: &str) -> Result<()> {
    let before = player.eval(SHOWN).await?;
    player.follow_up(css).await?;
    player.wait_until(&format!("{SHOWN} !== {before}")).await
}

/// The first of these jobs that is lit.
async fn lit(player: &Player, jobs: &[&str]) -> Result<String> {
    for job in jobs {
        let css = format!("button[value={}]:has(.lit)", json!(job));
        if player.exists(&css).await? {
            return Ok(css);
        }
    }
    bail!("none of {jobs:?} is lit: {}", player.text("main").await?)
}

/// Answers every question with the first decision until the next action is asked for.
async fn finish(player: &Player) -> Result<()> {
    while player.text("#ask-step").await? != "What will you do?" {
        press(player, "form.ask .decisions button").await?;
    }
    Ok(())
}

/// The title of the current lesson.
async fn now(player: &Player) -> Result<String> {
    Ok(player.text("#guide-now h2").await?.trim().to_owned())
}

#[tokio::test]
async fn a_newcomer_goes_west_by_the_guide() -> Result<()> {
    let server = Server::open()?;
    let ana = newcomer(&server, true).await?;
    ana.follow("button[formaction='/guide/deck-goes-west']").await?;
    assert_eq!(now(&ana).await?, "Westward, Derek Dogood");
    assert!(ana.exists("#guide-now a.rule[href='/rules/deck-goes-west#DW-WIN-06']").await?);
    assert!(ana.exists("#guide-now[role=status]").await?);
    assert_eq!(titles(&ana).await?.len(), 1, "one thing at a time");
    fits(&ana).await?;
    nothing_is_wrong(&ana, &server).await?;

    // A job: with any deal, one of these is possible.
    let job = lit(&ana, &["do knife 3", "do spike-hammer 2", "do ability 2"]).await?;
    press(&ana, &job).await?;
    let asked = now(&ana).await?;
    assert!(["A card as payment", "You choose x"].contains(&asked.as_str()), "{asked}");
    finish(&ana).await?;
    assert_ne!(now(&ana).await?, "Westward, Derek Dogood");

    // A movement: packing first, then over the map if a tile is in reach.
    let walk = lit(&ana, &["do boots 1", "do ability 3"]).await?;
    press(&ana, &walk).await?;
    if ana.text("#ask-step").await? == "Which resource do you pay?" {
        assert_eq!(now(&ana).await?, "Any resource");
        press(&ana, "form.ask .decisions button").await?;
    }
    assert_eq!(now(&ana).await?, "Pack first, then go");
    press(&ana, "#do-go").await?;
    if ana.exists(".dw-spot.reach button").await? {
        assert_eq!(now(&ana).await?, "Pick your way");
        let stood = ana.eval("document.querySelector('.dw-spot.mine').id").await?;
        press(&ana, ".dw-spot.reach button").await?;
        // Leaving bandits asks about a pain card first.
        finish(&ana).await?;
        assert_ne!(ana.eval("document.querySelector('.dw-spot.mine').id").await?, stood);
    }
    finish(&ana).await?;

    // The Night: it is explained, and asks where the exhaustion goes.
    press(&ana, "#do-pass").await?;
    assert_eq!(now(&ana).await?, "Evening");
    press(&ana, "#do-done").await?;
    assert_eq!(now(&ana).await?, "Every Night you tire");
    let said = titles(&ana).await?;
    for expected in ["The sun moves on", "The Trade Row moves on", "Night falls"] {
        assert!(said.iter().any(|title| title == expected), "{said:?}");
    }
    assert!(said.iter().enumerate().all(|(at, title)| !said[..at].contains(title)), "{said:?}");
    ana.click("#guide-before summary").await?;
    fits(&ana).await?;
    nothing_is_wrong(&ana, &server).await?;
    let shown = ana.text("#guide-now").await?;
    ana.reload().await?;
    assert_eq!(ana.text("#guide-now").await?, shown, "the page says what the frames said");
    press(&ana, "#do-on-discard").await?;
    // Bandits may attack before it is morning.
    finish(&ana).await?;
    let morning = now(&ana).await?;
    assert!(["A new Day", "Bandits on your tile"].contains(&morning.as_str()), "{morning}");

    ana.follow_named("button", "Skip the guide").await?;
    assert!(ana.exists("#guide[hidden]").await?);
    press(&ana, "#do-pass").await?;
    assert!(ana.exists("#guide[hidden]").await?, "it does not come back");
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn without_script_a_newcomer_goes_west_by_the_guide() -> Result<()> {
    let server = Server::open()?;
    let ana = newcomer(&server, false).await?;
    ana.goto(&server.url("/rules/deck-goes-west")).await?;
    ana.follow_named("button", LEARN).await?;
    assert_eq!(now(&ana).await?, "Westward, Derek Dogood");
    let job = lit(&ana, &["do knife 3", "do spike-hammer 2", "do ability 2"]).await?;
    ana.follow(&job).await?;
    let asked = now(&ana).await?;
    assert!(["A card as payment", "You choose x"].contains(&asked.as_str()), "{asked}");
    while ana.text("#ask-step").await? != "What will you do?" {
        ana.follow("form.ask .decisions button").await?;
    }
    for (button, title) in [("#do-pass", "Evening"), ("#do-done", "Every Night you tire")] {
        ana.follow(button).await?;
        assert_eq!(now(&ana).await?, title);
    }
    assert!(titles(&ana).await?.iter().any(|title| title == "Night falls"));
    assert_eq!(titles(&ana).await?.last().map(String::as_str), Some("Westward, Derek Dogood"));
    ana.follow_named("button", "Skip the guide").await?;
    ana.reload().await?;
    assert!(ana.exists("#guide[hidden]").await?);
    Ok(())
}
