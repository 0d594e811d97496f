//! The owner of a table: the one task that writes its journal. Entries are durable before a snapshot shows them.

use crate::clock::Timestamp;
use crate::journal::Chain;
use crate::play::Audience;
use crate::registry::{Inner, TableHandle};
use crate::store::{StoreError, Version};
use crate::table::{Ask, Denied, Done, StagedEntries, Table, Who};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// A request to a table, and the channel for its reply.
#[derive(Debug)]
pub(crate) struct Request {
    /// The sender and the request; boxed, because every mailbox reserves space for its capacity.
    pub(crate) sent: Box<(Who, Ask)>,
    pub(crate) answer: oneshot::Sender<Result<Done, Denied>>,
}

/// The result of a request. It is sent once the entries are durable.
struct HandledRequest {
    done: Result<Done, Denied>,
    /// Whether the request changed something that other viewers may notice.
    noticed: bool,
}

/// The delay before a failed write is retried, and before a finished game that has no listeners leaves memory.
const RETRY_DELAY: Duration = Duration::from_secs(1);
/// The owner sleeps until a deadline this near, in milliseconds; a later one is checked when the table is next loaded.
const NEAR: u64 = 10 * 60 * 1000;
/// The maximum number of requests written in one append.
const BATCH: usize = 32;
/// The maximum number of attempts to append when other writers keep extending the same journal.
const TRIES: u32 = 12;

impl HandledRequest {
    /// The error, where the server failed rather than the request.
    fn trouble(&self) -> Option<&Denied> {
        self.done.as_ref().err().filter(|denied| matches!(denied, Denied::Trouble(_)))
    }
}

/// Requests that were applied to a copy of the snapshot, with what is to be written.
struct StagedRequests {
    asked: Vec<Request>,
    done: Vec<HandledRequest>,
    next: Table,
    staged: StagedEntries,
}

impl StagedRequests {
    fn new(asked: Vec<Request>, snapshot: &Table, now: Timestamp) -> StagedRequests {
        let (mut next, mut staged) = (snapshot.clone(), StagedEntries::default());
        let done = asked.iter().map(|asked| handle_request(&mut next, asked, now, &mut staged)).collect();
        StagedRequests { asked, done, next, staged }
    }
}

/// Applies one request to the copy.
fn handle_request(
    next: &mut Table,
    asked: &Request,
    now: Timestamp,
    staged: &mut StagedEntries,
) -> HandledRequest {
    let before = (next.question(), next.asked());
    let (who, ask) = &*asked.sent;
    let done = next.stage(who, ask, now, staged);
    HandledRequest { done, noticed: (next.question(), next.asked()) != before }
}

pub(crate) struct Owner {
    pub(crate) registry: Arc<Inner>,
    /// The published snapshot: what is durable.
    pub(crate) handle: Arc<TableHandle>,
    pub(crate) asks: mpsc::Receiver<Request>,
    pub(crate) version: Version,
    pub(crate) chain: Chain,
    /// Deadlines up to this time have been handled.
    pub(crate) checked_until: Timestamp,
    /// The table was just loaded: other writers may have appended since.
    pub(crate) from_disk: bool,
}

impl Owner {
    /// Serves requests until the table is idle.
    pub(crate) async fn serve(mut self) {
        if self.from_disk && self.catch_up().await.is_err() {
            return;
        }
        let mut trouble = self.answer(Vec::new()).await.err();
        loop {
            if trouble.is_some() {
                self.count(&self.registry.counters.troubles);
            }
            let table = self.handle.snapshot();
            let briefly = trouble.is_some() || table.is_over();
            let rest = if briefly { RETRY_DELAY.min(self.registry.idle) } else { self.registry.idle };
            let deadline = table.next_deadline(self.checked_until).filter(|_| trouble.is_none());
            drop(table);
            self.handle.trouble(trouble.take());
            let now = self.registry.time.now();
            let due = deadline.filter(|due| due.0 <= now.0 + NEAR);
            let until = due.map_or(NEAR, |due| due.0.saturating_sub(now.0));
            let mut asked = Vec::new();
            tokio::select! {
                asks = self.asks.recv_many(&mut asked, BATCH) => if asks == 0 { return },
                () = tokio::time::sleep(Duration::from_millis(until)), if due.is_some() => {}
                () = tokio::time::sleep(rest), if due.is_none() => {
                    if self.asks.is_empty() && self.registry.forget(&self.handle) {
                        return;
                    }
                }
            }
            self.gather(&mut asked).await;
            trouble = self.answer(asked).await.err();
        }
    }

    /// Adds requests that arrive at about the same time, so that they share one append and one notification.
    async fn gather(&mut self, asked: &mut Vec<Request>) {
        if !asked.is_empty() {
            tokio::task::yield_now().await;
            asked.extend(std::iter::from_fn(|| self.asks.try_recv().ok()).take(BATCH - asked.len()));
        }
    }

    /// Plays the requests and what follows by itself on a copy, appends all of it at once, publishes the copy, then replies.
    async fn answer(&mut self, asked: Vec<Request>) -> Result<(), String> {
        let mut asked = asked;
        for attempt in 1..=TRIES {
            let now = self.registry.time.now();
            self.checked_until = now;
            let (done, mut next, mut staged);
            StagedRequests { asked, done, next, staged } = self.stage(asked, now).await;
            // A request that failed halfway is not applied, and neither are the others of its batch.
            if let Some(Denied::Trouble(why)) = done.iter().find_map(HandledRequest::trouble).cloned() {
                return self.fail(asked, done, &why);
            }
            let trouble = self.go_on(now, &mut next, &mut staged).await.err();
            match self.write(now, next, &staged).await {
                Ok(()) => {
                    asked.into_iter().zip(done).for_each(|(asked, done)| self.reply(asked, done));
                    return trouble.map_or(Ok(()), Err);
                }
                Err(StoreError::Stale(table)) if attempt == TRIES => {
                    return self.fail(asked, done, &StoreError::Stale(table).to_string());
                }
                Err(StoreError::Stale(_)) => {
                    pause(attempt).await;
                    if let Err(why) = self.catch_up().await {
                        // The state in memory may be wrong: the table is loaded again by the next request.
                        self.asks.close();
                        return self.fail(asked, done, &why.to_string());
                    }
                }
                Err(StoreError::Failed(why)) => return self.fail(asked, done, &why),
            }
        }
        Ok(())
    }

    /// Applies the requests to a copy of the snapshot. A decision takes microseconds; taking one back replays those before it,
    /// on the pool.
    async fn stage(&self, asked: Vec<Request>, now: Timestamp) -> StagedRequests {
        let snapshot = self.handle.snapshot();
        match asked.iter().any(|asked| matches!(asked.sent.1, Ask::TakeBack(_))) {
            true => self.registry.pool.run(move || StagedRequests::new(asked, &snapshot, now)).await,
            false => StagedRequests::new(asked, &snapshot, now),
        }
    }

    /// Plays what follows by itself; bots decide on the pool.
    async fn go_on(
        &self,
        now: Timestamp,
        next: &mut Table,
        staged: &mut StagedEntries,
    ) -> Result<(), String> {
        if !next.has_bots(now) {
            return next.go_on(now, staged);
        }
        let (mut table, mut entries) = (next.clone(), std::mem::take(staged));
        let thinking = self.registry.pool.run(move || {
            let gone_on = table.go_on(now, &mut entries);
            (table, entries, gone_on)
        });
        let gone_on;
        (*next, *staged, gone_on) = thinking.await;
        gone_on
    }

    /// Appends to the journal first, then publishes the snapshot.
    async fn write(&mut self, now: Timestamp, next: Table, staged: &StagedEntries) -> Result<(), StoreError> {
        if staged.entries.is_empty() {
            return Ok(());
        }
        let mut chain = self.chain.clone();
        let lines = staged.entries.iter().map(|entry| chain.write(now, entry));
        let lines = lines.collect::<Result<Vec<_>, String>>().map_err(StoreError::Failed)?;
        let notice = next.notice(&staged.entries, now);
        self.version = self.registry.store.append(self.handle.id, self.version, lines, notice).await?;
        self.chain = chain;
        self.handle.publish(next, &staged.audiences);
        Ok(())
    }

    /// Applies entries that other writers have appended.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let stored = self.registry.store.read(self.handle.id, self.version).await?;
        let Some(version) = stored.last().map(|last| last.version) else { return Ok(()) };
        let (mut table, mut chain) = (Table::clone(&self.handle.snapshot()), self.chain.clone());
        let fold = move || {
            for stored in stored {
                let (at, entry) = chain.read(&stored.entry)?;
                table.apply_entry(at, &entry)?;
            }
            Ok((table, chain))
        };
        let (table, chain) = self.registry.pool.run(fold).await.map_err(StoreError::Failed)?;
        (self.version, self.chain) = (version, chain);
        self.handle.publish(table, &[Audience::All]);
        Ok(())
    }

    fn reply(&self, asked: Request, handled: HandledRequest) {
        let counters = &self.registry.counters;
        match (&handled.done, &asked.sent.1) {
            (Err(_), _) => self.count(&counters.denied),
            // The counters are public, so a changed sealed choice, which nobody else may notice, is not counted.
            (Ok(_), Ask::Decide { .. } | Ask::TakeBack(_)) if !handled.noticed => {}
            (Ok(_), Ask::Decide { .. }) => self.count(&counters.decisions),
            (Ok(_), _) => self.count(&counters.other),
        }
        // The requester may be gone; what was written stays written.
        let _ = asked.answer.send(handled.done);
    }

    /// Replies to every request with the error; nothing has changed.
    fn fail(&self, asked: Vec<Request>, handled: Vec<HandledRequest>, why: &str) -> Result<(), String> {
        for (asked, handled) in asked.into_iter().zip(handled) {
            let done = handled.done.and(Err(Denied::Trouble(why.to_owned())));
            self.reply(asked, HandledRequest { done, ..handled });
        }
        Err(why.to_owned())
    }

    fn count(&self, counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for Owner {
    /// A table without an owner is not in memory, even if the owner panicked.
    fn drop(&mut self) {
        self.registry.remove(&self.handle);
        self.asks.close();
        // Listeners find that this handle is no longer the table's.
        self.handle.wake_all();
    }
}

/// Waits for other writers of the same journal, for a random time that grows with each attempt, so that two writers do not keep
/// colliding.
async fn pause(attempt: u32) {
    let chance = crate::id::random::<1>().map_or(0, |[chance]| u64::from(chance));
    tokio::time::sleep(Duration::from_micros(chance * u64::from(attempt - 1) * 8)).await;
}
