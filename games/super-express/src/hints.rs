//! How good a state looks to a seat: a hint for bots, no rule.

use crate::SuperExpress;
use crate::state::{Phase, State};
use crate::train::{Figure, Floor, Posture};
use game::{BotHints, Seat};

impl BotHints for SuperExpress {
    /// From 0 (out, lost) to 1 (won), comparable with a finished game's utility.
    ///
    /// Somebody who is still aboard has an even share of what is left to win; that share grows with distance from the wagon
    /// that goes next, with treasures, with being on one's feet and with nobody standing behind one's back.
    fn appraise(&self, state: &State, seat: Seat) -> f64 {
        match state.phase {
            Phase::Over(ending) => return f64::from(u8::from(ending.winner() == Some(seat))),
            Phase::Scheming { .. } | Phase::Acting { .. } | Phase::Emptied => {}
        }
        let Figure::Aboard(stance) = state.figures[seat] else { return 0.0 };
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

/// How many standing bandits have this one as the first in their line of sight.
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
