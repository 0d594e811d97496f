//! Actions at a table, submitted as forms.

use super::{field, guided, level, number};
use crate::boards::{self, Fields};
use crate::context::{RequestContext, table_id};
use crate::extract::{Form, Path};
use crate::limits::RequestKind;
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use game::{Seat, Viewer};
use table::{Ask, Denied, Opening, PlayingOn, Table, TableId, Who};

/// Performs the action that the path names, with the fields of the form.
pub(crate) async fn act(
    mut context: RequestContext,
    Path((code, act)): Path<(String, String)>,
    Form(sent): Form<Vec<(String, String)>>,
) -> Response {
    let done = perform(&mut context, &code, &act, &sent).await;
    context.answer(done).await
}

async fn perform(
    context: &mut RequestContext,
    code: &str,
    act: &str,
    sent: &Fields,
) -> Result<Response, Denied> {
    let table = table_id(code)?;
    match act {
        "sit" => return sit(context, table, sent).await,
        "rematch" => return rematch(context, table, sent).await,
        "go-on" => return go_on(context, table, sent).await,
        "key" => return key(context, table, sent).await,
        "skip-guide" => return Ok(guided::skip(context, table)),
        _ => {}
    }
    let mut handle = context.app.registry.find(table).await?;
    let seat = number(sent, "seat")?;
    let named = || seat.ok_or(Denied::WhichSeat);
    let ask = match act {
        "decide" => {
            let question = number(sent, "question")?.ok_or(Denied::NoField("question"))?;
            let decision = boards::answer(handle.snapshot().game(), sent);
            Ask::Decide { seat, question, decision: decision.ok_or(Denied::NoField("decision"))? }
        }
        "undo" => Ask::TakeBack(seat),
        "leave" => Ask::Leave(seat),
        "return" => Ask::Return(seat),
        "say" => Ask::Say(seat, field(sent, "text").unwrap_or_default().to_owned()),
        "deal" => Ask::Deal,
        "close" => Ask::Close,
        "stand" => Ask::Stand(named()?),
        "kick" => Ask::Kick(named()?),
        "bot" => {
            let level = level(sent, "level")?.unwrap_or(Level::Policy);
            Ask::SeatBot { seat: named()?, level }
        }
        _ => return Err(Denied::Setup(format!("there is nothing called `{}` to do here", crop(act)))),
    };
    context.app.registry.ask_of(&mut handle, context.session.who(), ask).await?;
    let keeps =
        matches!(act, "decide" | "undo") && keeps_screen(&handle.snapshot(), &context.session.who(), seat);
    let back = match seat.filter(|_| keeps) {
        Some(seat) => format!("/t/{table}?seat={seat}"),
        None => format!("/t/{table}"),
    };
    Ok(context.redirect_to(&back))
}

/// Whether a screen shared by several seats stays with this one, because it is asked for its next step as well.
fn keeps_screen(table: &Table, who: &Who, seat: Option<usize>) -> bool {
    let Some(seat) = seat.filter(|seat| *seat < Seat::MOST).map(Seat::new) else { return false };
    let passes_on = table.held(who).len() > 1 && !table.is_open();
    passes_on && !boards::seals(table.game()) && table.asked().awaits.contains(seat)
}

fn crop(text: &str) -> String {
    text.chars().take(40).collect()
}

async fn sit(context: &mut RequestContext, table: TableId, sent: &Fields) -> Result<Response, Denied> {
    let name = field(sent, "name").map(str::to_owned).or_else(|| context.session.name.clone());
    let name = name.unwrap_or_default();
    let jar = context.jar.clone();
    let jar = context.session.remember(&name, jar)?;
    let entropy = field(sent, "entropy").unwrap_or_default().to_owned();
    let ask = Ask::Sit { seat: number(sent, "seat")?, name, entropy };
    context.app.registry.ask(table, context.session.who(), ask).await?;
    Ok((jar, Redirect::to(&format!("/t/{table}"))).into_response())
}

/// Grants this device a seat in exchange for the seat's key.
async fn key(context: &mut RequestContext, table: TableId, sent: &Fields) -> Result<Response, Denied> {
    let key = field(sent, "key").and_then(|key| key.parse().ok()).ok_or(Denied::NotSeated)?;
    let mut handle = context.app.registry.find(table).await?;
    let seats = handle.snapshot().seats(&Who { person: None, key: Some(key) });
    let name =
        seats.into_iter().find(|seat| seat.mine).and_then(|seat| seat.name).ok_or(Denied::NotSeated)?;
    let name = context.session.name.clone().unwrap_or(name);
    let jar = context.jar.clone();
    let jar = context.session.remember(&name, jar)?;
    context.app.registry.ask_of(&mut handle, context.session.who(), Ask::Key(key)).await?;
    Ok((jar, Redirect::to(&format!("/t/{table}"))).into_response())
}

/// Opens a new table with the same game, set-up and bots, and takes the guest's old seats there. The code of the new table
/// follows from the old one, so that all players of a game meet at the same table.
async fn rematch(context: &mut RequestContext, table: TableId, sent: &Fields) -> Result<Response, Denied> {
    let registry = context.app.registry.clone();
    let who = context.session.who();
    let snapshot = registry.find(table).await?.snapshot();
    let (sight, mine) = (snapshot.view(&who, Viewer::Onlooker, None), snapshot.held(&who));
    if !matches!(sight.phase, table::TablePhase::Over | table::TablePhase::Closed) {
        return Err(Denied::Begun);
    }
    if mine.is_empty() {
        return Err(Denied::NotSeated);
    }
    let next = registry.rematch_of(table).table;
    if !context.app.limits.allow(RequestKind::Open, context.address) {
        return Err(Denied::TooFast);
    }
    let bot = |seat: &table::SeatView| Some(Ask::SeatBot { seat: seat.seat.number(), level: seat.bot? });
    let opening = Opening {
        table: next,
        game: sight.game,
        setup: sight.setup.clone(),
        options: sight.options,
        host: who.person,
        at_once: sight.seats.iter().filter_map(bot).collect(),
    };
    match registry.open(opening).await {
        Ok(_) | Err(Denied::TableExists(_)) => {}
        Err(denied) => return Err(denied),
    }
    let entropy = field(sent, "entropy").unwrap_or_default();
    for seat in mine {
        let name = sight.seats[seat.number()].name.clone().expect("the guest holds the seat under a name");
        let ask = Ask::Sit { seat: Some(seat.number()), name, entropy: entropy.to_owned() };
        match registry.ask(next, who, ask).await {
            // The form was submitted twice: the guest holds this seat already.
            Ok(_) | Err(Denied::SeatTaken | Denied::Begun | Denied::Over) => {}
            Err(denied) => return Err(denied),
        }
    }
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}

/// Opens a table that continues a finished game from one of its beats.
async fn go_on(context: &mut RequestContext, table: TableId, sent: &Fields) -> Result<Response, Denied> {
    let at = number(sent, "at")?.ok_or(Denied::NoField("at"))?;
    let seat = number(sent, "seat")?.ok_or(Denied::NoField("seat"))?;
    if !context.app.limits.allow(RequestKind::Open, context.address) {
        return Err(Denied::TooFast);
    }
    let name = context.session.name.clone().unwrap_or_else(|| context.translator().word("stranger"));
    let jar = context.jar.clone();
    let jar = context.session.remember(&name, jar)?;
    let wish = PlayingOn {
        at,
        seat,
        person: context.session.person(),
        name,
        entropy: field(sent, "entropy").unwrap_or_default().to_owned(),
    };
    let (next, _) = context.app.registry.play_on(table, wish).await?;
    Ok((jar, Redirect::to(&format!("/t/{next}"))).into_response())
}
