//! The choices as a list: in columns where all are short, otherwise one below the other; in pages where they do not fit.

use crate::play::lettering::width;
use crate::play::screen::log::folded;
use crate::play::screen::styles;
use crate::play::turns::ListedChoice;
use game::Group;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The columns for a number and a gap.
const NUMBER: usize = 4;

/// A choice on the page: its index, its column, its first line, and its text.
#[derive(Debug)]
struct Drawn {
    choice: usize,
    column: usize,
    line: usize,
    text: Vec<String>,
}

/// A page of the list.
#[derive(Debug)]
pub(super) struct List {
    drawn: Vec<Drawn>,
    column_width: usize,
    /// The lines that the page takes.
    pub(super) lines: usize,
    /// The indices of the first and the last choice on the page.
    pub(super) shown: (usize, usize),
}

impl List {
    /// The page that holds choice `at`, with at most `room` columns and `most` lines.
    pub(super) fn of(choices: &[ListedChoice], at: usize, room: usize, most: usize) -> List {
        let longest = choices.iter().map(|choice| width(&choice.says)).max().unwrap_or(0) + NUMBER + 2;
        let columns = (room / longest.max(1)).clamp(1, 4);
        let column_width = room / columns;
        let fold = |choice: &ListedChoice| folded(&choice.says, column_width.saturating_sub(NUMBER + 1));
        let texts: Vec<Vec<String>> = choices.iter().map(fold).collect();
        let pages = if columns > 1 { in_columns(texts, columns, most) } else { one_by_one(texts, most) };
        let is_here = |page: &Vec<Drawn>| page.last().is_none_or(|drawn| drawn.choice >= at);
        let drawn = pages.into_iter().find(is_here).unwrap_or_default();
        let lines = drawn.iter().map(|drawn| drawn.line + drawn.text.len()).max().unwrap_or(0);
        let shown = [drawn.first(), drawn.last()].map(|end| end.map_or(0, |end| end.choice + 1));
        List { drawn, column_width, lines: lines.min(most), shown: (shown[0], shown[1]) }
    }

    /// Draws the page and highlights the chosen one.
    pub(super) fn draw(
        &self,
        choices: &[ListedChoice],
        chosen: Option<usize>,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        for drawn in &self.drawn {
            let Some(choice) = choices.get(drawn.choice) else { continue };
            let x = area.x + (drawn.column * self.column_width) as u16;
            let style = match choice.group {
                _ if chosen == Some(drawn.choice) => styles::focus(),
                Group::Trade => styles::gold(),
                Group::End => styles::loud(),
                Group::Act | Group::Go | Group::Free | Group::Choose => Style::new(),
            };
            for (line, text) in drawn.text.iter().enumerate() {
                let y = area.y + (drawn.line + line) as u16;
                if y >= area.bottom() {
                    return;
                }
                if line == 0 {
                    buffer.set_string(x, y, format!("{:3}", choice.number), styles::loud());
                }
                buffer.set_string(x + NUMBER as u16, y, text, style);
            }
        }
    }
}

/// Pages of equal columns, filled column by column, as few lines as possible.
fn in_columns(texts: Vec<Vec<String>>, columns: usize, most: usize) -> Vec<Vec<Drawn>> {
    let lines = texts.len().div_ceil(columns).min(most).max(1);
    let mut pages: Vec<Vec<Drawn>> = Vec::new();
    for (choice, text) in texts.into_iter().enumerate() {
        let at = choice % (columns * lines);
        if at == 0 {
            pages.push(Vec::new());
        }
        if let Some(page) = pages.last_mut() {
            page.push(Drawn { choice, column: at / lines, line: at % lines, text });
        }
    }
    pages
}

/// Pages of one column.
fn one_by_one(texts: Vec<Vec<String>>, most: usize) -> Vec<Vec<Drawn>> {
    let mut pages: Vec<Vec<Drawn>> = Vec::new();
    let mut line = usize::MAX;
    for (choice, text) in texts.into_iter().enumerate() {
        if line.saturating_add(text.len()) > most {
            pages.push(Vec::new());
            line = 0;
        }
        let height = text.len();
        if let Some(page) = pages.last_mut() {
            page.push(Drawn { choice, column: 0, line, text });
        }
        line += height;
    }
    pages
}
