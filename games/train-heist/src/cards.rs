//! The Poker Cards: single cards and multisets of cards.

use std::fmt;

/// A suit of the Poker Cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Suit {
    Revolver,
    Bag,
    Keyhole,
}

impl Suit {
    /// TH-COMP-07. All three, in a fixed order.
    pub const ALL: [Suit; 3] = [Suit::Revolver, Suit::Bag, Suit::Keyhole];

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Suit::Revolver => 'R',
            Suit::Bag => 'B',
            Suit::Keyhole => 'K',
        }
    }

    /// The suit with this letter.
    pub fn read(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

/// A Poker Card: a number of a suit, or a Wild. Written `R05`, `K10`, `W`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// TH-COMP-08. The highest number; the lowest is the Ace, which is always 1.
    pub const HIGHEST: u8 = 10;
    /// A Wild; all Wilds are interchangeable.
    pub const WILD: Card = Card(30);
    /// The number of different cards.
    pub const KINDS: usize = 31;

    /// The card with this suit and number, if there is such a number.
    pub fn new(suit: Suit, number: u8) -> Option<Card> {
        (1..=Card::HIGHEST).contains(&number).then(|| Card(suit as u8 * Card::HIGHEST + number - 1))
    }

    /// All different cards, suit by suit, the Wild last.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    /// Is it a Wild?
    #[inline]
    pub const fn is_wild(self) -> bool {
        self.0 == Card::WILD.0
    }

    /// The suit; a Wild has none.
    #[inline]
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get(usize::from(self.0 / Card::HIGHEST)).copied()
    }

    /// The number; a Wild has none.
    #[inline]
    pub fn number(self) -> Option<u8> {
        (!self.is_wild()).then(|| self.0 % Card::HIGHEST + 1)
    }

    /// TH-JAIL-08. Is it a key: a Keyhole, or a Wild instead of one?
    #[inline]
    pub fn is_key(self) -> bool {
        self.is_wild() || self.suit() == Some(Suit::Keyhole)
    }

    /// Reads `R05` or `W`.
    pub fn read(text: &str) -> Option<Card> {
        Card::all().find(|card| card.to_string() == text)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit(), self.number()) {
            (Some(suit), Some(number)) => write!(f, "{}{number:02}", suit.letter()),
            _ => f.write_str("W"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A multiset of cards: a hand, a payment, the discard pile. Each card of a suit occurs at most once; Wilds are counted.
/// Written `R05 K10 W W`, or `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u64);

/// The bits of the cards of suits; the number of Wilds is in the bits above.
const SUITED: u64 = (1 << 30) - 1;
const WILDS: u32 = 32;
/// The mask of the cards of one number: every tenth bit.
const NUMBER: u64 = 1 | 1 << 10 | 1 << 20;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// All cards of suits, and this many Wilds.
    pub const fn whole_deck(wilds: u8) -> Cards {
        Cards(SUITED | (wilds as u64) << WILDS)
    }

    /// This many Wilds.
    #[inline]
    pub const fn only_wilds(count: u8) -> Cards {
        Cards((count as u64) << WILDS)
    }

    /// The cards with one more.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(if card.is_wild() { self.0 + (1 << WILDS) } else { self.0 | 1 << card.0 })
    }

    /// The sum; no card of a suit may be in both.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Cards) -> Cards {
        Cards(self.0 + others.0)
    }

    /// The difference; `some` must be contained in `self`.
    #[inline]
    #[must_use]
    pub const fn less(self, some: Cards) -> Cards {
        Cards(self.0.wrapping_sub(some.0))
    }

    /// The difference; cards of `others` that are not in `self` are ignored.
    #[inline]
    #[must_use]
    pub const fn except(self, others: Cards) -> Cards {
        Cards(self.0 & SUITED & !others.0).and(Cards::only_wilds(self.wilds().saturating_sub(others.wilds())))
    }

    /// Does `self` contain all of `some`?
    #[inline]
    pub const fn contain(self, some: Cards) -> bool {
        some.0 & SUITED & !self.0 == 0 && some.wilds() <= self.wilds()
    }

    /// Does it contain this card?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        if card.is_wild() { self.wilds() > 0 } else { self.0 >> card.0 & 1 != 0 }
    }

    /// The number of cards, Wilds included.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 & SUITED).count_ones() as u8 + self.wilds()
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of Wilds.
    #[inline]
    pub const fn wilds(self) -> u8 {
        (self.0 >> WILDS) as u8
    }

    /// The cards without Wilds.
    #[inline]
    #[must_use]
    pub const fn suited(self) -> Cards {
        Cards(self.0 & SUITED)
    }

    /// The cards of this suit, without Wilds.
    #[inline]
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Cards {
        Cards(self.0 & ((1 << 10) - 1) << (10 * suit as u32))
    }

    /// The cards of this number, without Wilds.
    #[inline]
    #[must_use]
    pub const fn of_number(self, number: u8) -> Cards {
        Cards(self.0 & NUMBER << (number - 1))
    }

    /// The numbers that occur, one bit each: bit 0 for the Ace.
    #[inline]
    pub const fn numbers(self) -> u16 {
        ((self.0 | self.0 >> 10 | self.0 >> 20) & 0x3FF) as u16
    }

    /// The Keyholes and Wilds.
    #[inline]
    #[must_use]
    pub const fn keys(self) -> Cards {
        Cards(self.of_suit(Suit::Keyhole).0 | (self.0 & !SUITED))
    }

    /// The different cards, in order; a Wild once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let wild = (self.wilds() > 0).then_some(Card::WILD);
        bits(self.0 & SUITED).map(|bit| Card(bit as u8)).chain(wild)
    }

    /// All cards, in order, Wilds last.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let wilds = std::iter::repeat_n(Card::WILD, self.wilds().into());
        bits(self.0 & SUITED).map(|bit| Card(bit as u8)).chain(wilds)
    }

    /// Every sub-multiset once, the empty one and `self` included.
    #[inline]
    pub fn choices(self) -> impl Iterator<Item = Cards> {
        let suited = self.0 & SUITED;
        let mut next = Some(0_u64);
        let subsets = std::iter::from_fn(move || {
            let chosen = next?;
            // The next subset of a mask: count up within it.
            next = if chosen == suited { None } else { Some(chosen.wrapping_sub(suited) & suited) };
            Some(chosen)
        });
        let wilds = self.wilds();
        subsets
            .flat_map(move |chosen| (0..=wilds).map(move |some| Cards(chosen).and(Cards::only_wilds(some))))
    }

    /// Reads `R05 K10 W W` or `-`; refuses a card of a suit that occurs twice.
    pub fn read(text: &str) -> Option<Cards> {
        if text == "-" {
            return Some(Cards::NONE);
        }
        text.split_whitespace().try_fold(Cards::NONE, |cards, word| {
            let card = Card::read(word)?;
            let fits = if card.is_wild() { cards.wilds() < u8::MAX } else { !cards.has(card) };
            fits.then(|| cards.with(card))
        })
    }
}

fn bits(mut mask: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros();
        mask &= mask - 1;
        Some(bit)
    })
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards::NONE.with(card)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (at, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_back_what_they_write() {
        for text in ["-", "R01", "R05 K10 W W", "R01 B01 K01 W"] {
            assert_eq!(Cards::read(text).unwrap().to_string(), text);
        }
        assert_eq!(Cards::read("R05 R05"), None);
        assert_eq!(Cards::read("R11"), None);
    }

    #[test]
    fn a_choice_is_listed_once() {
        let hand = Cards::read("R05 K10 W W").unwrap();
        let choices: Vec<Cards> = hand.choices().collect();
        assert_eq!(choices.len(), 4 * 3);
        assert!(choices.iter().all(|&some| hand.contain(some)));
        let distinct: std::collections::HashSet<_> = choices.iter().collect();
        assert_eq!(distinct.len(), choices.len());
    }
}
