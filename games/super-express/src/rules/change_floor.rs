//! Change Floor.

use super::Play;
use crate::SuperExpress;
use crate::event::Event;
use crate::train::{Destination, Stance};
use game::{Seat, Sink};

/// SE-FLOOR-01 to SE-FLOOR-06, SE-R02. Up or down on the same card, with the back to its edge and all others there ahead.
#[inline]
pub(crate) fn change_floor<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, stance: Stance) {
    let to = Destination { car: stance.car, floor: stance.floor.other(), end: stance.facing.back() };
    play.happens(Event::FloorChanged { seat, to });
}
