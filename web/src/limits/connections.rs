//! Counts the connections of each client. A household is an IPv4 address or an IPv6 /64 prefix.

use super::household;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The maximum number of connections per household, WebSockets included.
const MOST: usize = 400;

/// The number of connections of each household; households without connections have no entry.
#[derive(Debug, Default)]
pub(crate) struct ConnectionCounts(Mutex<HashMap<IpAddr, usize>>);

/// A guard: counts one connection until it is dropped.
#[derive(Debug)]
pub(crate) struct ConnectionGuard {
    connections: Arc<ConnectionCounts>,
    household: IpAddr,
}

impl ConnectionCounts {
    /// Counts one more connection; none if its household has [`MOST`] already.
    pub(super) fn enter(self: &Arc<ConnectionCounts>, address: IpAddr) -> Option<ConnectionGuard> {
        let household = household(address);
        let mut inside = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = inside.entry(household).or_default();
        if *count >= MOST {
            return None;
        }
        *count += 1;
        Some(ConnectionGuard { connections: Arc::clone(self), household })
    }
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        let mut inside = self.connections.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = inside.get_mut(&self.household) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_only_so_many_connections() {
        let connections = Arc::new(ConnectionCounts::default());
        let [one, other] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        let inside: Vec<ConnectionGuard> = std::iter::from_fn(|| connections.enter(one)).collect();
        assert_eq!(inside.len(), MOST);
        assert!(connections.enter(other).is_some());
        drop(inside);
        assert!(connections.enter(one).is_some());
        assert!(connections.0.lock().unwrap().is_empty(), "nobody is remembered");
    }
}
