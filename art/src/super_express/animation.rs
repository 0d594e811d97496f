//! The animation of a beat: which bandit moves along which path, which effects are visible, and how long it takes.

mod shooting;
#[cfg(test)]
mod tests;
mod travelling;
mod walking;

use super::TrainTransition;
use super::effects;
use super::figure::BanditFigure;
use super::keyframes::{Keyframe, Keyframes};
use super::places::{BanditPlacement, Camera, left_of, place_of, places};
use maud::{Markup, html};
use std::collections::BTreeMap;
use super_express::{Bandit, Cause, Motion};

/// Durations at normal pace, in milliseconds.
const REVEAL: f32 = 250.0;
const IMPACT: f32 = 120.0;
pub(super) const UNCOUPLE: f32 = 1400.0;
/// The delay before a row closes after a bandit has left it.
const CLOSES: f32 = 150.0;
const GLIDE: f32 = 300.0;

/// The animation between two states: the bandits at their final places, and how they arrive there.
#[derive(Clone, Debug, Default)]
pub struct Animation {
    /// The bandits aboard, as they stand at the end.
    pub(super) places: Vec<BanditPlacement>,
    /// The camera at the end.
    pub(super) camera: Camera,
    pub(super) pieces: BTreeMap<Bandit, Keyframes>,
    /// Paths of bandits that turn: the figure moves, and its badge does not.
    pub(super) figures: BTreeMap<Bandit, Keyframes>,
    pub(super) effects: Vec<Markup>,
    /// Drawn over the other effects.
    pub(super) shots: Vec<Markup>,
    pub(super) time: f32,
    /// When the camera begins to move.
    waits: f32,
}

impl Animation {
    /// Computes the final places and the animation of the motions.
    pub fn of(transition: TrainTransition<'_>) -> Animation {
        let TrainTransition { view, motions, .. } = transition;
        let old = transition.before.unwrap_or(view);
        let mut stage = Stage {
            camera: Camera::on(old),
            rear: left_of(old.train.wagons.len()),
            before: places(&old.train),
            after: places(&view.train),
            clock: 0.0,
            left: None,
            shot: None,
            animation: Animation::default(),
        };
        motions.iter().for_each(|motion| stage.act(*motion));
        stage.close_rows();
        // The camera waits while an uncoupled wagon drifts off.
        let waits = if motions.contains(&Motion::WagonGoes) { UNCOUPLE } else { 0.0 };
        Animation {
            places: stage.after,
            camera: Camera::on(view),
            time: stage.clock,
            waits,
            ..stage.animation
        }
    }

    /// The figure of a bandit, if aboard.
    pub fn figure(&self, bandit: Bandit) -> Option<BanditFigure<'_>> {
        place_of(&self.places, bandit).map(|place| BanditFigure::new(self, place))
    }

    /// Temporary effects, drawn over everything else.
    pub fn effects(&self) -> Markup {
        html! { @for effect in self.effects.iter().chain(&self.shots) { (effect) } }
    }

    /// The duration of the beat at normal pace, in milliseconds.
    pub fn time(&self) -> f32 {
        self.time.round()
    }

    /// The delay before the camera moves, in milliseconds.
    pub const fn camera_waits(&self) -> f32 {
        self.waits
    }
}

/// The places before and after the beat, and the present time within it.
struct Stage {
    camera: Camera,
    /// The rear end of the train.
    rear: f32,
    before: Vec<BanditPlacement>,
    after: Vec<BanditPlacement>,
    clock: f32,
    /// When the last bandit left its place.
    left: Option<f32>,
    /// The direction of the last bullet.
    shot: Option<f32>,
    animation: Animation,
}

impl Stage {
    fn act(&mut self, motion: Motion) {
        match motion {
            Motion::Reveals { .. } => self.clock = REVEAL,
            Motion::Wakes { bandit } => self.wake(bandit),
            Motion::Moves { bandit } => self.walk(bandit),
            Motion::ChangesFloor { bandit } => self.climb(bandit),
            Motion::Turns { bandit } => self.turn(bandit),
            Motion::Misses { shooter } => self.shoot(shooter, None),
            Motion::Hits { shooter, target } => self.shoot(shooter, Some(target)),
            Motion::IsPushed { bandit } => self.push(bandit),
            Motion::LiesDown { bandit } => self.drop(bandit),
            Motion::Rides { bandit } | Motion::IsRescued { bandit } => self.ride(bandit),
            Motion::Travels { bandit } => self.travel(bandit),
            Motion::LeavesTrain { bandit, by } | Motion::IsOut { bandit, by } => match by {
                Cause::Walk | Cause::Shot => self.fall(bandit, by),
                Cause::Paradox => self.vanish(bandit),
                // They are drawn with their wagon.
                Cause::Uncoupled => {}
            },
            Motion::WagonGoes => self.uncouple(),
            Motion::Seals { .. }
            | Motion::IsFlownOver { .. }
            | Motion::TakesTreasure { .. }
            | Motion::BecomesFirst { .. } => {}
        }
    }

    /// The places of a bandit before and after.
    fn way(&self, bandit: Bandit) -> Option<(BanditPlacement, BanditPlacement)> {
        Some((place_of(&self.before, bandit)?, place_of(&self.after, bandit)?))
    }

    fn leaves(&mut self) {
        self.left = Some(self.clock);
    }

    /// Keeps the old drawing of a bandit visible for a while.
    fn stays_until(&mut self, place: &BanditPlacement, end: f32) {
        let path = Keyframes::new([Keyframe::at_place(0.0, place), Keyframe::at_place(end, place)]);
        self.animation.effects.push(effects::past(place, &path));
    }

    /// Moves the bandits that only make or use room.
    fn close_rows(&mut self) {
        let begins = self.left.unwrap_or(REVEAL) + CLOSES;
        for to in &self.after {
            let Some(from) = place_of(&self.before, to.piece.bandit) else { continue };
            if (from.x, from.y, from.size) != (to.x, to.y, to.size) {
                let glide = Keyframes::new([
                    Keyframe::at_place(begins, &from),
                    Keyframe::at_place(begins + GLIDE, to),
                ]);
                self.animation.pieces.entry(to.piece.bandit).or_insert(glide);
            }
        }
    }
}

/// Three hops along a floor.
fn hops(now: f32, time: f32, from: &BanditPlacement, to: f32) -> Vec<Keyframe> {
    let hop = |step: u8| {
        let part = f32::from(step) / 6.0;
        let lift = if step % 2 == 1 { -4.0 } else { 0.0 };
        Keyframe::new(now + time * part, from.x + (to - from.x) * part, from.y + lift).sized(from.size)
    };
    (0..=6).map(hop).collect()
}
