//! Every state can be read by day and by night, in both languages, and fingers find everything.

use super::tables::{self, ALONE, BOTS, DUEL, TEAM};
use crate::house::House;
use crate::languages::speaks_both;
use crate::pages::{is_in_order, is_light};
use crate::player::Player;
use anyhow::Result;

/// As much may come over the wire before somebody sees a table.
const TABLE: u64 = 100_000;

#[tokio::test]
async fn every_page_around_the_table_is_in_order() -> Result<()> {
    let house = House::open()?;
    let visitor = Player::in_lobby(&house).await?;
    for address in ["/new/deck-goes-west", "/rules/deck-goes-west", "/rules/deck-goes-west/sheet"] {
        visitor.goto(&house.url(address)).await?;
        is_in_order(&visitor, &house).await?;
    }
    Ok(())
}

#[tokio::test]
async fn every_state_of_a_journey_is_in_order() -> Result<()> {
    let house = House::open()?;
    is_in_order(&tables::at(&house, ALONE).await?, &house).await?;
    is_in_order(&tables::at(&house, DUEL).await?, &house).await?;
    is_in_order(&tables::at(&house, TEAM).await?, &house).await?;
    let ana = tables::planning(&house).await?;
    is_in_order(&ana, &house).await?;
    tables::press(&ana, "#do-go").await?;
    is_in_order(&ana, &house).await?;
    is_in_order(&tables::by_night(&house).await?, &house).await?;
    let over = tables::over(&house, BOTS).await?;
    is_in_order(&over, &house).await?;
    over.goto(&format!("{}?at=20", over.table().await?)).await?;
    is_in_order(&over, &house).await
}

#[tokio::test]
async fn a_journey_is_told_in_the_language_of_whoever_reads() -> Result<()> {
    let house = House::open()?;
    let over = tables::over(&house, BOTS).await?;
    let going = tables::going(&house).await?;
    let night = tables::by_night(&house).await?;
    for page in [&over, &going, &night] {
        speaks_both(page).await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_table_of_a_journey_is_light() -> Result<()> {
    let house = House::open()?;
    let five = "count=5&mission=discovery&seat-0=me&name-0=Ana&seat-1=greedy&seat-2=greedy&seat-3=greedy&seat-4=greedy";
    let table = tables::at(&house, five).await?.table().await?;
    is_light(&house, &table, TABLE).await
}
