//! The entries of a table's journal, the only truth about the table.

use crate::clock::Clock;
use crate::id::{Secret, TableId};
use bots::Level;
use game::record::RecordedStep;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One fact about a table. A table is the fold of all its entries.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum JournalEntry {
    /// The table was opened: always the first entry.
    Opened(Box<TableOpened>),
    /// A seat was taken. A person adds entropy to the table's luck, a bot does not.
    SatDown {
        /// The seat's number.
        seat: usize,
        /// The player who has the seat now.
        player: Occupant,
        /// What the person added to the luck.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<String>,
    },
    /// A person holds their seat from another device, too.
    Keyed {
        /// The seat's number.
        seat: usize,
        /// The person's identity on that device.
        person: Secret,
    },
    /// A seat became open again, before the deal.
    StoodUp {
        /// The seat's number.
        seat: usize,
    },
    /// The game began.
    Dealt {
        /// The deal, without a decision.
        step: RecordedStep,
        /// How many numbers have been drawn from the table's luck so far.
        used: u64,
    },
    /// A seat decided.
    Decided {
        /// The decision, its events, and the hash of the state it led to.
        step: RecordedStep,
        /// How many numbers have been drawn from the table's luck so far.
        used: u64,
        /// A bot decided: the seat's own, or its stand-in.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// The game ended with this decision.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        over: bool,
    },
    /// A seat took its last decision back.
    TookBack {
        /// The seat's number.
        seat: usize,
    },
    /// A bot stands in for a person who is away.
    #[serde(rename = "minded")]
    StandIn {
        /// The seat's number.
        seat: usize,
        /// The person asked to leave; otherwise the clock ran out.
        left: bool,
    },
    /// A person took their seat back from the stand-in.
    CameBack {
        /// The seat's number.
        seat: usize,
    },
    /// The host removed a person from a running game; a bot has the seat from now on.
    Replaced {
        /// The seat's number.
        seat: usize,
        /// The level of the bot.
        level: Level,
    },
    /// A line of the chat.
    Said {
        /// The seat of the speaker.
        seat: usize,
        /// The text of the line.
        text: String,
    },
    /// The host closed the table.
    Closed,
}

/// The first entry of a journal: set-up, options, and the secrets that the server keeps until the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableOpened {
    /// The code of the table.
    pub table: TableId,
    /// The id of the game.
    pub game: String,
    /// The game's set-up, in the game's own format.
    pub setup: Value,
    /// The options that do not depend on the game.
    #[serde(rename = "manners")]
    pub options: TableOptions,
    /// The host's identity, if the table was opened in a browser. The host may remove players and close the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Secret>,
    /// The host's key, for programs.
    pub host_key: Secret,
    /// The server's part of the luck, secret until the game is over.
    pub secret: Secret,
    /// The hash of the secret, public from the beginning.
    pub commitment: String,
    /// The table and the step that this game continues from, if it began elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
}

/// Refers to the table where the first steps of a game were played, with the luck of that table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continues {
    /// The table where the game began.
    pub table: TableId,
    /// The number of steps that were copied, the deal included.
    pub steps: usize,
}

/// The options of a table, independent of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TableOptions {
    /// The time limit of a decision.
    pub clock: Clock,
    /// The level of bots that stand in for people.
    #[serde(rename = "minder")]
    pub stand_in: Level,
    /// Whether the chat is enabled.
    pub chat: bool,
    /// Whether public lists show the table.
    pub listed: bool,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions { clock: Clock::None, stand_in: Level::Policy, chat: true, listed: true }
    }
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Occupant {
    /// Not taken yet.
    #[default]
    Open,
    /// A person, or a program that plays with the key.
    Person {
        /// The display name.
        name: String,
        /// The person's identity on each device they play from.
        persons: Vec<Secret>,
        /// Grants access to the seat: for programs, and from other devices.
        key: Secret,
    },
    /// A bot of the server.
    Bot {
        /// The level of the bot.
        level: Level,
    },
}
