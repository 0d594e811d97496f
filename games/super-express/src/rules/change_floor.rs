//! Change Floor.

use super::Play;
use crate::SuperExpress;
use crate::event::Event;
use crate::train::{Destination, Stance};
use game::{Seat, Sink};

/// SE-FLOOR-01 to SE-FLOOR-06, SE-R02. The bandit goes up or down on the same card and keeps its facing. It arrives at
/// the end of the row behind its back, so all others on that floor are ahead of it.
#[inline]
pub(crate) fn change_floor<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, stance: Stance) {
    let to = Destination { car: stance.car, floor: stance.floor.other(), end: stance.facing.back() };
    play.happens(Event::FloorChanged { seat, to });
}
