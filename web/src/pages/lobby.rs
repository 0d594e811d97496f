//! The lobby: what can be played, with whom, and where one left off.

use super::field;
use super::opening::{self, Wanted};
use crate::boards::{self, Fields};
use crate::guest::Guest;
use crate::limits::Wish;
use crate::look::{self, Action, Lobby, Page, Poster, Row};
use crate::sent::{Form, Path, Query};
use crate::site::{Site, table_id};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use catalog::{GameId, Language};
use game::Message;
use serde::Deserialize;
use table::{Ask, Denied, Manners, Phase, Summary, TableId, ordinary};

/// So many tables stand in each list of the lobby.
const SHOWN: usize = 8;

/// The lobby.
pub(crate) async fn lobby(site: Site) -> Response {
    let listed = async {
        let house = &site.saloon.house;
        let mine = match site.guest.person() {
            Some(person) => house.tables_of(person, false, SHOWN).await?,
            None => Vec::new(),
        };
        let theirs = |(table, _): &(TableId, Summary)| !mine.iter().any(|(own, _)| own == table);
        let others = |tables: Vec<(TableId, Summary)>| tables.into_iter().filter(theirs).collect::<Vec<_>>();
        let open = others(house.list("open", SHOWN).await?);
        let running = others(house.list("running", SHOWN).await?);
        Ok((mine, open, running, house.reserve()?))
    };
    let (mine, open, running, reserved) = match listed.await {
        Ok(listed) => listed,
        Err(denied) => return site.denied(&denied),
    };
    site.rendered(move |site| {
        let voice = site.voice();
        let rows = |tables: &[(TableId, Summary)], label: &'static str| -> Vec<Row> {
            tables.iter().map(|(table, summary)| row(site, *table, summary, &voice.word(label))).collect()
        };
        let games = GameId::ALL.map(|game| {
            let facts = boards::facts(game);
            Poster {
                id: game.name().to_owned(),
                title: voice.of(game).word("game-title"),
                pitch: voice.of(game).word("game-pitch"),
                players: format!("{}–{}", facts.players.0, facts.players.1),
                minutes: facts.minutes.to_string(),
                weight: voice.word(facts.weight),
                guided: boards::first_game(game).is_some(),
            }
        });
        let scores = GameId::ALL.into_iter().filter(|game| game.has_scores()).map(|game| {
            let title = voice.of(game).word("game-title");
            let label = voice.say(&Message::new("scores-link").text("game", title));
            Action { label, href: format!("/scores/{game}") }
        });
        let lobby = Lobby {
            games: games.into(),
            mine: rows(&mine, "continue"),
            open: rows(&open, "join"),
            running: rows(&running, "watch"),
            scores: scores.collect(),
            name: site.guest.name.clone().unwrap_or_default(),
            table: reserved.table.to_string(),
            commitment: reserved.commitment,
        };
        site.page(Page::default(), &look::lobby(&lobby, &voice.house))
    })
    .await
}

/// A table in a list.
pub(crate) fn row(site: &Site, table: TableId, summary: &Summary, label: &str) -> Row {
    let voice = site.voice();
    let title = GameId::named(&summary.game).map(|game| voice.of(game).word("game-title"));
    let free = summary.seats.iter().filter(|seat| seat.is_none()).count();
    let note = match summary.phase {
        Phase::Gathering => voice.say(&Message::new("row-free").number("free", free as i64)),
        Phase::Playing => voice.word("row-playing"),
        Phase::Over => match winners(site, summary) {
            Some(names) => voice.say(&Message::new("row-won").text("names", names)),
            None => voice.word("row-over"),
        },
        Phase::Closed => voice.word("row-closed"),
    };
    Row {
        code: table.to_string(),
        game: summary.game.clone(),
        title: title.unwrap_or_else(|_| summary.game.clone()),
        note,
        seats: summary.seats.iter().flatten().map(|name| called(site, name)).collect(),
        action: Action { label: label.to_owned(), href: format!("/t/{table}") },
    }
}

/// Who won, as people are called.
pub(crate) fn winners(site: &Site, summary: &Summary) -> Option<String> {
    let names = summary.winners.iter().filter_map(|&seat| summary.seats.get(seat)?.as_deref());
    let names: Vec<String> = names.map(|name| called(site, name)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// A person's name, or what bots of that level are called.
pub(crate) fn called(site: &Site, name: &str) -> String {
    match name.strip_prefix("bot:").and_then(|level| bots::Level::named(level).ok()) {
        Some(level) => bot_name(site.voice(), level),
        None => name.to_owned(),
    }
}

/// What bots of a level are called.
pub(crate) fn bot_name(voice: &crate::voice::Voice, level: bots::Level) -> String {
    voice.word(match level {
        bots::Level::Random => "bot-random",
        bots::Level::Greedy => "bot-greedy",
    })
}

#[derive(Debug, Deserialize)]
pub(crate) struct Name {
    name: String,
}

/// The guest wants to be called something else.
pub(crate) async fn name(mut site: Site, Form(sent): Form<Name>) -> Response {
    let jar = site.jar.clone();
    let jar = site.guest.remember(&sent.name, jar);
    site.answer(jar.map(|jar| (jar, Redirect::to("/")).into_response()))
}

#[derive(Debug, Deserialize)]
pub(crate) struct Back {
    back: Option<String>,
}

/// The guest wants to read another language.
pub(crate) async fn language(
    guest: Guest,
    Path(tag): Path<String>,
    Query(Back { back }): Query<Back>,
) -> Response {
    // Only to a page of this house.
    let back = back.filter(|back| is_here(back));
    let to = Redirect::to(back.as_deref().unwrap_or("/"));
    match Language::wished(&tag) {
        Some(language) => (CookieJar::new().add(guest.language_cookie(language)), to).into_response(),
        None => to.into_response(),
    }
}

/// Does an address lead to a page of this house, whichever way a browser reads it? Browsers take `\` for `/` and leave out
/// tabs and line breaks, so `/\t/evil` would lead elsewhere.
fn is_here(address: &str) -> bool {
    address.starts_with('/')
        && !address.starts_with("//")
        && address.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[derive(Debug, Deserialize)]
pub(crate) struct Code {
    #[serde(default)]
    code: String,
}

/// Somebody has a code, or a whole link.
pub(crate) async fn join(site: Site, Query(Code { code }): Query<Code>) -> Response {
    let code = code.trim().trim_end_matches('/');
    let last = code.rsplit('/').next().unwrap_or(code).split(['?', '#']).next().unwrap_or(code);
    let found = async {
        let table = table_id(last)?;
        if !site.saloon.limits.allow(Wish::Ask, site.address) {
            return Err(Denied::TooFast);
        }
        site.saloon.house.find(table).await?;
        Ok(Redirect::to(&format!("/t/{table}")).into_response())
    };
    let found = found.await;
    site.answer(found)
}

/// At a table with bots, two seconds later.
pub(crate) async fn play(
    mut site: Site,
    Path(game): Path<String>,
    Form(sent): Form<Vec<(String, String)>>,
) -> Response {
    let done = async {
        let game = GameId::named(&game).map_err(Denied::Setup)?;
        with_bots(&mut site, game, boards::facts(game).usual, &sent).await
    };
    let done = done.await;
    site.answer(done)
}

/// Opens an ordinary table for so many players, the guest among them and bots in all other seats.
pub(crate) async fn with_bots(
    site: &mut Site,
    game: GameId,
    players: u8,
    sent: &Fields,
) -> Result<Response, Denied> {
    let name = site.guest.name.clone().unwrap_or_else(|| site.voice().word("stranger"));
    let entropy = field(sent, "entropy").unwrap_or_default().to_owned();
    let at_once = vec![Ask::Sit { seat: Some(0), name: name.clone(), entropy }, Ask::Deal];
    let manners = Manners { listed: false, ..Manners::default() };
    let setup = ordinary(game, players);
    opening::open(site, Wanted { game, name, setup, manners, at_once }, sent).await
}
