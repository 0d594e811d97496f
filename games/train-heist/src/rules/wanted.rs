//! Wanted Cards.

use super::{Offer, Play};
use crate::TrainHeist;
use crate::decision::Decision;
use crate::event::Event;
use crate::space::SpaceSet;
use crate::state::{DecisionStep, Phase, State};
use crate::wanted::Mission;
use game::{Game, Seat, Sink};
use std::ops::ControlFlow;

/// TH-WANTED-01, TH-WANTED-02, TH-WANTED-11. Can this mission earn the seat a card: is one laid out, and has the seat none?
#[inline]
pub(crate) fn can_earn(game: &TrainHeist, state: &State, seat: Seat, mission: Mission) -> bool {
    !state.wanted.is_empty()
        && state.cowboy(seat).title.is_none()
        && !game.earned_by(mission).and(state.wanted).is_empty()
}

/// TH-WANTED-01, TH-RU-78. Notes that a seat met a mission, on any turn; it takes the card once what follows is resolved.
#[inline]
pub(crate) fn mission_met<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, mission: Mission) {
    if can_earn(play.game, play.state(), seat, mission) {
        play.happens(Event::MissionMet { seat, mission });
    }
}

/// TH-RU-93. Notes the mission to end the action step in or beside Cherokee Territory, if the seat has met it.
pub(crate) fn check_end_of_actions<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat) {
    let (game, state) = (play.game, play.state());
    let at = state.cowboy(seat).at;
    let near = game.edition.beside(at).or(SpaceSet::only(at));
    if !at.is_aboard() && !near.and(state.territory(game)).is_empty() {
        mission_met(play, seat, Mission::ByCherokeeTerritory);
    }
}

/// TH-WANTED-06, TH-RU-79. The seat that takes a card next: the first that met a mission; not in the middle of an action.
#[inline]
fn next_with_mission(game: &TrainHeist, state: &State) -> Option<Seat> {
    if state.cowboys.iter().all(|cowboy| cowboy.met_as == 0) {
        return None;
    }
    match state.phase {
        Phase::Acting(DecisionStep::Choosing) | Phase::Departing | Phase::Rolling(_) | Phase::Discarding => {}
        Phase::Acting(_) | Phase::Swapping | Phase::Over(_) => return None,
    }
    let met = game.seats().iter().filter(|&seat| state.cowboy(seat).met_as > 0);
    met.min_by_key(|&seat| state.cowboy(seat).met_as)
}

/// TH-RU-78. The seat that must choose between several cards.
#[inline]
pub(crate) fn next_to_earn(game: &TrainHeist, state: &State) -> Option<Seat> {
    next_with_mission(game, state).filter(|&seat| state.cowboy(seat).met.len() > 1)
}

/// TH-RU-78. Gives a seat the only card it earned, without asking; returns whether it did.
pub(crate) fn award<S: Sink<TrainHeist>>(play: &mut Play<S>) -> bool {
    let Some(seat) = next_with_mission(play.game, play.state()) else { return false };
    let met = play.state().cowboy(seat).met;
    match met.iter().next() {
        Some(card) if met.len() == 1 => {
            play.happens(Event::TitleEarned { seat, card });
            true
        }
        _ => false,
    }
}

/// The cards that the seat may choose.
pub(crate) fn options(state: &State, seat: Seat, offer: &mut impl Offer<Decision>) -> ControlFlow<()> {
    state.cowboy(seat).met.iter().try_for_each(|card| offer.offer(Decision::Earn(card)))
}
