//! The Jail Coal Car, and escaping from it.

use super::{CheckResult, Offer, Play, action, poker_deck, sheriff, trade, wanted};
use crate::TrainHeist;
use crate::cards::Cards;
use crate::decision::Decision;
use crate::event::{Caught, Event, SpeedEffect};
use crate::refusal::Refusal;
use crate::setup::{HouseRule, Mode};
use crate::state::State;
use crate::wanted::{Ability, Mission};
use game::{Luck, Seat, Sink};
use std::ops::ControlFlow;

/// TH-JAIL-01 to TH-JAIL-06, TH-JAIL-14, TH-RU-03, TH-RU-50, TH-RU-56, TH-RU-58. Jails a cowboy; the jail has no limit. Loot
/// goes to the sack, cards to the discards, Bullets back; the title stays. The train gets faster if it still can.
pub(crate) fn catch<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, how: Caught) {
    let faster = play.state().speed(play.game) < play.game.edition.top_speed;
    let raised = faster || play.game.plays_by(HouseRule::SpeedByPrisoners);
    let raised = if raised { SpeedEffect::Faster } else { SpeedEffect::Unchanged };
    play.happens(Event::Jailed { seat, raised, how });
}

/// TH-JAIL-07, TH-RU-52, TH-RU-53, TH-RU-55. The legal decisions of a prisoner: search for keys, and escape with enough.
pub(crate) fn options(game: &TrainHeist, state: &State, offer: &mut impl Offer<Decision>) -> ControlFlow<()> {
    if check_search(game, state).is_ok() {
        offer.offer(Decision::Search)?;
    }
    if check_escape(game, state).is_ok() {
        offer.offer(Decision::Escape)?;
    }
    ControlFlow::Continue(())
}

/// TH-JAIL-07, TH-RU-52. May the prisoner search: one action for one card, if the hand has room?
pub(crate) fn check_search(game: &TrainHeist, state: &State) -> CheckResult {
    let seat = state.turn.seat;
    if !state.is_jailed(game, seat) {
        return Err(Refusal::NotJailed("TH-JAIL-07"));
    }
    action::check_action(state)?;
    if state.cowboy(seat).hand.len() >= trade::hand_limit(game, state, seat) {
        return Err(Refusal::NoDraw("TH-RU-52"));
    }
    if poker_deck::has_card(state) { Ok(()) } else { Err(Refusal::NoDraw("TH-RU-77")) }
}

/// TH-JAIL-07, TH-JAIL-08, TH-RU-77, TH-RU-86. Draws a card face up: a key is kept, anything else discarded.
pub(crate) fn search<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, luck: &mut impl Luck) {
    action::take_action(play, seat);
    poker_deck::reshuffle(play, luck);
    let Some(card) = play.state().deck.iter().next() else { return };
    play.happens(Event::JailDrawn { seat, card });
    // The deck is reshuffled before this card reaches the discards.
    let drawn = if card.is_key() { Cards::NONE } else { card.into() };
    poker_deck::reshuffle_but(play, drawn, luck);
}

/// TH-JAIL-09, TH-VERSUS-10, TH-RU-52. The number of keys needed: three, two in versus games, one fewer with
/// [`Ability::FewerKeys`].
pub(crate) fn keys_needed(game: &TrainHeist, state: &State, seat: Seat) -> u8 {
    let needed = if game.mode() == Mode::Versus { 2 } else { 3 };
    needed - u8::from(state.can(game, seat, Ability::FewerKeys))
}

/// TH-JAIL-09, TH-RU-53. May the prisoner escape: with enough keys; an action is not needed.
pub(crate) fn check_escape(game: &TrainHeist, state: &State) -> CheckResult {
    let seat = state.turn.seat;
    if !state.is_jailed(game, seat) {
        return Err(Refusal::NotJailed("TH-JAIL-09"));
    }
    let enough = state.cowboy(seat).hand.keys().len() >= keys_needed(game, state, seat);
    if enough { Ok(()) } else { Err(Refusal::NotEnoughKeys) }
}

/// TH-RU-59. Checks the keys: exactly the number needed.
pub(crate) fn check_keys(game: &TrainHeist, state: &State, keys: Cards) -> CheckResult {
    check_escape(game, state)?;
    if !state.active().hand.contain(keys) {
        return Err(Refusal::NotInHand("TH-RU-59"));
    }
    let right = keys.keys() == keys && keys.len() == keys_needed(game, state, state.turn.seat);
    if right { Ok(()) } else { Err(Refusal::NotEnoughKeys) }
}

pub(crate) fn key_options(
    game: &TrainHeist,
    state: &State,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let keys = state.active().hand.keys();
    let mut right = keys.choices().filter(|&keys| check_keys(game, state, keys).is_ok());
    right.try_for_each(|keys| offer.offer(Decision::Keys(keys)))
}

/// TH-JAIL-09 to TH-JAIL-12, TH-RU-50, TH-RU-59. Discards the keys and puts the cowboy on the platform; the train slows
/// down if this prisoner had made it faster. The cowboy draws a new hand, and its turn goes on.
pub(crate) fn escape<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, keys: Cards, luck: &mut impl Luck) {
    play.happens(Event::Escaped { seat, keys });
    poker_deck::draw_up(play, seat, luck);
    wanted::mission_met(play, seat, Mission::Escape);
    sheriff::meet(play, seat);
}
