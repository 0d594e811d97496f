//! Play in the terminal: full screen for eyes and keys, plain lines for pipes and screen readers.
//!
//! Read in this order: [`seated`] (a game and who sits at it), [`translator`] (in whose words), [`evening`] (a game over pipes),
//! [`screen`] (a game on the full screen) and [`mod@menu`], the way there. Then [`mod@super_express`], and the games of short
//! steps, [`turns`]: [`mod@train_heist`] and [`mod@deck_goes_west`].

mod again;
mod deck_goes_west;
mod evening;
mod field;
mod input;
mod keep;
mod lettering;
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

/// How somebody wants to play.
#[derive(Clone, Debug)]
pub(crate) struct Wishes<S> {
    /// Seats, modules, house rules.
    pub(crate) setup: S,
    /// The names of the people at this terminal, from the first seat on; bots take the other seats.
    pub(crate) people: Vec<String>,
    /// How well the bots play.
    pub(crate) bots: Level,
    /// The same number gives the same game; none: a new one every time.
    pub(crate) seed: Option<u64>,
    /// Which language.
    pub(crate) language: Language,
    /// Lines of text instead of a full screen.
    pub(crate) plain: bool,
    /// Where the record goes when the game is over: a file that is not there yet.
    pub(crate) record: Option<PathBuf>,
}

impl Wishes<()> {
    /// The same, with a set-up.
    fn with<S>(self, setup: S) -> Wishes<S> {
        let Wishes { setup: (), people, bots, seed, language, plain, record } = self;
        Wishes { setup, people, bots, seed, language, plain, record }
    }
}

/// Asks what to play, then plays it; until somebody has enough.
pub(crate) fn menu(language: Language) -> Result<()> {
    if !at_a_terminal() {
        writeln!(io::stdout(), "{}", Translator::new(language)?.word("no-terminal-menu"))?;
        return Ok(());
    }
    full_screen(|terminal| menu::stay(terminal, &mut Keyboard, language))
}

/// There is no terminal to play on.
fn no_terminal(translator: &Translator) -> Error {
    anyhow!(translator.say(&Message::new("no-terminal").text("game", translator.id().name())))
}

fn at_a_terminal() -> bool {
    io::stdout().is_terminal() && io::stdin().is_terminal()
}

/// Takes the whole screen, and gives it back whatever happens: after errors here, after panics by ratatui's hook, and
/// when the program is told to end.
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
