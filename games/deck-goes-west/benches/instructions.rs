//! Instructions per decision, counted by callgrind: `cargo bench -p deck-goes-west --bench instructions`.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

mod tables;

use game::measure::instructions;
use tables::tables;

fn main() {
    println!("{}", instructions(&tables(), 12, 600));
}
