//! Whole games as text. After a change of the rules, read the difference; then write them anew:
//! `BLESS=1 cargo test -p train-heist --test playthroughs`.

use game::Game;
use train_heist::{Mode, Setup, TrainHeist};

fn versus() -> Setup {
    Setup { mode: Mode::Versus, ..TrainHeist::ordinary(4) }
}

game::playthroughs!(TrainHeist,
    two_together: "two-together.txt", TrainHeist::ordinary(2), 1;
    four_against_each_other: "four-versus.txt", versus(), 2;
);
