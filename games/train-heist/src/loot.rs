//! The Loot Tiles: single tiles, sets of tiles, and what tiles ask for.

use crate::cards::Suit;
use std::fmt;

/// A Loot Tile, as an index into the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The limit of Loot Tiles in an edition.
    pub const MOST: usize = 32;

    /// The tile with this index; panics at [`Tile::MOST`] or above.
    #[inline]
    pub const fn new(number: usize) -> Tile {
        assert!(number < Tile::MOST, "an edition has at most 32 tiles");
        Tile(number as u8)
    }

    /// The index in the edition.
    #[inline]
    pub const fn number(self) -> usize {
        (self.0 & 31) as usize
    }
}

/// TH-LOOT-03. The cards that a tile asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Need {
    /// Three cards by suit: the numbers of Revolvers, Bags and Keyholes.
    Suits([u8; 3]),
    /// Three consecutive numbers.
    Straight,
    /// Two cards of one number and two of another.
    TwoPairs,
    /// Three cards of one number.
    ThreeOfAKind,
}

impl Need {
    /// TH-RU-28. The number of cards that meet it.
    #[inline]
    pub const fn cards(self) -> u8 {
        match self {
            Need::Suits(_) | Need::Straight | Need::ThreeOfAKind => 3,
            Need::TwoPairs => 4,
        }
    }

    /// Its word in the files of an edition.
    pub fn word(self) -> String {
        match self {
            Need::Suits(counts) => {
                let letters = Suit::ALL.into_iter().zip(counts);
                letters.flat_map(|(suit, count)| std::iter::repeat_n(suit.letter(), count.into())).collect()
            }
            Need::Straight => "straight".to_owned(),
            Need::TwoPairs => "two-pairs".to_owned(),
            Need::ThreeOfAKind => "three-of-a-kind".to_owned(),
        }
    }

    /// Reads the word of an edition's file; the order of suits does not matter.
    pub fn read(word: &str) -> Option<Need> {
        match word {
            "straight" => return Some(Need::Straight),
            "two-pairs" => return Some(Need::TwoPairs),
            "three-of-a-kind" => return Some(Need::ThreeOfAKind),
            _ if word.len() != 3 => return None,
            _ => {}
        }
        let mut counts = [0; 3];
        for letter in word.chars() {
            counts[Suit::read(letter)? as usize] += 1;
        }
        Some(Need::Suits(counts))
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tiles(u32);

impl Tiles {
    /// The empty set.
    pub const NONE: Tiles = Tiles(0);

    /// The first `count` tiles of the edition.
    pub const fn first(count: usize) -> Tiles {
        Tiles(((1_u64 << count) - 1) as u32)
    }

    /// The set of this tile alone.
    #[inline]
    pub const fn only(tile: Tile) -> Tiles {
        Tiles(1 << tile.0)
    }

    /// The set with one more tile.
    #[inline]
    #[must_use]
    pub const fn with(self, tile: Tile) -> Tiles {
        Tiles(self.0 | 1 << tile.0)
    }

    /// The union.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Tiles) -> Tiles {
        Tiles(self.0 | others.0)
    }

    /// The difference.
    #[inline]
    #[must_use]
    pub const fn less(self, some: Tiles) -> Tiles {
        Tiles(self.0 & !some.0)
    }

    /// The intersection.
    #[inline]
    #[must_use]
    pub const fn shared(self, others: Tiles) -> Tiles {
        Tiles(self.0 & others.0)
    }

    /// Does the set contain this tile?
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// The number of tiles.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles, in the order of the edition.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let tile = Tile(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(tile)
        })
    }

    /// Every subset of this size.
    pub fn choices(self, count: u8) -> impl Iterator<Item = Tiles> {
        let mask = self.0;
        let mut next = Some(0_u32);
        let subsets = std::iter::from_fn(move || {
            let chosen = next?;
            next = if chosen == mask { None } else { Some(chosen.wrapping_sub(mask) & mask) };
            Some(Tiles(chosen))
        });
        subsets.filter(move |chosen| chosen.len() == count)
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        tiles.into_iter().fold(Tiles::NONE, Tiles::with)
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn needs_read_back_what_they_write() {
        for word in ["RBK", "RRB", "KKK", "straight", "two-pairs", "three-of-a-kind"] {
            assert_eq!(Need::read(word).unwrap().word(), word);
        }
        assert_eq!(Need::read("KKR").unwrap().word(), "RKK");
        assert_eq!(Need::read("RB"), None);
        assert_eq!(Need::read(&"R".repeat(256 + 3)), None);
        assert_eq!(Need::read("flush"), None);
    }

    #[test]
    fn two_of_three_can_be_chosen_in_three_ways() {
        assert_eq!(Tiles::first(3).choices(2).count(), 3);
        assert_eq!(Tiles::first(2).choices(2).count(), 1);
    }
}
