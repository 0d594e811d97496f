//! What the game asks.

use std::fmt;

/// What a bandit is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which three cards do you lay face down?
    Program,
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Program => f.write_str("program"),
        }
    }
}
