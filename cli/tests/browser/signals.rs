//! Turn signals: title, icon, sound and notification.

use crate::heist::step;
use crate::player::{Asked, Player};
use crate::server::Server;
use anyhow::{Result, bail};

/// Two people; chance says who begins.
const TABLE: &str = "count=2&mode=cooperative&goal=12&wanted=5&seat-0=me&name-0=Ana&seat-1=open";

/// Pretends that the page is hidden and allowed to notify, and records notifications.
const HIDDEN: &str = "(() => {
    window.notes = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
    };
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
})()";

const SIGNALS: &str = "[document.title, document.querySelector('link[rel=icon]').getAttribute('href'),
    document.body.dataset.sounds ?? '0', window.notes?.length ?? 0].join(' | ')";

#[tokio::test]
async fn a_player_who_looks_elsewhere_is_told_of_the_turn() -> Result<()> {
    let server = Server::open()?;
    let ana = Player::in_lobby(&server).await?;
    ana.goto(&ana.post("/new/train-heist", TABLE).await?).await?;
    let rui = Player::at(&ana.table().await?).await?;
    rui.sit_down("Rui").await?;
    let (ana, rui) = if ana.asked().await? == Asked::Choice { (ana, rui) } else { (rui, ana) };
    let (mine, plain) = ("/assets/icon-turn.svg", "/assets/icon.svg");
    let turn_of = |name: &'static str, page: &str| match name {
        "" => format!("{page} | {plain}"),
        _ => format!("● {name} · {page} | {mine}"),
    };
    let page = "Train Heist · Saloon";
    ana.wait_until(&format!("({SIGNALS}) === {:?}", turn_of("Your turn", page) + " | 0 | 0")).await?;
    assert_eq!(rui.eval(SIGNALS).await?, turn_of("", page) + " | 0 | 0");
    // A sound is played when it is switched on, so that one knows it.
    rui.eval(HIDDEN).await?;
    for signal in ["sound", "notify"] {
        rui.click(&format!("[data-signal={signal}]")).await?;
        rui.wait_for(&format!("[data-signal={signal}][aria-pressed=true]")).await?;
    }
    assert_eq!(rui.eval(SIGNALS).await?, turn_of("", page) + " | 1 | 0");
    let told = turn_of("Your turn", page) + " | 2 | 1";
    for _ in 0..20 {
        match (ana.is_asked().await?, rui.is_asked().await?) {
            (_, Asked::Choice) => {
                rui.wait_until(&format!("({SIGNALS}) === {told:?}")).await?;
                // An action of one's own is no new turn.
                step(&rui).await?;
                rui.asked().await?;
                let still = rui.eval("`${document.body.dataset.sounds} ${window.notes}`").await?;
                assert_eq!(still, format!("2 Your turn: {page}"));
                return Ok(());
            }
            (Asked::Choice, _) => drop(step(&ana).await?),
            _ => {}
        }
    }
    bail!("it is never the other player's turn: {}", rui.text("#ask").await?)
}
