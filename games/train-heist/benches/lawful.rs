//! Random games over all modes and seat counts, every invariant checked after every decision:
//! `GAMES=1000000 cargo bench -p train-heist --bench lawful`.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

mod tables;

use game::measure::lawful;
use tables::tables;

fn main() {
    println!("{}", lawful(&tables(), |game| game.mode().word().to_owned()));
}
