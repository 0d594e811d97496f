//! The worth of jobs and cards.

use super::Policy;
use super::mission::{POINT, most_points};
use crate::decision::Source;
use crate::edition::{Kind, Pile};
use crate::job::{Amount, Class, Goods, Job, JobStep, Quantity, Selector, Trigger};
use crate::state::Origin;

/// The expected value of a success die.
pub(super) const DIE: f64 = 5.0 / 6.0;

impl Policy<'_> {
    /// The worth of a job, less its costs.
    pub(super) fn job_worth(&self, source: Source, number: u8) -> f64 {
        let Some(job) = self.job(source, number) else { return 0.0 };
        let own = match source {
            Source::Card(kind) => self.keeping_worth(kind) + self.parting_cost(kind, job),
            // Abilities share one use a Day, so a use has a cost.
            Source::Ability => 0.3,
            _ => 0.0,
        };
        self.steps_worth(job, self.best_x(job)) - own
    }

    /// The cost of losing the card itself: negative for danger; a scrapped item is missed on later Days.
    fn parting_cost(&self, kind: Kind, job: &Job) -> f64 {
        let scraps = job.steps.contains(&JobStep::ScrapSelf);
        match (self.game.index().is_item(kind), scraps) {
            (true, true) => 0.1 + 0.1 * self.days_left(),
            (false, true) => -2.0 - 4.0 * self.urgency(),
            (false, false) if job.steps.contains(&JobStep::DiscardSelf) => -0.9 - 3.0 * self.urgency(),
            _ => 0.0,
        }
    }

    pub(super) fn job(&self, source: Source, number: u8) -> Option<&Job> {
        let origin = match source {
            Source::Card(kind) => Origin::Card(kind),
            Source::Ability => Origin::Ability,
            Source::Land => Origin::Land(self.seen(self.me.at())?.tile?),
            Source::Mission => Origin::Mission,
        };
        self.game.jobs(self.seat, origin).get(usize::from(number))
    }

    /// The worth of all steps of a job together.
    pub(super) fn steps_worth(&self, job: &Job, x: u16) -> f64 {
        match job.class() {
            Class::Battle => self.battle_worth(job),
            Class::Movement => self.movement_worth(job) + self.costs_and_gains(job, x),
            Class::Plain => self.costs_and_gains(job, x),
        }
    }

    fn costs_and_gains(&self, job: &Job, x: u16) -> f64 {
        job.steps.iter().map(|step| self.step_worth(*step, x)).sum()
    }

    pub(super) fn step_worth(&self, step: JobStep, x: u16) -> f64 {
        let count = |amount: Amount| f64::from(amount.with(x));
        match step {
            JobStep::Pay(amount, goods) => -self.stocks.pay_goods(goods, amount.with(x)),
            JobStep::Gain(Quantity::Flat(amount), goods) => self.stocks.gain_goods(goods, count(amount)),
            JobStep::Gain(Quantity::Dice(amount), goods) => {
                self.stocks.gain_goods(goods, DIE * count(amount))
            }
            JobStep::Discard(amount, selector) => count(amount) * self.discard_worth(selector),
            JobStep::Scrap(amount, selector) => count(amount) * self.scrap_worth(selector),
            JobStep::Draw(amount) => 0.8 * count(amount),
            JobStep::Take(amount, _) => -2.0 * count(amount),
            JobStep::Reveal(amount) => count(amount) * self.pays_for(Trigger::Reveal, self.me.at()),
            JobStep::Build(_) => self.railway_pays(self.me.at()) + 0.3,
            JobStep::GainVp(amount) => POINT * count(amount),
            JobStep::LoseVp(amount) => {
                -POINT * count(amount).min(f64::from(self.view.score[self.game.scorer(self.seat).number()]))
            }
            JobStep::DiscardSelf
            | JobStep::ScrapSelf
            | JobStep::Tap
            | JobStep::LieDown
            | JobStep::At(_)
            | JobStep::If(_)
            | JobStep::Move(..)
            | JobStep::Train(_)
            | JobStep::Attack(_)
            | JobStep::Defend(_) => 0.0,
        }
    }

    /// Do the stocks suffice to pay for the job now, with an x of 1?
    pub(super) fn affords(&self, job: &Job) -> bool {
        job.steps.iter().all(|step| match *step {
            JobStep::Pay(amount, Goods::Of(resource)) => self.stocks.has(resource, amount.with(1)),
            JobStep::Pay(amount, Goods::Any) => self.me.stocks().iter().any(|&stock| stock >= amount.with(1)),
            _ => true,
        })
    }

    /// The worth of discarding such a card: negative for items, positive for danger.
    fn discard_worth(&self, selector: Selector) -> f64 {
        match selector {
            Selector::Item | Selector::Colour(_) => {
                let fits = |(kind, _): &&(Kind, usize)| self.game.index().fits(*kind, selector);
                let cheapest = self.hand.iter().filter(fits).map(|(kind, _)| self.keeping_worth(*kind));
                -cheapest.fold(f64::INFINITY, f64::min).min(1.5)
            }
            Selector::AnyDanger | Selector::Danger(_) => 1.2 + 2.5 * self.urgency(),
        }
    }

    /// The worth of scrapping such a card: more extreme than discarding, because it never returns.
    fn scrap_worth(&self, selector: Selector) -> f64 {
        match selector {
            Selector::Item | Selector::Colour(_) => {
                self.discard_worth(selector) - 0.4 - 0.2 * self.days_left()
            }
            Selector::AnyDanger | Selector::Danger(_) => self.discard_worth(selector) + 0.8,
        }
    }

    /// The worth of keeping a card: more for tools where railways pay, for movement, and for trade cards.
    pub(super) fn keeping_worth(&self, kind: Kind) -> f64 {
        let card = self.game.edition().card(kind);
        let moves = card.jobs.iter().any(|job| job.class() == Class::Movement);
        let bought = match card.pile {
            Pile::Danger(_) => 0.0,
            Pile::Trade => 0.5,
            Pile::Starter => 0.25,
        };
        bought + if moves { 0.1 } else { 0.0 } + self.track_tool_worth(kind)
    }

    /// The worth of keeping a tool for railways. A railway costs about three points; a mission that pays more is worth
    /// waiting for with the tool in hand.
    pub(super) fn track_tool_worth(&self, kind: Kind) -> f64 {
        let builds = |job: &Job| job.steps.iter().any(|step| matches!(step, JobStep::Build(_)));
        if !self.game.edition().card(kind).jobs.iter().any(builds) {
            return 0.0;
        }
        0.25 * POINT * (most_points(self.game.mission(), Trigger::Build) - 3.0).max(0.0)
    }

    /// The worth of a purchase: a better deck, as long as there are Days to use it.
    pub(super) fn purchase_worth(&self, card: Kind, number: u8) -> f64 {
        let Some(job) = self.game.edition().card(card).buy.get(usize::from(number)) else { return 0.0 };
        let uses = (self.days_left() / 3.0).min(2.0);
        uses * (1.8 + 0.25 * self.track_tool_worth(card)) + self.steps_worth(job, 0)
    }

    /// The smallest x of about the highest worth.
    pub(super) fn best_x(&self, job: &Job) -> u16 {
        if !job.has_x() {
            return 0;
        }
        let most = self.me.stocks().into_iter().max().unwrap_or(0).max(self.hand.len() as u16).min(12);
        let mut best = (0, self.costs_and_gains(job, 0));
        for x in 1..=most {
            let worth = self.costs_and_gains(job, x);
            if worth > best.1 + 0.05 {
                best = (x, worth);
            }
        }
        best.0
    }
}
