//! The pace at which a page shows beats.

use crate::pages::nothing_is_wrong;
use crate::player::Player;
use crate::server::Server;
use anyhow::{Context as _, Result};

/// Ana at this pace, and Rui. Rui and a bot have sealed their programs; the second round waits for Rui, whatever happens
/// to Ana.
async fn at_table(server: &Server, pace: &str) -> Result<(Player, Player)> {
    let ana = Player::in_lobby(server).await?;
    ana.reduced_motion(false).await?;
    ana.open_table("count=3&seat-0=me&name-0=Ana&seat-1=open&seat-2=greedy").await?;
    let rui = Player::at(&ana.table().await?).await?;
    rui.sit_down("Rui").await?;
    rui.seal("cts").await?;
    ana.wait_for("form.ask").await?;
    ana.click(&format!("#pace input[value={pace}]")).await?;
    Ok((ana, rui))
}

/// Seals the last program, which starts the reveal.
async fn seal(ana: &Player) -> Result<()> {
    ana.choose_program("cts").await?;
    ana.click("form.ask button").await
}

/// The number of the beat on the page.
async fn beat(ana: &Player) -> Result<u64> {
    let beat = ana.eval("Number(document.querySelector('.table').dataset.beat)").await?;
    beat.as_u64().context("no beat")
}

/// A script that is true once no received beat waits to be shown.
const NOTHING_WAITS: &str = "document.querySelector('#next i').textContent === ''";

/// Seals and returns the times at which the first beats of the round are shown, in milliseconds.
async fn beats(ana: &Player) -> Result<Vec<f64>> {
    ana.eval(
        "window.shown = [];
         new MutationObserver(() => shown.push(performance.now()))
             .observe(document.querySelector('.table'), { attributeFilter: ['data-beat'] }); 0",
    )
    .await?;
    seal(ana).await?;
    ana.wait_until("window.shown.length > 3").await?;
    let shown = ana.eval("window.shown").await?;
    Ok(shown.as_array().context("no times")?.iter().filter_map(serde_json::Value::as_f64).collect())
}

#[tokio::test]
async fn beats_are_shown_at_the_readers_pace() -> Result<()> {
    let server = Server::open()?;
    let (ana, _rui) = at_table(&server, "normal").await?;
    let times = beats(&ana).await?;
    // A late beat does not delay the next one, so only the whole span is checked.
    let span = times[times.len() - 1] - times[0];
    assert!(span > 300.0 * (times.len() - 1) as f64, "{times:?}");
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn step_by_step_each_beat_waits_for_the_reader() -> Result<()> {
    let server = Server::open()?;
    let (ana, _rui) = at_table(&server, "step").await?;
    let first = beat(&ana).await?;
    seal(&ana).await?;
    // The first beat is shown with the choice; each of the others waits.
    ana.wait_until("document.querySelector('#next i').textContent.startsWith('· ')").await?;
    ana.wait_until(&format!("document.querySelector('.table').dataset.beat > {first}")).await?;
    assert_eq!(beat(&ana).await?, first + 1);
    ana.click("#next").await?;
    ana.wait_until(&format!("document.querySelector('.table').dataset.beat > {}", first + 1)).await?;
    let first = first + 1;
    assert_eq!(beat(&ana).await?, first + 1);
    // Only the lines of the current beat are highlighted.
    assert!(ana.text("#lines > .now").await?.contains("reveals"));
    let now = ana
        .eval("[...document.querySelectorAll('#lines > .now')].map(line => Number(line.dataset.beat))")
        .await?;
    assert!(now.as_array().context("no lines")?.iter().all(|beat| *beat == first + 1), "{now}");
    ana.key("n").await?;
    ana.wait_until(&format!("document.querySelector('.table').dataset.beat > {}", first + 1)).await?;
    assert_eq!(beat(&ana).await?, first + 2);
    ana.click("#pace input[value=instant]").await?;
    ana.wait_until(NOTHING_WAITS).await?;
    assert!(beat(&ana).await? > first + 2);
    assert!(!ana.exists("#next:not([hidden])").await?);
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn a_hidden_page_shows_beats_without_waiting() -> Result<()> {
    let server = Server::open()?;
    let (ana, _rui) = at_table(&server, "step").await?;
    let first = beat(&ana).await?;
    ana.eval("Object.defineProperty(document, 'hidden', { value: true }); 0").await?;
    seal(&ana).await?;
    ana.wait_until(&format!("document.querySelector('.table').dataset.beat > {}", first + 3)).await?;
    ana.wait_until(NOTHING_WAITS).await?;
    let twice = "(lines => lines.length - new Set(lines).size)([...document.querySelectorAll('#lines > li')].map(line => line.id))";
    assert_eq!(ana.eval(twice).await?, 0);
    nothing_is_wrong(&ana, &server).await
}
