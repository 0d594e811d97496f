//! Counts the connections of each client. A household is an IPv4 address or an IPv6 /64 prefix.

use super::household;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The maximum number of connections per household, WebSockets included.
const MOST: usize = 400;

/// The number of connections of each household; households without connections have no entry.
#[derive(Debug, Default)]
pub(crate) struct Crowd(Mutex<HashMap<IpAddr, usize>>);

/// A guard: counts one connection until it is dropped.
#[derive(Debug)]
pub(crate) struct Inside {
    crowd: Arc<Crowd>,
    household: IpAddr,
}

impl Crowd {
    /// Counts one more connection; none if its household has [`MOST`] already.
    pub(super) fn enter(self: &Arc<Crowd>, address: IpAddr) -> Option<Inside> {
        let household = household(address);
        let mut inside = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = inside.entry(household).or_default();
        if *count >= MOST {
            return None;
        }
        *count += 1;
        Some(Inside { crowd: Arc::clone(self), household })
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut inside = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
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
        let crowd = Arc::new(Crowd::default());
        let [one, other] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        let inside: Vec<Inside> = std::iter::from_fn(|| crowd.enter(one)).collect();
        assert_eq!(inside.len(), MOST);
        assert!(crowd.enter(other).is_some());
        drop(inside);
        assert!(crowd.enter(one).is_some());
        assert!(crowd.0.lock().unwrap().is_empty(), "nobody is remembered");
    }
}
