//! Given: the table to start from, a default set-up overlaid with what the scenario says.

use super::{ALIASES, kept::all_is_kept, seat_names};
use crate::{
    contract::{Catalogued, GameRefusal, Silent},
    luck::{AlwaysFirst, Scripted},
    rule::RuleId,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// Why there is no table to start from.
pub(super) enum GivenError {
    /// The scenario itself is wrong.
    Unusable(String),
    /// The set-up is refused.
    Refused { rule: RuleId, why: String },
    /// The position cannot exist.
    Unreadable(String),
}

/// The game, its state, and the scripted luck.
pub(super) fn read_given<G: Catalogued>(
    given: &Map<String, Value>,
) -> Result<(G, G::State, Vec<u32>), GivenError> {
    let mut parts = given.clone();
    let luck = draws(&mut parts, "luck")?.unwrap_or_default();
    let deal = draws(&mut parts, "deal")?;
    let has_line = parts.contains_key("position");
    let start = match parts.remove("position") {
        Some(_) if deal.is_some() => {
            return Err(GivenError::Unusable("given: a whole position needs no deal".to_owned()));
        }
        Some(line) => {
            let line: String = from_value("position", line)?;
            G::read_position(&line).map_err(GivenError::Unreadable)?
        }
        None => default_position::<G>(&parts, deal)?,
    };
    let under = to_value(&start)?;
    resolve_aliases(&under, &mut parts)?;
    // A line together with `seats` is judged after both are combined.
    if !(has_line && parts.contains_key("seats")) {
        seats_exist(&new_game::<G>(G::setup_of(&start))?, &under, &parts)?;
    }
    if has_line {
        line_is_kept::<G>(&start, &under)?;
    }
    let said = Value::Object(parts);
    let mut position: G::Position = from_value("given", overlay(under, said.clone()))?;
    let read = to_value(&position)?;
    G::reconcile(&said, &mut position);
    let game = new_game::<G>(G::setup_of(&position))?;
    let state = game.state_of(&position).map_err(GivenError::Unreadable)?;
    all_is_kept(&said, &read, &to_value(&game.position(&state))?).map_err(GivenError::Unreadable)?;
    Ok((game, state, luck))
}

/// Checks that a whole position has no part that its state lacks. A line that is no position without the other keys of the
/// scenario cannot be judged alone.
fn line_is_kept<G: Catalogued>(line: &G::Position, read: &Value) -> Result<(), GivenError> {
    let game = G::new(G::setup_of(line)).ok();
    match game.and_then(|game| Some(game.position(&game.state_of(line).ok()?))) {
        Some(written) => all_is_kept(read, read, &to_value(&written)?).map_err(GivenError::Unreadable),
        None => Ok(()),
    }
}

/// A default set-up with the scenario's options, dealt with scripted luck or always the first possibility.
fn default_position<G: Catalogued>(
    parts: &Map<String, Value>,
    deal: Option<Vec<u32>>,
) -> Result<G::Position, GivenError> {
    let mut setup = to_value(&G::Setup::default())?;
    for (key, value) in setup.as_object_mut().into_iter().flatten() {
        if let Some(said) = parts.get(key) {
            *value = said.clone();
        }
    }
    let game = new_game::<G>(from_value("given", setup)?)?;
    let state = match deal {
        None => game.deal(&mut AlwaysFirst, &mut Silent),
        Some(draws) => {
            let mut luck = Scripted::new(draws);
            let state = game.deal(&mut luck, &mut Silent);
            luck.finish().map_err(|why| {
                GivenError::Unusable(format!("deal: {}", why.strip_prefix("luck: ").unwrap_or(&why)))
            })?;
            state
        }
    };
    Ok(game.position(&state))
}

fn new_game<G: Catalogued>(setup: G::Setup) -> Result<G, GivenError> {
    G::new(setup).map_err(|refusal| GivenError::Refused { rule: refusal.rule(), why: refusal.to_string() })
}

fn draws(parts: &mut Map<String, Value>, key: &str) -> Result<Option<Vec<u32>>, GivenError> {
    parts.remove(key).map(|draws| from_value(key, draws)).transpose()
}

/// Renames parts that are given by an alias to their names in the position.
fn resolve_aliases(position: &Value, parts: &mut Map<String, Value>) -> Result<(), GivenError> {
    for (alias, name) in ALIASES {
        if position.get(name).is_none() {
            continue;
        }
        if let Some(part) = parts.remove(alias)
            && parts.insert(name.to_owned(), part).is_some()
        {
            return Err(GivenError::Unusable(format!("given: `{alias}` and `{name}` are the same part")));
        }
    }
    Ok(())
}

/// Checks that parts with one key per seat name only seats that exist.
fn seats_exist<G: Catalogued>(
    game: &G,
    position: &Value,
    said: &Map<String, Value>,
) -> Result<(), GivenError> {
    let is_seat = |name: &String| game.seat_named(name).is_some();
    for (part, value) in said {
        let (Some(under), Some(value)) = (position.get(part).and_then(Value::as_object), value.as_object())
        else {
            continue;
        };
        let by_seat = !under.is_empty() && under.keys().all(is_seat);
        if let Some(name) = value.keys().find(|name| by_seat && !is_seat(name)) {
            let why = format!("given.{part}: `{name}` is no seat ({})", seat_names(game));
            return Err(GivenError::Unusable(why));
        }
    }
    Ok(())
}

/// Overlays one value with another: a part replaces a part; of a table, only the given keys are replaced.
pub(super) fn overlay(under: Value, over: Value) -> Value {
    match (under, over) {
        (Value::Object(mut under), Value::Object(over)) => {
            for (key, value) in over {
                let below = under.remove(&key).unwrap_or(Value::Null);
                under.insert(key, overlay(below, value));
            }
            Value::Object(under)
        }
        (_, over) => over,
    }
}

fn to_value(what: &impl Serialize) -> Result<Value, GivenError> {
    serde_json::to_value(what).map_err(|why| GivenError::Unusable(why.to_string()))
}

fn from_value<T: DeserializeOwned>(what: &str, value: Value) -> Result<T, GivenError> {
    serde_json::from_value(value).map_err(|why| GivenError::Unusable(format!("{what}: {why}")))
}
