//! What every viewer sees of an event, for drawing. Like a view it is built up, so that what is not added stays secret.

use crate::SuperExpress;
use crate::event::{Cause, Event};
use crate::material::{Bandit, Card};
use game::Seat;

/// A change of the table that every viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each names what is seen, and of whom")]
pub enum Motion {
    Seals { bandit: Bandit },
    Reveals { bandit: Bandit, card: Card },
    Wakes { bandit: Bandit },
    Moves { bandit: Bandit },
    ChangesFloor { bandit: Bandit },
    Turns { bandit: Bandit },
    IsFlownOver { bandit: Bandit },
    Misses { shooter: Bandit },
    Hits { shooter: Bandit, target: Bandit },
    IsPushed { bandit: Bandit },
    LiesDown { bandit: Bandit },
    Rides { bandit: Bandit },
    IsRescued { bandit: Bandit },
    Travels { bandit: Bandit },
    LeavesTrain { bandit: Bandit, by: Cause },
    IsOut { bandit: Bandit, by: Cause },
    WagonGoes,
    TakesTreasure { bandit: Bandit },
    BecomesFirst { bandit: Bandit },
}

impl Motion {
    /// The bandit that acts or is acted on.
    pub const fn bandit(self) -> Option<Bandit> {
        match self {
            Motion::Seals { bandit }
            | Motion::Reveals { bandit, .. }
            | Motion::Wakes { bandit }
            | Motion::Moves { bandit }
            | Motion::ChangesFloor { bandit }
            | Motion::Turns { bandit }
            | Motion::IsFlownOver { bandit }
            | Motion::Misses { shooter: bandit }
            | Motion::Hits { shooter: bandit, .. }
            | Motion::IsPushed { bandit }
            | Motion::LiesDown { bandit }
            | Motion::Rides { bandit }
            | Motion::IsRescued { bandit }
            | Motion::Travels { bandit }
            | Motion::LeavesTrain { bandit, .. }
            | Motion::IsOut { bandit, .. }
            | Motion::TakesTreasure { bandit }
            | Motion::BecomesFirst { bandit } => Some(bandit),
            Motion::WagonGoes => None,
        }
    }
}

impl SuperExpress {
    /// The public part of an event; `None` if there is nothing to draw.
    pub fn motion(&self, event: &Event) -> Option<Motion> {
        let who = |seat: Seat| self.bandit(seat);
        Some(match *event {
            Event::ProgramSealed { seat, .. } => Motion::Seals { bandit: who(seat) },
            Event::CardRevealed { seat, card } => Motion::Reveals { bandit: who(seat), card },
            Event::BanditWoke { seat } => Motion::Wakes { bandit: who(seat) },
            Event::BanditMoved { seat, .. } => Motion::Moves { bandit: who(seat) },
            Event::FloorChanged { seat, .. } => Motion::ChangesFloor { bandit: who(seat) },
            Event::BanditTurned { seat, .. } => Motion::Turns { bandit: who(seat) },
            Event::BulletFlewOver { seat } => Motion::IsFlownOver { bandit: who(seat) },
            Event::ShotMissed { shooter } => Motion::Misses { shooter: who(shooter) },
            Event::BanditHit { shooter, target } => {
                Motion::Hits { shooter: who(shooter), target: who(target) }
            }
            Event::BanditPushed { seat, .. } => Motion::IsPushed { bandit: who(seat) },
            Event::BanditLayDown { seat } => Motion::LiesDown { bandit: who(seat) },
            Event::BanditRode { seat, .. } => Motion::Rides { bandit: who(seat) },
            Event::BanditRescued { seat, .. } => Motion::IsRescued { bandit: who(seat) },
            Event::BanditTravelled { seat, .. } => Motion::Travels { bandit: who(seat) },
            Event::BanditLeftTrain { seat, by } => Motion::LeavesTrain { bandit: who(seat), by },
            Event::BanditEliminated { seat, by } => Motion::IsOut { bandit: who(seat), by },
            Event::WagonUncoupled { .. } => Motion::WagonGoes,
            Event::TreasureTaken { seat, .. } => Motion::TakesTreasure { bandit: who(seat) },
            Event::FirstPlayerPassed { to } => Motion::BecomesFirst { bandit: who(to) },
            Event::TrainLaid { .. }
            | Event::FirstPlayerDrawn { .. }
            | Event::BanditPlaced { .. }
            | Event::RoundBegan { .. }
            | Event::ExecutionBegan { .. }
            | Event::TurnPassed { .. }
            | Event::PilesEmptied
            | Event::GameEnded { .. } => return None,
        })
    }
}
