//! The page between two players at one keyboard, without secrets.

use crate::play::screen::dialog::draw_frame;
use crate::play::screen::styles;
use crate::play::translator::Translator;
use game::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// The player the keyboard goes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NextPlayer {
    /// The name alone.
    pub(super) name: String,
    /// The name with the bandit.
    pub(super) address: String,
    /// May another player take the keyboard first?
    pub(super) others_may_come_first: bool,
}

/// Draws the page between two players.
pub(super) fn draw(to: &NextPlayer, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    let area = area.centered(Constraint::Length(area.width.min(64)), Constraint::Length(area.height.min(8)));
    let keys =
        translator.word(if to.others_may_come_first { "handover-keys-change" } else { "handover-keys" });
    let inner = draw_frame("", &keys, area, buffer);
    let lines = vec![
        Line::default(),
        Line::styled(translator.say(&Message::new("handover-pass").text("who", &to.address)), styles::loud()),
        Line::default(),
        Line::from(translator.say(&Message::new("handover-alone").text("name", &to.name))),
    ];
    Paragraph::new(lines).centered().wrap(Wrap { trim: true }).render(inner, buffer);
}
