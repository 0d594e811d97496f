//! Checks for every page: no errors, no requests to other hosts, named controls, layout width, page weight.

use crate::contrast::stands_out;
use crate::player::{Player, ana_and_rui};
use crate::server::Server;
use crate::targets::large_enough;
use anyhow::Result;
use browser::Page;

/// The most bytes a first visit to the lobby may transfer.
const LOBBY: u64 = 60_000;
/// The most bytes a first visit to a table of Super Express may transfer.
const TABLE: u64 = 60_000;

/// Asserts that the page has no errors so far, no request to another host, and no control without a name.
pub(crate) async fn nothing_is_wrong(page: &Page, server: &Server) -> Result<()> {
    let (address, nothing) = (page.eval("location.href").await?, Vec::<String>::new());
    assert_eq!(page.errors().await?, nothing, "{address}");
    assert_eq!(page.unnamed_controls().await?, nothing, "{address}");
    let ours = ["http", "ws"].map(|scheme| format!("{scheme}://127.0.0.1:{}/", server.port));
    let elsewhere = |request: &String| !ours.iter().any(|own| request.starts_with(own));
    let asked: Vec<String> = page.requests().await?.into_iter().filter(elsewhere).collect();
    assert_eq!(asked, nothing, "{address}");
    Ok(())
}

/// Asserts that the page does not scroll sideways, on a desktop and on a phone.
pub(crate) async fn fits(page: &Page) -> Result<()> {
    for small in [false, true] {
        if small {
            page.phone().await?;
        }
        let widths =
            page.eval("[location.pathname, innerWidth, document.documentElement.scrollWidth]").await?;
        assert_eq!(widths[1], if small { 390 } else { 1280 });
        let beyond = "[...document.querySelectorAll('body *')].filter(part => part.getBoundingClientRect().right > innerWidth \
             && !part.closest('.picture')).map(part => part.outerHTML.slice(0, 90)).slice(0, 3)";
        let beyond = page.eval(beyond).await?;
        assert!(widths[2].as_u64() <= widths[1].as_u64(), "it scrolls sideways: {widths}: {beyond}");
    }
    page.desktop().await
}

/// Runs every check on the page in its current state: contrast, touch targets, width, errors.
pub(crate) async fn is_in_order(page: &Player, server: &Server) -> Result<()> {
    stands_out(page).await?;
    large_enough(page).await?;
    fits(page).await?;
    nothing_is_wrong(page, server).await
}

/// Asserts that a first visit to the table with an empty cache transfers at most `most` bytes: page, drawings and script.
pub(crate) async fn is_light(server: &Server, table: &str, most: u64) -> Result<()> {
    let onlooker = Player::at(&server.url("/nowhere")).await?;
    onlooker.call("Network.setCacheDisabled", serde_json::json!({ "cacheDisabled": true })).await?;
    onlooker.forget().await?;
    onlooker.goto(table).await?;
    let bytes = onlooker.bytes_received().await?;
    assert!((1..=most).contains(&bytes), "{bytes} bytes for the table");
    nothing_is_wrong(&onlooker, server).await
}

#[tokio::test]
async fn every_page_is_in_order_on_a_desk_and_on_a_phone() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    ana.seal("mts").await?;
    rui.seal("cst").await?;
    let table = ana.table().await?;
    let key = ana.eval("document.querySelector('#own a').href").await?;
    let visitor = Player::in_lobby(&server).await?;
    visitor
        .open_table("count=7&seat-0=me&name-0=Wilhelmina%20Montgomery&seat-1=me&seat-2=me&listed=on&chat=on")
        .await?;
    let gathering = visitor.table().await?;
    let addresses = [
        "/",
        "/new/super-express",
        "/rules/super-express",
        "/rules/super-express?q=horse",
        "/finished",
        "/scores/train-heist",
    ];
    let addresses = addresses.map(|path| server.url(path)).into_iter();
    let others = [gathering, table.clone(), key.as_str().unwrap_or_default().to_owned()];
    for address in addresses.chain(others).chain([server.url("/t/ABCD2345"), server.url("/nowhere")]) {
        visitor.goto(&address).await?;
        fits(&visitor).await?;
        nothing_is_wrong(&visitor, &server).await?;
    }
    for seated in [&ana, &rui] {
        fits(seated).await?;
        nothing_is_wrong(seated, &server).await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_lobby_is_light() -> Result<()> {
    let server = Server::open()?;
    let visitor = Player::in_lobby(&server).await?;
    let bytes = visitor.bytes_received().await?;
    assert!((1..=LOBBY).contains(&bytes), "{bytes} bytes for the lobby");
    nothing_is_wrong(&visitor, &server).await
}

#[tokio::test]
async fn the_table_is_light() -> Result<()> {
    let server = Server::open()?;
    let visitor = Player::in_lobby(&server).await?;
    let bots: String = (1..7).map(|seat| format!("&seat-{seat}=random")).collect();
    visitor.open_table(&format!("count=7&seat-0=me&name-0=Ana{bots}&module=R&module=H&module=T")).await?;
    // Seven seats with every module.
    is_light(&server, &visitor.table().await?, TABLE).await
}
