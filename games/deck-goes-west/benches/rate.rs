//! Random games and decisions per CPU-second over all missions and seat counts, single thread:
//! `cargo bench -p deck-goes-west --bench rate`.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

mod tables;

use cpu_time::ProcessTime;
use game::{Quick, measure::random_games};
use tables::tables;

fn main() {
    let tables = tables();
    let (mut luck, mut legal) = (Quick::new(1), Vec::with_capacity(120));
    for run in 1..=5 {
        let games = 100 * tables.len() as u64;
        let start = ProcessTime::now();
        let decisions = random_games(&tables, games, &mut luck, &mut legal);
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "run {run}: {:.0} games and {:.0} decisions per CPU-second, {:.1} decisions a game",
            games as f64 / seconds,
            decisions as f64 / seconds,
            decisions as f64 / games as f64
        );
    }
}
