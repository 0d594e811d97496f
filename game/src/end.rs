//! What is said when it is over.

use crate::{message::Message, rule::RuleId, seat::Seat};

/// How a game ended, for people: what games say of it whose outcome takes more than a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The message of the first words.
    pub title: &'static str,
    /// What was reached.
    pub reached: Message,
    /// The message that says why it ended.
    pub why: &'static str,
    /// By which rule.
    pub rule: RuleId,
    /// What became of everybody, winners first.
    pub fates: Vec<(Seat, Message)>,
}
