//! Experiments: many games between bots, counted.

use bots::Level;
use game::{BotHints, BySeat, Catalogued, Luck, Quick, Seat, Seeded, Silent, Viewer};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// An experiment: which game, which bots, how many games.
#[derive(Clone, Debug)]
pub struct Experiment<G: Catalogued + BotHints> {
    /// The game with its set-up.
    pub game: G,
    /// The bot of each seat.
    pub bots: Vec<Level>,
    /// The number of games.
    pub games: u64,
    /// The seed from which the luck of each game is derived.
    pub seed: u64,
}

/// The counts of an experiment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games won, by seat.
    pub wins: BySeat<u64>,
    /// Games that no seat won.
    pub nobody: u64,
    /// Games by their ending.
    pub endings: BTreeMap<&'static str, u64>,
    /// Decisions in all games.
    pub decisions: u64,
}

impl Tally {
    fn add(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.nobody += other.nobody;
        self.decisions += other.decisions;
        for (sum, wins) in self.wins.0.iter_mut().zip(other.wins.0) {
            *sum += wins;
        }
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        self
    }
}

impl<G: Catalogued + BotHints> Experiment<G> {
    /// Plays all games on this many threads (0: one per core); calls `played` after every game.
    pub fn run(&self, threads: usize, played: impl Fn() + Sync) -> Result<Tally, String> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|why| format!("the threads cannot be started: {why}"))?;
        let one = |index: u64| {
            let tally = self.play(index);
            played();
            tally
        };
        Ok(pool.install(|| (0..self.games).into_par_iter().map(one).reduce(Tally::default, Tally::add)))
    }

    /// Plays one game. The game and each bot have their own luck, so that another bot in one seat changes nothing else.
    fn play(&self, index: u64) -> Tally {
        let game = &self.game;
        let mut luck = Seeded::of_game(self.seed, index);
        let mut bot_lucks: Vec<Quick> =
            self.bots.iter().map(|_| Quick::new(u64::from(luck.below(u32::MAX)) << 32 | index)).collect();
        let mut tally = Tally { games: 1, ..Tally::default() };
        let mut state = game.deal(&mut luck, &mut Silent);
        while let Some(seat) = game.awaited(&state) {
            let Some(decision) = self.decide(&state, seat, &mut bot_lucks) else { break };
            game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
            tally.decisions += 1;
        }
        if let Some(outcome) = game.outcome(&state) {
            let winners = outcome.winners(game.seats());
            winners.iter().for_each(|seat| tally.wins[seat] += 1);
            tally.nobody = u64::from(winners.is_empty());
        }
        if let Some(ending) = game.ending(&state) {
            tally.endings.insert(ending, 1);
        }
        tally
    }

    fn decide(&self, state: &G::State, seat: Seat, bot_lucks: &mut [Quick]) -> Option<G::Decision> {
        let view = self.game.view(state, Viewer::Seat(seat));
        let bot = self.bots.get(seat.number())?;
        bot.decide(&self.game, seat, &view, bot_lucks.get_mut(seat.number())?)
    }
}
