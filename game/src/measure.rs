//! The workload of a game's benches, and how instructions are counted.

use crate::{
    contract::{Game, Silent, TestSupport},
    luck::{Luck, Quick},
    playout::play_out,
};
use std::{collections::BTreeMap, env, fmt::Write as _, process::Command};

/// Plays random games at these tables in turn and returns the number of decisions. The caller lends `legal`, so that playing
/// does not allocate.
pub fn random_games<G: Game>(
    tables: &[G],
    games: u64,
    luck: &mut impl Luck,
    legal: &mut Vec<G::Decision>,
) -> u64 {
    tables.iter().cycle().take(games as usize).map(|game| random_game(game, luck, legal)).sum()
}

/// Plays one random game.
#[inline(never)]
fn random_game<G: Game>(game: &G, luck: &mut impl Luck, legal: &mut Vec<G::Decision>) -> u64 {
    let mut state = game.deal(luck, &mut Silent);
    play_out(game, &mut state, legal, luck, &mut Silent)
}

/// Plays random games at these tables in turn and checks every invariant after every decision. Returns a report of the endings,
/// or the first state that breaks one. The variable `GAMES` is the number of games; `name` names a table in the report.
pub fn lawful<G: TestSupport>(tables: &[G], name: impl Fn(&G) -> String) -> String {
    let games = games().unwrap_or(12_000);
    let mut endings: BTreeMap<(String, &str), u64> = BTreeMap::new();
    let (mut legal, mut decisions) = (Vec::with_capacity(120), 0_u64);
    for (seed, game) in (0..games).zip(tables.iter().cycle()) {
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut Silent);
        while let Some(seat) = game.awaited(&state) {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let Some(decision) = luck.pick(&legal) else { break };
            game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
            decisions += 1;
            if let Err(broken) = game.invariants(&state) {
                return format!("game {seed}: {broken}");
            }
        }
        *endings.entry((name(game), game.ending(&state).unwrap_or("none"))).or_default() += 1;
    }
    let mut report = format!("{games} games, {decisions} decisions, every state lawful");
    for ((name, ending), count) in endings {
        let _ = write!(report, "\n{name:22} {ending:12} {count}");
    }
    report
}

/// Instructions per decision, counted by callgrind, to be printed by a bench.
///
/// The program runs itself under valgrind with two numbers of games; the difference leaves out everything but playing.
pub fn instructions<G: Game>(tables: &[G], few: u64, more: u64) -> String {
    if let Some(games) = games() {
        let (mut luck, mut legal) = (Quick::new(1), Vec::with_capacity(120));
        return format!("{DECISIONS}{}", random_games(tables, games, &mut luck, &mut legal));
    }
    let (Some(first), Some(second)) = (count(few), count(few + more)) else {
        return "valgrind is needed to count instructions (Debian: apt-get install valgrind)".to_owned();
    };
    let [instructions, decisions] = [second.0 - first.0, second.1 - first.1];
    format!(
        "{instructions} instructions for {decisions} decisions of {more} random games\n\
         {:.0} instructions per decision\n{:.0} instructions per game",
        instructions as f64 / decisions as f64,
        instructions as f64 / more as f64
    )
}

/// The variable with the number of games, set for the run under valgrind.
const GAMES: &str = "GAMES";

/// The number of games that the variable `GAMES` gives, if it is set.
fn games() -> Option<u64> {
    let games = env::var(GAMES).ok()?;
    Some(games.parse().unwrap_or_else(|_| panic!("GAMES is a number of games, not `{games}`")))
}
/// Precedes the number of decisions in the output of that run.
const DECISIONS: &str = "decisions ";

/// Instructions and decisions of this many games.
fn count(games: u64) -> Option<(u64, u64)> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(env::current_exe().ok()?)
        .env(GAMES, games.to_string())
        .output()
        .ok()?;
    let (out, log) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let after = |text: &str, word: &str| {
        let rest = text.lines().find_map(|line| line.split_once(word).map(|(_, rest)| rest.to_owned()))?;
        rest.trim().parse().ok()
    };
    Some((after(&log, "Collected : ")?, after(&out, DECISIONS)?))
}
