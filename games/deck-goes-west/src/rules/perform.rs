//! Job icons: what each step of a job does.

use super::{
    CheckResult, Offer, Play, action, buy, danger, day, gather,
    job::{self, Means},
    land::{self, RevealedBy},
    rail,
};
use crate::DeckGoesWest;
use crate::decision::{Decision, Source};
use crate::edition::Kind;
use crate::event::Event;
use crate::job::{Condition, Goods, JobStep, Quantity, Resource};
use crate::refusal::Obstacle;
use crate::state::{JobLevel, JobRun, NO_RECORD, Origin, Tabletop};
use game::{Luck, Seat, Sink};
use std::ops::ControlFlow;

/// What a running job asks of its performer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wants {
    X,
    Resource { pays: bool },
    Card { scraps: bool },
    Tile,
}

/// DW-ITEM-03, DW-CARD-06, DW-DR-52, DW-DR-135. A job begins.
pub(crate) fn begin<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    level: JobLevel,
    seat: Seat,
    origin: Origin,
    number: u8,
) {
    let job = play.game.job(seat, origin, number);
    let x = match level {
        JobLevel::Event => play.state().stack.event().map(|happening| happening.x),
        _ => (!job.has_x()).then_some(0),
    };
    let run = JobRun { seat, origin, job: number, at: 0, x, left: None, floor: Kind::new(0) };
    play.happens(Event::JobBegan { level, run });
    if job.steps.iter().any(|step| matches!(step, JobStep::Draw(_))) {
        play.happens(Event::DrawJobCounted { seat });
    }
}

/// Begins a job that a seat has chosen as part of a movement, a battle or a roll.
pub(crate) fn start<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    level: JobLevel,
    seat: Seat,
    source: Source,
    number: u8,
) {
    let found = action::find(play.game, play.state(), seat, source, number);
    let (origin, _) = found.expect("the job is there, because it was legal to choose it");
    begin(play, level, seat, origin, number);
}

/// What the job asks next, if anything.
pub(crate) fn wants(game: &DeckGoesWest, state: &Tabletop, run: &JobRun) -> Option<Wants> {
    let job = game.job(run.seat, run.origin, run.job);
    let Some(x) = run.x else { return Some(Wants::X) };
    match *job.steps.get(usize::from(run.at))? {
        JobStep::Pay(amount, Goods::Any) if amount.with(x) > 0 => {
            let has_some = state.player(run.seat).stocks.iter().any(|&stock| stock >= amount.with(x));
            has_some.then_some(Wants::Resource { pays: true })
        }
        JobStep::Gain(quantity, Goods::Any) if quantity.amount().with(x) > 0 => {
            // A seat that joins a roll joins for the resource that is rolled for.
            (!is_joined_roll(state, run, job.steps.len())).then_some(Wants::Resource { pays: false })
        }
        JobStep::Discard(..) if run.left.is_some_and(|left| left > 0) => Some(Wants::Card { scraps: false }),
        JobStep::Scrap(..) if run.left.is_some_and(|left| left > 0) => Some(Wants::Card { scraps: true }),
        JobStep::Reveal(_) if run.left.is_some_and(|left| left > 0) => {
            land::has_target(game, state, run.seat).then_some(Wants::Tile)
        }
        _ => None,
    }
}

fn is_joined_roll(state: &Tabletop, run: &JobRun, steps: usize) -> bool {
    state.stack.join() == Some(run) && usize::from(run.at) + 1 == steps
}

/// DW-RES-04, DW-CARD-08, DW-COND-01, DW-EVENT-05, DW-MJOB-04, DW-REVEAL-13, DW-DR-131. Does the next step of a job
/// that asks nothing.
pub(crate) fn advance<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    level: JobLevel,
    run: JobRun,
    luck: &mut impl Luck,
) {
    let JobRun { seat, origin, left, .. } = run;
    let x = run.known_x();
    let job = play.game.job(seat, origin, run.job);
    let Some(&step) = job.steps.get(usize::from(run.at)) else { return end(play, level, run) };
    let last = usize::from(run.at) + 1 == job.steps.len();
    let finish_step = |play: &mut Play<S>, event: Option<Event>| {
        if let Some(event) = event {
            play.happens(event);
        }
        play.happens(Event::StepDone { level });
    };
    if is_stuck(play, &run, step, x) {
        // DW-DR-129. A step that cannot be done ends the job, and the rest is not done.
        return play.happens(Event::GateClosed { level, stuck: true });
    }
    match step {
        JobStep::Tap => finish_step(play, Some(Event::Tapped { seat })),
        JobStep::LieDown => finish_step(play, Some(Event::LaidDown { seat })),
        JobStep::At(places) => {
            let open = Means::of(play.game, play.state(), seat).is_at(places);
            play.happens(if open {
                Event::StepDone { level }
            } else {
                Event::GateClosed { level, stuck: false }
            });
        }
        JobStep::If(condition) => {
            let open = holds(play.state(), condition);
            play.happens(if open {
                Event::StepDone { level }
            } else {
                Event::GateClosed { level, stuck: false }
            });
        }
        JobStep::Pay(amount, goods) => {
            let resource = resource_of(goods);
            let count = amount.with(x);
            finish_step(play, (count > 0).then_some(Event::Paid { seat, resource, count }));
        }
        JobStep::Gain(Quantity::Flat(amount), goods) => {
            let resource = resource_of(goods);
            let count = amount.with(x);
            finish_step(play, (count > 0).then_some(Event::Gained { seat, resource, count }));
        }
        JobStep::Gain(Quantity::Dice(amount), goods) => {
            let dice = amount.with(x);
            match level {
                JobLevel::Join if last => {
                    play.happens(Event::StepDone { level });
                    play.happens(Event::Joined { seat, dice });
                }
                _ => gather::begin(play, level, seat, resource_of(goods), dice, last, luck),
            }
        }
        JobStep::Discard(amount, _) | JobStep::Scrap(amount, _) | JobStep::Reveal(amount) => match left {
            None if amount.with(x) > 0 => play.happens(Event::StepBegun { level, left: amount.with(x) }),
            _ => play.happens(Event::StepDone { level }),
        },
        JobStep::DiscardSelf | JobStep::ScrapSelf => {
            let scrapped = step == JobStep::ScrapSelf;
            let spent = match origin {
                Origin::Card(card) => Some(Event::SelfSpent { seat, card, scrapped }),
                _ => None,
            };
            finish_step(play, spent);
        }
        JobStep::Draw(amount) => {
            finish_step(play, None);
            day::draw(play, seat, amount.with(x), luck);
            super::death::die_if_deadly(play, seat);
        }
        JobStep::Take(amount, which) => {
            finish_step(play, None);
            danger::owe(play, seat, which, amount.with(x));
        }
        // DW-DR-72. A seat that joins a roll does not move.
        JobStep::Move(..) | JobStep::Train(_) if level == JobLevel::Join => finish_step(play, None),
        JobStep::Move(gait, amount) => {
            let count = amount.with(x).min(u8::MAX.into()) as u8;
            finish_step(play, (count > 0).then_some(Event::PoolGrew { gait, count }));
        }
        JobStep::Train(length) => finish_step(play, Some(Event::TicketGot { length })),
        JobStep::Build(_) => {
            finish_step(play, None);
            rail::build(play, seat);
        }
        JobStep::Attack(quantity) => {
            let (dice, hits) = split(quantity, x);
            finish_step(play, Some(Event::AttackAdded { seat, dice, hits }));
        }
        JobStep::Defend(quantity) => {
            let (dice, saves) = split(quantity, x);
            finish_step(play, Some(Event::DefenceAdded { dice, saves }));
        }
        JobStep::GainVp(amount) => {
            // DW-SPECIAL-06. A railway without a neighbour scores nothing.
            let scores = level != JobLevel::Event || play.state().stack.event().is_some_and(|now| now.scores);
            let count = if scores { amount.with(x) } else { 0 };
            finish_step(play, (count > 0).then_some(Event::Scored { seat, count }));
        }
        JobStep::LoseVp(amount) => {
            let count = points_to_lose(play, seat, amount.with(x));
            finish_step(play, (count > 0).then_some(Event::PointsLost { seat, count }));
        }
    }
}

/// DW-EVENT-06, DW-DR-39. The points that a seat can lose: a score does not fall below zero.
fn points_to_lose<S: Sink<DeckGoesWest>>(play: &Play<S>, seat: Seat, points: u16) -> u16 {
    points.min(play.state().score_of(play.game, seat))
}

/// The number of dice, and the number without dice.
const fn split(quantity: Quantity, x: u16) -> (u16, u16) {
    match quantity {
        Quantity::Dice(amount) => (amount.with(x), 0),
        Quantity::Flat(amount) => (0, amount.with(x)),
    }
}

/// The resource of a step; arbitrary where any resource fits and the job does not ask.
const fn resource_of(goods: Goods) -> Resource {
    match goods {
        Goods::Of(resource) => resource,
        Goods::Any => Resource::Food,
    }
}

/// DW-DR-50, DW-DR-129. Can this step not be done? Event jobs begin unchecked, and lost land or an event may take away
/// what the check of another job relied on.
fn is_stuck<S: Sink<DeckGoesWest>>(play: &Play<S>, run: &JobRun, step: JobStep, x: u16) -> bool {
    let state = play.state();
    match step {
        JobStep::Pay(amount, Goods::Of(resource)) => {
            state.player(run.seat).stocks[resource as usize] < amount.with(x)
        }
        // If a resource could pay for it, the job would have asked for one.
        JobStep::Pay(amount, Goods::Any) => amount.with(x) > 0,
        JobStep::Build(building) => Means::of(play.game, state, run.seat).check_building(building).is_err(),
        JobStep::LieDown => {
            Means::of(play.game, state, run.seat).completes(&[step], x, None, None, true).is_err()
        }
        // In an action, a reveal without a target ends the step only.
        JobStep::Reveal(amount) if run.left.is_none() && run.origin == Origin::Event => {
            amount.with(x) > 0 && !land::has_target(play.game, state, run.seat)
        }
        JobStep::Discard(amount, selector) | JobStep::Scrap(amount, selector) if run.left.is_none() => {
            let fits = |(kind, _): &(Kind, usize)| play.game.index().fits(*kind, selector);
            let hand = state.cards.hand(play.game.index(), run.seat);
            hand.filter(fits).map(|(_, count)| count).sum::<usize>() < amount.with(x).into()
        }
        _ => false,
    }
}

/// DW-COND-04, DW-COND-05, DW-DR-98, DW-DR-99. Does the condition hold for the event being carried out?
fn holds(state: &Tabletop, condition: Condition) -> bool {
    let Some(happening) = state.stack.event() else { return false };
    match condition {
        Condition::FurthestWest => happening.record == NO_RECORD || happening.column > happening.record,
        Condition::MovedWest => happening.moved_west,
    }
}

/// Ends a job whose steps are all done.
fn end<S: Sink<DeckGoesWest>>(play: &mut Play<S>, level: JobLevel, run: JobRun) {
    play.happens(Event::JobEnded { level });
    match run.origin {
        Origin::Buy(slot, card) => buy::take(play, run.seat, slot, card),
        Origin::Event => play.happens(Event::EventJobDone { seat: run.seat }),
        // DW-DR-71. One job each: a job that brought no roll is not followed by another.
        _ if level == JobLevel::Join
            && play.state().stack.gather().is_some_and(|gather| gather.invited.contains(run.seat)) =>
        {
            play.happens(Event::JoinDeclined { seat: run.seat });
        }
        _ => {}
    }
}

/// Checks an answer to what a job asks.
pub(crate) fn check_answer(
    game: &DeckGoesWest,
    state: &Tabletop,
    run: &JobRun,
    decision: Decision,
) -> CheckResult {
    let means = || Means::of(game, state, run.seat);
    match (wants(game, state, run), decision) {
        (Some(Wants::X), Decision::X(x)) => job::check_x(game, &means(), run, x),
        (Some(Wants::Resource { .. }), Decision::Resource(resource)) => {
            job::check_resource(game, state, &means(), run, resource as usize)
        }
        (Some(Wants::Card { .. }), Decision::Card(card)) => job::check_card(game, state, &means(), run, card),
        (Some(Wants::Tile), Decision::Tile(place)) => land::check_target(game, state, run.seat, place),
        _ => Err(Obstacle::NotAsked),
    }
}

/// All legal answers to what a job asks.
pub(crate) fn options(
    game: &DeckGoesWest,
    state: &Tabletop,
    run: &JobRun,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let means = || Means::of(game, state, run.seat);
    let mut offer_if = |judged: CheckResult, decision| match judged {
        Ok(()) => offer.offer(decision),
        Err(_) => ControlFlow::Continue(()),
    };
    match wants(game, state, run) {
        Some(Wants::X) => {
            let means = means();
            let most = means.most_x(game.job(run.seat, run.origin, run.job));
            (0..=most).try_for_each(|x| offer_if(job::check_x(game, &means, run, x), Decision::X(x)))
        }
        Some(Wants::Resource { .. }) => {
            let means = means();
            Resource::ALL.into_iter().try_for_each(|resource| {
                let judged = job::check_resource(game, state, &means, run, resource as usize);
                offer_if(judged, Decision::Resource(resource))
            })
        }
        Some(Wants::Card { .. }) => {
            let means = means();
            state.cards.held_kinds(game.index(), run.seat).try_for_each(|card| {
                offer_if(job::check_card(game, state, &means, run, card), Decision::Card(card))
            })
        }
        Some(Wants::Tile) => land::in_sight(state.player(run.seat).at).try_for_each(|place| {
            offer_if(land::check_target(game, state, run.seat, place), Decision::Tile(place))
        }),
        None => ControlFlow::Continue(()),
    }
}

/// Carries out an answer to what a job asks.
pub(crate) fn answer<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    level: JobLevel,
    run: JobRun,
    decision: Decision,
    luck: &mut impl Luck,
) {
    match decision {
        Decision::X(x) => play.happens(Event::XChosen { level, x }),
        Decision::Resource(resource) => choose_resource(play, level, run, resource, luck),
        Decision::Card(card) => choose_card(play, level, run, card),
        Decision::Tile(place) => {
            let left = run.left.expect("tiles are left to reveal, because one was asked for");
            play.happens(Event::StepBegun { level, left: left - 1 });
            land::reveal(play, run.seat, place, RevealedBy::Telescope, luck);
        }
        _ => {}
    }
}

/// Carries out the choice of a resource.
fn choose_resource<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    level: JobLevel,
    run: JobRun,
    resource: Resource,
    luck: &mut impl Luck,
) {
    let job = play.game.job(run.seat, run.origin, run.job);
    let (seat, x) = (run.seat, run.known_x());
    match job.steps.get(usize::from(run.at)) {
        Some(&JobStep::Pay(amount, _)) => {
            play.happens(Event::Paid { seat, resource, count: amount.with(x) });
            play.happens(Event::StepDone { level });
        }
        Some(&JobStep::Gain(Quantity::Flat(amount), _)) => {
            play.happens(Event::Gained { seat, resource, count: amount.with(x) });
            play.happens(Event::StepDone { level });
        }
        Some(&JobStep::Gain(Quantity::Dice(amount), _)) => {
            let dice = amount.with(x);
            let last = usize::from(run.at) + 1 == job.steps.len();
            gather::begin(play, level, seat, resource, dice, last, luck);
        }
        _ => {}
    }
}

/// DW-CARD-02. Carries out the choice of a card of the hand.
fn choose_card<S: Sink<DeckGoesWest>>(play: &mut Play<S>, level: JobLevel, run: JobRun, card: Kind) {
    let job = play.game.job(run.seat, run.origin, run.job);
    let scrapped = matches!(job.steps.get(usize::from(run.at)), Some(JobStep::Scrap(..)));
    play.happens(Event::CardSpent { level, seat: run.seat, card, scrapped });
}
