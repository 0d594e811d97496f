//! A table's owner: one task, the only one that writes. What it writes is on the disk before anybody hears of it.

use crate::clock::Moment;
use crate::entry::Entry;
use crate::house::{Inner, Room};
use crate::journal::Chain;
use crate::play::Trust;
use crate::store::{StoreError, Version};
use crate::table::{Ask, Denied, Done, Table, Who};
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

pub(crate) struct Owner {
    pub(crate) house: Arc<Inner>,
    /// The table as everybody sees it: what is on the disk.
    pub(crate) room: Arc<Room>,
    /// The table as it will be: what is being written, too. Nobody but the owner sees it.
    pub(crate) ahead: Table,
    pub(crate) asks: mpsc::Receiver<Asked>,
    pub(crate) version: Version,
    pub(crate) chain: Chain,
    /// Whose time was up by then has been considered.
    pub(crate) considered: Moment,
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
                self.count(&self.house.tally.troubles);
            }
            let briefly = trouble.is_some() || self.ahead.is_over();
            let rest = if briefly { SHORTLY.min(self.house.idle) } else { self.house.idle };
            let deadline = self.ahead.next_deadline(self.considered).filter(|_| trouble.is_none());
            self.room.trouble(trouble.take());
            let due = deadline.filter(|due| due.0 <= Moment::now().0 + NEAR);
            let until = due.map_or(NEAR, |due| due.0.saturating_sub(Moment::now().0));
            let mut asked = Vec::new();
            tokio::select! {
                asks = self.asks.recv_many(&mut asked, BATCH) => if asks == 0 { return },
                () = tokio::time::sleep(Duration::from_millis(until)), if due.is_some() => {}
                () = tokio::time::sleep(rest), if due.is_none() => {
                    if self.asks.is_empty() && self.house.forget(&self.room) {
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

    /// Considers what was asked and what follows by itself, writes all of it at once, then answers.
    async fn answer(&mut self, asked: Vec<Asked>) -> Result<(), String> {
        for attempt in 1..=TRIES {
            let now = Moment::now();
            self.considered = now;
            let mut entries = Vec::new();
            let done: Vec<_> = asked.iter().map(|asked| self.consider(asked, now, &mut entries)).collect();
            let trouble = self.ahead.go_on(now, &mut entries).err();
            let written = self.write(now, &entries).await;
            let half_done = |considered: &Considered| matches!(considered.done, Err(Denied::Trouble(_)));
            if written.is_err() || trouble.is_some() || done.iter().any(half_done) {
                // What could not be written, or only half be done, has not happened.
                self.ahead = self.room.read(Table::copy);
            }
            match written {
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

    /// What comes of one thing that was asked.
    fn consider(&mut self, asked: &Asked, now: Moment, entries: &mut Vec<Entry>) -> Considered {
        let before = (self.ahead.question(), self.ahead.asked());
        let (who, ask) = &*asked.wish;
        let done = self.ahead.consider(who, ask, now).and_then(|(new, done)| {
            self.ahead.foresee(now, new, entries).map_err(Denied::Trouble)?;
            Ok(done)
        });
        Considered { done, noticed: (self.ahead.question(), self.ahead.asked()) != before }
    }

    /// First the journal, then the table, then everybody who looks on.
    async fn write(&mut self, now: Moment, entries: &[Entry]) -> Result<(), StoreError> {
        if entries.is_empty() {
            return Ok(());
        }
        let mut chain = self.chain.clone();
        let lines = entries.iter().map(|entry| chain.write(now, entry)).collect::<Result<Vec<_>, String>>();
        let lines = lines.map_err(StoreError::Failed)?;
        let notice = self.ahead.notice(entries, now);
        let store = Arc::clone(&self.house.store);
        self.version = store.append(self.room.id, self.version, lines, notice).await?;
        self.chain = chain;
        if self.room.follow(now, entries).is_err() {
            // It is written, so it has happened; a table that cannot follow is loaded again.
            self.asks.close();
        }
        Ok(())
    }

    /// Takes in what somebody else has written.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let store = Arc::clone(&self.house.store);
        for stored in store.read(self.room.id, self.version).await? {
            let (at, entry) = self.chain.read(&stored.entry).map_err(StoreError::Failed)?;
            self.room.change(|table| table.take_in(at, &entry, Trust::Read)).map_err(StoreError::Failed)?;
            self.version = stored.version;
        }
        self.ahead = self.room.read(Table::copy);
        Ok(())
    }

    fn reply(&self, asked: Asked, considered: Considered) {
        let tally = &self.house.tally;
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
        self.house.remove(&self.room);
        self.asks.close();
        // Whoever still looks on finds out that this is not the table any more.
        self.room.change(|_| ());
    }
}

/// Lets whoever writes to the same journal finish; for a different time each, so that two do not stand in each other's way
/// again and again.
async fn pause(attempt: u32) {
    let chance = crate::id::random::<1>().map_or(0, |[chance]| u64::from(chance));
    tokio::time::sleep(Duration::from_micros(chance * u64::from(attempt - 1) * 8)).await;
}
