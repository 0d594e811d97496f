//! The Time Travel Car.

use super::Play;
use crate::SuperExpress;
use crate::event::{Cause, Event};
use crate::state::{Phase, Trip};
use crate::train::{Destination, Floor, RowEnd};
use game::{Seat, Sink};

/// SE-TIME-02 to SE-TIME-04, SE-TIME-10, SE-TIME-11, SE-TIME-16, SE-R38, SE-R41, SE-R42. A bandit that arrives travels at
/// once; a second time in a round is a paradox.
pub(crate) fn arrive<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, by: Cause) {
    let trip = match &play.state().phase {
        Phase::Acting { piles, .. } => piles[seat].map(|pile| pile.trip),
        Phase::Scheming { .. } | Phase::Emptied | Phase::Over(_) => None,
    };
    match trip {
        Some(Trip::Travelled) => play.happens(Event::BanditEliminated { seat, by: Cause::Paradox }),
        Some(Trip::NotYet) | None => travel(play, seat, by),
    }
}

/// SE-TIME-05 to SE-TIME-08, SE-TIME-12, SE-R31, SE-R37, SE-R39. Sends the bandit back to the rear of the train,
/// standing, with all three cards hidden again.
fn travel<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, by: Cause) {
    let to = Destination { car: play.state().last_wagon(), floor: Floor::Inside, end: RowEnd::Rear };
    play.happens(Event::BanditTravelled { seat, to, by });
}
