//! The speed of a game's engine, per second of processor time.

use cpu_time::ThreadTime;
use game::{Game, Luck, Notation, Quick, Silent, play_out};
use serde::Serialize;
use std::hint::black_box;
use std::time::Duration;

/// Measurements of one game on one thread.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// The game's id.
    pub game: &'static str,
    /// Whole random games per CPU-second.
    pub games_per_cpu_s: f64,
    /// Decisions per CPU-second, choosing them from the legal ones included.
    pub decisions_per_cpu_s: f64,
    /// Decisions in an average random game.
    pub decisions_per_game: f64,
    /// The size of a state, without what it may own on the heap.
    pub state_bytes: usize,
    /// The time to clone a state.
    pub clone_ns: f64,
}

/// Plays random games of the default set-up for about this much processor time.
pub fn measure<G: Notation>(time: Duration) -> Result<Speed, String> {
    let game = G::new(G::Setup::default()).map_err(|refusal| refusal.to_string())?;
    let (mut luck, mut legal) = (Quick::new(1), Vec::new());
    let (mut games, mut decisions) = (0_u64, 0_u64);
    let start = ThreadTime::now();
    while start.elapsed() < time {
        for _ in 0..100 {
            let mut state = game.deal(&mut luck, &mut Silent);
            decisions += play_out(&game, &mut state, &mut legal, &mut luck, &mut Silent);
            games += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok(Speed {
        game: G::ID,
        games_per_cpu_s: games as f64 / seconds,
        decisions_per_cpu_s: decisions as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        state_bytes: size_of::<G::State>(),
        clone_ns: clone_time(&game, &mut luck),
    })
}

fn clone_time<G: Game>(game: &G, luck: &mut impl Luck) -> f64 {
    const CLONES: u32 = 1_000_000;
    let state = game.deal(luck, &mut Silent);
    let start = ThreadTime::now();
    for _ in 0..CLONES {
        black_box(black_box(&state).clone());
    }
    start.elapsed().as_nanos() as f64 / f64::from(CLONES)
}
