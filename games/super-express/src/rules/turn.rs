//! Turn.

use super::Play;
use crate::SuperExpress;
use crate::event::Event;
use crate::train::Stance;
use game::{Seat, Sink};

/// SE-TURN-01, SE-TURN-02, SE-R49. The bandit looks the other way and stays where it is.
#[inline]
pub(crate) fn turn<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, stance: Stance) {
    play.happens(Event::BanditTurned { seat, facing: stance.facing.flipped() });
}
