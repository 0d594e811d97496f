//! What happened. Events are small values; each names its rule and has one notation.

mod notation;

use crate::decision::Program;
use crate::material::{Card, Wagon};
use crate::outcome::Ending;
use crate::train::{Car, Facing, Spot};
use game::{RuleId, Seat};

/// A fact of the game. Whoever folds all facts over the empty table has the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each names what happened, to whom and where")]
pub enum Event {
    TrainLaid { from_rear: [Option<Wagon>; 8] },
    FirstPlayerDrawn { seat: Seat },
    BanditPlaced { seat: Seat, car: Car, facing: Facing },
    RoundBegan { round: u8 },
    ProgramSealed { seat: Seat, program: Program },
    ExecutionBegan { turn: Seat },
    CardRevealed { seat: Seat, card: Card },
    BanditWoke { seat: Seat },
    BanditMoved { seat: Seat, to: Spot },
    FloorChanged { seat: Seat, to: Spot },
    BanditTurned { seat: Seat, facing: Facing },
    BulletFlewOver { seat: Seat },
    ShotMissed { shooter: Seat },
    BanditHit { shooter: Seat, target: Seat },
    BanditPushed { seat: Seat, to: Spot },
    BanditLayDown { seat: Seat },
    BanditRode { seat: Seat, to: Spot },
    BanditRescued { seat: Seat, to: Spot },
    BanditTravelled { seat: Seat, to: Spot, by: Cause },
    BanditLeftTrain { seat: Seat, by: Cause },
    BanditEliminated { seat: Seat, by: Cause },
    TurnPassed { to: Seat },
    PilesEmptied,
    WagonUncoupled { wagon: Wagon },
    TreasureTaken { seat: Seat, wagon: Wagon },
    FirstPlayerPassed { to: Seat },
    GameEnded { ending: Ending },
}

/// What made a bandit leave the place it was in.
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
    /// All four.
    pub const ALL: [Cause; 4] = [Cause::Shot, Cause::Walk, Cause::Paradox, Cause::Uncoupled];

    /// The word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Shot => "shot",
            Cause::Walk => "walk",
            Cause::Paradox => "paradox",
            Cause::Uncoupled => "uncoupled",
        }
    }
}

impl Event {
    /// The rule that made it happen.
    pub fn cites(&self) -> RuleId {
        RuleId(match self {
            Event::TrainLaid { .. } => "SE-SETUP-03",
            Event::FirstPlayerDrawn { .. } => "SE-SETUP-06",
            Event::BanditPlaced { .. } => "SE-SETUP-08",
            Event::RoundBegan { .. } => "SE-ROUND-02",
            Event::ProgramSealed { .. } => "SE-SCHEME-01",
            Event::ExecutionBegan { .. } => "SE-ACT-01",
            Event::CardRevealed { .. } => "SE-ACT-02",
            Event::BanditWoke { .. } => "SE-STUN-02",
            Event::BanditMoved { .. } => "SE-MOVE-01",
            Event::FloorChanged { .. } => "SE-FLOOR-01",
            Event::BanditTurned { .. } => "SE-TURN-01",
            Event::BulletFlewOver { .. } => "SE-SHOOT-04",
            Event::ShotMissed { .. } => "SE-SHOOT-11",
            Event::BanditHit { .. } => "SE-SHOOT-01",
            Event::BanditPushed { .. } => "SE-SHOOT-05",
            Event::BanditLayDown { .. } => "SE-REFLEX-05",
            Event::BanditRode { .. } => "SE-HORSE-02",
            Event::BanditRescued { .. } | Event::BanditLeftTrain { .. } => "SE-HORSE-06",
            Event::BanditTravelled { .. } => "SE-TIME-05",
            Event::BanditEliminated { by: Cause::Shot, .. } => "SE-SHOOT-09",
            Event::BanditEliminated { by: Cause::Walk, .. } => "SE-MOVE-05",
            Event::BanditEliminated { by: Cause::Paradox, .. } => "SE-TIME-10",
            Event::BanditEliminated { by: Cause::Uncoupled, .. } => "SE-UNCOUPLE-02",
            Event::TurnPassed { .. } => "SE-ACT-05",
            Event::PilesEmptied => "SE-ACT-04",
            Event::WagonUncoupled { .. } => "SE-UNCOUPLE-01",
            Event::TreasureTaken { .. } => "SE-UNCOUPLE-05",
            Event::FirstPlayerPassed { .. } => "SE-FIRST-02",
            Event::GameEnded { ending: Ending::LastAboard(_) } => "SE-END-01",
            Event::GameEnded { ending: Ending::Nobody } => "SE-END-03",
            Event::GameEnded { ending: Ending::Treasures(_) } => "SE-END-04",
        })
    }

    /// SE-SCHEME-04. A program lies face down: everything else is seen by all, and cannot be taken back.
    pub const fn reveals(&self) -> bool {
        !matches!(self, Event::ProgramSealed { .. })
    }

    /// A revealed card is one step for people, and so is the uncoupling with all that follows from it.
    pub const fn begins_beat(&self) -> bool {
        matches!(self, Event::TrainLaid { .. } | Event::CardRevealed { .. } | Event::WagonUncoupled { .. })
    }
}
