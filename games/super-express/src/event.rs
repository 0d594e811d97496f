//! Events: facts in the past tense. Each is declared once, with its notation and its rule.

mod text;

use crate::SuperExpress;
use crate::decision::Program;
use crate::material::{Card, Wagon};
use crate::outcome::Ending;
use crate::train::{Car, Destination, Facing};
use game::Seat;

game::events! {
    /// A fact of the game. Folding all events over the blank state gives the current state.
    #[expect(missing_docs, reason = "each names what happened, to whom and where")]
    pub enum Event of game: SuperExpress;

    TrainLaid { from_rear: [Option<Wagon>; 8] } = "train {from_rear}" => "SE-SETUP-03", beat;
    FirstPlayerDrawn { seat: Seat } = "{seat} draws first player" => "SE-SETUP-06";
    BanditPlaced { seat: Seat, car: Car, facing: Facing } = "{seat} starts in {car} facing {facing}" => "SE-SETUP-08";
    RoundBegan { round: u8 } = "round {round}" => "SE-ROUND-02", round;
    // SE-SCHEME-04. A program lies face down; all other events are public, and cannot be undone.
    ProgramSealed { seat: Seat, program: Program } = "{seat} seals {program}" => "SE-SCHEME-01", reveals Nothing;
    ExecutionBegan { turn: Seat } = "execution from {turn}" => "SE-ACT-01";
    // A revealed card is one beat, and so is the uncoupling with all that follows from it.
    CardRevealed { seat: Seat, card: Card } = "{seat} reveals {card}" => "SE-ACT-02", beat;
    BanditWoke { seat: Seat } = "{seat} wakes" => "SE-STUN-02";
    BanditMoved { seat: Seat, to: Destination } = "{seat} moves to {to}" => "SE-MOVE-01";
    FloorChanged { seat: Seat, to: Destination } = "{seat} climbs to {to}" => "SE-FLOOR-01";
    BanditTurned { seat: Seat, facing: Facing } = "{seat} turns {facing}" => "SE-TURN-01";
    BulletFlewOver { seat: Seat } = "bullet over {seat}" => "SE-SHOOT-04";
    ShotMissed { shooter: Seat } = "{shooter} misses" => "SE-SHOOT-11";
    BanditHit { shooter: Seat, target: Seat } = "{shooter} shoots {target}" => "SE-SHOOT-01";
    BanditPushed { seat: Seat, to: Destination } = "{seat} is pushed to {to}" => "SE-SHOOT-05";
    BanditLayDown { seat: Seat } = "{seat} lies down" => "SE-REFLEX-05";
    BanditRode { seat: Seat, to: Destination } = "{seat} rides to {to}" => "SE-HORSE-02";
    BanditRescued { seat: Seat, to: Destination } = "{seat} is rescued to {to}" => "SE-HORSE-06";
    BanditTravelled { seat: Seat, to: Destination, by: Cause } = "{seat} travels by {by} to {to}" => "SE-TIME-05";
    BanditLeftTrain { seat: Seat, by: Cause } = "{seat} leaves by {by}" => "SE-HORSE-06";
    BanditEliminated { seat: Seat, by: Cause } = "{seat} is out by {by}" => by.eliminates_by();
    TurnPassed { to: Seat } = "turn of {to}" => "SE-ACT-05";
    PilesEmptied = "piles empty" => "SE-ACT-04";
    WagonUncoupled { wagon: Wagon } = "uncoupled {wagon}" => "SE-UNCOUPLE-01", beat;
    TreasureTaken { seat: Seat, wagon: Wagon } = "{seat} takes {wagon}" => "SE-UNCOUPLE-05";
    FirstPlayerPassed { to: Seat } = "first player to {to}" => "SE-FIRST-02";
    GameEnded { ending: Ending } = "over {ending}" => ending.rule();
}

/// Why a bandit left its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A bullet.
    Shot,
    /// Its own Move.
    Walk,
    /// A second time trip in one round.
    Paradox,
    /// The uncoupling of the wagon it was on.
    Uncoupled,
}

impl Cause {
    /// All four, in a fixed order.
    pub const ALL: [Cause; 4] = [Cause::Shot, Cause::Walk, Cause::Paradox, Cause::Uncoupled];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Shot => "shot",
            Cause::Walk => "walk",
            Cause::Paradox => "paradox",
            Cause::Uncoupled => "uncoupled",
        }
    }

    /// The rule by which the cause eliminates a bandit.
    const fn eliminates_by(self) -> &'static str {
        match self {
            Cause::Shot => "SE-SHOOT-09",
            Cause::Walk => "SE-MOVE-05",
            Cause::Paradox => "SE-TIME-10",
            Cause::Uncoupled => "SE-UNCOUPLE-02",
        }
    }
}
