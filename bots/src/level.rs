//! Levels of bots.

use crate::greedy::greedy;
use game::{BotHints, Luck, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A kind of bot, from weak to strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// A random legal decision.
    Random,
    /// The game's own policy; in a game without one, a greedy search one decision deep, against random seats.
    /// Commands, journals and the API call it `greedy`.
    #[serde(rename = "greedy")]
    Policy,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 2] = [Level::Random, Level::Policy];

    /// The name in commands and journals.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Policy => "greedy",
        }
    }

    /// The level with this name; the error lists all names.
    pub fn named(name: &str) -> Result<Level, String> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            format!("there is no bot `{name}`: there are {}", Level::ALL.map(Level::name).join(" and "))
        })
    }

    /// A decision based on this view; `None` where the view offers none.
    pub fn decide<G: BotHints>(
        self,
        game: &G,
        seat: Seat,
        view: &G::View,
        luck: &mut impl Luck,
    ) -> Option<G::Decision> {
        match self {
            Level::Random => luck.pick(G::decisions(view)),
            Level::Policy => game.policy(view, luck).or_else(|| greedy(game, seat, view, luck)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
