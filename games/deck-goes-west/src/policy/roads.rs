//! The worth of movements.

use super::Policy;
use crate::decision::{Decision, Fare};
use crate::edition::Place;
use crate::foresight::less;
use crate::job::{Gait, Job, JobStep, Trigger};
use crate::land::Direction;
use crate::question::Question;
use crate::state::MoveStage;
use crate::view::SeenTile;

/// The depth of the search, in steps.
const STEPS: u8 = 4;

/// The pool that a job loads, for an x of 0.
fn pool_of(job: &Job) -> [u8; 3] {
    let mut pool = [0; 3];
    for step in &job.steps {
        if let JobStep::Move(gait, amount) = *step {
            pool[gait as usize] = amount.with(0).min(9) as u8;
        }
    }
    pool
}

fn sum(pool: [u8; 3]) -> u16 {
    pool.into_iter().map(u16::from).sum()
}

impl Policy<'_> {
    /// The worth of a movement job: that of the best place it leads to.
    pub(super) fn movement_worth(&self, job: &Job) -> f64 {
        let at = self.me.at();
        let rides = job.steps.iter().filter_map(|step| match *step {
            JobStep::Train(length) => Some(self.best_ride(at, length)),
            _ => None,
        });
        let best = rides.fold(self.best_road(at, pool_of(job), STEPS), f64::max);
        if best > 0.0 { best - self.staying() } else { 0.1 }
    }

    /// The worth of staying, half that of the place.
    fn staying(&self) -> f64 {
        0.5 * self.place_worth(self.me.at())
    }

    /// The worth of the best place that a pool leads to.
    fn best_road(&self, from: Place, pool: [u8; 3], steps: u8) -> f64 {
        let mut best: f64 = 0.0;
        if steps == 0 || pool == [0; 3] {
            return best;
        }
        let here = self.seen(from).and_then(|seen| seen.tile);
        let water = here.is_some_and(|tile| self.game.edition().tile(tile).terrain.is_water());
        for way in Direction::ALL {
            let to = from.toward(way);
            let Some(seen) = self.seen(to).filter(|_| !self.view.is_leashed(self.seat, from, to)) else {
                continue;
            };
            let Some(tile) = seen.tile else {
                best = best.max(self.place_worth(to) - 0.1);
                continue;
            };
            let ways = &self.game.edition().tile(tile).ways;
            let fits = ways.iter().filter(|way| water || !way.from_water);
            let left = match seen.rail && pool[Gait::Walk as usize] > 0 {
                true => Some(pool),
                false => fits.filter_map(|way| less(pool, way.costs)).max_by_key(|left| sum(*left)),
            };
            if let Some(left) = left {
                let beyond = self.best_road(to, left, steps - 1);
                best = best.max(self.place_worth(to).max(beyond) - 0.1);
            }
        }
        best
    }

    fn best_ride(&self, from: Place, length: u8) -> f64 {
        if !self.seen(from).is_some_and(|seen| seen.rail) {
            return 0.0;
        }
        let near =
            |seen: &&SeenTile| seen.rail && seen.place != from && seen.place.distance(from) <= length.into();
        self.view.map.iter().filter(near).map(|seen| self.place_worth(seen.place)).fold(0.0, f64::max)
    }

    /// The worth of a decision within a movement.
    pub(super) fn road_worth(&self, question: Question, decision: Decision) -> f64 {
        let at = self.me.at();
        let leaves = if self.bandits_at(at) > 0.0 { 1.8 } else { 0.0 };
        let pool = self.view.stack.movement().map_or([0; 3], |movement| movement.pool);
        let paid = |by: Fare| match by {
            Fare::Rail => [0; 3],
            Fare::Paid(costs) => costs,
        };
        match decision {
            Decision::Go => super::PASSING,
            // Loads another job only to get to a better place.
            Decision::Do(source, number) if question == Question::Load => {
                let Some(job) = self.job(source, number) else { return 0.0 };
                let more = pool_of(job);
                let both = [0, 1, 2].map(|gait| pool[gait].saturating_add(more[gait]));
                let gained = self.best_road(at, both, STEPS) - self.best_road(at, pool, STEPS);
                gained - self.movement_worth(job) + self.job_worth(source, number)
            }
            Decision::Do(source, number) => self.job_worth(source, number) - 0.5,
            Decision::Stop => self.staying(),
            Decision::Try(direction) => self.place_worth(at.toward(direction)) - leaves * 0.5,
            Decision::Step { direction, by, wagon } => {
                let costs = paid(by);
                let with = if wagon { self.wagon_worth(direction) } else { 0.0 };
                let to = at.toward(direction);
                let left = [0, 1, 2].map(|gait| pool[gait].saturating_sub(costs[gait]));
                let beyond = self.best_road(to, left, STEPS - 1);
                self.place_worth(to).max(beyond) + with - leaves - 0.2 * f64::from(sum(costs)) - 0.05
            }
            Decision::Ride { to, wagon, .. } => {
                let west = f64::from(to.column) - f64::from(at.column);
                let with = if wagon { west * self.pays_for(Trigger::WagonWest, to) } else { 0.0 };
                self.place_worth(to) + with - leaves
            }
            Decision::Enter { by, wagon } => {
                let with = if wagon { self.pays_for(Trigger::WagonWest, at) } else { 0.0 };
                1.0 + self.tried().map_or(0.0, |to| self.place_worth(to)) + with
                    - 0.1 * f64::from(sum(paid(by)))
                    - leaves
            }
            Decision::TurnBack(_) => 0.2 + self.staying(),
            _ => 0.0,
        }
    }

    /// The face-down place that the mover tries to enter.
    fn tried(&self) -> Option<Place> {
        match self.view.stack.movement()?.stage {
            MoveStage::Trying { from, direction, .. } => Some(from.toward(direction)),
            _ => None,
        }
    }

    fn wagon_worth(&self, direction: Direction) -> f64 {
        let to = self.me.at().toward(direction);
        match direction {
            Direction::West => self.pays_for(Trigger::WagonWest, to),
            Direction::East => self.pays_for(Trigger::WagonEast, to),
            Direction::North | Direction::South => 0.2,
        }
    }
}
