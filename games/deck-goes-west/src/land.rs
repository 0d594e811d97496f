//! The map: land tiles on a grid that grows to the West, the pile and the discard pile.

use crate::edition::{Edition, Place, Tile};
use crate::event::PlaceAndTile;
use std::fmt;

/// DW-MOVE-10, DW-DR-04. The four directions of the map; the game starts in the East.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Direction {
    North,
    South,
    East,
    West,
}

impl Direction {
    /// All four, in the order of lists of decisions.
    pub const ALL: [Direction; 4] = [Direction::West, Direction::North, Direction::South, Direction::East];

    /// The letter in notation.
    pub const fn letter(self) -> &'static str {
        match self {
            Direction::North => "N",
            Direction::South => "S",
            Direction::East => "E",
            Direction::West => "W",
        }
    }

    /// The direction with this letter.
    pub fn read(letter: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.letter() == letter)
    }

    /// DW-DR-103. The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::South => Direction::North,
            Direction::East => Direction::West,
            Direction::West => Direction::East,
        }
    }
}

impl Place {
    /// Marks tiles that are not on the map.
    const OFF: Place = Place { column: i8::MIN, row: i8::MIN };
    /// The largest coordinate; no game comes this far.
    const EDGE: i8 = 120;
    /// DW-DR-10. The offsets of the eight neighbours, in the order in which new tiles are laid.
    const AROUND: [(i8, i8); 8] = [(0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1)];

    /// Both coordinates in one number, for fast comparison.
    #[inline]
    const fn key(self) -> u16 {
        u16::from_le_bytes([self.column as u8, self.row as u8])
    }

    /// The place at this offset: columns to the West, rows to the South.
    #[must_use]
    #[inline]
    pub const fn by(self, columns: i8, rows: i8) -> Place {
        Place { column: self.column.saturating_add(columns), row: self.row.saturating_add(rows) }
    }

    /// The next place in a direction.
    #[must_use]
    #[inline]
    pub const fn toward(self, direction: Direction) -> Place {
        match direction {
            Direction::North => self.by(0, -1),
            Direction::South => self.by(0, 1),
            Direction::East => self.by(-1, 0),
            Direction::West => self.by(1, 0),
        }
    }

    /// DW-DR-91. The distance to another place, in steps.
    #[inline]
    pub const fn distance(self, other: Place) -> u16 {
        self.column.abs_diff(other.column) as u16 + self.row.abs_diff(other.row) as u16
    }

    /// DW-DR-09, DW-DR-10. The neighbours in the order in which they are filled: all eight, or four by house rule.
    pub(crate) fn around(self, four: bool) -> impl Iterator<Item = Place> {
        let step_by = if four { 2 } else { 1 };
        Place::AROUND.into_iter().step_by(step_by).map(move |(columns, rows)| self.by(columns, rows))
    }

    /// Is the place within the map?
    const fn is_in_reach(self) -> bool {
        self.column.unsigned_abs() <= Place::EDGE as u8 && self.row.unsigned_abs() <= Place::EDGE as u8
    }

    /// Reads `3,-1`.
    pub fn read(text: &str) -> Option<Place> {
        let (column, row) = text.split_once(',')?;
        let place = Place { column: column.parse().ok()?, row: row.parse().ok()? };
        place.is_in_reach().then_some(place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiles(pub(crate) u64);

impl Tiles {
    pub(crate) const NONE: Tiles = Tiles(0);

    #[inline]
    pub(crate) const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.number() & 1 != 0
    }

    #[must_use]
    #[inline]
    pub(crate) const fn with(self, tile: Tile) -> Tiles {
        Tiles(self.0 | 1 << tile.number())
    }

    #[must_use]
    #[inline]
    pub(crate) const fn without(self, tile: Tile) -> Tiles {
        Tiles(self.0 & !(1 << tile.number()))
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The tiles, in the order of the edition.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let number = left.trailing_zeros();
            left &= left - 1;
            Some(Tile::new(number as usize))
        })
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        tiles.into_iter().fold(Tiles::NONE, Tiles::with)
    }
}

const MOST: usize = Edition::MOST_TILES;

/// DW-TILE-01, DW-TILE-02, DW-TILE-08, DW-TILE-09. The place of every tile, with its railway and bandits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Land {
    places: [Place; MOST],
    pub(crate) bandits: [u16; MOST],
    /// DW-DR-139. The shuffle by which a tile came into the pile: a viewer cannot tell apart unseen tiles of one
    /// shuffle.
    pub(crate) shuffle: [u8; MOST],
    /// The tiles face up on the map, with a railway, in the pile, and in the discard pile.
    pub(crate) up: Tiles,
    pub(crate) rails: Tiles,
    pub(crate) pile: Tiles,
    pub(crate) discards: Tiles,
    /// The number of the last shuffle.
    pub(crate) shuffles: u8,
    /// DW-DR-44. Did land run out before all places around a face-up tile were filled?
    pub(crate) owes: bool,
}

impl Land {
    /// A map without tiles: all are in the pile.
    pub(crate) fn new(tiles: usize) -> Land {
        Land {
            places: [Place::OFF; MOST],
            bandits: [0; MOST],
            shuffle: [0; MOST],
            up: Tiles::NONE,
            rails: Tiles::NONE,
            pile: (0..tiles).map(Tile::new).collect(),
            discards: Tiles::NONE,
            shuffles: 0,
            owes: false,
        }
    }

    /// The tile on a place, face up or face down.
    #[inline]
    pub(crate) fn at(&self, place: Place) -> Option<Tile> {
        // In blocks, so that the compiler vectorises the comparison.
        let mut blocks = self.places.chunks_exact(16).zip((0..).step_by(16));
        blocks.find_map(|(places, first)| {
            let bits =
                places.iter().zip(0..).map(|(other, bit)| u16::from(other.key() == place.key()) << bit);
            let found = bits.fold(0, |found, bit| found | bit);
            (found != 0).then(|| Tile::new(first + found.trailing_zeros() as usize))
        })
    }

    /// The place of a tile, if it is on the map.
    #[inline]
    pub(crate) fn place(&self, tile: Tile) -> Option<Place> {
        Some(self.places[tile.number()]).filter(|&place| place != Place::OFF)
    }

    /// Every tile on the map, with its place.
    #[inline]
    pub(crate) fn on_map(&self) -> impl Iterator<Item = (Tile, Place)> {
        let placed = self.places.into_iter().enumerate().filter(|&(_, place)| place != Place::OFF);
        placed.map(|(number, place)| (Tile::new(number), place))
    }

    #[inline]
    pub(crate) fn bandits_on(&self, tile: Tile) -> u16 {
        self.bandits[tile.number()]
    }

    #[inline]
    pub(crate) fn is_up(&self, tile: Tile) -> bool {
        self.up.has(tile)
    }

    /// The tiles with bandits.
    pub(crate) fn groups(&self) -> Tiles {
        self.bandits.iter().enumerate().fold(Tiles::NONE, |groups, (number, &bandits)| {
            if bandits > 0 { groups.with(Tile::new(number)) } else { groups }
        })
    }

    /// The place of a tile, with the tile if it is face up.
    pub(crate) fn place_and_tile(&self, tile: Tile) -> PlaceAndTile {
        PlaceAndTile { place: self.places[tile.number()], tile: self.is_up(tile).then_some(tile) }
    }

    /// DW-DR-101. The first of these tiles: West to East, in a column North before South.
    pub(crate) fn first_of(&self, tiles: Tiles) -> Option<Tile> {
        tiles.iter().min_by_key(|&tile| {
            let place = self.places[tile.number()];
            (std::cmp::Reverse(place.column), place.row)
        })
    }

    /// DW-DR-11. The column of the Eastmost face-up tile.
    pub(crate) fn eastmost_showing(&self) -> Option<i8> {
        self.up.iter().map(|tile| self.places[tile.number()].column).min()
    }

    /// DW-DR-05. The column of the Eastmost tile.
    pub(crate) fn eastmost(&self) -> Option<i8> {
        self.on_map().map(|(_, place)| place.column).min()
    }

    /// Can a tile be laid here: within the map, and no tile there?
    pub(crate) fn is_free(&self, place: Place) -> bool {
        place.is_in_reach() && self.at(place).is_none()
    }

    /// Lays a tile from the pile.
    pub(crate) fn lay(&mut self, tile: Tile, place: Place, up: bool) {
        self.pile = self.pile.without(tile);
        self.places[tile.number()] = place;
        if up {
            self.turn_up(tile);
        }
    }

    /// Turns a tile face up; its shuffle does not matter any more.
    pub(crate) fn turn_up(&mut self, tile: Tile) {
        self.up = self.up.with(tile);
        self.shuffle[tile.number()] = 0;
    }

    /// Removes a tile from the map, with all that is on it.
    pub(crate) fn take_off(&mut self, tile: Tile) {
        self.places[tile.number()] = Place::OFF;
        self.bandits[tile.number()] = 0;
        self.shuffle[tile.number()] = 0;
        (self.up, self.rails) = (self.up.without(tile), self.rails.without(tile));
        self.discards = self.discards.with(tile);
    }

    /// DW-TILE-10. Shuffles the discards into a new pile.
    pub(crate) fn renew(&mut self) {
        if self.shuffles == u8::MAX {
            self.renumber_shuffles();
        }
        self.shuffles += 1;
        for tile in self.discards.iter() {
            self.shuffle[tile.number()] = self.shuffles;
        }
        self.pile = Tiles(self.pile.0 | self.discards.0);
        self.discards = Tiles::NONE;
    }

    /// Numbers the shuffles of the unseen tiles from zero on, in their order, so that the next shuffle gets a number of its own.
    #[cold]
    fn renumber_shuffles(&mut self) {
        let down = self.on_map().map(|(tile, _)| tile).filter(|&tile| !self.is_up(tile));
        let unseen: Tiles = down.chain(self.pile.iter()).collect();
        let mut numbers: Vec<u8> = unseen.iter().map(|tile| self.shuffle[tile.number()]).collect();
        numbers.sort_unstable();
        numbers.dedup();
        for tile in unseen.iter() {
            let shuffle = &mut self.shuffle[tile.number()];
            *shuffle = numbers.iter().take_while(|&&other| other < *shuffle).count() as u8;
        }
        // There are no more shuffles than tiles.
        self.shuffles = numbers.len() as u8;
    }

    /// Puts a tile on a place of the map, for positions and imagined states.
    pub(crate) fn put(&mut self, tile: Tile, place: Place) {
        self.places[tile.number()] = place;
        self.pile = self.pile.without(tile);
        self.discards = self.discards.without(tile);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_has_a_number_of_its_own_even_after_the_last_number() {
        let [first, other, last, discarded] = [0, 1, 2, 3].map(Tile::new);
        let mut land = Land::new(4);
        land.take_off(discarded);
        land.pile = land.pile.without(discarded);
        land.shuffle[other.number()] = 7;
        land.shuffle[last.number()] = u8::MAX;
        land.shuffles = u8::MAX;
        land.renew();
        let numbers = [first, other, last, discarded].map(|tile| land.shuffle[tile.number()]);
        assert!(numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
        assert_eq!(land.shuffle[discarded.number()], land.shuffles);
        assert!(land.pile.has(discarded) && land.discards.is_empty());
    }
}
