//! A cache bounded in bytes.

use lru::LruCache;
use std::fmt;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A map that holds at most `capacity` bytes and evicts the least recently used entries.
pub(crate) struct Cache<K: Hash + Eq, V> {
    capacity: usize,
    kept: Mutex<Kept<K, V>>,
}

struct Kept<K: Hash + Eq, V> {
    /// Each value with its size.
    values: LruCache<K, (V, usize)>,
    bytes: usize,
}

impl<K: Hash + Eq, V> fmt::Debug for Cache<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cache").field("capacity", &self.capacity).finish_non_exhaustive()
    }
}

impl<K: Hash + Eq, V: Clone> Cache<K, V> {
    /// An empty cache with a capacity in bytes.
    pub(crate) fn new(capacity: usize) -> Cache<K, V> {
        Cache { capacity, kept: Mutex::new(Kept { values: LruCache::unbounded(), bytes: 0 }) }
    }

    pub(crate) fn get(&self, key: &K) -> Option<V> {
        self.kept().values.get(key).map(|(value, _)| value.clone())
    }

    /// Inserts or replaces a value of a size in bytes. A value larger than a quarter of the capacity is not cached, and an
    /// earlier one under this key is removed.
    pub(crate) fn put(&self, key: K, value: V, bytes: usize) {
        let mut kept = self.kept();
        if let Some((_, old)) = kept.values.pop(&key) {
            kept.bytes -= old;
        }
        if bytes > self.capacity / 4 {
            return;
        }
        kept.bytes += bytes;
        kept.values.put(key, (value, bytes));
        while kept.bytes > self.capacity
            && let Some((_, (_, oldest))) = kept.values.pop_lru()
        {
            kept.bytes -= oldest;
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept<K, V>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_the_longest_time_goes_first() {
        let cache = Cache::new(100);
        for key in 0..4 {
            cache.put(key, key, 25);
        }
        assert_eq!(cache.get(&0), Some(0));
        cache.put(4, 4, 20);
        assert_eq!((cache.get(&0), cache.get(&1), cache.get(&4)), (Some(0), None, Some(4)));
        cache.put(4, 5, 26);
        assert_eq!(cache.get(&4), None, "too large, and the old one is wrong by now");
        assert_eq!(cache.kept().bytes, 75);
    }
}
