//! Day phase: players act.

use super::{CheckResult, Offer, Play, action, death, night};
use crate::DeckGoesWest;
use crate::cards::Zone;
use crate::decision::Decision;
use crate::edition::Mode;
use crate::event::Event;
use crate::refusal::Obstacle;
use crate::setup::HouseRule;
use crate::state::{Phase, SEATS, Tabletop, Turn};
use game::{Luck, Seat, Sink};
use std::ops::ControlFlow;

/// DW-DAY-08. The actions of a turn in versus, after the opening one.
pub(crate) const TURN_ACTIONS: u8 = 2;

/// DW-DAY-01, DW-DAY-03, DW-DAY-04. A Day begins: characters are untapped.
pub(crate) fn begin<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    let number = play.state().day.saturating_add(1);
    play.happens(Event::DayBegan { number });
}

/// DW-DRAW-01, DW-MODE-04, DW-DR-29, DW-DR-33. All players draw up to their Hand Limits; then those with a deadly hand
/// die together.
pub(crate) fn draw_hands<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let order = play.state().table_order();
    for seat in order.into_iter().flatten() {
        let limit = usize::from(play.game.character(seat).hand_limit);
        let missing = limit.saturating_sub(play.state().cards.hand_size(seat));
        draw(play, seat, missing as u16, luck);
    }
    if !play.game.plays_by(HouseRule::LateDeath) {
        death::all_deadly_die(play);
    }
    if let Phase::Over(_) = play.state().phase {
        return;
    }
    play.happens(Event::ActionsBegan);
    if play.game.mode() == Mode::Versus {
        // DW-DAY-07, DW-DR-14. The P1 holder begins with a turn of a single action.
        let seat = play.state().p1_order();
        play.happens(Event::TurnBegan { seat, actions: 1 });
    }
}

/// DW-CARD-01, DW-DRAW-02, DW-DRAW-03, DW-DR-46, DW-DR-60. Draws cards one by one, until none are left.
pub(crate) fn draw<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat, count: u16, luck: &mut impl Luck) {
    for _ in 0..count {
        let index = play.game.index();
        if let Some((card, _)) = play.state().cards.topmost(index, seat) {
            play.happens(Event::Drew { seat, card, known: true });
            continue;
        }
        if play.state().cards.count(Zone::draw(seat)) == 0 {
            if play.state().cards.count(Zone::discard(seat)) == 0 {
                return;
            }
            play.happens(Event::Reshuffled { seat });
        }
        if let Some(card) = play.state().cards.pick(index, Zone::draw(seat), luck) {
            play.happens(Event::Drew { seat, card, known: false });
        }
    }
}

/// DW-DAY-05, DW-DAY-06, DW-DAY-08, DW-DAY-09, DW-DR-16, DW-DR-18. Continues between actions while no seat is asked: in
/// versus games the next turn begins; other modes have no turns; when all have passed, the evening begins.
pub(crate) fn go_on<S: Sink<DeckGoesWest>>(play: &mut Play<S>, turn: Turn) {
    // DW-DR-16. A seat that passed for lack of actions and now has one is asked again.
    let (game, state) = (play.game, play.state());
    let roused =
        state.living().iter().find(|&seat| state.player(seat).idle && action::can_act(game, state, seat));
    if let Some(seat) = roused {
        return play.happens(Event::Roused { seat });
    }
    let next = state.clockwise_from(turn.seat.clockwise(SEATS)).find(|&seat| !state.player(seat).passed);
    match next.filter(|_| play.game.mode() == Mode::Versus) {
        Some(seat) => play.happens(Event::TurnBegan { seat, actions: TURN_ACTIONS }),
        None => evening(play),
    }
}

/// DW-DAY-10. The actions are over; all players may discard items.
fn evening<S: Sink<DeckGoesWest>>(play: &mut Play<S>) {
    if play.game.plays_by(HouseRule::LateDeath) {
        death::all_deadly_die(play);
        if let Phase::Over(_) = play.state().phase {
            return;
        }
    }
    let seat = play.state().p1_order();
    play.happens(Event::EveningCame { seat });
}

/// DW-DAY-10, DW-DAY-11. A seat keeps the rest of its hand: the next seat may discard, or the Night begins.
pub(crate) fn keep<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat) {
    play.happens(Event::Kept { seat });
    match next_in_order(play.state(), seat) {
        Some(next) => play.happens(Event::EveningCame { seat: next }),
        None => night::begin(play),
    }
}

/// DW-DAY-10, DW-DAY-11, DW-FULL-01. Items may be discarded, danger may not. By Day discarding is optional; at Night
/// only seats that must discard are asked.
pub(crate) fn check_discard(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    decision: Decision,
) -> CheckResult {
    let at_night = matches!(state.phase, Phase::Night(_));
    let rule = if at_night { "DW-FULL-01" } else { "DW-DAY-11" };
    match decision {
        Decision::Done if !at_night => Ok(()),
        Decision::Card(card) if state.cards.holds(game.index(), seat, card) == 0 => {
            Err(Obstacle::NotInHand(rule))
        }
        Decision::Card(card) if !game.index().is_item(card) => Err(Obstacle::DangerStays(rule)),
        Decision::Card(_) => Ok(()),
        _ => Err(Obstacle::NotAsked),
    }
}

/// All legal answers to the question which items to discard.
pub(crate) fn discard_options(
    game: &DeckGoesWest,
    state: &Tabletop,
    seat: Seat,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    for card in state.cards.held_kinds(game.index(), seat) {
        if game.index().is_item(card) {
            offer.offer(Decision::Card(card))?;
        }
    }
    match state.phase {
        Phase::Night(_) => ControlFlow::Continue(()),
        _ => offer.offer(Decision::Done),
    }
}

/// DW-DAY-10, DW-FULL-01. Discards an item, or keeps the rest.
pub(crate) fn discard<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat, decision: Decision) {
    match decision {
        Decision::Card(card) => {
            let full_hand = matches!(play.state().phase, Phase::Night(_));
            play.happens(Event::CardDiscarded { seat, card, full_hand });
        }
        _ => keep(play, seat),
    }
}

/// The next seat of the P1 order; `None` after the last one.
pub(crate) fn next_in_order(state: &Tabletop, seat: Seat) -> Option<Seat> {
    let mut order = state.clockwise_from(state.p1_order()).skip_while(|&other| other != seat);
    order.next();
    order.next()
}
