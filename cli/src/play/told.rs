//! What is told of an event.

use game::{Message, RuleId};

/// A sentence of the log.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Told {
    /// What is said, in the game's words.
    pub(super) message: Message,
    /// The rule that made it happen.
    pub(super) rule: RuleId,
}
