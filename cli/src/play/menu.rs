//! The menu: the game, its players and its settings; then the game; then the menu again.

mod menu_setup;
mod page;
mod settings;
#[cfg(test)]
mod tests;

pub(super) use menu_setup::{Change, MenuSetup, RowValue, give, play_from_menu, resize};

use super::input::{InputEvent, Key};
use super::screen::dialog::{self, Dialog, DialogEffect};
use super::screen::{Console, Leaving, is_too_small};
use super::translator::Translator;
use anyhow::Result;
use catalog::Language;
use settings::{MenuEffect, Settings};

/// Shows the menu and plays the games started from it, until the player quits.
pub(super) fn run(console: &mut Console<'_>, language: Language) -> Result<()> {
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
    let mut help: Option<Dialog> = None;
    loop {
        let area = console.canvas.show(&mut |area, buffer| {
            page::draw(settings, translator, area, buffer);
            if let Some(help) = help.as_ref().filter(|_| !is_too_small(area)) {
                dialog::draw(help, &[], None, translator, area, buffer);
            }
        })?;
        let too_small = is_too_small(area);
        let choice = match (console.input.wait(None)?, &mut help) {
            (InputEvent::Key(Key::Interrupt), _) => Some(MenuEffect::Quit),
            (InputEvent::Key(Key::Letter('q' | 'Q')), _) if too_small => Some(MenuEffect::Quit),
            (InputEvent::Key(key), Some(dialog)) if !too_small => {
                if dialog.press(key, &[], translator) != DialogEffect::Stay {
                    help = None;
                }
                None
            }
            (InputEvent::Key(Key::Letter('?')), None) if !too_small && !settings.is_typing() => {
                help = Some(Dialog::Help(0));
                None
            }
            (InputEvent::Key(key), None) if !too_small => settings.press(key),
            (InputEvent::Key(_) | InputEvent::Other | InputEvent::Timeout, _) => None,
        };
        if let Some(choice) = choice {
            return Ok(choice);
        }
    }
}
