//! Whole games as text. After a change of the rules, read the difference; then write them anew:
//! `BLESS=1 cargo test -p super-express --test playthroughs`.

use game::playthrough::tell;
use std::{env, fs, path::Path};
use super_express::{Bandit, Module, Modules, Setup, SuperExpress};

fn compare(name: &str, setup: &Setup, seed: u64) {
    let told = tell::<SuperExpress>(setup, seed).unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs").join(name);
    if env::var_os("BLESS").is_some() {
        fs::write(&file, &told).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap_or_default();
    let differ = written.lines().zip(told.lines()).zip(1..).find(|((then, now), _)| then != now);
    assert!(
        written == told,
        "{name} tells another story; the first difference (line, then, now) is {differ:?}"
    );
}

#[test]
fn three_seats_without_modules() {
    compare("three-seats.txt", &Setup { seats: Bandit::ALL[..3].to_vec(), ..Setup::default() }, 1);
}

#[test]
fn four_seats_with_everything() {
    let modules = Module::ALL.into_iter().fold(Modules::NONE, Modules::with);
    compare("four-seats-all-modules.txt", &Setup { modules, ..Setup::default() }, 5);
}
