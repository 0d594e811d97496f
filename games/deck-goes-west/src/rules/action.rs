//! Player actions.

use super::{CheckResult, Offer, Play, battle, buy, job::Means, perform, trade};
use crate::DeckGoesWest;
use crate::cards::TradeSlot;
use crate::decision::{Decision, Source};
use crate::edition::Mode;
use crate::event::Event;
use crate::job::{Class, Job};
use crate::refusal::Obstacle;
use crate::state::{JobLevel, Origin, Phase, Tabletop};
use game::{Seat, Sink};
use std::ops::ControlFlow;

/// DW-JOB-02, DW-ITEM-03, DW-DANGER-04, DW-ABILITY-01, DW-LAND-02, DW-MJOB-02. The job that a decision names, if the
/// seat has it.
pub(crate) fn find(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    source: Source,
    number: u8,
) -> Result<(Origin, &'static Job), Obstacle> {
    let origin = match source {
        Source::Card(kind) if state.cards.holds(game.index(), seat, kind) == 0 => {
            let item = game.index().is_item(kind);
            return Err(Obstacle::NotInHand(if item { "DW-ITEM-03" } else { "DW-DANGER-04" }));
        }
        Source::Card(kind) => Origin::Card(kind),
        Source::Ability => Origin::Ability,
        Source::Land => match state.tile_of(seat) {
            Some(tile) => Origin::Land(tile),
            None => return Err(Obstacle::NoSuchJob),
        },
        Source::Mission => Origin::Mission,
    };
    match game.jobs(seat, origin).get(usize::from(number)) {
        Some(job) => Ok((origin, job)),
        None => Err(Obstacle::NoSuchJob),
    }
}

/// Visits every job of a seat, possible or not, except those of the Trade Row and of a tapped ability.
#[inline]
pub(crate) fn each_job(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    visit: &mut impl FnMut(Source, u8, Origin, &'static Job) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut all = |source, origin| {
        let mut jobs = game.jobs(seat, origin).iter().zip(0..);
        jobs.try_for_each(|(job, number)| visit(source, number, origin, job))
    };
    for kind in state.cards.held_kinds(game.index(), seat) {
        all(Source::Card(kind), Origin::Card(kind))?;
    }
    if !state.player(seat).tapped {
        all(Source::Ability, Origin::Ability)?;
    }
    if let Some(tile) = state.tile_of(seat) {
        all(Source::Land, Origin::Land(tile))?;
    }
    all(Source::Mission, Origin::Mission)
}

/// DW-DR-137. Refuses more actions than the set-up allows in one Day.
fn check_brake(game: &DeckGoesWest, state: &Tabletop, seat: Seat) -> CheckResult {
    let brake = game.setup.action_brake;
    if state.player(seat).actions >= brake { Err(Obstacle::ActionBrake(brake)) } else { Ok(()) }
}

/// DW-ACTION-01, DW-ACTION-02, DW-ACTION-03, DW-DR-15. May this job be an action, or begin one?
fn check_job(
    game: &DeckGoesWest,
    state: &Tabletop,
    means: &Means,
    seat: Seat,
    source: Source,
    number: u8,
) -> CheckResult {
    check_brake(game, state, seat)?;
    let (origin, job) = find(game, state, seat, source, number)?;
    if job.class() == Class::Battle {
        return battle::check_job(game, state, means, seat, source, number);
    }
    means.check(origin, job)
}

/// DW-ACTION-04. May this card be bought?
fn check_buy(
    game: &DeckGoesWest,
    state: &Tabletop,
    means: &Means,
    seat: Seat,
    slot: TradeSlot,
    card: crate::edition::Kind,
    job: u8,
) -> CheckResult {
    check_brake(game, state, seat)?;
    buy::check(game, state, means, slot, card, job)
}

/// DW-TRADE-03. May this seat ask the other to trade?
fn check_trade(game: &DeckGoesWest, state: &Tabletop, seat: Seat, other: Seat) -> CheckResult {
    check_brake(game, state, seat)?;
    trade::check(game, state, seat, other)
}

/// DW-DR-16, DW-DR-17. A seat may pass before the first action of its turn and end the turn after it; where there are
/// no turns, a seat may pass once.
fn check_end(game: &DeckGoesWest, state: &Tabletop, seat: Seat, pass: bool) -> CheckResult {
    match state.phase {
        Phase::Acting(turn) if game.mode() == Mode::Versus => match (pass, turn.acted) {
            (true, false) | (false, true) => Ok(()),
            (true, true) => Err(Obstacle::TooLateToPass),
            (false, false) => Err(Obstacle::NothingToEnd),
        },
        // With closed hands a seat that has passed may pass again, because its options are secret.
        Phase::Acting(_) if pass && (!state.player(seat).passed || game.hands_are_closed()) => Ok(()),
        Phase::Acting(_) if pass => Err(Obstacle::HasPassed),
        _ => Err(Obstacle::NotAsked),
    }
}

/// DW-JOB-01, DW-DR-63. All actions of a seat.
#[inline]
fn actions(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    if check_brake(game, state, seat).is_err() {
        return ControlFlow::Continue(());
    }
    let means = Means::of(game, state, seat);
    each_job(game, state, seat, &mut |source, number, origin, job| {
        let fits = job.class() != Class::Battle || means.meets_bandits();
        if fits && means.check(origin, job).is_ok() {
            offer.offer(Decision::Do(source, number))
        } else {
            ControlFlow::Continue(())
        }
    })?;
    for slot in TradeSlot::ALL.into_iter().rev() {
        let Some(card) = state.row_card(slot) else { continue };
        for (job, number) in game.edition().card(card).buy.iter().zip(0..) {
            if means.check(Origin::Buy(slot, card), job).is_ok() {
                offer.offer(Decision::Buy { slot, card, job: number })?;
            }
        }
    }
    for other in state.living().without(seat) {
        if trade::check(game, state, seat, other).is_ok() {
            offer.offer(Decision::Trade(other))?;
        }
    }
    ControlFlow::Continue(())
}

/// DW-DR-16. Has the seat an action other than passing?
pub(crate) fn can_act(game: &DeckGoesWest, state: &Tabletop, seat: Seat) -> bool {
    actions(game, state, seat, &mut |_| ControlFlow::Break(())).is_break()
}

/// All legal decisions of a seat that is asked for an action: actions, passing, ending the turn.
pub(crate) fn options(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    actions(game, state, seat, offer)?;
    if check_end(game, state, seat, true).is_ok() {
        offer.offer(Decision::Pass)?;
    }
    if check_end(game, state, seat, false).is_ok() {
        offer.offer(Decision::EndTurn)?;
    }
    ControlFlow::Continue(())
}

/// Checks the decision of a seat that is asked for an action.
pub(crate) fn check(game: &DeckGoesWest, state: &Tabletop, seat: Seat, decision: Decision) -> CheckResult {
    let means = || Means::of(game, state, seat);
    match decision {
        Decision::Do(source, number) => check_job(game, state, &means(), seat, source, number),
        Decision::Buy { slot, card, job } => check_buy(game, state, &means(), seat, slot, card, job),
        Decision::Trade(other) => check_trade(game, state, seat, other),
        Decision::Pass => check_end(game, state, seat, true),
        Decision::EndTurn => check_end(game, state, seat, false),
        _ => Err(Obstacle::NotAsked),
    }
}

/// DW-DR-15. Begins an action, passes, or ends the turn.
pub(crate) fn take<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat, decision: Decision) {
    match decision {
        Decision::Pass => play.happens(Event::Passed { seat, had_to: false }),
        Decision::EndTurn => play.happens(Event::TurnEnded { seat }),
        Decision::Trade(other) => play.happens(Event::TradeAsked { seat, other }),
        Decision::Buy { slot, card, job } => {
            play.happens(Event::ActionBegan { seat });
            perform::begin(play, JobLevel::Main, seat, Origin::Buy(slot, card), job);
        }
        Decision::Do(source, number) => {
            let Ok((origin, job)) = find(play.game, play.state(), seat, source, number) else { return };
            play.happens(Event::ActionBegan { seat });
            match job.class() {
                Class::Plain => {}
                Class::Movement => play.happens(Event::MoveBegan { mover: seat, payer: seat }),
                Class::Battle => battle::begin(play, seat),
            }
            perform::begin(play, JobLevel::Main, seat, origin, number);
        }
        _ => {}
    }
}
