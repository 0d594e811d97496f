//! The reasons for refusing a set-up.

use super::Refusal;
use crate::setup::Setup;
use game::Message;
use thiserror::Error;

/// The reason for refusing a set-up. Each names its rule.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the sentence says it")]
pub enum SetupRefusal {
    #[error("there is no edition `{0}` here: start with --edition and its folder")]
    UnknownEdition(String),
    #[error("the additions of the set-up cannot be played with: {0}")]
    BadContent(String),
    #[error("a table is played with an edition: put your cards, tiles and missions into one")]
    AdditionsAtTable,
    #[error("there is no mission `{0}` in this edition")]
    UnknownMission(String),
    #[error("{fewest} to {most} play this mission, not {found}")]
    SeatCount { found: usize, fewest: u8, most: u8 },
    #[error("this mission is not played on scoreboard `{0}`")]
    BoardNotAllowed(String),
    #[error("this mission is not played with the dice `{0}`")]
    DiceNotAllowed(String),
    #[error("there is no character `{0}` in this edition")]
    UnknownCharacter(String),
    #[error("`{0}` is taken: everybody plays somebody else")]
    CharacterTaken(String),
    #[error("all characters are of one level; only if there are too few, the others come from the next one")]
    MixedLevels,
    #[error("1 to {most} drawing jobs a Day can be agreed on, not {0}", most = Setup::DRAW_BRAKE)]
    BadDrawBrake(u8),
    #[error("1 to {most} actions a Day can be agreed on, not {0}", most = Setup::ACTION_BRAKE)]
    BadActionBrake(u8),
}

impl From<SetupRefusal> for Refusal {
    fn from(refusal: SetupRefusal) -> Refusal {
        Refusal::Setup(Box::new(refusal))
    }
}

impl SetupRefusal {
    /// The id of the rule that refuses.
    pub(super) fn rule(&self) -> &'static str {
        match self {
            SetupRefusal::UnknownEdition(_)
            | SetupRefusal::BadContent(_)
            | SetupRefusal::AdditionsAtTable
            | SetupRefusal::UnknownMission(_) => "DW-SETUP-15",
            SetupRefusal::SeatCount { .. } => "DW-DR-01",
            SetupRefusal::BoardNotAllowed(_) | SetupRefusal::DiceNotAllowed(_) => "DW-SETUP-17",
            SetupRefusal::UnknownCharacter(_)
            | SetupRefusal::CharacterTaken(_)
            | SetupRefusal::MixedLevels => "DW-DR-13",
            SetupRefusal::BadDrawBrake(_) => "DW-DR-135",
            SetupRefusal::BadActionBrake(_) => "DW-DR-137",
        }
    }

    /// The reason in words.
    pub(super) fn message(&self) -> Message {
        match self {
            SetupRefusal::UnknownEdition(name) => {
                Message::new("refuse-unknown-edition").text("name", name.clone())
            }
            SetupRefusal::BadContent(why) => Message::new("refuse-bad-content").text("why", why.clone()),
            SetupRefusal::AdditionsAtTable => Message::new("refuse-brought-to-table"),
            SetupRefusal::UnknownMission(name) => {
                Message::new("refuse-unknown-mission").text("name", name.clone())
            }
            SetupRefusal::SeatCount { found, fewest, most } => Message::new("refuse-seat-count")
                .number("found", *found as i64)
                .number("fewest", (*fewest).into())
                .number("most", (*most).into()),
            SetupRefusal::BoardNotAllowed(name) => Message::new("refuse-board").text("name", name.clone()),
            SetupRefusal::DiceNotAllowed(name) => Message::new("refuse-dice").text("name", name.clone()),
            SetupRefusal::UnknownCharacter(name) => {
                Message::new("refuse-unknown-character").text("name", name.clone())
            }
            SetupRefusal::CharacterTaken(name) => {
                Message::new("refuse-character-taken").text("name", name.clone())
            }
            SetupRefusal::MixedLevels => Message::new("refuse-mixed-levels"),
            SetupRefusal::BadDrawBrake(_) => {
                Message::new("refuse-bad-draw-brake").number("most", Setup::DRAW_BRAKE.into())
            }
            SetupRefusal::BadActionBrake(_) => {
                Message::new("refuse-bad-action-brake").number("most", Setup::ACTION_BRAKE.into())
            }
        }
    }
}
