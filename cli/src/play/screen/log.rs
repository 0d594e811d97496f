//! The log: what happened, sentence by sentence, each with its rule.

use super::styles;
use crate::play::lettering::width as width_of;
use crate::play::log_message::LogMessage;
use crate::play::translator::Translator;
use game::RuleId;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// An entry of the log, translated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) struct LogEntry {
    /// The sentence in the player's language.
    pub(in crate::play) sentence: String,
    /// The rule behind it.
    pub(in crate::play) rule: RuleId,
}

impl LogEntry {
    /// Translates an entry.
    pub(in crate::play) fn of(told: &LogMessage, translator: &Translator) -> LogEntry {
        LogEntry { sentence: translator.tell(&told.message), rule: told.rule }
    }
}

/// Draws the newest entries that fit; the last `current` ones are highlighted as happening now.
pub(in crate::play) fn draw_tail(log: &[LogEntry], current: usize, area: Rect, buffer: &mut Buffer) {
    let folds: Vec<Vec<String>> =
        log.iter().map(|entry| folded(&entry.sentence, room_for_sentence(area))).collect();
    let mut room = usize::from(area.height);
    let fitting = folds.iter().rev().take_while(|lines| {
        let fits = lines.len() <= room;
        room -= lines.len().min(room);
        fits
    });
    let first = log.len() - fitting.count();
    let mut y = area.y;
    for (at, (entry, lines)) in log.iter().zip(&folds).enumerate().skip(first) {
        let weight = match (at + current).checked_sub(log.len()) {
            Some(0) => Weight::FirstNow,
            Some(_) => Weight::Now,
            None => Weight::Past,
        };
        draw_entry(entry, lines, weight, y, area, buffer);
        y += lines.len() as u16;
    }
}

/// Draws the whole log, scrolled so that the chosen entry is in the middle where possible.
pub(super) fn draw_whole(log: &[LogEntry], chosen: usize, area: Rect, buffer: &mut Buffer) {
    let folds: Vec<Vec<String>> =
        log.iter().map(|entry| folded(&entry.sentence, room_for_sentence(area))).collect();
    let above: usize = folds[..chosen.min(folds.len())].iter().map(Vec::len).sum();
    let all: usize = folds.iter().map(Vec::len).sum();
    let room = usize::from(area.height);
    let mut skip = above.saturating_sub(room / 2).min(all.saturating_sub(room));
    let mut y = area.y;
    for (at, (entry, lines)) in log.iter().zip(&folds).enumerate() {
        if skip >= lines.len() {
            skip -= lines.len();
            continue;
        }
        skip = 0;
        if y + lines.len() as u16 > area.bottom() {
            return;
        }
        draw_entry(entry, lines, if at == chosen { Weight::Chosen } else { Weight::Other }, y, area, buffer);
        y += lines.len() as u16;
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    FirstNow,
    Now,
    Past,
    Chosen,
    Other,
}

/// The columns of the longest rule id and a gap.
const MARGIN: u16 = 16;

fn room_for_sentence(area: Rect) -> usize {
    usize::from(area.width.saturating_sub(MARGIN + 2))
}

fn draw_entry(entry: &LogEntry, lines: &[String], weight: Weight, y: u16, area: Rect, buffer: &mut Buffer) {
    let (mark, style) = match weight {
        Weight::FirstNow => ("▸", styles::loud()),
        Weight::Now => (" ", styles::loud()),
        Weight::Past => (" ", styles::quiet()),
        Weight::Chosen => ("▸", styles::focus()),
        Weight::Other => (" ", Style::new()),
    };
    buffer.set_string(area.x, y, mark, styles::loud());
    for (line, at) in lines.iter().zip(0..) {
        buffer.set_string(area.x + 2, y + at, line, style);
    }
    let id = entry.rule.to_string();
    let x = area.right().saturating_sub(id.len() as u16 + 1).max(area.x);
    buffer.set_string(x, y, id, styles::quiet());
}

/// Folds text into lines of at most `width` columns, broken between words.
pub(in crate::play) fn folded(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().map_or(0, |line| width_of(line));
        if line > 0 && line + 1 + width_of(word) > width {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words() {
        assert_eq!(folded("Ghost is knocked one card on", 12), ["Ghost is", "knocked one", "card on"]);
        assert_eq!(folded("", 12), [""]);
    }

    #[test]
    fn every_line_of_the_log_shows_its_rule() {
        let entry = |sentence: &str| LogEntry { sentence: sentence.to_owned(), rule: RuleId("SE-SHOOT-01") };
        let area = Rect::new(0, 0, 50, 3);
        let mut buffer = Buffer::empty(area);
        draw_tail(&[entry("old"), entry("Belle shoots Ghost.")], 1, area, &mut buffer);
        let line = |y: u16| (0..50).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        assert!(line(0).starts_with("  old "), "{}", line(0));
        assert!(
            line(1).starts_with("▸ Belle shoots Ghost.") && line(1).ends_with("SE-SHOOT-01 "),
            "{}",
            line(1)
        );
    }
}
