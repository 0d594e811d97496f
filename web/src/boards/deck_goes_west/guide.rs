//! The guide of a first game, for the set-ups that its lessons are about.

mod asked;
mod lesson;
mod seen;

pub(super) use lesson::Lesson;

use crate::boards::guide::{self, Guide, GuideInputs, Guided};
use deck_goes_west::{DeckGoesWest, Setup, View};
use game::Game;
use seen::Watcher;

#[cfg(test)]
mod tests;

impl Guided for DeckGoesWest {
    // DW-SETUP-16. In a solo game the reader never waits for another seat.
    const FIRST_GAME: u8 = 1;

    fn guide(view: &View, beat: usize, past: &GuideInputs<Self>) -> Option<Guide> {
        let me = view.own().filter(|_| has_lessons(view.game().setup()))?;
        Some(guide::guide(Watcher::new(view.game(), me), beat, past))
    }
}

/// Whether the lessons hold for a set-up: they assume the New World, the usual rules, and the numbers of our edition, but
/// no particular character, scoreboard or dice.
fn has_lessons(setup: &Setup) -> bool {
    let Setup { seats, board, dice, .. } = setup.clone();
    *setup == Setup { seats, board, dice, ..Setup::default() }
}
