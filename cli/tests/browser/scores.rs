//! High scores: a finished Score Challenge is listed with its team, also after a restart of the server.

use crate::pages::{fits, nothing_is_wrong};
use crate::player::Player;
use crate::server::Server;
use anyhow::Result;

/// Ana leads two cowboys, a bot the third; random bots take over the seats that Ana leaves and end the game soon.
const TABLE: &str = "count=3&mode=score-challenge&wanted=5&minder=random&listed=on\
    &seat-0=me&name-0=Ana&seat-1=me&name-1=Rui&seat-2=random";

#[tokio::test]
async fn a_challenge_is_kept_with_its_team_also_when_the_server_starts_again() -> Result<()> {
    let mut server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    let address = ana.post("/new/train-heist", TABLE).await?;
    ana.goto(&address).await?;
    let leave = format!("{}/leave", ana.eval("location.pathname").await?.as_str().unwrap_or_default());
    for seat in ["seat=0", "seat=1"] {
        ana.post(&leave, seat).await?;
    }
    // A live frame brings it, and a reload shows the same.
    let place = "The first score with three cowboys on this server.";
    ana.wait_until(&format!("document.querySelector('#ending .ending-place')?.innerText === '{place}'"))
        .await?;
    ana.goto(&address).await?;
    assert_eq!(ana.text("#ending .ending-place").await?, place);
    fits(&ana).await?;
    nothing_is_wrong(&ana, &server).await?;
    ana.follow("#ending a[href^='/scores/']").await?;
    let row = ana.text("table.scores tbody tr").await?;
    assert!(row.starts_with('1') && row.contains("Ana, Rui, "), "{row}");
    fits(&ana).await?;
    nothing_is_wrong(&ana, &server).await?;

    server.kill();
    server.reopen()?;
    let stranger = Player::in_lobby(&server).await?;
    stranger.follow("a[href='/scores/train-heist']").await?;
    assert_eq!(stranger.text("table.scores tbody tr").await?, row);
    nothing_is_wrong(&stranger, &server).await?;
    stranger.follow("table.scores tbody a").await?;
    assert!(stranger.exists("#scrub[data-moment]").await?, "the replay");
    nothing_is_wrong(&stranger, &server).await
}
