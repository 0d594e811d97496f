//! Where a settler goes: to land nobody has seen, further West, and to places that pay.

use super::Settler;
use super::worth::POINT;
use crate::decision::{Decision, Fare};
use crate::edition::{Place, Tile};
use crate::job::{Class, Gait, Job, Step, Terrain, Trigger};
use crate::land::Direction;
use crate::question::Question;

impl Settler<'_> {
    pub(super) fn tile_at(&self, place: Place) -> Option<Tile> {
        self.view.map.iter().find(|seen| seen.place == place).and_then(|seen| seen.tile)
    }

    pub(super) fn bandits_at(&self, place: Place) -> f64 {
        self.view.map.iter().find(|seen| seen.place == place).map_or(0.0, |seen| f64::from(seen.bandits))
    }

    fn is_unseen(&self, place: Place) -> bool {
        self.view.map.iter().any(|seen| seen.place == place && seen.tile.is_none())
    }

    /// What a movement job is worth: how good the places are that it leads to.
    pub(super) fn movement_worth(&self, job: &Job) -> f64 {
        if job.class() != Class::Movement {
            return 0.0;
        }
        let amount = |wanted: Option<Gait>| -> u16 {
            let steps = job.steps.iter().filter_map(|step| match *step {
                Step::Move(gait, amount) if wanted.is_none_or(|wanted| wanted == gait) => {
                    Some(amount.with(0))
                }
                _ => None,
            });
            steps.sum()
        };
        let at = self.me.at();
        let reach = amount(None);
        let sails_only = reach > 0 && reach == amount(Some(Gait::Sail));
        let here = self.tile_at(at).map(|tile| self.game.edition().tile(tile).terrain);
        // A boat is of use on water, and beside it.
        let usable = !sails_only
            || here.is_some_and(Terrain::is_water)
            || Direction::ALL.iter().any(|&way| self.is_water(at.toward(way)));
        if reach == 0 || !usable {
            return 0.1;
        }
        self.best_within(at, reach.min(4)) - self.place_worth(at) * 0.5
    }

    fn is_water(&self, place: Place) -> bool {
        self.tile_at(place).is_some_and(|tile| self.game.edition().tile(tile).terrain.is_water())
    }

    /// The best there is within so many steps, taking every step for one.
    fn best_within(&self, from: Place, steps: u16) -> f64 {
        let reach = steps as i8;
        let mut best: f64 = 0.0;
        for columns in -reach..=reach {
            for rows in -(reach - columns.abs())..=(reach - columns.abs()) {
                let place = from.by(columns, rows);
                if place != from {
                    let far = f64::from(from.distance(place));
                    best = best.max(self.place_worth(place) - 0.1 * far);
                }
            }
        }
        best
    }

    /// What it is worth to be at a place, or to turn it up.
    fn place_worth(&self, place: Place) -> f64 {
        let west = place.column > self.me.at().column;
        let wagon = self.view.wagon == Some(self.me.at()) && west;
        let along = if wagon { POINT * self.points_of(Trigger::WagonWest, true) } else { 0.0 };
        if self.is_unseen(place) {
            return POINT * self.points_of(Trigger::Reveal, west).max(0.3) + along;
        }
        let Some(tile) = self.tile_at(place) else { return 0.0 };
        let land = self.game.edition().tile(tile);
        let bandits = self.bandits_at(place);
        let pays = |job: &Job| {
            let fits =
                job.steps.iter().any(|step| matches!(step, Step::At(places) if places.has(land.terrain)));
            if fits && self.affords(job) { self.steps_worth(job, self.best_x(job)).max(0.0) } else { 0.0 }
        };
        let mission = self.game.mission().jobs.iter().map(pays).fold(0.0, f64::max);
        let cards = self.hand.iter().flat_map(|(kind, _)| &self.game.edition().card(*kind).jobs);
        let tools = cards.filter(|job| job.class() == Class::Plain).map(pays).fold(0.0, f64::max);
        let worth = mission + 0.6 * tools + self.prospect(place) + if west { 0.3 } else { 0.0 };
        along + if bandits > 0.0 { worth * 0.2 - 0.8 * bandits } else { worth }
    }

    /// What there may be to reveal from a place, next time.
    fn prospect(&self, place: Place) -> f64 {
        let unseen = |&way: &Direction| self.is_unseen(place.toward(way));
        let reveals = |west| 0.5 * POINT * self.points_of(Trigger::Reveal, west);
        match Direction::ALL.iter().find(|way| unseen(way)) {
            Some(Direction::West) => reveals(true),
            Some(_) => reveals(false),
            None => 0.0,
        }
    }

    /// Loading, going, entering, turning back.
    pub(super) fn road_worth(&self, question: Question, decision: Decision) -> f64 {
        let at = self.me.at();
        let leaves = if self.bandits_at(at) > 0.0 { 1.5 } else { 0.0 };
        match decision {
            // What is loaded is used; more is loaded only to enter a tile that asks for more.
            Decision::Go => 1.0,
            Decision::Do(source, number) if question == Question::Load => {
                let pool = self
                    .view
                    .movement
                    .map_or(0, |movement| movement.pool.iter().map(|&pool| u16::from(pool)).sum::<u16>());
                let mountain = self
                    .tile_at(at.toward(Direction::West))
                    .is_some_and(|tile| self.game.edition().tile(tile).terrain == Terrain::Mountain);
                if mountain && pool == 1 { self.job_worth(source, number) } else { 0.0 }
            }
            Decision::Do(source, number) => self.job_worth(source, number) - 0.5,
            Decision::Try(direction) => self.place_worth(at.toward(direction)) - leaves * 0.5,
            Decision::Step { direction, by, wagon } => {
                let cost: u8 = match by {
                    Fare::Rail => 0,
                    Fare::Paid(costs) => costs.iter().sum(),
                };
                let with = if wagon { self.wagon_worth(direction) } else { 0.0 };
                let to = at.toward(direction);
                let left = self
                    .view
                    .movement
                    .map_or(0, |movement| movement.pool.iter().map(|&pool| u16::from(pool)).sum::<u16>());
                let further = left.saturating_sub(cost.into()).min(3);
                let beyond = if further > 0 { self.best_within(to, further) } else { 0.0 };
                self.place_worth(to).max(beyond) + with
                    - self.place_worth(at) * 0.5
                    - leaves
                    - 0.2 * f64::from(cost)
            }
            Decision::Ride { to, wagon, .. } => {
                let west = f64::from(to.column) - f64::from(at.column);
                let with = if wagon { POINT * west * self.points_of(Trigger::WagonWest, true) } else { 0.0 };
                self.place_worth(to) + with - self.place_worth(at) * 0.5 - leaves
            }
            Decision::Enter { by, wagon } => {
                let cost: u8 = match by {
                    Fare::Rail => 0,
                    Fare::Paid(costs) => costs.iter().sum(),
                };
                let with = if wagon { POINT * self.points_of(Trigger::WagonWest, true) } else { 0.0 };
                1.0 + with - 0.1 * f64::from(cost) - leaves
            }
            Decision::TurnBack(_) => 0.2,
            _ => 0.0,
        }
    }

    fn wagon_worth(&self, direction: Direction) -> f64 {
        match direction {
            Direction::West => POINT * self.points_of(Trigger::WagonWest, true),
            Direction::East => POINT * self.points_of(Trigger::WagonEast, true),
            Direction::North | Direction::South => 0.2,
        }
    }
}
