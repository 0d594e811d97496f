//! A table's owner: one task, the only one that writes. What it writes is on the disk before anybody hears of it.

use crate::clock::Timestamp;
use crate::journal::Chain;
use crate::play::Audience;
use crate::registry::{Inner, TableHandle};
use crate::store::{StoreError, Version};
use crate::table::{Ask, Denied, Done, Staged, Table, Who};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Something that was asked of a table, and where the answer goes.
#[derive(Debug)]
pub(crate) struct Asked {
    /// Who asks what; in a box, because every table has room for many.
    pub(crate) wish: Box<(Who, Ask)>,
    pub(crate) answer: oneshot::Sender<Result<Done, Denied>>,
}

/// What comes of something that was asked, once it is written.
struct Considered {
    done: Result<Done, Denied>,
    /// Others see that something changed.
    noticed: bool,
}

/// What a table could not do by itself it tries again after so long. A game that is over leaves memory after so long, if
/// nobody looks on.
const SHORTLY: Duration = Duration::from_secs(1);
/// A deadline this near is waited for in memory; a later one is found when somebody looks at the table again.
const NEAR: u64 = 10 * 60 * 1000;
/// So much is written together at the most.
const BATCH: usize = 32;
/// So often something is tried that cannot be written because somebody else has written meanwhile.
const TRIES: u32 = 12;

impl Considered {
    /// Why it could not be done, where that is nobody's fault.
    fn trouble(&self) -> Option<&Denied> {
        self.done.as_ref().err().filter(|denied| matches!(denied, Denied::Trouble(_)))
    }
}

/// Plays one thing that was asked on the copy.
fn consider(next: &mut Table, asked: &Asked, now: Timestamp, staged: &mut Staged) -> Considered {
    let before = (next.question(), next.asked());
    let (who, ask) = &*asked.wish;
    let done = next.stage(who, ask, now, staged);
    Considered { done, noticed: (next.question(), next.asked()) != before }
}

pub(crate) struct Owner {
    pub(crate) registry: Arc<Inner>,
    /// The table as everybody sees it: what is on the disk.
    pub(crate) handle: Arc<TableHandle>,
    pub(crate) asks: mpsc::Receiver<Asked>,
    pub(crate) version: Version,
    pub(crate) chain: Chain,
    /// Whose time was up by then has been considered.
    pub(crate) considered: Timestamp,
    /// The table was read a moment ago: somebody may have written since.
    pub(crate) from_disk: bool,
}

impl Owner {
    /// Serves the table until nobody needs it any more.
    pub(crate) async fn serve(mut self) {
        if self.from_disk && self.catch_up().await.is_err() {
            return;
        }
        let mut trouble = self.answer(Vec::new()).await.err();
        loop {
            if trouble.is_some() {
                self.count(&self.registry.tally.troubles);
            }
            let table = self.handle.snapshot();
            let briefly = trouble.is_some() || table.is_over();
            let rest = if briefly { SHORTLY.min(self.registry.idle) } else { self.registry.idle };
            let deadline = table.next_deadline(self.considered).filter(|_| trouble.is_none());
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

    /// Whoever asks at about the same moment comes along: it is written at once, and everybody is told at once.
    async fn gather(&mut self, asked: &mut Vec<Asked>) {
        if !asked.is_empty() {
            tokio::task::yield_now().await;
            asked.extend(std::iter::from_fn(|| self.asks.try_recv().ok()).take(BATCH - asked.len()));
        }
    }

    /// Plays what was asked and what follows by itself on a copy, writes all of it at once, publishes the copy, then answers.
    async fn answer(&mut self, asked: Vec<Asked>) -> Result<(), String> {
        for attempt in 1..=TRIES {
            let now = self.registry.time.now();
            self.considered = now;
            let mut next = Table::clone(&self.handle.snapshot());
            let mut staged = Staged::default();
            let done: Vec<_> =
                asked.iter().map(|asked| consider(&mut next, asked, now, &mut staged)).collect();
            // What could only half be done has not happened, and neither has what came with it.
            if let Some(Denied::Trouble(why)) = done.iter().find_map(Considered::trouble).cloned() {
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
                        // What is in memory cannot be trusted any more: it is loaded again when somebody asks.
                        self.asks.close();
                        return self.fail(asked, done, &why.to_string());
                    }
                }
                Err(StoreError::Failed(why)) => return self.fail(asked, done, &why),
            }
        }
        Ok(())
    }

    /// Plays what follows by itself; bots think where they hold up nobody.
    async fn go_on(&self, now: Timestamp, next: &mut Table, staged: &mut Staged) -> Result<(), String> {
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

    /// First the journal, then the snapshot that everybody sees.
    async fn write(&mut self, now: Timestamp, next: Table, staged: &Staged) -> Result<(), StoreError> {
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

    /// Takes in what somebody else has written.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let stored = self.registry.store.read(self.handle.id, self.version).await?;
        let Some(version) = stored.last().map(|last| last.version) else { return Ok(()) };
        let (mut table, mut chain) = (Table::clone(&self.handle.snapshot()), self.chain.clone());
        let fold = move || {
            for stored in stored {
                let (at, entry) = chain.read(&stored.entry)?;
                table.take_in(at, &entry)?;
            }
            Ok((table, chain))
        };
        let (table, chain) = self.registry.pool.run(fold).await.map_err(StoreError::Failed)?;
        (self.version, self.chain) = (version, chain);
        self.handle.publish(table, &[Audience::All]);
        Ok(())
    }

    fn reply(&self, asked: Asked, considered: Considered) {
        let tally = &self.registry.tally;
        match (&considered.done, &asked.wish.1) {
            (Err(_), _) => self.count(&tally.denied),
            // Everybody may read the counts, so what nobody else may notice is not counted: a sealed choice that was changed.
            (Ok(_), Ask::Decide { .. } | Ask::TakeBack(_)) if !considered.noticed => {}
            (Ok(_), Ask::Decide { .. }) => self.count(&tally.decisions),
            (Ok(_), _) => self.count(&tally.other),
        }
        // Whoever asked may be gone; what was written stays written.
        let _ = asked.answer.send(considered.done);
    }

    /// Nobody gets what they asked for, and nothing has changed.
    fn fail(&self, asked: Vec<Asked>, considered: Vec<Considered>, why: &str) -> Result<(), String> {
        for (asked, considered) in asked.into_iter().zip(considered) {
            let done = considered.done.and(Err(Denied::Trouble(why.to_owned())));
            self.reply(asked, Considered { done, ..considered });
        }
        Err(why.to_owned())
    }

    fn count(&self, counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for Owner {
    /// A table without an owner is not in memory, however its owner came to its end.
    fn drop(&mut self) {
        self.registry.remove(&self.handle);
        self.asks.close();
        // Whoever still looks on finds out that this is not the table any more.
        self.handle.wake_all();
    }
}

/// Lets whoever writes to the same journal finish; for a different time each, so that two do not stand in each other's way
/// again and again.
async fn pause(attempt: u32) {
    let chance = crate::id::random::<1>().map_or(0, |[chance]| u64::from(chance));
    tokio::time::sleep(Duration::from_micros(chance * u64::from(attempt - 1) * 8)).await;
}
