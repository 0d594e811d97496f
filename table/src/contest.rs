//! Games that are played for a score, and the lists that rank scores.

use crate::clock::Timestamp;
use crate::id::{Secret, TableId};
use catalog::GameId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Which scores are ranked together: those of one game with the same number of seats, by the usual rules or by others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The game that is played.
    pub game: GameId,
    /// The number of seats of the team.
    pub seats: usize,
    /// The set-up makes points easier or harder to get than usual: such scores are listed, but not ranked.
    pub handicapped: bool,
}

impl Contest {
    /// The name of the public list.
    pub(crate) fn list_name(self) -> String {
        let how = if self.handicapped { "handicapped" } else { "usual" };
        format!("scores:{}:{}:{how}", self.game, self.seats)
    }

    /// The name of the list of a person's scores at unlisted tables, which only that person may read.
    pub(crate) fn private_list_name(self, person: Secret) -> String {
        format!("{}:{person}", self.list_name())
    }
}

/// The result of a team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scored {
    /// The team's points.
    pub points: u32,
    /// When the game ended.
    pub at: Timestamp,
    /// The members: a name, or `bot:greedy`. A person with several seats is named once.
    pub team: Vec<String>,
    /// The set-up, where it makes points easier or harder to get than usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
}

/// An entry of a list of best scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HighScore {
    /// The table of the game.
    pub table: TableId,
    /// The result of the team.
    pub scored: Scored,
    /// Whether everybody may see it; otherwise only the people of that table may.
    pub listed: bool,
}

/// The rank of a score within its contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreStanding {
    /// The contest in which the score is ranked.
    pub contest: Contest,
    /// 1 is the best.
    pub place: usize,
    /// The number of scores in the contest.
    pub of: usize,
}
