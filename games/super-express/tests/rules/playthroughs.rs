//! Whole games as text. After a change of the rules, read the difference; then regenerate them:
//! `BLESS=1 cargo test -p super-express --test rules playthroughs`.

use super_express::{Bandit, Module, Modules, Setup, SuperExpress};

fn three_seats() -> Setup {
    Setup { seats: Bandit::ALL[..3].to_vec(), ..Setup::default() }
}

fn all_modules() -> Setup {
    Setup { modules: Module::ALL.into_iter().fold(Modules::NONE, Modules::with), ..Setup::default() }
}

game::playthroughs!(SuperExpress,
    three_seats_without_modules: "three-seats.txt", three_seats(), 1;
    four_seats_with_everything: "four-seats-all-modules.txt", all_modules(), 5;
);
