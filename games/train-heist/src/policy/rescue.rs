//! Keeping the Hangman away: a town where loot lies when the train comes is safe.

use super::Policy;
use super::ahead::Ahead;
use crate::setup::Mode;

/// How much the Hangman's next knot is dreaded: the last one, the one before, any other.
const LAST: i32 = 250;
const NEXT: i32 = 120;
const SOME: i32 = 60;
/// In versus nobody hangs alone, but loot counts only once the train has come.
const VERSUS: i32 = 30;

impl Policy<'_> {
    /// What loot that comes to this town in that turn is worth beyond its point. Whatever the turn, it is the train's
    /// coming that matters, so that nobody waits with a delivery.
    pub(super) fn rescue(&self, ahead: &Ahead, town: usize, from: usize) -> i32 {
        let met = |round: usize| ahead.rounds.get(round).is_some_and(|round| round.met[town]);
        let empty = self.state.towns[town].is_empty() || (0..from).any(met);
        if !empty {
            return 0;
        }
        let knots = self.game.edition().knots.saturating_sub(self.state.hangman);
        let dread = match (self.game.mode(), knots) {
            (Mode::Versus, _) => VERSUS,
            (_, 0 | 1) => LAST,
            (_, 2) => NEXT,
            _ => SOME,
        };
        // The sooner the train comes, the fewer others can still see to it.
        match (from..ahead.rounds.len()).find(|&round| met(round)) {
            Some(round) => dread * 3 / (3 + round as i32),
            None => dread / 5,
        }
    }
}
