//! Two people and a bot, from the lobby to the end of a game and into a rematch.

use crate::pages::nothing_is_wrong;
use crate::player::{Asked, PROGRAMS, Player};
use crate::server::{Server, saloon};
use anyhow::{Context as _, Result};
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn two_people_and_a_bot_play_a_whole_game_and_then_another() -> Result<()> {
    let server = Server::open()?;
    let (ana, rui) = tokio::try_join!(Player::in_lobby(&server), Player::in_lobby(&server))?;
    set_up(&ana).await?;
    rui.goto(&ana.text("#invite a").await?).await?;
    rui.sit_down("Rui").await?;
    for player in [&ana, &rui] {
        player.asked().await?;
        player.choose("#pace input[value=instant]").await?;
        assert_eq!(player.eval("localStorage.getItem('pace')").await?, "instant");
    }
    chat(&ana, &rui).await?;
    assert!(record_is_kept_back(&rui).await?);
    play(&[&ana, &rui]).await?;

    let ending = ending(&ana).await?;
    assert!(ending.contains("wins"), "{ending}");
    assert_eq!(self::ending(&rui).await?, ending);
    assert_eq!(public(&ana.log().await?), public(&rui.log().await?));
    let end = ["#ending", "#scrub", "#ask", "#words"];
    let as_it_came = rui.shown(&end).await?;
    rui.reload().await?;
    assert_eq!(rui.shown(&end).await?, as_it_came, "a page loaded later shows the same end");
    the_log_cites_rules(&rui).await?;
    the_record_holds(&ana, &server).await?;
    play_again(&ana, &rui).await?;
    for player in [&ana, &rui] {
        nothing_is_wrong(player, &server).await?;
    }
    Ok(())
}

/// The result as the page announces it.
async fn ending(player: &Player) -> Result<String> {
    let said = "[...document.querySelectorAll('main [role=status]')].map(said => said.innerText).join(' ')";
    Ok(player.eval(said).await?.as_str().unwrap_or_default().to_owned())
}

/// The lines of the log that are the same for all viewers, without sealed programs and the worth of treasures.
fn public(log: &[String]) -> Vec<&str> {
    let lines = log.iter().filter(|line| !line.contains(" has sealed "));
    lines.map(|line| line.split(" as a treasure").next().unwrap_or(line)).collect()
}

/// Ana fills in the form: three seats, one for a bot and one free.
async fn set_up(ana: &Player) -> Result<()> {
    ana.follow_named("link", "Set up a table").await?;
    ana.select("select[name=count]", "3").await?;
    ana.fill("input[name=name-0]", "Ana").await?;
    ana.select("select[name=seat-2]", "greedy").await?;
    ana.follow_named("button", "Open the table").await?;
    assert_eq!(ana.count("#seats li").await?, 3);
    assert_eq!(ana.text("#head .waits").await?, "People are sitting down");
    Ok(())
}

/// Asserts that chat messages arrive at once and as typed, with HTML escaped.
async fn chat(ana: &Player, rui: &Player) -> Result<()> {
    let said = r#"<b id="bold">Howdy</b> & "welcome" <script>1</script>"#;
    ana.fill("#say", said).await?;
    ana.click_named("#chat button", "Send").await?;
    rui.wait_until(&format!(
        "document.querySelector('#said')?.textContent.trim() === {}",
        json!(format!("Ana {said}"))
    ))
    .await?;
    assert_eq!(rui.count("#said #bold, #said script").await?, 0);
    rui.fill("#say", "Ready?").await?;
    rui.key("Enter").await?;
    ana.wait_until("document.querySelector('#said')?.lastElementChild?.textContent === 'Rui Ready?'").await?;
    ana.wait_until("document.querySelector('#say').value === ''").await
}

/// Whether the record is refused while the game goes on.
async fn record_is_kept_back(rui: &Player) -> Result<bool> {
    assert!(!rui.exists("a[href$='/record']").await?);
    let tab = rui.another_tab().await?;
    tab.goto(&format!("{}/record", rui.table().await?)).await?;
    Ok(tab.text("main h1").await? == "The record comes with the end of the game.")
}

/// Answers every question of these players until the game is over.
async fn play(players: &[&Player]) -> Result<()> {
    let mut programs = PROGRAMS.iter().cycle();
    for _ in 0..20 {
        let mut over = 0;
        for player in players {
            match player.asked().await? {
                Asked::Choice => player.seal(programs.next().context("no program")?).await?,
                // The player is out and watches.
                Asked::Nothing => {}
                Asked::Over => over += 1,
            }
        }
        if over == players.len() {
            return Ok(());
        }
    }
    anyhow::bail!("the game does not end")
}

/// Asserts that the log consists of sentences that link to their rules.
async fn the_log_cites_rules(rui: &Player) -> Result<()> {
    let log = rui.log().await?;
    assert!(log.iter().any(|line| line.contains("Rui sits down as")), "{log:?}");
    assert!(log.iter().any(|line| line.contains("The Last Wagon is uncoupled.")), "{log:?}");
    assert!(rui.count("#lines a.rule[href^='/rules/super-express#SE-']").await? > 10);
    let tab = rui.another_tab().await?;
    let link = rui.eval("[...document.querySelectorAll('#lines a.rule')].at(-1).href").await?;
    tab.goto(link.as_str().context("no link")?).await?;
    assert!(tab.text(":target").await?.len() > 40, "the rule itself is what the link leads to");
    Ok(())
}

/// Downloads the record and verifies it with `saloon replay --verify`.
async fn the_record_holds(ana: &Player, server: &Server) -> Result<()> {
    let folder = server.folder().join("kept");
    std::fs::create_dir(&folder)?;
    ana.call("Page.setDownloadBehavior", json!({ "behavior": "allow", "downloadPath": folder })).await?;
    let code = ana.eval("location.pathname.split('/').at(-1)").await?;
    let file = folder.join(format!("saloon-{}.json", code.as_str().unwrap_or_default()));
    ana.click_named("link", "Keep the record").await?;
    for _ in 0..500 {
        if file.exists() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let replayed = saloon(&["replay", "--verify", &file.display().to_string()])?;
    let said = String::from_utf8(replayed.stdout)?;
    assert!(
        said.ends_with("and the luck follows from the server's secret and what 2 players added\n"),
        "{said}"
    );
    Ok(())
}

/// Asserts that both players reach the same new table by asking for a rematch.
async fn play_again(ana: &Player, rui: &Player) -> Result<()> {
    let before = ana.table().await?;
    for player in [ana, rui] {
        player.follow_named("button", "Play again").await?;
    }
    assert_eq!(ana.table().await?, rui.table().await?);
    assert_ne!(ana.table().await?, before);
    for player in [ana, rui] {
        player.wait_for("form.ask").await?;
    }
    Ok(())
}
