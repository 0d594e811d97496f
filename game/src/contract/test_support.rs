//! What only tests need.

use super::{BotHints, Catalogued};

/// A game the [battery](mod@crate::battery) can test.
pub trait TestSupport: Catalogued + BotHints {
    /// Set-ups that together show everything the game can do.
    fn samples() -> Vec<Self::Setup>;
    /// What must hold in every state; the error names what broke.
    fn invariants(&self, state: &Self::State) -> Result<(), String>;
}
