//! Deck Goes West: somebody alone through a Day and a Night, two people against each other for a round; with keys, without
//! scripts, by day and by night, on a desk and on a phone.

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

/// What somebody did by pressing things.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Deeds {
    /// Jobs of cards in hand.
    jobs: u32,
    /// Movements that were looked at on the map before they were paid.
    plans: u32,
    /// Tiles of the map.
    steps: u32,
    /// Answers at Night.
    nights: u32,
}

#[tokio::test]
async fn somebody_alone_plays_a_day_and_a_night() -> Result<()> {
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

/// At first sight of a desk there is the map, and all of the hand that is not behind the question; nothing has to be scrolled.
async fn map_and_hand_are_in_sight(page: &Player) -> Result<()> {
    let seen = "[...document.querySelectorAll('.dw-pan, #dw-own, #dw-hand .dw-card h3, #ask form.ask')].map(part => part.getBoundingClientRect())
        .every(part => part.top >= 0 && part.bottom <= innerHeight)";
    assert_eq!(page.eval(seen).await?, true, "map, hand and question do not fit");
    Ok(())
}

/// Answers what is asked by pressing whatever is lit: a movement once, the map while it can be gone on, and then the end.
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
            let shown = player.count(".dw-spot:is(.farther, .reach) .dw-plate").await?;
            assert!(shown > 0, "no tile says what it takes to get there");
            deeds.plans += 1;
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
    // What was drawn is told to whoever drew it; all else is told to both, in the same places.
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

/// Whoever is not asked has nothing to press, and no card of the other hand by name.
async fn sees_only_what_is_open(page: &Player) -> Result<()> {
    let pressed = page
        .count(
            "#picture button[name=decision]:has(.lit), .dw-hold[name=decision], #ask button[name=decision]",
        )
        .await?;
    // A frame may be on its way that asks.
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
