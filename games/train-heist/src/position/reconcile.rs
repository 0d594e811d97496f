//! A scenario gives parts of a position; their cards and tiles are removed from where the default set-up had them.

use super::{Position, listed};
use crate::edition::Edition;
use crate::setup::Colour;
use serde_json::Value;

/// Removes what the scenario gives (`said`) from everywhere else, and puts what is left over into deck and sack.
pub(crate) fn reconcile(said: &Value, position: &mut Position) {
    reconcile_cards(said, position);
    reconcile_tiles(said, position);
    reconcile_events(position);
}

/// The words of a list.
fn words(text: &str) -> Vec<String> {
    text.split(' ').filter(|word| !word.is_empty() && *word != "-").map(str::to_owned).collect()
}

/// Removes each of these once, if it is there.
fn take_away(from: &mut Vec<String>, taken: &[String]) {
    for name in taken {
        if let Some(at) = from.iter().position(|other| other == name) {
            from.remove(at);
        }
    }
}

/// Does the scenario give this path?
fn is_said(said: &Value, path: &[&str]) -> bool {
    path.iter().try_fold(said, |value, key| value.get(key)).is_some()
}

fn reconcile_cards(said: &Value, position: &mut Position) {
    let Some(edition) = Edition::named(&position.edition) else { return };
    let top = words(position.poker.top.take().as_deref().unwrap_or_default());
    let mut places: Vec<(bool, Vec<String>)> = Vec::new();
    let colours: Vec<Colour> = position.cowboys.keys().copied().collect();
    for colour in &colours {
        let said = is_said(said, &["cowboys", colour.word(), "hand"]);
        places.push((said, words(&position.cowboys[colour].hand)));
    }
    let deck_said = is_said(said, &["poker", "deck"]);
    places.push((deck_said, words(&position.poker.deck)));
    places.push((is_said(said, &["poker", "discards"]), words(&position.poker.discards)));
    let claimed: Vec<String> = places
        .iter()
        .filter(|(said, _)| *said)
        .flat_map(|(_, cards)| cards.clone())
        .chain(top.clone())
        .collect();
    for (_, cards) in places.iter_mut().filter(|(said, _)| !said) {
        take_away(cards, &claimed);
    }
    let mut left: Vec<String> =
        crate::cards::Cards::whole_deck(edition.wilds).iter().map(|card| card.to_string()).collect();
    places.iter().for_each(|(_, cards)| take_away(&mut left, cards));
    take_away(&mut left, &top);
    let mut hands = places.into_iter().map(|(_, cards)| cards);
    for (colour, hand) in colours.iter().zip(hands.by_ref()) {
        if let Some(part) = position.cowboys.get_mut(colour) {
            part.hand = listed(hand);
        }
    }
    let deck = hands.next().expect("the deck is listed behind the hands");
    let spare = if deck_said { Vec::new() } else { left };
    position.poker.deck = listed(top.into_iter().chain(deck).chain(spare));
    position.poker.discards = listed(hands.next().expect("the discards are listed behind the deck"));
}

fn reconcile_tiles(said: &Value, position: &mut Position) {
    let Some(edition) = Edition::named(&position.edition) else { return };
    let sack_said = is_said(said, &["sack"]);
    let is_said = |path: &[&str]| is_said(said, path);
    let mut places: Vec<(bool, &mut String)> = Vec::new();
    for (colour, part) in &mut position.cowboys {
        places.push((is_said(&["cowboys", colour.word(), "loot"]), &mut part.loot));
    }
    for (square, stack) in &mut position.loot {
        places.push((is_said(&["loot", square]), stack));
    }
    for (town, tiles) in &mut position.towns {
        places.push((is_said(&["towns", &town.to_string()]), tiles));
    }
    places.push((sack_said, &mut position.sack));
    let claimed: Vec<String> =
        places.iter().filter(|(said, _)| *said).flat_map(|(_, tiles)| words(tiles)).collect();
    let mut left: Vec<String> = edition.loot.iter().map(|tile| tile.id.clone()).collect();
    for (said, tiles) in places {
        let mut names = words(tiles);
        if !said {
            take_away(&mut names, &claimed);
        }
        take_away(&mut left, &names);
        *tiles = listed(names);
    }
    if !sack_said {
        position.sack = listed(words(&position.sack).into_iter().chain(left));
    }
    if !is_said(&["unseen"]) {
        let under = position.loot.values().flat_map(|stack| {
            let mut tiles = words(stack);
            tiles.pop();
            tiles
        });
        position.unseen = listed(under.chain(words(&position.sack)));
    }
}

/// Cards on top come from the deck; one that is not in it replaces the last one.
fn reconcile_events(position: &mut Position) {
    let top = std::mem::take(&mut position.events.top);
    let deck = &mut position.events.deck;
    for card in &top {
        match deck.iter().rposition(|other| other == card) {
            Some(at) => _ = deck.remove(at),
            None => _ = deck.pop(),
        }
    }
    deck.splice(0..0, top);
}
