//! Bots on a game whose best move is known.

#[path = "../../game/tests/toy/nim.rs"]
mod nim;

use bots::Level;
use game::{Game, Positions, Quick, Seat, Viewed, Viewer};
use nim::full::{Position, Setup};
use nim::{Nim, Take};

fn choose(level: Level, left: u8, luck: &mut Quick) -> Option<Take> {
    let game = Nim::new(Setup { seats: 2 }).unwrap();
    let state = game.state_of(&Position { seats: 2, left, turn: 0, taken: 0 }).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat::FIRST));
    level.decide(&game, Seat::FIRST, &view, luck)
}

#[test]
fn greedy_leaves_a_multiple_of_four() {
    let mut luck = Quick::new(1);
    for left in (2..25_u8).filter(|left| !left.is_multiple_of(4)) {
        assert_eq!(choose(Level::Policy, left, &mut luck), Some(Take(left % 4)), "{left} sticks");
    }
}

#[test]
fn random_takes_anything_that_is_allowed() {
    let mut luck = Quick::new(1);
    let mut seen: Vec<u8> =
        (0..50).filter_map(|_| choose(Level::Random, 9, &mut luck)).map(|take| take.0).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, [1, 2, 3]);
}

#[test]
fn nobody_decides_where_nobody_is_asked() {
    for level in Level::ALL {
        assert_eq!(choose(level, 0, &mut Quick::new(1)), None);
    }
}
