//! docs/api.md lists every question by its id.

use catalog::CatalogGame;
use deck_goes_west::DeckGoesWest;
use game::{Luck, Quick, Silent, Viewer};
use std::collections::BTreeSet;
use super_express::SuperExpress;
use train_heist::TrainHeist;

const PAGE: &str = include_str!("../../../docs/api.md");

/// The ids in the row of a game.
fn listed(title: &str) -> BTreeSet<&'static str> {
    let row = PAGE.lines().find_map(|line| line.strip_prefix(&format!("| {title} | "))).unwrap();
    row.split('`').skip(1).step_by(2).collect()
}

/// Plays every sample at random; all that is asked is on the page.
fn is_listed<G: CatalogGame>(title: &str) {
    let listed = listed(title);
    let mut met = BTreeSet::new();
    for (setup, seed) in G::samples().into_iter().zip(0..) {
        let game = G::new(setup).unwrap();
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut Silent);
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            let view = game.view(&state, Viewer::Seat(seat));
            let (_, question) = G::question(&view).unwrap();
            met.insert(question.to_string());
            let decision = luck.pick(G::decisions(&view)).unwrap();
            game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
        }
    }
    let missing: Vec<&String> = met.iter().filter(|id| !listed.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "{title}: {missing:?}");
    assert!(met.len() * 2 > listed.len(), "{title}: only {met:?} was asked");
}

#[test]
fn every_question_of_super_express_is_listed() {
    is_listed::<SuperExpress>("Super Express");
}

#[test]
fn every_question_of_train_heist_is_listed() {
    is_listed::<TrainHeist>("Train Heist");
}

#[test]
fn every_question_of_deck_goes_west_is_listed() {
    is_listed::<DeckGoesWest>("Deck Goes West");
}
