//! Move.

use super::{CheckResult, Play, action, board, sheriff, wanted};
use crate::TrainHeist;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use crate::wanted::{Ability, Mission};
use game::{Seat, Sink};

/// TH-MOVE-01, TH-MOVE-11. The spaces that a Move can reach: along the cowboy's map, onto the train, or off it.
#[inline]
pub(crate) fn reach(game: &TrainHeist, state: &State) -> SpaceSet {
    let seat = state.turn.seat;
    if !can_pay(game, state, seat) {
        return SpaceSet::EMPTY;
    }
    let at = state.cowboy(seat).at;
    if at.is_aboard() {
        along_the_train(game, state, at).or(board::off(game, state, seat))
    } else {
        across_the_land(game, state, seat, at).or(board::aboard(game, state, at))
    }
}

/// TH-RU-99. Is the next Move free? With the ability, the first one of a turn is.
#[inline]
fn is_free(game: &TrainHeist, state: &State, seat: Seat) -> bool {
    !state.turn.free_move_used && state.can(game, seat, Ability::FreeMove)
}

#[inline]
pub(crate) fn can_pay(game: &TrainHeist, state: &State, seat: Seat) -> bool {
    state.turn.actions > 0 || is_free(game, state, seat)
}

/// TH-MOVE-02 to TH-MOVE-06, TH-MOVE-08 to TH-MOVE-10, TH-RU-08, TH-RU-67, TH-RU-74, TH-TUNNEL-01, TH-EDGE-04. The adjacent
/// spaces without a car: walls, mesas and the edge make spaces not adjacent; other cowboys do not matter, and a horse stays
/// behind.
#[inline]
fn across_the_land(game: &TrainHeist, state: &State, seat: Seat, at: Space) -> SpaceSet {
    game.edition.beside(at).without(state.occupied()).without(forbidden(game, state, seat))
}

/// TH-EVENT-05, TH-EVENT-07, TH-RU-72, TH-WANTED-08. Cherokee Territory, which others than its guest may not enter,
/// even from its other space; leaving it is free.
#[inline]
pub(crate) fn forbidden(game: &TrainHeist, state: &State, seat: Seat) -> SpaceSet {
    if state.can(game, seat, Ability::CherokeeGuest) { SpaceSet::EMPTY } else { state.territory(game) }
}

/// TH-MOVE-07, TH-RU-16, TH-TUNNEL-05, TH-RU-66. The spaces along the lines of the Train Map, except roofs in the tunnel.
#[inline]
fn along_the_train(game: &TrainHeist, state: &State, at: Space) -> SpaceSet {
    let beside = game.edition.beside(at);
    let low = beside.and(game.edition.train.roofs).iter();
    let closed = low.filter(|&roof| state.is_in_tunnel(game, game.edition.section(roof)));
    beside.without(closed.collect())
}

/// Checks a Move of the active cowboy; the refusal says why not.
pub(crate) fn check(game: &TrainHeist, state: &State, to: Space) -> CheckResult {
    if reach(game, state).contains(to) {
        return Ok(());
    }
    let seat = state.turn.seat;
    let at = state.cowboy(seat).at;
    if !can_pay(game, state, seat) {
        return Err(Refusal::NoAction);
    }
    Err(match (at.is_aboard(), to.is_aboard()) {
        (false, false) if !game.edition.beside(at).contains(to) => Refusal::NotBeside("TH-RU-08"),
        (false, false) if state.occupied().contains(to) => Refusal::CarInTheWay,
        (true, true) if game.edition.beside(at).contains(to) => Refusal::RoofInTunnel,
        (false, true) if board::front(game, state).contains(at) => Refusal::InFront("TH-BOARD-02"),
        (true, false) => board::why_not_off(game, state, seat, to),
        (false, false) => Refusal::CherokeeTerritory,
        (false, true) => Refusal::NotBeside("TH-BOARD-01"),
        (true, true) => Refusal::NotBeside("TH-MOVE-07"),
    })
}

/// TH-MOVE-01, TH-RU-15, TH-RU-20, TH-SHERIFF-06. Moves one space; a cowboy that walks into the Sheriff is caught, one that
/// passes over him from roof to roof is not.
pub(crate) fn go<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, to: Space) {
    let from = play.state().cowboy(seat).at;
    pay(play, seat);
    play.happens(match (from.is_aboard(), to.is_aboard()) {
        (false, true) => Event::Boarded { seat, to },
        (true, false) => Event::Left { seat, to },
        (true, true) | (false, false) => Event::Walked { seat, to },
    });
    let edition = play.game.edition;
    let roofs = edition.train.roofs;
    let between = edition.beside(from).and(edition.beside(to));
    if roofs.contains(from) && roofs.contains(to) && between.contains(play.state().sheriff) {
        wanted::mission_met(play, seat, Mission::OverTheSheriff);
    }
    sheriff::meet(play, seat);
}

/// TH-RU-99. Pays for a Move with an action, unless [`is_free`] says that it is free.
pub(crate) fn pay<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat) {
    if is_free(play.game, play.state(), seat) {
        play.happens(Event::FreeMoveTaken { seat });
    } else {
        action::take_action(play, seat);
    }
}
