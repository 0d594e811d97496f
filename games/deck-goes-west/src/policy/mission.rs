//! What the mission pays for, and in which places.

use super::Policy;
use crate::edition::{Kind, Mission, Place};
use crate::job::{Building, Class, Condition, Job, JobStep, Terrain, Trigger};
use crate::land::Direction;
use crate::view::SeenTile;

/// The worth of a victory point.
pub(super) const POINT: f64 = 3.5;

/// The points that a mission pays for an event if all conditions hold.
pub(super) fn most_points(mission: &Mission, trigger: Trigger) -> f64 {
    points(mission, trigger, |_| true)
}

/// The points that a mission pays for an event under these conditions.
fn points(mission: &Mission, trigger: Trigger, holds: impl Fn(Condition) -> bool) -> f64 {
    let mut points = 0.0;
    for job in mission.events.iter().filter(|job| job.trigger == Some(trigger)) {
        for step in &job.steps {
            match *step {
                JobStep::If(condition) if !holds(condition) => break,
                JobStep::GainVp(amount) => points += f64::from(amount.with(0)),
                JobStep::LoseVp(amount) => points -= f64::from(amount.with(0)),
                _ => {}
            }
        }
    }
    points
}

impl Policy<'_> {
    /// The worth of an event at a place.
    pub(super) fn pays_for(&self, trigger: Trigger, place: Place) -> f64 {
        let points = points(self.game.mission(), trigger, |condition| match condition {
            Condition::FurthestWest => place.column > self.view.records[trigger as usize],
            Condition::MovedWest => place.column > self.me.at().column,
        });
        POINT * points
    }

    /// The worth of a railway at a place without one.
    pub(super) fn railway_pays(&self, place: Place) -> f64 {
        let is_rail = |way: &Direction| self.seen(place.toward(*way)).is_some_and(|seen| seen.rail);
        let scores = !self.game.mission().special.rail_chain || Direction::ALL.iter().any(is_rail);
        if scores { self.pays_for(Trigger::Build, place) } else { 0.0 }
    }

    /// Places where the mission would pay for what the bot has: its jobs, railways, bandits it can beat, and a wagon to
    /// take along.
    pub(super) fn goals(&self) -> Vec<(Place, f64)> {
        let tools = [Building::Rail, Building::Bridge].map(|building| self.can_build(building));
        let might = self.might();
        let goal = |seen: &SeenTile| {
            let (place, terrain) = (seen.place, self.game.edition().tile(seen.tile?).terrain);
            if seen.bandits > 0 {
                return Some((place, self.fight_worth(place, seen.bandits, might)));
            }
            let can_build = tools[usize::from(terrain == Terrain::Lake)] && !seen.rail;
            let railway = if can_build { self.railway_pays(place) } else { 0.0 };
            let waits = self.view.wagon == Some(place) && place != self.me.at();
            let wagon = if waits { 0.7 * self.pays_for(Trigger::WagonWest, place) } else { 0.0 };
            let jobs = self.game.mission().jobs.iter().map(|job| self.pays_at(job, place, terrain));
            Some((place, jobs.fold(railway.max(wagon), f64::max)))
        };
        self.view.map.iter().filter_map(goal).filter(|(_, worth)| *worth > 0.0).collect()
    }

    /// The worth of a mission job at a place, once the bot is there. Counts a third of the points: the goods and the
    /// next visit cost the rest.
    fn pays_at(&self, job: &Job, place: Place, terrain: Terrain) -> f64 {
        let there = job.steps.iter().any(|step| matches!(step, JobStep::At(places) if places.has(terrain)));
        let lies = self.me.is_lying() && place == self.me.at() && job.steps.contains(&JobStep::LieDown);
        let wagon = self.game.mission().special.wagon_at_village && terrain == Terrain::Village;
        let waits = wagon && self.view.wagon.is_some_and(|wagon| wagon != place && wagon != self.me.at());
        if !there || lies || waits || job.class() != Class::Plain || !self.affords(job) {
            return 0.0;
        }
        let x = self.best_x(job);
        let points = job.steps.iter().map(|step| match step {
            JobStep::GainVp(amount) => f64::from(amount.with(x)),
            _ => 0.0,
        });
        match points.sum::<f64>() {
            0.0 => self.steps_worth(job, x),
            points => 0.3 * POINT * points,
        }
    }

    /// Does this job build something, and can the bot pay for it now?
    pub(super) fn builds(&self, job: &Job) -> bool {
        job.steps.iter().any(|step| matches!(step, JobStep::Build(_))) && self.affords(job)
    }

    /// Has the bot a tool for this building and the goods to use it?
    fn can_build(&self, building: Building) -> bool {
        let builds = |job: &Job| job.steps.contains(&JobStep::Build(building)) && self.affords(job);
        let tool = |(kind, _): &(Kind, usize)| self.game.edition().card(*kind).jobs.iter().any(builds);
        let ability = !self.me.is_tapped() && self.game.character(self.seat).abilities.iter().any(builds);
        ability || self.hand.iter().any(tool)
    }
}
