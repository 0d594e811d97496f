//! Play in the terminal: a full-screen interface, and plain lines for pipes and screen readers.
//!
//! Read in this order: [`seated`] (a game and the players of its seats), [`translator`] (messages in one language), [`line_game`]
//! (a game over pipes), [`screen`] (a game on the full screen) and [`mod@menu`]. Then [`mod@super_express`], and [`turns`] with
//! the two games that use it, [`mod@train_heist`] and [`mod@deck_goes_west`].

mod again;
mod deck_goes_west;
mod field;
mod input;
mod keep;
mod lettering;
mod line_game;
mod lookup;
mod menu;
mod screen;
mod seated;
mod sentence;
mod super_express;
mod told;
mod train_heist;
mod translator;
mod turns;

use anyhow::{Error, Result, anyhow};
use bots::Level;
use catalog::Language;
pub(crate) use deck_goes_west::play as play_deck_goes_west;
use game::Message;
use input::Keyboard;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
pub(crate) use super_express::play as play_super_express;
pub(crate) use train_heist::play as play_train_heist;
use translator::Translator;

/// The options of one invocation of `saloon play`, or of the menu.
#[derive(Clone, Debug)]
pub(crate) struct PlayOptions<S> {
    /// The game's own set-up: seats, modules, house rules.
    pub(crate) setup: S,
    /// The names of the people at this terminal, from the first seat on; bots take the other seats.
    pub(crate) people: Vec<String>,
    /// The level of every bot.
    pub(crate) bots: Level,
    /// The seed of the deal; `None` draws a new one for each game.
    pub(crate) seed: Option<u64>,
    /// The language of all text shown.
    pub(crate) language: Language,
    /// Whether to print lines of text instead of taking the full screen.
    pub(crate) plain: bool,
    /// The file the record is written to at the end of the game; it must not exist yet.
    pub(crate) record: Option<PathBuf>,
}

impl PlayOptions<()> {
    /// Adds the set-up of a game.
    fn with<S>(self, setup: S) -> PlayOptions<S> {
        let PlayOptions { setup: (), people, bots, seed, language, plain, record } = self;
        PlayOptions { setup, people, bots, seed, language, plain, record }
    }
}

/// Runs the menu and the games started from it until the player quits.
pub(crate) fn menu(language: Language) -> Result<()> {
    if !at_a_terminal() {
        writeln!(io::stdout(), "{}", Translator::new(language)?.word("no-terminal-menu"))?;
        return Ok(());
    }
    full_screen(|terminal| menu::stay(terminal, &mut Keyboard, language))
}

/// The error for full-screen play without a terminal.
fn no_terminal(translator: &Translator) -> Error {
    anyhow!(translator.say(&Message::new("no-terminal").text("game", translator.id().name())))
}

fn at_a_terminal() -> bool {
    io::stdout().is_terminal() && io::stdin().is_terminal()
}

/// Takes the whole screen and restores it on every way out: after an error here, after a panic by ratatui's hook, and on
/// `SIGTERM` or `SIGHUP`.
fn full_screen(show: impl FnOnce(&mut ratatui::DefaultTerminal) -> Result<()>) -> Result<()> {
    let mut terminal = ratatui::try_init()?;
    give_back_when_told_to_end()?;
    let shown = show(&mut terminal);
    ratatui::restore();
    shown
}

#[cfg(unix)]
fn give_back_when_told_to_end() -> Result<()> {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP])?;
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            ratatui::restore();
            std::process::exit(128 + signal);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn give_back_when_told_to_end() -> Result<()> {
    Ok(())
}
