//! The choices as a list in columns.

use crate::play::lettering::{fitted, width};
use crate::play::screen::styles;
use crate::play::turns::ListedChoice;
use game::Group;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The least columns of a list column; longer texts are cut off.
const NARROWEST: usize = 19;

/// The layout of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    columns: usize,
    /// The lines that the list takes.
    pub(super) lines: usize,
}

impl Layout {
    /// Enough columns to keep the list within `lines`; if they would get too narrow, the list is cut off below instead.
    pub(super) fn of(choices: &[ListedChoice], room: usize, lines: usize) -> Layout {
        let longest = choices.iter().map(|choice| width(&text(choice)) + 2).max().unwrap_or(0);
        let most = (room / NARROWEST).max(1);
        // More columns are free as long as every text fits.
        let comfortable = (room / longest.max(1)).clamp(1, most);
        let columns = comfortable.max(choices.len().div_ceil(lines.max(1)).min(most));
        Layout { columns, lines: choices.len().div_ceil(columns).min(lines) }
    }

    /// The most choices that are visible.
    pub(super) const fn shown(self) -> usize {
        self.columns * self.lines
    }
}

fn text(choice: &ListedChoice) -> String {
    format!("{:2} {}", choice.number, choice.short)
}

/// Draws the first choices, column by column.
pub(super) fn draw(choices: &[ListedChoice], layout: Layout, area: Rect, buffer: &mut Buffer) {
    let column_width = usize::from(area.width) / layout.columns.max(1);
    for (at, choice) in choices.iter().take(layout.shown()).enumerate() {
        let x = area.x + (at / layout.lines.max(1) * column_width) as u16;
        let y = area.y + (at % layout.lines.max(1)) as u16;
        let style = match choice.group {
            Group::Act => styles::gold(),
            Group::Free => styles::heading(),
            Group::End => styles::loud(),
            Group::Go | Group::Trade | Group::Choose => Style::new(),
        };
        let shown = fitted(&text(choice), column_width.saturating_sub(1));
        let (number, says) = shown.split_at_checked(2).unwrap_or((&shown, ""));
        buffer.set_string(x, y, number, styles::loud());
        buffer.set_string(x + 2, y, says, style);
    }
}
