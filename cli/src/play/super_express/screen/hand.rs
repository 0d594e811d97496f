//! The hand: the cards to choose from, the three slots of the program, and the effect of the card under the cursor.

use super::choosing::{PickedProgram, ProgramStatus};
use crate::play::screen::log::folded;
use crate::play::screen::styles;
use crate::play::translator::Translator;
use game::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Widget};
use super_express::Card;

/// The lines of the hand: prompt, cards, the effect of the card under the cursor, slots.
pub(super) const HEIGHT: u16 = 10;
const CARD_WIDTH: u16 = 12;
/// The lines of a card.
pub(super) const CARD_HEIGHT: u16 = 5;
const SLOT_WIDTH: u16 = 16;

/// Draws the hand of the seat that chooses.
pub(super) fn draw(
    choice: &PickedProgram,
    who: &str,
    treasures: &str,
    translator: &Translator,
    area: Rect,
    buffer: &mut Buffer,
) {
    let mut y = area.y;
    let prompt = match choice.status {
        ProgramStatus::Open => "choose-prompt",
        ProgramStatus::Sealed => "choose-sealed",
    };
    let prompt = translator.say(&Message::new(prompt).text("who", who));
    buffer.set_stringn(area.x + 1, y, &prompt, usize::from(area.width), styles::loud());
    if !treasures.is_empty() {
        let x = area.right().saturating_sub(treasures.chars().count() as u16 + 1);
        buffer.set_string(x.max(area.x), y, treasures, styles::gold());
    }
    y += 1;
    for (at, &card) in choice.hand.iter().enumerate() {
        let x = area.x + 1 + at as u16 * (CARD_WIDTH + 1);
        draw_card(
            choice,
            at,
            card,
            translator,
            Rect::new(x, y, CARD_WIDTH, CARD_HEIGHT).intersection(area),
            buffer,
        );
    }
    y += CARD_HEIGHT;
    let (about, style) = match (&choice.notice, choice.focused()) {
        (Some(notice), _) => (notice.clone(), styles::fire()),
        (None, Some(card)) => {
            (format!("{}: {}.", translator.card(card), translator.does(card)), Style::new())
        }
        (None, None) => (String::new(), Style::new()),
    };
    buffer.set_stringn(area.x + 1, y, &about, usize::from(area.width - 1), style);
    draw_slots(choice, translator, Rect { y: y + 1, height: 3, ..area }.intersection(area), buffer);
}

/// A card of the hand; a picked one shows its position in the program.
fn draw_card(
    choice: &PickedProgram,
    at: usize,
    card: Card,
    translator: &Translator,
    area: Rect,
    buffer: &mut Buffer,
) {
    let picked = choice.picked.iter().position(|&picked| picked == card);
    let in_focus = choice.status == ProgramStatus::Open && choice.focus == at;
    let style = match picked {
        Some(_) => styles::quiet().add_modifier(Modifier::DIM),
        None => Style::new(),
    };
    let (border, border_style) =
        if in_focus { (BorderType::Double, styles::heading()) } else { (BorderType::Rounded, style) };
    draw_face(card, border, border_style, style, translator, area, buffer);
    let key_style = if in_focus { styles::focus() } else { style }.add_modifier(Modifier::BOLD);
    buffer.set_string(area.x + 1, area.y, format!(" {card} "), key_style);
    if let Some(place) = picked {
        buffer.set_string(area.right() - 4, area.bottom() - 1, format!(" {} ", place + 1), styles::loud());
    }
}

/// A revealed card, centred at the top of the area.
pub(super) fn draw_revealed(card: Card, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    let x = area.x + area.width.saturating_sub(CARD_WIDTH) / 2;
    let place = Rect::new(x, area.y, CARD_WIDTH, CARD_HEIGHT).intersection(area);
    draw_face(card, BorderType::Double, styles::heading(), Style::new(), translator, place, buffer);
}

/// The face of a card: a picture and its name.
fn draw_face(
    card: Card,
    border: BorderType,
    border_style: Style,
    style: Style,
    translator: &Translator,
    area: Rect,
    buffer: &mut Buffer,
) {
    Block::bordered().border_type(border).border_style(border_style).render(area, buffer);
    let centred = |text: &str| area.x + (area.width.saturating_sub(text.chars().count() as u16)) / 2;
    let drawing = drawing(card);
    buffer.set_string(centred(drawing), area.y + 1, drawing, style);
    let name = folded(&translator.card(card), usize::from(CARD_WIDTH - 2));
    for (line, y) in name.iter().zip(area.y + 2..area.bottom() - 1) {
        buffer.set_string(centred(line), y, line, style.add_modifier(Modifier::BOLD));
    }
}

const fn drawing(card: Card) -> &'static str {
    match card {
        Card::Move => "──►",
        Card::ChangeFloor => "▲ ▼",
        Card::Turn => "◄─►",
        Card::Shoot => "╌╌╌•",
        Card::Reflex => "*╌╌•",
        Card::Horse => "♞",
    }
}

/// The three slots, first card first, and the keys once they are full.
fn draw_slots(choice: &PickedProgram, translator: &Translator, area: Rect, buffer: &mut Buffer) {
    for place in 0..3_u16 {
        let slot = Rect { x: area.x + 1 + place * SLOT_WIDTH, width: SLOT_WIDTH, ..area }.intersection(area);
        let card = choice.picked.get(usize::from(place));
        let (style, name) = match card {
            Some(&card) => (styles::heading(), translator.card(card)),
            None => (styles::quiet(), "·".to_owned()),
        };
        Block::bordered().border_type(BorderType::Rounded).border_style(style).render(slot, buffer);
        buffer.set_string(slot.x + 1, slot.y, format!(" {} ", place + 1), style);
        let x = slot.x + slot.width.saturating_sub(name.chars().count() as u16) / 2;
        buffer.set_string(x, slot.y + 1, name, style);
    }
    let hint = match (choice.status, choice.picked.len()) {
        (ProgramStatus::Sealed, _) => "choose-pass-on",
        (ProgramStatus::Open, 3) => "choose-seal",
        (ProgramStatus::Open, _) => "choose-more",
    };
    let x = area.x + 3 + 3 * SLOT_WIDTH;
    let style = if choice.picked.len() == 3 { styles::loud() } else { styles::quiet() };
    let lines = folded(&translator.word(hint), usize::from(area.right().saturating_sub(x)));
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buffer.set_string(x, y, line, style);
    }
}
