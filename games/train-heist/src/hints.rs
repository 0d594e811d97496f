//! Hints for bots; no rule depends on them.

use crate::TrainHeist;
use crate::decision::Decision;
use crate::policy;
use crate::setup::Mode;
use crate::state::{Cowboy, State};
use crate::view::View;
use game::{BotHints, Game, Luck, Seat};

impl BotHints for TrainHeist {
    /// An estimate from 0 (lost) to 1 (won), comparable with the utility of an outcome.
    ///
    /// Delivered loot counts most, then carried loot, less what the Hangman and the passing events take away. In versus games
    /// it is the seat's share of all players' loot.
    fn appraise(&self, state: &State, seat: Seat) -> f64 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.utility(seat);
        }
        let worth = |cowboy: &Cowboy| {
            let placed: u8 = cowboy.counters.iter().sum();
            f64::from(cowboy.points) + 0.8 * f64::from(placed) + 0.4 * f64::from(cowboy.loot.len())
        };
        let everybody = &state.cowboys[..self.seat_count()];
        let worths = everybody.iter().map(worth);
        if self.mode() == Mode::Versus {
            let all: f64 = worths.sum();
            return ((worth(state.cowboy(seat)) + 0.2) / (all + 0.2 * everybody.len() as f64))
                .clamp(0.0, 0.95);
        }
        let reached = f64::from(state.score) + worths.sum::<f64>();
        let left = state.events.to_come().len() as f64 / state.events.all().len().max(1) as f64;
        let hanging = f64::from(state.hangman) / f64::from(self.edition().knots.max(1));
        let goal = if self.mode() == Mode::ScoreChallenge { 20.0 } else { f64::from(self.setup().goal) };
        (0.8 * reached / goal + 0.15 * left - 0.1 * hanging).clamp(0.0, 0.95)
    }

    fn policy(&self, view: &View, luck: &mut impl Luck) -> Option<Decision> {
        policy::decide(self, view, luck)
    }
}
