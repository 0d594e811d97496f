//! The Poker Deck.

use super::{Play, trade};
use crate::TrainHeist;
use crate::cards::Cards;
use crate::event::Event;
use crate::piece::Deck;
use crate::state::State;
use game::{Luck, Seat, Sink};

/// Is there a card to draw?
#[inline]
pub(crate) fn has_card(state: &State) -> bool {
    !state.deck.is_empty() || !state.discards.is_empty()
}

/// TH-SETUP-19, TH-RU-77. Shuffles the discards into a new deck if the deck is empty.
pub(crate) fn reshuffle<S: Sink<TrainHeist>>(play: &mut Play<S>, luck: &mut impl Luck) {
    reshuffle_but(play, Cards::NONE, luck);
}

/// TH-RU-77. Reshuffles without cards that are still on their way to the discards.
pub(crate) fn reshuffle_but<S: Sink<TrainHeist>>(
    play: &mut Play<S>,
    on_the_way: Cards,
    luck: &mut impl Luck,
) {
    let discards = play.state().discards.except(on_the_way);
    if play.state().deck.is_empty() && !discards.is_empty() {
        play.happens(Event::DeckShuffled { deck: Deck::shuffled(discards, luck) });
    }
}

/// TH-TURN-08, TH-RU-77. Draws up to the hand limit; the deck is reshuffled as soon as its last card is drawn. If no cards
/// are left, the hand stays smaller.
pub(crate) fn draw_up<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, luck: &mut impl Luck) {
    let limit = trade::hand_limit(play.game, play.state(), seat);
    loop {
        let missing = limit.saturating_sub(play.state().cowboy(seat).hand.len());
        if missing == 0 || !has_card(play.state()) {
            return;
        }
        reshuffle(play, luck);
        let cards = play.state().deck.next(missing);
        play.happens(Event::Drew { seat, cards });
        reshuffle(play, luck);
    }
}
