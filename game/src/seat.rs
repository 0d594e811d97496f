//! Seats: a seat, a set of seats, a value per seat, and viewers.

use std::ops::{Index, IndexMut};

/// A seat at the table. Seats are numbered clockwise from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The maximum number of seats of any game.
    pub const MOST: usize = 8;

    /// The seat with this number.
    ///
    /// # Panics
    /// Where the number is not below [`Seat::MOST`]: a broken invariant of the caller.
    #[inline]
    pub const fn new(number: usize) -> Seat {
        assert!(number < Seat::MOST, "a seat's number is below Seat::MOST");
        Seat(number as u8)
    }

    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat's number, from zero.
    #[inline]
    pub const fn number(self) -> usize {
        // The mask tells the compiler what `new` has proven, so that tables of eight need no bounds check.
        (self.0 & 7) as usize
    }

    /// The left neighbour at a table of this many seats.
    #[inline]
    pub const fn clockwise(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize == seats { Seat(0) } else { Seat(next) }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `count` seats: all seats of a table of that size.
    #[inline]
    pub const fn first(count: usize) -> SeatSet {
        SeatSet(((1_u16 << count) - 1) as u8)
    }

    /// Only this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// This set with one more seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set with one seat fewer.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether this seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set, in order.
    #[inline]
    pub fn iter(self) -> Seats {
        Seats(self.0)
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        self.iter().next()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;

    fn into_iter(self) -> Seats {
        self.iter()
    }
}

impl std::fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

/// The seats of a [`SeatSet`], lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Seats(u8);

impl Iterator for Seats {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

/// One `T` for each seat; only a [`Seat`] can index it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BySeat<T, const N: usize = { Seat::MOST }>(pub [T; N]);

impl<T: Copy, const N: usize> BySeat<T, N> {
    /// The same value for every seat.
    pub const fn all(value: T) -> Self {
        BySeat([value; N])
    }
}

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number()]
    }
}

/// Whose knowledge a view contains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// A viewer without a seat.
    Onlooker,
}

impl Viewer {
    /// Whether this viewer sees what belongs to that seat alone.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_its_seats_in_order() {
        let set: SeatSet = [Seat::new(5), Seat::new(0), Seat::new(7)].into_iter().collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(set.without(Seat::new(0)).lowest(), Some(Seat::new(5)));
        assert_eq!(SeatSet::first(8).len(), 8);
    }

    #[test]
    fn the_left_neighbour_of_the_last_seat_is_the_first() {
        assert_eq!(Seat::new(2).clockwise(3), Seat::FIRST);
        assert_eq!(Seat::new(2).clockwise(4), Seat::new(3));
    }
}
