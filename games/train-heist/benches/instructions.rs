//! Instructions per decision, counted by callgrind: `cargo bench -p train-heist --bench instructions`.
//!
//! The program runs itself under valgrind with two numbers of games; the difference leaves out everything but playing.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

mod random_game;
mod tables;

use game::Quick;
use random_game::random_game;
use std::{env, process::Command};
use tables::tables;

fn main() {
    match env::var("GAMES").ok().and_then(|games| games.parse().ok()) {
        Some(games) => println!("decisions {}", play(games)),
        None => match (count(12), count(612)) {
            (Some(few), Some(many)) => {
                let [instructions, decisions] = [many.0 - few.0, many.1 - few.1];
                println!("{instructions} instructions for {decisions} decisions of 600 random games");
                println!("{:.0} instructions per decision", instructions as f64 / decisions as f64);
                println!("{:.0} instructions per game", instructions as f64 / 600.0);
            }
            _ => println!("valgrind is needed to count instructions (Debian: apt-get install valgrind)"),
        },
    }
}

fn play(games: u64) -> u64 {
    let tables = tables();
    let (mut luck, mut legal) = (Quick::new(1), Vec::with_capacity(120));
    let each = tables.iter().cycle().take(games as usize);
    each.map(|game| random_game(game, &mut luck, &mut legal)).sum()
}

/// Instructions and decisions of so many games.
fn count(games: u64) -> Option<(u64, u64)> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(env::current_exe().ok()?)
        .env("GAMES", games.to_string())
        .output()
        .ok()?;
    let (out, log) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let after = |text: &str, word: &str| {
        let rest = text.lines().find_map(|line| line.split_once(word).map(|(_, rest)| rest.to_owned()))?;
        rest.trim().parse().ok()
    };
    Some((after(&log, "Collected : ")?, after(&out, "decisions ")?))
}
