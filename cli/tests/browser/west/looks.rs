//! Every state of Deck Goes West: contrast in both themes, touch targets, both languages, page weight.

use super::tables::{self, ALONE, BOTS, DUEL, TEAM};
use crate::languages::speaks_both;
use crate::pages::{is_in_order, is_light};
use crate::player::Player;
use crate::server::Server;
use anyhow::Result;

/// The most bytes a first visit to a table may transfer.
const TABLE: u64 = 100_000;

#[tokio::test]
async fn every_page_around_the_table_is_in_order() -> Result<()> {
    let server = Server::open()?;
    let visitor = Player::in_lobby(&server).await?;
    for address in ["/new/deck-goes-west", "/rules/deck-goes-west", "/rules/deck-goes-west/sheet"] {
        visitor.goto(&server.url(address)).await?;
        is_in_order(&visitor, &server).await?;
    }
    Ok(())
}

#[tokio::test]
async fn every_state_of_a_journey_is_in_order() -> Result<()> {
    let server = Server::open()?;
    is_in_order(&tables::at(&server, ALONE).await?, &server).await?;
    is_in_order(&tables::at(&server, DUEL).await?, &server).await?;
    is_in_order(&tables::at(&server, TEAM).await?, &server).await?;
    let ana = tables::planning(&server).await?;
    is_in_order(&ana, &server).await?;
    tables::press(&ana, "#do-go").await?;
    is_in_order(&ana, &server).await?;
    is_in_order(&tables::by_night(&server).await?, &server).await?;
    let over = tables::over(&server, BOTS).await?;
    is_in_order(&over, &server).await?;
    over.goto(&format!("{}?at=20", over.table().await?)).await?;
    is_in_order(&over, &server).await
}

#[tokio::test]
async fn a_journey_is_told_in_the_language_of_its_reader() -> Result<()> {
    let server = Server::open()?;
    let over = tables::over(&server, BOTS).await?;
    let going = tables::going(&server).await?;
    let night = tables::by_night(&server).await?;
    for page in [&over, &going, &night] {
        speaks_both(page).await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_table_of_a_journey_is_light() -> Result<()> {
    let server = Server::open()?;
    let five = "count=5&mission=discovery&seat-0=me&name-0=Ana&seat-1=greedy&seat-2=greedy&seat-3=greedy&seat-4=greedy";
    let table = tables::at(&server, five).await?.table().await?;
    is_light(&server, &table, TABLE).await
}
