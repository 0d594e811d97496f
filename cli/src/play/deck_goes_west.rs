//! Deck Goes West in the terminal.
//!
//! Read in this order: [`table`] (the game's part of [`turns`]), [`prompt`] (the choices of a seat, and how an answer is
//! parsed), [`words`] (the table in sentences), then the drawings, [`piece`] and [`map`]; and the two interfaces, [`plain`] and
//! [`screen`].

pub(in crate::play) mod help;
mod map;
mod piece;
mod plain;
mod prompt;
mod screen;
mod settings;
mod table;
#[cfg(test)]
mod tests;
mod words;

use super::{PlayOptions, turns};
use anyhow::Result;
use deck_goes_west::{DeckGoesWest, Setup};
pub(super) use settings::Settings;

/// Plays one game; on the full screen, also the games the players start after it.
pub(crate) fn play(play_options: &PlayOptions<Setup>) -> Result<()> {
    turns::play::<DeckGoesWest>(play_options)
}
