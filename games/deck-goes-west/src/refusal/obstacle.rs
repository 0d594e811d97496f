//! Why the rules do not allow a decision.

use crate::job::Terrains;
use game::{Argument, Message};
use thiserror::Error;

/// Why the rules do not allow a decision: the result of every check in `rules/`.
///
/// It is `Copy`: search makes and drops millions of them, and dropping one costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the sentence says it")]
pub enum Obstacle {
    #[error("the game is over")]
    Over,
    #[error("nobody is asked for that")]
    NotAsked,
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
    #[error("cards of one step are chosen in the order of the hand")]
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

impl Obstacle {
    /// The id of the rule that refuses.
    pub(super) const fn rule(self) -> &'static str {
        match self {
            // Several rules refuse for this reason; the caller names the one that applies.
            Obstacle::BanditsHere(rule)
            | Obstacle::Leashed(rule)
            | Obstacle::DangerStays(rule)
            | Obstacle::NoRailThere(rule)
            | Obstacle::NotEnoughMovement(rule)
            | Obstacle::NoTileThere(rule)
            | Obstacle::NoTicket(rule)
            | Obstacle::WrongCard(rule)
            | Obstacle::NotInHand(rule)
            | Obstacle::NoWagonHere(rule) => rule,
            Obstacle::OnTheWay => "DW-DR-82",
            Obstacle::NotYours => "DW-TRADE-06",
            Obstacle::DrawBrake(_) => "DW-DR-135",
            Obstacle::ActionBrake(_) => "DW-DR-137",
            Obstacle::NotAsked => "DW-ACTION-01",
            Obstacle::Over => "DW-DAY-02",
            Obstacle::NoSuchJob => "DW-JOB-02",
            Obstacle::NotInRow => "DW-BUY-01",
            Obstacle::Tapped => "DW-ABILITY-04",
            Obstacle::Lying => "DW-LAND-03",
            Obstacle::NotAt(_) => "DW-COND-02",
            Obstacle::CannotPay => "DW-RES-05",
            Obstacle::NotEnoughCards => "DW-DR-50",
            Obstacle::OutOfOrder => "DW-DR-141",
            Obstacle::NothingToReveal | Obstacle::OutOfSight => "DW-REVEAL-12",
            Obstacle::RailThere => "DW-RAIL-06",
            Obstacle::NoRailOnLake => "DW-RAIL-02",
            Obstacle::NoBridgeOnLand => "DW-RAIL-03",
            Obstacle::NotFaceDown => "DW-REVEAL-01",
            Obstacle::RollsForSomethingElse => "DW-COOP-03",
            Obstacle::NoMovement | Obstacle::NothingLoaded => "DW-MOVE-09",
            Obstacle::NoTopUp | Obstacle::EnoughMovement => "DW-REVEAL-08",
            Obstacle::BeenThere => "DW-DR-136",
            Obstacle::NoSuchWay => "DW-MOVE-02",
            Obstacle::NotFromWater => "DW-MOVE-03",
            Obstacle::FaceDown => "DW-MOVE-11",
            Obstacle::TooFar => "DW-TRAIN-02",
            Obstacle::ShiftedAway => "DW-DR-45",
            Obstacle::NoBattleJob | Obstacle::NoBandits => "DW-BATTLE-04",
            Obstacle::NobodyToTradeWith => "DW-MODE-10",
            Obstacle::TooFarToTrade => "DW-TRADE-01",
            Obstacle::NoItemToTrade => "DW-TRADE-04",
            Obstacle::NothingLeft => "DW-TRADE-05",
            Obstacle::RefusedBefore => "DW-DR-75",
            Obstacle::LastRound | Obstacle::NothingLaid | Obstacle::TakenBackTooOften(_) => "DW-DR-76",
            Obstacle::TooLateToPass | Obstacle::NothingToEnd => "DW-DR-17",
            Obstacle::HasPassed => "DW-DR-16",
        }
    }

    /// The reason in words.
    pub(super) fn message(self) -> Message {
        match self {
            Obstacle::Over => Message::new("refuse-over"),
            Obstacle::NotAsked => Message::new("refuse-not-asked"),
            Obstacle::NoSuchJob => Message::new("refuse-no-such-job"),
            Obstacle::NotInHand(_) => Message::new("refuse-not-in-hand"),
            Obstacle::NotYours => Message::new("refuse-not-yours"),
            Obstacle::WrongCard(_) => Message::new("refuse-wrong-card"),
            Obstacle::OnTheWay => Message::new("refuse-on-the-way"),
            Obstacle::NotInRow => Message::new("refuse-not-in-row"),
            Obstacle::DrawBrake(count) => Message::new("refuse-draw-brake").number("count", count.into()),
            Obstacle::ActionBrake(count) => Message::new("refuse-action-brake").number("count", count.into()),
            Obstacle::NoWagonHere(_) => Message::new("refuse-no-wagon"),
            Obstacle::Tapped => Message::new("refuse-tapped"),
            Obstacle::Lying => Message::new("refuse-lying"),
            Obstacle::BanditsHere(_) => Message::new("refuse-bandits-here"),
            Obstacle::NotAt(places) => {
                let places = places.iter().map(|terrain| Argument::Named(terrain.name())).collect();
                Message::new("refuse-not-at").list("places", places)
            }
            Obstacle::CannotPay => Message::new("refuse-cannot-pay"),
            Obstacle::NotEnoughCards => Message::new("refuse-not-enough-cards"),
            Obstacle::OutOfOrder => Message::new("refuse-out-of-order"),
            Obstacle::NothingToReveal => Message::new("refuse-nothing-to-reveal"),
            Obstacle::RailThere => Message::new("refuse-rail-there"),
            Obstacle::NoRailOnLake => Message::new("refuse-no-rail-on-lake"),
            Obstacle::NoBridgeOnLand => Message::new("refuse-no-bridge-on-land"),
            Obstacle::NotFaceDown => Message::new("refuse-not-face-down"),
            Obstacle::OutOfSight => Message::new("refuse-out-of-sight"),
            Obstacle::Leashed(_) => Message::new("refuse-leashed"),
            Obstacle::RollsForSomethingElse => Message::new("refuse-rolls-for-something-else"),
            Obstacle::NoMovement => Message::new("refuse-no-movement"),
            Obstacle::NoTopUp => Message::new("refuse-no-top-up"),
            Obstacle::NothingLoaded => Message::new("refuse-nothing-loaded"),
            Obstacle::NoRailThere(_) => Message::new("refuse-no-rail-there"),
            Obstacle::NotEnoughMovement(_) => Message::new("refuse-not-enough-movement"),
            Obstacle::BeenThere => Message::new("refuse-been-there"),
            Obstacle::NoSuchWay => Message::new("refuse-no-such-way"),
            Obstacle::NotFromWater => Message::new("refuse-not-from-water"),
            Obstacle::NoTileThere(_) => Message::new("refuse-no-tile-there"),
            Obstacle::FaceDown => Message::new("refuse-face-down"),
            Obstacle::TooFar => Message::new("refuse-too-far"),
            Obstacle::NoTicket(_) => Message::new("refuse-no-ticket"),
            Obstacle::ShiftedAway => Message::new("refuse-shifted-away"),
            Obstacle::EnoughMovement => Message::new("refuse-enough-movement"),
            Obstacle::NoBattleJob => Message::new("refuse-no-battle-job"),
            Obstacle::NoBandits => Message::new("refuse-no-bandits"),
            Obstacle::NobodyToTradeWith => Message::new("refuse-nobody-to-trade-with"),
            Obstacle::TooFarToTrade => Message::new("refuse-too-far-to-trade"),
            Obstacle::NoItemToTrade => Message::new("refuse-no-item-to-trade"),
            Obstacle::NothingLeft => Message::new("refuse-nothing-left"),
            Obstacle::RefusedBefore => Message::new("refuse-refused-before"),
            Obstacle::DangerStays(_) => Message::new("refuse-danger-stays"),
            Obstacle::LastRound => Message::new("refuse-last-round"),
            Obstacle::NothingLaid => Message::new("refuse-nothing-laid"),
            Obstacle::TakenBackTooOften(most) => {
                Message::new("refuse-taken-back-too-often").number("n", most.into())
            }
            Obstacle::TooLateToPass => Message::new("refuse-too-late-to-pass"),
            Obstacle::NothingToEnd => Message::new("refuse-nothing-to-end"),
            Obstacle::HasPassed => Message::new("refuse-has-passed"),
        }
    }
}
