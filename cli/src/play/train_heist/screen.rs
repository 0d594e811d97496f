//! The full screen: maps, meters, all hands the viewer may see, the log, and the input line.

mod list;
mod page;

use super::prompt::Prompt;
use super::table::Part;
use super::{people, words};
use crate::play::input::Key;
use crate::play::lettering::fitted;
use crate::play::translator::Translator;
use crate::play::turns::screen::{OnScreen, Sitting, turned};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use train_heist::{TrainHeist, View};

/// The choices that PgUp and PgDn move by.
const STEP: usize = 10;

/// The part of the table on the screen, and the scroll position of the list.
#[derive(Debug)]
pub(in crate::play) struct Look {
    /// The part that is shown where not all of them fit.
    part: Part,
    /// The index of the first visible choice.
    first: usize,
}

impl Part {
    const ALL: [Part; 4] = [Part::Map, Part::Train, Part::People, Part::Wanted];
}

impl OnScreen for TrainHeist {
    type Look = Look;

    fn look(prompt: Option<&Prompt>) -> Look {
        let own = prompt.and_then(|prompt| prompt.view.own());
        let aboard = own.is_some_and(|own| own.at.is_aboard());
        Look { part: if aboard { Part::Train } else { Part::Map }, first: 0 }
    }

    fn show(look: &mut Look, part: Part) {
        look.part = part;
    }

    fn turn(sitting: &mut Sitting<'_, TrainHeist>, key: Key) {
        let look = &mut sitting.look;
        match key {
            Key::Left | Key::Up => look.part = turned(&Part::ALL, look.part, false),
            Key::Right | Key::Down => look.part = turned(&Part::ALL, look.part, true),
            Key::PageUp => look.first = look.first.saturating_sub(STEP),
            Key::PageDown => look.first += STEP,
            _ => {}
        }
    }

    /// The turn and the meters.
    fn head(view: &View, translator: &Translator, columns: usize) -> [String; 2] {
        let title = format!("{} · {}", translator.term("game-title"), words::heading(view, translator));
        [title, fitted(&people::meters(view, translator), columns)]
    }

    fn draw_prompt(sitting: &Sitting<'_, TrainHeist>, prompt: &Prompt, area: Rect, buffer: &mut Buffer) {
        page::draw_prompt(sitting, prompt, area, buffer);
    }
}
