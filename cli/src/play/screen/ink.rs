//! Colours and text styles. Colour never carries meaning alone: letters, arrows, case and marks say the same.
//!
//! Bandits are chips with a background of their own, so they read on dark and light terminals alike; every other colour was
//! picked from the 256 to have a contrast of at least 4 against black and against white.

use deck_goes_west::Terrain;
use ratatui::style::{Color, Modifier, Style};
use std::sync::OnceLock;
use super_express::Bandit;
use train_heist::Colour;

const WHITE: u8 = 231;
const BLACK: u8 = 16;

/// A standing bandit, and its badge on a plate.
pub(in crate::play) fn chip(bandit: Bandit) -> Style {
    let (ink, ground) = match bandit {
        Bandit::Belle => (WHITE, 90),
        Bandit::Cheyenne => (WHITE, 28),
        Bandit::Django => (WHITE, 238),
        Bandit::Doc => (WHITE, 25),
        Bandit::Ghost => (BLACK, 252),
        Bandit::Mei => (BLACK, 184),
        Bandit::Tuco => (WHITE, 124),
    };
    coloured(|style| style.fg(Color::Indexed(ink)).bg(Color::Indexed(ground))).add_modifier(Modifier::BOLD)
}

/// A stunned bandit: no background, only its colour.
pub(in crate::play) fn lying(bandit: Bandit) -> Style {
    ink(match bandit {
        Bandit::Belle => 133,
        Bandit::Cheyenne => 28,
        Bandit::Django => 130,
        Bandit::Doc => 31,
        Bandit::Ghost => 243,
        Bandit::Mei => 136,
        Bandit::Tuco => 161,
    })
}

/// A cowboy of Train Heist.
pub(in crate::play) fn cowboy(colour: Colour) -> Style {
    let (ink, ground) = match colour {
        Colour::Red => (WHITE, 124),
        Colour::Green => (WHITE, 28),
        Colour::Yellow => (BLACK, 184),
        Colour::Blue => (WHITE, 25),
    };
    coloured(|style| style.fg(Color::Indexed(ink)).bg(Color::Indexed(ground))).add_modifier(Modifier::BOLD)
}

/// A settler of Deck Goes West, by the number of the seat.
pub(in crate::play) fn settler(seat: usize) -> Style {
    let (ink, ground) = match seat {
        0 => (WHITE, 124),
        1 => (WHITE, 25),
        2 => (WHITE, 28),
        3 => (BLACK, 184),
        _ => (WHITE, 90),
    };
    coloured(|style| style.fg(Color::Indexed(ink)).bg(Color::Indexed(ground))).add_modifier(Modifier::BOLD)
}

/// A terrain of Deck Goes West.
pub(in crate::play) fn land(terrain: Terrain) -> Style {
    let colour = match terrain {
        Terrain::Forest => 28,
        Terrain::Prairie => 136,
        Terrain::Mountain => 243,
        Terrain::Village => 130,
        Terrain::Lake | Terrain::River => 31,
        Terrain::BanditCamp => 161,
    };
    ink(colour).add_modifier(Modifier::BOLD)
}

/// Wagons, their wheels and doors.
pub(in crate::play) fn wood() -> Style {
    ink(130)
}

/// The Locomotive and smoke.
pub(in crate::play) fn iron() -> Style {
    ink(243)
}

/// The Time Travel Car.
pub(in crate::play) fn time() -> Style {
    ink(98)
}

/// Bullets, lines of sight and warnings.
pub(in crate::play) fn fire() -> Style {
    ink(161).add_modifier(Modifier::BOLD)
}

/// Treasures, stars and the winner.
pub(in crate::play) fn gold() -> Style {
    ink(136).add_modifier(Modifier::BOLD)
}

/// Headings of lists and sheets.
pub(in crate::play) fn heading() -> Style {
    wood().add_modifier(Modifier::BOLD)
}

/// The current event, and the current question.
pub(in crate::play) fn loud() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// Secondary text: rule ids, keys, past events.
pub(in crate::play) fn quiet() -> Style {
    ink(243)
}

/// The element under the cursor.
pub(in crate::play) fn focus() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}

fn ink(colour: u8) -> Style {
    coloured(|style| style.fg(Color::Indexed(colour)))
}

/// With `NO_COLOR` set, only modifiers such as bold remain.
fn coloured(paint: impl FnOnce(Style) -> Style) -> Style {
    static WANTED: OnceLock<bool> = OnceLock::new();
    let wanted = *WANTED.get_or_init(|| std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()));
    if wanted { paint(Style::new()) } else { Style::new() }
}
