//! What is said to people: a message id and what fills its blanks. The words are in `i18n/`, in every language.

use serde::Deserialize;
use std::{borrow::Cow, collections::BTreeMap};

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
    /// Something that brings its words along: the name of a space of an edition.
    Phrase(&'static Phrase),
    /// A sentence, or part of one, inside the sentence.
    Said(Box<Message>),
    /// Several things, told one after the other.
    List(Vec<Blank>),
}

/// Words that do not belong to the program but to what is played with it, in every language: English is always there.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub struct Phrase(BTreeMap<String, String>);

impl Phrase {
    /// The words in a language, or in English.
    pub fn spoken_in(&self, language: &str) -> &str {
        self.0.get(language).or_else(|| self.0.get("en")).map_or("", String::as_str)
    }
}

impl TryFrom<BTreeMap<String, String>> for Phrase {
    type Error = String;

    fn try_from(words: BTreeMap<String, String>) -> Result<Phrase, String> {
        if words.contains_key("en") {
            Ok(Phrase(words))
        } else {
            Err("there are no English words (en)".to_owned())
        }
    }
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

    /// Fills a blank with something that brings its words along.
    #[must_use]
    pub fn phrase(mut self, blank: &'static str, phrase: &'static Phrase) -> Message {
        self.blanks.push((blank, Blank::Phrase(phrase)));
        self
    }

    /// Fills a blank with a message.
    #[must_use]
    pub fn said(mut self, blank: &'static str, message: Message) -> Message {
        self.blanks.push((blank, Blank::Said(Box::new(message))));
        self
    }

    /// Fills a blank with several things, told one after the other.
    #[must_use]
    pub fn list(mut self, blank: &'static str, things: Vec<Blank>) -> Message {
        self.blanks.push((blank, Blank::List(things)));
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
