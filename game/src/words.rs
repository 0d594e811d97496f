//! The table in words, as data: a game describes a view once; pages, the terminal and the API render it.

use crate::contract::Viewed;
use crate::message::{Argument, Message};

/// A game that describes its views in words.
pub trait InWords: Viewed {
    /// Everything a view holds, in an order that makes sense read aloud. The first section is about the game as a whole;
    /// its title names the round and its phase. `names` are those of the players, one for each seat.
    fn sections(view: &Self::View, names: &[String]) -> Vec<Section>;
}

/// A part of the table in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Section {
    /// Identifies the section for programs and pages; the same in every view of a game.
    pub id: &'static str,
    /// The heading that people read.
    pub title: Message,
    /// The content, in order.
    pub lines: Vec<Line>,
}

/// A line of a section.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// Identifies the line within its section where it is about one of many things. A thing keeps its id from view to view.
    pub id: Option<String>,
    /// The subject, said before the sentences.
    pub about: Option<Argument>,
    /// The sentences, in order.
    pub says: Vec<Message>,
    /// Nested lines, such as those on the parts of the subject.
    pub below: Vec<Line>,
}

impl Line {
    /// A line with a subject, and without an id.
    pub fn about(what: impl Into<Argument>, says: impl IntoIterator<Item = Message>) -> Line {
        Line { id: None, about: Some(what.into()), says: says.into_iter().collect(), below: Vec::new() }
    }

    /// Sets the id, which must be unique within the section.
    #[must_use]
    pub fn with_id(mut self, id: impl Into<String>) -> Line {
        self.id = Some(id.into());
        self
    }

    /// Appends nested lines.
    #[must_use]
    pub fn with_below(mut self, below: impl IntoIterator<Item = Line>) -> Line {
        self.below.extend(below);
        self
    }
}

/// A line of one sentence, without subject or id.
impl From<Message> for Line {
    fn from(says: Message) -> Line {
        Line { id: None, about: None, says: vec![says], below: Vec::new() }
    }
}
