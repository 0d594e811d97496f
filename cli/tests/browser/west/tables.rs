//! Tables of Deck Goes West at which a known question is asked.

use crate::player::Player;
use crate::server::Server;
use anyhow::{Context as _, Result, bail};
use serde_json::json;

/// A game for one player.
pub(crate) const ALONE: &str = "count=1&name-0=Ana";
/// Two players against each other, one seat free.
pub(crate) const VERSUS: &str = "count=2&mission=discovery&seat-0=me&name-0=Ana&seat-1=open";
/// Ana against a bot.
pub(crate) const DUEL: &str = "count=2&mission=discovery&seat-0=me&name-0=Ana&seat-1=greedy";
/// A team of two characters, both played by Ana.
pub(crate) const TEAM: &str =
    "count=2&mission=speed-of-the-slowest&seat-0=me&name-0=Ana&seat-1=me&name-1=Bia";
/// Bots only: the game is over at once.
pub(crate) const BOTS: &str =
    "count=3&mission=discovery&seat-0=greedy&seat-1=greedy&seat-2=greedy&chat=on&listed=on";

/// Ana at a table opened with this form.
pub(crate) async fn at(server: &Server, form: &str) -> Result<Player> {
    let ana = Player::in_lobby(server).await?;
    ana.post("/name", "name=Ana").await?;
    let address = ana.post("/new/deck-goes-west", form).await?;
    ana.goto(&address).await?;
    Ok(ana)
}

/// A script for the number of the question; null if none is asked.
const QUESTION: &str = "document.querySelector('#ask form.ask [name=question]')?.value ?? null";

/// Answers the question by clicking an element, and waits for the next question. An undo button does not prove that the answer
/// has arrived, because an earlier answer may be undone, too.
pub(crate) async fn press(page: &Player, css: &str) -> Result<()> {
    let asked = page.eval(QUESTION).await?;
    page.answer(css).await?;
    page.wait_until(&format!("({QUESTION}) !== {asked}")).await
}

/// Like [`press`], with a key on the focused element.
pub(crate) async fn press_key(page: &Player, key: &str) -> Result<()> {
    let asked = page.eval(QUESTION).await?;
    page.key(key).await?;
    page.wait_until(&format!("({QUESTION}) !== {asked}")).await
}

/// A finished game opened with this form of bots.
pub(crate) async fn over(server: &Server, form: &str) -> Result<Player> {
    let ana = at(server, form).await?;
    ana.wait_for("#scrub[data-moment]").await?;
    Ok(ana)
}

/// Plays in the background, at most `presses` decisions, until the page matches `css`; returns whether it does. Takes the first
/// possible decision of `wishes`, otherwise a random one, seldom the end of a turn.
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

/// A player with a packed movement, previewed on the map.
pub(crate) async fn planning(server: &Server) -> Result<Player> {
    for _ in 0..5 {
        let ana = at(server, ALONE).await?;
        if until(&ana, "#do-go", &["do boots 1", "do ability 3", "pay"], 8).await? {
            return Ok(ana);
        }
    }
    bail!("nobody can move")
}

/// A player in the middle of a movement, with tiles to press.
pub(crate) async fn going(server: &Server) -> Result<Player> {
    let ana = planning(server).await?;
    if ana.exists("#card-boots button:has(.lit)").await? {
        press(&ana, "#card-boots button:has(.lit)").await?;
    }
    press(&ana, "#do-go").await?;
    Ok(ana)
}

/// A player who is asked a question at Night.
pub(crate) async fn by_night(server: &Server) -> Result<Player> {
    let ana = at(server, ALONE).await?;
    let asked = until(&ana, "#picture.night", &["pass", "done"], 30).await?;
    asked.then_some(ana).context("nothing is asked at Night")
}
