//! How many connections each household has.

use super::household;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// So many connections may one household have, sockets of open pages and programs among them.
const MOST: usize = 400;

/// How many connections each household has.
#[derive(Debug, Default)]
pub(crate) struct Crowd(Mutex<HashMap<IpAddr, usize>>);

/// A place inside, for as long as a connection lasts.
#[derive(Debug)]
pub(crate) struct Inside {
    crowd: Arc<Crowd>,
    household: IpAddr,
}

impl Crowd {
    /// A place for one more of this household, if there is one.
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
