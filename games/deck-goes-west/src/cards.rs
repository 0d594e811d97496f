//! The zone of every card. Face-down piles have no order here: no viewer knows it, so chance decides the next card when
//! it is drawn. Only cards put on top of a draw pile in public are ordered.

mod index;
mod set;
mod zone;

pub(crate) use index::{CLASSES, Index};
pub use zone::TradeSlot;
pub(crate) use zone::Zone;

use crate::edition::{Edition, Kind};
use crate::state::SEATS;
use game::{BySeat, Luck, Seat};
use index::MOST;
use set::{CardSet, below};

/// DW-DRAW-04. The zone of every card. Cards of one kind are kept in the order of their zones, so that equal tables have
/// equal bytes.
///
/// Caches what rules read often: the hands, the Trade Row and the number of known cards on draw piles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CardZones {
    zones: [Zone; MOST],
    hands: BySeat<CardSet, SEATS>,
    row: [Option<Kind>; TradeSlot::ALL.len()],
    /// The number of cards put on top of each draw pile in public.
    heights: BySeat<u8, SEATS>,
}

impl CardZones {
    /// DW-SETUP-24. Starters in the box, all others in their piles.
    pub(crate) fn new(edition: &Edition, index: &Index) -> CardZones {
        let mut cards = CardZones {
            zones: [Zone::Nowhere; MOST],
            hands: BySeat::all(CardSet([0; 3])),
            row: [None; TradeSlot::ALL.len()],
            heights: BySeat::all(0),
        };
        for (number, card) in edition.cards.iter().enumerate() {
            cards.zones[index.range(Kind::new(number))].fill(Zone::home(card.pile));
        }
        cards
    }

    #[inline]
    fn in_zone(&self, zone: Zone) -> CardSet {
        let mut found = [0_u64; 3];
        for (word, zones) in found.iter_mut().zip(self.zones.chunks_exact(64)) {
            for (bit, &card_zone) in zones.iter().enumerate() {
                *word |= u64::from(card_zone == zone) << bit;
            }
        }
        CardSet(found)
    }

    /// The number of cards in a zone.
    #[inline]
    pub(crate) fn count(&self, zone: Zone) -> usize {
        self.zones.iter().map(|&card_zone| u16::from(card_zone == zone)).sum::<u16>().into()
    }

    /// The number of cards of a kind in a zone.
    #[inline]
    pub(crate) fn count_of(&self, index: &Index, kind: Kind, zone: Zone) -> usize {
        self.zones[index.range(kind)].iter().filter(|&&card_zone| card_zone == zone).count()
    }

    /// The kinds in a zone with their counts, in the order of the edition.
    #[inline]
    pub(crate) fn kinds(&self, index: &Index, zone: Zone) -> impl Iterator<Item = (Kind, usize)> {
        counted(index, self.in_zone(zone))
    }

    /// The number of cards in a hand.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        let CardSet(hand) = self.hands[seat];
        hand.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The kinds in a hand, in the order of the edition.
    #[inline]
    pub(crate) fn held_kinds(&self, index: &Index, seat: Seat) -> impl Iterator<Item = Kind> {
        let mut last = None;
        self.hands[seat].iter().filter_map(move |card| {
            let kind = index.kinds[card];
            (last.replace(kind) != Some(kind)).then_some(kind)
        })
    }

    /// The kinds in a hand with their counts, in the order of the edition.
    #[inline]
    pub(crate) fn hand(&self, index: &Index, seat: Seat) -> impl Iterator<Item = (Kind, usize)> {
        counted(index, self.hands[seat])
    }

    /// The number of cards of each class in a hand.
    #[inline]
    pub(crate) fn classes(&self, index: &Index, seat: Seat) -> [u16; CLASSES] {
        let mut classes = [0; CLASSES];
        for card in self.hands[seat].iter() {
            classes[index.class(index.kinds[card])] += 1;
        }
        classes
    }

    /// The card in a slot of the Trade Row.
    #[inline]
    pub(crate) fn in_row(&self, slot: TradeSlot) -> Option<Kind> {
        self.row[slot.number()]
    }

    /// Updates the caches after cards of this kind moved; `changed` are the cards whose zones may differ.
    #[inline]
    fn update_caches(&mut self, kind: Kind, changed: std::ops::Range<usize>, from: Zone, to: Zone) {
        // Cards are kept in the order of their zones: only those from one zone to the other can have changed.
        if Zone::hand_lies_within(from, to) {
            self.update_hands(changed);
        }
        self.update_row_and_heights(kind, from, to);
    }

    /// Updates the hands for these cards.
    #[inline]
    fn update_hands(&mut self, changed: std::ops::Range<usize>) {
        for word in changed.start / 64..=(changed.end - 1) / 64 {
            let others = below(changed.start, word) | !below(changed.end, word);
            for CardSet(hand) in &mut self.hands.0 {
                hand[word] &= others;
            }
        }
        for card in changed {
            let zone = self.zones[card];
            if let Some(seat) = zone.owner().filter(|_| zone.is_hand()) {
                self.hands[seat].0[card / 64] |= 1 << (card % 64);
            }
        }
    }

    /// Updates the Trade Row and the heights of draw piles.
    #[inline]
    fn update_row_and_heights(&mut self, kind: Kind, from: Zone, to: Zone) {
        if let Some(slot) = from.slot()
            && self.row[slot.number()] == Some(kind)
        {
            self.row[slot.number()] = None;
        }
        if let Some(slot) = to.slot() {
            self.row[slot.number()] = Some(kind);
        }
        if let Some((seat, _)) = from.height_on() {
            let pile = from.without_height();
            let height =
                |card_zone: &Zone| if card_zone.without_height() == pile { card_zone.height() } else { 0 };
            self.heights[seat] = self.zones.iter().map(height).fold(0, u8::max);
        }
        if let Some((seat, height)) = to.height_on() {
            self.heights[seat] = self.heights[seat].max(height);
        }
    }

    /// The number of cards of a kind in a hand.
    #[inline]
    pub(crate) fn holds(&self, index: &Index, seat: Seat, kind: Kind) -> usize {
        self.count_of(index, kind, Zone::hand(seat)) + self.count_of(index, kind, Zone::shown(seat))
    }

    /// Moves a card of this kind from one zone to another.
    pub(crate) fn shift(&mut self, index: &Index, kind: Kind, from: Zone, to: Zone) {
        let cards = index.range(kind);
        let range = &mut self.zones[cards.clone()];
        if let Some(at) = range.iter().position(|&card_zone| card_zone == from) {
            range[at] = to;
            let end = reorder(range, at);
            self.update_caches(kind, cards.start + at.min(end)..cards.start + at.max(end) + 1, from, to);
        }
    }

    /// Moves a card out of a hand: a publicly known one, if there is one.
    pub(crate) fn leave_hand(&mut self, index: &Index, kind: Kind, seat: Seat, to: Zone) {
        let known = self.count_of(index, kind, Zone::shown(seat)) > 0;
        let from = if known { Zone::shown(seat) } else { Zone::hand(seat) };
        self.shift(index, kind, from, to);
    }

    /// Moves all cards of a zone to another.
    pub(crate) fn shift_all(&mut self, index: &Index, from: Zone, to: Zone) {
        for (kind, _) in counted(index, self.in_zone(from)) {
            let range = &mut self.zones[index.range(kind)];
            for card_zone in range.iter_mut().filter(|card_zone| **card_zone == from) {
                *card_zone = to;
            }
            range.sort_unstable();
            self.update_caches(kind, index.range(kind), from, to);
        }
    }

    /// A random card of an unordered zone, each equally likely.
    pub(crate) fn pick(&self, index: &Index, zone: Zone, luck: &mut impl Luck) -> Option<Kind> {
        // A single card uses no luck.
        let mut nth = match self.count(zone) {
            0 => return None,
            1 => 0,
            count => luck.below(count as u32) as usize,
        };
        // In blocks, so that the compiler vectorises the comparison.
        for (zones, kinds) in self.zones.chunks_exact(16).zip(index.kinds.chunks_exact(16)) {
            let there = usize::from(zones.iter().map(|&card_zone| u16::from(card_zone == zone)).sum::<u16>());
            if nth < there {
                let mut kinds = zones.iter().zip(kinds).filter(|(card_zone, _)| **card_zone == zone);
                return kinds.nth(nth).map(|(_, &kind)| kind);
            }
            nth -= there;
        }
        None
    }

    /// DW-DR-46. The topmost known card of a draw pile, with its zone.
    #[inline]
    pub(crate) fn topmost(&self, index: &Index, seat: Seat) -> Option<(Kind, Zone)> {
        let top = Zone::top(seat, self.known_height(seat));
        if self.known_height(seat) == 0 {
            return None;
        }
        let at = self.zones.iter().position(|&card_zone| card_zone == top)?;
        Some((index.kinds[at], top))
    }

    /// The number of known cards on top of a draw pile.
    #[inline]
    pub(crate) fn known_height(&self, seat: Seat) -> u8 {
        self.heights[seat]
    }

    /// The known cards of a draw pile, the topmost first.
    pub(crate) fn known_tops(&self, index: &Index, seat: Seat) -> Vec<Kind> {
        let pile = Zone::draw(seat);
        let known =
            |&(_, card_zone): &(usize, &Zone)| card_zone.without_height() == pile && card_zone.height() > 0;
        let mut tops: Vec<(u8, Kind)> = self
            .zones
            .iter()
            .enumerate()
            .filter(known)
            .map(|(at, card_zone)| (card_zone.height(), index.kinds[at]))
            .collect();
        tops.sort_unstable_by_key(|&(height, _)| std::cmp::Reverse(height));
        tops.into_iter().map(|(_, kind)| kind).collect()
    }

    /// The number of cards in a draw pile, known or not.
    pub(crate) fn draw_size(&self, seat: Seat) -> usize {
        let pile = Zone::draw(seat);
        self.zones.iter().filter(|card_zone| card_zone.without_height() == pile).count()
    }

    /// DW-DR-31. Moves all cards of a seat to the zones that `home` gives.
    pub(crate) fn give_back(&mut self, index: &Index, seat: Seat, home: impl Fn(Kind) -> Zone) {
        for kind in (0..index.ranges.len()).map(Kind::new) {
            let range = &mut self.zones[index.range(kind)];
            if !range.iter().any(|card_zone| card_zone.owner() == Some(seat)) {
                continue;
            }
            for card_zone in range.iter_mut().filter(|card_zone| card_zone.owner() == Some(seat)) {
                *card_zone = home(kind);
            }
            range.sort_unstable();
            self.update_caches(kind, index.range(kind), Zone::hand(seat), home(kind));
        }
        self.heights[seat] = 0;
    }

    /// Invariant: the caches agree with the zones, and each kind is in the order of its zones.
    pub(crate) fn are_in_order(&self, index: &Index) -> bool {
        let mut kept = CardZones {
            hands: BySeat::all(CardSet([0; 3])),
            row: [None; TradeSlot::ALL.len()],
            heights: BySeat::all(0),
            ..*self
        };
        for (card, (kind, zone)) in self.all(index).enumerate() {
            kept.update_hands(card..card + 1);
            kept.update_row_and_heights(kind, Zone::Nowhere, zone);
        }
        let mut kinds = index.ranges.iter().map(|&(first, end)| &self.zones[first.into()..end.into()]);
        kept == *self && kinds.all(<[Zone]>::is_sorted)
    }

    /// Every card with its zone.
    pub(crate) fn all(&self, index: &Index) -> impl Iterator<Item = (Kind, Zone)> {
        (0..index.cards).map(|at| (index.kinds[at], self.zones[at]))
    }
}

/// The kinds of a set of cards with their counts. Relies on cards of one kind having consecutive numbers.
#[inline]
fn counted(index: &Index, cards: CardSet) -> impl Iterator<Item = (Kind, usize)> {
    let mut kinds = cards.iter().map(|card| index.kinds[card]).peekable();
    std::iter::from_fn(move || {
        let kind = kinds.next()?;
        let mut count = 1;
        while kinds.next_if_eq(&kind).is_some() {
            count += 1;
        }
        Some((kind, count))
    })
}

/// Moves one card within its kind to restore the order of zones; returns its new index.
fn reorder(range: &mut [Zone], mut at: usize) -> usize {
    while at > 0 && range[at - 1] > range[at] {
        range.swap(at - 1, at);
        at -= 1;
    }
    while at + 1 < range.len() && range[at + 1] < range[at] {
        range.swap(at, at + 1);
        at += 1;
    }
    at
}
