//! Play in the terminal: a full-screen interface, and plain lines for pipes and screen readers.
//!
//! Read in this order: [`seated_game`] (a game and the players of its seats), [`translator`] (messages in one language), [`line_game`]
//! (a game over pipes), [`screen`] (a game on the full screen), [`mod@menu`], and [`terminal_game`] (what each game's folder
//! provides). Then [`mod@super_express`], and [`turns`] with the two games that use it, [`mod@train_heist`] and
//! [`mod@deck_goes_west`].

mod again;
mod command_line;
mod deck_goes_west;
mod input;
mod lettering;
mod line_game;
mod log_message;
mod lookup;
mod menu;
mod record_file;
mod screen;
mod seated_game;
mod sentence;
mod super_express;
mod terminal_game;
mod text_field;
mod train_heist;
mod translator;
mod turns;

use anyhow::Result;
use bots::Level;
use catalog::{Bundle, Domain, Language};
pub(crate) use command_line::play;
use input::Keyboard;
use screen::{Console, StartedFrom};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use terminal_game::TerminalGame;

/// The options of one invocation of `saloon play`, or of the menu.
#[derive(Clone, Debug)]
struct PlayOptions<S> {
    /// The game's own set-up: seats, modules, house rules.
    setup: S,
    /// The names of the people at this terminal, from the first seat on; bots take the other seats.
    people: Vec<String>,
    /// The level of every bot.
    bots: Level,
    /// The seed of the deal; `None` draws a new one for each game.
    seed: Option<u64>,
    /// The language of all text shown.
    language: Language,
    /// Where the game was started from.
    started_from: StartedFrom,
    /// Whether to print lines of text instead of taking the full screen.
    plain: bool,
    /// The file the record is written to at the end of the game; it must not exist yet.
    record: Option<PathBuf>,
}

impl PlayOptions<()> {
    /// Adds the set-up of a game and seats the people.
    fn with<G: TerminalGame>(self, setup: G::Setup) -> PlayOptions<G::Setup> {
        let PlayOptions { setup: (), people, bots, seed, language, started_from, plain, record } = self;
        let people = G::seat_people(&setup, people);
        PlayOptions { setup, people, bots, seed, language, started_from, plain, record }
    }
}

/// Runs the menu and the games started from it until the player quits.
pub(crate) fn menu(language: Language) -> Result<()> {
    if !at_a_terminal() {
        writeln!(io::stdout(), "{}", Bundle::new(Domain::Terminal, language).word("no-terminal-menu"))?;
        return Ok(());
    }
    full_screen(|console| menu::run(console, language))
}

fn at_a_terminal() -> bool {
    io::stdout().is_terminal() && io::stdin().is_terminal()
}

/// Takes the whole screen and restores it on every way out: after an error here, after a panic by ratatui's hook, and on
/// `SIGTERM` or `SIGHUP`.
fn full_screen(show: impl FnOnce(&mut Console<'_>) -> Result<()>) -> Result<()> {
    let mut terminal = ratatui::try_init()?;
    restore_on_signals()?;
    let shown = show(&mut Console { canvas: &mut terminal, input: &mut Keyboard });
    ratatui::restore();
    shown
}

#[cfg(unix)]
fn restore_on_signals() -> Result<()> {
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
fn restore_on_signals() -> Result<()> {
    Ok(())
}
