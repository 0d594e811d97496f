//! The end of a game, in words.

use crate::{message::Message, rule::RuleId, seat::Seat};

/// How a game ended, for games whose outcome takes more than a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndReport {
    /// The message of the title.
    pub title: &'static str,
    /// The result, as a sentence.
    pub reached: Message,
    /// The message that says why it ended.
    pub why: &'static str,
    /// The rule that ended it.
    pub rule: RuleId,
    /// The fate of each seat, winners first.
    pub fates: Vec<(Seat, Message)>,
}
