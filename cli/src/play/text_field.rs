//! A text field.

use super::input::Key;

/// The text typed so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct TextField {
    text: String,
    most: usize,
}

impl TextField {
    /// A field with an initial text and room for `most` characters in total.
    pub(super) fn new(text: impl Into<String>, most: usize) -> TextField {
        TextField { text: text.into(), most }
    }

    /// The content of the field.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Handles a key; ignores keys that do not edit text.
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
