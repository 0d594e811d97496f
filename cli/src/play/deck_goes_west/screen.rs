//! The full screen: the map, the own cards, what happened, what can be done, and a line to answer in.

mod leaf;
mod list;
mod page;
mod sitting;

use crate::play::Wishes;
use crate::play::input::Input;
use crate::play::screen::{Door, Leaving, one_after_another};
use crate::play::voice::Voice;
use anyhow::Result;
use deck_goes_west::Setup;
use ratatui::Terminal;
use ratatui::backend::Backend;
pub(super) use sitting::Sitting;

/// One game after another at the same table, until somebody leaves it.
pub(in crate::play) fn sit_down<B: Backend>(
    terminal: &mut Terminal<B>,
    input: &mut impl Input,
    wishes: &Wishes<Setup>,
    voice: &Voice,
    door: Door,
) -> Result<Leaving>
where
    B::Error: Send + Sync + 'static,
{
    one_after_another(terminal, input, wishes, |wishes, seed, _: Option<&Sitting<'_>>| {
        Sitting::new(wishes, seed, voice, door)
    })
}
