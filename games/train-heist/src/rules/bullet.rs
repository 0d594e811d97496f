//! Take a Bullet Token, and spend it.

use super::{CheckResult, Play, action, wanted};
use crate::TrainHeist;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::setup::Mode;
use crate::state::State;
use crate::wanted::{Ability, Mission};
use game::{Seat, Sink};

/// TH-BULLET-01, TH-BULLET-03, TH-BULLET-04, TH-RU-75, TH-VERSUS-08, TH-RU-85. May the seat take a Bullet: is there one
/// that was not spent this turn; in versus games only with no Bullet yet?
#[inline]
pub(crate) fn check_take(game: &TrainHeist, state: &State) -> CheckResult {
    action::check_action(state)?;
    if state.bullets == 0 {
        return Err(Refusal::NoBulletLeft);
    }
    if state.bullets <= state.turn.bullets_spent {
        return Err(Refusal::BulletOfThisTurn);
    }
    let full = game.mode() == Mode::Versus && state.active().bullets > 0;
    if full { Err(Refusal::OneBullet) } else { Ok(()) }
}

/// TH-BULLET-01. Saves an action for later.
pub(crate) fn take<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat) {
    action::take_action(play, seat);
    play.happens(Event::BulletTaken { seat });
}

/// TH-BULLET-02, TH-RU-75. May the seat spend a Bullet: has it one that was not taken in this turn?
#[inline]
pub(crate) fn check_spend(state: &State) -> CheckResult {
    match state.active().bullets {
        0 => Err(Refusal::NoBulletHeld),
        held if held > state.turn.bullets_taken => Ok(()),
        _ => Err(Refusal::BulletOfThisTurn),
    }
}

/// TH-BULLET-02, TH-RU-99. The number of actions that a Bullet gives: one, or two with [`Ability::DoubleBullet`].
pub(crate) fn gain(game: &TrainHeist, state: &State, seat: Seat) -> u8 {
    if state.can(game, seat, Ability::DoubleBullet) { 2 } else { 1 }
}

/// TH-BULLET-02, TH-BULLET-03. Returns a Bullet for the actions it gives.
pub(crate) fn spend<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat) {
    let count = gain(play.game, play.state(), seat);
    play.happens(Event::BulletSpent { seat });
    play.happens(Event::ActionsGained { seat, count });
    if play.state().turn.looted {
        wanted::mission_met(play, seat, Mission::BulletAndLoot);
    }
}
