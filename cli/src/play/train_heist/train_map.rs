//! The Train Map as text: the five sections side by side, roofs above, platforms below.

use super::piece::{need, standing};
use crate::play::lettering::{fitted, width};
use crate::play::screen::styles;
use crate::play::translator::Translator;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use train_heist::{Decision, SiteKind, Space, Square, View};

/// The lines: the section, its rail, the roof, the inside, two loot squares, the platform.
pub(super) const HEIGHT: u16 = 7;

/// Draws the train.
pub(super) fn draw(view: &View, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    let sections = view.train.len() as u16;
    for (section, number) in (0..view.train.len()).zip(0..) {
        let left = area.x + area.width * number / sections;
        let right = area.x + area.width * (number + 1) / sections;
        let column = Rect { x: left, width: right - left, ..area };
        draw_section(view, section, translator, column, buffer);
    }
}

fn draw_section(view: &View, section: usize, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    let edition = view.game().edition();
    let name = translator.phrase(&edition.train.sections[section]);
    // “Section 3, car A”: drop the number, which stands in brackets already.
    let name = name.rsplit(", ").next().unwrap_or(name);
    let rail = edition.site(view.train[section]);
    let mut writer = SectionWriter { area, y: area.y, buffer };
    writer.write(&[(format!("[{}] {name}", section + 1), styles::heading())]);
    let tunnel = if edition.board.tunnel.contains(view.train[section]) { "∩" } else { "" };
    writer.write(&[(format!("@{}{tunnel}", rail.id), styles::iron())]);
    let spaces = |kinds: &'static [SiteKind]| {
        edition.train_map().filter(move |&space| {
            edition.section(space) == section && kinds.contains(&edition.site(space).kind)
        })
    };
    writer.write(&on_spaces(view, spaces(&[SiteKind::Roof])));
    writer.write(&on_spaces(view, spaces(&[SiteKind::Interior, SiteKind::Jail])));
    let car = spaces(&[SiteKind::Interior]).find_map(|space| edition.car(space));
    for side in 0..2 {
        let loot = car.map(|car| loot(view, Square::of(car, side), translator));
        writer.write(&loot.unwrap_or_default());
    }
    writer.write(&on_spaces(view, spaces(&[SiteKind::Platform])));
}

/// Writes the lines of a section, from top to bottom.
struct SectionWriter<'a> {
    area: Rect,
    y: u16,
    buffer: &'a mut Buffer,
}

impl SectionWriter<'_> {
    fn write(&mut self, parts: &[(String, Style)]) {
        if self.y >= self.area.bottom() {
            return;
        }
        let mut x = self.area.x;
        self.buffer.set_string(x, self.y, "│", styles::wood());
        x += 1;
        for (text, style) in parts {
            let room = usize::from(self.area.right().saturating_sub(x));
            let text = if width(text) > room { fitted(text, room) } else { text.clone() };
            self.buffer.set_string(x, self.y, &text, *style);
            x += width(&text) as u16;
        }
        self.y += 1;
    }
}

/// Spaces by their names with their pieces; underlines those that legal decisions lead to.
fn on_spaces(view: &View, spaces: impl Iterator<Item = Space>) -> Vec<(String, Style)> {
    let mut parts = Vec::new();
    for space in spaces {
        let leads_here =
            |decision: &Decision| matches!(decision, Decision::Move(to) | Decision::Send(to) if *to == space);
        let is_goal = view.legal.iter().any(leads_here);
        let style = if is_goal { styles::loud().add_modifier(Modifier::UNDERLINED) } else { styles::quiet() };
        if !parts.is_empty() {
            parts.push((" ".to_owned(), Style::new()));
        }
        parts.push((view.game().edition().site(space).id.clone(), style));
        let pieces = standing(view, space);
        if !pieces.is_empty() {
            parts.push((":".to_owned(), styles::quiet()));
            parts.extend(pieces);
        }
    }
    parts
}

/// The top tile of a square, the cards it asks for, and the number of tiles below it.
fn loot(view: &View, square: Square, translator: &Translator) -> Vec<(String, Style)> {
    let stack = &view.stacks[square.number()];
    let top = match stack.top() {
        Some(tile) => need(view.game().edition().need(tile), translator),
        None => translator.term("words-empty"),
    };
    let below = stack.0.len().saturating_sub(1);
    let more = if below > 0 { format!(" +{below}") } else { String::new() };
    vec![
        (format!("{square} "), styles::quiet()),
        (top, if stack.top().is_some() { styles::gold() } else { styles::quiet() }),
        (more, styles::quiet()),
    ]
}
