//! Shootin'!: the cards are revealed and carried out one by one.

use super::{Play, change_floor, end, horse, r#move, reflex, shoot, stun, turn};
use crate::SuperExpress;
use crate::event::Event;
use crate::material::Card;
use crate::state::{Phase, ProgramPile, State};
use crate::train::{Posture, Whereabouts};
use game::{Seat, Sink};

/// SE-ACT-01, SE-R01. The First Player begins; until the end of the round no seat decides anything.
pub(crate) fn begin<S: Sink<SuperExpress>>(play: &mut Play<S>) {
    play.happens(Event::ExecutionBegan { turn: play.state().first });
}

/// SE-ACT-04. Reveals cards until no pile holds a hidden one, or the game is over.
pub(crate) fn reveal_all<S: Sink<SuperExpress>>(play: &mut Play<S>) {
    while let Phase::Acting { turn, piles } = &play.state().phase {
        let (seat, card) = (*turn, piles[*turn].and_then(ProgramPile::top));
        if let Some(card) = card {
            reveal(play, seat, card);
        }
        if !end::last_aboard(play) {
            pass_turn(play, seat);
        }
    }
}

/// SE-ACT-02, SE-ACT-03. Reveals one card and carries it out, whatever it does to its owner.
#[inline]
pub(crate) fn reveal<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, card: Card) {
    play.happens(Event::CardRevealed { seat, card });
    match play.state().figures[seat] {
        Whereabouts::Aboard(stance) if stance.posture == Posture::Stunned => stun::wake(play, seat, card),
        Whereabouts::Aboard(stance) => match card {
            Card::Move => r#move::move_on(play, seat, stance),
            Card::ChangeFloor => change_floor::change_floor(play, seat, stance),
            Card::Turn => turn::turn(play, seat, stance),
            Card::Shoot => shoot::shoot(play, seat, stance),
            Card::Reflex => reflex::lie_down(play, seat),
            Card::Horse => horse::ride(play, seat),
        },
        Whereabouts::RescuePending => horse::rescue(play, seat),
        Whereabouts::Eliminated => {}
    }
}

/// SE-ACT-05, SE-ACT-07, SE-ACT-08, SE-TIME-09, SE-R19, SE-R28, SE-R40. Passes the turn clockwise to the next seat with a
/// hidden card, which may be the same seat again; eliminated seats have none.
#[inline]
fn pass_turn<S: Sink<SuperExpress>>(play: &mut Play<S>, from: Seat) {
    match next_with_hidden_card(play.state(), from, play.game.seat_count()) {
        Some(to) => play.happens(Event::TurnPassed { to }),
        None => play.happens(Event::PilesEmptied),
    }
}

#[inline]
fn next_with_hidden_card(state: &State, from: Seat, seats: usize) -> Option<Seat> {
    let Phase::Acting { piles, .. } = &state.phase else { return None };
    let mut seat = from;
    for _ in 0..seats {
        seat = seat.clockwise(seats);
        if piles[seat].is_some_and(|pile| pile.revealed < 3) {
            return Some(seat);
        }
    }
    None
}
