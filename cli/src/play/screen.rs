//! The full screen, whichever game it shows: keys go in, pictures come out.
//!
//! Drawing functions are pure: what to draw, the voice to say it with, where, and the buffer it goes into.

pub(super) mod desk;
pub(super) mod help;
pub(super) mod ink;
pub(super) mod log;
pub(super) mod sheet;
mod smallest;

use super::Wishes;
use super::input::{Heard, Input, Key};
use super::keep::next_free;
use super::seated::any_seed;
use anyhow::Result;
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
pub(super) use smallest::{SMALLEST, is_too_small, too_small};
use std::time::Duration;

/// Where people came in, and so where they go out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Door {
    /// From the command line.
    Street,
    /// From the menu.
    Menu,
}

/// What people want when a game is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaving {
    /// Another game at the same table.
    Again,
    /// Back to the menu.
    ToMenu,
    /// Out.
    Out,
}

/// One game after another, each opened after the one before, until somebody leaves.
pub(super) fn one_after_another<S: Clone, T: Before>(
    canvas: &mut dyn Canvas,
    input: &mut dyn Input,
    wishes: &Wishes<S>,
    open: impl Fn(&Wishes<S>, u64, Option<&T>) -> Result<T>,
) -> Result<Leaving> {
    let mut seed = wishes.seed.unwrap_or_else(any_seed);
    let mut wishes = wishes.clone();
    let mut before = None;
    loop {
        let mut sitting = open(&wishes, seed, before.as_ref())?;
        match attend(canvas, input, &mut sitting)? {
            Leaving::Again => {
                before = Some(sitting);
                wishes.record = wishes.record.as_deref().map(next_free);
                seed = if wishes.seed.is_some() { seed.wrapping_add(1) } else { any_seed() };
            }
            leaving => return sitting.farewell().map(|()| leaving),
        }
    }
}

/// Something to draw on: a terminal, whatever lies behind it.
pub(super) trait Canvas {
    /// Draws one picture, and says how large it was.
    fn show(&mut self, draw: &mut dyn FnMut(Rect, &mut Buffer)) -> Result<Rect>;
}

impl<B: Backend> Canvas for Terminal<B>
where
    B::Error: Send + Sync + 'static,
{
    fn show(&mut self, draw: &mut dyn FnMut(Rect, &mut Buffer)) -> Result<Rect> {
        Ok(self.draw(|frame| draw(frame.area(), frame.buffer_mut()))?.area)
    }
}

/// A game in front of people: keys go in, pictures come out.
pub(super) trait Before {
    /// Draws what people see now.
    fn draw(&self, area: Rect, buffer: &mut Buffer);
    /// How long until something changes by itself; for ever, if nothing does.
    fn patience(&self) -> Option<Duration>;
    /// That long has passed.
    fn time_passes(&mut self);
    /// Takes a key; says so if that means leaving.
    fn press(&mut self, key: Key) -> Option<Leaving>;
    /// A key while the screen is too small to show the table: one can leave, after a question, and nothing else.
    fn press_unseen(&mut self, key: Key) -> Option<Leaving>;
    /// People leave it.
    fn farewell(self) -> Result<()>
    where
        Self: Sized;
}

/// Draws, listens, and lets the game take in what was heard.
fn attend(canvas: &mut dyn Canvas, input: &mut dyn Input, sitting: &mut impl Before) -> Result<Leaving> {
    loop {
        let area = canvas.show(&mut |area, buffer| sitting.draw(area, buffer))?;
        // What nobody can see neither moves nor changes.
        let too_small = is_too_small(area);
        let patience = if too_small { None } else { sitting.patience() };
        let leaving = match input.listen(patience)? {
            Heard::Key(key) if too_small => sitting.press_unseen(key),
            Heard::Key(key) => sitting.press(key),
            Heard::Silence => {
                sitting.time_passes();
                None
            }
            Heard::Noise => None,
        };
        if let Some(leaving) = leaving {
            return Ok(leaving);
        }
    }
}
