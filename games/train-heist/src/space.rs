//! The spaces of both maps, and sets of them.

use std::fmt;

/// A space of the Main Map or of the Train Map, by its number over both maps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The capacity of the Main Map; spaces of the Train Map are numbered from here on.
    pub const MAIN: usize = 64;
    /// The capacity of both maps together.
    pub const MOST: usize = 80;

    /// The space of the Main Map with this number.
    #[inline]
    pub const fn main(number: usize) -> Space {
        assert!(number < Space::MAIN, "the Main Map has at most 64 spaces");
        Space(number as u8)
    }

    /// The space of the Train Map with this number.
    #[inline]
    pub const fn train(number: usize) -> Space {
        assert!(number < Space::MOST - Space::MAIN, "the Train Map has at most 16 spaces");
        Space((Space::MAIN + number) as u8)
    }

    /// The number over both maps, below [`Space::MOST`].
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Is it on the Train Map?
    #[inline]
    pub const fn is_aboard(self) -> bool {
        self.0 as usize >= Space::MAIN
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_aboard() {
            true => write!(f, "train {}", self.number() - Space::MAIN),
            false => write!(f, "main {}", self.number()),
        }
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet(u128);

impl SpaceSet {
    /// The empty set.
    pub const EMPTY: SpaceSet = SpaceSet(0);

    /// The set of this space alone.
    #[inline]
    pub const fn only(space: Space) -> SpaceSet {
        SpaceSet(1 << space.0)
    }

    /// The set with one more space.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 | 1 << space.0)
    }

    /// The union.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// The intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    /// The difference.
    #[inline]
    #[must_use]
    pub const fn without(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// Is this space in the set?
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 != 0
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of spaces.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The spaces, in ascending order.
    #[inline]
    pub fn iter(self) -> Spaces {
        Spaces(self.0)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        spaces.into_iter().fold(SpaceSet::EMPTY, SpaceSet::with)
    }
}

impl IntoIterator for SpaceSet {
    type Item = Space;
    type IntoIter = Spaces;
    #[inline]
    fn into_iter(self) -> Spaces {
        self.iter()
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Iterator over the spaces of a set, in ascending order.
#[derive(Clone, Debug)]
pub struct Spaces(u128);

impl Iterator for Spaces {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let space = Space(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(space)
    }
}
