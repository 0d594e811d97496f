//! The reasons for refusing a decision or a set-up.

use crate::job::Terrains;
use crate::question::Question;
use crate::setup::Setup;
use game::{Argument, GameRefusal, Message, Phrase, RuleId};
use thiserror::Error;

/// The reason for refusing a decision or a set-up. Each names its rule.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the sentence says it")]
pub enum Refusal {
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
    #[error("`{0}` is no decision of Deck Goes West, such as `do knife 2` or `step W walk 1`")]
    Unreadable(String),
    #[error("the game is over")]
    Over,
    #[error("it is not your turn to decide: others are asked `{}`", .1.question)]
    NotYourTurn(&'static str, Box<AskedInstead>),
    #[error("nobody is asked for that")]
    NotAsked,
    #[error("that is not what is asked now: `{}` is", .0.question)]
    WrongAnswer(Box<AskedInstead>),
    #[error("there is no such job")]
    NoSuchJob,
    #[error("that card is not in your hand")]
    NotInHand(&'static str),
    #[error("that card is not yours to trade")]
    NotYours,
    #[error("that step asks for another kind of card")]
    WrongCard(&'static str),
    #[error("that card is not on the Trade Row, or not there")]
    NotInRow,
    #[error("{0} drawing jobs are enough for one Day")]
    DrawBrake(u8),
    #[error("{0} actions are enough for one Day")]
    ActionBrake(u8),
    #[error("the wagon is not here")]
    NoWagonHere(&'static str),
    #[error("your character is tapped until the next Day")]
    Tapped,
    #[error("your meeple lies down already: one such job a visit")]
    Lying,
    #[error("there are bandits on this tile")]
    BanditsHere(&'static str),
    #[error("this is not the right place for it")]
    NotAt(Terrains),
    #[error("you cannot pay for all of it")]
    CannotPay,
    #[error("you do not have enough cards of the right kind in hand")]
    NotEnoughCards,
    #[error("cards of one step are named in the order of the edition")]
    OutOfOrder,
    #[error("there is no face-down tile in sight")]
    NothingToReveal,
    #[error("this tile has a railway already")]
    RailThere,
    #[error("a lake takes a bridge, no railway")]
    NoRailOnLake,
    #[error("a bridge is built on a lake")]
    NoBridgeOnLand,
    #[error("there is no face-down tile")]
    NotFaceDown,
    #[error("that tile is more than two spaces away")]
    OutOfSight,
    #[error("that is too far ahead of the others")]
    Leashed(&'static str),
    #[error("that job does not roll for the same resource")]
    RollsForSomethingElse,
    #[error("that is no movement job")]
    NoMovement,
    #[error("only walking, climbing and sailing help now")]
    NoTopUp,
    #[error("a movement needs at least one job")]
    NothingLoaded,
    #[error("there is no railway")]
    NoRailThere(&'static str),
    #[error("there is not enough movement left")]
    NotEnoughMovement(&'static str),
    #[error("no more jobs once you are on the way")]
    OnTheWay,
    #[error("that railway was followed already with the same movement")]
    BeenThere,
    #[error("that is no way onto this tile")]
    NoSuchWay,
    #[error("that way needs a lake or a river to come from")]
    NotFromWater,
    #[error("there is no tile")]
    NoTileThere(&'static str),
    #[error("that tile is face down: try it")]
    FaceDown,
    #[error("that railway is too far away")]
    TooFar,
    #[error("there is no ticket for such a ride")]
    NoTicket(&'static str),
    #[error("the land has gone from under you: you can only turn back")]
    ShiftedAway,
    #[error("there is enough movement to enter")]
    EnoughMovement,
    #[error("that is no battle job")]
    NoBattleJob,
    #[error("there are no bandits on this tile")]
    NoBandits,
    #[error("there is nobody to trade with")]
    NobodyToTradeWith,
    #[error("you trade on one tile, or both on railways")]
    TooFarToTrade,
    #[error("a trade costs an item")]
    NoItemToTrade,
    #[error("you have no more of that")]
    NothingLeft,
    #[error("they have refused, for now")]
    RefusedBefore,
    #[error("danger cards stay where they are")]
    DangerStays(&'static str),
    #[error("there is no fourth round")]
    LastRound,
    #[error("you have laid nothing like that")]
    NothingLaid,
    #[error("you have taken back {0} times in this round")]
    TakenBackTooOften(u8),
    #[error("a turn in which you have acted is ended, not passed")]
    TooLateToPass,
    #[error("a turn in which you have not acted is passed, not ended")]
    NothingToEnd,
    #[error("you have passed already")]
    HasPassed,
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
            // Several rules refuse for this reason; the caller names the one that applies.
            Refusal::BanditsHere(rule)
            | Refusal::Leashed(rule)
            | Refusal::DangerStays(rule)
            | Refusal::NotYourTurn(rule, _)
            | Refusal::NoRailThere(rule)
            | Refusal::NotEnoughMovement(rule)
            | Refusal::NoTileThere(rule)
            | Refusal::NoTicket(rule)
            | Refusal::WrongCard(rule)
            | Refusal::NotInHand(rule)
            | Refusal::NoWagonHere(rule) => rule,
            Refusal::OnTheWay => "DW-DR-82",
            Refusal::NotYours => "DW-TRADE-06",
            Refusal::UnknownEdition(_)
            | Refusal::BadContent(_)
            | Refusal::AdditionsAtTable
            | Refusal::UnknownMission(_) => "DW-SETUP-15",
            Refusal::SeatCount { .. } => "DW-DR-01",
            Refusal::BoardNotAllowed(_) | Refusal::DiceNotAllowed(_) => "DW-SETUP-17",
            Refusal::UnknownCharacter(_) | Refusal::CharacterTaken(_) | Refusal::MixedLevels => "DW-DR-13",
            Refusal::BadDrawBrake(_) | Refusal::DrawBrake(_) => "DW-DR-135",
            Refusal::BadActionBrake(_) | Refusal::ActionBrake(_) => "DW-DR-137",
            Refusal::Unreadable(_) | Refusal::NotAsked | Refusal::WrongAnswer(_) => "DW-ACTION-01",
            Refusal::Over => "DW-DAY-02",
            Refusal::NoSuchJob => "DW-JOB-02",
            Refusal::NotInRow => "DW-BUY-01",
            Refusal::Tapped => "DW-ABILITY-04",
            Refusal::Lying => "DW-LAND-03",
            Refusal::NotAt(_) => "DW-COND-02",
            Refusal::CannotPay => "DW-RES-05",
            Refusal::NotEnoughCards => "DW-DR-50",
            Refusal::OutOfOrder => "DW-CARD-02",
            Refusal::NothingToReveal | Refusal::OutOfSight => "DW-REVEAL-12",
            Refusal::RailThere => "DW-RAIL-06",
            Refusal::NoRailOnLake => "DW-RAIL-02",
            Refusal::NoBridgeOnLand => "DW-RAIL-03",
            Refusal::NotFaceDown => "DW-REVEAL-01",
            Refusal::RollsForSomethingElse => "DW-COOP-03",
            Refusal::NoMovement | Refusal::NothingLoaded => "DW-MOVE-09",
            Refusal::NoTopUp | Refusal::EnoughMovement => "DW-REVEAL-08",
            Refusal::BeenThere => "DW-DR-136",
            Refusal::NoSuchWay => "DW-MOVE-02",
            Refusal::NotFromWater => "DW-MOVE-03",
            Refusal::FaceDown => "DW-MOVE-11",
            Refusal::TooFar => "DW-TRAIN-02",
            Refusal::ShiftedAway => "DW-DR-45",
            Refusal::NoBattleJob | Refusal::NoBandits => "DW-BATTLE-04",
            Refusal::NobodyToTradeWith => "DW-MODE-10",
            Refusal::TooFarToTrade => "DW-TRADE-01",
            Refusal::NoItemToTrade => "DW-TRADE-04",
            Refusal::NothingLeft => "DW-TRADE-05",
            Refusal::RefusedBefore => "DW-DR-75",
            Refusal::LastRound | Refusal::NothingLaid | Refusal::TakenBackTooOften(_) => "DW-DR-76",
            Refusal::TooLateToPass | Refusal::NothingToEnd => "DW-DR-17",
            Refusal::HasPassed => "DW-DR-16",
        })
    }

    /// The reason in words.
    fn message(&self) -> Message {
        match self {
            Refusal::UnknownEdition(name) => {
                Message::new("refuse-unknown-edition").text("name", name.clone())
            }
            Refusal::BadContent(why) => Message::new("refuse-bad-content").text("why", why.clone()),
            Refusal::AdditionsAtTable => Message::new("refuse-brought-to-table"),
            Refusal::UnknownMission(name) => {
                Message::new("refuse-unknown-mission").text("name", name.clone())
            }
            Refusal::SeatCount { found, fewest, most } => Message::new("refuse-seat-count")
                .number("found", *found as i64)
                .number("fewest", (*fewest).into())
                .number("most", (*most).into()),
            Refusal::BoardNotAllowed(name) => Message::new("refuse-board").text("name", name.clone()),
            Refusal::DiceNotAllowed(name) => Message::new("refuse-dice").text("name", name.clone()),
            Refusal::UnknownCharacter(name) => {
                Message::new("refuse-unknown-character").text("name", name.clone())
            }
            Refusal::CharacterTaken(name) => {
                Message::new("refuse-character-taken").text("name", name.clone())
            }
            Refusal::MixedLevels => Message::new("refuse-mixed-levels"),
            Refusal::BadDrawBrake(_) => {
                Message::new("refuse-bad-draw-brake").number("most", Setup::DRAW_BRAKE.into())
            }
            Refusal::BadActionBrake(_) => {
                Message::new("refuse-bad-action-brake").number("most", Setup::ACTION_BRAKE.into())
            }
            Refusal::Unreadable(text) => Message::new("refuse-unreadable").text("text", text.clone()),
            Refusal::Over => Message::new("refuse-over"),
            Refusal::NotYourTurn(_, asked) => {
                let names = asked.names.iter().map(|name| Argument::Phrase(name)).collect();
                Message::new("refuse-not-your-turn")
                    .list("names", names)
                    .said("question", asked.prompt.clone())
            }
            Refusal::NotAsked => Message::new("refuse-not-asked"),
            Refusal::WrongAnswer(asked) => {
                Message::new("refuse-wrong-answer").said("question", asked.prompt.clone())
            }
            Refusal::NoSuchJob => Message::new("refuse-no-such-job"),
            Refusal::NotInHand(_) => Message::new("refuse-not-in-hand"),
            Refusal::NotYours => Message::new("refuse-not-yours"),
            Refusal::WrongCard(_) => Message::new("refuse-wrong-card"),
            Refusal::OnTheWay => Message::new("refuse-on-the-way"),
            Refusal::NotInRow => Message::new("refuse-not-in-row"),
            Refusal::DrawBrake(count) => Message::new("refuse-draw-brake").number("count", (*count).into()),
            Refusal::ActionBrake(count) => {
                Message::new("refuse-action-brake").number("count", (*count).into())
            }
            Refusal::NoWagonHere(_) => Message::new("refuse-no-wagon"),
            Refusal::Tapped => Message::new("refuse-tapped"),
            Refusal::Lying => Message::new("refuse-lying"),
            Refusal::BanditsHere(_) => Message::new("refuse-bandits-here"),
            Refusal::NotAt(places) => {
                let places = places.iter().map(|terrain| Argument::Named(terrain.name())).collect();
                Message::new("refuse-not-at").list("places", places)
            }
            Refusal::CannotPay => Message::new("refuse-cannot-pay"),
            Refusal::NotEnoughCards => Message::new("refuse-not-enough-cards"),
            Refusal::OutOfOrder => Message::new("refuse-out-of-order"),
            Refusal::NothingToReveal => Message::new("refuse-nothing-to-reveal"),
            Refusal::RailThere => Message::new("refuse-rail-there"),
            Refusal::NoRailOnLake => Message::new("refuse-no-rail-on-lake"),
            Refusal::NoBridgeOnLand => Message::new("refuse-no-bridge-on-land"),
            Refusal::NotFaceDown => Message::new("refuse-not-face-down"),
            Refusal::OutOfSight => Message::new("refuse-out-of-sight"),
            Refusal::Leashed(_) => Message::new("refuse-leashed"),
            Refusal::RollsForSomethingElse => Message::new("refuse-rolls-for-something-else"),
            Refusal::NoMovement => Message::new("refuse-no-movement"),
            Refusal::NoTopUp => Message::new("refuse-no-top-up"),
            Refusal::NothingLoaded => Message::new("refuse-nothing-loaded"),
            Refusal::NoRailThere(_) => Message::new("refuse-no-rail-there"),
            Refusal::NotEnoughMovement(_) => Message::new("refuse-not-enough-movement"),
            Refusal::BeenThere => Message::new("refuse-been-there"),
            Refusal::NoSuchWay => Message::new("refuse-no-such-way"),
            Refusal::NotFromWater => Message::new("refuse-not-from-water"),
            Refusal::NoTileThere(_) => Message::new("refuse-no-tile-there"),
            Refusal::FaceDown => Message::new("refuse-face-down"),
            Refusal::TooFar => Message::new("refuse-too-far"),
            Refusal::NoTicket(_) => Message::new("refuse-no-ticket"),
            Refusal::ShiftedAway => Message::new("refuse-shifted-away"),
            Refusal::EnoughMovement => Message::new("refuse-enough-movement"),
            Refusal::NoBattleJob => Message::new("refuse-no-battle-job"),
            Refusal::NoBandits => Message::new("refuse-no-bandits"),
            Refusal::NobodyToTradeWith => Message::new("refuse-nobody-to-trade-with"),
            Refusal::TooFarToTrade => Message::new("refuse-too-far-to-trade"),
            Refusal::NoItemToTrade => Message::new("refuse-no-item-to-trade"),
            Refusal::NothingLeft => Message::new("refuse-nothing-left"),
            Refusal::RefusedBefore => Message::new("refuse-refused-before"),
            Refusal::DangerStays(_) => Message::new("refuse-danger-stays"),
            Refusal::LastRound => Message::new("refuse-last-round"),
            Refusal::NothingLaid => Message::new("refuse-nothing-laid"),
            Refusal::TakenBackTooOften(most) => {
                Message::new("refuse-taken-back-too-often").number("n", (*most).into())
            }
            Refusal::TooLateToPass => Message::new("refuse-too-late-to-pass"),
            Refusal::NothingToEnd => Message::new("refuse-nothing-to-end"),
            Refusal::HasPassed => Message::new("refuse-has-passed"),
        }
    }
}
