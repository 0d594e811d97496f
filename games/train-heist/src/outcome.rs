//! How a game ends.

use game::{RuleId, SeatSet};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// The cause.
    pub by: EndedBy,
    /// The winners: all, some (versus games) or none.
    pub winners: SeatSet,
}

/// The cause of a game's end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndedBy {
    /// TH-END-01. The Heist Meter reached the goal.
    Goal,
    /// TH-VERSUS-11. A player owns enough Loot Counters.
    Counters,
    /// TH-END-02. The Hangman Marker reached the skull.
    Skull,
    /// TH-END-04. The train reached a junction in its final run.
    Junction,
}

impl EndedBy {
    /// All four, in a fixed order.
    pub const ALL: [EndedBy; 4] = [EndedBy::Goal, EndedBy::Counters, EndedBy::Skull, EndedBy::Junction];

    /// The rule that ends the game this way.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            EndedBy::Goal => "TH-END-01",
            EndedBy::Counters => "TH-VERSUS-11",
            EndedBy::Skull => "TH-END-02",
            EndedBy::Junction => "TH-END-04",
        })
    }

    /// Its word in notation and statistics.
    pub const fn word(self) -> &'static str {
        match self {
            EndedBy::Goal => "goal",
            EndedBy::Counters => "counters",
            EndedBy::Skull => "skull",
            EndedBy::Junction => "junction",
        }
    }
}
