//! What any game must promise, promised by Super Express: every seat count, every combination of modules, house rules.

use super_express::{Bandit, HouseRule, Modules, Options, Setup, SuperExpress};

fn setups() -> Vec<Setup> {
    let seat_counts = 3..=7;
    let all_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
    seat_counts
        .flat_map(|seats| Modules::combinations().map(move |modules| (seats, modules)))
        .map(|(seats, modules)| Setup {
            seats: Bandit::ALL[..seats].to_vec(),
            modules,
            options: if seats % 2 == 0 { Options::default() } else { all_rules },
        })
        .collect()
}

game::battery!(SuperExpress, setups());
