//! Deck Goes West in the terminal.
//!
//! Read in this order: [`table`] (a game and who sits at it), [`question`] (what somebody is asked, and what an answer
//! means), [`words`] (the table in sentences), then what is drawn: [`piece`] and [`map`]; and [`plain`] and [`screen`], the two
//! ways to sit down.

mod answer;
mod end;
pub(in crate::play) mod help;
mod map;
mod piece;
mod plain;
mod question;
mod screen;
mod table;
#[cfg(test)]
mod tests;
mod words;

use super::input::Keyboard;
use super::screen::Door;
use super::voice::Voice;
use super::{Wishes, at_a_terminal, full_screen, keep, no_terminal};
use anyhow::Result;
use deck_goes_west::{DeckGoesWest, Setup};
pub(super) use screen::sit_down;
use std::io;

/// Plays one game, and another for as long as somebody wants to.
pub(crate) fn play(wishes: Wishes<Setup>) -> Result<()> {
    let voice = Voice::of::<DeckGoesWest>(wishes.language)?;
    if !wishes.plain && !at_a_terminal() {
        return Err(no_terminal(&voice));
    }
    if let Some(file) = &wishes.record {
        keep::try_out::<DeckGoesWest>(file, &voice)?;
    }
    if wishes.plain {
        return plain::play(&wishes, &voice, &mut io::stdin().lock(), &mut io::stdout().lock());
    }
    full_screen(move |terminal| sit_down(terminal, &mut Keyboard, &wishes, &voice, Door::Street).map(drop))
}
