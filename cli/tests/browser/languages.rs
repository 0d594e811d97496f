//! Every page is entirely in the viewer's language.

use crate::pages::nothing_is_wrong;
use crate::player::Player;
use crate::server::Server;
use anyhow::{Context as _, Result};
use browser::{Browser, Page};
use std::collections::BTreeSet;

const ENGLISH: [&str; 4] = [
    include_str!("../../../i18n/en/web.ftl"),
    include_str!("../../../i18n/en/deck-goes-west.ftl"),
    include_str!("../../../i18n/en/super-express.ftl"),
    include_str!("../../../i18n/en/train-heist.ftl"),
];
const PORTUGUESE: [&str; 4] = [
    include_str!("../../../i18n/pt-BR/web.ftl"),
    include_str!("../../../i18n/pt-BR/deck-goes-west.ftl"),
    include_str!("../../../i18n/pt-BR/super-express.ftl"),
    include_str!("../../../i18n/pt-BR/train-heist.ftl"),
];

/// A script for every text of a page (title, text nodes, labels of controls), without parts marked as another language.
const SAID: &str = "(() => {
    const said = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
        acceptNode: node => node.nodeType === Node.ELEMENT_NODE && node.matches('[lang], script, noscript')
            ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    });
    while (walk.nextNode()) {
        const node = walk.currentNode;
        if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
        else for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-offline']) said.push(node.getAttribute(name) ?? '');
    }
    return said.map(text => text.trim()).filter(Boolean);
})()";

/// A piece of a message that identifies its language.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Phrase {
    /// A whole message without placeholders.
    Whole(String),
    /// The text before, between or after the placeholders of a message, at least two words.
    Part(String),
}

impl Phrase {
    /// Whether this text of a page contains the phrase; short whole messages must match exactly.
    fn is_in(&self, text: &str) -> bool {
        match self {
            Phrase::Whole(whole) => text == whole || (whole.split(' ').count() > 2 && text.contains(whole)),
            Phrase::Part(part) => text.contains(part),
        }
    }
}

/// The phrases of all messages in these files.
fn phrases(files: [&str; 4]) -> BTreeSet<Phrase> {
    let lines = files.into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
    let values = lines.filter_map(|line| match line.strip_prefix(' ') {
        // A variant: `[one] 1 free seat`.
        Some(variant) => variant.split_once("] ").map(|(_, value)| value),
        None => line.split_once(" = ").map(|(_, value)| value),
    });
    values.flat_map(parts).collect()
}

/// The phrases of one value, split at its placeholders.
fn parts(value: &str) -> Vec<Phrase> {
    if !value.contains('{') {
        return vec![Phrase::Whole(value.trim().to_owned())];
    }
    let pieces =
        value.split('{').flat_map(|piece| piece.split_once('}').map_or(Some(piece), |(_, rest)| Some(rest)));
    let pieces = pieces.map(|piece| piece.trim_matches([' ', '.', ',', ':', '(', ')', '!']));
    pieces.filter(|piece| piece.contains(' ')).map(|piece| Phrase::Part(piece.to_owned())).collect()
}

/// The phrases of `one` that do not occur in `other`.
fn only(one: [&str; 4], other: [&str; 4]) -> Vec<Phrase> {
    let other = phrases(other);
    phrases(one).into_iter().filter(|phrase| !other.contains(phrase)).collect()
}

/// Asserts that a page is in language `tag` and holds no phrase of the other language.
pub(crate) async fn speaks(page: &Page, tag: &str) -> Result<()> {
    let (own, foreign) = match tag {
        "en" => (only(ENGLISH, PORTUGUESE), only(PORTUGUESE, ENGLISH)),
        _ => (only(PORTUGUESE, ENGLISH), only(ENGLISH, PORTUGUESE)),
    };
    assert!(own.len() > 200 && foreign.len() > 200, "the messages were not found");
    assert_eq!(page.eval("document.documentElement.lang").await?, tag);
    let address = page.eval("location.pathname").await?;
    let said: Vec<String> = serde_json::from_value(page.eval(SAID).await?)?;
    let heard = |phrases: &[Phrase]| -> Vec<String> {
        said.iter().filter(|text| phrases.iter().any(|phrase| phrase.is_in(text))).cloned().collect()
    };
    assert_eq!(heard(&foreign), Vec::<String>::new(), "{address} in {tag}");
    assert!(heard(&own).len() > 5, "{address} says little in {tag}: {said:?}");
    Ok(())
}

/// Asserts that the page follows the browser's language, for both languages.
pub(crate) async fn speaks_both(page: &Player) -> Result<()> {
    for tag in ["en", "pt-BR"] {
        page.language(tag).await?;
        page.reload().await?;
        speaks(page, tag).await?;
    }
    Ok(())
}

/// A player in the lobby whose browser asks for Portuguese.
async fn brazilian(server: &Server) -> Result<Player> {
    let page = Browser::shared().await?.person().await?;
    page.language("pt-BR").await?;
    page.reduced_motion(true).await?;
    page.goto(&server.url("/")).await?;
    page.eval("localStorage.setItem('pace', 'instant')").await?;
    Ok(Player::from(page))
}

#[tokio::test]
async fn a_browser_that_asks_for_portuguese_gets_it_everywhere() -> Result<()> {
    let server = Server::open()?;
    let ana = brazilian(&server).await?;
    speaks(&ana, "pt-BR").await?;
    for path in [
        "/new/super-express",
        "/rules/super-express",
        "/rules/super-express?q=trem",
        "/finished",
        "/scores/train-heist",
        "/t/ABCD2345",
    ] {
        ana.goto(&server.url(path)).await?;
        speaks(&ana, "pt-BR").await?;
    }
    // A table: gathering, playing, private link, closed, hot seat.
    ana.open_table("count=4&seat-0=me&name-0=Ana&seat-1=open&seat-2=greedy&seat-3=random&chat=on&listed=on")
        .await?;
    speaks(&ana, "pt-BR").await?;
    let rui = brazilian(&server).await?;
    speaks(&rui, "pt-BR").await?;
    rui.goto(&ana.table().await?).await?;
    speaks(&rui, "pt-BR").await?;
    rui.sit_down("Rui").await?;
    ana.seal("cts").await?;
    speaks(&ana, "pt-BR").await?;
    rui.seal("tcs").await?;
    for player in [&ana, &rui] {
        player.asked().await?;
        // First the live frames, then the page as the server renders it.
        speaks(player, "pt-BR").await?;
        player.reload().await?;
        speaks(player, "pt-BR").await?;
    }
    let key = ana.eval("document.querySelector('#own a')?.href").await?;
    rui.goto(key.as_str().context("there is no private link")?).await?;
    speaks(&rui, "pt-BR").await?;
    ana.post(&format!("{}/close", ana.table().await?), "").await?;
    ana.reload().await?;
    speaks(&ana, "pt-BR").await?;
    ana.open_table("count=3&seat-0=me&name-0=Ana&seat-1=me&name-1=Rui&seat-2=greedy").await?;
    speaks(&ana, "pt-BR").await?;
    nothing_is_wrong(&ana, &server).await
}

#[tokio::test]
async fn a_language_that_was_chosen_stays() -> Result<()> {
    let server = Server::open()?;
    let ana = brazilian(&server).await?;
    ana.goto(&server.url("/rules/super-express?q=trem")).await?;
    ana.follow("a.language").await?;
    assert_eq!(ana.eval("location.pathname + location.search").await?, "/rules/super-express?q=trem");
    speaks(&ana, "en").await?;
    for path in ["/", "/new/super-express"] {
        ana.goto(&server.url(path)).await?;
        speaks(&ana, "en").await?;
    }
    ana.goto(&server.url("/")).await?;
    ana.fill("#name", "Ana").await?;
    ana.follow_named("button", "Save").await?;
    ana.follow_named("button", "Play now").await?;
    ana.seal("cts").await?;
    ana.asked().await?;
    speaks(&ana, "en").await?;
    ana.follow("a.language").await?;
    speaks(&ana, "pt-BR").await
}
