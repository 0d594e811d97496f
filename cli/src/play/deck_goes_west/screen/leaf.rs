//! The table in words, on a page that scrolls.

use crate::play::screen::log::folded;
use crate::play::screen::styles;
use crate::play::sentence::{LineKind, Sentence};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};

/// Folds sentences to the given columns.
pub(super) fn lines(sentences: &[Sentence], columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for Sentence { kind, text } in sentences {
        let (first, style) = match kind {
            LineKind::Heading => ("", styles::heading()),
            LineKind::Plain => ("  ", Style::new()),
            LineKind::Detail => ("    ", styles::quiet()),
            LineKind::Open => ("▸ ", styles::loud()),
        };
        let folded = folded(text, columns.saturating_sub(first.chars().count()));
        for (at, line) in folded.into_iter().enumerate() {
            let margin = if at == 0 { first.to_owned() } else { " ".repeat(first.chars().count()) };
            lines.push(Line::styled(format!("{margin}{line}"), style));
        }
    }
    lines
}

/// Draws sentences from line `scroll` on; stops scrolling at the last full page.
pub(super) fn draw(sentences: &[Sentence], scroll: u16, area: Rect, buffer: &mut Buffer) {
    let lines = lines(sentences, usize::from(area.width));
    let last = (lines.len() as u16).saturating_sub(area.height);
    Paragraph::new(lines).scroll((scroll.min(last), 0)).render(area, buffer);
}
