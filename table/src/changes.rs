//! Notifies listeners that a table has changed: only those whose viewer may notice the change. A spurious wake-up would reveal
//! by its timing that something secret had happened.

use crate::play::Audience;
use futures_util::FutureExt;
use game::SeatSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use tokio::sync::Notify;

/// The listeners of one table. Each is dropped together with its [`Changes`].
#[derive(Debug, Default)]
pub(crate) struct Listeners(Mutex<Vec<Weak<Listener>>>);

#[derive(Debug)]
struct Listener {
    seats: SeatSet,
    wake: Notify,
}

/// Notifies one listener of changes. It carries no data: the listener reads the next snapshot.
#[derive(Debug)]
pub struct Changes(Arc<Listener>);

impl Changes {
    /// Waits for a change since the previous call.
    pub async fn changed(&self) {
        self.0.wake.notified().await;
    }

    /// Discards a pending notification, for a listener that is about to read the table anyway.
    pub fn forget(&self) {
        let _ = self.0.wake.notified().now_or_never();
    }

    /// The seats that this listener holds.
    pub(crate) fn seats(&self) -> SeatSet {
        self.0.seats
    }
}

impl Listeners {
    /// Adds a listener that holds these seats.
    pub(crate) fn listen(&self, seats: SeatSet) -> Changes {
        let listener = Arc::new(Listener { seats, wake: Notify::new() });
        self.all().push(Arc::downgrade(&listener));
        Changes(listener)
    }

    /// Wakes every listener.
    pub(crate) fn wake_all(&self) {
        self.wake(|_| true);
    }

    /// Wakes the listeners that belong to at least one of these audiences.
    pub(crate) fn wake_for(&self, audiences: &[Audience]) {
        self.wake(|listener| {
            audiences.iter().any(|audience| match audience {
                Audience::All => true,
                Audience::Only(seat) => listener.seats.contains(*seat),
            })
        });
    }

    /// Whether any listener is still alive.
    pub(crate) fn any(&self) -> bool {
        self.all().iter().any(|listener| listener.strong_count() > 0)
    }

    fn wake(&self, who: impl Fn(&Listener) -> bool) {
        self.all().retain(|listener| {
            let Some(listener) = listener.upgrade() else { return false };
            if who(&listener) {
                listener.wake.notify_one();
            }
            true
        });
    }

    fn all(&self) -> MutexGuard<'_, Vec<Weak<Listener>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    #[test]
    fn only_those_wake_who_may_notice() {
        let listeners = Listeners::default();
        let [ana, bob] = [0, 1].map(|seat| listeners.listen([Seat::new(seat)].into_iter().collect()));
        let onlooker = listeners.listen(SeatSet::EMPTY);
        let woken = || [&ana, &bob, &onlooker].map(|changes| changes.changed().now_or_never().is_some());
        listeners.wake_for(&[Audience::Only(Seat::new(0))]);
        assert_eq!(woken(), [true, false, false]);
        assert_eq!(woken(), [false; 3], "once");
        listeners.wake_for(&[Audience::Only(Seat::new(1)), Audience::All]);
        assert_eq!(woken(), [true; 3]);
        listeners.wake_for(&[]);
        assert_eq!(woken(), [false; 3]);
        drop((ana, bob, onlooker));
        assert!(!listeners.any());
    }
}
