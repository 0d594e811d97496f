//! The full screen: the map, the seat's cards, the log, the choices, and the input line.

mod leaf;
mod list;
mod page;

use super::turn_game::TablePart;
use super::words;
use crate::play::input::Key;
use crate::play::lettering::width;
use crate::play::translator::Translator;
use crate::play::turns::Prompt;
use crate::play::turns::screen::{OnScreen, ScreenPage, TableFocus, TurnScreen};
use deck_goes_west::{DeckGoesWest, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// The choices or lines that PgUp and PgDn move by.
const STEP: usize = 8;

impl OnScreen for DeckGoesWest {
    const MANY_NEWS: usize = 8;
    const PARTS: &'static [TablePart] = &[
        TablePart::Table,
        TablePart::Cards,
        TablePart::Land,
        TablePart::Row,
        TablePart::People,
        TablePart::Map,
    ];

    fn first_part(_: &View) -> TablePart {
        TablePart::Table
    }

    fn turn(screen: &mut TurnScreen<'_, DeckGoesWest>, key: Key) {
        match key {
            Key::Up => go_by(screen, 1, false),
            Key::Down => go_by(screen, 1, true),
            Key::PageUp => go_by(screen, STEP, false),
            Key::PageDown => go_by(screen, STEP, true),
            _ => screen.focus = TableFocus::on(TablePart::Table),
        }
    }

    /// Returns from another part to the table; on the table, answers with the choice under the cursor.
    fn enter(focus: &mut TableFocus<TablePart>) -> Option<String> {
        if focus.part == TablePart::Table {
            return focus.choice.map(|at| (at + 1).to_string());
        }
        focus.show(TablePart::Table);
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

    fn draw_prompt(
        screen: &TurnScreen<'_, DeckGoesWest>,
        prompt: &Prompt<DeckGoesWest>,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        page::draw_prompt(screen, prompt, area, buffer);
    }
}

/// Moves the cursor over the choices; on a part in words, scrolls.
fn go_by(screen: &mut TurnScreen<'_, DeckGoesWest>, step: usize, down: bool) {
    let ScreenPage::Asking(prompt) = &screen.page else { return };
    let last = prompt.view.legal.len().saturating_sub(1);
    let moved = |at: usize| if down { at.saturating_add(step) } else { at.saturating_sub(step) };
    if screen.focus.part == TablePart::Table {
        let first = if down { 0 } else { last };
        let next = match screen.focus.choice {
            None if step == 1 => first,
            chosen => moved(chosen.unwrap_or(first)),
        };
        screen.focus.choice = Some(next.min(last));
    } else {
        screen.focus.scroll = moved(screen.focus.scroll).min(page::longest(screen, prompt));
    }
}
