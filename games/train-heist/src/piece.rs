//! Pieces on the board: horses, switches, loot squares, decks.

use crate::cards::{Card, Cards};
use crate::edition::Edition;
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use game::Luck;
use std::fmt;

/// One of the three towns, in the order of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "letters of the board")]
pub enum TownSpot {
    A,
    B,
    C,
}

impl TownSpot {
    /// All three, in the order of the board.
    pub const ALL: [TownSpot; 3] = [TownSpot::A, TownSpot::B, TownSpot::C];

    /// Its index among the towns of the board.
    pub const fn number(self) -> usize {
        self as usize
    }
}

/// One of the three cacti, in the order of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "numbers")]
pub enum CactusSpot {
    First,
    Second,
    Third,
}

impl CactusSpot {
    /// All three, in the order of the board.
    pub const ALL: [CactusSpot; 3] = [CactusSpot::First, CactusSpot::Second, CactusSpot::Third];

    /// Its index among the cacti of the board.
    pub const fn number(self) -> usize {
        self as usize
    }
}

/// One of the two horses. Written `h1`, `h2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Horse {
    One,
    Two,
}

impl Horse {
    /// Both, in the order of their numbers.
    pub const ALL: [Horse; 2] = [Horse::One, Horse::Two];

    /// Reads `h1` or `h2`.
    pub fn read(text: &str) -> Option<Horse> {
        Horse::ALL.into_iter().find(|horse| horse.to_string() == text)
    }
}

impl fmt::Display for Horse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Horse::One => "h1",
            Horse::Two => "h2",
        })
    }
}

/// The face of a Switch Token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Face {
    Red,
    Green,
}

impl Face {
    /// Both, in a fixed order.
    pub const ALL: [Face; 2] = [Face::Red, Face::Green];

    /// The other face.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Face {
        match self {
            Face::Red => Face::Green,
            Face::Green => Face::Red,
        }
    }

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Face::Red => "red",
            Face::Green => "green",
        }
    }
}

/// A loot square of a passenger car, of which each has two. Written `A1` to `C2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// TH-SETUP-07. All six, in the order of their numbers.
    pub const ALL: [Square; 6] = [Square(0), Square(1), Square(2), Square(3), Square(4), Square(5)];

    /// The square of a car, 0 to 2, at its left (0) or right (1).
    #[inline]
    pub const fn of(car: usize, side: usize) -> Square {
        Square::ALL[car * 2 + side]
    }

    /// The number, 0 to 5.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The index of the car, 0 to 2.
    #[inline]
    pub const fn car(self) -> usize {
        self.number() / 2
    }

    /// The side: left (0) or right (1).
    #[inline]
    pub const fn side(self) -> usize {
        self.number() % 2
    }

    /// Reads `A1` to `C2`.
    pub fn read(text: &str) -> Option<Square> {
        Square::ALL.into_iter().find(|square| square.to_string() == text)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ['A', 'B', 'C'][self.car()], self.side() + 1)
    }
}

/// The loot on the train: one stack per square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stacks {
    top: [Option<Tile>; 6],
    below: [Option<Tile>; Tile::MOST],
}

impl Stacks {
    /// Six empty stacks.
    pub const EMPTY: Stacks = Stacks { top: [None; 6], below: [None; Tile::MOST] };

    /// TH-LOOT-02. The topmost tile, the only one that can be taken.
    #[inline]
    pub fn top(&self, square: Square) -> Option<Tile> {
        self.top[square.number()]
    }

    /// The tiles, from the top down.
    pub fn tiles(&self, square: Square) -> impl Iterator<Item = Tile> {
        std::iter::successors(self.top(square), |tile| self.below[tile.number()])
    }

    /// The number of tiles.
    #[inline]
    pub fn height(&self, square: Square) -> usize {
        self.tiles(square).count()
    }

    /// Lays a tile on top.
    pub(crate) fn put(&mut self, square: Square, tile: Tile) {
        self.below[tile.number()] = self.top[square.number()].replace(tile);
    }

    /// Removes the top tile.
    pub(crate) fn take(&mut self, square: Square) {
        if let Some(tile) = self.top[square.number()] {
            self.top[square.number()] = self.below[tile.number()].take();
        }
    }

    /// All tiles on the train.
    pub fn all(&self) -> Tiles {
        Square::ALL.into_iter().flat_map(|square| self.tiles(square)).collect()
    }
}

/// The Poker Deck: cards in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deck {
    /// The last of the first `len` is drawn next; the rest are unused and always Wilds, so equal decks have equal bytes.
    cards: [Card; Deck::MOST],
    len: u8,
}

impl Deck {
    /// The capacity: all cards of suits, and ten Wilds.
    pub const MOST: usize = 40;
    /// A deck without cards.
    pub const EMPTY: Deck = Deck { cards: [Card::WILD; Deck::MOST], len: 0 };

    /// A deck of these cards, the first on top; cards beyond the capacity are dropped.
    pub fn stacked(top_first: impl IntoIterator<Item = Card>) -> Deck {
        let mut deck = Deck::EMPTY;
        for (place, card) in deck.cards.iter_mut().zip(top_first) {
            *place = card;
            deck.len += 1;
        }
        deck.cards[..usize::from(deck.len)].reverse();
        deck
    }

    /// TH-SETUP-18, TH-SETUP-19. These cards in random order.
    pub(crate) fn shuffled(cards: Cards, luck: &mut impl Luck) -> Deck {
        let mut deck = Deck::EMPTY;
        let mut left = Deck::EMPTY.cards;
        let count = usize::from(cards.len()).min(Deck::MOST);
        for (place, card) in left.iter_mut().zip(cards.iter()) {
            *place = card;
        }
        for drawn in 0..count {
            let at = luck.below((count - drawn) as u32) as usize;
            deck.cards[count - 1 - drawn] = left[at];
            left.copy_within(at + 1..count - drawn, at);
        }
        deck.len = count as u8;
        deck
    }

    /// The number of cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is the deck empty?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, the next one to draw first.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards[..usize::from(self.len)].iter().rev().copied()
    }

    /// The next `count` cards, or all if there are fewer.
    pub(crate) fn next(&self, count: u8) -> Cards {
        self.iter().take(count.into()).fold(Cards::NONE, Cards::with)
    }

    /// Removes the next `count` cards, or all if there are fewer.
    pub(crate) fn draw(&mut self, count: u8) {
        let left = self.len.saturating_sub(count);
        self.cards[usize::from(left)..usize::from(self.len)].fill(Card::WILD);
        self.len = left;
    }
}

impl fmt::Display for Deck {
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

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// The Event Deck: cards in order, with the number of those already played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EventDeck {
    cards: [EventCard; Edition::MOST_EVENTS],
    len: u8,
    played: u8,
}

impl EventDeck {
    /// A deck without cards.
    pub const EMPTY: EventDeck =
        EventDeck { cards: [EventCard::SpeedUp; Edition::MOST_EVENTS], len: 0, played: 0 };

    /// These cards in order, of which `played` have been played; cards beyond the capacity are dropped.
    pub fn stacked(cards: impl IntoIterator<Item = EventCard>, played: u8) -> EventDeck {
        let mut deck = EventDeck::EMPTY;
        for (place, card) in deck.cards.iter_mut().zip(cards) {
            *place = card;
            deck.len += 1;
        }
        deck.played = played.min(deck.len);
        deck
    }

    /// All cards of this game, played or not.
    pub fn all(&self) -> &[EventCard] {
        &self.cards[..usize::from(self.len)]
    }

    /// The played cards, the earliest first.
    pub fn played(&self) -> &[EventCard] {
        &self.cards[..usize::from(self.played)]
    }

    /// The cards to come, the next one first.
    pub fn to_come(&self) -> &[EventCard] {
        &self.cards[usize::from(self.played)..usize::from(self.len)]
    }

    /// Plays the next card.
    pub(crate) fn play(&mut self) {
        self.played = (self.played + 1).min(self.len);
    }
}
