//! Tables of Train Heist at which a known question is asked.

use crate::player::Player;
use crate::server::Server;
use anyhow::Result;

/// A solitaire game: every question goes to Ana.
pub(crate) const ALONE: &str = "count=3&mode=solitaire&goal=12&wanted=5&name-0=Ana";
/// A short game with two bots.
pub(crate) const SHORT: &str =
    "count=3&mode=cooperative&goal=5&fewer=10&wanted=5&seat-0=me&name-0=Ana&seat-1=greedy&seat-2=greedy";
/// Bots only: the game is over at once.
const BOTS: &str =
    "count=3&mode=cooperative&goal=20&wanted=5&seat-0=greedy&seat-1=greedy&seat-2=greedy&chat=on&listed=on";

/// Ana at a table opened with this form.
pub(crate) async fn at(server: &Server, form: &str) -> Result<Player> {
    let ana = Player::in_lobby(server).await?;
    ana.post("/name", "name=Ana").await?;
    let address = ana.post("/new/train-heist", form).await?;
    ana.goto(&address).await?;
    Ok(ana)
}

/// A finished game of bots.
pub(crate) async fn over(server: &Server) -> Result<Player> {
    let ana = at(server, BOTS).await?;
    ana.wait_for("#scrub[data-moment]").await?;
    Ok(ana)
}

/// A player who is asked which cards to pay for loot, by playing on from a moment at which a bot looted. `None` if no game
/// offers that choice; the rate limit on new tables bounds the attempts. The form itself has tests in `web`.
pub(crate) async fn paying(server: &Server) -> Result<Option<Player>> {
    for _ in 0..2 {
        let ana = over(server).await?;
        let table = ana.table().await?;
        let looted = "[...document.querySelectorAll('#lines li')].filter(line => line.querySelector('a.rule[href$=\"TH-LOOT-04\"]'))
            .map(line => [Number(line.dataset.beat), line.innerText.match(/Red|Green|Yellow/)[0]])";
        let looted: Vec<(usize, String)> = serde_json::from_value(ana.eval(looted).await?)?;
        for (beat, who) in looted.into_iter().take(5) {
            let seat =
                ["Red", "Green", "Yellow"].iter().position(|colour| *colour == who).unwrap_or_default();
            let wish = format!("at={}&seat={seat}&entropy=", beat.saturating_sub(1));
            let path = table.split_once("/t/").map_or("", |(_, code)| code);
            let address = ana.post(&format!("/t/{path}/go-on"), &wish).await?;
            ana.goto(&address).await?;
            if ana.exists("#do-loot").await? {
                ana.follow_up("#do-loot").await?;
                if ana.exists("form.ask [id^='do-take']").await? {
                    ana.follow_up("form.ask [id^='do-take']").await?;
                }
                if ana.exists("form.ask .th-pay .th-met").await? {
                    return Ok(Some(ana));
                }
            }
        }
    }
    Ok(None)
}

/// A solitaire game in which Ana picks the cards to offer from one hand to another.
pub(crate) async fn offering(server: &Server) -> Result<Player> {
    let ana = at(server, ALONE).await?;
    ana.follow_up("[id^='do-trade']").await?;
    ana.wait_for("#tick-0 input").await?;
    Ok(ana)
}
