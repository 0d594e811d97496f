//! Random games over all missions and seat counts, every invariant checked after every decision:
//! `GAMES=1000000 cargo bench -p deck-goes-west --bench lawful`.
#![expect(clippy::print_stdout, reason = "a bench reports on standard output")]

mod tables;

use game::{Game, Luck, Quick, Silent};
use std::collections::BTreeMap;
use tables::tables;

fn main() {
    let games: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(12_000);
    let tables = tables();
    let mut endings: BTreeMap<(&str, &str), u64> = BTreeMap::new();
    let (mut legal, mut decisions) = (Vec::with_capacity(120), 0_u64);
    for (seed, game) in (0..games).zip(tables.iter().cycle()) {
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut Silent);
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let Some(decision) = luck.pick(&legal) else { break };
            game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
            decisions += 1;
            if let Err(broken) = game.invariants(&state) {
                println!("game {seed}: {broken}");
                return;
            }
        }
        let ending = game.ending(&state).unwrap_or("none");
        *endings.entry((game.mission().id.as_str(), ending)).or_default() += 1;
    }
    println!("{games} games, {decisions} decisions, every state lawful");
    for ((mode, ending), count) in endings {
        println!("{mode:22} {ending:12} {count}");
    }
}
