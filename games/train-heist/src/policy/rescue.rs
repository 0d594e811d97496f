//! Keeping the Hangman away: he does not move if loot lies by the town when the train comes.

use super::Policy;
use super::lookahead::Lookahead;
use crate::setup::Mode;

/// The worth of avoiding the Hangman's next knot: the last one, the one before, any other.
const LAST: i32 = 250;
const NEXT: i32 = 120;
const SOME: i32 = 60;
/// The worth in versus games, where a knot hurts all alike, but loot counts only once the train has come.
const VERSUS: i32 = 30;

impl Policy<'_> {
    /// The worth of loot delivered to this town in that turn, beyond its point. It depends on when the train comes, not on
    /// the turn, so that a bot does not delay a delivery.
    pub(super) fn rescue(&self, lookahead: &Lookahead, town: usize, from: usize) -> i32 {
        let met = |round: usize| lookahead.rounds.get(round).is_some_and(|round| round.met[town]);
        let empty = self.state.towns[town].is_empty() || (0..from).any(met);
        if !empty {
            return 0;
        }
        let knots = self.game.edition().knots.saturating_sub(self.state.hangman);
        let worth = match (self.game.mode(), knots) {
            (Mode::Versus, _) => VERSUS,
            (_, 0 | 1) => LAST,
            (_, 2) => NEXT,
            _ => SOME,
        };
        // The sooner the train comes, the fewer other cowboys can still deliver.
        match (from..lookahead.rounds.len()).find(|&round| met(round)) {
            Some(round) => worth * 3 / (3 + round as i32),
            None => worth / 5,
        }
    }
}
