//! The clock: a bot takes over a seat whose time is up, until its player takes it back.

use crate::pages::nothing_is_wrong;
use crate::player::Player;
use crate::server::Server;
use anyhow::{Context as _, Result};
use serde_json::json;

/// The time limit per decision, in seconds: long enough to press a button on a busy machine.
const SECONDS: u32 = 10;

#[tokio::test]
async fn when_the_time_is_up_a_bot_minds_the_seat_until_it_is_taken_back() -> Result<()> {
    let server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    let opening = json!({ "game": "super-express", "seats": 5, "clock": { "live": SECONDS } });
    let opened = ana.api("", "", &opening).await?;
    let table = opened["table"].as_str().context("no table was opened")?;
    // Four API clients choose cards that hurt no bandit, so that the second round has seats to wait for.
    let mut keys = Vec::new();
    for number in 1..5 {
        let seated =
            ana.api(&format!("/{table}/seats"), "", &json!({ "name": format!("Program {number}") })).await?;
        keys.push(seated["key"].as_str().context("no key")?.to_owned());
    }
    ana.goto(&server.url(&format!("/t/{table}"))).await?;
    // Beats are shown at once, so that the button is there early.
    ana.eval("localStorage.setItem('pace', 'instant')").await?;
    ana.sit_down("Ana").await?;
    for key in &keys {
        ana.api(&format!("/{table}/decisions"), key, &json!({ "question": 1, "decision": "plan tcm" }))
            .await?;
    }
    // The clock of her seat counts down to zero.
    let clock = "document.querySelector('#seats [data-until]')?.textContent ?? ''";
    ana.wait_until(&format!("/^choosing · 0:0[1-9]$/.test({clock})")).await?;
    let before = ana.eval(clock).await?;
    ana.wait_until(&format!("({clock}) !== {before} && document.querySelector('.urgent')")).await?;

    let back = "form[action$='/return'] button";
    ana.click(back).await?;
    ana.wait_until("document.querySelector('#lines').innerText.includes('Ana is back.')").await?;
    let log = ana.text("#lines").await?;
    assert!(log.contains("The time is up: a bot minds Ana's seat."), "{log}");
    assert!(!ana.exists(back).await?);
    assert!(ana.text("#lines").await?.contains("Round 2 begins."), "the bot decided for her");
    nothing_is_wrong(&ana, &server).await
}
