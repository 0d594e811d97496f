//! Flip a Railroad Switch Token.

use super::{CheckResult, Play, action, wanted};
use crate::TrainHeist;
use crate::decision::Junctions;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{State, Tokens};
use crate::wanted::{Ability, Mission};
use game::{Seat, Sink};

/// TH-SWITCH-03, TH-END-03, TH-RU-49. A token cannot be turned while a car is on its junction, or once it is off the board.
#[inline]
pub(crate) fn check_turn(game: &TrainHeist, state: &State, junction: Junctions) -> CheckResult {
    if state.tokens == Tokens::Removed {
        return Err(Refusal::NoSwitch);
    }
    let space = game.edition.board.junctions[junction as usize].space;
    if state.train.contains(&space) { Err(Refusal::TrainOnJunction) } else { Ok(()) }
}

/// TH-SWITCH-01, TH-SWITCH-02, TH-RU-96. The cowboy must stand on the junction, or beside it with
/// [`Ability::FlipFromBeside`].
#[inline]
pub(crate) fn check_flip(game: &TrainHeist, state: &State, junction: Junctions) -> CheckResult {
    let at = state.active().at;
    let space = game.edition.board.junctions[junction as usize].space;
    let beside = || {
        game.edition.beside(space).contains(at) && state.can(game, state.turn.seat, Ability::FlipFromBeside)
    };
    if at != space && !beside() {
        return Err(Refusal::NotOnJunction);
    }
    action::check_action(state)?;
    check_turn(game, state, junction)
}

/// TH-SWITCH-01. Turns the token over.
pub(crate) fn flip<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, junction: Junctions) {
    action::take_action(play, seat);
    play.happens(Event::SwitchFlipped { seat, junction });
    wanted::mission_met(play, seat, Mission::Flip);
}
