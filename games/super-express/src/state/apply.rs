//! The only mutation: sets what an event says, and checks no rule.

use super::{Phase, ProgramPile, State, Trip, WagonCard};
use crate::event::Event;
use crate::train::{Car, Destination, Facing, Floor, Posture, RowEnd, Stance, Whereabouts};
use game::{BySeat, Seat};

/// Changes the state to what it is after the event.
#[inline(always)]
pub(crate) fn apply(state: &mut State, event: &Event) {
    match *event {
        Event::TrainLaid { from_rear } => {
            state.wagons = from_rear.iter().flatten().count() as u8;
            for (wagon, distance) in from_rear.into_iter().flatten().zip((1..=state.wagons).rev()) {
                state.wagon_cards[wagon as usize] = WagonCard::Coupled(Car::from_locomotive(distance));
            }
        }
        Event::FirstPlayerDrawn { seat } | Event::FirstPlayerPassed { to: seat } => state.first = seat,
        Event::BanditPlaced { seat, car, facing } => {
            let spot = Destination { car, floor: Floor::Inside, end: RowEnd::Rear };
            state.enter(seat, spot, facing, Posture::Standing);
        }
        Event::RoundBegan { round } => {
            state.round = round;
            state.phase = Phase::Scheming { sealed: BySeat::all(None) };
        }
        Event::ProgramSealed { seat, program } => {
            if let Phase::Scheming { sealed } = &mut state.phase {
                sealed[seat] = Some(program);
            }
        }
        Event::ExecutionBegan { turn } => {
            if let Phase::Scheming { sealed } = state.phase {
                let piles = BySeat(sealed.0.map(|program| program.map(ProgramPile::new)));
                state.phase = Phase::Acting { turn, piles };
            }
        }
        Event::CardRevealed { seat, .. } => {
            state.change_pile(seat, |pile| pile.revealed = pile.revealed.saturating_add(1));
        }
        Event::TurnPassed { to } => {
            if let Phase::Acting { turn, .. } = &mut state.phase {
                *turn = to;
            }
        }
        Event::PilesEmptied => state.phase = Phase::Emptied,
        Event::BanditWoke { seat } => state.change_stance(seat, |stance| stance.posture = Posture::Standing),
        Event::BanditLayDown { seat } => {
            state.change_stance(seat, |stance| stance.posture = Posture::Stunned);
        }
        Event::BanditTurned { seat, facing } => state.change_stance(seat, |stance| stance.facing = facing),
        Event::BanditMoved { seat, to } | Event::FloorChanged { seat, to } => {
            if let Some(stance) = state.stance(seat) {
                state.leave(seat);
                state.enter(seat, to, stance.facing, stance.posture);
            }
        }
        Event::BanditPushed { seat, to } => {
            if let Some(stance) = state.stance(seat) {
                state.leave(seat);
                state.enter(seat, to, stance.facing, Posture::Stunned);
            }
        }
        Event::BanditRode { seat, to } | Event::BanditRescued { seat, to } => {
            state.leave(seat);
            state.enter(seat, to, Facing::Front, Posture::Standing);
        }
        Event::BanditTravelled { seat, to, .. } => {
            state.leave(seat);
            state.enter(seat, to, Facing::Front, Posture::Standing);
            state.change_pile(seat, |pile| (pile.revealed, pile.trip) = (0, Trip::Travelled));
        }
        Event::BanditLeftTrain { seat, .. } => {
            state.leave(seat);
            state.figures[seat] = Whereabouts::RescuePending;
        }
        Event::BanditEliminated { seat, .. } => {
            state.leave(seat);
            state.figures[seat] = Whereabouts::Eliminated;
            if let Phase::Acting { piles, .. } = &mut state.phase {
                piles[seat] = None;
            }
        }
        Event::WagonUncoupled { wagon } => {
            state.wagon_cards[wagon as usize] = WagonCard::Out;
            state.wagons = state.wagons.saturating_sub(1);
        }
        Event::TreasureTaken { seat, wagon } => state.wagon_cards[wagon as usize] = WagonCard::TakenBy(seat),
        Event::GameEnded { ending } => state.phase = Phase::Over(ending),
        Event::BanditHit { .. } | Event::BulletFlewOver { .. } | Event::ShotMissed { .. } => {}
    }
}

impl State {
    #[inline]
    fn change_stance(&mut self, seat: Seat, change: impl FnOnce(&mut Stance)) {
        if let Whereabouts::Aboard(stance) = &mut self.figures[seat] {
            change(stance);
        }
    }

    #[inline]
    fn change_pile(&mut self, seat: Seat, change: impl FnOnce(&mut ProgramPile)) {
        if let Phase::Acting { piles, .. } = &mut self.phase
            && let Some(pile) = &mut piles[seat]
        {
            change(pile);
        }
    }

    /// Removes a bandit from the line of its floor; does nothing if it is not aboard.
    #[inline]
    fn leave(&mut self, seat: Seat) {
        match self.stance(seat).map(|stance| stance.floor) {
            Some(Floor::Roof) => self.roof.leave(seat),
            Some(Floor::Inside) => self.inside.leave(seat),
            None => {}
        }
    }

    /// Puts a bandit at an end of a row.
    #[inline]
    pub(crate) fn enter(&mut self, seat: Seat, to: Destination, facing: Facing, posture: Posture) {
        let line = match to.floor {
            Floor::Roof => &mut self.roof,
            Floor::Inside => &mut self.inside,
        };
        line.enter(line.end_of_row(to.car, to.end, &self.figures), seat);
        self.figures[seat] = Whereabouts::Aboard(Stance { car: to.car, floor: to.floor, facing, posture });
    }
}
