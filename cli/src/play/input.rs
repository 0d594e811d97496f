//! Sources of key presses: the keyboard, or in tests a script.

use anyhow::Result;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::time::Duration;

/// The result of waiting for input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum InputEvent {
    /// A key.
    Key(Key),
    /// An event the game ignores; the screen may have another size.
    Other,
    /// The timeout has passed.
    Timeout,
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
    fn wait(&mut self, timeout: Option<Duration>) -> Result<InputEvent>;
}

/// The keyboard of this terminal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keyboard;

impl Input for Keyboard {
    fn wait(&mut self, timeout: Option<Duration>) -> Result<InputEvent> {
        if let Some(timeout) = timeout
            && !event::poll(timeout)?
        {
            return Ok(InputEvent::Timeout);
        }
        Ok(match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                key_of(key).map_or(InputEvent::Other, InputEvent::Key)
            }
            _ => InputEvent::Other,
        })
    }
}

fn key_of(key: KeyEvent) -> Option<Key> {
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
pub(super) struct ScriptedKeys(pub(super) std::collections::VecDeque<Key>);

#[cfg(test)]
impl Input for ScriptedKeys {
    fn wait(&mut self, timeout: Option<Duration>) -> Result<InputEvent> {
        if timeout.is_some() {
            return Ok(InputEvent::Timeout);
        }
        let key = self.0.pop_front().ok_or_else(|| anyhow::anyhow!("the script has ended"))?;
        Ok(InputEvent::Key(key))
    }
}
