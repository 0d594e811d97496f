//! The guided first game: what is told of, and who tells it.

mod asked;
mod lesson;
mod seen;

pub(super) use lesson::Lesson;

use crate::boards::{Guide, teaching};
use seen::Watcher;
use train_heist::{Edition, Mode, Options, Setup, TrainHeist, View};

#[cfg(test)]
mod tests;

/// What the reader went through, each with its beat.
pub(super) type Lived = crate::boards::Lived<TrainHeist>;

/// What is said to the viewer at the end of a beat, after all they went through. Only the game that is told of is explained, and an onlooker has
/// no guide.
pub(super) fn guide(view: &View, beat: usize, past: &Lived) -> Option<Guide> {
    let me = view.viewer.filter(|_| is_told_of(view.agreed()))?;
    Some(teaching::guide(Watcher::new(view.game(), me), beat, past))
}

/// The words count on the cooperative game by the usual rules, and on the numbers of our edition.
fn is_told_of(agreed: &Setup) -> bool {
    agreed.mode == Mode::Cooperative
        && agreed.edition == Edition::OURS
        && agreed.options == Options::default()
}
