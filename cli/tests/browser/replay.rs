//! The replay of a finished game.

use crate::pages::nothing_is_wrong;
use crate::player::Player;
use crate::server::Server;
use anyhow::{Context as _, Result};
use browser::{Browser, Proxy};

/// Four bots: the game is over at once.
pub(crate) const BOTS: &str =
    "count=4&seat-0=greedy&seat-1=random&seat-2=random&seat-3=greedy&chat=on&listed=on";

/// A page with a finished game of bots, and its last beat.
async fn after_a_game(server: &Server) -> Result<(Player, usize)> {
    let ana = Player::in_lobby(server).await?;
    ana.open_table(BOTS).await?;
    let last = end_of(&ana).await?;
    Ok((ana, last))
}

/// Waits for the end of the game on this page, and returns its last beat.
async fn end_of(page: &Player) -> Result<usize> {
    page.wait_for("#scrub[data-moment]").await?;
    let last = page.eval("Number(document.querySelector('#scrub').dataset.last)").await?;
    let last = usize::try_from(last.as_u64().context("the game has no end")?)?;
    assert!(last > 8, "{last}");
    Ok(last)
}

/// Waits until `page` shows this beat, and asserts that it equals the page the server renders for the same URL.
async fn shows(page: &Player, fresh: &Player, beat: usize) -> Result<()> {
    let there = format!(
        "document.querySelector('.table').dataset.beat === '{beat}' && location.search === '?at={beat}' \
         && document.querySelector('#scrub [name=at]').value === '{beat}'"
    );
    page.wait_until(&there).await?;
    let address = page.eval("location.href").await?;
    fresh.goto(address.as_str().context("the page is nowhere")?).await?;
    let (moved, loaded) = (parts(page).await?, parts(fresh).await?);
    let other = moved.iter().zip(&loaded).find(|(moved, loaded)| moved != loaded);
    assert!(other.is_none() && moved.len() == loaded.len(), "moment {beat}: {other:?}");
    let told = "[...document.querySelectorAll('#lines li:not([hidden])')].at(-1).dataset.beat";
    assert_eq!(page.eval(told).await?, beat.to_string(), "the log ends where the board is");
    Ok(())
}

/// Every element of a table's page with its attributes and texts, except the value of the random entropy field.
async fn parts(page: &Player) -> Result<Vec<String>> {
    let parts = "[...document.querySelectorAll('.table *')].map(part => [part.localName,
        ...[...part.attributes].map(({ name, value }) => name === 'value' && 'entropy' in part.dataset ? '' : `${name}=${value}`).sort(),
        ...[...part.childNodes].map(node => node.data ?? '')].join(' '))";
    Ok(serde_json::from_value(page.eval(parts).await?)?)
}

/// Moves the slider to a beat.
async fn slide(page: &Player, beat: usize) -> Result<()> {
    let moved = format!(
        "(track => {{ track.value = {beat}; track.dispatchEvent(new Event('input', {{ bubbles: true }})) }})\
         (document.querySelector('#scrub [name=at]'))"
    );
    page.eval(&moved).await.map(drop)
}

/// A moment carries only the regions that differ from the one before it, on maps that grow and shrink between distant beats.
#[tokio::test]
async fn moments_of_a_journey_follow_each_other_in_any_order() -> Result<()> {
    let server = Server::open()?;
    for (address, form) in [
        (
            "/new/deck-goes-west",
            "count=3&mission=discovery&seat-0=greedy&seat-1=random&seat-2=greedy&listed=on",
        ),
        ("/new/train-heist", "count=3&seat-0=greedy&seat-1=random&seat-2=greedy&listed=on"),
    ] {
        let ana = Player::in_lobby(&server).await?;
        ana.goto(&ana.post(address, form).await?).await?;
        let last = end_of(&ana).await?;
        let fresh = Player::from(ana.another_tab().await?);
        for beat in [last / 2, last / 2 + 1, 3, last, 4, last - 1, last / 3, last / 3 + 1, last / 3 + 2, 0] {
            slide(&ana, beat).await?;
            shows(&ana, &fresh, beat).await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn every_moment_is_shown_as_the_server_shows_it() -> Result<()> {
    let server = Server::open()?;
    let (ana, last) = after_a_game(&server).await?;
    let fresh = Player::from(ana.another_tab().await?);
    ana.eval("void (window.here = true)").await?;
    // By buttons and keys, forwards and backwards.
    ana.click("#scrub [aria-keyshortcuts=Home]").await?;
    shows(&ana, &fresh, 0).await?;
    for beat in 1..=3 {
        ana.click("#scrub [aria-keyshortcuts=ArrowRight]").await?;
        shows(&ana, &fresh, beat).await?;
    }
    ana.click("#scrub [aria-keyshortcuts=ArrowLeft]").await?;
    shows(&ana, &fresh, 2).await?;
    ana.key("ArrowRight").await?;
    shows(&ana, &fresh, 3).await?;
    ana.key("ArrowLeft").await?;
    shows(&ana, &fresh, 2).await?;
    ana.key("End").await?;
    shows(&ana, &fresh, last).await?;
    ana.key("Home").await?;
    shows(&ana, &fresh, 0).await?;
    // By the slider: after many quick moves, the page shows the last one.
    for beat in 1..=last {
        slide(&ana, beat).await?;
    }
    shows(&ana, &fresh, last).await?;
    slide(&ana, 5).await?;
    shows(&ana, &fresh, 5).await?;
    // By a visible line of the log.
    ana.click("#lines li:not([hidden]) a.moment[data-at='4']").await?;
    shows(&ana, &fresh, 4).await?;
    assert_eq!(ana.eval("window.here").await?, true, "the page was never left");
    nothing_is_wrong(&ana, &server).await?;
    nothing_is_wrong(&fresh, &server).await
}

#[tokio::test]
async fn a_replay_plays_by_itself_until_it_is_touched() -> Result<()> {
    let server = Server::open()?;
    let (ana, last) = after_a_game(&server).await?;
    let at_the_end = format!("document.querySelector('.table').dataset.beat === '{last}'");
    let stands_still = "!document.querySelector('.table').matches('.replays')";
    let goes_on = |beat: usize| format!("Number(document.querySelector('.table').dataset.beat) > {beat}");
    ana.click("a[data-play]").await?;
    ana.wait_until("document.querySelector('.table').matches('.replays')").await?;
    ana.wait_until(&goes_on(1)).await?;
    ana.key("Tab").await?;
    ana.wait_until(stands_still).await?;
    slide(&ana, 0).await?;
    ana.wait_until("location.search === '?at=0'").await?;
    ana.click("#play").await?;
    ana.wait_until(&goes_on(1)).await?;
    ana.click("#play").await?;
    ana.wait_until(stands_still).await?;
    // A link with `play` replays from its beat to the end.
    let tab = Player::from(ana.another_tab().await?);
    tab.goto(&format!("{}?at={}&play", ana.table().await?, last - 6)).await?;
    tab.wait_until("document.querySelector('.table').matches('.replays')").await?;
    tab.wait_until(&at_the_end).await?;
    tab.wait_until(stands_still).await?;
    nothing_is_wrong(&tab, &server).await?;
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn what_comes_late_does_not_take_the_past_away() -> Result<()> {
    let server = Server::open()?;
    let proxy = Proxy::to(server.port).await?;
    let ana = Player::at(&proxy.url("/")).await?;
    ana.open_table(BOTS).await?;
    ana.wait_for("#scrub[data-moment]").await?;
    slide(&ana, 3).await?;
    ana.wait_until("location.search === '?at=3'").await?;
    ana.eval(
        "window.past = 0; new MutationObserver(() => past++)
             .observe(document.querySelector('.table'), { attributeFilter: ['data-beat'] }); 0",
    )
    .await?;
    proxy.cut().await;
    // The page reconnects, receives the current state, and shows the chosen beat again.
    ana.wait_until("window.past > 0").await?;
    let fresh = Player::from(ana.another_tab().await?);
    shows(&ana, &fresh, 3).await
}

#[tokio::test]
async fn a_guest_continues_from_the_second_round() -> Result<()> {
    let server = Server::open()?;
    let (ana, _) = after_a_game(&server).await?;
    // Where the second round begins, every bandit aboard is asked.
    let second = "[...document.querySelectorAll('#lines li')].find(line => line.innerText.includes('Round 2 begins.')).dataset.beat";
    let second = ana.eval(second).await?;
    let second: usize = second.as_str().context("there is no second round")?.parse()?;
    let before = ana.table().await?;
    slide(&ana, second).await?;
    ana.wait_until(&format!("location.search === '?at={second}'")).await?;
    let train = ana.text("#words-train").await?;
    let figure = ana.text("form.scrub-on option").await?;
    ana.follow("form.scrub-on button").await?;
    ana.wait_for("form.ask").await?;
    assert_ne!(ana.table().await?, before);
    assert!(ana.text("#call").await?.starts_with("Round 2: "));
    assert_eq!(ana.text("#words-train").await?, train);
    assert_eq!(ana.text(".seat[aria-current=true] .seat-figure").await?, figure);
    assert!(ana.text("#lines").await?.contains("Round 1 begins."), "its past is whole");
    ana.seal("tsc").await?;
    ana.asked().await?;
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn without_script_links_and_a_form_lead_from_moment_to_moment() -> Result<()> {
    let server = Server::open()?;
    let (ana, last) = after_a_game(&server).await?;
    let page = Browser::shared().await?.person().await?;
    page.without_script().await?;
    let rui = Player::from(page);
    let at = |beat: usize| format!("{} / {}", beat + 1, last + 1);
    rui.goto(&ana.table().await?).await?;
    assert_eq!(rui.text("#scrub form > span").await?, at(last));
    assert_eq!(rui.count("#ending h2, #ending a.rule[href^='/rules/super-express#SE-END-']").await?, 2);
    assert_eq!(rui.count("#ask .rank").await?, 4, "everybody is told what became of them");
    rui.follow_named("#scrub a", "Back").await?;
    assert!(!rui.exists("#ending h2, #ask .rank").await?);
    assert_eq!(rui.text("#scrub form > span").await?, at(last - 1));
    rui.follow_named("#scrub a", "To the beginning").await?;
    rui.follow_named("#scrub a", "Next").await?;
    assert_eq!(rui.text("#scrub form > span").await?, at(1));
    assert_eq!(rui.text("#head .waits").await?, "An earlier moment");
    rui.eval("void (document.querySelector('#scrub [name=at]').value = 6)").await?;
    rui.follow_named("#scrub button", "Go there").await?;
    assert_eq!(rui.text("#scrub form > span").await?, at(6));
    rui.follow_named("a", "Link to this moment").await?;
    assert_eq!(rui.eval("location.search").await?, "?at=6");
    assert!(!rui.exists("#lines li:not([hidden])[data-beat='7']").await?);
    rui.follow_named("#scrub a", "To the end").await?;
    rui.follow_named("a", "Watch it again").await?;
    assert_eq!(rui.text("#scrub form > span").await?, at(0));
    Ok(())
}
