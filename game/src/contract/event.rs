//! What every event must say about itself.

use super::Game;
use crate::rule::RuleId;
use std::fmt::Debug;

/// An event of a game `G`: a small value that carries all that `apply` needs.
pub trait GameEvent<G: Game>: Copy + Eq + Debug + Send + Sync {
    /// The rule that made it happen.
    fn rule(&self, game: &G) -> RuleId;
    /// Whether it starts a new beat: one step as people see it (one card, one train move, one Night step). Live frames, replay
    /// positions and scenarios count in beats.
    fn starts_beat(&self) -> bool;
    /// Whether it starts a round, a turn or a day, whichever the game counts. Replays mark it.
    fn starts_round(&self) -> bool;
    /// What it shows that was hidden before.
    fn reveals(&self) -> Reveals;
}

/// What an event shows that was hidden. A decision that reveals nothing and uses no chance can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveals {
    /// Nothing that another seat could learn from.
    Nothing,
    /// A card of a hand. This reveals something only in a game that is not open
    /// ([`Viewed::is_open`](super::Viewed::is_open)).
    Hand,
    /// Something no seat can be asked to forget, or the turn passes to another seat.
    All,
}
