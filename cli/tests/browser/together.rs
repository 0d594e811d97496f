//! Several pages of one table show the same beats in the same order at the same time.

use crate::pages::nothing_is_wrong;
use crate::player::{Player, ana_and_rui};
use crate::server::Server;
use anyhow::{Context as _, Result};
use std::collections::BTreeMap;

/// The most milliseconds between two pages on one machine showing the same beat.
const TOGETHER: f64 = 100.0;

/// A script that records when each beat is shown, by a clock that all pages of a browser share.
const WATCH: &str = "window.shown = {};
    new MutationObserver(() => shown[document.querySelector('.table').dataset.beat] ??= performance.timeOrigin + performance.now())
        .observe(document.querySelector('.table'), { attributeFilter: ['data-beat'] }); 0";

async fn shown(page: &Player) -> Result<BTreeMap<u32, f64>> {
    Ok(serde_json::from_value(page.eval("window.shown").await?)?)
}

/// The median delay between two pages showing the same beats of a round, in milliseconds.
async fn apart(server: &Server) -> Result<f64> {
    let (ana, rui) = ana_and_rui(server).await?;
    for page in [&ana, &rui] {
        // At this pace every beat is shown for a while.
        page.eval("localStorage.setItem('pace', 'normal')").await?;
        page.eval(WATCH).await?;
    }
    ana.seal("cts").await?;
    rui.choose_program("tcs").await?;
    rui.click("form.ask button").await?;
    for page in [&ana, &rui] {
        page.wait_until("Object.keys(window.shown).length >= 4").await?;
    }
    let (by_ana, by_rui) = (shown(&ana).await?, shown(&rui).await?);
    let mut apart: Vec<f64> =
        by_ana.iter().filter_map(|(beat, at)| Some((at - by_rui.get(beat)?).abs())).collect();
    assert!(apart.len() >= 3, "{by_ana:?} {by_rui:?}");
    apart.sort_by(f64::total_cmp);
    apart.get(apart.len() / 2).copied().context("no beat was seen by both")
}

#[tokio::test]
async fn two_people_see_the_same_beat_at_the_same_time() -> Result<()> {
    let server = Server::open()?;
    let mut all = Vec::new();
    // A busy machine may delay a browser, but not at every table.
    for _ in 0..6 {
        all.push(apart(&server).await?);
        if all.iter().any(|apart| *apart <= TOGETHER) {
            return Ok(());
        }
    }
    panic!("they are apart by {all:?} milliseconds")
}

#[tokio::test]
async fn frames_that_come_at_once_are_all_shown_in_their_order() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    ana.eval(WATCH).await?;
    // At an instant pace, frames of a round and chat messages arrive without pauses.
    let table = ana.eval("location.pathname").await?;
    let path = table.as_str().context("the page is nowhere")?;
    let said = (0..4).map(|at| {
        let rui = &rui;
        async move { rui.post(&format!("{path}/say"), &format!("text=word%20{at}")).await }
    });
    ana.seal("cts").await?;
    for said in said.collect::<Vec<_>>() {
        said.await?;
    }
    rui.seal("tcs").await?;
    ana.wait_until("document.querySelectorAll('#said li').length === 4").await?;
    ana.asked().await?;
    rui.asked().await?;
    let beats: Vec<u32> = shown(&ana).await?.into_keys().collect();
    assert!(beats.windows(2).all(|pair| pair[0] + 1 == pair[1]), "no beat is left out: {beats:?}");
    let board = ["#words", "#said", "#seats"];
    assert_eq!(ana.log().await?.len(), rui.log().await?.len());
    let as_it_came = ana.shown(&board).await?;
    ana.reload().await?;
    assert_eq!(ana.shown(&board).await?, as_it_came, "what frames made of the page is what the page is");
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn eight_tabs_of_one_browser_show_the_same_table() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    let table = ana.table().await?;
    let mut tabs = Vec::new();
    for _ in 0..7 {
        let tab = Player::from(ana.another_tab().await?);
        tab.reduced_motion(true).await?;
        tab.goto(&table).await?;
        tabs.push(tab);
    }
    tabs[3].seal("cts").await?;
    for tab in tabs.iter().chain([&ana]) {
        tab.wait_until("document.querySelector('#ask form[action$=\"/undo\"]')").await?;
        assert_eq!(tab.picked().await?, "cts", "every tab shows what is sealed");
    }
    rui.seal("tcs").await?;
    let last = "document.querySelector('.table').dataset.beat";
    ana.asked().await?;
    let beat = ana.eval(last).await?;
    for tab in &tabs {
        tab.wait_until(&format!("{last} === {beat}")).await?;
        assert_eq!(tab.shown(&["#words", "#lines"]).await?, ana.shown(&["#words", "#lines"]).await?);
        nothing_is_wrong(tab, &server).await?;
    }
    Ok(())
}
