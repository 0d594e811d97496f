//! How a game ends.

use game::SeatSet;

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// The cause.
    pub by: EndedBy,
    /// The winners; empty if the game was lost.
    pub winners: SeatSet,
}

/// The cause of a game's end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EndedBy {
    /// DW-WIN-01. A marker reached the last horseshoe.
    ScoreTrack,
    /// DW-NIGHT-05. The Day Tracker reached the last sun.
    DayTrack,
    /// DW-LOSE-04, DW-LOSE-05. A player died.
    Death,
    /// DW-DR-32. One player is left.
    LastAlive,
    /// DW-DR-33. No player is left.
    AllDead,
}

impl EndedBy {
    /// All five, in a fixed order.
    pub const ALL: [EndedBy; 5] =
        [EndedBy::ScoreTrack, EndedBy::DayTrack, EndedBy::Death, EndedBy::LastAlive, EndedBy::AllDead];

    /// Its word in notation and statistics.
    pub const fn word(self) -> &'static str {
        match self {
            EndedBy::ScoreTrack => "score-track",
            EndedBy::DayTrack => "day-track",
            EndedBy::Death => "death",
            EndedBy::LastAlive => "last-alive",
            EndedBy::AllDead => "all-dead",
        }
    }

    /// The cause with this word.
    pub fn read(word: &str) -> Option<EndedBy> {
        EndedBy::ALL.into_iter().find(|by| by.word() == word)
    }
}
