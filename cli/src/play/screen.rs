//! The full screen, for any game: the event loop, and what it needs of a game.
//!
//! Drawing functions are pure: what to draw, the translator, the area, and the buffer to draw into.

pub(super) mod dialog;
pub(super) mod help;
pub(super) mod log;
pub(super) mod screen_state;
mod smallest;
pub(super) mod styles;

use super::PlayOptions;
use super::input::{Input, InputEvent, Key};
use super::record_file::next_free;
use super::seated_game::any_seed;
use anyhow::Result;
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
pub(super) use smallest::{SMALLEST, is_too_small, too_small};
use std::time::Duration;

/// Where a game was started from; it decides whether leaving returns to the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StartedFrom {
    /// From the command line.
    CommandLine,
    /// From the menu.
    Menu,
}

/// What follows a game that is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaving {
    /// Another game with the same options.
    Again,
    /// Back to the menu.
    ToMenu,
    /// The end of the program.
    Out,
}

/// Plays games until one is left for good. `open` gets the game before, to take over its settings.
pub(super) fn run_games<S: Clone, T: ScreenGame>(
    console: &mut Console<'_>,
    play_options: &PlayOptions<S>,
    open: impl Fn(&PlayOptions<S>, u64, Option<&T>) -> Result<T>,
) -> Result<Leaving> {
    let mut seed = play_options.seed.unwrap_or_else(any_seed);
    let mut play_options = play_options.clone();
    let mut before = None;
    loop {
        let mut game = open(&play_options, seed, before.as_ref())?;
        match run(console, &mut game)? {
            Leaving::Again => {
                before = Some(game);
                play_options.record = play_options.record.as_deref().map(next_free);
                seed = if play_options.seed.is_some() { seed.wrapping_add(1) } else { any_seed() };
            }
            leaving => return game.close().map(|()| leaving),
        }
    }
}

/// The screen and the keyboard.
pub(super) struct Console<'a> {
    /// The screen.
    pub(super) canvas: &'a mut dyn Canvas,
    /// The keyboard.
    pub(super) input: &'a mut dyn Input,
}

/// A drawing surface, such as a terminal.
pub(super) trait Canvas {
    /// Draws one frame and returns its area.
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

/// A drawing as plain text, without blanks at the ends of lines.
pub(super) fn text_lines(area: Rect, draw: impl FnOnce(&mut Buffer)) -> Vec<String> {
    let mut buffer = Buffer::empty(area);
    draw(&mut buffer);
    let line = |row: Rect| row.columns().map(|at| buffer[(at.x, at.y)].symbol()).collect::<String>();
    area.rows().map(|row| line(row).trim_end().to_owned()).collect()
}

/// A game on the full screen, as the event loop drives it.
pub(super) trait ScreenGame {
    /// Draws the current state.
    fn draw(&self, area: Rect, buffer: &mut Buffer);
    /// The time until [`ScreenGame::tick`] is due; `None` if nothing changes without a key.
    fn timeout(&self) -> Option<Duration>;
    /// Advances the animation; called when the time of [`ScreenGame::timeout`] has passed.
    fn tick(&mut self);
    /// Handles a key; `Some` ends the event loop.
    fn press(&mut self, key: Key) -> Option<Leaving>;
    /// Handles a key while the screen is too small to show the table: the only action is to leave, after a question.
    fn press_when_too_small(&mut self, key: Key) -> Option<Leaving>;
    /// Ends the game; fails if its record could not be written.
    fn close(self) -> Result<()>
    where
        Self: Sized;
}

/// The event loop: draws, waits for input, and passes it to the game.
fn run(console: &mut Console<'_>, game: &mut impl ScreenGame) -> Result<Leaving> {
    loop {
        let area = console.canvas.show(&mut |area, buffer| game.draw(area, buffer))?;
        // A screen that is too small stops the animation.
        let too_small = is_too_small(area);
        let timeout = if too_small { None } else { game.timeout() };
        let leaving = match console.input.wait(timeout)? {
            InputEvent::Key(key) if too_small => game.press_when_too_small(key),
            InputEvent::Key(key) => game.press(key),
            InputEvent::Timeout => {
                game.tick();
                None
            }
            InputEvent::Other => None,
        };
        if let Some(leaving) = leaving {
            return Ok(leaving);
        }
    }
}
