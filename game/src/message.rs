//! What is said to people: a message id and what fills its blanks. The words are in `i18n/`, in every language.

use std::borrow::Cow;

/// A sentence without its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id in the message files.
    pub id: &'static str,
    /// What fills the blanks, by name.
    pub blanks: Vec<(&'static str, Blank)>,
}

/// What fills a blank of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Blank {
    /// A number.
    Number(i64),
    /// Text that is the same in every language.
    Text(Cow<'static, str>),
    /// Something that has a name in every language: the id of that message.
    Named(&'static str),
}

impl Message {
    /// A sentence without blanks, as yet.
    pub fn new(id: &'static str) -> Message {
        Message { id, blanks: Vec::new() }
    }

    /// Fills a blank with something that has a name in every language.
    #[must_use]
    pub fn named(mut self, blank: &'static str, id: &'static str) -> Message {
        self.blanks.push((blank, Blank::Named(id)));
        self
    }

    /// Fills a blank with a number.
    #[must_use]
    pub fn number(mut self, blank: &'static str, number: i64) -> Message {
        self.blanks.push((blank, Blank::Number(number)));
        self
    }

    /// Fills a blank with text that is the same in every language.
    #[must_use]
    pub fn text(mut self, blank: &'static str, text: impl Into<String>) -> Message {
        self.blanks.push((blank, Blank::Text(Cow::Owned(text.into()))));
        self
    }

    /// The same with a text that is part of the program, and need not be copied.
    #[must_use]
    pub fn fixed(mut self, blank: &'static str, text: &'static str) -> Message {
        self.blanks.push((blank, Blank::Text(Cow::Borrowed(text))));
        self
    }
}
