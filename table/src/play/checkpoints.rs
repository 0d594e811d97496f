//! Past states, kept at intervals, so that a replay position costs the same in a long game as in a short one.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The first interval, in events.
const INTERVAL: usize = 64;
/// The maximum total size of a table's checkpoints, in bytes.
const BYTES: usize = 8 * 1024;

/// States after which nothing can be taken back. Their number is bounded: when the bound is reached, every other one is dropped
/// and the interval doubles.
#[derive(Debug)]
pub(super) struct Checkpoints<S> {
    interval: usize,
    kept: Arc<Vec<Checkpoint<S>>>,
    /// The state that was looked up last: frames and replays go from beat to beat. Copies of a game share it until they change.
    recent: Arc<Mutex<Option<Arc<Checkpoint<S>>>>>,
}

impl<S> Clone for Checkpoints<S> {
    fn clone(&self) -> Checkpoints<S> {
        Checkpoints {
            interval: self.interval,
            kept: Arc::clone(&self.kept),
            recent: Arc::clone(&self.recent),
        }
    }
}

/// The state after this many events.
#[derive(Clone, Debug)]
pub(super) struct Checkpoint<S> {
    pub(super) events: usize,
    pub(super) state: S,
}

impl<S> Default for Checkpoints<S> {
    fn default() -> Checkpoints<S> {
        Checkpoints { interval: INTERVAL, kept: Arc::default(), recent: Arc::default() }
    }
}

impl<S: Clone> Checkpoints<S> {
    const MOST: usize = if BYTES / size_of::<S>() < 4 { 4 } else { BYTES / size_of::<S>() };

    /// Keeps this state, if the latest checkpoint is at least one interval older.
    pub(super) fn offer(&mut self, events: usize, state: &S) {
        let last = self.kept.last().map_or(0, |last| last.events);
        if events < last + self.interval {
            return;
        }
        let kept = Arc::make_mut(&mut self.kept);
        kept.reserve_exact(1);
        kept.push(Checkpoint { events, state: state.clone() });
        if kept.len() > Self::MOST {
            self.interval *= 2;
            let mut is_kept = true;
            kept.retain(|_| {
                is_kept = !is_kept;
                is_kept
            });
        }
    }

    /// The latest known state at or before this event, and the number of events that led to it.
    pub(super) fn before(&self, event: usize) -> Option<(usize, S)> {
        let later = self.kept.partition_point(|checkpoint| checkpoint.events <= event);
        let kept = later.checked_sub(1).map(|at| &self.kept[at]);
        let recent = self.recent();
        let recent = recent.as_deref().filter(|recent| recent.events <= event);
        let latest = kept.into_iter().chain(recent).max_by_key(|checkpoint| checkpoint.events);
        latest.map(|latest| (latest.events, latest.state.clone()))
    }

    /// Remembers a state that was looked up, which later steps must not change.
    pub(super) fn remember(&self, events: usize, state: &S) {
        *self.recent() = Some(Arc::new(Checkpoint { events, state: state.clone() }));
    }

    /// Shares what is looked up from now on with no other copy, because this one changes.
    pub(super) fn part(&mut self) {
        let recent = self.recent().clone();
        self.recent = Arc::new(Mutex::new(recent));
    }

    fn recent(&self) -> MutexGuard<'_, Option<Arc<Checkpoint<S>>>> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_never_too_many_and_never_too_few() {
        type State = [u8; 1000];
        let mut checkpoints = Checkpoints::<State>::default();
        for event in (0..100_000).step_by(3) {
            checkpoints.offer(event, &[0; 1000]);
            assert!(checkpoints.kept.len() <= Checkpoints::<State>::MOST);
            let Some((before, _)) = checkpoints.before(event) else { continue };
            assert!(before <= event && event - before <= 2 * checkpoints.interval);
        }
        assert!(checkpoints.kept.len() * 2 >= Checkpoints::<State>::MOST);
        assert!(checkpoints.before(10).is_none());
    }

    #[test]
    fn a_changed_copy_does_not_share_what_is_looked_up() {
        let checkpoints = Checkpoints::<u8>::default();
        let mut changed = checkpoints.clone();
        changed.part();
        changed.remember(4, &8);
        assert_eq!((checkpoints.before(4), changed.before(3)), (None, None));
        let mut later = changed.clone();
        later.part();
        later.remember(6, &9);
        assert_eq!((changed.before(7), later.before(7)), (Some((4, 8)), Some((6, 9))));
    }
}
