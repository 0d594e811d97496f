//! The smallest screen a table fits on, and what a smaller one shows.

use super::ink;
use crate::play::translator::Translator;
use game::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// The smallest screen that holds the table, columns and lines.
pub(in crate::play) const SMALLEST: (u16, u16) = (80, 24);

/// Is there too little room for the table?
pub(in crate::play) const fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

/// Says politely that this screen is too small; a question that was asked there anyway stands below.
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
        lines.extend([Line::styled(question, ink::loud()), Line::from(translator.word("leave-keys"))]);
    }
    Paragraph::new(lines).wrap(Wrap { trim: true }).render(area, buffer);
}
