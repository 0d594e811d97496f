//! Expansion: Reflex.

use super::{Play, shoot};
use crate::SuperExpress;
use crate::event::Event;
use game::{Seat, Sink};

/// SE-REFLEX-02 to SE-REFLEX-04, SE-R12. A bandit that Reflex makes stand up shoots at once, by the rules of Shoot.
pub(crate) fn shoot_back<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat) {
    if let Some(stance) = play.state().stance(seat) {
        shoot::shoot(play, seat, stance);
    }
}

/// SE-REFLEX-05, SE-REFLEX-06, SE-R13. Revealed while standing: the bandit shoots its own foot and lies stunned.
pub(crate) fn lie_down<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat) {
    play.happens(Event::BanditLayDown { seat });
}
