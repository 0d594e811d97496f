//! Hot seat: several players share one screen and pass it on.

use crate::pages::nothing_is_wrong;
use crate::player::Player;
use crate::server::Server;
use anyhow::Result;

/// The names of the cards on the pages.
const CARDS: [&str; 4] = ["Move", "Change Floor", "Turn", "Shoot"];

/// Asserts that the page, visible or not, holds no card's name and no form field of a choice.
async fn no_card_is_here(screen: &Player) -> Result<()> {
    let html = screen.html().await?;
    for card in CARDS {
        assert!(!html.contains(card), "{card} is on the page between two seats");
    }
    assert!(!html.contains(" checked") && !html.contains("name=\"first\""), "a choice is on the page");
    Ok(())
}

#[tokio::test]
async fn two_people_at_one_screen_do_not_see_each_others_programs() -> Result<()> {
    let server = Server::open()?;
    let screen = Player::in_lobby(&server).await?;
    screen.open_table("count=3&seat-0=me&name-0=Ana&seat-1=me&name-1=Rui&seat-2=greedy").await?;
    let table = screen.table().await?;

    assert_eq!(screen.text("#ask h1").await?, "Pass the screen to Ana");
    no_card_is_here(&screen).await?;
    screen.follow_named("link", "I am Ana, show my cards").await?;
    screen.choose_program("mcs").await?;
    screen.follow("form.ask button").await?;

    assert_eq!(screen.table().await?, table);
    assert_eq!(screen.text("#ask h1").await?, "Pass the screen to Rui");
    no_card_is_here(&screen).await?;
    // Neither live frames nor a reload reveal a card.
    screen.wait_until("!document.body.classList.contains('offline')").await?;
    screen.reload().await?;
    no_card_is_here(&screen).await?;

    screen.follow_named("link", "I am Rui, show my cards").await?;
    assert_eq!(screen.picked().await?, "", "nothing is picked for Rui");
    let html = screen.html().await?;
    assert!(!html.contains("Move, Change Floor, Shoot"), "Ana's program is in Rui's log");
    assert!(!screen.text("#board").await?.contains("Change Floor"), "Ana's program is on Rui's board");

    // Ana may look again; her sealed program is shown.
    screen.follow_named("link", "Pass the screen on").await?;
    no_card_is_here(&screen).await?;
    screen.follow_named("link", "Ana looks again").await?;
    assert_eq!(screen.picked().await?, "mcs");
    assert!(screen.text("#lines").await?.contains("Move, Change Floor, Shoot"));

    screen.goto(&format!("{table}?seat=1")).await?;
    screen.choose_program("tsc").await?;
    screen.follow("form.ask button").await?;
    let log = screen.text("#lines").await?;
    assert!(log.contains("All programs are in.") && log.contains("reveals"), "{log}");
    assert!(!screen.exists("form.ask").await?, "between two rounds the screen is between two seats, too");
    nothing_is_wrong(&screen, &server).await
}
