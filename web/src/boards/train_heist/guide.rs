//! The guide of a first game, for the set-ups that its lessons are about.

mod asked;
mod lesson;
mod seen;

pub(super) use lesson::Lesson;

use crate::boards::guide::{self, Guide, GuideInputs, Guided};
use seen::Watcher;
use train_heist::{Edition, Mode, Options, Setup, TrainHeist, View};

#[cfg(test)]
mod tests;

impl Guided for TrainHeist {
    // TH-SOLO-04. With two seats a player waits least for the next turn.
    const FIRST_GAME: u8 = 2;

    fn guide(view: &View, beat: usize, past: &GuideInputs<Self>) -> Option<Guide> {
        let me = view.viewer.filter(|_| has_lessons(view.setup()))?;
        Some(guide::guide(Watcher::new(view.game(), me), beat, past))
    }
}

/// Whether the lessons hold for a set-up: they assume the cooperative game, the usual rules, and the numbers of our edition.
fn has_lessons(setup: &Setup) -> bool {
    setup.mode == Mode::Cooperative
        && setup.edition == Edition::BUILT_IN
        && setup.options == Options::default()
}
