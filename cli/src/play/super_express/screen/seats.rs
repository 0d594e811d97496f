//! The seats: a plate for each, with bandit, player, pile and treasures.

use super::bandit_style;
use crate::play::lettering::fitted;
use crate::play::screen::styles;
use crate::play::super_express::seen_beat::BeatMarks;
use crate::play::translator::Translator;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use super_express::{Bandit, Card, Exec, Sealed, SeenTreasures, View};

/// The columns of plates: two where one column would be too high.
pub(super) const fn columns(screen_height: u16) -> u16 {
    if screen_height >= 34 { 1 } else { 2 }
}

/// Draws all plates in this many columns; `names` are the players, by seat.
pub(super) fn draw(
    view: &View,
    names: &[String],
    marks: &BeatMarks,
    columns: u16,
    translator: &Translator,
    area: Rect,
    buffer: &mut Buffer,
) {
    let width = area.width / columns;
    for (at, (&bandit, name)) in (0..).zip(view.seats.iter().zip(names)) {
        let (x, y) = (area.x + at % columns * width, area.y + at / columns);
        if y < area.bottom() {
            let plate = plate(view, bandit, name, marks, translator, width - 1);
            buffer.set_line(x, y, &plate, width - 1);
        }
    }
}

fn plate(
    view: &View,
    bandit: Bandit,
    name: &str,
    marks: &BeatMarks,
    translator: &Translator,
    width: u16,
) -> Line<'static> {
    let mark = if marks.acting == Some(bandit) {
        Span::styled("▸", styles::loud())
    } else if marks.affected.contains(&bandit) {
        Span::styled("!", styles::fire())
    } else {
        Span::raw(" ")
    };
    let star = if view.first == bandit { Span::styled("★ ", styles::gold()) } else { Span::raw("  ") };
    let whose = format!(" {:<8} {} ", bandit.name(), fitted(name, 9));
    let mut spans =
        vec![mark, star, Span::styled(format!(" {} ", bandit.letter()), bandit_style::standing(bandit))];
    if is_in_the_game(view, bandit) {
        spans.push(Span::styled(whose, styles::loud()));
        spans.extend(pile(view, marks, bandit, translator));
        if is_off(view, bandit) && width > 60 {
            spans.push(Span::styled(translator.term("state-pending"), styles::fire()));
        }
    } else {
        spans.push(Span::styled(whose, styles::quiet().add_modifier(Modifier::CROSSED_OUT)));
        spans.push(Span::styled(
            format!("{:<10}", translator.state("state-eliminated", bandit)),
            styles::quiet(),
        ));
    }
    let used: usize = spans.iter().map(Span::width).sum();
    spans.push(Span::raw(" "));
    spans.push(Span::styled(
        treasures(view, bandit, usize::from(width).saturating_sub(used + 1)),
        styles::gold(),
    ));
    Line::from(spans)
}

/// Is the bandit aboard, or off the train with the Horse coming?
pub(super) fn is_in_the_game(view: &View, bandit: Bandit) -> bool {
    view.train.pieces().any(|piece| piece.bandit == bandit) || is_off(view, bandit)
}

fn is_off(view: &View, bandit: Bandit) -> bool {
    match &view.exec {
        Exec::Acting { piles, .. } => piles.iter().any(|pile| pile.off && pile.bandit == bandit),
        Exec::Scheme | Exec::Emptied => false,
    }
}

/// The pile: face-down cards, revealed ones, and dimmed those that only their owner knows.
fn pile(view: &View, marks: &BeatMarks, bandit: Bandit, translator: &Translator) -> Vec<Span<'static>> {
    if let Some(lying) = marks.piles.iter().find(|pile| pile.bandit == bandit) {
        let letters: String = lying.cards.iter().map(|card| card.map_or('?', Card::letter)).collect();
        return face_down(&letters, lying.revealed);
    }
    if let Some(sealed) = view.programs.get(&bandit) {
        return match sealed {
            Sealed::Asked => {
                vec![Span::styled(format!("{:<10}", translator.word("seat-choosing")), styles::quiet())]
            }
            Sealed::Hidden => face_down("???", 0),
            Sealed::Known(program) => face_down(&program.to_string(), 0),
        };
    }
    let Exec::Acting { piles, .. } = &view.exec else { return vec![Span::raw(" ".repeat(10))] };
    let Some(pile) = piles.iter().find(|pile| pile.bandit == bandit) else {
        return vec![Span::raw(" ".repeat(10))];
    };
    let mut cards = face_down(&pile.program.to_string(), pile.revealed.into());
    if pile.off {
        cards.push(Span::styled("♞", styles::fire()));
    }
    cards
}

fn face_down(letters: &str, revealed: usize) -> Vec<Span<'static>> {
    let card = |(at, letter): (usize, char)| match letter {
        '?' => Span::raw("▒▒ "),
        letter if at < revealed => Span::styled(format!("[{letter}]"), styles::loud()),
        letter => Span::styled(format!("({letter})"), styles::quiet()),
    };
    let mut cards: Vec<Span<'static>> = letters.chars().enumerate().map(card).collect();
    cards.push(Span::raw(" "));
    cards
}

/// The treasures by value where the viewer knows them and they fit; otherwise their number.
pub(super) fn treasures(view: &View, bandit: Bandit, width: usize) -> String {
    let Some((_, purse)) = view.loot.0.iter().find(|(owner, _)| *owner == bandit) else {
        return String::new();
    };
    let values = match purse {
        SeenTreasures::Open(wagons) => wagons.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        SeenTreasures::Closed(_) => String::new(),
    };
    if !values.is_empty() && values.len() + 2 <= width {
        format!("◆ {values}")
    } else {
        "◆".repeat(purse.count())
    }
}
