//! Screenshots of every state of every page, for review, in `target/tmp/shots`. The tests only check that they can be taken;
//! `PICTURES=all cargo test -p saloon --test browser pictured` takes them in every look and of every kind of beat.

use crate::player::{Asked, Player, ana_and_rui};
use crate::server::Server;
use anyhow::{Context as _, Result};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The looks of a page: name, phone, dark theme, language.
const LOOKS: [(&str, bool, bool, &str); 5] = [
    ("desk", false, false, "en"),
    ("desk-night", false, true, "en"),
    ("phone", true, false, "en"),
    ("phone-night", true, true, "en"),
    ("desk-pt", false, false, "pt-BR"),
];

/// Whether `PICTURES` asks for every look and every kind of beat.
fn all_are_wanted() -> bool {
    std::env::var_os("PICTURES").is_some()
}

fn file(name: &str) -> Result<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("shots");
    std::fs::create_dir_all(&folder)?;
    Ok(folder.join(format!("{name}.png")))
}

/// Takes screenshots of the page as it is now. Reloads the page for every look in another language.
pub(crate) async fn take(page: &Player, name: &str) -> Result<()> {
    let looks = if all_are_wanted() { &LOOKS[..] } else { &LOOKS[..1] };
    for &(look, small, night, language) in looks {
        if small {
            page.phone().await?;
        }
        if night {
            page.dark().await?;
        }
        if language != "en" {
            page.language(language).await?;
            page.reload().await?;
        }
        page.screenshot_whole(file(&format!("{name}-{look}"))?).await?;
        if language != "en" {
            page.language("en").await?;
            page.reload().await?;
        }
        page.desktop().await?;
        page.light().await?;
    }
    Ok(())
}

#[tokio::test]
async fn every_page_is_pictured() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    take(&ana, "scheme").await?;
    ana.click("#hand-s").await?;
    ana.click("#hand-m").await?;
    ana.wait_until("document.querySelectorAll('#foresight li').length === 2").await?;
    ana.screenshot(file("scheme-picked")?).await?;
    ana.seal("cts").await?;
    take(&ana, "sealed").await?;
    rui.screenshot(file("scheme-other")?).await?;
    let visitor = Player::in_lobby(&server).await?;
    for (name, path) in [
        ("lobby", "/"),
        ("set-up", "/new/super-express"),
        ("rules", "/rules/super-express?q=horse"),
        ("sheet", "/rules/super-express/sheet"),
        ("nowhere", "/nowhere"),
    ] {
        visitor.goto(&server.url(path)).await?;
        take(&visitor, name).await?;
    }
    visitor
        .open_table("count=5&seat-0=me&name-0=Bo&seat-1=me&name-1=Cy&seat-2=open&seat-3=open&chat=on")
        .await?;
    take(&visitor, "gathering").await?;
    visitor.open_table("count=3&seat-0=me&name-0=Bo&seat-1=me&name-1=Cy&seat-2=random").await?;
    take(&visitor, "hand-over").await?;
    visitor.goto(&server.url("/")).await?;
    visitor.follow("[formaction^='/guide/']").await?;
    take(&visitor, "guide").await
}

/// A finished game of seven seats with every module.
async fn whole_game(server: &Server) -> Result<Player> {
    let ana = Player::in_lobby(server).await?;
    let bots: String = (1..7).map(|seat| format!("&seat-{seat}=random")).collect();
    ana.open_table(&format!("count=7&seat-0=me&name-0=Ana{bots}&module=R&module=H&module=T&chat=on")).await?;
    for program in ["smt", "hmc", "rms", "cms", "smh", "mst", "hsm", "rsm", "smt", "mcs"] {
        match ana.asked().await? {
            Asked::Choice => ana.seal(program).await?,
            Asked::Nothing => ana.wait_for("#ask form[action$='/rematch']").await?,
            Asked::Over => break,
        }
    }
    Ok(ana)
}

#[tokio::test]
async fn every_kind_of_beat_and_the_end_are_pictured() -> Result<()> {
    let server = Server::open()?;
    let ana = whole_game(&server).await?;
    take(&ana, "end").await?;
    let middle = pictured_beats(&ana, "beat").await?;
    ana.goto(&format!("{}?at={middle}", ana.table().await?)).await?;
    take(&ana, "replay").await
}

/// Takes screenshots of the first beat of each rule, and returns a beat in the middle of the game.
pub(crate) async fn pictured_beats(page: &Player, name: &str) -> Result<usize> {
    let lines = "[...document.querySelectorAll('#lines li')].filter(line => line.querySelector('a.rule'))
        .map(line => [line.querySelector('a.rule').textContent, Number(line.dataset.beat)])";
    let lines: Vec<(String, usize)> = serde_json::from_value(page.eval(lines).await?)?;
    let mut kinds = BTreeMap::new();
    for (rule, beat) in lines {
        kinds.entry(rule).or_insert(beat);
    }
    assert!(kinds.len() > 12, "{kinds:?}");
    let table = page.table().await?;
    let pictured = if all_are_wanted() { kinds.len() } else { 3 };
    for (rule, beat) in kinds.iter().take(pictured) {
        page.goto(&format!("{table}?at={beat}")).await?;
        page.screenshot(file(&format!("{name}-{rule}-desk"))?).await?;
        page.phone().await?;
        page.screenshot(file(&format!("{name}-{rule}-phone"))?).await?;
        page.desktop().await?;
    }
    Ok(kinds.values().copied().max().context("nothing happened")? / 2)
}
