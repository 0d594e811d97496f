//! Legal answers and their effects. The top frame of the stack decides which rules apply.

use super::{CheckResult, Offer, Play, action, battle, buy, day, gather, movement, perform, trade};
use crate::DeckGoesWest;
use crate::decision::Decision;
use crate::event::Event;
use crate::refusal::Obstacle;
use crate::state::{Held, JobLevel, Phase, StackFrame, Tabletop};
use game::{Luck, Seat, Sink};
use std::ops::ControlFlow;

/// Checks an answer of a seat; the caller has checked that the seat is asked.
pub(crate) fn check(game: &DeckGoesWest, state: &Tabletop, seat: Seat, decision: Decision) -> CheckResult {
    match state.stack.top() {
        None => match state.phase {
            Phase::Acting(_) => action::check(game, state, seat, decision),
            Phase::Discarding(_) | Phase::Night(_) => day::check_discard(game, state, seat, decision),
            Phase::Setup | Phase::Drawing | Phase::Over(_) => Err(Obstacle::NotAsked),
        },
        Some(StackFrame::Placing(_)) => match decision {
            Decision::OnDraw | Decision::OnDiscard => Ok(()),
            _ => Err(Obstacle::NotAsked),
        },
        Some(StackFrame::Job(run) | StackFrame::Join(run) | StackFrame::EventJob(run)) => {
            perform::check_answer(game, state, run, decision)
        }
        Some(StackFrame::Gather(gather)) => gather::check_answer(game, state, gather, decision),
        Some(StackFrame::Movement(movement)) => movement::check_answer(game, state, movement, decision),
        Some(StackFrame::Battle(_)) => battle::check_answer(game, state, seat, decision),
        Some(StackFrame::Trade(trade)) => trade::check_answer(game, state, trade, decision),
        Some(StackFrame::Dues(_) | StackFrame::Event(_) | StackFrame::Action(_)) => Err(Obstacle::NotAsked),
    }
}

/// All legal answers of a seat.
#[inline]
pub(crate) fn options(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    match state.stack.top() {
        None => match state.phase {
            Phase::Acting(_) => action::options(game, state, seat, offer),
            Phase::Discarding(_) | Phase::Night(_) => day::discard_options(game, state, seat, offer),
            Phase::Setup | Phase::Drawing | Phase::Over(_) => ControlFlow::Continue(()),
        },
        Some(StackFrame::Placing(_)) => {
            offer.offer(Decision::OnDiscard)?;
            offer.offer(Decision::OnDraw)
        }
        Some(StackFrame::Job(run) | StackFrame::Join(run) | StackFrame::EventJob(run)) => {
            perform::options(game, state, run, offer)
        }
        Some(StackFrame::Gather(gather)) => gather::options(game, state, gather, offer),
        Some(StackFrame::Movement(movement)) => movement::options(game, state, movement, offer),
        Some(StackFrame::Battle(_)) => battle::options(game, state, seat, offer),
        Some(StackFrame::Trade(trade)) => trade::options(game, state, trade, offer),
        Some(StackFrame::Dues(_) | StackFrame::Event(_) | StackFrame::Action(_)) => ControlFlow::Continue(()),
    }
}

/// Carries out an answer.
pub(crate) fn carry_out<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    seat: Seat,
    decision: Decision,
    luck: &mut impl Luck,
) {
    match play.state().stack.top().copied() {
        None => match play.state().phase {
            Phase::Acting(_) => action::take(play, seat, decision),
            Phase::Discarding(_) | Phase::Night(_) => day::discard(play, seat, decision),
            Phase::Setup | Phase::Drawing | Phase::Over(_) => {}
        },
        Some(StackFrame::Placing(held)) => place(play, held, decision == Decision::OnDraw, luck),
        Some(StackFrame::Job(run)) => perform::answer(play, JobLevel::Main, run, decision, luck),
        Some(StackFrame::Join(run)) => perform::answer(play, JobLevel::Join, run, decision, luck),
        Some(StackFrame::EventJob(run)) => perform::answer(play, JobLevel::Event, run, decision, luck),
        Some(StackFrame::Gather(gather)) => gather::answer(play, gather, decision),
        Some(StackFrame::Movement(movement)) => movement::answer(play, movement, seat, decision),
        Some(StackFrame::Battle(battle)) => battle::answer(play, battle, seat, decision),
        Some(StackFrame::Trade(trade)) => trade::answer(play, trade, decision),
        Some(StackFrame::Dues(_) | StackFrame::Event(_) | StackFrame::Action(_)) => {}
    }
}

/// DW-CARD-04, DW-BUY-02, DW-EXH-02, DW-DR-48, DW-DR-69. The card goes on top of the draw or the discard pile.
fn place<S: Sink<DeckGoesWest>>(play: &mut Play<S>, held: Held, on_draw: bool, luck: &mut impl Luck) {
    play.happens(Event::CardPlaced { seat: held.seat, card: held.kind, on_draw });
    if let Some(slot) = held.bought {
        buy::close_gap(play, slot, luck);
    }
}
