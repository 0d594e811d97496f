//! Hints for bots; no rule depends on them.

use crate::SuperExpress;
use crate::state::{Phase, State};
use crate::train::{Floor, Posture, Whereabouts};
use game::{BotHints, Seat};

impl BotHints for SuperExpress {
    /// An estimate from 0 (out, lost) to 1 (won), comparable with the utility of an outcome.
    ///
    /// Each bandit aboard has an even share of the chance to win; the share grows with the distance from the wagon that goes
    /// next, with treasures, with standing, and with no bandit aiming at it.
    fn appraise(&self, state: &State, seat: Seat) -> f64 {
        match state.phase {
            Phase::Over(ending) => return f64::from(u8::from(ending.winner() == Some(seat))),
            Phase::Scheming { .. } | Phase::Acting { .. } | Phase::Emptied => {}
        }
        let Whereabouts::Aboard(stance) = state.figures[seat] else { return 0.0 };
        let rivals = state.in_the_game().len() as f64;
        let safety = f64::from(state.wagons - stance.car.distance().min(state.wagons))
            / f64::from(state.wagons.max(1));
        let treasures = state.treasures(seat).count() as f64;
        let awake = if stance.posture == Posture::Standing { 0.15 } else { 0.0 };
        let hunted = in_sight_of_others(state, seat) as f64;
        let favour = 0.7 + 0.4 * safety.sqrt() + 0.1 * treasures + awake - 0.1 * hunted;
        (favour / rivals).clamp(0.0, 0.95)
    }
}

/// The number of standing bandits that have this one first in their line of sight.
fn in_sight_of_others(state: &State, seat: Seat) -> usize {
    let hunts = |floor: Floor, other: Seat| {
        let Some(stance) = state.stance(other).filter(|stance| stance.posture == Posture::Standing) else {
            return false;
        };
        let standing =
            |target: &Seat| state.stance(*target).is_some_and(|target| target.posture == Posture::Standing);
        state.line(floor).ahead_of(other, stance.facing).find(standing) == Some(seat)
    };
    let on = |floor| state.line(floor).iter().filter(|&other| other != seat && hunts(floor, other)).count();
    on(Floor::Roof) + on(Floor::Inside)
}
