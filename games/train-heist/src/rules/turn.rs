//! Playing the game: the four steps of a turn.

use super::{
    CheckResult, Offer, Play, action, drop, end, free, horse, jail, loot, poker_deck, town, trade, train,
    wanted,
};
use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::decision::Decision;
use crate::event::Event;
use crate::outcome::EndedBy;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::setup::Mode;
use crate::state::{DecisionStep, Encounters, Phase, Stage, State};
use crate::wanted::Ability;
use game::{Luck, Seat, Sink};
use std::ops::ControlFlow;

/// TH-TURN-02. The number of Heist Actions of a turn.
pub(crate) const ACTIONS: u8 = 4;

/// The seat that is asked: the one that decides, if it has a choice. The rules answer questions with one answer.
#[inline]
pub(crate) fn asked(game: &TrainHeist, state: &State) -> Option<Seat> {
    whose_decision(game, state).filter(|_| only_option(game, state).is_none())
}

/// TH-VERSUS-04. Do all players know that there is no choice? With hidden hands a seat is also asked if its hand leaves no
/// choice: skipping the question would reveal what the hand holds.
#[inline]
fn is_no_secret(game: &TrainHeist, state: &State) -> bool {
    let Phase::Acting(step) = state.phase else { return true };
    if game.mode() != Mode::Versus {
        return true;
    }
    let hand = state.active().hand;
    match step {
        DecisionStep::Choosing => hand.is_empty() || state.is_jailed(game, state.turn.seat),
        DecisionStep::HorseCard { .. } | DecisionStep::Offering { .. } => hand.len() == 1,
        DecisionStep::LootTiles => loot::is_one_tile(game, state),
        DecisionStep::LootCards { .. } | DecisionStep::AbilityCards { .. } | DecisionStep::EscapeKeys => {
            false
        }
        DecisionStep::HorseTo { .. }
        | DecisionStep::LootNaming { .. }
        | DecisionStep::DropTiles
        | DecisionStep::Laying { .. }
        | DecisionStep::FarSwitch { .. }
        | DecisionStep::Sheriff
        | DecisionStep::Answering { .. } => true,
    }
}

/// TH-RU-36. The seat that decides: the one whose turn it is, except for a partner's answer, a title and the Hangman.
#[inline]
fn whose_decision(game: &TrainHeist, state: &State) -> Option<Seat> {
    if let Some(seat) = wanted::next_to_earn(game, state) {
        return Some(seat);
    }
    match state.phase {
        Phase::Acting(DecisionStep::Answering { to, .. }) => Some(to),
        Phase::Acting(_) | Phase::Discarding => Some(state.turn.seat),
        Phase::Swapping => may_swap(game, state).then_some(state.turn.seat),
        Phase::Rolling(Encounters { stage: Stage::Hangman { let_hang }, .. }) => {
            town::may_hold(game, state, let_hang)
        }
        Phase::Rolling(Encounters { stage: Stage::Loading | Stage::Filling { drawn: Some(_) }, .. }) => {
            Some(state.turn.seat)
        }
        Phase::Rolling(_) | Phase::Departing | Phase::Over(_) => None,
    }
}

/// Offers all legal decisions of the seat that decides.
#[inline]
pub(crate) fn options(game: &TrainHeist, state: &State, offer: &mut impl Offer<Decision>) -> ControlFlow<()> {
    if let Some(seat) = wanted::next_to_earn(game, state) {
        return wanted::options(state, seat, offer);
    }
    match state.phase {
        Phase::Acting(step) => match step {
            DecisionStep::Choosing => action::options(game, state, offer),
            DecisionStep::HorseCard { horse } => horse::card_options(game, state, horse, offer),
            DecisionStep::HorseTo { horse, card } => horse::to_options(game, state, horse, card, offer),
            DecisionStep::LootTiles => loot::tile_options(game, state, offer),
            DecisionStep::LootCards { claim } => loot::card_options(game, state, claim, offer),
            DecisionStep::LootNaming { claim, cards } => {
                loot::naming_options(game, state, claim, cards, offer)
            }
            DecisionStep::DropTiles => drop::tile_options(game, state, offer),
            DecisionStep::Laying { returned, drawn } => {
                drop::laying_options(game, state, returned, drawn, offer)
            }
            DecisionStep::AbilityCards { ability } => free::card_options(state, ability, offer),
            DecisionStep::FarSwitch { cards } => free::switch_options(game, state, cards, offer),
            DecisionStep::Sheriff => free::sheriff_options(game, state, offer),
            DecisionStep::Offering { to } => trade::offer_options(game, state, to, offer),
            DecisionStep::Answering { to, cards } => trade::answer_options(game, state, to, cards, offer),
            DecisionStep::EscapeKeys => jail::key_options(game, state, offer),
        },
        Phase::Rolling(rolling) => town::options(game, state, rolling, offer),
        Phase::Discarding => {
            state.active().hand.choices().try_for_each(|cards| offer.offer(Decision::Discard(cards)))
        }
        Phase::Swapping => {
            offer.offer(Decision::Keep)?;
            state.active().hand.kinds().try_for_each(|card| offer.offer(Decision::Swap(card)))
        }
        Phase::Departing | Phase::Over(_) => ControlFlow::Continue(()),
    }
}

/// Decides alone whether a decision is legal.
pub(crate) fn check(game: &TrainHeist, state: &State, seat: Seat, decision: Decision) -> CheckResult {
    if let Phase::Over(_) = state.phase {
        return Err(Refusal::GameOver);
    }
    match asked(game, state) {
        Some(other) if other == seat => {}
        Some(other) => return Err(Refusal::NotYourTurn(game.colour(other), Refusal::question(game, state))),
        None => return Err(Refusal::NotAsked),
    }
    if wanted::next_to_earn(game, state).is_some() {
        return match decision {
            Decision::Earn(card) if state.cowboy(seat).met.has(card) => Ok(()),
            Decision::Earn(_) => Err(Refusal::NoSuchTitle),
            _ => Err(Refusal::WrongStep(Question::Title)),
        };
    }
    let hand = state.cowboy(seat).hand;
    match (state.phase, decision) {
        (Phase::Acting(DecisionStep::Choosing), _) => action::check(game, state, decision),
        (Phase::Acting(DecisionStep::HorseCard { horse }), Decision::With(card)) => {
            horse::check_card(game, state, horse, card)
        }
        (Phase::Acting(DecisionStep::HorseTo { horse, card }), Decision::To(to)) => {
            horse::check_to(game, state, horse, card, to)
        }
        (Phase::Acting(DecisionStep::LootTiles), Decision::Take(claim)) => {
            loot::check_claim(game, state, claim)
        }
        (Phase::Acting(DecisionStep::LootCards { claim }), Decision::Pay(cards))
        | (Phase::Acting(DecisionStep::LootNaming { claim, cards }), Decision::Name(_)) => {
            loot::check_payment(game, state, claim, cards)
        }
        (Phase::Acting(DecisionStep::DropTiles), Decision::Bring(tiles)) => {
            drop::check_tiles(game, state, tiles)
        }
        (Phase::Acting(DecisionStep::Laying { returned, drawn }), Decision::Lay(tiles)) => {
            drop::check_laying(returned, drawn, tiles)
        }
        (Phase::Acting(DecisionStep::AbilityCards { ability }), Decision::Use(cards)) => {
            free::check_cards(state, ability, cards)
        }
        (Phase::Acting(DecisionStep::FarSwitch { cards }), Decision::Turn(junction)) => {
            free::check_turn(game, state, cards, junction)
        }
        (Phase::Acting(DecisionStep::Sheriff), Decision::Send(to)) => free::check_send(game, state, to),
        (Phase::Acting(DecisionStep::Offering { to }), Decision::Give(cards)) => {
            trade::check_offer(game, state, to, cards)
        }
        (Phase::Acting(DecisionStep::Answering { to, cards }), Decision::Accept(back)) => {
            trade::check_answer(game, state, to, cards, back)
        }
        (Phase::Acting(DecisionStep::EscapeKeys), Decision::Keys(keys)) => {
            jail::check_keys(game, state, keys)
        }
        (Phase::Rolling(rolling), _) => town::check(game, state, rolling, decision),
        (Phase::Discarding, Decision::Discard(cards)) if hand.contain(cards) => Ok(()),
        (Phase::Swapping, Decision::Swap(card)) if hand.has(card) => Ok(()),
        (Phase::Discarding, Decision::Discard(_)) => Err(Refusal::NotInHand("TH-TURN-07")),
        (Phase::Swapping, Decision::Swap(_)) => Err(Refusal::NotInHand("TH-RU-99")),
        (Phase::Swapping, Decision::Keep)
        | (Phase::Acting(DecisionStep::Answering { .. }), Decision::Refuse) => Ok(()),
        _ => Err(Refusal::wrong_step(game, state)),
    }
}

/// Carries out a decision and everything that follows from it.
pub(crate) fn decide<S: Sink<TrainHeist>>(
    play: &mut Play<S>,
    seat: Seat,
    decision: Decision,
    luck: &mut impl Luck,
) {
    carry_out(play, seat, decision, luck);
    go_on(play, luck);
}

fn carry_out<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, decision: Decision, luck: &mut impl Luck) {
    if let Decision::Earn(card) = decision {
        return play.happens(Event::TitleEarned { seat, card });
    }
    match (play.state().phase, decision) {
        (Phase::Rolling(_), _) => town::carry_out(play, seat, decision),
        (Phase::Discarding, Decision::Discard(cards)) => discard(play, seat, cards, luck),
        (Phase::Swapping, Decision::Swap(card)) => swap(play, seat, card, luck),
        (Phase::Swapping, _) => pass(play),
        (Phase::Acting(step), _) => action::carry_out(play, seat, step, decision, luck),
        _ => {}
    }
}

/// Plays everything that follows without a decision, until a seat has a choice or the game is over.
pub(crate) fn go_on<S: Sink<TrainHeist>>(play: &mut Play<S>, luck: &mut impl Luck) {
    loop {
        if let Phase::Over(_) = play.state().phase {
            return;
        }
        if wanted::award(play) {
            continue;
        }
        match whose_decision(play.game, play.state()) {
            Some(seat) => match only_option(play.game, play.state()) {
                Some(decision) => carry_out(play, seat, decision, luck),
                None => return,
            },
            None => match play.state().phase {
                Phase::Departing => train::depart(play),
                Phase::Rolling(rolling) => train::resolve(play, rolling, luck),
                Phase::Swapping => pass(play),
                Phase::Acting(_) | Phase::Discarding | Phase::Over(_) => return,
            },
        }
    }
}

/// The only legal decision, if there is just one and that reveals nothing.
#[inline]
fn only_option(game: &TrainHeist, state: &State) -> Option<Decision> {
    if !is_no_secret(game, state) {
        return None;
    }
    let mut only = None;
    let several = options(game, state, &mut |decision| match only.replace(decision) {
        None => ControlFlow::Continue(()),
        Some(_) => ControlFlow::Break(()),
    });
    only.filter(|_| several.is_continue())
}

/// TH-TURN-01, TH-TURN-09, TH-TUNNEL-04, TH-TRACK-03, TH-RU-60. Begins a turn; in a lost turn only the train moves.
pub(crate) fn begin<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, number: u16) {
    play.happens(Event::TurnBegan { seat, number });
    if play.state().cowboy(seat).flat {
        play.happens(Event::TurnLost { seat });
    }
}

/// TH-TURN-10, TH-RU-93. Ends step 1; actions left over are lost, and missions about the end of the step are checked.
pub(crate) fn end_actions<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat) {
    play.happens(Event::ActionsEnded { seat });
    wanted::check_end_of_actions(play, seat);
}

/// TH-TURN-07, TH-RU-04, TH-RU-61. Step 3 follows the train's move, also for a cowboy that was hit; a lost turn ends here.
pub(crate) fn after_the_train<S: Sink<TrainHeist>>(play: &mut Play<S>, rolling: Encounters) {
    if rolling.last {
        return end::by_points(play, EndedBy::Junction);
    }
    if play.state().turn.lost {
        return pass(play);
    }
    play.happens(Event::TrainResolved);
}

/// TH-TURN-07, TH-TURN-08, TH-RU-54. Discards cards, then draws; not in jail.
fn discard<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, cards: Cards, luck: &mut impl Luck) {
    play.happens(Event::Discarded { seat, cards });
    if !play.state().is_jailed(play.game, seat) {
        poker_deck::draw_up(play, seat, luck);
    }
}

/// TH-RU-99. May the seat swap a card after the draw of step 4? It needs the ability, a card, and a turn that is not
/// lost; a prisoner may not.
#[inline]
fn may_swap(game: &TrainHeist, state: &State) -> bool {
    let seat = state.turn.seat;
    state.can(game, seat, Ability::SwapCard)
        && !state.is_jailed(game, seat)
        && !state.active().hand.is_empty()
        && !state.turn.lost
}

fn swap<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, card: Card, luck: &mut impl Luck) {
    play.happens(Event::CardSwapped { seat, card });
    poker_deck::reshuffle(play, luck);
    let cards = play.state().deck.next(1);
    play.happens(Event::Drew { seat, cards });
    poker_deck::reshuffle(play, luck);
    pass(play);
}

/// TH-SETUP-20, TH-RU-92. Passes the turn to the next player clockwise; the order never changes.
fn pass<S: Sink<TrainHeist>>(play: &mut Play<S>) {
    let turn = play.state().turn;
    begin(play, turn.seat.clockwise(play.game.seat_count()), turn.number.saturating_add(1));
}
