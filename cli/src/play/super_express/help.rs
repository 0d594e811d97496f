//! Help: the keys, the cards, and the cheat sheet.

use crate::play::screen::help::{HelpPage, lines};
use crate::play::screen::log::folded;
use crate::play::screen::styles;
use crate::play::translator::Translator;
use ratatui::text::{Line, Span, Text};
use super_express::Card;

/// The help on the full screen.
pub(super) const PAGES: [HelpPage; 3] = [
    ("help-keys-title", |translator, _| lines(&translator.word("help-keys"))),
    ("help-cards-title", cards),
    ("help-sheet-title", |translator, _| lines(&translator.word("help-sheet"))),
];

/// The effect of each card, then how to read the train.
fn cards(translator: &Translator, width: usize) -> Text<'static> {
    let mut text = Text::default();
    for card in Card::ALL {
        let name = vec![
            Span::styled(format!(" {card} "), styles::focus()),
            Span::styled(format!(" {:<14} ", translator.card(card)), styles::loud()),
        ];
        let margin: usize = name.iter().map(Span::width).sum();
        let mut line = Line::from(name);
        // Continuation lines are indented to the start of the text.
        for part in folded(&translator.does(card), width.saturating_sub(margin)) {
            line.push_span(Span::raw(part));
            text.push_line(std::mem::replace(&mut line, Line::from(" ".repeat(margin))));
        }
    }
    text.push_line(Line::default());
    text.lines.extend(lines(&translator.word("help-signs")).lines);
    text
}
