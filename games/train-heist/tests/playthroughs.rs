//! Whole games as text. After a change of the rules, read the difference; then write them anew:
//! `BLESS=1 cargo test -p train-heist --test playthroughs`.

use game::{Game, playthrough::tell};
use std::{env, fs, path::Path};
use train_heist::{Mode, Setup, TrainHeist};

fn compare(name: &str, setup: &Setup, seed: u64) {
    let told = tell::<TrainHeist>(setup, seed).unwrap();
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
fn two_together() {
    compare("two-together.txt", &TrainHeist::ordinary(2), 1);
}

#[test]
fn four_against_each_other() {
    compare("four-versus.txt", &Setup { mode: Mode::Versus, ..TrainHeist::ordinary(4) }, 2);
}
