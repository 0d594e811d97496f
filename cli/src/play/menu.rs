//! The menu: the game, its players and its settings; then the game; then the menu again.

mod menu_setup;
mod page;
mod settings;
#[cfg(test)]
mod tests;

pub(super) use menu_setup::{Change, MenuSetup, RowValue, give, play_from_menu, resize};

use super::input::{Heard, Key};
use super::screen::sheet::{self, Answer, Sheet};
use super::screen::{Console, Leaving, is_too_small};
use super::translator::Translator;
use anyhow::Result;
use catalog::Language;
use settings::{MenuEffect, Settings};

/// Shows the menu and plays the games started from it, until the player quits.
pub(super) fn stay(console: &mut Console<'_>, language: Language) -> Result<()> {
    let mut settings = Settings::new(language);
    loop {
        let translator = Translator::about(settings.game(), settings.language)?;
        match choose(console, &mut settings, &translator)? {
            MenuEffect::Rebuild => {}
            MenuEffect::Quit => return Ok(()),
            MenuEffect::Start => {
                let left = settings.setup().play(console, settings.play_options())?;
                if left == Leaving::Out {
                    return Ok(());
                }
            }
        }
    }
}

/// Draws and handles keys until a choice is made.
fn choose(console: &mut Console<'_>, settings: &mut Settings, translator: &Translator) -> Result<MenuEffect> {
    let mut help: Option<Sheet> = None;
    loop {
        let area = console.canvas.show(&mut |area, buffer| {
            page::draw(settings, translator, area, buffer);
            if let Some(help) = help.as_ref().filter(|_| !is_too_small(area)) {
                sheet::draw(help, &[], None, translator, area, buffer);
            }
        })?;
        let too_small = is_too_small(area);
        let choice = match (console.input.listen(None)?, &mut help) {
            (Heard::Key(Key::Interrupt), _) => Some(MenuEffect::Quit),
            (Heard::Key(Key::Letter('q' | 'Q')), _) if too_small => Some(MenuEffect::Quit),
            (Heard::Key(key), Some(sheet)) if !too_small => {
                if sheet.press(key, &[], translator) != Answer::Stay {
                    help = None;
                }
                None
            }
            (Heard::Key(Key::Letter('?')), None) if !too_small && !settings.is_typing() => {
                help = Some(Sheet::Help(0));
                None
            }
            (Heard::Key(key), None) if !too_small => settings.press(key),
            (Heard::Key(_) | Heard::Noise | Heard::Silence, _) => None,
        };
        if let Some(choice) = choice {
            return Ok(choice);
        }
    }
}
