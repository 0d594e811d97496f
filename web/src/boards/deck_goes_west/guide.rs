//! The guided first game: what is told of, and who tells it.

mod asked;
mod lesson;
mod seen;

pub(super) use lesson::Lesson;

use crate::boards::{Guide, teaching};
use deck_goes_west::{DeckGoesWest, Setup, View};
use game::Game;
use seen::Watcher;

#[cfg(test)]
mod tests;

/// What the reader went through, each with its beat.
pub(super) type Lived = crate::boards::Lived<DeckGoesWest>;

/// What is said to the viewer at the end of a beat, after all they went through. Only the game that is told of is explained, and an onlooker has
/// no guide.
pub(super) fn guide(view: &View, beat: usize, past: &Lived) -> Option<Guide> {
    let me = view.own().filter(|_| is_told_of(view.game().setup()))?;
    Some(teaching::guide(Watcher::new(view.game(), me), beat, past))
}

/// The words count on the New World by the usual rules, and on the numbers of our edition. Whoever the settler is, and
/// however long the road and hard the dice, they are true.
fn is_told_of(agreed: &Setup) -> bool {
    let Setup { seats, board, dice, .. } = agreed.clone();
    *agreed == Setup { seats, board, dice, ..Setup::default() }
}
