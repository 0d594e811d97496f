//! What things are worth, in the units of the cost curves: a food is 1.

use super::Settler;
use crate::decision::Source;
use crate::edition::{Kind, Pile};
use crate::job::{Amount, Class, Condition, Goods, Job, Quantity, Resource, Selector, Step, Trigger};
use crate::state::Origin;

/// A success die.
pub(super) const DIE: f64 = 5.0 / 6.0;
/// A victory point.
pub(super) const POINT: f64 = 3.0;

/// Food, wood, metal, gold.
const PRICES: [f64; 4] = [1.0, 0.9, 1.1, 1.35];

impl Settler<'_> {
    /// What doing a job brings, less what it costs.
    pub(super) fn job_worth(&self, source: Source, number: u8) -> f64 {
        let (origin, number) = (self.origin(source), usize::from(number));
        let Some(job) = origin.and_then(|origin| self.game.jobs(self.seat, origin).get(number)) else {
            return 0.0;
        };
        let own = match source {
            Source::Card(kind) => self.keeping(kind),
            // One ability a Day: the best one.
            Source::Ability => 0.3,
            _ => 0.0,
        };
        let x = self.best_x(job);
        self.steps_worth(job, x) - own
    }

    fn origin(&self, source: Source) -> Option<Origin> {
        Some(match source {
            Source::Card(kind) => Origin::Card(kind),
            Source::Ability => Origin::Ability,
            Source::Land => Origin::Land(self.tile_at(self.me.at())?),
            Source::Mission => Origin::Mission,
        })
    }

    /// All steps of a job together.
    pub(super) fn steps_worth(&self, job: &Job, x: u16) -> f64 {
        if job.class() == Class::Battle {
            return self.battle_worth(job);
        }
        let moves = self.movement_worth(job);
        moves + job.steps.iter().map(|step| self.step_worth(*step, x)).sum::<f64>()
    }

    fn step_worth(&self, step: Step, x: u16) -> f64 {
        let count = |amount: Amount| f64::from(amount.with(x));
        match step {
            Step::Pay(amount, goods) => -count(amount) * self.paid(goods),
            Step::Gain(Quantity::Flat(amount), goods) => count(amount) * self.gained(goods),
            Step::Gain(Quantity::Dice(amount), goods) => count(amount) * DIE * self.gained(goods),
            Step::Discard(amount, selector) => count(amount) * self.let_go(selector),
            Step::Scrap(amount, selector) => count(amount) * self.given_up(selector),
            Step::DiscardSelf => 0.9 + 3.0 * self.urgency(),
            Step::ScrapSelf => 2.2 + 4.0 * self.urgency(),
            Step::Draw(amount) => 0.8 * count(amount),
            Step::Take(amount, _) => -2.0 * count(amount),
            Step::Reveal(amount) => count(amount) * POINT * self.points_of(Trigger::Reveal, false),
            Step::Build(_) => POINT * self.points_of(Trigger::Build, true) + 0.3,
            Step::GainVp(amount) => POINT * count(amount),
            Step::LoseVp(amount) => {
                -POINT * count(amount).min(f64::from(self.view.score[self.game.scorer(self.seat)]))
            }
            Step::Tap
            | Step::LieDown
            | Step::At(_)
            | Step::If(_)
            | Step::Move(..)
            | Step::Train(_)
            | Step::Attack(_)
            | Step::Defend(_) => 0.0,
        }
    }

    /// What the mission pays for an event; for going West, what it pays on top.
    pub(super) fn points_of(&self, trigger: Trigger, west: bool) -> f64 {
        let mut points = 0.0;
        for job in self.game.mission().events.iter().filter(|job| job.trigger == Some(trigger)) {
            for step in &job.steps {
                match *step {
                    Step::If(Condition::FurthestWest | Condition::MovedWest) if !west => break,
                    Step::GainVp(amount) => points += f64::from(amount.with(0)),
                    Step::LoseVp(amount) => points -= f64::from(amount.with(0)),
                    _ => {}
                }
            }
        }
        points
    }

    fn paid(&self, goods: Goods) -> f64 {
        match goods {
            Goods::Of(resource) => self.price(resource),
            Goods::Any => {
                let has = |resource: &Resource| self.me.stocks()[*resource as usize] > 0;
                let prices = Resource::ALL.into_iter().filter(has).map(|resource| self.price(resource));
                prices.fold(f64::INFINITY, f64::min).min(1.5)
            }
        }
    }

    fn gained(&self, goods: Goods) -> f64 {
        match goods {
            Goods::Of(resource) => self.price(resource),
            Goods::Any => Resource::ALL.into_iter().map(|resource| self.price(resource)).fold(0.0, f64::max),
        }
    }

    /// What there is much of is worth less, and at the end nothing is.
    pub(super) fn price(&self, resource: Resource) -> f64 {
        let stock = f64::from(self.me.stocks()[resource as usize]);
        let plenty = if stock > 4.0 { 4.0 / stock } else { 1.0 };
        PRICES[resource as usize].max(self.wanted_for_points(resource))
            * plenty
            * (0.25 + 0.75 * (self.days_left() / 4.0).min(1.0))
    }

    /// What the mission turns into points is worth more than its price.
    fn wanted_for_points(&self, resource: Resource) -> f64 {
        let building = match resource {
            Resource::Wood | Resource::Metal => 0.08 * POINT * self.points_of(Trigger::Build, true),
            Resource::Food | Resource::Gold => 0.0,
        };
        let paid = |job: &Job| {
            let (mut costs, mut points) = (0.0, 0.0);
            for step in &job.steps {
                match *step {
                    Step::Pay(amount, Goods::Of(other)) if other == resource => {
                        costs += f64::from(amount.with(1));
                    }
                    Step::GainVp(amount) => points += f64::from(amount.with(1)),
                    _ => {}
                }
            }
            if costs > 0.0 { 0.4 * POINT * points / costs } else { 0.0 }
        };
        self.game.mission().jobs.iter().map(paid).fold(building, f64::max)
    }

    /// Could it be paid now?
    pub(super) fn affords(&self, job: &Job) -> bool {
        job.steps.iter().all(|step| match *step {
            Step::Pay(amount, Goods::Of(resource)) => self.me.stocks()[resource as usize] >= amount.with(1),
            Step::Pay(amount, Goods::Any) => self.me.stocks().iter().any(|&stock| stock >= amount.with(1)),
            _ => true,
        })
    }

    /// Items are kept for something, danger is not.
    fn let_go(&self, selector: Selector) -> f64 {
        match selector {
            Selector::Item | Selector::Colour(_) => {
                let fits = |(kind, _): &&(Kind, usize)| self.game.index().fits(*kind, selector);
                let cheapest = self.hand.iter().filter(fits).map(|(kind, _)| self.keeping(*kind));
                -cheapest.fold(f64::INFINITY, f64::min).min(1.5)
            }
            Selector::AnyDanger | Selector::Danger(_) => 1.2 + 2.5 * self.urgency(),
        }
    }

    /// An item that is scrapped is not there on any later Day; danger is not, either.
    fn given_up(&self, selector: Selector) -> f64 {
        match selector {
            Selector::Item | Selector::Colour(_) => self.let_go(selector) - 0.4 - 0.2 * self.days_left(),
            Selector::AnyDanger | Selector::Danger(_) => self.let_go(selector) + 0.8,
        }
    }

    /// What a card in hand is kept for: what it could bring here, at least a little.
    pub(super) fn keeping(&self, kind: Kind) -> f64 {
        let card = self.game.edition().card(kind);
        match card.pile {
            Pile::Danger(_) => 0.0,
            Pile::Trade => 0.5,
            Pile::Starter => 0.25,
        }
    }

    /// A better deck, as long as there are days to use it.
    pub(super) fn purchase_worth(&self, card: Kind, number: u8) -> f64 {
        let Some(job) = self.game.edition().card(card).buy.get(usize::from(number)) else { return 0.0 };
        let uses = (self.days_left() / 3.0).min(2.0);
        1.6 * uses + self.steps_worth(job, 0)
    }

    /// As many as bring something.
    pub(super) fn best_x(&self, job: &Job) -> u16 {
        if !job.has_x() {
            return 0;
        }
        let steps = |x: u16| job.steps.iter().map(|step| self.step_worth(*step, x)).sum::<f64>();
        let most = self.me.stocks().into_iter().max().unwrap_or(0).max(self.hand.len() as u16).min(12);
        (0..=most).fold(0, |best, x| if steps(x) > steps(best) + 0.05 { x } else { best })
    }

    /// The bandits here, and the chance to clear them with all that could be played.
    fn battle_worth(&self, job: &Job) -> f64 {
        let bandits = self.bandits_at(self.me.at());
        if bandits == 0.0 {
            return -1.0;
        }
        let (mut hits, mut saves) = (0.0, 0.0);
        for step in &job.steps {
            match *step {
                Step::Attack(Quantity::Dice(amount)) => hits += DIE * f64::from(amount.with(0)),
                Step::Attack(Quantity::Flat(amount)) => hits += f64::from(amount.with(0)),
                Step::Defend(Quantity::Dice(amount)) => saves += DIE * f64::from(amount.with(0)),
                Step::Defend(Quantity::Flat(amount)) => saves += f64::from(amount.with(0)),
                _ => {}
            }
        }
        let costs: f64 = job.steps.iter().map(|step| self.step_worth(*step, 0)).sum();
        let ready = self
            .view
            .battle
            .map_or(0.0, |battle| f64::from(battle.attack_dice) * DIE + f64::from(battle.hits));
        // With what was declared before, more is needed only until it is enough.
        let enough = |hits: f64| (hits / (1.9 * bandits)).min(1.0);
        let won = enough(ready + hits) - enough(ready);
        let prize = POINT * self.points_of(Trigger::Clear, true) + 1.5;
        let spared = saves.min(bandits * DIE) * 1.2;
        won * prize + spared + costs - if self.view.battle.is_none() { 0.8 * bandits * DIE } else { 0.0 }
    }
}
