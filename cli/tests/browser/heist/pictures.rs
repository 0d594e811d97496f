//! Screenshots of every state of Train Heist, for review.

use super::tables::{self, ALONE};
use crate::server::Server;
use crate::shots::{pictured_beats, take};
use anyhow::Result;

#[tokio::test]
async fn every_state_of_a_heist_is_pictured() -> Result<()> {
    let server = Server::open()?;
    let ana = tables::at(&server, ALONE).await?;
    take(&ana, "heist-actions").await?;
    ana.follow_up("[id^='do-trade']").await?;
    take(&ana, "heist-offer").await?;
    ana.click("#tick-0 input").await?;
    ana.follow_up("form.ask .btn-go").await?;
    take(&ana, "heist-answer").await?;
    if let Some(paying) = tables::paying(&server).await? {
        take(&paying, "heist-paying").await?;
    }
    ana.goto(&server.url("/new/train-heist")).await?;
    take(&ana, "heist-set-up").await?;
    ana.goto(&server.url("/rules/train-heist/sheet")).await?;
    take(&ana, "heist-sheet").await?;
    let versus =
        "count=4&mode=versus&seat-0=me&name-0=Ana&seat-1=greedy&seat-2=greedy&seat-3=greedy&wanted=5";
    take(&tables::at(&server, versus).await?, "heist-versus").await?;
    let over = tables::over(&server).await?;
    take(&over, "heist-end").await?;
    pictured_beats(&over, "heist-beat").await?;
    Ok(())
}
