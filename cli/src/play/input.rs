//! Where key presses come from: a keyboard, or in tests a script.

use anyhow::Result;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::time::Duration;

/// What was heard while waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// A key.
    Key(Key),
    /// Nothing that matters to the game; the screen may have another size.
    Noise,
    /// Nothing, for as long as we waited.
    Silence,
}

/// A key as the game understands it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Letter(char),
    Enter,
    Backspace,
    Escape,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    /// Ctrl-C.
    Interrupt,
}

/// Somebody who presses keys.
pub(super) trait Input {
    /// Waits for a key; for so long, or for ever.
    fn listen(&mut self, patience: Option<Duration>) -> Result<Heard>;
}

/// The keyboard of this terminal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keyboard;

impl Input for Keyboard {
    fn listen(&mut self, patience: Option<Duration>) -> Result<Heard> {
        if let Some(patience) = patience
            && !event::poll(patience)?
        {
            return Ok(Heard::Silence);
        }
        Ok(match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                understood(key).map_or(Heard::Noise, Heard::Key)
            }
            _ => Heard::Noise,
        })
    }
}

fn understood(key: KeyEvent) -> Option<Key> {
    let with_control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c') if with_control => Key::Interrupt,
        KeyCode::Char(_) if with_control => return None,
        KeyCode::Char(letter) => Key::Letter(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Backspace | KeyCode::Delete => Key::Backspace,
        KeyCode::Esc => Key::Escape,
        KeyCode::Up | KeyCode::BackTab => Key::Up,
        KeyCode::Down | KeyCode::Tab => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        _ => return None,
    })
}

/// Keys that were written down beforehand. Waiting for a while is never really waited: time passes at once.
#[cfg(test)]
#[derive(Clone, Debug)]
pub(super) struct Script(pub(super) std::collections::VecDeque<Key>);

#[cfg(test)]
impl Input for Script {
    fn listen(&mut self, patience: Option<Duration>) -> Result<Heard> {
        if patience.is_some() {
            return Ok(Heard::Silence);
        }
        let key = self.0.pop_front().ok_or_else(|| anyhow::anyhow!("the script has ended"))?;
        Ok(Heard::Key(key))
    }
}
