//! The full screen: maps, meters, all hands the viewer may see, the log, and the input line.

mod list;
mod page;

use super::turn_game::TablePart;
use super::{people, words};
use crate::play::input::Key;
use crate::play::lettering::fitted;
use crate::play::translator::Translator;
use crate::play::turns::Prompt;
use crate::play::turns::screen::{OnScreen, TurnScreen};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use train_heist::{TrainHeist, View};

/// The choices that PgUp and PgDn move by.
const STEP: usize = 10;

impl OnScreen for TrainHeist {
    const PARTS: &'static [TablePart] =
        &[TablePart::Map, TablePart::Train, TablePart::People, TablePart::Wanted];

    fn first_part(view: &View) -> TablePart {
        if view.own().is_some_and(|own| own.at.is_aboard()) { TablePart::Train } else { TablePart::Map }
    }

    fn turn(screen: &mut TurnScreen<'_, TrainHeist>, key: Key) {
        let focus = &mut screen.focus;
        let first = focus.choice.unwrap_or(0);
        match key {
            Key::Up => focus.turn(TrainHeist::PARTS, false),
            Key::Down => focus.turn(TrainHeist::PARTS, true),
            Key::PageUp => focus.choice = Some(first.saturating_sub(STEP)),
            Key::PageDown => focus.choice = Some(first + STEP),
            _ => {}
        }
    }

    /// The turn and the meters.
    fn head(view: &View, translator: &Translator, columns: usize) -> [String; 2] {
        let title = format!("{} · {}", translator.term("game-title"), words::heading(view, translator));
        [title, fitted(&people::meters(view, translator), columns)]
    }

    fn draw_prompt(
        screen: &TurnScreen<'_, TrainHeist>,
        prompt: &Prompt<TrainHeist>,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        page::draw_prompt(screen, prompt, area, buffer);
    }
}
