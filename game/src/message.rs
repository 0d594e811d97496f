//! Messages for people: an id and its arguments. The texts are in `i18n/`, in every language.

use serde::Deserialize;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A sentence to be translated: its id and arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    /// The id in the message files.
    pub id: &'static str,
    /// The arguments, by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// A number.
    Number(i64),
    /// Text that is the same in every language.
    Text(Cow<'static, str>),
    /// The id of another message, a name that is translated.
    Named(&'static str),
    /// A text that carries its own translations, such as the name of a space in an edition.
    Phrase(&'static Phrase),
    /// A whole message inside the sentence.
    Message(Box<Message>),
    /// Several arguments, joined as a list.
    List(Vec<Argument>),
    /// An argument with its name in notation, for readers who type it.
    WithNotation(Box<Argument>, String),
}

impl Argument {
    /// Adds the name in notation.
    #[must_use]
    pub fn with_notation(self, notation: impl Display) -> Argument {
        Argument::WithNotation(Box::new(self), notation.to_string())
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(Box::new(message))
    }
}

impl From<&'static Phrase> for Argument {
    fn from(phrase: &'static Phrase) -> Argument {
        Argument::Phrase(phrase)
    }
}

/// A text of an edition with its translations. English is always there.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub struct Phrase {
    words: BTreeMap<String, String>,
    /// Computed once: pages hash messages to tell whether they changed.
    hash: u64,
}

impl Hash for Phrase {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.hash);
    }
}

impl Phrase {
    /// The text in a language, or else in English.
    pub fn spoken_in(&self, language: &str) -> &str {
        let text = self.words.get(language).or_else(|| self.words.get("en"));
        text.expect("a phrase has English words: `try_from` refuses any other")
    }
}

impl TryFrom<BTreeMap<String, String>> for Phrase {
    type Error = String;

    fn try_from(words: BTreeMap<String, String>) -> Result<Phrase, String> {
        if words.contains_key("en") {
            let mut hasher = DefaultHasher::new();
            words.hash(&mut hasher);
            Ok(Phrase { words, hash: hasher.finish() })
        } else {
            Err("there are no English words (en)".to_owned())
        }
    }
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, arguments: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn argument(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        self.arguments.push((name, value.into()));
        self
    }

    /// Adds an argument that is the id of another message.
    #[must_use]
    pub fn named(mut self, name: &'static str, id: &'static str) -> Message {
        self.arguments.push((name, Argument::Named(id)));
        self
    }

    /// Adds an argument that carries its own translations.
    #[must_use]
    pub fn phrase(mut self, name: &'static str, phrase: &'static Phrase) -> Message {
        self.arguments.push((name, Argument::Phrase(phrase)));
        self
    }

    /// Adds a message as an argument.
    #[must_use]
    pub fn said(mut self, name: &'static str, message: Message) -> Message {
        self.arguments.push((name, Argument::Message(Box::new(message))));
        self
    }

    /// Adds a list as an argument.
    #[must_use]
    pub fn list(mut self, name: &'static str, things: Vec<Argument>) -> Message {
        self.arguments.push((name, Argument::List(things)));
        self
    }

    /// Adds a number as an argument.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: i64) -> Message {
        self.arguments.push((name, Argument::Number(number)));
        self
    }

    /// Adds an argument that is the same in every language.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Message {
        self.arguments.push((name, Argument::Text(Cow::Owned(text.into()))));
        self
    }

    /// Adds an argument from static text, without a copy.
    #[must_use]
    pub fn fixed(mut self, name: &'static str, text: &'static str) -> Message {
        self.arguments.push((name, Argument::Text(Cow::Borrowed(text))));
        self
    }
}
