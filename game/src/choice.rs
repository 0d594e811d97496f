//! Legal decisions as people read them.

use crate::message::Message;
use serde::Serialize;

/// A legal decision of a viewer, with its label and its group in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<D> {
    /// The decision that this choice stands for.
    pub decision: D,
    /// The name of the decision, for a button or a line.
    pub label: Message,
    /// The part of the list that holds it.
    pub group: Group,
}

/// The parts of a list of choices, in reading order. Pages separate them, the terminal colours them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Starts or continues something: an action, a job, a yes.
    Act,
    /// Buying, and trading with others.
    Trade,
    /// Moving from place to place.
    Go,
    /// Costs no action.
    Free,
    /// One of several answers to a question about details: which card, which tile.
    Choose,
    /// Ends or declines something.
    End,
}
