//! Routes for tables. The doc comments of handlers are part of the OpenAPI description.

use super::Caller;
use super::body::{
    AskedNow, ChoiceFacts, Confirmation, Decide, Kick, LanguageQuery, LineFacts, ListQuery, LogQuery, Open,
    OpenedTable, Problem, Reservation, Say, SeatBot, SeatKey, Sit, TableFacts, TableListing, ViewFacts,
};
use crate::context::table_id;
use crate::extract::{Path, Query};
use crate::limits::RequestKind;
use crate::translator::Translator;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::response::Response;
use catalog::{GameId, Language};
use game::Viewer;
use std::sync::Arc;
use table::{
    Ask, Denied, Done, LogCursor, LogSentence, Opening, Table, TableHandle, TableOptions, Who, default_setup,
    seat_names,
};

type Typed<T> = Result<Json<T>, JsonRejection>;

// Handlers without a body still read it (`_: Bytes`): a connection with an unread body cannot be reused.

/// The parsed body, or a sentence about what is wrong with it.
fn typed<T>(sent: Typed<T>) -> Result<T, Denied> {
    sent.map(|Json(sent)| sent).map_err(|why| {
        Denied::Unreadable(match why {
            JsonRejection::BytesRejection(_) => "the body is larger than 32 KiB".to_owned(),
            JsonRejection::MissingJsonContentType(_) => "it is not sent as application/json".to_owned(),
            JsonRejection::JsonSyntaxError(_) => "it is no JSON".to_owned(),
            why => match why.body_text().split_once("target type: ") {
                Some((_, why)) => why.to_owned(),
                None => why.body_text(),
            },
        })
    })
}

/// The tables of a list, newest first
#[utoipa::path(get, path = "/api/tables", params(ListQuery), responses((status = 200, body = Vec<TableListing>)))]
pub(super) async fn list(caller: Caller, Query(which): Query<ListQuery>) -> Response {
    let listed = async {
        if !["open", "running", "finished"].contains(&which.list.as_str()) {
            return Err(Denied::Setup(format!(
                "there is no list `{}`: there are open, running and finished",
                which.list.chars().take(40).collect::<String>()
            )));
        }
        let tables = caller.app.registry.list(&which.list, 100).await?;
        let listed = tables.into_iter().map(|(table, summary)| TableListing {
            table,
            game: summary.game,
            phase: summary.phase,
            seats: summary.seats,
        });
        Ok(listed.collect::<Vec<_>>())
    };
    caller.answer(listed.await)
}

/// Open a table
#[utoipa::path(post, path = "/api/tables", request_body = Open,
    responses((status = 200, body = OpenedTable), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn open(caller: Caller, sent: Typed<Open>) -> Response {
    let opened = async {
        let open = typed(sent)?;
        if !caller.app.limits.allow(RequestKind::Open, caller.address) {
            return Err(Denied::TooFast);
        }
        let game = GameId::named(&open.game).map_err(Denied::Setup)?;
        let setup = match (open.setup, open.seats) {
            (Some(setup), _) => setup,
            (None, Some(seats)) => default_setup(game, seats),
            (None, None) => return Err(Denied::Setup("say how many `seats`, or give a `setup`".to_owned())),
        };
        let usual = TableOptions::default();
        let options = TableOptions {
            clock: open.clock,
            stand_in: open.stand_in.unwrap_or(usual.stand_in),
            chat: open.chat.unwrap_or(usual.chat),
            listed: open.listed.unwrap_or(usual.listed),
        };
        let registry = &caller.app.registry;
        let table = match open.table {
            Some(table) => table,
            None if open.people.is_empty() => registry.reserve()?.table,
            None => {
                return Err(Denied::Setup("people who sit down at once need a reserved `table`".to_owned()));
            }
        };
        let seats = seat_names(game, &setup)?;
        let at_once = sitting(&seats, open.people, open.bots)?;
        let opened = registry.open(Opening { table, game, setup, options, host: None, at_once }).await?;
        let people = opened.done.into_iter().filter_map(|done| match done {
            Done::Seated { seat, key } => Some(SeatKey { seat: seats[seat].clone(), key }),
            Done::Well => None,
        });
        let people = people.collect();
        Ok(OpenedTable {
            table,
            host_key: opened.host_key,
            commitment: registry.commitment(table),
            seats,
            people,
        })
    };
    caller.answer(opened.await)
}

/// The requests that seat people and bots when the table opens.
fn sitting(seats: &[String], people: Vec<Sit>, bots: Vec<SeatBot>) -> Result<Vec<Ask>, Denied> {
    let at = |name: &str| {
        let none =
            || Denied::Setup(format!("there is no seat `{}`", name.chars().take(40).collect::<String>()));
        seats.iter().position(|seat| seat == name).ok_or_else(none)
    };
    let person = |sit: Sit| {
        let seat = sit.seat.as_deref().map(at).transpose()?;
        Ok(Ask::Sit { seat, name: sit.name, entropy: sit.entropy })
    };
    let bot = |bot: SeatBot| Ok(Ask::SeatBot { seat: at(&bot.seat)?, level: bot.level });
    people.into_iter().map(person).chain(bots.into_iter().map(bot)).collect()
}

/// Reserve a code for a table
#[utoipa::path(post, path = "/api/reservations", responses((status = 200, body = Reservation)))]
pub(super) async fn reserve(caller: Caller, _: Bytes) -> Response {
    let reserved = caller.app.registry.reserve();
    caller.answer(
        reserved.map(|reserved| Reservation { table: reserved.table, commitment: reserved.commitment }),
    )
}

/// The public facts of a table
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = TableFacts), (status = 404, body = Problem)))]
pub(super) async fn see(caller: Caller, Path(code): Path<String>) -> Response {
    let facts = |table: &Table, caller: &Caller| {
        caller.answer(Ok(TableFacts::of(&table.view(&caller.who, Viewer::Onlooker, None))))
    };
    match caller.handle(&code).await {
        Ok(handle) => caller.rendered(handle.snapshot(), facts).await,
        Err(denied) => caller.problem(&denied),
    }
}

/// Sit down
#[utoipa::path(post, path = "/api/tables/{table}/seats", request_body = Sit,
    params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = SeatKey), (status = 409, body = Problem)))]
pub(super) async fn sit(caller: Caller, Path(code): Path<String>, sent: Typed<Sit>) -> Response {
    let seated = async {
        let sit = typed(sent)?;
        let mut handle = caller.handle(&code).await?;
        let seat = sit.seat.as_deref().map(|name| seat_named(&handle.snapshot(), name)).transpose()?;
        let ask = Ask::Sit { seat, name: sit.name, entropy: sit.entropy };
        match caller.app.registry.ask_of(&mut handle, caller.who, ask).await? {
            Done::Seated { seat, key } => {
                Ok(SeatKey { seat: handle.snapshot().seat_name(game::Seat::new(seat)), key })
            }
            Done::Well => Err(Denied::Trouble("no seat was given".to_owned())),
        }
    };
    caller.answer(seated.await)
}

fn seat_named(table: &Table, name: &str) -> Result<usize, Denied> {
    let seat = table.seat_named(name);
    let none = || Denied::Setup(format!("there is no seat `{}`", name.chars().take(40).collect::<String>()));
    Ok(seat.ok_or_else(none)?.number())
}

/// Seat a bot (the host's key)
#[utoipa::path(post, path = "/api/tables/{table}/bots", request_body = SeatBot,
    params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Confirmation), (status = 403, body = Problem)))]
pub(super) async fn seat_bot(caller: Caller, Path(code): Path<String>, sent: Typed<SeatBot>) -> Response {
    let ask = async {
        let bot = typed(sent)?;
        let seat = seat_named(&caller.handle(&code).await?.snapshot(), &bot.seat)?;
        Ok(Ask::SeatBot { seat, level: bot.level })
    };
    caller.ask(&code, ask.await).await
}

/// Seat bots in all empty seats and begin the game (the host's key); a game also begins when its last seat is taken
#[utoipa::path(post, path = "/api/tables/{table}/deal", params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Confirmation), (status = 403, body = Problem)))]
pub(super) async fn deal(caller: Caller, Path(code): Path<String>, _: Bytes) -> Response {
    caller.ask(&code, Ok(Ask::Deal)).await
}

/// Your view of the game
#[utoipa::path(get, path = "/api/tables/{table}/view", params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = ViewFacts), (status = 404, body = Problem)))]
pub(super) async fn view(caller: Caller, Path(code): Path<String>) -> Response {
    match caller.handle(&code).await {
        Ok(handle) => {
            caller
                .rendered(handle.snapshot(), |table, caller| caller.answer(Ok(view_of(table, caller))))
                .await
        }
        Err(denied) => caller.problem(&denied),
    }
}

pub(super) fn view_of(table: &Table, caller: &Caller) -> ViewFacts {
    ViewFacts::of(table.view(&caller.who, table.default_viewer(&caller.who), None), asked(table))
}

/// The open question, which is public.
pub(super) fn asked(table: &Table) -> AskedNow {
    let asked = table.asked();
    let names = |seats: game::SeatSet| seats.iter().map(|seat| table.seat_name(seat)).collect();
    AskedNow {
        question: table.question(),
        awaits: names(asked.awaits),
        sealed: names(asked.may_change),
        phase: table.phase(),
    }
}

/// Your legal decisions
#[utoipa::path(get, path = "/api/tables/{table}/legal", params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Vec<String>), (status = 404, body = Problem)))]
pub(super) async fn legal(caller: Caller, Path(code): Path<String>) -> Response {
    match caller.handle(&code).await {
        Ok(handle) => {
            let legal = |table: &Table, caller: &Caller| {
                caller.answer(Ok(table.legal(table.default_viewer(&caller.who))))
            };
            caller.rendered(handle.snapshot(), legal).await
        }
        Err(denied) => caller.problem(&denied),
    }
}

/// Your legal decisions with labels for people, in the order of a list
#[utoipa::path(get, path = "/api/tables/{table}/choices",
    params(("table" = String, Path, description = "its code"), LanguageQuery),
    responses((status = 200, body = Vec<ChoiceFacts>), (status = 404, body = Problem)))]
pub(super) async fn choices(
    caller: Caller,
    Path(code): Path<String>,
    Query(asked): Query<LanguageQuery>,
) -> Response {
    match caller.handle(&code).await {
        Ok(handle) => {
            let choices = move |table: &Table, caller: &Caller| {
                caller.answer(Ok(choices_of(table, caller, asked.lang)))
            };
            caller.rendered(handle.snapshot(), choices).await
        }
        Err(denied) => caller.problem(&denied),
    }
}

pub(super) fn choices_of(table: &Table, caller: &Caller, language: Option<Language>) -> Vec<ChoiceFacts> {
    let bundle = language.map(|language| caller.app.translator(language).of(table.game()));
    let choices = table.choices(table.default_viewer(&caller.who)).into_iter();
    choices.map(|choice| ChoiceFacts::of(choice, bundle)).collect()
}

/// Decide (your seat's key); the response is sent once the decision is stored
#[utoipa::path(post, path = "/api/tables/{table}/decisions", request_body = Decide,
    params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Confirmation), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn decide(caller: Caller, Path(code): Path<String>, sent: Typed<Decide>) -> Response {
    let ask =
        typed(sent).map(|sent| Ask::Decide { seat: None, question: sent.question, decision: sent.decision });
    caller.ask(&code, ask).await
}

/// Take your last decision back (your seat's key)
#[utoipa::path(post, path = "/api/tables/{table}/undo", params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Confirmation), (status = 409, body = Problem)))]
pub(super) async fn take_back(caller: Caller, Path(code): Path<String>, _: Bytes) -> Response {
    caller.ask(&code, Ok(Ask::TakeBack(None))).await
}

/// Let a bot stand in for you (your seat's key)
#[utoipa::path(post, path = "/api/tables/{table}/leave", params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Confirmation), (status = 409, body = Problem)))]
pub(super) async fn leave(caller: Caller, Path(code): Path<String>, _: Bytes) -> Response {
    caller.ask(&code, Ok(Ask::Leave(None))).await
}

/// Take your seat back from the bot (your seat's key)
#[utoipa::path(post, path = "/api/tables/{table}/return", params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Confirmation), (status = 409, body = Problem)))]
pub(super) async fn come_back(caller: Caller, Path(code): Path<String>, _: Bytes) -> Response {
    caller.ask(&code, Ok(Ask::Return(None))).await
}

/// Your log: every line that your seat was told
#[utoipa::path(get, path = "/api/tables/{table}/log",
    params(("table" = String, Path, description = "its code"), LogQuery),
    responses((status = 200, body = Vec<LineFacts>), (status = 404, body = Problem)))]
pub(super) async fn log(caller: Caller, Path(code): Path<String>, Query(from): Query<LogQuery>) -> Response {
    let lines = move |table: &Table, caller: &Caller| {
        let translator = from.lang.map(|language| caller.app.translator(language));
        let lines = table
            .lines(table.default_viewer(&caller.who), &mut LogCursor::default())
            .into_iter()
            .skip(from.from);
        caller.answer(Ok(lines.map(|line| told(line, table.game(), translator)).collect::<Vec<_>>()))
    };
    match caller.handle(&code).await {
        Ok(handle) => caller.rendered(handle.snapshot(), lines).await,
        Err(denied) => caller.problem(&denied),
    }
}

/// A line of the log, with its sentence if a language was requested.
pub(super) fn told(line: table::ToldLine, game: GameId, translator: Option<&Translator>) -> LineFacts {
    LineFacts::of(line, |spoken| {
        translator.map(|translator| match spoken {
            LogSentence::Game(message, _) => translator.of(game).say(message),
            LogSentence::Table(message) => translator.say(message),
        })
    })
}

/// Say something (your seat's key)
#[utoipa::path(post, path = "/api/tables/{table}/chat", request_body = Say,
    params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Confirmation), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn say(caller: Caller, Path(code): Path<String>, sent: Typed<Say>) -> Response {
    caller.ask(&code, typed(sent).map(|sent| Ask::Say(None, sent.text))).await
}

/// Remove a player (the host's key)
#[utoipa::path(post, path = "/api/tables/{table}/kick", request_body = Kick,
    params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Confirmation), (status = 403, body = Problem)))]
pub(super) async fn kick(caller: Caller, Path(code): Path<String>, sent: Typed<Kick>) -> Response {
    let ask =
        async { Ok(Ask::Kick(seat_named(&caller.handle(&code).await?.snapshot(), &typed(sent)?.seat)?)) };
    caller.ask(&code, ask.await).await
}

/// Close the table (the host's key)
#[utoipa::path(post, path = "/api/tables/{table}/close", params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Confirmation), (status = 403, body = Problem)))]
pub(super) async fn close(caller: Caller, Path(code): Path<String>, _: Bytes) -> Response {
    caller.ask(&code, Ok(Ask::Close)).await
}

/// The record of a game that is over: `saloon replay --verify` plays it again and checks its luck
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path, description = "its code")),
    responses((status = 200, body = Object), (status = 409, body = Problem)))]
pub(super) async fn record(caller: Caller, Path(code): Path<String>) -> Response {
    let record = async { caller.app.record(&caller.handle(&code).await?.snapshot()).await };
    match record.await {
        Ok(record) => caller.app.prepared(record, &caller.negotiation).await,
        Err(denied) => caller.problem(&denied),
    }
}

/// Refuses a key that the table does not know: the caller would otherwise become an onlooker without notice.
pub(super) fn known(handle: &TableHandle, who: &Who) -> Result<(), Denied> {
    if handle.snapshot().knows(who) { Ok(()) } else { Err(Denied::NoSuchKey) }
}

impl Caller {
    pub(super) async fn handle(&self, code: &str) -> Result<Arc<TableHandle>, Denied> {
        let handle = self.app.registry.find(table_id(code)?).await?;
        if self.key_shown {
            known(&handle, &self.who)?;
        }
        Ok(handle)
    }

    async fn ask(&self, code: &str, ask: Result<Ask, Denied>) -> Response {
        let done = async {
            let ask = ask?;
            let mut handle = self.handle(code).await?;
            self.app.registry.ask_of(&mut handle, self.who, ask).await?;
            Ok(Confirmation { done: true })
        };
        self.answer(done.await)
    }
}
