//! Sources of key presses: the keyboard, or in tests a script.

use anyhow::Result;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::time::Duration;

/// The result of waiting for input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// A key.
    Key(Key),
    /// An event the game ignores; the screen may have another size.
    Noise,
    /// The timeout has passed.
    Silence,
}

/// A key, independent of the terminal library.
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

/// A source of key presses.
pub(super) trait Input {
    /// Waits for a key up to the timeout, or without end for `None`.
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

/// Keys fixed in advance. A wait with a timeout returns at once, so that animations finish without delay.
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
