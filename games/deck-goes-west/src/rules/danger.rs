//! Taking danger cards.

use super::Play;
use crate::DeckGoesWest;
use crate::cards::Zone;
use crate::event::Event;
use crate::job::Danger;
use crate::state::{Dues, around_from};
use game::{Luck, Seat, SeatSet, Sink};

/// DW-CARD-04. Makes a seat take this many cards of a danger.
pub(crate) fn owe<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat, danger: Danger, count: u16) {
    owe_all(play, SeatSet::only(seat), seat, danger, count);
}

/// Makes each of these seats take this many cards, clockwise from `first`.
pub(crate) fn owe_all<S: Sink<DeckGoesWest>>(
    play: &mut Play<S>,
    seats: SeatSet,
    first: Seat,
    danger: Danger,
    count: u16,
) {
    if count == 0 || seats.is_empty() {
        return;
    }
    let mut dues = Dues { first, ..play.state().stack.dues().copied().unwrap_or(Dues::NONE) };
    for seat in seats {
        let due = &mut dues.of_mut(danger)[seat];
        *due = due.saturating_add(count);
    }
    play.happens(Event::DangerDue { dues });
}

/// DW-EXH-01, DW-DR-42, DW-DR-48. Takes the next card that is due, face up; its owner then places it.
pub(crate) fn take<S: Sink<DeckGoesWest>>(play: &mut Play<S>, dues: Dues, luck: &mut impl Luck) {
    for seat in around_from(dues.first) {
        for danger in Danger::ALL {
            if dues.of(danger)[seat] == 0 {
                continue;
            }
            let cards = &play.state().cards;
            if cards.count(Zone::pile(danger)) == 0 && cards.count(Zone::scrap(danger)) > 0 {
                play.happens(Event::DangerShuffled { danger });
            }
            return match play.state().cards.pick(play.game.index(), Zone::pile(danger), luck) {
                Some(card) => play.happens(Event::DangerTaken { seat, danger, card }),
                None => play.happens(Event::DangerSpared { seat, danger }),
            };
        }
    }
}
