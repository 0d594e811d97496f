//! Help: the keys, the cards, and the game on one page.

use super::ink;
use super::log::folded;
use super::sheet::paper;
use crate::play::voice::Voice;
use crate::play::{deck_goes_west, train_heist};
use catalog::GameId;
use game::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use super_express::Card;

/// How many pages there are.
pub(super) fn pages(voice: &Voice) -> usize {
    match voice.id() {
        GameId::SuperExpress => 3,
        GameId::TrainHeist => train_heist::help::PAGES,
        GameId::DeckGoesWest => deck_goes_west::help::PAGES,
    }
}

/// Draws a page of the help.
pub(super) fn draw(page: usize, voice: &Voice, area: Rect, buffer: &mut Buffer) {
    let area = area.centered(Constraint::Length(area.width.min(84)), Constraint::Length(area.height.min(24)));
    let (title, text) = match (voice.id(), page) {
        (GameId::TrainHeist, page) => {
            let (title, text) = train_heist::help::page(page, voice);
            (title, lines(&text))
        }
        (GameId::DeckGoesWest, page) => {
            let (title, text) = deck_goes_west::help::page(page, voice);
            (title, lines(&text))
        }
        (GameId::SuperExpress, 0) => ("help-keys-title", lines(&voice.word("help-keys"))),
        (GameId::SuperExpress, 1) => {
            ("help-cards-title", cards(voice, usize::from(area.width.saturating_sub(4))))
        }
        (GameId::SuperExpress, _) => ("help-sheet-title", lines(&voice.word("help-sheet"))),
    };
    let number = Message::new("help-keys-of-pages")
        .number("page", page as i64 + 1)
        .number("pages", pages(voice) as i64);
    let inner = paper(&voice.word(title), &voice.say(&number), area, buffer);
    Paragraph::new(text).wrap(Wrap { trim: false }).render(inner, buffer);
}

/// Text whose headings, if any, are the lines that end in a colon.
fn lines(text: &str) -> Text<'static> {
    let line = |line: &str| {
        let style = if line.ends_with(':') { ink::heading() } else { ratatui::style::Style::new() };
        Line::styled(line.to_owned(), style)
    };
    Text::from(text.lines().map(line).collect::<Vec<_>>())
}

/// What each card does, then how to read the train.
fn cards(voice: &Voice, width: usize) -> Text<'static> {
    let mut text = Text::default();
    for card in Card::ALL {
        let name = vec![
            Span::styled(format!(" {card} "), ink::focus()),
            Span::styled(format!(" {:<14} ", voice.card(card)), ink::loud()),
        ];
        let margin: usize = name.iter().map(Span::width).sum();
        let mut line = Line::from(name);
        // What does not fit goes on below, under its own beginning.
        for part in folded(&voice.does(card), width.saturating_sub(margin)) {
            line.push_span(Span::raw(part));
            text.push_line(std::mem::replace(&mut line, Line::from(" ".repeat(margin))));
        }
    }
    text.push_line(Line::default());
    text.lines.extend(lines(&voice.word("help-signs")).lines);
    text
}
