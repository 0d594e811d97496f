//! Play in the terminal.

use anyhow::Result;
use bots::Level;
use catalog::Language;
use std::path::PathBuf;
use super_express::Setup;

/// How somebody wants to play.
#[derive(Clone, Debug)]
pub(crate) struct Wishes {
    /// Seats, modules, house rules.
    pub(crate) setup: Setup,
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
    /// Where the record goes when the game is over.
    pub(crate) record: Option<PathBuf>,
}

/// Plays one game.
pub(crate) fn play(wishes: Wishes) -> Result<()> {
    let _ = wishes;
    Ok(())
}

/// Asks what to play, then plays it; until somebody has enough.
pub(crate) fn menu(language: Language) -> Result<()> {
    let _ = language;
    Ok(())
}
