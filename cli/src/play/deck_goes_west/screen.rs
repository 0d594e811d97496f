//! The full screen: the map, the seat's cards, the log, the choices, and the input line.

mod leaf;
mod list;
mod page;

use super::prompt::Prompt;
use super::table::Part;
use super::words;
use crate::play::input::Key;
use crate::play::lettering::width;
use crate::play::translator::Translator;
use crate::play::turns::screen::{OnScreen, Page, Sitting, turned};
use deck_goes_west::{Decision, DeckGoesWest, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// The choices or lines that PgUp and PgDn move by.
const STEP: usize = 8;

/// The part of the table on the screen, the cursor and the scroll position.
#[derive(Debug)]
pub(in crate::play) struct Look {
    /// The part of the table that is shown.
    part: Part,
    /// The index of the choice under the cursor.
    chosen: Option<usize>,
    /// The first visible line of a part in words.
    scroll: usize,
}

impl Look {
    /// The decision under the cursor.
    fn chosen(&self, prompt: &Prompt) -> Option<Decision> {
        self.chosen.and_then(|at| prompt.numbered(at + 1))
    }
}

impl Part {
    const ALL: [Part; 6] = [Part::Table, Part::Cards, Part::Land, Part::Row, Part::People, Part::Map];
}

impl OnScreen for DeckGoesWest {
    const MANY_NEWS: usize = 8;

    type Look = Look;

    fn look(_: Option<&Prompt>) -> Look {
        Look { part: Part::Table, chosen: None, scroll: 0 }
    }

    fn show(look: &mut Look, part: Part) {
        (look.part, look.scroll) = (part, 0);
    }

    fn turn(sitting: &mut Sitting<'_, DeckGoesWest>, key: Key) {
        let part = sitting.look.part;
        match key {
            Key::Left => DeckGoesWest::show(&mut sitting.look, turned(&Part::ALL, part, false)),
            Key::Right => DeckGoesWest::show(&mut sitting.look, turned(&Part::ALL, part, true)),
            Key::Up => go_by(sitting, 1, false),
            Key::Down => go_by(sitting, 1, true),
            Key::PageUp => go_by(sitting, STEP, false),
            Key::PageDown => go_by(sitting, STEP, true),
            _ => sitting.look = DeckGoesWest::look(None),
        }
    }

    /// Returns from another part to the table; on the table, answers with the choice under the cursor.
    fn enter(look: &mut Look) -> Option<String> {
        if look.part == Part::Table {
            return look.chosen.map(|at| (at + 1).to_string());
        }
        DeckGoesWest::show(look, Part::Table);
        None
    }

    /// The Day and the meters that fit into the width.
    fn head(view: &View, translator: &Translator, columns: usize) -> [String; 2] {
        let mission = translator.phrase(&view.game().mission().name);
        let title =
            format!("{} · {mission} · {}", translator.term("game-title"), words::heading(view, translator));
        let mut meters = String::new();
        for meter in view.meters().iter().map(|meter| translator.tell(meter)) {
            if width(&meters) + width(&meter) + 1 > columns {
                break;
            }
            if !meters.is_empty() {
                meters.push(' ');
            }
            meters.push_str(&meter);
        }
        [title, meters]
    }

    fn introduction(view: &View, translator: &Translator, columns: usize) -> Vec<Line<'static>> {
        leaf::lines(&words::mission(view.game(), translator), columns)
    }

    fn draw_prompt(sitting: &Sitting<'_, DeckGoesWest>, prompt: &Prompt, area: Rect, buffer: &mut Buffer) {
        page::draw_prompt(sitting, prompt, area, buffer);
    }
}

/// Moves the cursor over the choices; on a part in words, scrolls.
fn go_by(sitting: &mut Sitting<'_, DeckGoesWest>, step: usize, down: bool) {
    let Page::Asking(prompt) = &sitting.page else { return };
    let last = prompt.view.legal.len().saturating_sub(1);
    let moved = |at: usize| if down { at.saturating_add(step) } else { at.saturating_sub(step) };
    if sitting.look.part == Part::Table {
        let first = if down { 0 } else { last };
        let next = match sitting.look.chosen {
            None if step == 1 => first,
            chosen => moved(chosen.unwrap_or(first)),
        };
        sitting.look.chosen = Some(next.min(last));
    } else {
        sitting.look.scroll = moved(sitting.look.scroll).min(page::longest(sitting, prompt));
    }
}
