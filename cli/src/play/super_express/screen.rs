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
use crate::play::screen::{Console, Leaving, one_after_another};
use crate::play::translator::Translator;
use anyhow::Result;
use sitting::Sitting;
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
