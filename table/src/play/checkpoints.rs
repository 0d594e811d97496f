//! Past states, kept at intervals, so that a replay position costs the same in a long game as in a short one.

use std::sync::Arc;

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
}

impl<S> Clone for Checkpoints<S> {
    fn clone(&self) -> Checkpoints<S> {
        Checkpoints { interval: self.interval, kept: Arc::clone(&self.kept) }
    }
}

/// The state after this many events and steps.
#[derive(Clone, Debug)]
pub(super) struct Checkpoint<S> {
    pub(super) events: usize,
    pub(super) steps: usize,
    pub(super) state: S,
}

impl<S> Default for Checkpoints<S> {
    fn default() -> Checkpoints<S> {
        Checkpoints { interval: INTERVAL, kept: Arc::default() }
    }
}

impl<S: Clone> Checkpoints<S> {
    const MOST: usize = if BYTES / size_of::<S>() < 4 { 4 } else { BYTES / size_of::<S>() };

    /// Keeps this state, if the latest checkpoint is at least one interval older.
    pub(super) fn offer(&mut self, events: usize, steps: usize, state: &S) {
        let last = self.kept.last().map_or(0, |last| last.events);
        if events < last + self.interval {
            return;
        }
        let kept = Arc::make_mut(&mut self.kept);
        kept.reserve_exact(1);
        kept.push(Checkpoint { events, steps, state: state.clone() });
        if kept.len() > Self::MOST {
            self.interval *= 2;
            let mut is_kept = true;
            kept.retain(|_| {
                is_kept = !is_kept;
                is_kept
            });
        }
    }

    /// The latest checkpoint at or before this event.
    pub(super) fn before(&self, event: usize) -> Option<&Checkpoint<S>> {
        let later = self.kept.partition_point(|checkpoint| checkpoint.events <= event);
        later.checked_sub(1).map(|at| &self.kept[at])
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
            checkpoints.offer(event, event / 3, &[0; 1000]);
            assert!(checkpoints.kept.len() <= Checkpoints::<State>::MOST);
            let Some(before) = checkpoints.before(event) else { continue };
            assert!(before.events <= event && event - before.events <= 2 * checkpoints.interval);
        }
        assert!(checkpoints.kept.len() * 2 >= Checkpoints::<State>::MOST);
        assert!(checkpoints.before(10).is_none());
    }
}
