//! Boarding the train, and leaving it.

use super::{CheckResult, Play, r#move, wanted};
use crate::TrainHeist;
use crate::event::Event;
use crate::piece::Horse;
use crate::refusal::Refusal;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use crate::wanted::{Ability, Mission};
use game::{Seat, Sink};

/// TH-BOARD-02, TH-RU-10. The rails the engine could enter next: cowboys there are in front of the train.
#[inline]
pub(crate) fn front(game: &TrainHeist, state: &State) -> SpaceSet {
    game.edition.ways_on(state.train[1], state.train[0])
}

/// TH-BOARD-01, TH-BOARD-02, TH-RU-09, TH-RU-11, TH-RU-13, TH-RU-14. The spaces beside or behind the car of a section.
#[inline]
pub(crate) fn side_of(game: &TrainHeist, state: &State, section: usize) -> SpaceSet {
    let rail = state.train[section];
    game.edition.beside(rail).without(state.occupied()).without(front(game, state))
}

/// TH-BOARD-01, TH-BOARD-03, TH-BOARD-05, TH-RU-12. The platforms that can be boarded from a space: of every car next to it.
#[inline]
pub(crate) fn aboard(game: &TrainHeist, state: &State, at: Space) -> SpaceSet {
    let near = game.edition.beside(at).and(state.occupied());
    if near.is_empty() {
        return SpaceSet::EMPTY;
    }
    let boarded = (0..5).filter(|&section| side_of(game, state, section).contains(at));
    boarded.map(|section| game.edition.train.platforms[section]).collect()
}

/// TH-LEAVE-01, TH-LEAVE-02, TH-LEAVE-04, TH-RU-12, TH-RU-72. The spaces that a cowboy can leave the train to on foot: from
/// a platform, beside its own car.
#[inline]
pub(crate) fn off(game: &TrainHeist, state: &State, seat: Seat) -> SpaceSet {
    let at = state.cowboy(seat).at;
    let section = game.edition.section(at);
    let by_platform = game.edition.train.platforms[section] == at;
    if by_platform || leaves_from_roof(game, state, seat) {
        side_of(game, state, section).without(r#move::forbidden(game, state, seat))
    } else {
        SpaceSet::EMPTY
    }
}

/// With [`Ability::LeaveFromRoof`] a cowboy may leave from a roof as if from a platform.
#[inline]
fn leaves_from_roof(game: &TrainHeist, state: &State, seat: Seat) -> bool {
    game.edition.train.roofs.contains(state.cowboy(seat).at) && state.can(game, seat, Ability::LeaveFromRoof)
}

/// The refusal of leaving the train to this space.
pub(crate) fn why_not_off(game: &TrainHeist, state: &State, seat: Seat, to: Space) -> Refusal {
    let at = state.cowboy(seat).at;
    let section = game.edition.section(at);
    if game.edition.train.platforms[section] != at && !leaves_from_roof(game, state, seat) {
        Refusal::NoExit(if game.edition.train.roofs.contains(at) { "TH-LEAVE-03" } else { "TH-LEAVE-04" })
    } else if !game.edition.beside(state.train[section]).contains(to) {
        Refusal::NotBeside("TH-LEAVE-02")
    } else if state.occupied().contains(to) {
        Refusal::CarInTheWay
    } else if front(game, state).contains(to) {
        Refusal::InFront("TH-LEAVE-02")
    } else {
        Refusal::CherokeeTerritory
    }
}

/// TH-LEAVE-03, TH-RU-70, TH-RU-71, TH-RU-72. From a roof a cowboy may jump onto a horse beside the car with a free seat.
#[inline]
pub(crate) fn check_jump(game: &TrainHeist, state: &State, horse: Horse) -> CheckResult {
    let seat = state.turn.seat;
    let at = state.cowboy(seat).at;
    if !game.edition.train.roofs.contains(at) {
        return Err(Refusal::NoExit("TH-LEAVE-03"));
    }
    let Some(space) = state.horses[horse as usize] else { return Err(Refusal::HorseLost) };
    if !r#move::can_pay(game, state, seat) {
        return Err(Refusal::NoAction);
    }
    if !side_of(game, state, game.edition.section(at)).contains(space) {
        return Err(Refusal::NotBeside("TH-LEAVE-03"));
    }
    if r#move::forbidden(game, state, seat).contains(space) {
        return Err(Refusal::CherokeeTerritory);
    }
    if state.riders(horse).len() == 2 { Err(Refusal::HorseFull) } else { Ok(()) }
}

/// TH-LEAVE-03, TH-RU-70. Jumps; the cowboy then rides the horse.
pub(crate) fn jump<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, horse: Horse) {
    r#move::pay(play, seat);
    play.happens(Event::JumpedOntoHorse { seat, horse });
    wanted::mission_met(play, seat, Mission::RoofJump);
}
