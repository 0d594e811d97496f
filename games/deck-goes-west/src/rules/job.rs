//! The legality of jobs: a job may begin if it can be completed, whatever dice and draws bring.

use super::CheckResult;
use crate::DeckGoesWest;
use crate::cards::CLASSES;
use crate::edition::Kind;
use crate::job::{Amount, Building, Goods, Job, JobStep, Quantity, Resource, Selector, Terrain};
use crate::refusal::Obstacle;
use crate::state::{JobRun, Origin, Tabletop};
use game::Seat;
use std::cell::OnceCell;

/// What a seat has to do jobs with: goods, cards, land.
#[derive(Clone)]
pub(crate) struct Means<'a> {
    game: &'a DeckGoesWest,
    state: &'a Tabletop,
    seat: Seat,
    stocks: [u16; 4],
    /// Cards in hand, by class: counted lazily, when a step first asks for them.
    cards: OnceCell<[u16; CLASSES]>,
    terrain: Option<Terrain>,
    bandits: bool,
    rail: bool,
}

impl<'a> Means<'a> {
    #[inline]
    pub(crate) fn of(game: &'a DeckGoesWest, state: &'a Tabletop, seat: Seat) -> Means<'a> {
        let tile = state.tile_of(seat);
        Means {
            game,
            state,
            seat,
            stocks: state.player(seat).stocks,
            cards: OnceCell::new(),
            terrain: tile.map(|tile| game.edition().tile(tile).terrain),
            bandits: tile.is_some_and(|tile| state.land.bandits_on(tile) > 0),
            rail: tile.is_some_and(|tile| state.land.rails.has(tile)),
        }
    }

    /// Are there bandits on the seat's tile?
    pub(crate) const fn meets_bandits(&self) -> bool {
        self.bandits
    }

    fn cards(&self) -> &[u16; CLASSES] {
        self.cards.get_or_init(|| self.state.cards.classes(self.game.index(), self.seat))
    }

    /// The means without one card of this kind, which must be in hand.
    fn without(self, kind: Kind) -> Means<'a> {
        let mut cards = *self.cards();
        cards[self.game.index().class(kind)] -= 1;
        Means { cards: OnceCell::from(cards), ..self }
    }

    /// DW-JOB-03, DW-DR-50, DW-DR-54, DW-DR-58, DW-DR-135, DW-SPECIAL-09. May this job begin?
    // Always inlined: most jobs are decided here, before any call.
    #[inline(always)]
    pub(crate) fn check(&self, origin: Origin, job: &Job) -> CheckResult {
        let player = self.state.player(self.seat);
        if player.draws >= self.game.setup.draw_brake && job.draws() {
            return Err(Obstacle::DrawBrake(self.game.setup.draw_brake));
        }
        if origin == Origin::Mission
            && self.game.mission().special.wagon_at_village
            && self.state.wagon != Some(player.at)
            && job.in_village()
        {
            return Err(Obstacle::NoWagonHere("DW-SPECIAL-09"));
        }
        // Fast path: most jobs fail at their place or at their price.
        if let Some(places) = job.gate() {
            self.check_place(places)?;
        }
        if let Some((resource, count)) = job.price()
            && self.stocks[resource as usize] < count.into()
        {
            return Err(Obstacle::CannotPay);
        }
        self.check_steps(origin, job)
    }

    /// DW-DR-54, DW-DR-58. Can all steps be done, for some x?
    fn check_steps(&self, origin: Origin, job: &Job) -> CheckResult {
        let played = match origin {
            Origin::Card(kind) => Some(self.game.index().class(kind)),
            _ => None,
        };
        let first = self.completes(&job.steps, 0, played, None, false);
        if first.is_ok() || !job.has_x() {
            return first;
        }
        let mut others = 1..=self.most_x(job);
        others.find(|&x| self.completes(&job.steps, x, played, None, false).is_ok()).map_or(first, |_| Ok(()))
    }

    /// DW-DR-72. Are all gates of the job open here?
    pub(crate) fn check_every_place(&self, job: &Job) -> CheckResult {
        job.steps.iter().try_for_each(|step| match *step {
            JobStep::At(places) => self.check_place(places),
            _ => Ok(()),
        })
    }

    /// DW-COND-02, DW-COND-03. Refuses a gate that is closed here.
    #[inline]
    fn check_place(&self, places: crate::job::Terrains) -> CheckResult {
        match (self.is_at(places), self.bandits) {
            (true, _) => Ok(()),
            (false, true) => Err(Obstacle::BanditsHere("DW-COND-03")),
            (false, false) => Err(Obstacle::NotAt(places)),
        }
    }

    /// DW-DR-54. The largest x that can be paid.
    pub(crate) fn most_x(&self, job: &Job) -> u16 {
        let bound = |(at, step): (usize, &JobStep)| match *step {
            JobStep::Pay(Amount::X(times), goods) => {
                let each = Resource::ALL
                    .into_iter()
                    .filter(|&resource| goods == Goods::Any || goods == Goods::Of(resource));
                each.map(|resource| self.most_times(&job.steps[..at], resource, times)).max()
            }
            JobStep::Discard(Amount::X(times), selector) | JobStep::Scrap(Amount::X(times), selector) => {
                Some(self.count(selector) / u16::from(times.max(1)))
            }
            _ => None,
        };
        let most = job.steps.iter().enumerate().filter_map(bound).min();
        most.expect("a job with an x pays for it, because no other is sound")
    }

    /// The largest x for which `times` x of a resource can be paid, after these earlier steps have brought what they
    /// bring of it.
    fn most_times(&self, earlier: &[JobStep], resource: Resource, times: u8) -> u16 {
        let (mut fixed, mut per_x) = (self.stocks[resource as usize], 0_u8);
        for step in earlier {
            match *step {
                JobStep::Gain(Quantity::Flat(amount), goods)
                    if goods == Goods::Any || goods == Goods::Of(resource) =>
                {
                    match amount {
                        Amount::Fixed(count) => fixed = fixed.saturating_add(count.into()),
                        Amount::X(times) => per_x = per_x.saturating_add(times),
                    }
                }
                _ => {}
            }
        }
        // A job that gains as much as it pays has no bound here: other steps bound it.
        if times > per_x { fixed / u16::from(times - per_x) } else { Self::BOUNDLESS }
    }

    const BOUNDLESS: u16 = 999;

    fn count(&self, selector: Selector) -> u16 {
        let classes = selector.classes();
        (0..CLASSES).filter(|class| classes >> class & 1 != 0).map(|class| self.cards()[class]).sum()
    }

    /// DW-ABILITY-02, DW-ABILITY-04, DW-LAND-01, DW-LAND-03, DW-LAND-04, DW-DR-50, DW-DR-51, DW-SPECIAL-21. Can all
    /// these steps be done one after the other, with this x? `played` is the class of the card whose job this is, if it
    /// is in hand: it pays for none of the steps. `first` is what is left of the first step, if that has begun.
    /// `started` says that an earlier step had an effect, so that a gate may close. Abilities tap and land jobs lie
    /// down, so each is done once.
    pub(crate) fn completes(
        &self,
        steps: &[JobStep],
        x: u16,
        played: Option<usize>,
        first: Option<Begun>,
        started: bool,
    ) -> CheckResult {
        let mut needs = Needs::default();
        let mut started = started;
        let mut end = steps.len();
        for (at, step) in steps.iter().enumerate() {
            match *step {
                JobStep::Tap if self.state.player(self.seat).tapped => return Err(Obstacle::Tapped),
                JobStep::LieDown if self.bandits => return Err(Obstacle::BanditsHere("DW-LAND-04")),
                JobStep::LieDown if self.state.player(self.seat).lying => return Err(Obstacle::Lying),
                JobStep::At(places) if !self.is_at(places) => {
                    if started {
                        end = at;
                        break;
                    }
                    return self.check_place(places);
                }
                JobStep::Discard(amount, selector) | JobStep::Scrap(amount, selector) => {
                    let begun = first.filter(|_| at == 0);
                    needs.add(selector, begun.map_or(amount.with(x), |begun| begun.left));
                }
                JobStep::Reveal(amount)
                    if amount.with(x) > 0
                        && first.is_none_or(|_| at > 0)
                        && !super::land::has_target(self.game, self.state, self.seat) =>
                {
                    return Err(Obstacle::NothingToReveal);
                }
                JobStep::Build(building) => self.check_building(building)?,
                // Fast path: most jobs that cannot be paid exceed the stock.
                JobStep::Pay(amount, Goods::Of(resource)) => {
                    if !needs.gains && self.stocks[resource as usize] < amount.with(x) {
                        return Err(Obstacle::CannotPay);
                    }
                    needs.pays = true;
                }
                JobStep::Pay(..) => needs.pays = true,
                JobStep::Gain(..) => needs.gains = true,
                _ => {}
            }
            started |= !step.is_marker();
        }
        needs.check(self, played, first)?;
        if !needs.pays || self.pays(self.stocks, &steps[..end], x, first.is_some()) {
            return Ok(());
        }
        Err(Obstacle::CannotPay)
    }

    /// DW-COND-02, DW-COND-03, DW-DR-61. Does the seat stand on such a terrain, without bandits?
    #[inline]
    pub(crate) fn is_at(&self, places: crate::job::Terrains) -> bool {
        !self.bandits && self.terrain.is_some_and(|terrain| places.has(terrain))
    }

    /// DW-RAIL-02, DW-RAIL-03, DW-RAIL-05, DW-RAIL-06. May this be built on the seat's tile?
    pub(crate) fn check_building(&self, building: Building) -> CheckResult {
        let lake = self.terrain == Some(Terrain::Lake);
        match building {
            _ if self.bandits => Err(Obstacle::BanditsHere("DW-RAIL-05")),
            _ if self.rail => Err(Obstacle::RailThere),
            Building::Rail if lake => Err(Obstacle::NoRailOnLake),
            Building::Bridge if !lake => Err(Obstacle::NoBridgeOnLand),
            _ => Ok(()),
        }
    }

    /// DW-RES-02, DW-RES-03, DW-RES-05, DW-DR-56, DW-DR-57. Can all steps be paid, with what earlier steps gain?
    fn pays(&self, mut stocks: [u16; 4], steps: &[JobStep], x: u16, mut skip: bool) -> bool {
        for (at, step) in steps.iter().enumerate() {
            // A step that has begun asks for cards, not for goods.
            if std::mem::take(&mut skip) {
                continue;
            }
            let (amount, goods, pays) = match *step {
                JobStep::Pay(amount, goods) => (amount, goods, true),
                JobStep::Gain(Quantity::Flat(amount), goods) => (amount, goods, false),
                _ => continue,
            };
            let count = amount.with(x);
            match goods {
                Goods::Of(resource) => {
                    let stock = &mut stocks[resource as usize];
                    match pays {
                        true if *stock < count => return false,
                        true => *stock -= count,
                        false => *stock = stock.saturating_add(count),
                    }
                }
                Goods::Any if count == 0 => {}
                Goods::Any => {
                    let rest = &steps[at + 1..];
                    let free = !rest.iter().any(|step| matches!(step, JobStep::Pay(..)));
                    return (0..4).any(|chosen| {
                        let mut after = stocks;
                        if pays && after[chosen] < count {
                            return false;
                        }
                        after[chosen] =
                            if pays { after[chosen] - count } else { after[chosen].saturating_add(count) };
                        free || self.pays(after, rest, x, false)
                    });
                }
            }
        }
        true
    }

    /// The means after this many of a resource are paid, or gained.
    #[must_use]
    pub(crate) fn after_goods(mut self, resource: usize, count: u16, paid: bool) -> Means<'a> {
        let stock = &mut self.stocks[resource];
        *stock = if paid { stock.saturating_sub(count) } else { stock.saturating_add(count) };
        self
    }

    pub(crate) const fn stocks(&self) -> [u16; 4] {
        self.stocks
    }
}

/// A step that asks for cards, some of which have been chosen.
#[derive(Clone, Copy)]
pub(crate) struct Begun {
    /// The number of cards still to choose.
    pub(crate) left: u16,
    /// The cards that may still be chosen, by class.
    pub(crate) open: [u16; CLASSES],
    pub(crate) selector: Selector,
}

/// The cards that steps ask for.
#[derive(Default)]
struct Needs {
    /// Needs that only one class can meet.
    exact: [u16; CLASSES],
    items: u16,
    dangers: u16,
    /// Does a step pay? If not, goods do not matter.
    pays: bool,
    /// Has an earlier step gained goods?
    gains: bool,
}

impl Needs {
    fn add(&mut self, selector: Selector, count: u16) {
        match selector {
            Selector::Item => self.items = self.items.saturating_add(count),
            Selector::AnyDanger => self.dangers = self.dangers.saturating_add(count),
            Selector::Colour(colour) => self.add_exact(colour as usize, count),
            Selector::Danger(danger) => self.add_exact(6 + danger as usize, count),
        }
    }

    fn add_exact(&mut self, class: usize, count: u16) {
        self.exact[class] = self.exact[class].saturating_add(count);
    }

    /// DW-DR-59. Is there a card for every need? Needs of a single class are met first, the others by what is left of the
    /// classes.
    fn check(&self, means: &Means, played: Option<usize>, first: Option<Begun>) -> CheckResult {
        let missing = || Err(Obstacle::NotEnoughCards);
        if self.items == 0 && self.dangers == 0 && self.exact == [0; CLASSES] && first.is_none() {
            return Ok(());
        }
        let mut cards = *means.cards();
        if let Some(class) = played {
            // A danger card that has scrapped itself is no longer in hand.
            cards[class] = cards[class].saturating_sub(1);
        }
        if (0..CLASSES).any(|class| self.exact[class] > cards[class]) {
            return missing();
        }
        let total = |counts: &[u16]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        if total(&self.exact[..6]) + u32::from(self.items) > total(&cards[..6])
            || total(&self.exact[6..]) + u32::from(self.dangers) > total(&cards[6..])
        {
            return missing();
        }
        // A step that has begun may choose among some cards only, and must leave enough for the other steps.
        if let Some(begun) = first {
            let classes = begun.selector.classes();
            let broad = matches!(begun.selector, Selector::Item | Selector::AnyDanger);
            let spare = (0..CLASSES).filter(|class| classes >> class & 1 != 0).map(|class| {
                let needed = if broad { self.exact[class] } else { 0 };
                begun.open[class].min(cards[class] - needed)
            });
            if spare.sum::<u16>() < begun.left {
                return missing();
            }
        }
        Ok(())
    }
}

impl JobStep {
    /// DW-DR-58. Does the step have no effect of its own?
    pub(crate) const fn is_marker(self) -> bool {
        matches!(self, JobStep::Tap | JobStep::LieDown | JobStep::At(_) | JobStep::If(_))
    }
}

/// DW-DR-141. Can a running job go on with this choice of a card?
pub(crate) fn check_card(
    game: &DeckGoesWest,
    state: &Tabletop,
    means: &Means,
    run: &JobRun,
    card: Kind,
) -> CheckResult {
    let job = game.job(run.seat, run.origin, run.job);
    let steps = &job.steps[usize::from(run.at)..];
    let (Some(&(JobStep::Discard(_, selector) | JobStep::Scrap(_, selector))), Some(left)) =
        (steps.first(), run.left)
    else {
        return Err(Obstacle::NotAsked);
    };
    if state.cards.holds(game.index(), run.seat, card) <= usize::from(game.stays(run.origin, card)) {
        return Err(Obstacle::NotInHand("DW-CARD-02"));
    }
    if !game.index().fits(card, selector) {
        return Err(Obstacle::WrongCard(match selector {
            Selector::Item | Selector::AnyDanger => "DW-CARD-05",
            Selector::Colour(_) => "DW-CARD-07",
            Selector::Danger(_) => "DW-CARD-09",
        }));
    }
    if card < run.floor {
        return Err(Obstacle::OutOfOrder);
    }
    let mut open = open(game, state, run, selector, card);
    open[game.index().class(card)] -= 1;
    let left = left.saturating_sub(1);
    if open.iter().sum::<u16>() < left {
        return Err(Obstacle::OutOfOrder);
    }
    let means = means.clone().without(card);
    let begun = Begun { left, open, selector };
    let (x, played) = (run.known_x(), game.played(run.origin));
    let completes = |steps| means.completes(steps, x, played, Some(begun), true);
    let whole = completes(steps);
    let alone = run.origin == Origin::Event || whole.is_err() && !can_go_on(game, state, run, steps);
    if alone { completes(&steps[..1]) } else { whole }
}

/// The cards that a step may still choose, by class: those it accepts, from this kind on.
fn open(
    game: &DeckGoesWest,
    state: &Tabletop,
    run: &JobRun,
    selector: Selector,
    floor: Kind,
) -> [u16; CLASSES] {
    let mut open = [0; CLASSES];
    for (kind, count) in state.cards.hand(game.index(), run.seat) {
        if kind >= floor && game.index().fits(kind, selector) {
            open[game.index().class(kind)] += count as u16 - u16::from(game.stays(run.origin, kind));
        }
    }
    open
}

/// DW-DR-50, DW-DR-129. Can the rest of a job still be done? Event jobs begin unchecked, and an earlier step may have
/// taken away what the check relied on. If not, a choice need only be possible by itself.
fn can_go_on(game: &DeckGoesWest, state: &Tabletop, run: &JobRun, steps: &[JobStep]) -> bool {
    let begun = match (steps.first(), run.left) {
        (Some(&(JobStep::Discard(_, selector) | JobStep::Scrap(_, selector))), Some(left)) => {
            Some(Begun { left, open: open(game, state, run, selector, run.floor), selector })
        }
        _ => None,
    };
    let means = Means::of(game, state, run.seat);
    means.completes(steps, run.known_x(), game.played(run.origin), begun, true).is_ok()
}

/// Can a running job go on with this choice of a resource?
pub(crate) fn check_resource(
    game: &DeckGoesWest,
    state: &Tabletop,
    means: &Means,
    run: &JobRun,
    resource: usize,
) -> CheckResult {
    let job = game.job(run.seat, run.origin, run.job);
    let steps = &job.steps[usize::from(run.at)..];
    let x = run.known_x();
    let (count, paid) = match steps.first() {
        Some(&JobStep::Pay(amount, Goods::Any)) => (amount.with(x), true),
        Some(&JobStep::Gain(Quantity::Flat(amount), Goods::Any)) => (amount.with(x), false),
        Some(&JobStep::Gain(Quantity::Dice(_), Goods::Any)) => return Ok(()),
        _ => return Err(Obstacle::NotAsked),
    };
    if paid && means.stocks()[resource] < count {
        return Err(Obstacle::CannotPay);
    }
    if run.origin == Origin::Event {
        return Ok(());
    }
    let after = means.clone().after_goods(resource, count, paid);
    let rest = after.completes(&steps[1..], x, game.played(run.origin), None, true);
    if rest.is_err() && !can_go_on(game, state, run, steps) { Ok(()) } else { rest }
}

/// DW-X-01, DW-X-02, DW-DR-54. Can the job be completed with this x?
pub(crate) fn check_x(game: &DeckGoesWest, means: &Means, run: &JobRun, x: u16) -> CheckResult {
    let job = game.job(run.seat, run.origin, run.job);
    if !job.has_x() || run.x.is_some() {
        return Err(Obstacle::NotAsked);
    }
    means.completes(&job.steps, x, game.played(run.origin), None, false)
}

impl DeckGoesWest {
    /// DW-CARD-10. Is this the danger card whose job is running? It stays in hand, but cannot be chosen for its own steps.
    fn stays(&self, origin: Origin, kind: Kind) -> bool {
        origin == Origin::Card(kind) && !self.index().is_item(kind)
    }

    /// The class of the card that stays in hand during its job, if any.
    fn played(&self, origin: Origin) -> Option<usize> {
        match origin {
            Origin::Card(kind) if self.stays(origin, kind) => Some(self.index().class(kind)),
            _ => None,
        }
    }
}
