//! Jobs to buy cards, and the Trade Row.

use super::{CheckResult, Play, job::Means};
use crate::DeckGoesWest;
use crate::cards::{TradeSlot, Zone};
use crate::edition::Kind;
use crate::event::Event;
use crate::refusal::Obstacle;
use crate::state::{Origin, Tabletop};
use game::{Luck, Seat, Sink};

/// DW-BUY-01, DW-BUY-06, DW-ACTION-04. Can the seat do this buy job of a card in the row?
pub(crate) fn check(
    game: &DeckGoesWest,
    state: &Tabletop,
    means: &Means,
    slot: TradeSlot,
    card: Kind,
    number: u8,
) -> CheckResult {
    if state.row_card(slot) != Some(card) {
        return Err(Obstacle::NotInRow);
    }
    let Some(job) = game.edition().card(card).buy.get(usize::from(number)) else {
        return Err(Obstacle::NoSuchJob);
    };
    means.check(Origin::Buy(slot, card), job)
}

/// DW-BUY-02, DW-DR-69. The buyer gets the card, and chooses next where it goes.
pub(crate) fn take<S: Sink<DeckGoesWest>>(play: &mut Play<S>, seat: Seat, slot: TradeSlot, card: Kind) {
    play.happens(Event::Bought { seat, slot, card });
}

/// DW-BUY-04, DW-BUY-05, DW-DR-69. The cards behind the gap move up, and a new one comes to the back of the row.
pub(crate) fn close_gap<S: Sink<DeckGoesWest>>(play: &mut Play<S>, slot: TradeSlot, luck: &mut impl Luck) {
    play.happens(Event::RowMovedUp { slot });
    refill(play, luck);
}

/// DW-ROW-01, DW-ROW-02, DW-ROW-03, DW-DR-70. At Night the rightmost card leaves, the others move on.
pub(crate) fn move_row<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let rightmost = TradeSlot::ALL.into_iter().rev().find_map(|slot| play.state().row_card(slot));
    if let Some(card) = rightmost {
        play.happens(Event::RowLeft { card });
        refill(play, luck);
    }
}

/// DW-DR-43, DW-DR-70. Fills the empty slots at the left end, as long as there are cards.
pub(crate) fn refill<S: Sink<DeckGoesWest>>(play: &mut Play<S>, luck: &mut impl Luck) {
    for slot in TradeSlot::ALL.into_iter().rev() {
        if play.state().row_card(slot).is_some() {
            continue;
        }
        if play.state().cards.count(Zone::TradePile) == 0 && play.state().cards.count(Zone::TradeDiscard) > 0
        {
            play.happens(Event::TradeShuffled);
        }
        match play.state().cards.pick(play.game.index(), Zone::TradePile, luck) {
            Some(card) => play.happens(Event::RowFilled { slot, card }),
            None => return,
        }
    }
}
