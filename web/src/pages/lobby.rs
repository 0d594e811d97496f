//! The lobby: games to play, tables to join or watch, and the guest's unfinished games.

use super::field;
use super::new_table::{self, NewTable};
use crate::boards::{self, Fields};
use crate::components::{self, Lobby, PageLink, PageOptions, Poster, TableRow};
use crate::context::{RequestContext, table_id};
use crate::extract::{Form, Path, Query};
use crate::limits::RequestKind;
use crate::translator::Translator;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use catalog::{GameId, Language};
use game::Message;
use serde::Deserialize;
use table::{Ask, Denied, SeatView, Summary, TableId, TableOptions, TablePhase, default_setup};

/// The maximum number of tables in each list.
const SHOWN: usize = 8;

/// The lobby. Reserves the code for the table that *Play now* would open.
pub(crate) async fn lobby(context: RequestContext) -> Response {
    let listed = async {
        let registry = &context.app.registry;
        let mine = match context.session.person() {
            Some(person) => registry.tables_of(person, false, SHOWN).await?,
            None => Vec::new(),
        };
        let theirs = |(table, _): &(TableId, Summary)| !mine.iter().any(|(own, _)| own == table);
        let others = |tables: Vec<(TableId, Summary)>| tables.into_iter().filter(theirs).collect::<Vec<_>>();
        let open = others(registry.list("open", SHOWN).await?);
        let running = others(registry.list("running", SHOWN).await?);
        Ok((mine, open, running, registry.reserve()?))
    };
    let (mine, open, running, reserved) = match listed.await {
        Ok(listed) => listed,
        Err(denied) => return context.denied(denied).await,
    };
    context
        .rendered(move |context| {
            let translator = context.translator();
            let rows = |tables: &[(TableId, Summary)], label: &'static str| -> Vec<TableRow> {
                tables
                    .iter()
                    .map(|(table, summary)| row(context, *table, summary, &translator.word(label)))
                    .collect()
            };
            let games = GameId::ALL.map(|game| {
                let facts = boards::facts(game);
                Poster {
                    id: game.name().to_owned(),
                    title: translator.of(game).word("game-title"),
                    pitch: translator.of(game).word("game-pitch"),
                    players: format!("{}–{}", facts.players.0, facts.players.1),
                    minutes: facts.minutes.to_string(),
                    weight: translator.word(facts.weight),
                }
            });
            let scores = GameId::ALL.into_iter().filter(|game| game.has_scores()).map(|game| {
                let title = translator.of(game).word("game-title");
                let label = translator.say(&Message::new("scores-link").text("game", title));
                PageLink { label, href: format!("/scores/{game}") }
            });
            let lobby = Lobby {
                games: games.into(),
                mine: rows(&mine, "continue"),
                open: rows(&open, "join"),
                running: rows(&running, "watch"),
                scores: scores.collect(),
                name: context.session.name.clone().unwrap_or_default(),
                table: reserved.table.to_string(),
                commitment: reserved.commitment,
            };
            context.page(PageOptions::default(), &components::lobby(&lobby, &translator.pages))
        })
        .await
}

/// A table in a list.
pub(crate) fn row(context: &RequestContext, table: TableId, summary: &Summary, label: &str) -> TableRow {
    let translator = context.translator();
    let title = GameId::named(&summary.game).map(|game| translator.of(game).word("game-title"));
    let free = summary.seats.iter().filter(|seat| seat.is_none()).count();
    let note = match summary.phase {
        TablePhase::Gathering => translator.say(&Message::new("row-free").number("free", free as i64)),
        TablePhase::Playing => translator.word("row-playing"),
        TablePhase::Over => match winners(context, summary) {
            Some(names) => translator.say(&Message::new("row-won").text("names", names)),
            None => translator.word("row-over"),
        },
        TablePhase::Closed => translator.word("row-closed"),
    };
    TableRow {
        code: table.to_string(),
        game: summary.game.clone(),
        title: title.unwrap_or_else(|_| summary.game.clone()),
        note,
        seats: summary.seats.iter().flatten().map(|name| called(context, name)).collect(),
        action: PageLink { label: label.to_owned(), href: format!("/t/{table}") },
    }
}

/// The winners' names, joined; none where there is no winner.
pub(crate) fn winners(context: &RequestContext, summary: &Summary) -> Option<String> {
    let names = summary.winners.iter().filter_map(|&seat| summary.seats.get(seat)?.as_deref());
    let names: Vec<String> = names.map(|name| called(context, name)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// The name to display for a player of a summary, where bots are written as `bot:LEVEL`.
pub(crate) fn called(context: &RequestContext, name: &str) -> String {
    match name.strip_prefix("bot:").and_then(|level| bots::Level::named(level).ok()) {
        Some(level) => bot_name(context.translator(), level),
        None => name.to_owned(),
    }
}

/// The name to display for the player of a seat.
pub(crate) fn player_name(seat: &SeatView, translator: &Translator) -> String {
    match (&seat.name, seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => bot_name(translator, level),
        (None, None) => translator.word("seat-free"),
    }
}

/// The translated name of a bot level.
pub(crate) fn bot_name(translator: &Translator, level: bots::Level) -> String {
    translator.word(match level {
        bots::Level::Random => "bot-random",
        bots::Level::Policy => "bot-greedy",
    })
}

#[derive(Debug, Deserialize)]
pub(crate) struct NameForm {
    name: String,
}

/// Sets the guest's name.
pub(crate) async fn name(mut context: RequestContext, Form(sent): Form<NameForm>) -> Response {
    let jar = context.jar.clone();
    let jar = context.session.remember(&sent.name, jar);
    context.answer(jar.map(|jar| (jar, Redirect::to("/")).into_response())).await
}

#[derive(Debug, Deserialize)]
pub(crate) struct ReturnQuery {
    back: Option<String>,
}

/// Sets the guest's language, and returns to the page given in the query. There is no page for an unknown language.
pub(crate) async fn language(
    context: RequestContext,
    Path(tag): Path<String>,
    Query(ReturnQuery { back }): Query<ReturnQuery>,
) -> Response {
    // No open redirects.
    let back = back.filter(|back| is_here(back));
    let to = Redirect::to(back.as_deref().unwrap_or("/"));
    match Language::wished(&tag) {
        Some(language) => {
            (CookieJar::new().add(context.session.language_cookie(language)), to).into_response()
        }
        None => context.unclear(StatusCode::NOT_FOUND, "error-nothing-here").await,
    }
}

/// Whether an address leads to a page of this server however a browser parses it. Browsers take `\` for `/` and drop tabs
/// and line breaks, so `/\t/evil` would lead elsewhere.
fn is_here(address: &str) -> bool {
    address.starts_with('/')
        && !address.starts_with("//")
        && address.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[derive(Debug, Deserialize)]
pub(crate) struct JoinQuery {
    #[serde(default)]
    code: String,
}

/// Redirects to the table of a code or a whole link.
pub(crate) async fn join(context: RequestContext, Query(JoinQuery { code }): Query<JoinQuery>) -> Response {
    let code = code.trim().trim_end_matches('/');
    let last = code.rsplit('/').next().unwrap_or(code).split(['?', '#']).next().unwrap_or(code);
    let found = async {
        let table = table_id(last)?;
        if !context.app.limits.allow(RequestKind::Change, context.address) {
            return Err(Denied::TooFast);
        }
        context.app.registry.find(table).await?;
        Ok(Redirect::to(&format!("/t/{table}")).into_response())
    };
    let found = found.await;
    context.answer(found).await
}

/// *Play now*: opens a table of the usual size, with bots in all other seats.
pub(crate) async fn play(
    mut context: RequestContext,
    Path(game): Path<String>,
    Form(sent): Form<Vec<(String, String)>>,
) -> Response {
    let done = async {
        let game = GameId::named(&game).map_err(Denied::Setup)?;
        with_bots(&mut context, game, boards::facts(game).usual, &sent).await
    };
    let done = done.await;
    context.answer(done).await
}

/// Opens an unlisted table with the default set-up: the guest in the first seat, bots in all others.
pub(crate) async fn with_bots(
    context: &mut RequestContext,
    game: GameId,
    players: u8,
    sent: &Fields,
) -> Result<Response, Denied> {
    let name = context.session.name.clone().unwrap_or_else(|| context.translator().word("stranger"));
    let entropy = field(sent, "entropy").unwrap_or_default().to_owned();
    let at_once = vec![Ask::Sit { seat: Some(0), name: name.clone(), entropy }, Ask::Deal];
    let options = TableOptions { listed: false, ..TableOptions::default() };
    let setup = default_setup(game, players);
    new_table::open(context, NewTable { game, name, setup, options, at_once }, sent).await
}
