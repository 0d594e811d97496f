//! docs/notation.md shows every kind of decision and event, in the notation of the games.

use deck_goes_west::DeckGoesWest;
use game::{Catalogued, Luck, Quick};
use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};
use super_express::SuperExpress;
use train_heist::TrainHeist;

/// The number of games played per sample.
const GAMES: usize = 5;

const PAGE: &str = include_str!("../../../docs/notation.md");

/// The text below a heading, up to the next one of its level.
fn part<'a>(text: &'a str, heading: &str) -> &'a str {
    let level = heading.split(' ').next().unwrap();
    let (_, below) = text.split_once(&format!("\n{heading}\n")).unwrap();
    below.split(&format!("\n{level} ")).next().unwrap()
}

/// The examples in the first column of its table: those in backticks, separated by dots.
fn examples<'a>(page: &'a str, heading: &str) -> Vec<&'a str> {
    let rows = part(page, heading).lines().filter(|line| line.starts_with("| `"));
    let first = rows.map(|row| row.split(" | ").next().unwrap());
    first.flat_map(|cell| cell.split(" · ")).map(|example| example.split('`').nth(1).unwrap()).collect()
}

/// Every example survives a round trip, and every kind of decision and event that random games produce has one.
fn page_shows_every_kind<G: game::TestSupport>(title: &str, setup: G::Setup) {
    let page = part(PAGE, title);
    let game = G::new(setup).unwrap();
    let mut decisions: HashSet<Discriminant<G::Decision>> = HashSet::new();
    for example in examples(page, "### Decisions") {
        let decision = game.read(example).unwrap_or_else(|why| panic!("{example}: {why}"));
        assert_eq!(game.write(decision), example);
        decisions.insert(discriminant(&decision));
    }
    let mut events: HashSet<Discriminant<G::Event>> = HashSet::new();
    for example in examples(page, "### Events") {
        let event = game.read_event(example).unwrap();
        assert_eq!(game.write_event(&event), example);
        events.insert(discriminant(&event));
    }
    let samples = G::samples().into_iter().flat_map(|setup| std::iter::repeat_n(setup, GAMES));
    for (setup, seed) in samples.zip(0..) {
        let game = G::new(setup).unwrap();
        let (mut luck, mut happened) = (Quick::new(seed), Vec::new());
        let mut state = game.deal(&mut luck, &mut happened);
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            for &decision in &legal {
                assert!(decisions.contains(&discriminant(&decision)), "{} is missing", game.write(decision));
            }
            let decision = luck.pick(&legal).unwrap();
            game.decide(&mut state, seat, decision, &mut luck, &mut happened);
        }
        for event in happened {
            assert!(events.contains(&discriminant(&event)), "{} is missing", game.write_event(&event));
        }
    }
}

#[test]
fn the_notation_of_super_express_is_what_the_page_says() {
    page_shows_every_kind::<SuperExpress>("## Super Express", SuperExpress::default_setup(7));
}

#[test]
fn the_notation_of_train_heist_is_what_the_page_says() {
    page_shows_every_kind::<TrainHeist>("## Train Heist", TrainHeist::default_setup(4));
}

#[test]
fn the_notation_of_deck_goes_west_is_what_the_page_says() {
    page_shows_every_kind::<DeckGoesWest>("## Deck Goes West", DeckGoesWest::default_setup(5));
}
