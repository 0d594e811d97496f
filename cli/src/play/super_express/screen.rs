//! The full screen. A [`Sitting`] is one game in the event loop.

mod bandit_style;
mod choosing;
mod end;
mod hand;
mod handover;
mod page;
mod seats;
mod sitting;
#[cfg(test)]
mod tests;
mod train;
mod watching;

use crate::play::PlayOptions;
use crate::play::input::Key;
use crate::play::screen::{Before, Console, Leaving, one_after_another};
use crate::play::translator::Translator;
use anyhow::Result;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use sitting::Sitting;
use std::time::Duration;
use super_express::Setup;

/// Plays games with the same wishes until the players leave.
pub(in crate::play) fn sit_down(
    console: &mut Console<'_>,
    play_options: &PlayOptions<Setup>,
    translator: &Translator,
) -> Result<Leaving> {
    one_after_another(console, play_options, |play_options, seed, before: Option<&Sitting<'_>>| {
        let habits = before.map(|before| (before.turning, before.pace));
        Sitting::new(play_options, seed, translator, habits)
    })
}

impl Before for Sitting<'_> {
    fn draw(&self, area: Rect, buffer: &mut Buffer) {
        Sitting::draw(self, area, buffer);
    }

    fn patience(&self) -> Option<Duration> {
        Sitting::patience(self)
    }

    fn tick(&mut self) {
        Sitting::tick(self);
    }

    fn press(&mut self, key: Key) -> Option<Leaving> {
        Sitting::press(self, key)
    }

    fn press_unseen(&mut self, key: Key) -> Option<Leaving> {
        Sitting::press_unseen(self, key)
    }

    fn farewell(self) -> Result<()> {
        Sitting::farewell(self)
    }
}
