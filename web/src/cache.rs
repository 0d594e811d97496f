//! A cache bounded in bytes.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A map that holds at most `capacity` bytes and evicts the least recently used entries.
pub(crate) struct Cache<K, V> {
    capacity: usize,
    kept: Mutex<Kept<K, V>>,
}

struct Kept<K, V> {
    values: HashMap<K, Value<V>>,
    bytes: usize,
    uses: u64,
}

struct Value<V> {
    value: V,
    bytes: usize,
    used: u64,
}

impl<K, V> fmt::Debug for Cache<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cache").field("capacity", &self.capacity).finish_non_exhaustive()
    }
}

impl<K: Hash + Eq + Clone, V: Clone> Cache<K, V> {
    /// An empty cache with a capacity in bytes.
    pub(crate) fn new(capacity: usize) -> Cache<K, V> {
        Cache { capacity, kept: Mutex::new(Kept { values: HashMap::new(), bytes: 0, uses: 0 }) }
    }

    pub(crate) fn get(&self, key: &K) -> Option<V> {
        let mut kept = self.kept();
        kept.uses += 1;
        let now = kept.uses;
        let found = kept.values.get_mut(key)?;
        found.used = now;
        Some(found.value.clone())
    }

    /// Inserts or replaces a value of a size in bytes. A value larger than a quarter of the capacity is not cached, and an
    /// earlier one under this key is removed.
    pub(crate) fn put(&self, key: K, value: V, bytes: usize) {
        let mut kept = self.kept();
        kept.remove(&key);
        if bytes > self.capacity / 4 {
            return;
        }
        kept.uses += 1;
        kept.bytes += bytes;
        let used = kept.uses;
        kept.values.insert(key, Value { value, bytes, used });
        while kept.bytes > self.capacity {
            let oldest = kept.values.iter().min_by_key(|(_, value)| value.used).map(|(key, _)| key.clone());
            let Some(oldest) = oldest else { break };
            kept.remove(&oldest);
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept<K, V>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq, V> Kept<K, V> {
    fn remove(&mut self, key: &K) {
        if let Some(gone) = self.values.remove(key) {
            self.bytes -= gone.bytes;
        }
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
