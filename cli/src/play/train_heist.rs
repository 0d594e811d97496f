//! Train Heist in the terminal.
//!
//! Read in this order: [`table`] (a game and who sits at it), [`question`] (what somebody is asked, and what an answer
//! means), [`words`] (the table in sentences), then what is drawn: [`piece`], [`main_map`], [`train_map`], [`people`]; and
//! [`plain`] and [`screen`], the two ways to sit down.

mod answer;
mod end;
pub(in crate::play) mod help;
mod main_map;
mod people;
mod piece;
mod plain;
mod question;
mod screen;
mod table;
#[cfg(test)]
mod tests;
mod train_map;
mod words;

use super::input::{Input, Keyboard};
use super::screen::{Door, Leaving};
use super::voice::Voice;
use super::{Wishes, at_a_terminal, full_screen, keep, no_terminal};
use anyhow::Result;
use ratatui::Terminal;
use ratatui::backend::Backend;
use std::io;
use train_heist::{Mode, Setup, TrainHeist};

/// Plays one game, and another for as long as somebody wants to.
pub(crate) fn play(mut wishes: Wishes<Setup>) -> Result<()> {
    let voice = Voice::of::<TrainHeist>(wishes.language)?;
    if !wishes.plain && !at_a_terminal() {
        return Err(no_terminal(&voice));
    }
    if let Some(file) = &wishes.record {
        keep::try_out::<TrainHeist>(file, &voice)?;
    }
    if wishes.plain {
        lead_all(&mut wishes);
        return plain::play(&wishes, &voice, &mut io::stdin().lock(), &mut io::stdout().lock());
    }
    full_screen(move |terminal| sit_down(terminal, &mut Keyboard, wishes, &voice, Door::Street).map(drop))
}

/// One game after another on the screen, until somebody leaves the table.
pub(super) fn sit_down<B: Backend>(
    terminal: &mut Terminal<B>,
    input: &mut impl Input,
    mut wishes: Wishes<Setup>,
    voice: &Voice,
    door: Door,
) -> Result<Leaving>
where
    B::Error: Send + Sync + 'static,
{
    lead_all(&mut wishes);
    screen::sit_down(terminal, input, &wishes, voice, door)
}

/// TH-SOLO-01. Alone against the train, one person leads all cowboys.
fn lead_all(wishes: &mut Wishes<Setup>) {
    if wishes.setup.mode == Mode::Solitaire
        && let [name] = &wishes.people[..]
    {
        wishes.people = vec![name.clone(); wishes.setup.seats.len()];
    }
}
