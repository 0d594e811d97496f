//! On foot: to the next card, to another floor, up and down, and off the train.

use super::super::effects;
use super::super::figure::SCALE;
use super::super::keyframes::{Keyframe, Keyframes};
use super::super::places::{card_at, end_of, place_of};
use super::{IMPACT, Stage, hops};
use super_express::{Bandit, Cause};

/// Durations at normal pace, in milliseconds.
const WALK: f32 = 450.0;
const CLIMB: f32 = 400.0;
const TURN: f32 = 200.0;
const WAKE: f32 = 300.0;
const DROP: f32 = 300.0;
const FALL: f32 = 900.0;

impl Stage {
    /// Three hops to the next card.
    pub(super) fn walk(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        self.leaves();
        self.animation.pieces.insert(bandit, Keyframes::new(hops(self.clock, WALK, &from, to.x)));
        self.clock += WALK;
    }

    /// Up or down the end of the card at which the bandit enters.
    pub(super) fn climb(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        self.leaves();
        let (now, end) = (self.clock, end_of(card_at(from.x), to.piece.facing.back()));
        let (below, above) =
            (Keyframe::new(now + 120.0, end, from.y), Keyframe::new(now + 300.0, end, to.y - 5.0));
        self.animation.pieces.insert(
            bandit,
            Keyframes::new([
                Keyframe::at_place(now, &from),
                below.sized(from.size),
                above.sized(to.size),
                Keyframe::at_place(now + CLIMB, &to),
            ]),
        );
        self.clock += CLIMB;
    }

    pub(super) fn turn(&mut self, bandit: Bandit) {
        let Some((_, to)) = self.way(bandit) else { return };
        let step = |at: f32, wide: f32| Keyframe::new(at, 0.0, 0.0).sized(SCALE).narrowed(wide * SCALE);
        let (now, towards) = (self.clock, to.direction());
        let steps = [step(now, -towards), step(now + TURN / 2.0, 0.0), step(now + TURN, towards)];
        self.animation.figures.insert(bandit, Keyframes::new(steps));
        self.clock += TURN;
    }

    /// The stars burst, and the bandit stands up.
    pub(super) fn wake(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        let now = self.clock;
        self.leaves();
        self.stays_until(&from, now);
        let up =
            Keyframe::at_place(now, &from).by(34.0 * from.direction(), 0.0).turned(-78.0 * from.direction());
        let steps = [up, Keyframe::at_place(now + WAKE, &to)];
        self.animation.pieces.insert(bandit, Keyframes::new(steps).unseen_before());
        let stars =
            Keyframe::new(now, from.x - 27.4 * from.direction() * from.size, from.y - 60.0 * from.size);
        let burst =
            Keyframes::new([stars, Keyframe::new(now + WAKE, from.x, from.y - 84.0).sized(1.9).unseen()]);
        self.animation.effects.push(effects::stars(&burst));
        self.clock += WAKE;
    }

    /// A flash at the bandit's own boot, and it lies there.
    pub(super) fn drop(&mut self, bandit: Bandit) {
        let Some((from, to)) = self.way(bandit) else { return };
        self.leaves();
        let now = self.clock;
        self.stays_until(&from, now + IMPACT);
        let boot = Keyframe::new(now, from.x + 12.0 * from.direction(), from.y - 8.0).turned(60.0);
        let later = Keyframe::new(now + IMPACT, from.x + 12.0 * from.direction(), from.y - 8.0).turned(60.0);
        self.animation
            .effects
            .push(effects::flash(&Keyframes::new([boot.sized(0.3), later.sized(1.2)]).unseen_before()));
        let lies = [
            Keyframe::at_place(now + IMPACT, &to).by(0.0, -16.0).turned(30.0 * to.direction()),
            Keyframe::at_place(now + DROP * 0.8, &to),
            Keyframe::at_place(now + DROP * 0.9, &to).by(0.0, -3.0),
            Keyframe::at_place(now + DROP, &to),
        ];
        self.animation.pieces.insert(bandit, Keyframes::new(lies).unseen_before());
        self.clock += DROP;
    }

    /// Over the end of the train, and down behind the rails.
    pub(super) fn fall(&mut self, bandit: Bandit, by: Cause) {
        let Some(from) = place_of(&self.before, bandit) else { return };
        self.leaves();
        let towards = match by {
            Cause::Shot => self.shot.unwrap_or(from.direction()),
            Cause::Walk | Cause::Paradox | Cause::Uncoupled => from.direction(),
        };
        let (now, edge) = (self.clock, if towards > 0.0 { effects::FRONT } else { self.rear + 10.0 });
        let reaches = now + FALL * 0.35;
        let mut steps = match by {
            Cause::Shot => {
                let middle = Keyframe::new(now + FALL * 0.18, (from.x + edge) / 2.0, from.y - 34.0)
                    .turned(20.0 * towards);
                vec![Keyframe::at_place(now, &from), middle.sized(from.size)]
            }
            Cause::Walk | Cause::Paradox | Cause::Uncoupled => hops(now, FALL * 0.35, &from, edge),
        };
        let lands = (edge + 30.0 * towards, 258.0);
        let tips =
            Keyframe::new(reaches + FALL * 0.15, edge + 12.0 * towards, from.y - 4.0).turned(40.0 * towards);
        let down =
            Keyframe::new(now + FALL * 0.75, lands.0, lands.1).turned(80.0 * towards).sized(0.9 * from.size);
        let gone = Keyframe::new(now + FALL * 0.8, lands.0, lands.1).turned(80.0 * towards).unseen();
        steps.extend([tips.sized(from.size), down, gone]);
        self.animation.effects.push(effects::past(&from, &Keyframes::new(steps).waiting()));
        let puff = Keyframe::new(now + FALL * 0.68, lands.0, lands.1 + 6.0);
        let blown = Keyframe::new(now + FALL, lands.0, lands.1).sized(1.6).unseen();
        self.animation.effects.push(effects::dust(&Keyframes::new([puff.sized(0.4), blown]).unseen_before()));
        self.clock += FALL;
    }
}
