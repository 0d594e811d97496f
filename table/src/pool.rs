//! A bounded pool for work that would block async tasks: folding journals, deciding for bots, rendering pages.

use std::sync::Arc;
use tokio::sync::Semaphore;

/// Runs work on blocking threads, at most one job per processor at a time, in the order of arrival. Clones share one pool.
#[derive(Clone, Debug)]
pub struct Pool(Arc<Semaphore>);

impl Default for Pool {
    fn default() -> Pool {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Pool(Arc::new(Semaphore::new(processors)))
    }
}

impl Pool {
    /// Runs the work as soon as there is capacity. It runs to its end even if the future is dropped. A panic in the work
    /// resumes in the caller.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let permit = Arc::clone(&self.0).acquire_owned().await.expect("the semaphore is never closed");
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        match done.await {
            Ok(done) => done,
            Err(why) => match why.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                // The runtime is shutting down: this future is never polled again.
                Err(_) => std::future::pending().await,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test(flavor = "multi_thread")]
    async fn no_more_jobs_run_at_once_than_there_is_capacity() {
        let pool = Pool(Arc::new(Semaphore::new(2)));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let work = |number: usize| {
            let (pool, now, most) = (pool.clone(), Arc::clone(&now), Arc::clone(&most));
            tokio::spawn(async move {
                pool.run(move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::yield_now();
                    now.fetch_sub(1, Ordering::SeqCst);
                    number
                })
                .await
            })
        };
        let working: Vec<_> = (0..50).map(work).collect();
        for (number, working) in working.into_iter().enumerate() {
            assert_eq!(working.await.unwrap(), number);
        }
        assert!((1..=2).contains(&most.load(Ordering::SeqCst)));
    }
}
