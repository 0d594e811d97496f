//! The full screen: maps, meters, all hands the viewer may see, the log, and the input line.

mod list;
mod page;

use super::turn_game::Part;
use super::{people, words};
use crate::play::input::Key;
use crate::play::lettering::fitted;
use crate::play::translator::Translator;
use crate::play::turns::Prompt;
use crate::play::turns::screen::{OnScreen, Sitting};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use train_heist::{TrainHeist, View};

/// The choices that PgUp and PgDn move by.
const STEP: usize = 10;

impl OnScreen for TrainHeist {
    const PARTS: &'static [Part] = &[Part::Map, Part::Train, Part::People, Part::Wanted];

    fn first_part(view: &View) -> Part {
        if view.own().is_some_and(|own| own.at.is_aboard()) { Part::Train } else { Part::Map }
    }

    fn turn(sitting: &mut Sitting<'_, TrainHeist>, key: Key) {
        let focus = &mut sitting.focus;
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
        sitting: &Sitting<'_, TrainHeist>,
        prompt: &Prompt<TrainHeist>,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        page::draw_prompt(sitting, prompt, area, buffer);
    }
}
