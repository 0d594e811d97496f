//! Instructions per decision, counted by callgrind: `cargo bench -p super-express --bench instructions`.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

use game::{Game, measure::instructions};
use super_express::{Setup, SuperExpress};

fn main() {
    let Ok(game) = SuperExpress::new(Setup::default()) else { return };
    println!("{}", instructions(&[game], 100, 2_000));
}
