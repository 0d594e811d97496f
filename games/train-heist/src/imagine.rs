//! A full state that a viewer cannot tell from the true one: chance decides what the view does not say.

use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::edition::Edition;
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::piece::{Deck, EventDeck, Square, Stacks};
use crate::rules::{setup::speed_up_gaps, turn};
use crate::state::{Cowboy, DecisionStep, Phase, SEATS, State, Tokens};
use crate::view::{SeenCowboy, SeenHand, SeenPhase, View};
use game::Luck;
use std::ops::ControlFlow;

impl TrainHeist {
    pub(crate) fn imagined(&self, view: &View, luck: &mut impl Luck) -> State {
        let mut state = State::blank(self);
        for (cowboy, seen) in state.cowboys.iter_mut().zip(&view.cowboys) {
            *cowboy = as_seen(seen);
        }
        state.horses = view.horses;
        state.train = view.train;
        state.sheriff = view.sheriff;
        state.switches = view.switches;
        state.tokens = if view.final_run { Tokens::Removed } else { Tokens::OnBoard };
        state.territories = view.territories;
        state.towns = view.towns;
        (state.stacks, state.sack) = imagined_tiles(view, luck);
        state.unseen = view.unseen;
        state.discards = view.discards;
        state.events = self.imagined_events(view, luck);
        (state.base_speed, state.hangman, state.score) = (view.base_speed, view.hangman, view.score);
        (state.bullets, state.wanted, state.turn) = (view.bullets, view.wanted, view.turn);
        let mut prisoners = view.prisoners.iter().copied();
        state.prisoners = std::array::from_fn::<_, SEATS, _>(|_| prisoners.next());
        match view.phase {
            SeenPhase::Known(phase) => {
                state.phase = phase;
                self.deal_cards(&mut state, view, luck);
            }
            SeenPhase::Offer { to, count } => {
                self.deal_any_cards(&mut state, view, luck);
                let jailed = state.is_jailed(self, to);
                let hand = state.active().hand;
                let cards = some_of(if jailed { hand.keys() } else { hand }, count, luck);
                state.phase = Phase::Acting(DecisionStep::Answering { to, cards });
            }
        }
        state
    }

    /// Deals the cards that the viewer has not seen to hidden hands and the deck. Prisoners get keys. A seat in the
    /// middle of an action gets cards with which it can go on, unless all [`TRIES`] fail.
    fn deal_cards(&self, state: &mut State, view: &View, luck: &mut impl Luck) {
        for _ in 0..TRIES {
            self.deal_any_cards(state, view, luck);
            let mut goes_on = false;
            let _ = turn::options(self, state, &mut |_| {
                goes_on = true;
                ControlFlow::Break(())
            });
            if goes_on {
                return;
            }
        }
    }

    fn deal_any_cards(&self, state: &mut State, view: &View, luck: &mut impl Luck) {
        let announced = |number: usize| {
            if number == view.turn.seat.number() { announced(view) } else { Cards::NONE }
        };
        let known: Vec<Cards> = (0..view.cowboys.len())
            .map(|number| match view.cowboys[number].hand {
                SeenHand::Open { cards, .. } => cards,
                SeenHand::Hidden { shown, .. } => shown.and(announced(number).except(shown)),
            })
            .collect();
        let mut unknown = known
            .iter()
            .fold(Cards::whole_deck(self.edition().wilds).less(view.discards), |left, &hand| left.less(hand));
        // Prisoners first: fewer cards fit their hands.
        let mut order: Vec<usize> = (0..known.len()).collect();
        let jail = self.edition().train.jail;
        order.sort_by_key(|&number| view.cowboys[number].at != jail);
        for number in order {
            let seen = &view.cowboys[number];
            let from = if seen.at == jail { unknown.keys() } else { unknown };
            let drawn = some_of(from, seen.hand.len() - known[number].len(), luck);
            unknown = unknown.less(drawn);
            state.cowboys[number].hand = known[number].and(drawn);
        }
        // A position may leave cards out of the game, so the view gives the size of the deck.
        let deck = Deck::shuffled(unknown, luck);
        state.deck = Deck::stacked(deck.iter().take(view.deck.into()));
    }

    /// TH-SETUP-04, TH-SETUP-05, TH-RU-82. The events to come: any of those not played, in any order, with the Speed Ups where
    /// the set-up rules allow them.
    fn imagined_events(&self, view: &View, luck: &mut impl Luck) -> EventDeck {
        let kept = self.events_kept();
        let (upper, lower) = (kept.div_ceil(2), kept / 2);
        let total = view.played.len() + usize::from(view.events);
        let mut cards: Vec<Option<EventCard>> = view.played.iter().copied().map(Some).collect();
        cards.resize(total, None);
        let mut speed_ups = 2 - view.played.iter().filter(|&&card| card == EventCard::SpeedUp).count();
        for (half, start) in [(upper, 0), (lower, upper + 1)] {
            let (first, gaps) = speed_up_gaps(half);
            let places = start + first..start + first + gaps;
            let was_played = places.clone().any(|place| view.played.get(place) == Some(&EventCard::SpeedUp));
            let open: Vec<usize> = places.filter(|&place| cards.get(place) == Some(&None)).collect();
            if let Some(place) = luck.pick(&open).filter(|_| !was_played && speed_ups > 0) {
                cards[place] = Some(EventCard::SpeedUp);
                speed_ups -= 1;
            }
        }
        let mut left: Vec<EventCard> = plain_events(self.edition());
        for card in &view.played {
            if let Some(at) = left.iter().position(|other| other == card) {
                left.swap_remove(at);
            }
        }
        luck.shuffle(&mut left);
        // In a position, Speed Ups may lie where no set-up puts them; then they take the places that the others leave open.
        let mut speed_ups = std::iter::repeat_n(EventCard::SpeedUp, speed_ups);
        let fill = |card: Option<EventCard>| {
            let card = card.or_else(|| left.pop()).or_else(|| speed_ups.next());
            card.expect("a deck has only cards of the edition: reading one checks that")
        };
        EventDeck::stacked(cards.into_iter().map(fill).collect::<Vec<_>>(), view.played.len() as u8)
    }
}

/// The number of retries if the hands as dealt do not allow the action in progress.
const TRIES: usize = 100;

/// The cards that the active player has named, and therefore holds.
fn announced(view: &View) -> Cards {
    match view.phase {
        SeenPhase::Known(Phase::Acting(step)) => match step {
            DecisionStep::HorseTo { card, .. } => card.into(),
            DecisionStep::LootNaming { cards, .. }
            | DecisionStep::FarSwitch { cards }
            | DecisionStep::Answering { cards, .. } => cards,
            DecisionStep::Sheriff => Card::WILD.into(),
            _ => Cards::NONE,
        },
        _ => Cards::NONE,
    }
}

fn as_seen(seen: &SeenCowboy) -> Cowboy {
    let shown = match seen.hand {
        SeenHand::Open { shown, .. } | SeenHand::Hidden { shown, .. } => shown,
    };
    Cowboy {
        at: seen.at,
        riding: seen.riding,
        flat: seen.flat,
        hand: seen.hand.known(),
        shown,
        loot: seen.loot,
        bullets: seen.bullets,
        raised: seen.raised,
        title: seen.title,
        met: seen.met,
        met_as: seen.met_as,
        delivered: seen.delivered,
        counters: seen.counters,
        points: seen.points,
    }
}

/// A random choice of `count` cards, each equally likely.
fn some_of(cards: Cards, count: u8, luck: &mut impl Luck) -> Cards {
    let mut all: Vec<Card> = cards.iter().collect();
    luck.shuffle(&mut all);
    all.into_iter().take(count.into()).fold(Cards::NONE, Cards::with)
}

/// Tiles that no player has seen lie under the first tile of a stack or in the sack.
fn imagined_tiles(view: &View, luck: &mut impl Luck) -> (Stacks, Tiles) {
    let mut unseen: Vec<Tile> = view.unseen.iter().collect();
    luck.shuffle(&mut unseen);
    let mut stacks = Stacks::EMPTY;
    for (square, stack) in Square::ALL.into_iter().zip(&view.stacks) {
        for tile in stack.0.iter().rev() {
            if let Some(tile) = tile.or_else(|| unseen.pop()) {
                stacks.put(square, tile);
            }
        }
    }
    (stacks, view.sack.and(unseen.into_iter().collect()))
}

fn plain_events(edition: &Edition) -> Vec<EventCard> {
    let plain = edition.events.iter().filter(|kind| kind.card != EventCard::SpeedUp);
    plain.flat_map(|kind| std::iter::repeat_n(kind.card, kind.count.into())).collect()
}
