//! A scenario gives parts of a position; the rest follows the default set-up. Resolves the conflicts between the two.

use super::{Position, place_from, unlisted};
use crate::edition::{Edition, Place};
use crate::setup::HouseRule;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Keeps what the scenario gives (`said`); changes defaults that contradict it.
pub(crate) fn reconcile(said: &Value, position: &mut Position) {
    reconcile_players(said, position);
    reconcile_piles(said, position);
    reconcile_map(said, position);
}

/// If one pile or the hand of a player is given, the others are empty.
fn reconcile_players(said: &Value, position: &mut Position) {
    for (name, part) in &mut position.players {
        let Some(said) = said.get("players").and_then(|players| players.get(name)) else { continue };
        let is_said = |key: &str| said.get(key).is_some();
        if !["hand", "shown", "draw", "top", "discard"].into_iter().any(is_said) {
            continue;
        }
        let zones = [
            ("hand", &mut part.hand),
            ("shown", &mut part.shown),
            ("draw", &mut part.draw),
            ("top", &mut part.top),
            ("discard", &mut part.discard),
        ];
        for (key, zone) in zones {
            if !is_said(key) {
                "-".clone_into(zone);
            }
        }
    }
}

/// A pile that is not given holds all cards that are nowhere else; the row loses cards that are given elsewhere.
fn reconcile_piles(said: &Value, position: &mut Position) {
    let is_said = |part: &str, key: &str| said.get(part).and_then(|part| part.get(key)).is_some();
    for (name, part) in [
        ("trade", &mut position.trade),
        ("pain", &mut position.pain),
        ("exhaustion", &mut position.exhaustion),
    ] {
        if !is_said(name, "pile") {
            part.pile = None;
        }
    }
    if !is_said("land", "pile") {
        position.land.pile = None;
    }
    if said.get("row").is_none() {
        let Some(edition) = Edition::named(&position.edition) else { return };
        let players = position.players.values();
        let held = players.flat_map(|part| [&part.hand, &part.shown, &part.draw, &part.top, &part.discard]);
        let elsewhere: BTreeSet<String> = held
            .chain([&position.trade.discard])
            .flat_map(|cards| unlisted(cards).map(|word| word.split('*').next().unwrap_or(word).to_owned()))
            .collect();
        let rare = |name: &str| {
            let count = edition.kind_named(name).map_or(0, |kind| edition.card(kind).count);
            elsewhere.contains(name) && count < 2
        };
        let row = position.row.split_whitespace().map(|card| if rare(card) { "-" } else { card });
        // Empty slots are at the left end.
        let (gaps, cards): (Vec<&str>, Vec<&str>) = row.partition(|&card| card == "-");
        position.row = [gaps, cards].concat().join(" ");
    }
}

/// A given map is the whole map; around its face-up tiles, other tiles lie face down.
fn reconcile_map(said: &Value, position: &mut Position) {
    let Some(map) = said.get("map").and_then(Value::as_object) else { return };
    position.map.retain(|place, _| map.contains_key(place));
    let Ok(checked) = position.setup().check() else { return };
    let mentioned: BTreeSet<String> = position
        .map
        .values()
        .map(|entry| entry.split_whitespace().next().unwrap_or_default().to_owned())
        .chain(unlisted(&position.land.discard).map(str::to_owned))
        .chain(position.land.pile.iter().flat_map(|pile| unlisted(pile).map(str::to_owned)))
        .collect();
    // From the back of the edition: scenarios rarely name those tiles.
    let mut free =
        checked.edition.tiles.iter().rev().map(|tile| &tile.id).filter(|id| !mentioned.contains(*id));
    let open: Vec<Place> = position
        .map
        .iter()
        .filter(|(_, entry)| *entry != "-" && !entry.split_whitespace().any(|word| word == "down"))
        .filter_map(|(place, _)| place_from(place).ok())
        .collect();
    let Some(east) = open.iter().map(|place| place.column).min() else { return };
    let four = position.options.has(HouseRule::FourNeighbours);
    let mut around = BTreeMap::new();
    for place in open.iter().flat_map(|place| place.around(four)) {
        let key = place.to_string();
        if place.column >= east && !position.map.contains_key(&key) && !around.contains_key(&key) {
            if let Some(tile) = free.next() {
                around.insert(key, format!("{tile} down"));
            } else {
                position.land.owes = true;
            }
        }
    }
    position.land.owes |= position.map.values().any(|entry| entry == "-");
    position.map.extend(around);
    // A key that is no place stays, so that it is refused.
    position.map.retain(|place, entry| entry != "-" || place_from(place).is_err());
    // Face-up land counts as revealed, unless the scenario gives a record.
    let is_said = said.get("records").and_then(|records| records.get("reveal")).is_some();
    if let Some(column) = open.iter().map(|place| place.column).max().filter(|_| !is_said) {
        position.records.insert("reveal".to_owned(), column);
    }
}
