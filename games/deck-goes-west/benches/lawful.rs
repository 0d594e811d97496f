//! Random games over all missions and seat counts, every invariant checked after every decision:
//! `GAMES=300000 cargo bench -p deck-goes-west --bench lawful`.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

mod tables;

use game::measure::lawful;
use tables::tables;

fn main() {
    println!("{}", lawful(&tables(), |game| game.mission().id.clone()));
}
