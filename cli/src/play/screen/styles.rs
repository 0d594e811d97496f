//! Colours and text styles. Colour never carries meaning alone: letters, arrows, case and marks say the same.
//!
//! Pieces have a background of their own, so they read on dark and light terminals alike; every other colour was
//! picked from the 256 to have a contrast of at least 4 against black and against white.

use ratatui::style::{Color, Modifier, Style};
use std::sync::OnceLock;

/// White text on a coloured ground.
pub(in crate::play) const WHITE: u8 = 231;
/// Black text on a coloured ground.
pub(in crate::play) const BLACK: u8 = 16;

/// A piece: a letter of one colour on a ground of another.
pub(in crate::play) fn chip((ink, ground): (u8, u8)) -> Style {
    coloured(|style| style.fg(Color::Indexed(ink)).bg(Color::Indexed(ground))).add_modifier(Modifier::BOLD)
}

/// Wagons, their wheels and doors.
pub(in crate::play) fn wood() -> Style {
    colour(130)
}

/// The Locomotive and smoke.
pub(in crate::play) fn iron() -> Style {
    colour(243)
}

/// Bullets, lines of sight and warnings.
pub(in crate::play) fn fire() -> Style {
    colour(161).add_modifier(Modifier::BOLD)
}

/// Treasures, stars and the winner.
pub(in crate::play) fn gold() -> Style {
    colour(136).add_modifier(Modifier::BOLD)
}

/// Headings of lists and dialogs.
pub(in crate::play) fn heading() -> Style {
    wood().add_modifier(Modifier::BOLD)
}

/// The current event, and the current question.
pub(in crate::play) fn loud() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// Secondary text: rule ids, keys, past events.
pub(in crate::play) fn quiet() -> Style {
    colour(243)
}

/// The element under the cursor.
pub(in crate::play) fn focus() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}

/// Text in this colour.
pub(in crate::play) fn colour(colour: u8) -> Style {
    coloured(|style| style.fg(Color::Indexed(colour)))
}

/// With `NO_COLOR` set, only modifiers such as bold remain.
fn coloured(paint: impl FnOnce(Style) -> Style) -> Style {
    static WANTED: OnceLock<bool> = OnceLock::new();
    let wanted = *WANTED.get_or_init(|| std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()));
    if wanted { paint(Style::new()) } else { Style::new() }
}
