//! Train Heist in the terminal.
//!
//! Read in this order: [`table`] (the game's part of [`turns`]), [`prompt`] (the choices of a seat, and how an answer is
//! parsed), [`words`] (the table in sentences), then the drawings, [`piece`], [`main_map`], [`train_map`], [`people`]; and the
//! two interfaces, [`plain`] and [`screen`].

pub(in crate::play) mod help;
mod main_map;
mod people;
mod piece;
mod plain;
mod prompt;
mod screen;
mod settings;
mod table;
#[cfg(test)]
mod tests;
mod train_map;
mod words;

use super::{PlayOptions, turns};
use anyhow::Result;
pub(super) use settings::Settings;
use train_heist::{Mode, Setup, TrainHeist};

/// Plays one game; on the full screen, also the games the players start after it.
pub(crate) fn play(mut play_options: PlayOptions<Setup>) -> Result<()> {
    lead_all(&mut play_options);
    turns::play::<TrainHeist>(&play_options)
}

/// TH-SOLO-01. In a solitaire game, one person plays all seats.
fn lead_all(play_options: &mut PlayOptions<Setup>) {
    if play_options.setup.mode == Mode::Solitaire
        && let [name] = &play_options.people[..]
    {
        play_options.people = vec![name.clone(); play_options.setup.seats.len()];
    }
}
