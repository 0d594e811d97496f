//! The worth of places: unseen land, land further West, and land where the mission pays.

use super::Policy;
use crate::edition::Place;
use crate::job::{Class, Job, JobStep, Trigger};
use crate::land::Direction;
use crate::view::SeenTile;

/// The discount per step of distance.
const NEARER: f64 = 0.3;

impl Policy<'_> {
    pub(super) fn seen(&self, place: Place) -> Option<&SeenTile> {
        self.view.map.iter().find(|seen| seen.place == place)
    }

    pub(super) fn bandits_at(&self, place: Place) -> f64 {
        self.seen(place).map_or(0.0, |seen| f64::from(seen.bandits))
    }

    fn is_unseen(&self, place: Place) -> bool {
        self.seen(place).is_some_and(|seen| seen.tile.is_none())
    }

    /// The worth of standing on a place, or of turning it up.
    pub(super) fn place_worth(&self, place: Place) -> f64 {
        let west = place.column > self.me.at().column;
        let wagon = self.view.wagon == Some(self.me.at()) && west;
        let along = if wagon { self.pays_for(Trigger::WagonWest, place) } else { 0.0 };
        let Some(seen) = self.seen(place) else { return 0.0 };
        let Some(tile) = seen.tile else {
            return self.pays_for(Trigger::Reveal, place).max(0.9) + along;
        };
        let land = self.game.edition().tile(tile);
        let pays = |job: &Job| {
            if self.affords(job) { self.steps_worth(job, self.best_x(job)).max(0.0) } else { 0.0 }
        };
        let fits = |job: &&Job| {
            job.class() == Class::Plain
                && job
                    .steps
                    .iter()
                    .any(|step| matches!(step, JobStep::At(places) if places.has(land.terrain)))
        };
        let cards = self.hand.iter().flat_map(|(kind, _)| &self.game.edition().card(*kind).jobs);
        let tools = cards.filter(fits).map(pays).fold(0.0, f64::max);
        let worth = 0.7 * tools + self.prospect(place) + if west { 0.25 } else { 0.0 };
        let bandits = f64::from(seen.bandits);
        along + self.goal_from(place) + if bandits > 0.0 { worth * 0.2 - 0.8 * bandits } else { worth }
    }

    /// The best goal as seen from a place, discounted by distance.
    fn goal_from(&self, place: Place) -> f64 {
        let worth = |(goal, worth): &(Place, f64)| worth * NEARER.powi(place.distance(*goal).into());
        self.goals.iter().map(worth).fold(0.0, f64::max)
    }

    /// The worth of unseen land next to a place.
    fn prospect(&self, place: Place) -> f64 {
        let beside = Direction::ALL.into_iter().map(|way| place.toward(way));
        let unseen = beside
            .filter(|&beside| self.is_unseen(beside) && !self.view.is_leashed(self.seat, place, beside));
        0.35 * unseen.map(|beside| self.pays_for(Trigger::Reveal, beside)).fold(0.0, f64::max)
    }
}
