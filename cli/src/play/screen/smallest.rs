//! The smallest screen a table fits on, and what a smaller one shows.

use super::styles;
use crate::play::translator::Translator;
use game::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// The smallest screen that holds the table, in columns and lines.
pub(in crate::play) const SMALLEST: (u16, u16) = (80, 24);

/// Is the area smaller than [`SMALLEST`]?
pub(in crate::play) const fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

/// Draws the message that the screen is too small, and below it the question before leaving, if it is open.
pub(in crate::play) fn too_small(
    translator: &Translator,
    question: Option<String>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let message = Message::new("too-small")
        .number("columns", SMALLEST.0.into())
        .number("lines", SMALLEST.1.into())
        .number("has-columns", area.width.into())
        .number("has-lines", area.height.into());
    let mut lines = vec![Line::from(translator.say(&message))];
    if let Some(question) = question {
        lines.extend([Line::styled(question, styles::loud()), Line::from(translator.word("leave-keys"))]);
    }
    Paragraph::new(lines).wrap(Wrap { trim: true }).render(area, buffer);
}
