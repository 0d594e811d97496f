//! How a game ends.

use game::{RuleId, SeatSet};

/// How it ended: what brought the end, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// What brought the end.
    pub by: EndedBy,
    /// Who won: all, some (versus) or nobody.
    pub winners: SeatSet,
}

/// What brings the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndedBy {
    /// TH-END-01. The Heist Meter reached the goal.
    Goal,
    /// TH-VERSUS-11. Somebody owns enough Loot Counters.
    Counters,
    /// TH-END-02. The Hangman Marker reached the skull.
    Skull,
    /// TH-END-04. The train reached a junction in its final run.
    Junction,
}

impl EndedBy {
    /// All four.
    pub const ALL: [EndedBy; 4] = [EndedBy::Goal, EndedBy::Counters, EndedBy::Skull, EndedBy::Junction];

    /// The rule that ends the game so.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            EndedBy::Goal => "TH-END-01",
            EndedBy::Counters => "TH-VERSUS-11",
            EndedBy::Skull => "TH-END-02",
            EndedBy::Junction => "TH-END-04",
        })
    }

    /// The word for statistics and notation.
    pub const fn word(self) -> &'static str {
        match self {
            EndedBy::Goal => "goal",
            EndedBy::Counters => "counters",
            EndedBy::Skull => "skull",
            EndedBy::Junction => "junction",
        }
    }
}
