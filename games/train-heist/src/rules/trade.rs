//! Give or Trade Poker Cards.

use super::{CheckResult, Offer, Play, action};
use crate::TrainHeist;
use crate::cards::Cards;
use crate::decision::Decision;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::State;
use crate::wanted::Ability;
use game::{Game, Seat, Sink};
use std::ops::ControlFlow;

/// TH-TRADE-02. The hand limit of this seat.
#[inline]
pub(crate) fn hand_limit(game: &TrainHeist, state: &State, seat: Seat) -> u8 {
    if state.can(game, seat, Ability::SixCards) { 6 } else { 5 }
}

/// TH-TRADE-01, TH-TRADE-03, TH-TRADE-04, TH-JAIL-13, TH-RU-57, TH-RU-62, TH-RU-76. May the active seat trade with this one:
/// on the same space, or with a prisoner from the platform beside the jail, and not refused this turn? With
/// [`Ability::FarTrade`] any seat not in jail is in reach.
#[inline]
pub(crate) fn check(game: &TrainHeist, state: &State, with: Seat) -> CheckResult {
    let seat = state.turn.seat;
    if with == seat || !game.seats().contains(with) {
        return Err(Refusal::Apart("TH-TRADE-01"));
    }
    let (here, there) = (state.cowboy(seat).at, state.cowboy(with).at);
    let jailed = state.is_jailed(game, with);
    let together = match jailed {
        true => here == game.edition.train.escape,
        false => here == there || state.can(game, seat, Ability::FarTrade),
    };
    if !together {
        return Err(Refusal::Apart(if jailed { "TH-TRADE-04" } else { "TH-TRADE-03" }));
    }
    action::check_action(state)?;
    if state.turn.refused.contains(with) {
        return Err(Refusal::RefusedBefore);
    }
    let hand = state.cowboy(seat).hand;
    match if jailed { hand.keys() } else { hand }.is_empty() {
        true if jailed => Err(Refusal::KeysOnly),
        true => Err(Refusal::NothingGiven),
        false => Ok(()),
    }
}

/// TH-TRADE-01, TH-TRADE-02, TH-RU-57, TH-RU-76. Checks an offer: at least one card, within the other's limit; keys for a
/// prisoner.
pub(crate) fn check_offer(game: &TrainHeist, state: &State, to: Seat, cards: Cards) -> CheckResult {
    check(game, state, to)?;
    if !state.active().hand.contain(cards) {
        return Err(Refusal::NotInHand("TH-TRADE-01"));
    }
    if state.is_jailed(game, to) && cards.keys() != cards {
        return Err(Refusal::KeysOnly);
    }
    if cards.is_empty() {
        return Err(Refusal::NothingGiven);
    }
    if cards.len() <= hand_limit(game, state, to) { Ok(()) } else { Err(Refusal::HandLimit) }
}

/// The legal offers.
pub(crate) fn offer_options(
    game: &TrainHeist,
    state: &State,
    to: Seat,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let mut fitting =
        state.active().hand.choices().filter(|&cards| check_offer(game, state, to, cards).is_ok());
    fitting.try_for_each(|cards| offer.offer(Decision::Give(cards)))
}

/// TH-TRADE-01, TH-TRADE-02, TH-RU-76. Checks the cards in return: any number, if both hands stay within their limits.
pub(crate) fn check_answer(
    game: &TrainHeist,
    state: &State,
    to: Seat,
    given: Cards,
    back: Cards,
) -> CheckResult {
    let (giver, taker) = (state.turn.seat, to);
    let own = state.cowboy(taker).hand;
    if !own.contain(back) || !state.cowboy(giver).hand.contain(given) || giver == taker {
        return Err(Refusal::NotInHand("TH-TRADE-01"));
    }
    let after = |hand: Cards, loses: Cards, gains: Cards| hand.len() - loses.len() + gains.len();
    let fits = after(own, back, given) <= hand_limit(game, state, taker)
        && after(state.cowboy(giver).hand, given, back) <= hand_limit(game, state, giver);
    if fits { Ok(()) } else { Err(Refusal::HandLimit) }
}

/// The legal answers of the partner.
pub(crate) fn answer_options(
    game: &TrainHeist,
    state: &State,
    to: Seat,
    given: Cards,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    offer.offer(Decision::Refuse)?;
    let own = state.cowboy(to).hand;
    let mut fitting = own.choices().filter(|&back| check_answer(game, state, to, given, back).is_ok());
    fitting.try_for_each(|back| offer.offer(Decision::Accept(back)))
}

/// TH-TRADE-01, TH-RU-76. Exchanges the cards at once and spends the action.
pub(crate) fn accept<S: Sink<TrainHeist>>(play: &mut Play<S>, with: Seat, given: Cards, back: Cards) {
    let seat = play.state().turn.seat;
    action::take_action(play, seat);
    play.happens(Event::Traded { seat, with, given, back });
}

/// TH-RU-76. A refused offer costs nothing, but cannot be made again this turn.
pub(crate) fn refuse<S: Sink<TrainHeist>>(play: &mut Play<S>, by: Seat) {
    let seat = play.state().turn.seat;
    play.happens(Event::OfferRefused { seat, by });
}
