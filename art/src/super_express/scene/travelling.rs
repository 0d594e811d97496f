//! By horse, through time, and on an uncoupled wagon.

use super::super::effects;
use super::super::path::{Path, Step};
use super::super::places::{Place, WAGON, place_of};
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
        let Some(to) = place_of(&self.stand, bandit) else { return };
        self.leaves();
        let (now, from) = (self.clock, place_of(&self.stood, bandit));
        let behind = self.camera.left - 90.0;
        let (mounts, x) = match from {
            Some(from) => (now + 160.0, from.x),
            None => (now, behind),
        };
        let (gone, arrives) = (now + RIDE, now + RIDE - 140.0);
        let mut gallop = vec![Step::new(now, from.map_or(behind, |from| from.x - 150.0), GROUND)];
        gallop.extend((0..=12_u8).map(|stride| {
            let part = f32::from(stride) / 12.0;
            let (lift, tilt) = if stride % 2 == 0 { (0.0, 2.0) } else { (-7.0, -3.0) };
            let at = mounts + 1.0 + (arrives - mounts) * part;
            Step::new(at, x + (to.x - x) * part, GROUND + lift).turned(tilt)
        }));
        gallop.push(Step::new(gone, to.x + 90.0, GROUND).unseen());
        if let Some(from) = from {
            let mount = [
                Step::at_place(now, &from),
                Step::new(now + 80.0, from.x, from.y - 16.0).sized(from.size),
                Step::new(mounts, from.x, GROUND - 44.0),
            ];
            self.scene.effects.push(effects::past(&from, &Path::new(mount).waiting()));
        }
        let rider = Piece { bandit, facing: Facing::Front, posture: Posture::Standing };
        let rider = Place { x: 0.0, y: 0.0, size: 1.0, raised: None, piece: rider };
        let mounted = Path::new([
            Step::new(now, 0.0, 0.0).unseen(),
            Step::new(mounts, 0.0, 0.0).unseen(),
            Step::new(mounts, 0.0, 0.0),
            Step::new(arrives, 0.0, 0.0),
            Step::new(arrives, 0.0, 0.0).unseen(),
            Step::new(gone, 0.0, 0.0).unseen(),
        ]);
        self.scene.effects.push(effects::horse(&rider, &mounted, &Path::new(gallop).unseen_before()));
        let jump = [
            Step::new(arrives, to.x, GROUND - 44.0),
            Step::new(arrives + 80.0, to.x, to.y - 18.0).sized(to.size),
            Step::at_place(gone, &to),
        ];
        self.scene.pieces.insert(bandit, Path::new(jump).unseen_before());
        self.clock = gone;
    }

    /// Into the dial, while its ring spins, and out of a ring at the rear of the train.
    pub(super) fn travel(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        let now = self.clock;
        self.enters_dial(&from);
        let appears = now + TRAVEL * 0.6;
        let ring = Step::new(appears, to.x, to.y - 45.0 * to.size);
        let wide = Step::new(now + TRAVEL, to.x, to.y - 45.0 * to.size).sized(1.5).unseen();
        self.scene.effects.push(effects::ring(&Path::new([ring.sized(0.2), wide]).unseen_before()));
        let grows = [
            Step::at_place(appears, &to).by(0.0, -40.0).sized(0.05),
            Step::at_place(now + TRAVEL * 0.85, &to).sized(to.size * 1.1),
            Step::at_place(now + TRAVEL, &to),
        ];
        self.scene.pieces.insert(bandit, Path::new(grows).unseen_before());
        self.clock += TRAVEL;
    }

    /// Like a travel, but the dial cracks.
    pub(super) fn vanish(&mut self, bandit: Bandit) {
        let Some(from) = place_of(&self.stood, bandit) else { return };
        self.enters_dial(&from);
        self.scene.effects.push(effects::crack(&Path::appearing(self.clock + TRAVEL * 0.55)));
        self.clock += TRAVEL;
    }

    pub(super) fn enters_dial(&mut self, from: &Place) {
        self.leaves();
        let (now, (x, y)) = (self.clock, DIAL);
        let mut steps = hops(now, TRAVEL * 0.3, from, x - 80.0);
        steps.push(Step::new(now + TRAVEL * 0.55, x, y + 8.0).turned(360.0).sized(0.08));
        self.scene.effects.push(effects::past(from, &Path::new(steps).waiting()));
        let spin = [Step::new(now, x, y), Step::new(now + TRAVEL, x, y).turned(720.0)];
        self.scene.effects.push(effects::spinning_ring(&Path::new(spin).unseen_before()));
    }

    /// The pin flies off; the wagon itself is drawn with the others.
    pub(super) fn uncouple(&mut self) {
        let (x, y) = (self.rear + WAGON, 224.0);
        let flight = [
            Step::new(0.0, x, y),
            Step::new(220.0, x + 26.0, y - 90.0).turned(240.0),
            Step::new(460.0, x + 60.0, y + 44.0).turned(560.0),
            Step::new(520.0, x + 66.0, y + 46.0).turned(600.0).unseen(),
        ];
        self.scene.effects.push(effects::pin(&Path::new(flight)));
        for (after, far) in [(240.0, 60.0), (460.0, 150.0), (700.0, 90.0)] {
            let puff = Step::new(after, self.rear + far, 256.0).sized(0.4);
            let blown = Step::new(after + 520.0, self.rear + far + 40.0, 244.0).sized(1.5).unseen();
            self.scene.effects.push(effects::dust(&Path::new([puff, blown]).unseen_before()));
        }
        self.clock = UNCOUPLE;
    }
}
