//! Whole states as text.

use super::Notation;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game whose states can be written down whole: for finished games, analysis boards and tests. A position never reaches
/// a player of a running game.
pub trait Positions: Notation {
    /// Whether a position is a short line. For a long one, a playthrough shows only what has changed.
    const SHORT_POSITIONS: bool = true;

    /// A state as text: TOML in scenarios, JSON in records.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Writes a state as a position.
    fn position(&self, state: &Self::State) -> Self::Position;
    /// The set-up under which this position can exist.
    fn setup_of(position: &Self::Position) -> Self::Setup;
    /// Reads the state a position describes; the error says what is wrong and where.
    fn state_of(&self, position: &Self::Position) -> Result<Self::State, String>;
    /// Makes a partial position consistent: `said` are the parts a scenario gives, the rest of `position` is a default
    /// deal, and a card cannot be in both.
    fn reconcile(_said: &serde_json::Value, _position: &mut Self::Position) {}
    /// Reads a position from one line: JSON, unless the game has a notation of its own.
    fn read_position(line: &str) -> Result<Self::Position, String> {
        serde_json::from_str(line)
            .map_err(|why| format!("a position of {} is written as JSON: {why}", Self::NAME))
    }
    /// Writes a position as one line, so that `read_position` gives back all that such a line can hold.
    fn write_position(position: &Self::Position) -> String {
        serde_json::to_string(position).expect("a position has string keys and no failing parts")
    }
}
