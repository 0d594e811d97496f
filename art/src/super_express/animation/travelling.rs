//! By horse, through time, and on an uncoupled wagon.

use super::super::effects;
use super::super::keyframes::{Keyframe, Keyframes};
use super::super::places::{BanditPlacement, WAGON, place_of};
use super::{Stage, UNCOUPLE, hops};
use super_express::{Bandit, Facing, Piece, Posture};

/// Durations at normal pace, in milliseconds.
const RIDE: f32 = 900.0;
const TRAVEL: f32 = 1100.0;
/// The y coordinate of a galloping horse, in front of the train.
const GROUND: f32 = 277.0;
/// The centre of the Time Travel Car's dial.
const DIAL: (f32, f32) = (508.0, 142.0);

impl Stage {
    /// Along the ground in front of the train, into the Locomotive. A bandit that fell off comes from behind the train.
    pub(super) fn ride(&mut self, bandit: Bandit) {
        let Some(to) = place_of(&self.after, bandit) else { return };
        self.leaves();
        let (now, from) = (self.clock, place_of(&self.before, bandit));
        let behind = self.camera.left - 90.0;
        let (mounts, x) = match from {
            Some(from) => (now + 160.0, from.x),
            None => (now, behind),
        };
        let (gone, arrives) = (now + RIDE, now + RIDE - 140.0);
        let mut gallop = vec![Keyframe::new(now, from.map_or(behind, |from| from.x - 150.0), GROUND)];
        gallop.extend((0..=12_u8).map(|stride| {
            let part = f32::from(stride) / 12.0;
            let (lift, tilt) = if stride % 2 == 0 { (0.0, 2.0) } else { (-7.0, -3.0) };
            let at = mounts + 1.0 + (arrives - mounts) * part;
            Keyframe::new(at, x + (to.x - x) * part, GROUND + lift).turned(tilt)
        }));
        gallop.push(Keyframe::new(gone, to.x + 90.0, GROUND).unseen());
        if let Some(from) = from {
            let mount = [
                Keyframe::at_place(now, &from),
                Keyframe::new(now + 80.0, from.x, from.y - 16.0).sized(from.size),
                Keyframe::new(mounts, from.x, GROUND - 44.0),
            ];
            self.animation.effects.push(effects::past(&from, &Keyframes::new(mount).waiting()));
        }
        let rider = Piece { bandit, facing: Facing::Front, posture: Posture::Standing };
        let rider = BanditPlacement { x: 0.0, y: 0.0, size: 1.0, raised: None, piece: rider };
        let mounted = Keyframes::new([
            Keyframe::new(now, 0.0, 0.0).unseen(),
            Keyframe::new(mounts, 0.0, 0.0).unseen(),
            Keyframe::new(mounts, 0.0, 0.0),
            Keyframe::new(arrives, 0.0, 0.0),
            Keyframe::new(arrives, 0.0, 0.0).unseen(),
            Keyframe::new(gone, 0.0, 0.0).unseen(),
        ]);
        self.animation.effects.push(effects::horse(
            &rider,
            &mounted,
            &Keyframes::new(gallop).unseen_before(),
        ));
        let jump = [
            Keyframe::new(arrives, to.x, GROUND - 44.0),
            Keyframe::new(arrives + 80.0, to.x, to.y - 18.0).sized(to.size),
            Keyframe::at_place(gone, &to),
        ];
        self.animation.pieces.insert(bandit, Keyframes::new(jump).unseen_before());
        self.clock = gone;
    }

    /// Into the dial, while its ring spins, and out of a ring at the rear of the train.
    pub(super) fn travel(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        let now = self.clock;
        self.enters_dial(&from);
        let appears = now + TRAVEL * 0.6;
        let ring = Keyframe::new(appears, to.x, to.y - 45.0 * to.size);
        let wide = Keyframe::new(now + TRAVEL, to.x, to.y - 45.0 * to.size).sized(1.5).unseen();
        self.animation.effects.push(effects::ring(&Keyframes::new([ring.sized(0.2), wide]).unseen_before()));
        let grows = [
            Keyframe::at_place(appears, &to).by(0.0, -40.0).sized(0.05),
            Keyframe::at_place(now + TRAVEL * 0.85, &to).sized(to.size * 1.1),
            Keyframe::at_place(now + TRAVEL, &to),
        ];
        self.animation.pieces.insert(bandit, Keyframes::new(grows).unseen_before());
        self.clock += TRAVEL;
    }

    /// Like a travel, but the dial cracks.
    pub(super) fn vanish(&mut self, bandit: Bandit) {
        let Some(from) = place_of(&self.before, bandit) else { return };
        self.enters_dial(&from);
        self.animation.effects.push(effects::crack(&Keyframes::appearing(self.clock + TRAVEL * 0.55)));
        self.clock += TRAVEL;
    }

    pub(super) fn enters_dial(&mut self, from: &BanditPlacement) {
        self.leaves();
        let (now, (x, y)) = (self.clock, DIAL);
        let mut steps = hops(now, TRAVEL * 0.3, from, x - 80.0);
        steps.push(Keyframe::new(now + TRAVEL * 0.55, x, y + 8.0).turned(360.0).sized(0.08));
        self.animation.effects.push(effects::past(from, &Keyframes::new(steps).waiting()));
        let spin = [Keyframe::new(now, x, y), Keyframe::new(now + TRAVEL, x, y).turned(720.0)];
        self.animation.effects.push(effects::spinning_ring(&Keyframes::new(spin).unseen_before()));
    }

    /// The pin flies off; the wagon itself is drawn with the others.
    pub(super) fn uncouple(&mut self) {
        let (x, y) = (self.rear + WAGON, 224.0);
        let flight = [
            Keyframe::new(0.0, x, y),
            Keyframe::new(220.0, x + 26.0, y - 90.0).turned(240.0),
            Keyframe::new(460.0, x + 60.0, y + 44.0).turned(560.0),
            Keyframe::new(520.0, x + 66.0, y + 46.0).turned(600.0).unseen(),
        ];
        self.animation.effects.push(effects::pin(&Keyframes::new(flight)));
        for (after, far) in [(240.0, 60.0), (460.0, 150.0), (700.0, 90.0)] {
            let puff = Keyframe::new(after, self.rear + far, 256.0).sized(0.4);
            let blown = Keyframe::new(after + 520.0, self.rear + far + 40.0, 244.0).sized(1.5).unseen();
            self.animation.effects.push(effects::dust(&Keyframes::new([puff, blown]).unseen_before()));
        }
        self.clock = UNCOUPLE;
    }
}
