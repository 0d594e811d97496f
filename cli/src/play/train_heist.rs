//! Train Heist in the terminal.
//!
//! Read in this order: [`table`] (a game and who sits at it), [`prompt`] (what somebody is asked, and what an answer
//! means), [`words`] (the table in sentences), then what is drawn: [`piece`], [`main_map`], [`train_map`], [`people`]; and
//! [`plain`] and [`screen`], the two ways to sit down.

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

use super::{Wishes, turns};
use anyhow::Result;
pub(super) use settings::Settings;
use train_heist::{Mode, Setup, TrainHeist};

/// Plays one game, and another for as long as somebody wants to.
pub(crate) fn play(mut wishes: Wishes<Setup>) -> Result<()> {
    lead_all(&mut wishes);
    turns::play::<TrainHeist>(&wishes)
}

/// TH-SOLO-01. Alone against the train, one person leads all cowboys.
fn lead_all(wishes: &mut Wishes<Setup>) {
    if wishes.setup.mode == Mode::Solitaire
        && let [name] = &wishes.people[..]
    {
        wishes.people = vec![name.clone(); wishes.setup.seats.len()];
    }
}
