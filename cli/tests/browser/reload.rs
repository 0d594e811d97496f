//! A reload shows the same page as the live frames before it.

use crate::player::{ana_and_rui, ana_and_rui_later};
use crate::server::Server;
use anyhow::Result;

/// The regions that show the state of the game.
const REGIONS: [&str; 4] = ["#head .waits", "#seats", "#board", "#lines"];

#[tokio::test]
async fn a_reload_in_the_middle_changes_nothing() -> Result<()> {
    let server = Server::open()?;
    // The first round arrived by live frames; a reload must show the same.
    let (ana, rui) = ana_and_rui_later(&server).await?;
    ana.seal("msc").await?;
    let (shown, log) = (ana.shown(&REGIONS).await?, ana.log().await?);
    ana.reload().await?;
    assert_eq!(ana.text("#ask h2").await?, "Your choice is sealed");
    assert_eq!(ana.picked().await?, "msc", "the sealed program is still picked");
    assert_eq!(ana.shown(&REGIONS).await?, shown);
    assert_eq!(ana.log().await?, log);
    // The sealed program counts: the round is played once Rui has sealed.
    rui.seal("tcs").await?;
    ana.asked().await.map(drop)
}

#[tokio::test]
async fn what_is_picked_but_not_sealed_stays_while_others_choose() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui(&server).await?;
    ana.asked().await?;
    ana.choose_program("smc").await?;
    rui.seal("tcs").await?;
    let sealed = "document.querySelector('#seats li:not([aria-current=true]) .seat-player').innerText";
    ana.wait_until(&format!(
        "{sealed}.startsWith('Rui') && document.querySelector('#lines').innerText.includes('Ghost has sealed')"
    ))
    .await?;
    assert_eq!(ana.picked().await?, "smc");
    Ok(())
}

#[tokio::test]
async fn a_new_question_comes_with_an_empty_form() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = ana_and_rui_later(&server).await?;
    assert_eq!((ana.picked().await?, rui.picked().await?), (String::new(), String::new()));
    ana.choose_program("smc").await?;
    ana.reload().await?;
    assert_eq!(ana.picked().await?, "", "what is not sealed is nowhere but on the page");
    Ok(())
}
