//! Deck Goes West: a Day and a Night alone, a round of two players against each other; by keyboard, without scripts, in both
//! themes, on a desktop and on a phone.

mod frames;
mod keys;
mod looks;
mod pictures;
mod tables;

use crate::pages::{fits, nothing_is_wrong};
use crate::player::{Asked, Player};
use crate::server::Server;
use anyhow::{Context as _, Result, bail};
use tables::{ALONE, VERSUS};

/// The number of actions of each kind a player has taken.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Deeds {
    /// Jobs of cards in the hand.
    jobs: u32,
    /// Movements previewed on the map before they were paid.
    plans: u32,
    /// Steps onto a tile of the map.
    steps: u32,
    /// Answers at Night.
    nights: u32,
}

#[tokio::test]
async fn one_player_alone_plays_a_day_and_a_night() -> Result<()> {
    let server = Server::open()?;
    let ana = tables::at(&server, ALONE).await?;
    map_and_hand_are_in_sight(&ana).await?;
    let mut deeds = Deeds::default();
    for press in 0..120 {
        if press == 119 {
            bail!("the first Night does not end, {deeds:?}: {}", ana.text("#ask").await?);
        }
        if ana.is_asked().await? == Asked::Over {
            break;
        }
        let has_done_all = deeds.jobs > 0 && deeds.plans > 0 && deeds.steps > 0 && deeds.nights > 0;
        if has_done_all && ana.text("#call .plaque").await?.starts_with("Day 2") {
            break;
        }
        press_on(&ana, &mut deeds).await?;
    }
    assert!(deeds.jobs > 0 && deeds.plans > 0 && deeds.steps > 0 && deeds.nights > 0, "{deeds:?}");
    let log = ana.text("#lines").await?;
    for told in ["Night 1 falls.", "Ready to move: ", "Day 2 dawns."] {
        assert!(log.contains(told), "{told} {log}");
    }
    fits(&ana).await?;
    nothing_is_wrong(&ana, &server).await
}

/// Asserts that map, character, titles of the hand's cards and question are visible on a desktop without scrolling.
async fn map_and_hand_are_in_sight(page: &Player) -> Result<()> {
    let seen = "[...document.querySelectorAll('.dw-pan, #dw-own, #dw-hand .dw-card h3, #ask form.ask')].map(part => part.getBoundingClientRect())
        .every(part => part.top >= 0 && part.bottom <= innerHeight)";
    assert_eq!(page.eval(seen).await?, true, "map, hand and question do not fit");
    Ok(())
}

/// Answers one question: prefers tiles of the map, then jobs not yet covered by `deeds`, then the end of the turn.
pub(crate) async fn press_on(player: &Player, deeds: &mut Deeds) -> Result<()> {
    if player.exists("#picture.night").await? {
        deeds.nights += 1;
    }
    let chosen = [
        "#do-go",
        ".dw-spot.chosen button.dw-hold",
        ".dw-spot.reach button.dw-hold",
        "#card-boots button:has(.lit)",
        "#dw-own button[value='do ability 3']:has(.lit)",
        "#dw-hand button:has(.lit)",
        "#do-end-turn",
        "#do-pass",
        "#do-done",
        "form.ask .decisions button",
    ];
    for css in chosen {
        let is_job = css.contains(":has(.lit)");
        let wanted = match css {
            "#dw-hand button:has(.lit)" => deeds.jobs == 0,
            _ if is_job => deeds.steps == 0,
            _ => true,
        };
        if !wanted || !player.exists(css).await? {
            continue;
        }
        if css == "#do-go" {
            // Some movements reach no tile yet.
            let reached = player.count(".dw-spot:is(.farther, .reach)").await?;
            let priced = player.count(".dw-spot:is(.farther, .reach) .dw-plate").await?;
            assert_eq!(priced, reached, "every tile says what it takes to get there");
            deeds.plans += u32::from(reached > 0);
        }
        deeds.jobs += u32::from(css.starts_with("#card") || css.starts_with("#dw-hand"));
        deeds.steps += u32::from(css.starts_with(".dw-spot"));
        return tables::press(player, css).await;
    }
    bail!("nothing to press: {}", player.text("#ask").await?)
}

#[tokio::test]
async fn two_people_play_a_round_and_see_what_they_may() -> Result<()> {
    let server = Server::open()?;
    let ana = tables::at(&server, VERSUS).await?;
    let rui = Player::at(&ana.table().await?).await?;
    rui.sit_down("Rui").await?;
    ana.wait_for("#picture").await?;
    let mut deeds = [Deeds::default(), Deeds::default()];
    for press in 0..200 {
        if press == 199 {
            bail!("the round does not end: {} / {}", ana.text("#ask").await?, rui.text("#ask").await?);
        }
        let [hers, his] = &mut deeds;
        match (ana.is_asked().await?, rui.is_asked().await?) {
            (Asked::Over, _) | (_, Asked::Over) => break,
            (Asked::Choice, other) => {
                if other != Asked::Choice {
                    sees_only_what_is_open(&rui).await?;
                }
                press_on(&ana, hers).await?;
            }
            (_, Asked::Choice) => {
                sees_only_what_is_open(&ana).await?;
                press_on(&rui, his).await?;
            }
            _ => {}
        }
        if ana.text("#call .plaque").await?.starts_with("Day 2") && deeds.iter().all(|done| done.steps > 0) {
            break;
        }
    }
    assert!(deeds.iter().all(|done| done.jobs > 0 && done.steps > 0), "{deeds:?}");
    // Only the player who draws a card is told which; every other line is the same for both, in the same places.
    let all = "document.querySelectorAll('#lines li').length";
    let lines = ana.eval(all).await?;
    rui.wait_until(&format!("{all} >= {lines}")).await?;
    let (hers, his) = (ana.log().await?, rui.log().await?);
    let open: Vec<(&String, &String)> = hers.iter().zip(&his).filter(|(hers, his)| hers != his).collect();
    assert!(!open.is_empty(), "nothing is hidden");
    for (hers, his) in open {
        assert!(hers.contains(" draws a card.") || his.contains(" draws a card."), "{hers} / {his}");
    }
    for player in [&ana, &rui] {
        fits(player).await?;
        nothing_is_wrong(player, &server).await?;
    }
    Ok(())
}

/// Asserts that a page whose player is not asked has no decision to press, and names no card of the other hand.
async fn sees_only_what_is_open(page: &Player) -> Result<()> {
    let pressed = page
        .count(
            "#picture button[name=decision]:has(.lit), .dw-hold[name=decision], #ask button[name=decision]",
        )
        .await?;
    // A frame that asks may just have arrived.
    if page.is_asked().await? != Asked::Choice {
        assert_eq!(pressed, 0, "{}", page.text("#ask").await?);
    }
    let hand: Vec<String> = serde_json::from_value(
        page.eval("[...document.querySelectorAll('#dw-hand > [id]')].map(card => card.id)").await?,
    )
    .context("the hand has cards")?;
    assert!(hand.iter().all(|card| card.starts_with("card-")), "{hand:?}");
    assert_eq!(page.count(".seats .dw-pile").await?, 2, "another hand is a number of cards");
    Ok(())
}
