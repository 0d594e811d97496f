//! Stunned, and standing up again.

use super::{Play, horse, reflex};
use crate::SuperExpress;
use crate::event::Event;
use crate::material::Card;
use crate::setup::HouseRule;
use game::{Seat, Sink};

/// SE-STUN-02, SE-STUN-03, SE-HORSE-05, SE-R15. Any card makes the bandit stand up and nothing else; Reflex also
/// shoots, and by house rule Horse also rides.
#[inline]
pub(crate) fn wake<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, card: Card) {
    play.happens(Event::BanditWoke { seat });
    match card {
        Card::Reflex => reflex::shoot_back(play, seat),
        Card::Horse if play.game.plays_by(HouseRule::HorseWhenStunned) => horse::ride(play, seat),
        _ => {}
    }
}
