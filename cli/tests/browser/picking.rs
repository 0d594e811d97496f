//! Picking cards by mouse, by touch and by keyboard.

use crate::pages::nothing_is_wrong;
use crate::player::Player;
use crate::server::Server;
use anyhow::Result;

/// A player who is asked for a program.
async fn choosing(server: &Server) -> Result<Player> {
    let ana = Player::in_lobby(server).await?;
    ana.follow("form[action^='/play/'] button").await?;
    ana.wait_for("form.ask").await?;
    Ok(ana)
}

#[tokio::test]
async fn a_click_lays_a_card_and_another_takes_it_back() -> Result<()> {
    let server = Server::open()?;
    let ana = choosing(&server).await?;
    for (card, picked) in [("m", "m"), ("t", "mt"), ("s", "mts"), ("c", "mts"), ("t", "ms"), ("c", "mcs")] {
        ana.click(&format!("#hand-{card}")).await?;
        assert_eq!(ana.picked().await?, picked, "after a click on {card}");
    }
    ana.click_named("button", "Start over").await?;
    assert_eq!(ana.picked().await?, "");
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn cards_are_dragged_to_their_places_on_a_desk_and_on_a_phone() -> Result<()> {
    let server = Server::open()?;
    for small in [false, true] {
        let ana = choosing(&server).await?;
        if small {
            ana.phone().await?;
        }
        ana.drag("#hand-s", ".slot-third").await?;
        ana.drag("#hand-m", ".slot-first").await?;
        assert_eq!(ana.eval("document.querySelector('[name=third]:checked').value").await?, "s");
        assert_eq!(ana.picked().await?, "ms", "nothing is second yet");
        ana.drag("#hand-t", ".slot-second").await?;
        assert_eq!(ana.picked().await?, "mts");
        // Dropped on a placed card, the two swap places; dropped elsewhere, the card returns to the hand.
        ana.drag("#hand-s", "#hand-m").await?;
        assert_eq!(ana.picked().await?, "stm");
        ana.drag("#hand-c", "#hand-t").await?;
        assert_eq!(ana.picked().await?, "scm");
        ana.drag("#hand-c", ".hand-rest").await?;
        assert_eq!(ana.picked().await?, "sm");
        ana.click("#hand-c").await?;
        ana.click("form.ask button.btn-go").await?;
        ana.wait_until(
            "document.querySelector('#lines').innerText.includes('has sealed Shoot, Change Floor, Move.')",
        )
        .await?;
        nothing_is_wrong(&ana, &server).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_key_lays_the_card_that_has_the_focus() -> Result<()> {
    let server = Server::open()?;
    let ana = choosing(&server).await?;
    ana.eval("document.querySelector('#hand-t input').focus()").await?;
    ana.key("3").await?;
    assert_eq!(ana.eval("document.querySelector('[name=third]:checked').value").await?, "t");
    // Arrow keys skip a card that has a place.
    ana.eval("document.querySelector('#hand-c [name=first]').focus()").await?;
    ana.key("Space").await?;
    ana.key("ArrowRight").await?;
    assert_eq!(ana.picked().await?, "st");
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn what_is_picked_is_foreseen_with_a_script_and_without() -> Result<()> {
    let server = Server::open()?;
    let ana = choosing(&server).await?;
    assert_eq!(ana.count("#foresight li").await?, 0);
    ana.click("#hand-c").await?;
    ana.wait_until("document.querySelectorAll('#foresight li').length === 1").await?;
    ana.click("#hand-t").await?;
    ana.wait_until("document.querySelectorAll('#foresight li').length === 2").await?;
    let (told, drawn) = (ana.text("#foresight").await?, "document.querySelector('#ghosts').outerHTML");
    assert!(told.contains("climbs onto the roof.") && told.contains("turns around."), "{told}");
    let ghosts = ana.eval(drawn).await?;
    assert_eq!(ana.count("#ghosts .ghosted").await?, 2);

    let picked = ana.table().await? + "?seat=0&first=c&second=t";
    ana.without_script().await?;
    ana.goto(&picked).await?;
    assert_eq!((ana.picked().await?, ana.text("#foresight").await?), ("ct".to_owned(), told));
    assert_eq!(ana.eval(drawn).await?, ghosts);
    ana.follow_named("button", "What if?").await?;
    assert_eq!((ana.picked().await?, ana.count("#foresight li").await?), ("ct".to_owned(), 2));
    Ok(())
}
