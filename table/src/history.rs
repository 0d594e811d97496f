//! An append-only list whose copies share their common prefix, so that a snapshot costs the same at any length.

use std::ops::{Index, Range};
use std::sync::Arc;

/// Full chunks are shared by all copies; only the items after the last full chunk are copied.
const CHUNK: usize = 64;

/// An append-only list. Copying it copies fewer than [`CHUNK`] items.
#[derive(Clone, Debug)]
pub(crate) struct History<T> {
    chunks: Arc<Vec<Arc<[T]>>>,
    tail: Vec<T>,
}

impl<T> Default for History<T> {
    fn default() -> History<T> {
        History { chunks: Arc::default(), tail: Vec::new() }
    }
}

impl<T> History<T> {
    pub(crate) fn len(&self) -> usize {
        self.chunks.len() * CHUNK + self.tail.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn get(&self, at: usize) -> Option<&T> {
        match self.chunks.get(at / CHUNK) {
            Some(chunk) => chunk.get(at % CHUNK),
            None => self.tail.get(at - self.chunks.len() * CHUNK),
        }
    }

    /// The items of a range; what lies beyond the end is left out.
    pub(crate) fn range(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = &T> {
        (range.start..range.end.min(self.len())).map(|at| &self[at])
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.range(0..self.len())
    }

    /// The number of leading items for which this holds. The list must be partitioned by it.
    pub(crate) fn partition_point(&self, holds: impl Fn(&T) -> bool) -> usize {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low + (high - low) / 2;
            if holds(&self[middle]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}

impl<T: Clone> History<T> {
    pub(crate) fn push(&mut self, item: T) {
        self.tail.push(item);
        if self.tail.len() == CHUNK {
            Arc::make_mut(&mut self.chunks).push(std::mem::take(&mut self.tail).into());
        }
    }

    /// Changes one item. Copies that share it keep the old value.
    pub(crate) fn change(&mut self, at: usize, change: impl FnOnce(&mut T)) {
        let full = self.chunks.len() * CHUNK;
        if at >= full {
            change(&mut self.tail[at - full]);
        } else {
            change(&mut Arc::make_mut(&mut Arc::make_mut(&mut self.chunks)[at / CHUNK])[at % CHUNK]);
        }
    }
}

impl<T> Index<usize> for History<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        self.get(at).expect("callers index what they have counted")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_share_the_past_and_go_their_own_ways() {
        let mut list = History::default();
        (0..200).for_each(|number| list.push(number));
        let mut copy = list.clone();
        copy.push(200);
        copy.change(3, |number| *number = 33);
        copy.change(199, |number| *number = 999);
        assert_eq!(list.iter().copied().collect::<Vec<_>>(), (0..200).collect::<Vec<_>>());
        assert_eq!((copy.len(), copy[3], copy[199], copy[200]), (201, 33, 999, 200));
        assert!(Arc::ptr_eq(&list.chunks[1], &copy.chunks[1]), "an untouched chunk is the same one");
        assert_eq!(list.get(200), None);
        assert_eq!(list.range(195..1000).count(), 5);
        assert_eq!(list.partition_point(|&number| number < 70), 70);
    }
}
