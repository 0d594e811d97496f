//! Hints for bots.

use super::Viewed;
use crate::{luck::Luck, seat::Seat};

/// Hints for bots. A policy reads a view, and a search appraises states imagined from a view, so a bot cannot see more
/// than its seat.
pub trait BotHints: Viewed {
    /// How good a state looks for a seat, from 0 to 1, comparable with [`Outcome::utility`](crate::Outcome::utility).
    fn appraise(&self, state: &Self::State, seat: Seat) -> f64;
    /// What a scripted expert does; `None` in games that have none.
    fn policy(&self, _view: &Self::View, _luck: &mut impl Luck) -> Option<Self::Decision> {
        None
    }
}
