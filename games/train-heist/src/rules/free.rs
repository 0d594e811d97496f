//! Free Actions: Card Abilities.

use super::{CheckResult, Offer, Play, action, payment, sheriff, switch, wanted};
use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::decision::{CardAbility, Decision, Junctions};
use crate::event::{Event, SheriffMove};
use crate::refusal::Refusal;
use crate::setup::Mode;
use crate::space::Space;
use crate::state::{DecisionStep, State};
use crate::wanted::Mission;
use game::{Seat, Sink};
use std::ops::ControlFlow;

/// TH-FREE-01, TH-RU-26, TH-RU-27, TH-RU-49, TH-VERSUS-09. May the seat use this ability: has it the cards, and would it
/// have an effect?
#[inline]
pub(crate) fn check(game: &TrainHeist, state: &State, ability: CardAbility) -> CheckResult {
    let hand = state.active().hand;
    let wilds = hand.wilds();
    let alike = |count: u8| hand.len() >= count && payment::most_alike(hand) + wilds >= count;
    let enough = match ability {
        CardAbility::Pair => alike(2),
        CardAbility::Three => alike(3),
        CardAbility::Four => alike(4),
        CardAbility::Straight => {
            let numbers = hand.numbers();
            (0..7).any(|first| 4 - (numbers >> first & 0b1111).count_ones() as u8 <= wilds)
        }
        CardAbility::Wild => wilds > 0,
    };
    if !enough {
        return Err(Refusal::DoesNotMeet(rule_of(ability)));
    }
    match ability {
        CardAbility::Straight => {
            let [first, second] = Junctions::ALL.map(|junction| switch::check_turn(game, state, junction));
            first.or(second)
        }
        CardAbility::Wild if game.mode() == Mode::Versus && !state.active().at.is_aboard() => {
            Err(Refusal::NotAboard)
        }
        _ => Ok(()),
    }
}

/// The rule of an ability.
const fn rule_of(ability: CardAbility) -> &'static str {
    match ability {
        CardAbility::Pair => "TH-FREE-02",
        CardAbility::Three => "TH-FREE-03",
        CardAbility::Four => "TH-FREE-04",
        CardAbility::Straight => "TH-FREE-05",
        CardAbility::Wild => "TH-FREE-06",
    }
}

/// TH-FREE-02 to TH-FREE-05, TH-RU-26. Do these cards form the set of the ability? Wilds may stand in.
pub(crate) fn check_cards(state: &State, ability: CardAbility, cards: Cards) -> CheckResult {
    if !state.active().hand.contain(cards) {
        return Err(Refusal::NotInHand("TH-FREE-01"));
    }
    let fits = match ability {
        CardAbility::Pair => payment::are_alike(cards, 2),
        CardAbility::Three => payment::are_alike(cards, 3),
        CardAbility::Four => payment::are_alike(cards, 4),
        CardAbility::Straight => payment::is_straight(cards, 4),
        CardAbility::Wild => cards == Cards::from(Card::WILD),
    };
    if fits { Ok(()) } else { Err(Refusal::DoesNotMeet(rule_of(ability))) }
}

/// The legal choices of cards.
pub(crate) fn card_options(
    state: &State,
    ability: CardAbility,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let mut sets = state.active().hand.choices().filter(|&cards| check_cards(state, ability, cards).is_ok());
    sets.try_for_each(|cards| offer.offer(Decision::Use(cards)))
}

/// TH-FREE-02, TH-FREE-03, TH-FREE-04. Discards the cards for more actions; a straight asks for a switch first.
pub(crate) fn use_cards<S: Sink<TrainHeist>>(
    play: &mut Play<S>,
    seat: Seat,
    ability: CardAbility,
    cards: Cards,
) {
    let count = match ability {
        CardAbility::Pair => 1,
        CardAbility::Three => 2,
        CardAbility::Four => 3,
        CardAbility::Straight | CardAbility::Wild => {
            return action::reach_step(play, DecisionStep::FarSwitch { cards });
        }
    };
    play.happens(Event::CardsPlayed { seat, ability, cards });
    play.happens(Event::ActionsGained { seat, count });
}

/// The legal choices of a switch.
pub(crate) fn switch_options(
    game: &TrainHeist,
    state: &State,
    cards: Cards,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let free =
        Junctions::ALL.into_iter().filter(|&junction| check_turn(game, state, cards, junction).is_ok());
    free.into_iter().try_for_each(|junction| offer.offer(Decision::Turn(junction)))
}

/// TH-FREE-05, TH-RU-49. Checks a straight for a switch that can be turned.
pub(crate) fn check_turn(game: &TrainHeist, state: &State, cards: Cards, junction: Junctions) -> CheckResult {
    check_cards(state, CardAbility::Straight, cards)?;
    switch::check_turn(game, state, junction)
}

/// TH-FREE-05. Turns any switch, from anywhere.
pub(crate) fn turn<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, cards: Cards, junction: Junctions) {
    play.happens(Event::CardsPlayed { seat, ability: CardAbility::Straight, cards });
    play.happens(Event::SwitchTurned { seat, junction });
    wanted::mission_met(play, seat, Mission::Straight);
}

/// The legal destinations of the Sheriff.
pub(crate) fn sheriff_options(
    game: &TrainHeist,
    state: &State,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let mut possible =
        sheriff::neighbours(game, state).iter().filter(|&to| check_send(game, state, to).is_ok());
    possible.try_for_each(|to| offer.offer(Decision::Send(to)))
}

/// TH-RU-27. Checks a destination of the Sheriff: a space that he can go to.
pub(crate) fn check_send(game: &TrainHeist, state: &State, to: Space) -> CheckResult {
    if !state.active().hand.has(Card::WILD) {
        return Err(Refusal::NotInHand("TH-FREE-01"));
    }
    if sheriff::neighbours(game, state).contains(to) { Ok(()) } else { Err(Refusal::SheriffCannot) }
}

/// TH-FREE-06, TH-FREE-07, TH-RU-27. Moves the Sheriff one space for one Wild. He catches cowboys he meets; the Wild
/// moves him no further.
pub(crate) fn send<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, to: Space) {
    play.happens(Event::CardsPlayed { seat, ability: CardAbility::Wild, cards: Card::WILD.into() });
    sheriff::step(play, to, SheriffMove::Sent);
}
