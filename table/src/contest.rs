//! Games that are played for a score, and the lists in which scores stand.

use crate::clock::Timestamp;
use crate::id::{Secret, TableId};
use catalog::GameId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Scores that stand in one list: of one game, with as many seats, and by the usual rules, or by others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// Which game.
    pub game: GameId,
    /// How many seats the team had.
    pub seats: usize,
    /// Something was agreed on that makes points easier or harder to get than usual: such scores are listed, not compared.
    pub handicapped: bool,
}

impl Contest {
    /// The list that everybody may read.
    pub(crate) fn shelf(self) -> String {
        let how = if self.handicapped { "handicapped" } else { "usual" };
        format!("scores:{}:{}:{how}", self.game, self.seats)
    }

    /// The list of what somebody reached at tables that no list shows to others.
    pub(crate) fn shelf_of(self, person: Secret) -> String {
        format!("{}:{person}", self.shelf())
    }
}

/// What a team reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scored {
    /// How many points.
    pub points: u32,
    /// When the game was over.
    pub at: Timestamp,
    /// Who: a name, or `bot:greedy`. Somebody who had several seats is named once.
    pub team: Vec<String>,
    /// What was agreed, where points were easier or harder to get than usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
}

/// One of the best scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HighScore {
    /// Where it was reached.
    pub table: TableId,
    /// What was reached.
    pub scored: Scored,
    /// Everybody may see it; otherwise only those who sat there.
    pub listed: bool,
}

/// Where a score stands among those it is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Among which.
    pub contest: Contest,
    /// 1 is the best.
    pub place: usize,
    /// How many there are.
    pub of: usize,
}
