//! Random four-seat base games and decisions per CPU-second, single thread: `cargo bench -p super-express --bench rate`.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

use cpu_time::ProcessTime;
use game::{Game, Quick, measure::random_games};
use super_express::{Setup, SuperExpress};

fn main() {
    let Ok(game) = SuperExpress::new(Setup::default()) else { return };
    let tables = [game];
    let (mut luck, mut legal) = (Quick::new(1), Vec::with_capacity(120));
    for run in 1..=5 {
        let games = 500_000;
        let start = ProcessTime::now();
        let decisions = random_games(&tables, games, &mut luck, &mut legal);
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "run {run}: {:.0} games and {:.0} decisions per CPU-second, {:.2} decisions a game",
            games as f64 / seconds,
            decisions as f64 / seconds,
            decisions as f64 / games as f64
        );
    }
}
