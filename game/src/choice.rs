//! What people can choose from.

use crate::message::Message;
use serde::Serialize;

/// One decision that a viewer may take, as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<D> {
    /// The decision.
    pub decision: D,
    /// What it is called.
    pub label: Message,
    /// The part of a list it belongs to.
    pub group: Group,
}

/// The parts of a list of choices, in the order in which they are read. Pages set them apart, the terminal colours them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// What a turn is for, and what goes on with it: an action, a job, a yes.
    Act,
    /// Buying, and trading with others.
    Trade,
    /// From place to place.
    Go,
    /// What costs no action.
    Free,
    /// One of several answers to a question about details: which card, which tile.
    Choose,
    /// What ends something, or declines it.
    End,
}
