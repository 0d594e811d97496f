//! What every refusal must say about itself.

use crate::{message::Message, rule::RuleId};
use std::fmt::{Debug, Display};

/// Why a decision or a set-up is not accepted. `Display` is the sentence for developers, in English.
pub trait GameRefusal: Display + Debug {
    /// The rule that forbids it.
    fn rule(&self) -> RuleId;
    /// The sentence for people.
    fn message(&self) -> Message;
}
