//! The worth of goods. The unit is the base worth of one food.
//!
//! Every good in stock has a worth, the next one of a kind never more than the one before. A gain or payment is the
//! difference of two stocks, so exchanging goods back and forth brings nothing.

use super::mission::{POINT, most_points};
use crate::edition::Mission;
use crate::job::{Goods, Job, JobStep, Resource, Trigger};

/// The base worth of food, wood, metal, gold.
const PRICES: [f64; 4] = [1.0, 0.9, 1.1, 1.35];

/// The goods of the bot, valued for the mission.
pub(super) struct ValuedStocks {
    stocks: [u16; 4],
    demands: [Demand; 4],
    /// A factor that falls towards the end of the game.
    time_factor: f64,
}

/// A demand of the mission: up to `enough` of a good are worth `price` each, if that is more than the base worth.
#[derive(Clone, Copy)]
struct Demand {
    price: f64,
    enough: u16,
}

impl ValuedStocks {
    pub(super) fn of(mission: &Mission, stocks: [u16; 4], days_left: u8) -> ValuedStocks {
        let time_factor = 0.15 + 0.85 * (f64::from(days_left) / 4.0).min(1.0);
        let demands = Resource::ALL.map(|resource| Demand::of(mission, resource, days_left));
        ValuedStocks { stocks, demands, time_factor }
    }

    pub(super) fn has(&self, resource: Resource, count: u16) -> bool {
        self.stocks[resource as usize] >= count
    }

    /// The worth of gaining this many of a resource.
    pub(super) fn gain(&self, resource: Resource, count: f64) -> f64 {
        let stock = self.stocks[resource as usize];
        let whole = count as u16;
        let sum: f64 = (1..=whole.min(20)).map(|more| self.worth(resource, stock.saturating_add(more))).sum();
        sum + (count - f64::from(whole)) * self.worth(resource, stock.saturating_add(whole).saturating_add(1))
    }

    /// The cost of paying this many of a resource; infinite if the stock does not suffice.
    pub(super) fn pay(&self, resource: Resource, count: u16) -> f64 {
        let stock = self.stocks[resource as usize];
        if stock < count {
            return f64::INFINITY;
        }
        (0..count.min(20)).map(|less| self.worth(resource, stock - less)).sum()
    }

    /// The worth of a gain; the best resource, if the bot may choose.
    pub(super) fn gain_goods(&self, goods: Goods, count: f64) -> f64 {
        match goods {
            Goods::Of(resource) => self.gain(resource, count),
            Goods::Any => {
                Resource::ALL.into_iter().map(|resource| self.gain(resource, count)).fold(0.0, f64::max)
            }
        }
    }

    /// The cost of a payment; the cheapest resource, if the bot may choose.
    pub(super) fn pay_goods(&self, goods: Goods, count: u16) -> f64 {
        match goods {
            Goods::Of(resource) => self.pay(resource, count),
            Goods::Any => {
                let costs = Resource::ALL.into_iter().map(|resource| self.pay(resource, count));
                costs.fold(f64::INFINITY, f64::min)
            }
        }
    }

    /// The marginal worth of the unit with this number: surplus is worth less.
    fn worth(&self, resource: Resource, number: u16) -> f64 {
        let Demand { price, enough } = self.demands[resource as usize];
        let plain = PRICES[resource as usize];
        let worth =
            if number <= enough { plain.max(price) } else { plain * (4.0 / f64::from(number)).min(1.0) };
        worth * self.time_factor
    }
}

impl Demand {
    /// Wood and metal become railways, food becomes steps, and some missions turn goods into points directly.
    fn of(mission: &Mission, resource: Resource, days_left: u8) -> Demand {
        let mut demand = match resource {
            Resource::Wood | Resource::Metal => Demand {
                price: 0.15 * POINT * most_points(mission, Trigger::Build),
                enough: 3.min(days_left.into()),
            },
            Resource::Food => Demand { price: 1.5, enough: 2 },
            Resource::Gold => Demand { price: 0.0, enough: 0 },
        };
        for job in &mission.jobs {
            let (costs, points, all) = exchange(job, resource);
            // The rest of the worth of its points pays for the way there.
            let price = if costs > 0 { 0.28 * POINT * f64::from(points) / f64::from(costs) } else { 0.0 };
            if price > demand.price {
                demand = Demand { price, enough: if all { u16::MAX } else { costs.saturating_mul(2) } };
            }
        }
        demand
    }
}

/// The number of a resource that a mission job takes, the points it gives, and whether x scales both.
fn exchange(job: &Job, resource: Resource) -> (u16, u16, bool) {
    let (mut costs, mut points) = (0, 0);
    for step in &job.steps {
        match *step {
            JobStep::Pay(amount, Goods::Of(other)) if other == resource => costs += amount.with(1),
            JobStep::GainVp(amount) => points += amount.with(1),
            _ => {}
        }
    }
    (costs, points, job.has_x())
}
