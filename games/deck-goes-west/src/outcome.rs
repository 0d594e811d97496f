//! How a game ends.

use game::SeatSet;

/// How it ended, and who has won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// What ended it.
    pub by: EndedBy,
    /// Everybody who has won; nobody, if it was lost.
    pub winners: SeatSet,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EndedBy {
    /// DW-WIN-01. The last horseshoe.
    ScoreTrack,
    /// DW-NIGHT-05. The last sun.
    DayTrack,
    /// DW-LOSE-04, DW-LOSE-05. Somebody died.
    Death,
    /// DW-DR-32. One is left.
    LastAlive,
    /// DW-DR-33. Nobody is left.
    AllDead,
}

impl EndedBy {
    /// All five.
    pub const ALL: [EndedBy; 5] =
        [EndedBy::ScoreTrack, EndedBy::DayTrack, EndedBy::Death, EndedBy::LastAlive, EndedBy::AllDead];

    /// The word in notation and statistics.
    pub const fn word(self) -> &'static str {
        match self {
            EndedBy::ScoreTrack => "score-track",
            EndedBy::DayTrack => "day-track",
            EndedBy::Death => "death",
            EndedBy::LastAlive => "last-alive",
            EndedBy::AllDead => "all-dead",
        }
    }

    /// The way to end with this word.
    pub fn read(word: &str) -> Option<EndedBy> {
        EndedBy::ALL.into_iter().find(|by| by.word() == word)
    }
}
