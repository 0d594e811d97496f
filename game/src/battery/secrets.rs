//! A viewer learns only what they may know, and imagined states are as likely as the truth.

use super::{viewers, walk::games, walk::play_at_random};
use crate::{
    contract::{Beat, TestSupport},
    luck::Quick,
    seat::Viewer,
};
use serde_json::Value;
use std::collections::BTreeMap;

/// Two states that differ only in what a seat has sealed look the same to all other viewers, byte for byte.
pub fn sealed_choices_stay_secret<G: TestSupport>(setups: &[G::Setup]) {
    if !G::SEALS {
        return;
    }
    let mut luck = Quick::new(11);
    for mut game in games::<G>(setups, 10) {
        while let Some(Beat { after: state, .. }) = game.next() {
            let game = game.game();
            for seat in game.asked(&state).awaits {
                let decisions = [(); 2].map(|()| play_at_random(game, &state, seat, &mut luck));
                let worlds = decisions.map(|decision| {
                    let (mut world, mut events) = (state.clone(), Vec::new());
                    game.decide(&mut world, seat, decision, &mut Quick::new(1), &mut events);
                    (world, events)
                });
                if worlds.iter().any(|(world, _)| !game.asked(world).may_change.contains(seat)) {
                    continue;
                }
                for viewer in viewers(game).filter(|viewer| !viewer.is(seat)) {
                    let [first, second] = [&worlds[0], &worlds[1]].map(|(world, events)| {
                        let shown: Vec<_> = events.iter().map(|event| game.told(event, viewer)).collect();
                        (bytes(game, world, viewer), shown)
                    });
                    assert_eq!(first, second, "{viewer:?} can tell what {} sealed", game.seat_name(seat));
                }
            }
        }
    }
}

fn bytes<G: TestSupport>(game: &G, state: &G::State, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(state, viewer)).unwrap_or_else(|why| panic!("{why}"))
}

/// In an open game every viewer is told the same and sees the same, except for their legal decisions.
pub fn open_games_show_everybody_the_same<G: TestSupport>(setups: &[G::Setup]) {
    let common = |game: &G, state: &G::State, viewer: Viewer| {
        let mut view = serde_json::to_value(game.view(state, viewer)).unwrap_or_else(|why| panic!("{why}"));
        for own in ["viewer", "legal"] {
            view.as_object_mut().and_then(|view| view.remove(own));
        }
        view
    };
    for mut game in games::<G>(setups, 2).filter(|walk| walk.game().is_open()) {
        while let Some(Beat { after: state, events }) = game.next() {
            let game = game.game();
            for viewer in viewers(game) {
                assert_eq!(
                    common(game, &state, viewer),
                    common(game, &state, Viewer::Onlooker),
                    "{viewer:?}"
                );
                for event in &events {
                    assert_eq!(game.told(event, viewer), game.told(event, Viewer::Onlooker), "{viewer:?}");
                }
            }
        }
    }
}

/// An imagined state is legal, and its viewer cannot tell it from the truth: the view is the same, byte for byte.
pub fn imagining_gives_back_the_view<G: TestSupport>(setups: &[G::Setup]) {
    let mut luck = Quick::new(12);
    for (mut game, number) in games::<G>(setups, 10).zip(0..) {
        let mut states = 0;
        while let Some(Beat { after: state, .. }) = game.next() {
            states += 1;
            // In long games a sample of the states is enough, a different one in every game.
            if states > 50 && (states + number) % 10 != 0 {
                continue;
            }
            let game = game.game();
            for viewer in viewers(game) {
                let view = game.view(&state, viewer);
                let imagined = game.imagine(&view, &mut luck);
                assert_eq!(bytes(game, &imagined, viewer), bytes(game, &state, viewer), "{viewer:?}");
                assert_eq!(game.view(&imagined, viewer), view);
                game.invariants(&imagined)
                    .unwrap_or_else(|broken| panic!("imagined by {viewer:?}: {broken}"));
            }
        }
    }
}

/// This many compared positions are enough to estimate how often their words differ.
const MOST_COMPARED: usize = 8_000;

/// How often a word of an imagined position differed from the truth, and from another imagined one.
#[derive(Clone, Copy, Default)]
struct Differed {
    truth: f64,
    other: f64,
    /// The sum over games of the squared difference of both counts: within a game, samples share one truth.
    squares: f64,
}

/// Counts by the path of the word within the position.
type Words = BTreeMap<String, Differed>;

/// Where a seat decides, an imagined state differs from the truth as often as from another imagined one: it neither knows more
/// than the view says nor favours some states. Counted for each word of the position by itself.
pub fn imagined_worlds_are_as_likely_as_chance<G: TestSupport>(setups: &[G::Setup]) {
    let mut luck = Quick::new(13);
    let (mut first, mut later) = (Words::new(), Words::new());
    let mut compared = 0;
    for mut game in games::<G>(setups, 40) {
        if compared > MOST_COMPARED {
            break;
        }
        let (mut of_first, mut of_later) = (BTreeMap::new(), BTreeMap::new());
        let mut states = 0;
        while let Some(Beat { after: state, .. }) = game.next() {
            let game = game.game();
            if game.asked(&state).awaits.is_empty() {
                continue;
            }
            states += 1;
            // In long games a sample of the states is enough, so that more games are compared.
            if states > 16 && states % 24 != 0 {
                continue;
            }
            let differ = if states == 1 { &mut of_first } else { &mut of_later };
            for viewer in viewers(game) {
                compare_words(game, &state, viewer, &mut luck, differ);
            }
            compared += 1;
        }
        add_game(&mut first, of_first);
        add_game(&mut later, of_later);
    }
    are_alike(&first, 0.0);
    // A player chooses which cards to keep. Imagined hands do not model that, so they may be off by a little.
    are_alike(&later, 0.1);
}

fn add_game(all: &mut Words, game: BTreeMap<String, [u32; 2]>) {
    for (place, [truth, other]) in game {
        let (truth, other) = (f64::from(truth), f64::from(other));
        let differed = all.entry(place).or_default();
        differed.truth += truth;
        differed.other += other;
        differed.squares += (truth - other) * (truth - other);
    }
}

/// Compares the words of an imagined position with the truth, and with another imagined one.
fn compare_words<G: TestSupport>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    luck: &mut Quick,
    differ: &mut BTreeMap<String, [u32; 2]>,
) {
    let view = game.view(state, viewer);
    let [truth, one, other] = [state.clone(), game.imagine(&view, luck), game.imagine(&view, luck)]
        .map(|world| words(game, &world));
    for (place, word) in &one {
        let counts = differ.entry(place.clone()).or_default();
        counts[0] += u32::from(truth.get(place) != Some(word));
        counts[1] += u32::from(other.get(place) != Some(word));
    }
}

/// Both counts have the same distribution, so their difference is within a few standard deviations, or within this fraction of
/// their sum.
fn are_alike(differ: &Words, fraction: f64) {
    for (place, &Differed { truth, other, squares }) in differ {
        let difference = (truth - other).abs();
        assert!(
            difference < 5.0 * squares.sqrt().max(1.0) || difference < fraction * (truth + other),
            "{place}: imagined worlds differ from the truth {truth} times, from each other {other} times"
        );
    }
}

/// The position split into words, by path.
fn words<G: TestSupport>(game: &G, state: &G::State) -> BTreeMap<String, String> {
    fn cut(place: &str, value: &Value, words: &mut BTreeMap<String, String>) {
        match value {
            Value::Object(parts) => {
                parts.iter().for_each(|(key, part)| cut(&format!("{place}.{key}"), part, words));
            }
            Value::Array(parts) => {
                parts.iter().enumerate().for_each(|(at, part)| cut(&format!("{place}.{at}"), part, words));
            }
            Value::String(text) => {
                let split = text.split(|sign: char| !sign.is_alphanumeric()).enumerate();
                words.extend(split.map(|(at, word)| (format!("{place}[{at}]"), word.to_owned())));
            }
            other => {
                words.insert(place.to_owned(), other.to_string());
            }
        }
    }
    let mut words_of = BTreeMap::new();
    let position = serde_json::to_value(game.position(state)).unwrap_or_else(|why| panic!("{why}"));
    cut("position", &position, &mut words_of);
    words_of
}
