//! Expansion: Horse. Also what happens to a bandit that leaves the train.

use super::Play;
use crate::SuperExpress;
use crate::event::{Cause, Event};
use crate::material::Card;
use crate::state::{Phase, ProgramPile};
use crate::train::{Car, Destination, Floor, RowEnd};
use game::{Seat, Sink};

/// SE-HORSE-02, SE-HORSE-03. The place at the very front inside the Locomotive.
const CAB: Destination = Destination { car: Car::LOCOMOTIVE, floor: Floor::Inside, end: RowEnd::Front };

/// SE-HORSE-02 to SE-HORSE-04, SE-R14, SE-TIME-13. The bandit rides from anywhere aboard into the Locomotive, never
/// past it.
pub(crate) fn ride<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat) {
    play.happens(Event::BanditRode { seat, to: CAB });
}

/// SE-HORSE-06 to SE-HORSE-08, SE-SHOOT-09, SE-MOVE-05, SE-R16. A bandit that leaves the train is out of the game, unless
/// Horse is on top of its pile.
pub(crate) fn leave_train<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, by: Cause) {
    let next = match &play.state().phase {
        Phase::Acting { piles, .. } => piles[seat].and_then(ProgramPile::top),
        Phase::Scheming { .. } | Phase::Emptied | Phase::Over(_) => None,
    };
    play.happens(match next {
        Some(Card::Horse) => Event::BanditLeftTrain { seat, by },
        _ => Event::BanditEliminated { seat, by },
    });
}

/// SE-HORSE-06, SE-HORSE-07, SE-HORSE-10, SE-R44, SE-R45. On its owner's turn the Horse brings the bandit back, standing.
pub(crate) fn rescue<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat) {
    play.happens(Event::BanditRescued { seat, to: CAB });
}
