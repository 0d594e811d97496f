//! Every state of Train Heist: contrast in both themes, touch targets, both languages, page weight.

use super::tables::{self, ALONE};
use crate::languages::speaks_both;
use crate::pages::{is_in_order, is_light};
use crate::player::Player;
use crate::server::Server;
use anyhow::Result;

/// The most bytes a first visit to a table may transfer.
const TABLE: u64 = 100_000;

#[tokio::test]
async fn every_state_of_a_heist_is_in_order() -> Result<()> {
    let server = Server::open()?;
    let visitor = Player::in_lobby(&server).await?;
    for address in ["/new/train-heist", "/rules/train-heist", "/rules/train-heist/sheet"] {
        visitor.goto(&server.url(address)).await?;
        is_in_order(&visitor, &server).await?;
    }
    let ana = tables::at(&server, ALONE).await?;
    is_in_order(&ana, &server).await?;
    ana.follow_up("[id^='do-trade']").await?;
    is_in_order(&ana, &server).await?;
    ana.click("#tick-0 input").await?;
    ana.follow_up("form.ask .btn-go").await?;
    is_in_order(&ana, &server).await?;
    if let Some(paying) = tables::paying(&server).await? {
        is_in_order(&paying, &server).await?;
    }
    let over = tables::over(&server).await?;
    is_in_order(&over, &server).await?;
    over.goto(&format!("{}?at=20", over.table().await?)).await?;
    is_in_order(&over, &server).await
}

#[tokio::test]
async fn a_heist_is_told_in_the_language_of_its_reader() -> Result<()> {
    let server = Server::open()?;
    let over = tables::over(&server).await?;
    let paying = tables::paying(&server).await?;
    let offering = tables::offering(&server).await?;
    for page in [&over, &offering].into_iter().chain(&paying) {
        speaks_both(page).await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_table_of_a_heist_is_light() -> Result<()> {
    let server = Server::open()?;
    let four = "count=4&mode=versus&seat-0=me&name-0=Ana&seat-1=random&seat-2=random&seat-3=random&wanted=5";
    let table = tables::at(&server, four).await?.table().await?;
    is_light(&server, &table, TABLE).await
}
