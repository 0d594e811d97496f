//! A line of text that somebody types.

use super::input::Key;

/// What has been typed so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Field {
    text: String,
    most: usize,
}

impl Field {
    /// A field with this in it and room for so many letters.
    pub(super) fn new(text: impl Into<String>, most: usize) -> Field {
        Field { text: text.into(), most }
    }

    /// What stands in it.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Takes a key, if it is one for writing.
    pub(super) fn press(&mut self, key: Key) {
        match key {
            Key::Letter(letter) if !letter.is_control() && self.text.chars().count() < self.most => {
                self.text.push(letter);
            }
            Key::Backspace => {
                self.text.pop();
            }
            _ => {}
        }
    }
}
