//! Deck Goes West in the terminal.
//!
//! Read in this order: [`table`] (a game and who sits at it), [`prompt`] (what somebody is asked, and what an answer
//! means), [`words`] (the table in sentences), then what is drawn: [`piece`] and [`map`]; and [`plain`] and [`screen`], the two
//! ways to sit down.

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

use super::{Wishes, turns};
use anyhow::Result;
use deck_goes_west::{DeckGoesWest, Setup};
pub(super) use settings::Settings;

/// Plays one game, and another for as long as somebody wants to.
pub(crate) fn play(wishes: &Wishes<Setup>) -> Result<()> {
    turns::play::<DeckGoesWest>(wishes)
}
