//! The numbering of the cards of an edition.

use crate::edition::{Edition, Kind, Pile};
use crate::job::Selector;

/// The number of classes of cards that jobs tell apart: six colours and two kinds of danger.
pub(crate) const CLASSES: usize = 8;

/// The cards of an edition, numbered so that cards of one kind are consecutive.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Index {
    pub(super) kinds: [Kind; MOST],
    pub(super) ranges: Vec<(u8, u8)>,
    classes: Vec<u8>,
    items: u128,
    pub(super) cards: usize,
}

/// The capacity for cards.
pub(super) const MOST: usize = Edition::MOST_CARDS;

impl Index {
    pub(crate) fn new(edition: &Edition) -> Index {
        let mut kinds = [Kind::new(0); MOST];
        let (mut ranges, mut cards, mut items) = (Vec::new(), 0_usize, 0);
        for (number, card) in edition.cards.iter().enumerate() {
            let first = cards;
            cards += usize::from(card.count);
            kinds[first..cards].fill(Kind::new(number));
            ranges.push((first as u8, cards as u8));
            items |= u128::from(card.pile.is_item()) << number;
        }
        let class = |card: &crate::edition::CardKind| match card.pile {
            Pile::Danger(danger) => 6 + danger as u8,
            Pile::Starter | Pile::Trade => {
                card.colour.expect("an item has a colour, because no other is sound") as u8
            }
        };
        Index { kinds, ranges, classes: edition.cards.iter().map(class).collect(), items, cards }
    }

    #[inline]
    pub(crate) fn is_item(&self, kind: Kind) -> bool {
        self.items >> kind.number() & 1 != 0
    }

    #[inline]
    pub(crate) fn class(&self, kind: Kind) -> usize {
        usize::from(self.classes[kind.number()])
    }

    /// DW-CARD-05, DW-CARD-07, DW-CARD-09. Does the selector accept such a card?
    #[inline]
    pub(crate) fn fits(&self, kind: Kind, selector: Selector) -> bool {
        selector.classes() >> self.class(kind) & 1 != 0
    }

    pub(super) fn range(&self, kind: Kind) -> std::ops::Range<usize> {
        let (first, end) = self.ranges[kind.number()];
        first.into()..end.into()
    }
}

impl Selector {
    /// The classes that the selector accepts, one bit each.
    #[inline]
    pub(crate) const fn classes(self) -> u8 {
        match self {
            Selector::Item => 0b0011_1111,
            Selector::Colour(colour) => 1 << colour as u8,
            Selector::AnyDanger => 0b1100_0000,
            Selector::Danger(danger) => 1 << (6 + danger as u8),
        }
    }
}
