//! Shoot.

use super::{NextCard, Play, horse, next_card, time_travel};
use crate::SuperExpress;
use crate::event::{Cause, Event};
use crate::train::{Destination, Facing, Posture, Stance};
use game::{Seat, Sink};

/// SE-SHOOT-01, SE-SHOOT-11, SE-R07. The first standing bandit in the line of sight is hit; without one, nothing happens.
#[inline]
pub(crate) fn shoot<S: Sink<SuperExpress>>(play: &mut Play<S>, shooter: Seat, stance: Stance) {
    match first_in_sight(play, shooter, stance) {
        Some((target, target_stance)) => {
            play.happens(Event::BanditHit { shooter, target });
            push(play, target, target_stance, stance.facing);
        }
        None => play.happens(Event::ShotMissed { shooter }),
    }
}

/// SE-SHOOT-02, SE-SHOOT-03, SE-SHOOT-04, SE-SHOOT-12, SE-STUN-05, SE-STUN-07, SE-R05. The nearest standing bandit
/// ahead on the same floor, at any distance; the bullet flies over stunned ones.
#[inline]
fn first_in_sight<S: Sink<SuperExpress>>(
    play: &mut Play<S>,
    shooter: Seat,
    stance: Stance,
) -> Option<(Seat, Stance)> {
    for seat in play.state().line(stance.floor).ahead_of(shooter, stance.facing) {
        match play.state().stance(seat) {
            Some(target) if target.posture == Posture::Standing => return Some((seat, target)),
            _ => play.happens(Event::BulletFlewOver { seat }),
        }
    }
    None
}

/// SE-SHOOT-05 to SE-SHOOT-10, SE-R04, SE-R06. Pushes the target one card along with the bullet, past all bandits in
/// between; it is stunned there.
#[inline]
fn push<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, stance: Stance, bullet: Facing) {
    match next_card(play.game, play.state(), stance.car, bullet) {
        NextCard::Onto(car) => {
            let to = Destination { car, floor: stance.floor, end: bullet.back() };
            play.happens(Event::BanditPushed { seat, to });
        }
        NextCard::IntoTimeTravelCar => time_travel::arrive(play, seat, Cause::Shot),
        NextCard::Off => horse::leave_train(play, seat, Cause::Shot),
    }
}
