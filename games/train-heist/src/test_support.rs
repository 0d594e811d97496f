//! What tests need of the game.

use crate::{HouseRule, Mode, Options, Setup, State, TrainHeist, state};
use game::{Catalogued, TestSupport};

impl TestSupport for TrainHeist {
    /// Every mode with two to four cowboys; some with all house rules, some with fewer events.
    fn samples() -> Vec<Setup> {
        let house_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
        let tables = (2..=4).flat_map(|seats| Mode::ALL.map(|mode| (seats, mode)));
        let setups = tables.zip(0..).map(|((seats, mode), number)| Setup {
            mode,
            goal: 10,
            options: if number % 3 == 1 { house_rules } else { Options::default() },
            fewer_events: if number % 4 == 2 { 4 } else { 0 },
            ..TrainHeist::default_setup(seats)
        });
        setups.collect()
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        state::invariants(self, state)
    }
}
