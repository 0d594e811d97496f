//! Normal movement, railways and trains.

mod fares;

use super::{
    CheckResult, Offer, Play, action, danger,
    job::Means,
    land::{self, RevealedBy},
    perform, wagon,
};
use crate::DeckGoesWest;
use crate::decision::{Decision, Fare, Source};
use crate::edition::{Place, Tile};
use crate::event::Event;
use crate::job::{Class, Danger, Gait, Job, JobStep};
use crate::land::Direction;
use crate::refusal::Obstacle;
use crate::state::{JobLevel, MoveStage, Movement, Tabletop};
use fares::{check_fare, check_leash, check_ride, check_step, check_try, check_wagon, fares};
use game::{Luck, Seat, Sink};
use std::ops::ControlFlow;

/// The seat that is asked in a movement.
pub(crate) fn asked(game: &DeckGoesWest, state: &Tabletop, movement: &Movement) -> Option<Seat> {
    match movement.stage {
        MoveStage::Loading { .. } => Some(movement.payer),
        MoveStage::Going => Some(movement.mover),
        MoveStage::Trying { .. } if tried_place(state, movement).is_some() => None,
        MoveStage::Trying { payer_asked, .. } => {
            let asks_payer = !payer_asked && movement.payer != movement.mover;
            Some(if asks_payer && needs_top_up(game, state, movement) {
                movement.payer
            } else {
                movement.mover
            })
        }
        MoveStage::Leaving { .. } => None,
    }
}

/// Checks an answer in a movement.
pub(crate) fn check_answer(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    decision: Decision,
) -> CheckResult {
    match (movement.stage, decision) {
        (MoveStage::Loading { .. }, Decision::Go) => check_go(movement),
        (MoveStage::Going, Decision::Step { direction, by, wagon }) => {
            check_step(game, state, movement, direction, by, wagon)
        }
        (MoveStage::Going, Decision::Try(direction)) => check_try(game, state, movement, direction),
        (MoveStage::Going, Decision::Ride { length, to, wagon }) => {
            check_ride(game, state, movement, length, to, wagon)
        }
        (MoveStage::Going, Decision::Do(..)) => Err(Obstacle::OnTheWay),
        (MoveStage::Trying { .. }, _) if asked(game, state, movement) == Some(movement.mover) => {
            check_tried(game, state, movement, decision)
        }
        (MoveStage::Loading { .. } | MoveStage::Trying { .. }, Decision::Do(source, number)) => {
            check_load(game, state, movement, source, number)
        }
        (MoveStage::Going, Decision::Stop) | (MoveStage::Trying { .. }, Decision::No) => Ok(()),
        _ => Err(Obstacle::NotAsked),
    }
}

/// DW-REVEAL-07, DW-REVEAL-08. Checks the mover's answer about a tile that was turned up.
fn check_tried(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    decision: Decision,
) -> CheckResult {
    match decision {
        Decision::Enter { by, wagon } => check_enter(game, state, movement, by, wagon),
        Decision::TurnBack(gait) => check_turn_back(movement, gait),
        Decision::Do(source, number) => {
            match movement.payer == movement.mover && needs_top_up(game, state, movement) {
                true => check_load(game, state, movement, source, number),
                false if was_shifted(state, movement) => Err(Obstacle::ShiftedAway),
                false => Err(Obstacle::EnoughMovement),
            }
        }
        _ => Err(Obstacle::NotAsked),
    }
}

/// All legal answers.
pub(crate) fn options(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    match movement.stage {
        MoveStage::Loading { .. } => {
            load_options(game, state, movement.payer, false, offer)?;
            match check_go(movement) {
                Ok(()) => offer.offer(Decision::Go),
                Err(_) => ControlFlow::Continue(()),
            }
        }
        MoveStage::Going => go_options(game, state, movement, offer),
        MoveStage::Trying { .. } => tried_options(game, state, movement, offer),
        MoveStage::Leaving { .. } => ControlFlow::Continue(()),
    }
}

/// DW-DR-84. Carries out an answer in a movement; a mover that stops loses the rest of the pool.
pub(crate) fn answer<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    movement: Movement,
    seat: Seat,
    decision: Decision,
) {
    let at = play.state().player(movement.mover).at;
    match (movement.stage, decision) {
        (_, Decision::Do(source, number)) => perform::start(play, JobLevel::Main, seat, source, number),
        (_, Decision::Go) => play.happens(Event::SetOff),
        (_, Decision::Step { direction, by, wagon })
        | (MoveStage::Trying { direction, .. }, Decision::Enter { by, wagon }) => {
            pay(play, movement, at.toward(direction), by, wagon);
        }
        (_, Decision::Try(direction)) => play.happens(Event::Tried { direction }),
        (_, Decision::Ride { length, to, wagon }) => ride(play, movement, length, to, wagon),
        (_, Decision::Stop) => play.happens(Event::Stopped { seat }),
        (_, Decision::No) => play.happens(Event::NoTopUp { seat }),
        (_, Decision::TurnBack(gait)) => play.happens(Event::TurnedBack { seat, gait }),
        _ => {}
    }
}

/// What follows without a decision: a tile that was tried is turned up, a step that was paid for is taken.
pub(crate) fn go_on<S: Sink<DeckGoesWest>>(play: &mut Play<S>, movement: Movement, luck: &mut impl Luck) {
    match movement.stage {
        MoveStage::Leaving { to, wagon } => arrive(play, movement, to, wagon),
        _ => turn_up(play, movement, luck),
    }
}

/// DW-MOVE-09, DW-DR-82, DW-DR-85. May the payer play this job? While loading, any movement job; to top up, one with a
/// gait.
fn check_load(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    source: Source,
    number: u8,
) -> CheckResult {
    let (origin, job) = action::find(game, state, movement.payer, source, number)?;
    check_class(job, matches!(movement.stage, MoveStage::Trying { .. }))?;
    Means::of(game, state, movement.payer).check(origin, job)
}

fn check_class(job: &Job, topping_up: bool) -> CheckResult {
    if job.class() != Class::Movement {
        return Err(Obstacle::NoMovement);
    }
    if topping_up && !job.steps.iter().any(|step| matches!(step, JobStep::Move(..))) {
        return Err(Obstacle::NoTopUp);
    }
    Ok(())
}

/// The jobs that the payer can play for a movement.
fn load_options(
    game: &DeckGoesWest,
    state: &Tabletop,
    payer: Seat,
    topping_up: bool,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let means = Means::of(game, state, payer);
    action::each_job(game, state, payer, &mut |source, number, origin, job| {
        if check_class(job, topping_up).is_ok() && means.check(origin, job).is_ok() {
            offer.offer(Decision::Do(source, number))
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// DW-DR-79. Has the seat a movement job to play?
pub(crate) fn can_load(game: &DeckGoesWest, state: &Tabletop, payer: Seat) -> bool {
    load_options(game, state, payer, false, &mut |_| ControlFlow::Break(())).is_break()
}

/// DW-MOVE-09, DW-DR-95. The mover may set off once a job is loaded.
fn check_go(movement: &Movement) -> CheckResult {
    match movement.stage {
        MoveStage::Loading { loaded: true } => Ok(()),
        MoveStage::Loading { loaded: false } => Err(Obstacle::NothingLoaded),
        _ => Err(Obstacle::NotAsked),
    }
}

/// All steps, attempts and rides of the meeple.
fn go_options(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let at = state.player(movement.mover).at;
    for direction in Direction::ALL {
        let to = at.toward(direction);
        let Some(tile) = state.land.at(to) else { continue };
        if check_leash(game, state, movement.mover, to).is_err() {
            continue;
        }
        if !state.land.is_up(tile) {
            if movement.pool != [0; 3] {
                offer.offer(Decision::Try(direction))?;
            }
            continue;
        }
        fares(game, state, movement, tile, &mut |by, wagon| {
            offer.offer(Decision::Step { direction, by, wagon })
        })?;
    }
    if movement.tickets != [0; 8] {
        for tile in state.land.rails.iter() {
            let Some(to) = state.land.place(tile) else { continue };
            for &length in game.rides() {
                for wagon in [false, true] {
                    if check_ride(game, state, movement, length, to, wagon).is_ok() {
                        offer.offer(Decision::Ride { length, to, wagon })?;
                    }
                }
            }
        }
    }
    offer.offer(Decision::Stop)
}

/// DW-DR-45. Was the mover shifted off its tile? Then the attempt counts as declined.
fn was_shifted(state: &Tabletop, movement: &Movement) -> bool {
    let MoveStage::Trying { from, .. } = movement.stage else { return false };
    state.player(movement.mover).at != from
}

/// The tile that was turned up, if the mover may still enter it.
fn tried(state: &Tabletop, movement: &Movement) -> Option<Tile> {
    let MoveStage::Trying { from, direction, .. } = movement.stage else { return None };
    if was_shifted(state, movement) {
        return None;
    }
    state.land.at(from.toward(direction))
}

/// DW-REVEAL-08, DW-DR-85. Can the mover afford no way onto the tile, so that the payer may play more?
fn needs_top_up(game: &DeckGoesWest, state: &Tabletop, movement: &Movement) -> bool {
    tried(state, movement).is_some_and(|tile| {
        fares(game, state, movement, tile, &mut |_, _| ControlFlow::Break(())).is_continue()
    })
}

/// DW-REVEAL-07, DW-DR-85. May the tile that was turned up be entered at this fare?
fn check_enter(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    by: Fare,
    wagon: bool,
) -> CheckResult {
    let Some(tile) = tried(state, movement) else { return Err(Obstacle::ShiftedAway) };
    check_wagon(state, movement.mover, wagon)?;
    check_fare(game, state, movement, tile, by, wagon)
}

/// DW-REVEAL-09, DW-REVEAL-10, DW-REVEAL-11, DW-DR-86, DW-DR-127. Turning back costs one movement of a gait the
/// mover chooses.
fn check_turn_back(movement: &Movement, gait: Gait) -> CheckResult {
    if movement.pool[gait as usize] > 0 { Ok(()) } else { Err(Obstacle::NotEnoughMovement("DW-REVEAL-10")) }
}

/// All legal answers about a tile that was turned up.
fn tried_options(
    game: &DeckGoesWest,
    state: &Tabletop,
    movement: &Movement,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let top_up = needs_top_up(game, state, movement);
    if asked(game, state, movement) != Some(movement.mover) {
        load_options(game, state, movement.payer, true, offer)?;
        return offer.offer(Decision::No);
    }
    if let Some(tile) = tried(state, movement) {
        fares(game, state, movement, tile, &mut |by, wagon| offer.offer(Decision::Enter { by, wagon }))?;
    }
    if top_up && movement.payer == movement.mover {
        load_options(game, state, movement.payer, true, offer)?;
    }
    for gait in Gait::ALL {
        if check_turn_back(movement, gait).is_ok() {
            offer.offer(Decision::TurnBack(gait))?;
        }
    }
    ControlFlow::Continue(())
}

/// Pays for a step or an entry.
fn pay<S: Sink<DeckGoesWest>>(play: &mut Play<S>, movement: Movement, to: Place, by: Fare, wagon: bool) {
    match by {
        Fare::Rail => play.happens(Event::RailFollowed { to, wagon }),
        Fare::Paid(costs) => {
            let times = if wagon && play.game.wagon_pays() { 2 } else { 1 };
            let costs = costs.map(|cost| cost.saturating_mul(times));
            play.happens(Event::StepPaid { to, costs, wagon });
        }
    }
    leave(play, movement.mover, wagon);
}

/// Uses a ticket.
fn ride<S: Sink<DeckGoesWest>>(play: &mut Play<S>, movement: Movement, length: u8, to: Place, wagon: bool) {
    play.happens(Event::TicketUsed { length, to, wagon });
    leave(play, movement.mover, wagon);
}

/// DW-MOVE-13, DW-TRAIN-05, DW-DR-88, DW-DR-123. A mover that leaves bandits takes pain before it enters the next tile;
/// the wagon takes damage.
fn leave<S: Sink<DeckGoesWest>>(play: &mut Play<S>, mover: Seat, with_wagon: bool) {
    if play.state().bandits_at(mover) > 0 {
        danger::owe(play, mover, Danger::Pain, 1);
        if with_wagon {
            wagon::hit(play, mover, 1);
        }
    }
}

/// DW-MOVE-10, DW-LAND-06, DW-DR-65. The meeple arrives, standing; the wagon with it.
fn arrive<S: Sink<DeckGoesWest>>(play: &mut Play<S>, movement: Movement, to: Place, with_wagon: bool) {
    // The tile may have left the map since the step was paid.
    let Some(tile) = play.state().land.at(to) else { return play.happens(Event::SetOff) };
    let (seat, ground) = (movement.mover, play.state().land.place_and_tile(tile));
    play.happens(Event::MeepleMoved { seat, to: ground });
    if with_wagon {
        wagon::bring(play, seat, to);
    }
}

/// DW-REVEAL-07. The face-down tile that the mover tries to step onto, until it is turned up.
fn tried_place(state: &Tabletop, movement: &Movement) -> Option<Place> {
    let to = movement.tried_place()?;
    state.land.at(to).filter(|&tile| !state.land.is_up(tile)).map(|_| to)
}

/// DW-REVEAL-07. Turns the tried tile up.
fn turn_up<S: Sink<DeckGoesWest>>(play: &mut Play<S>, movement: Movement, luck: &mut impl Luck) {
    let MoveStage::Trying { direction, .. } = movement.stage else { return };
    if let Some(to) = tried_place(play.state(), &movement) {
        land::reveal(play, movement.mover, to, RevealedBy::Step { west: direction == Direction::West }, luck);
    }
}
