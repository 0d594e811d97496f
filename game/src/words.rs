//! The table in words, as data: a game says once what a view holds; pages, the terminal and programs render it.

use crate::contract::Viewed;
use crate::message::{Blank, Message};

/// A game whose table can be told in words.
pub trait InWords: Viewed {
    /// Everything a view holds, in an order that makes sense read aloud. The first section is about the game as a whole: its
    /// title says what is going on. `names` are those of the players, one for each seat.
    fn sections(view: &Self::View, names: &[String]) -> Vec<Section>;
}

/// A part of the table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What programs and pages call it; the same in every view of a game.
    pub id: &'static str,
    /// What people call it.
    pub title: Message,
    /// What there is.
    pub lines: Vec<Line>,
}

/// A line of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Names the line within its section where it is about one thing of many: the same thing keeps it.
    pub id: Option<String>,
    /// What it is about, said before the sentences.
    pub about: Option<Blank>,
    /// Its sentences.
    pub says: Vec<Message>,
    /// Lines that belong to it.
    pub below: Vec<Line>,
}

impl Line {
    /// A line about something, with what is said of it.
    pub fn about(what: impl Into<Blank>, says: impl IntoIterator<Item = Message>) -> Line {
        Line { id: None, about: Some(what.into()), says: says.into_iter().collect(), below: Vec::new() }
    }

    /// Gives the line an id.
    #[must_use]
    pub fn with_id(mut self, id: impl Into<String>) -> Line {
        self.id = Some(id.into());
        self
    }

    /// Adds lines that belong to this one.
    #[must_use]
    pub fn with_below(mut self, below: impl IntoIterator<Item = Line>) -> Line {
        self.below.extend(below);
        self
    }
}

/// A line of one sentence.
impl From<Message> for Line {
    fn from(says: Message) -> Line {
        Line { id: None, about: None, says: vec![says], below: Vec::new() }
    }
}
