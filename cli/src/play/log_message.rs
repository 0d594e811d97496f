//! The log entry of an event.

use game::{Message, RuleId};

/// An entry of the log, not translated yet.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct LogMessage {
    /// The message of the game's bundle.
    pub(super) message: Message,
    /// The rule behind the event.
    pub(super) rule: RuleId,
}
