//! A bullet and its target.

use super::super::effects;
use super::super::keyframes::{Keyframe, Keyframes};
use super::super::places::place_of;
use super::{CLOSES, GLIDE, IMPACT, Stage};
use super_express::{Bandit, Facing};

/// Durations at normal pace, in milliseconds.
const PUSH: f32 = 350.0;
const FLASH: f32 = 80.0;
/// The speed of a bullet, in units per millisecond.
const BULLET: f32 = 1.6;

impl Stage {
    /// A flash, a bullet, and its impact.
    pub(super) fn shoot(&mut self, shooter: Bandit, target: Option<Bandit>) {
        let Some(to) = place_of(&self.after, shooter) else { return };
        let from = place_of(&self.before, shooter).filter(|from| !from.lies()).unwrap_or(to);
        let target = target.and_then(|target| place_of(&self.before, target));
        let towards = to.direction();
        let end = match (target, to.piece.facing) {
            (Some(target), _) => target.x,
            (None, Facing::Front) => self.camera.left + self.camera.width,
            (None, Facing::Rear) => self.camera.left,
        };
        let (now, far) = (self.clock, ((end - to.x) * towards / to.size - effects::MUZZLE).max(30.0));
        let arrives = now + FLASH + far / BULLET;
        let aside = (from.x - to.x) * towards / to.size;
        let flash = |at: f32, x: f32| Keyframe::new(at, x, 0.0);
        let flash = Keyframes::new([
            flash(now, aside).sized(0.2),
            flash(now + FLASH, aside).sized(1.25),
            flash(arrives + CLOSES, aside),
            flash(arrives + CLOSES + GLIDE, 0.0),
        ]);
        let bullet = Keyframes::new([
            Keyframe::new(now + FLASH, aside, 0.0),
            Keyframe::new(arrives, far - 100.0, 0.0),
        ]);
        let shot = effects::ShotEffect {
            shooter: &to,
            far,
            hits: target.is_some(),
            flash: flash.unseen_before(),
            bullet: bullet.unseen_before(),
            arrived: Keyframes::appearing(arrives),
        };
        self.animation.shots.push(effects::shot(&shot));
        self.shot = Some(towards);
        self.clock = arrives + if target.is_some() { IMPACT } else { 0.0 };
    }

    /// Up in the standing drawing, down in the lying one.
    pub(super) fn push(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        self.leaves();
        let (now, top) = (self.clock, self.clock + PUSH / 2.0);
        let spin = 24.0 * (to.x - from.x).signum();
        let highest = Keyframe::new(top, (from.x + to.x) / 2.0, from.y - 44.0).turned(spin);
        let up = Keyframes::new([Keyframe::at_place(now, &from), highest.sized(from.size)]);
        let down = Keyframes::new([
            highest.sized(to.size),
            Keyframe::at_place(now + PUSH * 0.85, &to),
            Keyframe::at_place(now + PUSH * 0.93, &to).by(0.0, -3.0),
            Keyframe::at_place(now + PUSH, &to),
        ]);
        self.animation.effects.push(effects::past(&from, &up.waiting()));
        self.animation.effects.push(effects::was_pushed(&from, &to, &Keyframes::appearing(now + PUSH)));
        self.animation.pieces.insert(bandit, down.unseen_before());
        self.clock += PUSH;
    }
}
