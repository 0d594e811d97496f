//! Dialogs, which are modal windows over the table: help, the log, a rule, a confirmation, a file name.

use super::log::{self, LogEntry, folded};
use super::{help, styles};
use crate::play::input::Key;
use crate::play::text_field::TextField;
use crate::play::translator::{Translator, paragraphs};
use catalog::GameId;
use game::{Message, Rule};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph, Widget, Wrap};
use std::path::Path;

/// A modal window over the table.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::play) enum Dialog {
    /// A page of the help.
    Help(usize),
    /// The log with a cursor.
    Log {
        /// The index of the entry under the cursor.
        chosen: usize,
    },
    /// A rule with its rulings.
    Rule {
        /// The index of the rule in the rulebook.
        at: usize,
        /// The first visible line.
        scroll: u16,
    },
    /// Confirms leaving the game.
    Leave,
    /// Asks for the file of the record.
    Save {
        /// The name of the file.
        name: TextField,
        /// Why the record could not be written to the last name.
        failure: Option<String>,
    },
}

/// What the screen must do after a key on a dialog.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::play) enum DialogEffect {
    /// Keep the dialog open.
    Stay,
    /// Close the dialog.
    Close,
    /// Open another dialog over it.
    Open(Dialog),
    /// Leave the game.
    Leave,
    /// Write the record to this file.
    Save(String),
}

impl Dialog {
    /// The dialog of a rule, by its id.
    pub(in crate::play) fn rule(id: &str, translator: &Translator) -> Option<Dialog> {
        let at = translator.rules().rules.iter().position(|rule| rule.id == id)?;
        Some(Dialog::Rule { at, scroll: 0 })
    }

    /// The dialog that asks for a file name, with a suggestion.
    pub(in crate::play) fn save(game: GameId, seed: u64) -> Dialog {
        Dialog::Save { name: TextField::new(format!("{game}-{seed}.json"), 200), failure: None }
    }

    /// Handles a key.
    pub(in crate::play) fn press(
        &mut self,
        key: Key,
        log: &[LogEntry],
        translator: &Translator,
    ) -> DialogEffect {
        match (self, key) {
            (Dialog::Leave, Key::Interrupt | Key::Enter) => DialogEffect::Leave,
            (Dialog::Leave, Key::Letter(letter)) => {
                let yes = translator.word("leave-yes-key");
                if yes.chars().any(|key| key == letter.to_ascii_lowercase()) {
                    DialogEffect::Leave
                } else {
                    DialogEffect::Close
                }
            }
            (Dialog::Save { name, .. }, Key::Enter) if !name.text().trim().is_empty() => {
                DialogEffect::Save(name.text().trim().to_owned())
            }
            (_, Key::Escape) | (Dialog::Log { .. }, Key::Letter('l' | 'L')) => DialogEffect::Close,
            (_, Key::Interrupt) => DialogEffect::Open(Dialog::Leave),
            (Dialog::Save { name, failure }, key) => {
                *failure = None;
                name.press(key);
                DialogEffect::Stay
            }
            (_, Key::Letter('q' | 'Q')) => DialogEffect::Close,
            (Dialog::Help(page), key) => turn_page(page, translator.help().len(), key),
            (Dialog::Log { chosen }, Key::Enter) => {
                let rule = log.get(*chosen).and_then(|entry| Dialog::rule(entry.rule.0, translator));
                rule.map_or(DialogEffect::Stay, DialogEffect::Open)
            }
            (Dialog::Log { chosen }, key) => {
                *chosen = moved(*chosen, key).min(log.len().saturating_sub(1));
                DialogEffect::Stay
            }
            (Dialog::Rule { at, scroll }, key) => {
                let last = translator.rules().rules.len().saturating_sub(1);
                match key {
                    Key::Left => (*at, *scroll) = (at.saturating_sub(1), 0),
                    Key::Right => (*at, *scroll) = ((*at + 1).min(last), 0),
                    Key::Enter => return DialogEffect::Close,
                    key => *scroll = moved(usize::from(*scroll), key).min(200) as u16,
                }
                DialogEffect::Stay
            }
            (Dialog::Leave, _) => DialogEffect::Stay,
        }
    }
}

fn turn_page(page: &mut usize, pages: usize, key: Key) -> DialogEffect {
    match key {
        Key::Left | Key::Up | Key::PageUp => *page = page.saturating_sub(1),
        Key::Right | Key::Down | Key::PageDown | Key::Letter(' ') => *page = (*page + 1).min(pages - 1),
        Key::Enter | Key::Letter('?') => return DialogEffect::Close,
        _ => {}
    }
    DialogEffect::Stay
}

/// The next position of a vertical cursor; the caller clamps it at the end.
fn moved(at: usize, key: Key) -> usize {
    match key {
        Key::Up => at.saturating_sub(1),
        Key::Down => at + 1,
        Key::PageUp => at.saturating_sub(10),
        Key::PageDown | Key::Letter(' ') => at + 10,
        Key::Home => 0,
        Key::End => usize::MAX,
        _ => at,
    }
}

/// Draws a dialog over the table.
pub(in crate::play) fn draw(
    dialog: &Dialog,
    log: &[LogEntry],
    record: Option<&Path>,
    translator: &Translator,
    area: Rect,
    buffer: &mut Buffer,
) {
    match dialog {
        Dialog::Help(page) => help::draw(*page, translator, area, buffer),
        Dialog::Log { chosen } => {
            let inner = draw_frame(&translator.word("log-title"), &translator.word("log-keys"), area, buffer);
            log::draw_whole(log, *chosen, inner, buffer);
        }
        Dialog::Rule { at, scroll } => draw_rule(*at, *scroll, translator, area, buffer),
        Dialog::Leave => {
            let area = area.centered(Constraint::Length(56), Constraint::Length(6));
            let inner = draw_frame("", &translator.word("leave-keys"), area, buffer);
            Paragraph::new(leave_question(record, translator))
                .centered()
                .wrap(Wrap { trim: true })
                .render(inner, buffer);
        }
        Dialog::Save { name, failure } => {
            let height = if failure.is_some() { 8 } else { 5 };
            let area = area.centered(Constraint::Length(64), Constraint::Length(height));
            let inner =
                draw_frame(&translator.word("save-title"), &translator.word("save-keys"), area, buffer);
            let hint = if translator.has_transcripts() { "save-hint" } else { "save-hint-json" };
            let hint = Line::styled(translator.word(hint), styles::quiet());
            let typed = Line::from(format!("{}▏", name.text()));
            let failure = Line::styled(failure.clone().unwrap_or_default(), styles::fire());
            Paragraph::new(Text::from(vec![hint, typed, failure]))
                .wrap(Wrap { trim: false })
                .render(inner, buffer);
        }
    }
}

/// The question before leaving, which says whether the record will be written.
pub(super) fn leave_question(record: Option<&Path>, translator: &Translator) -> String {
    match record {
        Some(file) => {
            translator.say(&Message::new("leave-question-kept").text("file", file.display().to_string()))
        }
        None => translator.word("leave-question"),
    }
}

/// Draws a rule with its rulings, or a ruling with the rule it decides.
fn draw_rule(at: usize, scroll: u16, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    let book = translator.rules();
    let Some(rule) = book.rules.get(at) else { return };
    let width = area.width.min(84);
    let mut lines = rule_lines(rule, usize::from(width) - 4, translator);
    let decided = rule.decides.and_then(|id| book.get(id)).map(|decided| ("rule-decides", decided));
    let rulings = book.rulings_on(rule.id).map(|ruling| ("rule-ruling", ruling));
    for (heading, other) in decided.into_iter().chain(rulings) {
        lines.push(Line::default());
        lines.push(Line::styled(
            translator.say(&Message::new(heading).text("id", other.id)),
            styles::heading(),
        ));
        lines.extend(rule_lines(other, usize::from(width) - 4, translator));
    }
    let height = (lines.len() as u16 + 2).min(area.height);
    let dialog = area.centered(Constraint::Length(width), Constraint::Length(height));
    let inner =
        draw_frame(&format!("{} · {}", rule.id, rule.chapter), &translator.word("rule-keys"), dialog, buffer);
    let scroll = scroll.min((lines.len() as u16).saturating_sub(inner.height));
    Paragraph::new(lines).scroll((scroll, 0)).render(inner, buffer);
}

fn rule_lines(rule: &Rule<'_>, width: usize, translator: &Translator) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for paragraph in paragraphs(rule) {
        lines.extend(folded(&paragraph, width).into_iter().map(Line::from));
    }
    if rule.house_rule.is_some() {
        lines.push(Line::styled(translator.word("rule-house"), styles::gold()));
    }
    lines
}

/// Draws an empty dialog with a title and a line of keys; returns the area inside.
pub(in crate::play) fn draw_frame(title: &str, keys: &str, area: Rect, buffer: &mut Buffer) -> Rect {
    Clear.render(area, buffer);
    let titled = |text: &str| if text.is_empty() { String::new() } else { format!(" {text} ") };
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(styles::wood())
        .title(Line::styled(titled(title), styles::heading()).centered())
        .title_bottom(Line::styled(titled(keys), styles::quiet()).centered())
        .padding(Padding::horizontal(1));
    let inner = block.inner(area);
    block.render(area, buffer);
    inner
}
