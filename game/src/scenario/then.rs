//! Then: compares the expectations of a scenario with the engine.

use super::given::overlay;
use super::{ALIASES, Left, Mismatch, Ran, seat_names};
use crate::{
    contract::Catalogued,
    events::begins,
    outcome::{Outcome, Team},
    seat::Viewer,
};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

pub(super) fn compare<G: Catalogued>(
    ran: &Ran<G>,
    then: &Map<String, Value>,
) -> Result<Vec<Mismatch>, String> {
    let mut broken = Vec::new();
    if then.is_empty() {
        return Err("nothing is expected: [then] is empty".to_owned());
    }
    let (error, refused) = match ran {
        Ran::Unreadable(why) => (Some(why.as_str()), None),
        Ran::Refused { rule, why, .. } => (None, Some((rule.as_str(), why.as_str()))),
        Ran::Played(_) => (None, None),
    };
    match ran {
        Ran::Unreadable(why) if !then.contains_key("error") => {
            return Err(format!("the position is refused: {why}"));
        }
        Ran::Refused { rule, why, left: None } if !then.contains_key("refused") => {
            return Err(format!("the set-up is refused by {rule}: {why}"));
        }
        _ => {}
    }
    expect_text(&mut broken, "error", then.get("error"), error, error);
    expect_text(
        &mut broken,
        "refused",
        then.get("refused"),
        refused.map(|(rule, _)| rule),
        refused.map(|(_, why)| why),
    );
    let left = match ran {
        Ran::Played(left) => Some(left),
        Ran::Refused { left, .. } => left.as_ref(),
        Ran::Unreadable(_) => None,
    };
    for (key, expected) in then.iter().filter(|(key, _)| !["error", "refused"].contains(&key.as_str())) {
        let Some(Left { game, state, events }) = left else {
            return Err(format!("`{key}` cannot be compared: there is no table, as expected"));
        };
        match key.as_str() {
            "events" => compare_events(&mut broken, expected, game, events)?,
            "without" => compare_absence(&mut broken, expected, game, events)?,
            "count" => compare_counts(&mut broken, expected, game, events)?,
            "legal" => compare_legal(&mut broken, expected, game, state)?,
            "sees" => compare_views(&mut broken, expected, game, state)?,
            "outcome" => match_part(&mut broken, key, expected, Some(&outcome_value(game, state)), &never),
            "position" => {
                let line = G::write_position(&game.position(state));
                match_part(&mut broken, key, expected, Some(&Value::from(line)), &never);
            }
            _ => compare_part(&mut broken, key, expected, game, &to_value(&game.position(state))?),
        }
    }
    Ok(broken)
}

fn expect_text(
    broken: &mut Vec<Mismatch>,
    what: &str,
    expected: Option<&Value>,
    found: Option<&str>,
    details: Option<&str>,
) {
    if expected.and_then(Value::as_str) != found || expected.is_some() != found.is_some() {
        let found = match (found, details) {
            (Some(found), Some(details)) if found != details => format!("{found}: {details}"),
            (Some(found), _) => found.to_owned(),
            (None, _) => "nothing of the kind".to_owned(),
        };
        let expected = expected.map_or_else(|| "nothing of the kind".to_owned(), Value::to_string);
        broken.push(Mismatch { what: what.to_owned(), expected, found });
    }
}

/// Compares a part of the position. A value that the position omits when there is none, such as the horse of a cowboy on foot,
/// is written `-` here.
fn compare_part<G: Catalogued>(
    broken: &mut Vec<Mismatch>,
    key: &str,
    expected: &Value,
    game: &G,
    position: &Value,
) {
    let may_be_missing = |path: &str| may_be_missing(game, position, path);
    let named = ALIASES.into_iter().find(|(alias, name)| *alias == key && position.get(name).is_some());
    let key = named.map_or(key, |(_, name)| name);
    match_part(broken, key, expected, position.get(key), &may_be_missing);
}

/// Can this part be absent, under this name? It can if the game reads the position with `-` there as well as without, and
/// the set-up stays the same; otherwise a misspelt name would hold of anything.
///
/// # Errors
///
/// What the game says against the name; nothing, if there is no such part.
fn may_be_missing<G: Catalogued>(game: &G, position: &Value, path: &str) -> Result<(), Option<String>> {
    let read = |position: Value| serde_json::from_value::<G::Position>(position).map_err(|_| None);
    let nest = |value, key: &str| Value::Object([(key.to_owned(), value)].into_iter().collect());
    let said = path.rsplit('.').fold(Value::from("-"), nest);
    let with = read(overlay(position.clone(), said))?;
    if G::setup_of(&with) != *game.setup() {
        return Err(None);
    }
    // Between two beats, a position may lack what a table to start from needs. That is no fault of the name.
    match game.state_of(&with).err() {
        Some(why) if game.state_of(&read(position.clone())?).err().as_ref() != Some(&why) => Err(Some(why)),
        _ => Ok(()),
    }
}

/// For parts that are never omitted.
fn never(_: &str) -> Result<(), Option<String>> {
    Err(None)
}

/// Every given key must match; other keys do not matter. An empty table matches only an empty table.
fn match_part(
    broken: &mut Vec<Mismatch>,
    what: &str,
    expected: &Value,
    found: Option<&Value>,
    may_be_missing: &dyn Fn(&str) -> Result<(), Option<String>>,
) {
    match (expected, found) {
        (Value::Object(keys), Some(Value::Object(parts))) if !keys.is_empty() => {
            for (key, expected) in keys {
                match_part(broken, &format!("{what}.{key}"), expected, parts.get(key), may_be_missing);
            }
        }
        (expected, Some(found)) if expected == found => {}
        (expected, found) => {
            let found = match found {
                Some(found) => found.to_string(),
                None if expected == "-" => match may_be_missing(what) {
                    Ok(()) => return,
                    Err(None) => "no such thing".to_owned(),
                    Err(Some(why)) => format!("no such thing: {why}"),
                },
                None => "no such thing".to_owned(),
            };
            broken.push(Mismatch { what: what.to_owned(), expected: expected.to_string(), found });
        }
    }
}

/// Expects these events in this order; each begins with the given words, and others may lie between.
fn compare_events<G: Catalogued>(
    broken: &mut Vec<Mismatch>,
    expected: &Value,
    game: &G,
    events: &[String],
) -> Result<(), String> {
    let mut rest = events.iter();
    for words in strings("events", expected)? {
        can_happen(game, "events", words)?;
        if !rest.any(|event| begins(event, words)) {
            broken.push(Mismatch {
                what: "events".to_owned(),
                expected: format!("\"{words}\", after the ones before it"),
                found: events.join("\n             "),
            });
            break;
        }
    }
    Ok(())
}

/// Expects none of these events.
fn compare_absence<G: Catalogued>(
    broken: &mut Vec<Mismatch>,
    expected: &Value,
    game: &G,
    events: &[String],
) -> Result<(), String> {
    for words in strings("without", expected)? {
        can_happen(game, "without", words)?;
        if let Some(event) = events.iter().find(|event| begins(event, words)) {
            broken.push(Mismatch {
                what: "without".to_owned(),
                expected: format!("no event \"{words}\""),
                found: event.clone(),
            });
        }
    }
    Ok(())
}

/// Expects this number of each of these events.
fn compare_counts<G: Catalogued>(
    broken: &mut Vec<Mismatch>,
    expected: &Value,
    game: &G,
    events: &[String],
) -> Result<(), String> {
    let counts = expected.as_object().ok_or("count is not a table of events")?;
    if counts.is_empty() {
        return Err("count is empty: it would hold of anything".to_owned());
    }
    for (words, expected) in counts {
        can_happen(game, "count", words)?;
        let found = events.iter().filter(|event| begins(event, words)).count();
        match_part(broken, &format!("count of \"{words}\""), expected, Some(&Value::from(found)), &never);
    }
    Ok(())
}

/// Rejects words that no event can begin with: they would never match.
fn can_happen<G: Catalogued>(game: &G, key: &str, words: &str) -> Result<(), String> {
    match game.can_begin_event(words) {
        true => Ok(()),
        false => Err(format!("{key}: no event of {} can begin with \"{words}\" here", G::NAME)),
    }
}

/// Expects a number of legal decisions, or exactly these in any order.
fn compare_legal<G: Catalogued>(
    broken: &mut Vec<Mismatch>,
    expected: &Value,
    game: &G,
    state: &G::State,
) -> Result<(), String> {
    let seats = expected.as_object().ok_or("legal is not a table of seats")?;
    if seats.is_empty() {
        return Err("legal is empty: it would hold of anything".to_owned());
    }
    for (name, expected) in seats {
        let seat = game
            .seat_named(name)
            .ok_or_else(|| format!("legal: `{name}` is no seat ({})", seat_names(game)))?;
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let what = format!("legal.{name}");
        let Some(list) = expected.as_array() else {
            match_part(broken, &what, expected, Some(&Value::from(legal.len())), &never);
            continue;
        };
        let expected: BTreeSet<&str> = texts(&what, list)?.into_iter().collect();
        let written: Vec<String> = legal.into_iter().map(|decision| game.write(decision)).collect();
        let found: BTreeSet<&str> = written.iter().map(String::as_str).collect();
        let missing: Vec<&str> = expected.difference(&found).copied().collect();
        let others: Vec<&str> = found.difference(&expected).copied().collect();
        if !missing.is_empty() || !others.is_empty() {
            broken.push(Mismatch {
                what,
                expected: format!("exactly {expected:?}"),
                found: format!("of these not {missing:?}, but also {others:?}"),
            });
        }
    }
    Ok(())
}

fn compare_views<G: Catalogued>(
    broken: &mut Vec<Mismatch>,
    expected: &Value,
    game: &G,
    state: &G::State,
) -> Result<(), String> {
    let viewers = expected.as_object().ok_or("sees is not a table of seats")?;
    if viewers.is_empty() {
        return Err("sees is empty: it would hold of anything".to_owned());
    }
    for (name, expected) in viewers {
        let viewer = match game.seat_named(name) {
            Some(seat) => Viewer::Seat(seat),
            None if name == "onlooker" => Viewer::Onlooker,
            None => {
                let seats = seat_names(game);
                return Err(format!("sees: `{name}` is neither a seat ({seats}) nor `onlooker`"));
            }
        };
        let view = to_value(&game.view(state, viewer))?;
        match_part(broken, &format!("sees.{name}"), expected, Some(&view), &never);
    }
    Ok(())
}

fn outcome_value<G: Catalogued>(game: &G, state: &G::State) -> Value {
    match game.outcome(state) {
        None => Value::from("open"),
        Some(Outcome::Together { team: Team::Won, .. }) => Value::from("won"),
        Some(Outcome::Together { team: Team::Lost, .. }) => Value::from("lost"),
        Some(Outcome::Together { team: Team::Scored, score }) => Value::from(score),
        Some(Outcome::Ranked(places)) => {
            let place = |seat| (game.seat_name(seat), Value::from(places.of(seat)));
            Value::Object(game.seats().iter().map(place).collect())
        }
    }
}

fn strings<'a>(what: &str, value: &'a Value) -> Result<Vec<&'a str>, String> {
    let list = value.as_array().ok_or_else(|| format!("{what} is not a list"))?;
    if list.is_empty() {
        return Err(format!("{what} is empty: it would hold of anything"));
    }
    texts(what, list)
}

fn texts<'a>(what: &str, list: &'a [Value]) -> Result<Vec<&'a str>, String> {
    list.iter()
        .map(|item| item.as_str().ok_or_else(|| format!("{what} holds something that is no text")))
        .collect()
}

fn to_value(what: &impl Serialize) -> Result<Value, String> {
    serde_json::to_value(what).map_err(|why| why.to_string())
}
