//! Help, page by page.

use super::dialog::draw_frame;
use super::styles;
use crate::play::translator::Translator;
use game::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// A page of the help: the id of its title's message, and its text in this many columns.
pub(in crate::play) type HelpPage = (&'static str, fn(&Translator, usize) -> Text<'static>);

/// Draws a page of the help.
pub(super) fn draw(page: usize, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    let area = area.centered(Constraint::Length(area.width.min(84)), Constraint::Length(area.height.min(24)));
    let pages = translator.help();
    let (title, text) = pages[page];
    let number = Message::new("help-keys-of-pages")
        .number("page", page as i64 + 1)
        .number("pages", pages.len() as i64);
    let inner = draw_frame(&translator.word(title), &translator.say(&number), area, buffer);
    let text = text(translator, usize::from(inner.width));
    Paragraph::new(text).wrap(Wrap { trim: false }).render(inner, buffer);
}

/// Text whose headings, if any, are the lines that end in a colon.
pub(in crate::play) fn lines(text: &str) -> Text<'static> {
    let line = |line: &str| {
        let style = if line.ends_with(':') { styles::heading() } else { ratatui::style::Style::new() };
        Line::styled(line.to_owned(), style)
    };
    Text::from(text.lines().map(line).collect::<Vec<_>>())
}
