//! Beats one after another, as fast as the reader likes.

use crate::house::House;
use crate::pages::nothing_is_wrong;
use crate::player::Player;
use anyhow::{Context as _, Result};

/// When each beat of a round was shown, in milliseconds.
async fn beats(ana: &Player) -> Result<Vec<f64>> {
    ana.eval(
        "window.shown = [];
         new MutationObserver(() => shown.push(performance.now()))
             .observe(document.querySelector('.table'), { attributeFilter: ['data-beat'] }); 0",
    )
    .await?;
    ana.choose_program("ctm").await?;
    ana.click("form.ask button").await?;
    ana.wait_until("window.shown.length > 5").await?;
    let shown = ana.eval("window.shown").await?;
    Ok(shown.as_array().context("no times")?.iter().filter_map(serde_json::Value::as_f64).collect())
}

#[tokio::test]
async fn beats_are_shown_at_the_readers_pace() -> Result<()> {
    let house = House::open()?;
    let ana = Player::in_lobby(&house).await?;
    ana.reduced_motion(false).await?;
    ana.follow("form[action^='/play/'] button").await?;
    ana.wait_for("form.ask").await?;
    ana.click("#pace input[value=fast]").await?;
    let times = beats(&ana).await?;
    let pauses: Vec<f64> = times.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(pauses.iter().all(|pause| *pause > 300.0), "{pauses:?}");
    nothing_is_wrong(&ana, &house).await
}
