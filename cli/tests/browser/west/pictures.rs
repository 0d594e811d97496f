//! Screenshots of every state of Deck Goes West, for review.

use super::tables::{self, ALONE, BOTS, DUEL, TEAM};
use crate::server::Server;
use crate::shots::{pictured_beats, take};
use anyhow::Result;

#[tokio::test]
async fn every_state_of_a_journey_is_pictured() -> Result<()> {
    let server = Server::open()?;
    let ana = tables::at(&server, ALONE).await?;
    take(&ana, "west-day").await?;
    let ana = tables::planning(&server).await?;
    take(&ana, "west-plan").await?;
    tables::press(&ana, "#do-go").await?;
    take(&ana, "west-go").await?;
    take(&tables::by_night(&server).await?, "west-night").await?;
    take(&tables::at(&server, DUEL).await?, "west-versus").await?;
    let visitor = tables::at(&server, TEAM).await?;
    take(&visitor, "west-team").await?;
    visitor.goto(&server.url("/new/deck-goes-west")).await?;
    take(&visitor, "west-set-up").await?;
    visitor.goto(&server.url("/rules/deck-goes-west/sheet")).await?;
    take(&visitor, "west-sheet").await
}

/// Questions that luck may not bring: those that do not come up are skipped here; their drawings have tests in `web`.
#[tokio::test]
async fn rare_questions_of_a_journey_are_pictured() -> Result<()> {
    let server = Server::open()?;
    let rare = [
        ("battle", ALONE, "#dw-rolls .dw-fight", &["do knife 1", "do pickaxe 2", "do hatchet 2"][..], 12),
        ("dice", ALONE, "#dw-rolls .dw-strike", &["done", "do knife 1", "do pickaxe 2"][..], 12),
        ("x", ALONE, "[id^='do-x-']", &["do ability 1", "do ability 2"][..], 12),
        ("trade", TEAM, ".dw-trade", &["yes", "trade"][..], 80),
        ("tried", ALONE, ".dw-spot.chosen", &["try", "go", "do boots 1", "do ability 3"][..], 60),
    ];
    for (name, form, css, wishes, presses) in rare {
        let ana = tables::at(&server, form).await?;
        if tables::until(&ana, css, wishes, presses).await? {
            take(&ana, &format!("west-{name}")).await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn every_beat_and_every_end_of_a_journey_are_pictured() -> Result<()> {
    let server = Server::open()?;
    let over = tables::over(&server, BOTS).await?;
    take(&over, "west-end-versus").await?;
    let middle = pictured_beats(&over, "west-beat").await?;
    over.goto(&format!("{}?at={middle}", over.table().await?)).await?;
    take(&over, "west-replay").await?;
    for (name, mission) in [("team", "speed-of-the-slowest"), ("bread", "bread-for-the-valley")] {
        let bots = format!("count=2&mission={mission}&seat-0=greedy&seat-1=greedy&listed=on");
        take(&tables::over(&server, &bots).await?, &format!("west-end-{name}")).await?;
    }
    Ok(())
}
