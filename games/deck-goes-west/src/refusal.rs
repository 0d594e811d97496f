//! The reasons for refusing a decision or a set-up.

mod obstacle;
mod setup;

pub use obstacle::Obstacle;
pub use setup::SetupRefusal;

use crate::question::Question;
use game::{Argument, GameRefusal, Message, Phrase, RuleId};
use thiserror::Error;

/// The reason for refusing a decision or a set-up. Each names its rule.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the sentence says it")]
pub enum Refusal {
    #[error(transparent)]
    Setup(Box<SetupRefusal>),
    #[error("`{0}` is no decision of Deck Goes West, such as `do knife 2` or `step W walk 1`")]
    Unreadable(Box<str>),
    #[error("it is not your turn to decide: others are asked `{}`", .1.question)]
    NotYourTurn(&'static str, Box<AskedInstead>),
    #[error("that is not what is asked now: `{}` is", .0.question)]
    WrongAnswer(Box<AskedInstead>),
    #[error(transparent)]
    Rule(#[from] Obstacle),
}

/// The question that the game waits for instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedInstead {
    pub(crate) question: Question,
    /// The question in words.
    pub(crate) prompt: Message,
    /// The names of the players that the game waits for.
    pub(crate) names: Vec<&'static Phrase>,
}

impl GameRefusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::Setup(refusal) => refusal.rule(),
            Refusal::NotYourTurn(rule, _) => rule,
            Refusal::Unreadable(_) | Refusal::WrongAnswer(_) => "DW-ACTION-01",
            Refusal::Rule(obstacle) => obstacle.rule(),
        })
    }

    fn message(&self) -> Message {
        match self {
            Refusal::Setup(refusal) => refusal.message(),
            Refusal::Unreadable(text) => Message::new("refuse-unreadable").text("text", text.to_string()),
            Refusal::NotYourTurn(_, asked) => {
                let names = asked.names.iter().map(|name| Argument::Phrase(name)).collect();
                Message::new("refuse-not-your-turn")
                    .list("names", names)
                    .said("question", asked.prompt.clone())
            }
            Refusal::WrongAnswer(asked) => {
                Message::new("refuse-wrong-answer").said("question", asked.prompt.clone())
            }
            Refusal::Rule(obstacle) => obstacle.message(),
        }
    }
}
