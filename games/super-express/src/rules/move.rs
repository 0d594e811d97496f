//! Move.

use super::{NextCard, Play, horse, next_card, time_travel};
use crate::SuperExpress;
use crate::event::{Cause, Event};
use crate::train::{Destination, Stance};
use game::{Seat, Sink};

/// SE-MOVE-01 to SE-MOVE-06, SE-R08, SE-R35. The bandit moves one card in the direction it looks, even off the train,
/// and enters the row by the near end.
#[inline]
pub(crate) fn move_on<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, stance: Stance) {
    match next_card(play.game, play.state(), stance.car, stance.facing) {
        NextCard::Onto(car) => {
            let to = Destination { car, floor: stance.floor, end: stance.facing.back() };
            play.happens(Event::BanditMoved { seat, to });
        }
        NextCard::IntoTimeTravelCar => time_travel::arrive(play, seat, Cause::Walk),
        NextCard::Off => horse::leave_train(play, seat, Cause::Walk),
    }
}
