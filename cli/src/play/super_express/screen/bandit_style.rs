//! The colours of the bandits.

use crate::play::screen::styles::{self, BLACK, WHITE};
use ratatui::style::Style;
use super_express::Bandit;

/// A standing bandit, and its badge on a plate.
pub(super) fn standing(bandit: Bandit) -> Style {
    styles::chip(match bandit {
        Bandit::Belle => (WHITE, 90),
        Bandit::Cheyenne => (WHITE, 28),
        Bandit::Django => (WHITE, 238),
        Bandit::Doc => (WHITE, 25),
        Bandit::Ghost => (BLACK, 252),
        Bandit::Mei => (BLACK, 184),
        Bandit::Tuco => (WHITE, 124),
    })
}

/// A stunned bandit: no background, only its colour.
pub(super) fn stunned(bandit: Bandit) -> Style {
    styles::colour(match bandit {
        Bandit::Belle => 133,
        Bandit::Cheyenne => 28,
        Bandit::Django => 130,
        Bandit::Doc => 31,
        Bandit::Ghost => 243,
        Bandit::Mei => 136,
        Bandit::Tuco => 161,
    })
}
