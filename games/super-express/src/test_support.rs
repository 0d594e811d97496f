//! What tests need of the game.

use crate::{HouseRule, Modules, Options, Setup, State, SuperExpress, state};
use game::{Catalogued, TestSupport};

impl TestSupport for SuperExpress {
    /// Every seat count with every combination of modules; every other seat count with house rules.
    fn samples() -> Vec<Setup> {
        let house_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
        let tables = (3..=7).flat_map(|seats| Modules::combinations().map(move |modules| (seats, modules)));
        let setups = tables.map(|(seats, modules)| Setup {
            modules,
            options: if seats % 2 == 0 { Options::default() } else { house_rules },
            ..SuperExpress::default_setup(seats)
        });
        setups.collect()
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        state::invariants(state, self.seat_count())
    }
}
