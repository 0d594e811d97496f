//! What people do at a table, as forms send it.

use super::{field, guided, number};
use crate::boards::{self, Fields};
use crate::limits::Wish;
use crate::sent::{Form, Path};
use crate::site::{Site, table_id};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use game::{Seat, Viewer};
use table::{Ask, Denied, Opening, PlayingOn, Table, TableId, Who};

/// Does something at a table for whoever sent a form.
pub(crate) async fn act(
    mut site: Site,
    Path((code, act)): Path<(String, String)>,
    Form(sent): Form<Vec<(String, String)>>,
) -> Response {
    let done = perform(&mut site, &code, &act, &sent).await;
    site.answer(done)
}

async fn perform(site: &mut Site, code: &str, act: &str, sent: &Fields) -> Result<Response, Denied> {
    let table = table_id(code)?;
    match act {
        "sit" => return sit(site, table, sent).await,
        "rematch" => return rematch(site, table, sent).await,
        "go-on" => return go_on(site, table, sent).await,
        "key" => return key(site, table, sent).await,
        "skip-guide" => return Ok(guided::skip(site, table)),
        _ => {}
    }
    let mut room = site.saloon.house.find(table).await?;
    let seat = number(sent, "seat");
    let named = || seat.ok_or(Denied::WhichSeat);
    let ask = match act {
        "decide" => {
            let question = number(sent, "question").unwrap_or_default();
            Ask::Decide { seat, question, decision: boards::answer(room.snapshot().game(), sent) }
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
            let level =
                field(sent, "level").and_then(|name| Level::named(name).ok()).unwrap_or(Level::Greedy);
            Ask::SeatBot { seat: named()?, level }
        }
        _ => return Err(Denied::Setup(format!("there is nothing called `{}` to do here", crop(act)))),
    };
    site.saloon.house.ask_of(&mut room, site.guest.who(), ask).await?;
    let keeps = matches!(act, "decide" | "undo") && keeps_screen(&room.snapshot(), &site.guest.who(), seat);
    let back = match seat.filter(|_| keeps) {
        Some(seat) => format!("/t/{table}?seat={seat}"),
        None => format!("/t/{table}"),
    };
    Ok(site.sent_on(&back))
}

/// Several seats at one screen, and this one is asked for its next step as well: nobody passes the screen on.
fn keeps_screen(table: &Table, who: &Who, seat: Option<usize>) -> bool {
    let Some(seat) = seat.filter(|seat| *seat < Seat::MOST).map(Seat::new) else { return false };
    let passes_on = table.held(who).len() > 1 && !table.is_open();
    passes_on && !boards::seals(table.game()) && table.asked().awaits.contains(seat)
}

fn crop(text: &str) -> String {
    text.chars().take(40).collect()
}

async fn sit(site: &mut Site, table: TableId, sent: &Fields) -> Result<Response, Denied> {
    let name = field(sent, "name").map(str::to_owned).or_else(|| site.guest.name.clone());
    let name = name.unwrap_or_default();
    let jar = site.jar.clone();
    let jar = site.guest.remember(&name, jar)?;
    let entropy = field(sent, "entropy").unwrap_or_default().to_owned();
    let ask = Ask::Sit { seat: number(sent, "seat"), name, entropy };
    site.saloon.house.ask(table, site.guest.who(), ask).await?;
    Ok((jar, Redirect::to(&format!("/t/{table}"))).into_response())
}

/// Whoever has the key to a seat plays it from this device, too.
async fn key(site: &mut Site, table: TableId, sent: &Fields) -> Result<Response, Denied> {
    let key = field(sent, "key").and_then(|key| key.parse().ok()).ok_or(Denied::NotSeated)?;
    let mut room = site.saloon.house.find(table).await?;
    let seats = room.snapshot().seats(&Who { person: None, key: Some(key) });
    let name =
        seats.into_iter().find(|seat| seat.mine).and_then(|seat| seat.name).ok_or(Denied::NotSeated)?;
    let name = site.guest.name.clone().unwrap_or(name);
    let jar = site.jar.clone();
    let jar = site.guest.remember(&name, jar)?;
    site.saloon.house.ask_of(&mut room, site.guest.who(), Ask::Key(key)).await?;
    Ok((jar, Redirect::to(&format!("/t/{table}"))).into_response())
}

/// The same people, the same game, another table: whoever asks first opens it, everybody sits where they sat.
async fn rematch(site: &mut Site, table: TableId, sent: &Fields) -> Result<Response, Denied> {
    let house = site.saloon.house.clone();
    let who = site.guest.who();
    let snapshot = house.find(table).await?.snapshot();
    let (sight, mine) = (snapshot.sight(&who, Viewer::Onlooker, None), snapshot.held(&who));
    if !matches!(sight.phase, table::Phase::Over | table::Phase::Closed) {
        return Err(Denied::Begun);
    }
    if mine.is_empty() {
        return Err(Denied::NotSeated);
    }
    let next = house.rematch_of(table).table;
    if !site.saloon.limits.allow(Wish::Open, site.address) {
        return Err(Denied::TooFast);
    }
    let bot = |seat: &table::SeatSight| Some(Ask::SeatBot { seat: seat.seat.number(), level: seat.bot? });
    let opening = Opening {
        table: next,
        game: sight.game,
        setup: sight.setup.clone(),
        manners: sight.manners,
        host: who.person,
        at_once: sight.seats.iter().filter_map(bot).collect(),
    };
    match house.open(opening).await {
        Ok(_) | Err(Denied::TableExists(_)) => {}
        Err(denied) => return Err(denied),
    }
    let entropy = field(sent, "entropy").unwrap_or_default();
    for seat in mine {
        let name = sight.seats.get(seat.number()).and_then(|seat| seat.name.clone()).unwrap_or_default();
        let ask = Ask::Sit { seat: Some(seat.number()), name, entropy: entropy.to_owned() };
        match house.ask(next, who, ask).await {
            // Pressed twice: they sit there already.
            Ok(_) | Err(Denied::SeatTaken | Denied::Begun | Denied::Over) => {}
            Err(denied) => return Err(denied),
        }
    }
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}

/// Another table, whose game goes on from a moment of this one.
async fn go_on(site: &mut Site, table: TableId, sent: &Fields) -> Result<Response, Denied> {
    let wished = number(sent, "at").zip(number(sent, "seat"));
    let (at, seat) = wished.ok_or(Denied::NotAskedThen)?;
    if !site.saloon.limits.allow(Wish::Open, site.address) {
        return Err(Denied::TooFast);
    }
    let name = site.guest.name.clone().unwrap_or_else(|| site.voice().word("stranger"));
    let jar = site.jar.clone();
    let jar = site.guest.remember(&name, jar)?;
    let wish = PlayingOn {
        at,
        seat,
        person: site.guest.person(),
        name,
        entropy: field(sent, "entropy").unwrap_or_default().to_owned(),
    };
    let (next, _) = site.saloon.house.play_on(table, wish).await?;
    Ok((jar, Redirect::to(&format!("/t/{next}"))).into_response())
}
