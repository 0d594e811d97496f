//! Move.

use super::{Play, Step, horse, step, time_travel};
use crate::SuperExpress;
use crate::event::{Cause, Event};
use crate::train::{Spot, Stance};
use game::{Seat, Sink};

/// SE-MOVE-01 to SE-MOVE-06, SE-R08, SE-R35. One card in the direction the bandit looks, entering by the near side; even off
/// the train.
#[inline]
pub(crate) fn move_on<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, stance: Stance) {
    match step(play.game, play.state(), stance.car, stance.facing) {
        Step::Onto(car) => {
            let to = Spot { car, floor: stance.floor, end: stance.facing.back() };
            play.happens(Event::BanditMoved { seat, to });
        }
        Step::IntoTimeTravelCar => time_travel::arrive(play, seat, Cause::Walk),
        Step::Off => horse::leave_train(play, seat, Cause::Walk),
    }
}
