//! An append-only list that stores equal items once: most events of a game recur.

use crate::history::History;
use std::ops::{Index, Range};

/// A new item is compared with at most this many of the latest distinct items, so that adding one costs the same at any length.
const WINDOW: usize = 512;

/// An append-only list. Copies share their common prefix, as those of a [`History`] do.
#[derive(Clone, Debug)]
pub(crate) struct Interned<T> {
    /// Each item once; a second time if it recurs after [`WINDOW`] others.
    distinct: History<T>,
    /// The index of each item in `distinct`.
    items: History<u32>,
}

impl<T> Default for Interned<T> {
    fn default() -> Interned<T> {
        Interned { distinct: History::default(), items: History::default() }
    }
}

impl<T> Interned<T> {
    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    /// The number of stored items.
    #[cfg(test)]
    pub(crate) fn distinct(&self) -> usize {
        self.distinct.len()
    }

    pub(crate) fn get(&self, at: usize) -> Option<&T> {
        self.items.get(at).map(|&at| &self.distinct[at as usize])
    }

    /// The items of a range; what lies beyond the end is left out.
    pub(crate) fn range(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = &T> {
        self.items.range(range).map(|&at| &self.distinct[at as usize])
    }
}

impl<T: Clone + PartialEq> Interned<T> {
    pub(crate) fn push(&mut self, item: T) {
        let kept = self.distinct.len();
        let known = (kept.saturating_sub(WINDOW)..kept).rev().find(|&at| self.distinct[at] == item);
        if known.is_none() {
            self.distinct.push(item);
        }
        self.items.push(known.unwrap_or(kept) as u32);
    }
}

impl<T> Index<usize> for Interned<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        &self.distinct[self.items[at] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_are_kept_once_and_each_is_found_where_it_was_added() {
        let mut list = Interned::default();
        (0..1000).for_each(|number| list.push(number % 7));
        assert_eq!((list.len(), list.distinct.len()), (1000, 7));
        assert!(list.range(0..2000).copied().eq((0..1000).map(|number| number % 7)));
        assert_eq!((list[8], list.get(999), list.get(1000)), (1, Some(&5), None));
    }

    #[test]
    fn an_item_that_comes_back_late_is_kept_again() {
        let mut list = Interned::default();
        (0..=WINDOW).chain([0, WINDOW]).for_each(|number| list.push(number));
        assert_eq!(list.distinct.len(), WINDOW + 2);
        assert_eq!((list[0], list[WINDOW + 1], list[WINDOW + 2]), (0, 0, WINDOW));
    }
}
