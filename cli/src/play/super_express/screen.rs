//! The full screen. A [`RoundScreen`] is one game in the event loop.

mod bandit_style;
mod choosing;
mod end;
mod hand;
mod handover;
mod page;
mod playback;
mod round_screen;
mod seats;
#[cfg(test)]
mod tests;
mod train;

use crate::play::PlayOptions;
use crate::play::screen::{Console, Leaving, run_games};
use crate::play::translator::Translator;
use anyhow::Result;
use round_screen::RoundScreen;
use super_express::Setup;

/// Plays games with the same options until the players leave.
pub(in crate::play) fn play_on_screen(
    console: &mut Console<'_>,
    play_options: &PlayOptions<Setup>,
    translator: &Translator,
) -> Result<Leaving> {
    run_games(console, play_options, |play_options, seed, before: Option<&RoundScreen<'_>>| {
        let last_settings = before.map(|before| (before.advance, before.speed));
        RoundScreen::new(play_options, seed, translator, last_settings)
    })
}
