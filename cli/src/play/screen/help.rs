//! Help, page by page.

use super::ink;
use super::sheet::paper;
use crate::play::translator::Translator;
use crate::play::{deck_goes_west, super_express, train_heist};
use catalog::GameId;
use game::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// The number of help pages of the translator's game.
pub(super) fn pages(translator: &Translator) -> usize {
    match translator.id() {
        GameId::SuperExpress => super_express::help::PAGES,
        GameId::TrainHeist => train_heist::help::PAGES,
        GameId::DeckGoesWest => deck_goes_west::help::PAGES,
    }
}

/// Draws a page of the help.
pub(super) fn draw(page: usize, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    let area = area.centered(Constraint::Length(area.width.min(84)), Constraint::Length(area.height.min(24)));
    let (title, text) = match (translator.id(), page) {
        (GameId::TrainHeist, page) => {
            let (title, text) = train_heist::help::page(page, translator);
            (title, lines(&text))
        }
        (GameId::DeckGoesWest, page) => {
            let (title, text) = deck_goes_west::help::page(page, translator);
            (title, lines(&text))
        }
        (GameId::SuperExpress, page) => {
            super_express::help::page(page, translator, usize::from(area.width.saturating_sub(4)))
        }
    };
    let number = Message::new("help-keys-of-pages")
        .number("page", page as i64 + 1)
        .number("pages", pages(translator) as i64);
    let inner = paper(&translator.word(title), &translator.say(&number), area, buffer);
    Paragraph::new(text).wrap(Wrap { trim: false }).render(inner, buffer);
}

/// Text whose headings, if any, are the lines that end in a colon.
pub(in crate::play) fn lines(text: &str) -> Text<'static> {
    let line = |line: &str| {
        let style = if line.ends_with(':') { ink::heading() } else { ratatui::style::Style::new() };
        Line::styled(line.to_owned(), style)
    };
    Text::from(text.lines().map(line).collect::<Vec<_>>())
}
