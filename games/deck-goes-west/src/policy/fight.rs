//! Fighting bandits.

use super::Policy;
use super::worth::DIE;
use crate::edition::Place;
use crate::job::{Class, Job, JobStep, Quantity, Trigger};

/// The expected hits per bandit: one, and what its own die saves.
const HITS_EACH: f64 = 1.0 + DIE;

/// The expected hits and saves of a battle job.
fn strength(job: &Job) -> (f64, f64) {
    let (mut hits, mut saves) = (0.0, 0.0);
    let mean = |quantity: Quantity| match quantity {
        Quantity::Dice(amount) => DIE * f64::from(amount.with(0)),
        Quantity::Flat(amount) => f64::from(amount.with(0)),
    };
    for step in &job.steps {
        match *step {
            JobStep::Attack(quantity) => hits += mean(quantity),
            JobStep::Defend(quantity) => saves += mean(quantity),
            _ => {}
        }
    }
    (hits, saves)
}

/// An estimate of the chance to remove all these bandits.
fn chance(hits: f64, bandits: f64) -> f64 {
    let ratio = hits / (HITS_EACH * bandits);
    1.0 - (-ratio.powf(1.0 + 0.5 * (bandits - 1.0).min(3.0))).exp()
}

impl Policy<'_> {
    /// The expected hits of all jobs that the seat could play in one battle.
    pub(super) fn might(&self) -> f64 {
        let best = |jobs: &[Job]| {
            let fits = jobs.iter().filter(|job| job.class() == Class::Battle && self.affords(job));
            fits.map(|job| strength(job).0).fold(0.0, f64::max)
        };
        let cards =
            self.hand.iter().map(|(kind, count)| *count as f64 * best(&self.game.edition().card(*kind).jobs));
        let ability = if self.me.is_tapped() { 0.0 } else { best(&self.game.character(self.seat).abilities) };
        cards.sum::<f64>() + ability + best(&self.game.mission().jobs)
    }

    /// The worth of fighting these bandits with this might.
    pub(super) fn fight_worth(&self, place: Place, bandits: u16, might: f64) -> f64 {
        let bandits = f64::from(bandits);
        let chance = chance(might, bandits);
        chance * self.prize(place) - (1.0 - chance) * self.wounds(bandits)
    }

    /// The worth of clearing the tile, a quiet Night included.
    fn prize(&self, place: Place) -> f64 {
        self.pays_for(Trigger::Clear, place) + 1.5
    }

    /// The expected damage by the bandits that are left.
    fn wounds(&self, bandits: f64) -> f64 {
        DIE * bandits * (1.5 + 2.0 * self.urgency())
    }

    /// What a job adds to a battle here: its share of all hits that can be played, up to what suffices.
    pub(super) fn battle_worth(&self, job: &Job) -> f64 {
        let at = self.me.at();
        let bandits = self.bandits_at(at);
        if bandits == 0.0 {
            return -1.0;
        }
        let (hits, saves) = strength(job);
        let (ready, safe) = self.view.stack.battle().map_or((0.0, 0.0), |battle| {
            let mean = |dice: u16, flat: u16| f64::from(dice) * DIE + f64::from(flat);
            (mean(battle.attack_dice, battle.hits), mean(battle.defence_dice, battle.saves))
        });
        let all = ready + self.might().max(hits);
        let enough = all.min(2.0 * HITS_EACH * bandits);
        let share = |hits: f64| if enough > 0.0 { (hits / enough).min(1.0) } else { 0.0 };
        let won = (share(ready + hits) - share(ready)) * chance(all, bandits);
        let spared = (safe + saves).min(bandits * DIE) - safe.min(bandits * DIE);
        let costs: f64 = job.steps.iter().map(|step| self.step_worth(*step, 0)).sum();
        won * (self.prize(at) + self.wounds(bandits)) + 1.2 * spared + costs
    }
}
