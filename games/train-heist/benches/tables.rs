//! The set-ups that benches play.

use game::{Catalogued, Game};
use train_heist::{Mode, Setup, TrainHeist};

/// Every mode with every number of cowboys.
pub(crate) fn tables() -> Vec<TrainHeist> {
    let setups =
        (2..=4).flat_map(|seats| Mode::ALL.map(|mode| Setup { mode, ..TrainHeist::default_setup(seats) }));
    setups.filter_map(|setup| TrainHeist::new(setup).ok()).collect()
}
