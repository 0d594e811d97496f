//! Deck Goes West by keyboard only, and without scripts.

use super::tables::{self, ALONE};
use crate::keyboard::tab_to;
use crate::pages::nothing_is_wrong;
use crate::player::Player;
use crate::server::Server;
use anyhow::{Result, bail};
use browser::Browser;

#[tokio::test]
async fn a_day_and_a_night_with_keys_alone() -> Result<()> {
    let server = Server::open()?;
    let ana = tables::at(&server, ALONE).await?;
    let mut walked = 0;
    for press in 0..60 {
        if ana.text("#call .plaque").await?.starts_with("Day 2") {
            break;
        }
        let wishes = [
            ("#do-go", true),
            (".dw-spot.reach button.dw-hold, .dw-spot.chosen button.dw-hold", true),
            ("#card-boots button:has(.lit)", walked == 0),
            ("#dw-own button[value='do ability 3']:has(.lit)", walked == 0),
            ("#do-pass, #do-done", true),
        ];
        let mut pressed = "form.ask .decisions button";
        for (css, wanted) in wishes {
            if wanted && ana.exists(css).await? {
                pressed = css;
                break;
            }
        }
        tab_to(&ana, pressed).await?;
        tables::press_key(&ana, "Enter").await?;
        walked += u32::from(pressed.starts_with(".dw-spot"));
        assert_ne!(ana.focused().await?, "nothing", "no frame takes the focus away");
        if press == 59 {
            bail!("the first Night does not end: {}", ana.text("#ask").await?);
        }
    }
    assert!(walked > 0, "nobody went anywhere by the map");
    nothing_is_wrong(&ana, &server).await
}

/// The focus order equals the visual order: the question comes after map and hand.
#[tokio::test]
async fn the_question_comes_last_for_eyes_and_for_keys() -> Result<()> {
    let server = Server::open()?;
    let ana = tables::at(&server, ALONE).await?;
    let parts =
        "['.dw-country', '#dw-own', '#dw-hand', '.dw-aside', '#ask'].map(css => document.querySelector(css))";
    let in_order = format!(
        "{parts}.every((part, at, all) => !at || all[at - 1].compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)"
    );
    assert_eq!(ana.eval(&in_order).await?, true);
    ana.eval("scrollTo(0, document.querySelector('#dw-hand').offsetTop + 400)").await?;
    let below = "document.querySelector('#ask').getBoundingClientRect().top > document.querySelector('#dw-hand').getBoundingClientRect().top";
    assert_eq!(ana.eval(below).await?, true);
    Ok(())
}

#[tokio::test]
async fn without_script_a_day_is_played_by_buttons_and_why_not_has_a_rule() -> Result<()> {
    let server = Server::open()?;
    let page = Browser::shared().await?.person().await?;
    page.without_script().await?;
    let ana = Player::from(page);
    ana.goto(&server.url("/new/deck-goes-west")).await?;
    ana.fill("input[name=name-0]", "Ana").await?;
    ana.follow_named("button", "Open the table").await?;
    assert!(ana.text("#call .plaque").await?.starts_with("Day 1"));
    // The refusal of an impossible job links to its rule.
    ana.follow(".dw-job button:has(.not)").await?;
    assert!(ana.exists("main a[href^='/rules/deck-goes-west#DW-']").await?, "{}", ana.text("main").await?);
    ana.follow("main a[href^='/t/']").await?;
    let mut walked = false;
    for _ in 0..60 {
        if ana.text("#call .plaque").await?.starts_with("Day 2") {
            assert!(walked, "nobody went anywhere by the map");
            return Ok(());
        }
        let wishes = [
            ("#do-go", true),
            (".dw-spot.reach button.dw-hold", true),
            (".dw-spot.chosen button.dw-hold", true),
            ("#card-boots button:has(.lit)", !walked),
            ("#dw-own button[value='do ability 3']:has(.lit)", !walked),
            ("#do-pass", true),
            ("#do-done", true),
        ];
        let mut pressed = "form.ask .decisions button";
        for (css, wanted) in wishes {
            if wanted && ana.exists(css).await? {
                pressed = css;
                break;
            }
        }
        ana.follow(pressed).await?;
        walked |= pressed.starts_with(".dw-spot");
    }
    bail!("the first Night does not end: {}", ana.text("#ask").await?)
}
