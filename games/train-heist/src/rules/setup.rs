//! Setting up the game.

use super::{Play, poker_deck, turn};
use crate::TrainHeist;
use crate::cards::Cards;
use crate::edition::Edition;
use crate::event::Event;
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::piece::{Deck, EventDeck, Face};
use crate::setup::Mode;
use crate::state::State;
use crate::wanted::{Wanted, WantedSet};
use game::{Game, Luck, Seat, Sink};

/// TH-SETUP-01, TH-SETUP-02, TH-SETUP-08, TH-SETUP-09, TH-SETUP-11, TH-SETUP-12, TH-SETUP-13, TH-RU-44. Sets up what chance
/// decides; the rest is part of the blank state: cowboys and horses in the canyon, the train, the Sheriff, the meters. The
/// train's first spaces trigger nothing.
pub(crate) fn set_up<S: Sink<TrainHeist>>(play: &mut Play<S>, luck: &mut impl Luck) {
    lay_switches(play, luck);
    build_event_deck(play, luck);
    lay_loot(play, luck);
    lay_wanted(play, luck);
    deal(play, luck);
    let first = first_player(play.game, luck);
    deal_bullets(play, first);
    turn::begin(play, first, 1);
}

/// TH-SETUP-10, TH-RU-83. One switch shows red, the other green; chance decides which.
fn lay_switches<S: Sink<TrainHeist>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let first = Face::ALL[luck.below(2) as usize];
    play.happens(Event::SwitchesLaid { faces: [first, first.turned()] });
}

/// TH-SETUP-03, TH-SETUP-04, TH-VARIANT-02. Sets the Speed Ups aside and removes some of the other cards unseen.
fn build_event_deck<S: Sink<TrainHeist>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let mut left = [EventCard::SpeedUp; Edition::MOST_EVENTS];
    let plain = play.game.edition.events.iter().filter(|kind| kind.card != EventCard::SpeedUp);
    let cards = plain.flat_map(|kind| std::iter::repeat_n(kind.card, kind.count.into()));
    let mut total = 0;
    for (place, card) in left.iter_mut().zip(cards) {
        *place = card;
        total += 1;
    }
    let kept = play.game.events_kept();
    let mut shuffled = [EventCard::SpeedUp; Edition::MOST_EVENTS];
    for (drawn, place) in shuffled[..kept].iter_mut().enumerate() {
        let at = luck.below((total - drawn) as u32) as usize;
        *place = left[at];
        left.copy_within(at + 1..total - drawn, at);
    }
    let (upper, lower) = shuffled[..kept].split_at(kept.div_ceil(2));
    let [first, second] = [upper.len(), lower.len()].map(|half| speed_up_gap(half, luck));
    let deck = upper[..first]
        .iter()
        .chain(&[EventCard::SpeedUp])
        .chain(&upper[first..])
        .chain(&lower[..second])
        .chain(&[EventCard::SpeedUp])
        .chain(&lower[second..]);
    play.happens(Event::EventsStacked { deck: EventDeck::stacked(deck.copied(), 0) });
}

/// TH-SETUP-05, TH-RU-82. The number of cards above a Speed Up in its half: about half of them.
fn speed_up_gap(half: usize, luck: &mut impl Luck) -> usize {
    let (first, gaps) = speed_up_gaps(half);
    first + luck.below(gaps as u32) as usize
}

/// TH-RU-82. The smallest possible gap of a half, and the number of possible gaps.
pub(crate) const fn speed_up_gaps(half: usize) -> (usize, usize) {
    if half < 4 { (half / 2, 1) } else { (half / 2 - 1, 3) }
}

/// TH-SETUP-07. Lays twelve tiles from the sack, two on each square; the second lies on top.
fn lay_loot<S: Sink<TrainHeist>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let mut tiles = [Tile::new(0); 12];
    let mut sack = play.state().sack;
    for place in &mut tiles {
        if let Some(tile) = sack.iter().nth(luck.below(sack.len().into()) as usize) {
            *place = tile;
            sack = sack.less(Tiles::only(tile));
        }
    }
    play.happens(Event::LootLaidOut { tiles });
}

/// TH-SETUP-16, TH-VERSUS-03, TH-WANTED-09, TH-WANTED-11. Lays out Wanted Cards that the mode allows; the rest is out of the
/// game, and nothing replaces a card that is taken.
fn lay_wanted<S: Sink<TrainHeist>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let versus = play.game.mode() == Mode::Versus;
    let cards = play.game.edition.wanted.iter().enumerate().filter(|(_, card)| card.versus || !versus);
    let mut left: WantedSet = cards.map(|(number, _)| Wanted::new(number)).collect();
    let mut laid = WantedSet::NONE;
    for _ in 0..usize::from(play.game.setup().wanted_cards).min(left.len()) {
        if let Some(card) = left.iter().nth(luck.below(left.len() as u32) as usize) {
            (left, laid) = (left.without(card), laid.with(card));
        }
    }
    if !laid.is_empty() {
        play.happens(Event::WantedLaidOut { cards: laid });
    }
}

/// TH-SETUP-17, TH-SETUP-18. Deals five cards to each seat; the next card begins the discard pile.
fn deal<S: Sink<TrainHeist>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let deck = Deck::shuffled(Cards::whole_deck(play.game.edition.wilds), luck);
    play.happens(Event::DeckShuffled { deck });
    for seat in play.game.seats() {
        poker_deck::draw_up(play, seat, luck);
    }
    let card = play.state().deck.iter().next();
    if let Some(card) = card {
        play.happens(Event::DiscardsOpened { card });
    }
}

/// TH-SETUP-20, TH-RU-81. The first player of the set-up, or a random one.
fn first_player(game: &TrainHeist, luck: &mut impl Luck) -> Seat {
    match game.setup().first.and_then(|first| game.seat_of(first)) {
        Some(seat) => seat,
        None => Seat::new(luck.below(game.seat_count() as u32) as usize),
    }
}

/// TH-VERSUS-07, TH-RU-85. In versus games each seat except the first begins with one of the three Bullets.
fn deal_bullets<S: Sink<TrainHeist>>(play: &mut Play<S>, first: Seat) {
    if play.game.mode() == Mode::Versus {
        for seat in State::clockwise_from(first, play.game.seat_count()).skip(1) {
            if play.state().bullets > 0 {
                play.happens(Event::BulletDealt { seat });
            }
        }
    }
}
