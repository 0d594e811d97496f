//! What goods are worth, in the units of the cost curves: a food is 1.
//!
//! Every good in the purse has its worth, the next one of a kind never more than the one before. So what is gained or
//! paid is the difference of two purses, and changing goods to and fro brings nothing.

use super::mission::{POINT, most_points};
use crate::edition::Mission;
use crate::job::{Goods, Job, Resource, Step, Trigger};

/// Food, wood, metal, gold.
const PRICES: [f64; 4] = [1.0, 0.9, 1.1, 1.35];

/// A settler's goods, and what the mission makes of them.
pub(super) struct Purse {
    stocks: [u16; 4],
    wants: [Want; 4],
    /// At the end nothing is worth much.
    season: f64,
}

/// So many of a good are worth more than its price.
#[derive(Clone, Copy)]
struct Want {
    price: f64,
    enough: u16,
}

impl Purse {
    pub(super) fn of(mission: &Mission, stocks: [u16; 4], days_left: u8) -> Purse {
        let season = 0.15 + 0.85 * (f64::from(days_left) / 4.0).min(1.0);
        let wants = Resource::ALL.map(|resource| Want::of(mission, resource, days_left));
        Purse { stocks, wants, season }
    }

    pub(super) fn has(&self, resource: Resource, count: u16) -> bool {
        self.stocks[resource as usize] >= count
    }

    /// What so many more of a resource are worth.
    pub(super) fn gain(&self, resource: Resource, count: f64) -> f64 {
        let stock = self.stocks[resource as usize];
        let whole = count as u16;
        let sum: f64 = (1..=whole.min(20)).map(|more| self.worth(resource, stock.saturating_add(more))).sum();
        sum + (count - f64::from(whole)) * self.worth(resource, stock.saturating_add(whole).saturating_add(1))
    }

    /// What is missed when so many of a resource are paid; nobody pays more than there is.
    pub(super) fn pay(&self, resource: Resource, count: u16) -> f64 {
        let stock = self.stocks[resource as usize];
        if stock < count {
            return f64::INFINITY;
        }
        (0..count.min(20)).map(|less| self.worth(resource, stock - less)).sum()
    }

    /// What is gained at best.
    pub(super) fn gain_goods(&self, goods: Goods, count: f64) -> f64 {
        match goods {
            Goods::Of(resource) => self.gain(resource, count),
            Goods::Any => {
                Resource::ALL.into_iter().map(|resource| self.gain(resource, count)).fold(0.0, f64::max)
            }
        }
    }

    /// What is paid at least.
    pub(super) fn pay_goods(&self, goods: Goods, count: u16) -> f64 {
        match goods {
            Goods::Of(resource) => self.pay(resource, count),
            Goods::Any => {
                let costs = Resource::ALL.into_iter().map(|resource| self.pay(resource, count));
                costs.fold(f64::INFINITY, f64::min)
            }
        }
    }

    /// What the last one of so many is worth: what there is much of is worth less.
    fn worth(&self, resource: Resource, number: u16) -> f64 {
        let Want { price, enough } = self.wants[resource as usize];
        let plain = PRICES[resource as usize];
        let worth =
            if number <= enough { plain.max(price) } else { plain * (4.0 / f64::from(number)).min(1.0) };
        worth * self.season
    }
}

impl Want {
    /// Wood and metal become railways, food becomes steps, and some missions turn goods into points themselves.
    fn of(mission: &Mission, resource: Resource, days_left: u8) -> Want {
        let mut want = match resource {
            Resource::Wood | Resource::Metal => Want {
                price: 0.15 * POINT * most_points(mission, Trigger::Build),
                enough: 3.min(days_left.into()),
            },
            Resource::Food => Want { price: 1.5, enough: 2 },
            Resource::Gold => Want { price: 0.0, enough: 0 },
        };
        for job in &mission.jobs {
            let (costs, points, all) = exchange(job, resource);
            // The rest of what its points are worth is for the way there.
            let price = if costs > 0 { 0.28 * POINT * f64::from(points) / f64::from(costs) } else { 0.0 };
            if price > want.price {
                want = Want { price, enough: if all { u16::MAX } else { costs.saturating_mul(2) } };
            }
        }
        want
    }
}

/// How many of a resource a mission job takes for how many points, and whether it takes as many as there are.
fn exchange(job: &Job, resource: Resource) -> (u16, u16, bool) {
    let (mut costs, mut points) = (0, 0);
    for step in &job.steps {
        match *step {
            Step::Pay(amount, Goods::Of(other)) if other == resource => costs += amount.with(1),
            Step::GainVp(amount) => points += amount.with(1),
            _ => {}
        }
    }
    (costs, points, job.has_x())
}
