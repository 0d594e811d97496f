//! What stands in a table's journal, the only truth about it.

use crate::clock::Clock;
use crate::id::{Secret, TableId};
use bots::Level;
use game::record::Step;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One fact about a table. Whoever folds all of them has the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// The table was opened: always the first entry.
    Opened(Box<Opened>),
    /// Somebody took a seat; whoever is a person adds something to the luck.
    SatDown {
        /// Which seat.
        seat: usize,
        /// Who.
        player: Player,
        /// What they added.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<String>,
    },
    /// A person holds their seat from another device, too.
    Keyed {
        /// Which seat.
        seat: usize,
        /// Who they are on that device.
        person: Secret,
    },
    /// A seat became free again, before the game began.
    StoodUp {
        /// Which seat.
        seat: usize,
    },
    /// The game began.
    Dealt {
        /// What chance gave and what was laid out.
        step: Step,
        /// How much luck has been used.
        used: u64,
    },
    /// Somebody decided.
    Decided {
        /// Who decided what, and what followed.
        step: Step,
        /// How much luck has been used.
        used: u64,
        /// A bot did it: the seat's own, or the one that minds it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// With it the game was over.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        over: bool,
    },
    /// Somebody took their last decision back.
    TookBack {
        /// Who.
        seat: usize,
    },
    /// A bot plays for a person who is away.
    #[serde(rename = "minded")]
    StandIn {
        /// Whose seat.
        seat: usize,
        /// They said that they leave; otherwise the clock ran out.
        left: bool,
    },
    /// Somebody took their seat back from the bot.
    CameBack {
        /// Who.
        seat: usize,
    },
    /// The host sent somebody away from a running game; a bot has the seat now.
    Replaced {
        /// Whose seat.
        seat: usize,
        /// How well the bot plays.
        level: Level,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: usize,
        /// What.
        text: String,
    },
    /// The host closed the table.
    Closed,
}

/// What was agreed when the table was opened, and what the server keeps to itself until the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// Its code.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// What the game is played with.
    pub setup: Value,
    /// What the table is like.
    #[serde(rename = "manners")]
    pub options: TableOptions,
    /// Who may send people away and close it: whoever opened it in a browser.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Secret>,
    /// The same for programs.
    pub host_key: Secret,
    /// What the server thought of for the luck; nobody knows it before the end.
    pub secret: Secret,
    /// Its hash, which everybody may know from the beginning.
    pub commitment: String,
    /// Where its game began, if it did so at another table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
}

/// The first steps of a game were taken at another table, with the luck of that one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continues {
    /// Which table.
    pub table: TableId,
    /// How many steps, with the deal.
    pub steps: usize,
}

/// What a table is like, whatever is played at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TableOptions {
    /// How long somebody may think.
    pub clock: Clock,
    /// How well a bot plays that stands in for a person.
    #[serde(rename = "minder")]
    pub stand_in: Level,
    /// May people chat?
    pub chat: bool,
    /// Does the lobby show it?
    pub listed: bool,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions { clock: Clock::None, stand_in: Level::Policy, chat: true, listed: true }
    }
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Player {
    /// Nobody yet.
    #[default]
    Open,
    /// A person.
    Person {
        /// What they want to be called.
        name: String,
        /// Who they are, on each device they play from.
        persons: Vec<Secret>,
        /// The key to the seat: for programs, and for another device.
        key: Secret,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}
