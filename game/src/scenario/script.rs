//! Scripted chance of a scenario, and where in the scenario the script failed.

use crate::{
    contract::{Beats, Game, Sink},
    luck::{Luck, Scripted},
};
use std::cell::Cell;

/// Scripted luck that notes after how many events its script first failed.
pub(super) struct ScenarioLuck<'a> {
    scripted: Scripted,
    happened: &'a Cell<usize>,
    failed_after: Option<usize>,
}

impl<'a> ScenarioLuck<'a> {
    pub(super) fn new(draws: Vec<u32>, happened: &'a Cell<usize>) -> ScenarioLuck<'a> {
        ScenarioLuck { scripted: Scripted::new(draws), happened, failed_after: None }
    }

    /// The number of events before the first draw that is not in the script.
    pub(super) fn failed_after(&self) -> Option<usize> {
        self.failed_after
    }

    /// Fails with the first fault of the script.
    pub(super) fn finish(self) -> Result<(), String> {
        self.scripted.finish()
    }
}

impl Luck for ScenarioLuck<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let draw = self.scripted.below(n);
        if self.scripted.has_failed() && self.failed_after.is_none() {
            self.failed_after = Some(self.happened.get());
        }
        draw
    }
}

/// Groups events into beats and counts them for the [`ScenarioLuck`].
pub(super) struct CountingSink<'a, G: Game> {
    pub(super) beats: Beats<G>,
    pub(super) happened: &'a Cell<usize>,
}

impl<G: Game> Sink<G> for CountingSink<'_, G> {
    fn happened(&mut self, state: &G::State, event: &G::Event) {
        self.happened.set(self.happened.get() + 1);
        self.beats.happened(state, event);
    }
}
