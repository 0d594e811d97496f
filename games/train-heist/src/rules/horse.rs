//! Move a Horse; mount and dismount.

use super::{CheckResult, Offer, Play, action, wanted};
use crate::TrainHeist;
use crate::cards::Card;
use crate::decision::Decision;
use crate::event::Event;
use crate::piece::Horse;
use crate::refusal::Refusal;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use crate::wanted::{Ability, Mission};
use game::{Seat, Sink};
use std::ops::ControlFlow;

/// TH-HORSE-01, TH-HORSE-02, TH-RU-68, TH-RU-71. May the seat move this horse: one that it rides, or one without a rider,
/// anywhere on the map; a card pays.
#[inline]
pub(crate) fn check(game: &TrainHeist, state: &State, horse: Horse) -> CheckResult {
    action::check_action(state)?;
    let seat = state.turn.seat;
    let Some(from) = state.horses[horse as usize] else { return Err(Refusal::HorseLost) };
    if state.cowboy(seat).riding != Some(horse) && !state.riders(horse).is_empty() {
        return Err(Refusal::HorseTaken);
    }
    if state.cowboy(seat).hand.is_empty() {
        return Err(Refusal::NotInHand("TH-HORSE-01"));
    }
    match game.edition.beside(from).without(barred(game, state, horse)).is_empty() {
        true => Err(Refusal::TooFar),
        false => Ok(()),
    }
}

/// TH-HORSE-09, TH-RU-69, TH-RU-73. Spaces that this horse cannot enter: cars, and territory unless all riders are guests.
#[inline]
fn barred(game: &TrainHeist, state: &State, horse: Horse) -> SpaceSet {
    let riders = state.riders(horse);
    let guests =
        !riders.is_empty() && riders.iter().all(|rider| state.can(game, rider, Ability::CherokeeGuest));
    if guests { state.occupied() } else { state.occupied().or(state.territory(game)) }
}

/// TH-HORSE-01, TH-HORSE-07, TH-RU-05, TH-RU-99. The range of this horse with a card; two more for a rider
/// with [`Ability::FartherRides`].
#[inline]
pub(crate) fn range(game: &TrainHeist, state: &State, horse: Horse, card: Card) -> u8 {
    let number = card.number().unwrap_or(Card::HIGHEST);
    let seat = state.turn.seat;
    let rides = state.cowboy(seat).riding == Some(horse);
    let farther = rides && state.can(game, seat, Ability::FartherRides);
    number + if farther { 2 } else { 0 }
}

/// TH-RU-69. The spaces in reach by distance, each set one space farther than the one before.
#[inline]
pub(crate) fn rings(game: &TrainHeist, state: &State, horse: Horse) -> impl Iterator<Item = SpaceSet> {
    let barred = barred(game, state, horse);
    let start = state.horses[horse as usize].map_or(SpaceSet::EMPTY, SpaceSet::only);
    let edition = game.edition;
    let mut seen = start;
    let mut ring = start;
    std::iter::from_fn(move || {
        let further = ring.iter().fold(SpaceSet::EMPTY, |found, space| found.or(edition.beside(space)));
        ring = further.without(barred).without(seen);
        seen = seen.or(ring);
        (!ring.is_empty()).then_some(ring)
    })
}

/// TH-RU-05, TH-RU-69. The spaces that this card takes this horse to: all others within its number.
#[inline]
pub(crate) fn in_reach(game: &TrainHeist, state: &State, horse: Horse, card: Card) -> SpaceSet {
    if check(game, state, horse).is_err() || !state.active().hand.has(card) {
        return SpaceSet::EMPTY;
    }
    let range = range(game, state, horse, card).into();
    rings(game, state, horse).take(range).fold(SpaceSet::EMPTY, SpaceSet::or)
}

/// The legal choices of a card.
pub(crate) fn card_options(
    game: &TrainHeist,
    state: &State,
    horse: Horse,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    if check(game, state, horse).is_err() {
        return ControlFlow::Continue(());
    }
    state.active().hand.kinds().try_for_each(|card| offer.offer(Decision::With(card)))
}

/// Can this card pay?
pub(crate) fn check_card(game: &TrainHeist, state: &State, horse: Horse, card: Card) -> CheckResult {
    check(game, state, horse)?;
    if state.active().hand.has(card) { Ok(()) } else { Err(Refusal::NotInHand("TH-HORSE-01")) }
}

/// The legal destinations.
pub(crate) fn to_options(
    game: &TrainHeist,
    state: &State,
    horse: Horse,
    card: Card,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    in_reach(game, state, horse, card).iter().try_for_each(|to| offer.offer(Decision::To(to)))
}

/// Can the horse go there?
pub(crate) fn check_to(game: &TrainHeist, state: &State, horse: Horse, card: Card, to: Space) -> CheckResult {
    if in_reach(game, state, horse, card).contains(to) { Ok(()) } else { Err(Refusal::TooFar) }
}

/// TH-HORSE-01, TH-HORSE-04. Moves the horse with all its riders.
pub(crate) fn go<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, horse: Horse, card: Card, to: Space) {
    let rides = play.state().cowboy(seat).riding == Some(horse);
    let far = rings(play.game, play.state(), horse).skip(5).any(|ring| ring.contains(to));
    action::take_action(play, seat);
    play.happens(Event::HorseMoved { seat, horse, card, to });
    if rides && far {
        wanted::mission_met(play, seat, Mission::LongRide);
    }
}

/// TH-HORSE-03, TH-HORSE-05, TH-HORSE-06, TH-FREE-08, TH-RU-71, TH-RU-98. May the cowboy mount: a horse in its space with a
/// free seat, which it has not left since the last action?
#[inline]
pub(crate) fn check_mount(state: &State, horse: Horse) -> CheckResult {
    let cowboy = state.active();
    if state.horses[horse as usize] != Some(cowboy.at) || cowboy.riding == Some(horse) {
        return Err(Refusal::NoHorse);
    }
    if state.riders(horse).len() == 2 {
        return Err(Refusal::HorseFull);
    }
    if state.turn.left[1 + horse as usize] { Err(Refusal::Saddle) } else { Ok(()) }
}

/// TH-HORSE-05, TH-HORSE-06, TH-RU-98. May the cowboy dismount? Not if it has been on foot since the last action.
#[inline]
pub(crate) fn check_dismount(state: &State) -> CheckResult {
    if state.active().riding.is_none() {
        return Err(Refusal::NoHorse);
    }
    if state.turn.left[0] { Err(Refusal::Saddle) } else { Ok(()) }
}
