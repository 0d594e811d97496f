//! The full screen: maps, meters, everybody's cards, what happened, and a line to answer in.

mod list;
mod page;
mod sitting;

use crate::play::Wishes;
use crate::play::input::Input;
use crate::play::keep::next_free;
use crate::play::screen::{Door, Leaving, attend};
use crate::play::seated::any_seed;
use crate::play::voice::Voice;
use anyhow::Result;
use ratatui::Terminal;
use ratatui::backend::Backend;
pub(super) use sitting::Sitting;
use train_heist::Setup;

/// One game after another at the same table, until somebody leaves it.
pub(super) fn sit_down<B: Backend>(
    terminal: &mut Terminal<B>,
    input: &mut impl Input,
    wishes: &Wishes<Setup>,
    voice: &Voice,
    door: Door,
) -> Result<Leaving>
where
    B::Error: Send + Sync + 'static,
{
    let mut wishes = wishes.clone();
    let mut seed = wishes.seed.unwrap_or_else(any_seed);
    loop {
        let mut sitting = Sitting::new(&wishes, seed, voice, door)?;
        match attend(terminal, input, &mut sitting)? {
            Leaving::Again => {
                wishes.record = wishes.record.as_deref().map(next_free);
                seed = if wishes.seed.is_some() { seed.wrapping_add(1) } else { any_seed() };
            }
            leaving => return sitting.farewell().map(|()| leaving),
        }
    }
}
