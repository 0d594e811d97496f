//! What a beat looks like: who moves along which path, what is seen besides, and how long it takes.

use super::effects;
use super::path::{Path, Step};
use super::places::{Camera, Place, WAGON, card_at, end_of, left_of, place_of, places};
use super::{Moment, pieces::SCALE};
use maud::Markup;
use std::collections::BTreeMap;
use super_express::{Bandit, Cause, Facing, Motion, Piece, Posture};

/// How long everything takes at normal pace, in milliseconds.
const REVEAL: f32 = 250.0;
const WALK: f32 = 450.0;
const CLIMB: f32 = 400.0;
const TURN: f32 = 200.0;
const FLASH: f32 = 80.0;
const IMPACT: f32 = 120.0;
const PUSH: f32 = 350.0;
const WAKE: f32 = 300.0;
const DROP: f32 = 300.0;
const RIDE: f32 = 900.0;
const TRAVEL: f32 = 1100.0;
const FALL: f32 = 900.0;
pub(super) const UNCOUPLE: f32 = 1400.0;
/// A row closes a little after somebody left it.
const CLOSES: f32 = 150.0;
const GLIDE: f32 = 300.0;
/// How far a bullet flies in a millisecond.
const BULLET: f32 = 1.6;
/// Where a horse gallops, in front of the train.
const GROUND: f32 = 277.0;
/// The middle of the Time Travel Car's dial.
const DIAL: (f32, f32) = (508.0, 142.0);

/// Everything that is seen between one moment and the next.
#[derive(Default)]
pub(super) struct Scene {
    pub(super) pieces: BTreeMap<Bandit, Path>,
    /// Whoever turns: the figure moves, and its badge does not.
    pub(super) figures: BTreeMap<Bandit, Path>,
    pub(super) effects: Vec<Markup>,
    /// Over the others.
    pub(super) shots: Vec<Markup>,
    pub(super) time: f32,
}

impl Scene {
    pub(super) fn of(moment: Moment<'_>) -> Scene {
        let before = moment.before.unwrap_or(moment.view);
        let (stood, stand) = (places(&before.train), places(&moment.view.train));
        let mut stage = Stage {
            camera: Camera::on(before),
            rear: left_of(before.train.wagons.len()),
            stood,
            stand,
            clock: 0.0,
            left: None,
            shot: None,
            scene: Scene::default(),
        };
        moment.motions.iter().for_each(|motion| stage.act(*motion));
        stage.close_rows();
        stage.scene.time = stage.clock;
        stage.scene
    }
}

/// Where everybody was and will be, and how late it is.
struct Stage {
    camera: Camera,
    /// The rear end of the train.
    rear: f32,
    stood: Vec<Place>,
    stand: Vec<Place>,
    clock: f32,
    /// When the last one left a place.
    left: Option<f32>,
    /// Which way the last bullet flew.
    shot: Option<f32>,
    scene: Scene,
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

    /// Where somebody was and is.
    fn way(&self, bandit: Bandit) -> Option<(Place, Place)> {
        Some((place_of(&self.stood, bandit)?, place_of(&self.stand, bandit)?))
    }

    fn leaves(&mut self) {
        self.left = Some(self.clock);
    }

    /// Three hops to the next card.
    fn walk(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        self.leaves();
        self.scene.pieces.insert(bandit, Path::new(hops(self.clock, WALK, &from, to.x)));
        self.clock += WALK;
    }

    /// Along the end of the card by which one enters.
    fn climb(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        self.leaves();
        let (now, end) = (self.clock, end_of(card_at(from.x), to.piece.facing.back()));
        let (below, above) = (Step::new(now + 120.0, end, from.y), Step::new(now + 300.0, end, to.y - 5.0));
        self.scene.pieces.insert(
            bandit,
            Path::new([
                Step::at_place(now, &from),
                below.sized(from.size),
                above.sized(to.size),
                Step::at_place(now + CLIMB, &to),
            ]),
        );
        self.clock += CLIMB;
    }

    fn turn(&mut self, bandit: Bandit) {
        let Some((_, to)) = self.way(bandit) else { return };
        let step = |at: f32, wide: f32| Step::new(at, 0.0, 0.0).sized(SCALE).narrowed(wide * SCALE);
        let (now, towards) = (self.clock, to.direction());
        let steps = [step(now, -towards), step(now + TURN / 2.0, 0.0), step(now + TURN, towards)];
        self.scene.figures.insert(bandit, Path::new(steps));
        self.clock += TURN;
    }

    /// The stars burst, and one stands up.
    fn wake(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        let now = self.clock;
        self.leaves();
        self.stays_until(&from, now);
        let up = Step::at_place(now, &from).by(34.0 * from.direction(), 0.0).turned(-78.0 * from.direction());
        let steps = [up, Step::at_place(now + WAKE, &to)];
        self.scene.pieces.insert(bandit, Path::new(steps).unseen_before());
        let stars = Step::new(now, from.x - 27.4 * from.direction() * from.size, from.y - 60.0 * from.size);
        let burst = Path::new([stars, Step::new(now + WAKE, from.x, from.y - 84.0).sized(1.9).unseen()]);
        self.scene.effects.push(effects::stars(&burst));
        self.clock += WAKE;
    }

    /// The drawing of how somebody was stays for a while.
    fn stays_until(&mut self, place: &Place, end: f32) {
        let path = Path::new([Step::at_place(0.0, place), Step::at_place(end, place)]);
        self.scene.effects.push(effects::past(place, &path));
    }

    /// A flash, a bullet, and where it arrives.
    fn shoot(&mut self, shooter: Bandit, target: Option<Bandit>) {
        let Some(to) = place_of(&self.stand, shooter) else { return };
        let from = place_of(&self.stood, shooter).filter(|from| !from.lies()).unwrap_or(to);
        let target = target.and_then(|target| place_of(&self.stood, target));
        let towards = to.direction();
        let end = match (target, to.piece.facing) {
            (Some(target), _) => target.x,
            (None, Facing::Front) => self.camera.left + self.camera.width,
            (None, Facing::Rear) => self.camera.left,
        };
        let (now, far) = (self.clock, ((end - to.x) * towards / to.size - effects::MUZZLE).max(30.0));
        let arrives = now + FLASH + far / BULLET;
        let aside = (from.x - to.x) * towards / to.size;
        let flash = |at: f32, x: f32| Step::new(at, x, 0.0);
        let flash = Path::new([
            flash(now, aside).sized(0.2),
            flash(now + FLASH, aside).sized(1.25),
            flash(arrives + CLOSES, aside),
            flash(arrives + CLOSES + GLIDE, 0.0),
        ]);
        let bullet = Path::new([Step::new(now + FLASH, aside, 0.0), Step::new(arrives, far - 100.0, 0.0)]);
        let shot = effects::Shot {
            shooter: &to,
            far,
            hits: target.is_some(),
            flash: flash.unseen_before(),
            bullet: bullet.unseen_before(),
            arrived: Path::appearing(arrives),
        };
        self.scene.shots.push(effects::shot(&shot));
        self.shot = Some(towards);
        self.clock = arrives + if target.is_some() { IMPACT } else { 0.0 };
    }

    /// Up as one stood, down as one lies.
    fn push(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        self.leaves();
        let (now, top) = (self.clock, self.clock + PUSH / 2.0);
        let spin = 24.0 * (to.x - from.x).signum();
        let highest = Step::new(top, (from.x + to.x) / 2.0, from.y - 44.0).turned(spin);
        let up = Path::new([Step::at_place(now, &from), highest.sized(from.size)]);
        let down = Path::new([
            highest.sized(to.size),
            Step::at_place(now + PUSH * 0.85, &to),
            Step::at_place(now + PUSH * 0.93, &to).by(0.0, -3.0),
            Step::at_place(now + PUSH, &to),
        ]);
        self.scene.effects.push(effects::past(&from, &up.from_the_start()));
        self.scene.effects.push(effects::was_pushed(&from, &to, &Path::appearing(now + PUSH)));
        self.scene.pieces.insert(bandit, down.unseen_before());
        self.clock += PUSH;
    }

    /// A flash at the own boot, and one lies there.
    fn drop(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        self.leaves();
        let now = self.clock;
        self.stays_until(&from, now + IMPACT);
        let boot = Step::new(now, from.x + 12.0 * from.direction(), from.y - 8.0).turned(60.0);
        let later = Step::new(now + IMPACT, from.x + 12.0 * from.direction(), from.y - 8.0).turned(60.0);
        self.scene
            .effects
            .push(effects::flash(&Path::new([boot.sized(0.3), later.sized(1.2)]).unseen_before()));
        let lies = [
            Step::at_place(now + IMPACT, &to).by(0.0, -16.0).turned(30.0 * to.direction()),
            Step::at_place(now + DROP * 0.8, &to),
            Step::at_place(now + DROP * 0.9, &to).by(0.0, -3.0),
            Step::at_place(now + DROP, &to),
        ];
        self.scene.pieces.insert(bandit, Path::new(lies).unseen_before());
        self.clock += DROP;
    }

    /// Along the ground in front of the train, into the Locomotive. Whoever fell off comes from behind the train.
    fn ride(&mut self, bandit: Bandit) {
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
            self.scene.effects.push(effects::past(&from, &Path::new(mount).from_the_start()));
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

    /// Into the dial, while its ring spins, and out of nowhere at the rear of the train.
    fn travel(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        let now = self.clock;
        self.into_dial(&from);
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

    /// As on a travel, but the dial cracks.
    fn vanish(&mut self, bandit: Bandit) {
        let Some(from) = place_of(&self.stood, bandit) else { return };
        self.into_dial(&from);
        self.scene.effects.push(effects::crack(&Path::appearing(self.clock + TRAVEL * 0.55)));
        self.clock += TRAVEL;
    }

    fn into_dial(&mut self, from: &Place) {
        self.leaves();
        let (now, (x, y)) = (self.clock, DIAL);
        let mut steps = hops(now, TRAVEL * 0.3, from, x - 80.0);
        steps.push(Step::new(now + TRAVEL * 0.55, x, y + 8.0).turned(360.0).sized(0.08));
        self.scene.effects.push(effects::past(from, &Path::new(steps).from_the_start()));
        let spin = [Step::new(now, x, y), Step::new(now + TRAVEL, x, y).turned(720.0)];
        self.scene.effects.push(effects::spinning_ring(&Path::new(spin).unseen_before()));
    }

    /// On over the end of the train, and down behind the rails.
    fn fall(&mut self, bandit: Bandit, by: Cause) {
        let Some(from) = place_of(&self.stood, bandit) else { return };
        self.leaves();
        let towards = match by {
            Cause::Shot => self.shot.unwrap_or(from.direction()),
            Cause::Walk | Cause::Paradox | Cause::Uncoupled => from.direction(),
        };
        let (now, edge) = (self.clock, if towards > 0.0 { effects::FRONT } else { self.rear + 10.0 });
        let reaches = now + FALL * 0.35;
        let mut steps = match by {
            Cause::Shot => {
                let middle =
                    Step::new(now + FALL * 0.18, (from.x + edge) / 2.0, from.y - 34.0).turned(20.0 * towards);
                vec![Step::at_place(now, &from), middle.sized(from.size)]
            }
            Cause::Walk | Cause::Paradox | Cause::Uncoupled => hops(now, FALL * 0.35, &from, edge),
        };
        let lands = (edge + 30.0 * towards, 258.0);
        let tips =
            Step::new(reaches + FALL * 0.15, edge + 12.0 * towards, from.y - 4.0).turned(40.0 * towards);
        let down =
            Step::new(now + FALL * 0.75, lands.0, lands.1).turned(80.0 * towards).sized(0.9 * from.size);
        let gone = Step::new(now + FALL * 0.8, lands.0, lands.1).turned(80.0 * towards).unseen();
        steps.extend([tips.sized(from.size), down, gone]);
        self.scene.effects.push(effects::past(&from, &Path::new(steps).from_the_start()));
        let puff = Step::new(now + FALL * 0.68, lands.0, lands.1 + 6.0);
        let blown = Step::new(now + FALL, lands.0, lands.1).sized(1.6).unseen();
        self.scene.effects.push(effects::dust(&Path::new([puff.sized(0.4), blown]).unseen_before()));
        self.clock += FALL;
    }

    /// The pin flies; the wagon itself is drawn with the others.
    fn uncouple(&mut self) {
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

    /// Those who only make room, or use it, glide.
    fn close_rows(&mut self) {
        let begins = self.left.unwrap_or(REVEAL) + CLOSES;
        for to in &self.stand {
            let Some(from) = place_of(&self.stood, to.piece.bandit) else { continue };
            if (from.x, from.y, from.size) != (to.x, to.y, to.size) {
                let glide = Path::new([Step::at_place(begins, &from), Step::at_place(begins + GLIDE, to)]);
                self.scene.pieces.entry(to.piece.bandit).or_insert(glide);
            }
        }
    }
}

/// Three hops along a floor.
fn hops(now: f32, time: f32, from: &Place, to: f32) -> Vec<Step> {
    let hop = |step: u8| {
        let part = f32::from(step) / 6.0;
        let lift = if step % 2 == 1 { -4.0 } else { 0.0 };
        Step::new(now + time * part, from.x + (to - from.x) * part, from.y + lift).sized(from.size)
    };
    (0..=6).map(hop).collect()
}
