//! Ways to sit at a table of Deck Goes West where something certain is asked.

use crate::player::Player;
use crate::server::Server;
use anyhow::{Context as _, Result, bail};
use serde_json::json;

/// A game for one.
pub(crate) const ALONE: &str = "count=1&name-0=Ana";
/// Two people against each other.
pub(crate) const VERSUS: &str = "count=2&mission=discovery&seat-0=me&name-0=Ana&seat-1=open";
/// The same against a bot.
pub(crate) const DUEL: &str = "count=2&mission=discovery&seat-0=me&name-0=Ana&seat-1=greedy";
/// Two of one team, both Ana's.
pub(crate) const TEAM: &str =
    "count=2&mission=speed-of-the-slowest&seat-0=me&name-0=Ana&seat-1=me&name-1=Bia";
/// Bots among themselves: their game is over at once.
pub(crate) const BOTS: &str =
    "count=3&mission=discovery&seat-0=greedy&seat-1=greedy&seat-2=greedy&chat=on&listed=on";

/// Somebody at a table that was opened so.
pub(crate) async fn at(server: &Server, form: &str) -> Result<Player> {
    let ana = Player::in_lobby(server).await?;
    ana.post("/name", "name=Ana").await?;
    let address = ana.post("/new/deck-goes-west", form).await?;
    ana.goto(&address).await?;
    Ok(ana)
}

/// The number of what is asked; nothing where nothing is.
const QUESTION: &str = "document.querySelector('#ask form.ask [name=question]')?.value ?? null";

/// Answers what is asked by pressing something, and waits for what is asked then. That an answer can be taken back says nothing:
/// several can.
pub(crate) async fn press(page: &Player, css: &str) -> Result<()> {
    let asked = page.eval(QUESTION).await?;
    page.answer(css).await?;
    page.wait_until(&format!("({QUESTION}) !== {asked}")).await
}

/// The same with a key, on whatever has the focus.
pub(crate) async fn press_key(page: &Player, key: &str) -> Result<()> {
    let asked = page.eval(QUESTION).await?;
    page.key(key).await?;
    page.wait_until(&format!("({QUESTION}) !== {asked}")).await
}

/// A game of bots, at its end.
pub(crate) async fn over(server: &Server, form: &str) -> Result<Player> {
    let ana = at(server, form).await?;
    ana.wait_for("#scrub[data-moment]").await?;
    Ok(ana)
}

/// Somebody who plays on, behind the page, until it shows this; luck may take long, and then there is nobody. Of all that is
/// lit, the first of the wishes is pressed, and else anything but the end of a turn, by turns.
pub(crate) async fn until(page: &Player, css: &str, wishes: &[&str], presses: u32) -> Result<bool> {
    let play = format!(
        "(async (css, wishes, presses) => {{
            let seed = 7;
            const chance = many => (seed = (seed * 1103515245 + 12345) % 2147483648) % many;
            for (let press = 0; press < presses; press++) {{
                const text = await (await fetch(location.pathname)).text();
                const page = new DOMParser().parseFromString(text, 'text/html');
                const form = page.querySelector('form.ask');
                if (page.querySelector(css) || !form) break;
                const lit = [...page.querySelectorAll('button[name=decision]')].filter(button => !button.matches(':has(.not, .sr)'));
                const wished = wishes.map(wish => lit.find(button => button.value.startsWith(wish))).find(Boolean);
                const goes = lit.filter(button => !['pass', 'end turn', 'stop', 'done', 'no'].includes(button.value));
                const some = goes.length && chance(5) ? goes : lit;
                const body = new URLSearchParams(new FormData(form));
                body.set('decision', (wished ?? some[chance(some.length)]).value);
                await fetch(form.getAttribute('action'), {{ method: 'POST', body }});
            }}
        }})({}, {}, {presses})",
        json!(css),
        json!(wishes)
    );
    page.eval(&play).await?;
    page.reload().await?;
    page.exists(css).await
}

/// A movement that is loaded, and can be looked at on the map.
pub(crate) async fn planning(server: &Server) -> Result<Player> {
    for _ in 0..5 {
        let ana = at(server, ALONE).await?;
        if until(&ana, "#do-go", &["do boots 1", "do ability 3", "pay"], 8).await? {
            return Ok(ana);
        }
    }
    bail!("nobody can move")
}

/// A movement that goes on, with tiles to press.
pub(crate) async fn going(server: &Server) -> Result<Player> {
    let ana = planning(server).await?;
    if ana.exists("#card-boots button:has(.lit)").await? {
        press(&ana, "#card-boots button:has(.lit)").await?;
    }
    press(&ana, "#do-go").await?;
    Ok(ana)
}

/// Somebody who is asked something at Night.
pub(crate) async fn by_night(server: &Server) -> Result<Player> {
    let ana = at(server, ALONE).await?;
    let asked = until(&ana, "#picture.night", &["pass", "done"], 30).await?;
    asked.then_some(ana).context("nothing is asked at Night")
}
