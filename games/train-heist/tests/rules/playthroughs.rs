//! Whole games as text. After a change of the rules, read the difference; then regenerate them:
//! `BLESS=1 cargo test -p train-heist --test rules playthroughs`.

use game::Catalogued;
use train_heist::{Mode, Setup, TrainHeist};

fn versus() -> Setup {
    Setup { mode: Mode::Versus, ..TrainHeist::default_setup(4) }
}

game::playthroughs!(TrainHeist,
    two_together: "two-together.txt", TrainHeist::default_setup(2), 1;
    four_against_each_other: "four-versus.txt", versus(), 2;
);
