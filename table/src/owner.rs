//! A table's owner: one task, the only one that writes. What it writes is on the disk before anybody hears of it.

use crate::clock::Moment;
use crate::entry::Entry;
use crate::house::{Inner, Room};
use crate::journal::Chain;
use crate::play::Trust;
use crate::store::{StoreError, Version};
use crate::table::{Ask, Denied, Done, Table, Who};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Something that was asked of a table, and where the answer goes.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) who: Who,
    pub(crate) ask: Ask,
    pub(crate) answer: oneshot::Sender<Result<Done, Denied>>,
}

/// A deadline this near is waited for in memory; a later one is found when somebody looks at the table again.
const NEAR: u64 = 10 * 60 * 1000;

pub(crate) struct Owner {
    pub(crate) house: Arc<Inner>,
    pub(crate) room: Arc<Room>,
    pub(crate) asks: mpsc::Receiver<Asked>,
    pub(crate) version: Version,
    pub(crate) chain: Chain,
}

impl Owner {
    /// Serves the table until nobody needs it any more.
    pub(crate) async fn serve(mut self) {
        loop {
            if let Err(why) = self.go_on().await {
                self.house.tally.troubles.fetch_add(1, Ordering::Relaxed);
                self.room.trouble(&why);
            }
            let deadline = self.room.read(Table::next_deadline);
            let due = deadline.filter(|due| due.0 <= Moment::now().0 + NEAR);
            let until = due.map_or(NEAR, |due| due.0.saturating_sub(Moment::now().0));
            tokio::select! {
                asked = self.asks.recv() => match asked {
                    Some(asked) => self.answer(asked).await,
                    None => return,
                },
                () = tokio::time::sleep(Duration::from_millis(until)), if due.is_some() => {}
                () = tokio::time::sleep(self.house.idle), if due.is_none() => self.rest(),
            }
        }
    }

    /// Leaves memory when nobody looks on. What was asked meanwhile is still answered.
    fn rest(&mut self) {
        if self.room.is_watched() {
            return;
        }
        self.house.forget(&self.room);
        self.asks.close();
    }

    async fn answer(&mut self, asked: Asked) {
        let done = self.consider(&asked.who, &asked.ask).await;
        match &done {
            Ok(_) if matches!(asked.ask, Ask::Decide { .. }) => &self.house.tally.decisions,
            Ok(_) => &self.house.tally.other,
            Err(_) => &self.house.tally.denied,
        }
        .fetch_add(1, Ordering::Relaxed);
        // Whoever asked may be gone; what was written stays written.
        let _ = asked.answer.send(done);
    }

    async fn consider(&mut self, who: &Who, ask: &Ask) -> Result<Done, Denied> {
        // Twice at the most: once more if somebody else wrote to this journal meanwhile.
        for _ in 0..2 {
            let now = Moment::now();
            let (entries, done) = self.room.read(|table| table.consider(who, ask, now))?;
            match self.write(now, &entries).await {
                Ok(()) => return Ok(done),
                Err(StoreError::Stale(_)) => {
                    self.catch_up().await.map_err(|why| Denied::Trouble(why.to_string()))?;
                }
                Err(StoreError::Failed(why)) => return Err(Denied::Trouble(why)),
            }
        }
        Err(Denied::TooFast)
    }

    /// Everything that happens without being asked for.
    async fn go_on(&mut self) -> Result<(), String> {
        loop {
            let now = Moment::now();
            let entries = self.room.read(|table| table.by_itself(now))?;
            if entries.is_empty() {
                return Ok(());
            }
            match self.write(now, &entries).await {
                Ok(()) => {}
                Err(StoreError::Stale(_)) => self.catch_up().await.map_err(|why| why.to_string())?,
                Err(failed) => return Err(failed.to_string()),
            }
        }
    }

    /// First the journal, then the table, then everybody who looks on.
    async fn write(&mut self, now: Moment, entries: &[Entry]) -> Result<(), StoreError> {
        if entries.is_empty() {
            return Ok(());
        }
        let mut chain = self.chain.clone();
        let lines = entries.iter().map(|entry| chain.write(now, entry)).collect::<Result<Vec<_>, String>>();
        let notice = self.room.read(|table| table.notice(entries, now)).map_err(StoreError::Failed)?;
        let lines = lines.map_err(StoreError::Failed)?;
        let store = Arc::clone(&self.house.store);
        self.version = store.append(self.room.id, self.version, lines, notice).await?;
        self.chain = chain;
        self.room
            .change(|table| entries.iter().try_for_each(|entry| table.take_in(now, entry, Trust::Computed)))
            .map_err(StoreError::Failed)
    }

    /// Takes in what somebody else has written.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let store = Arc::clone(&self.house.store);
        for stored in store.read(self.room.id, self.version).await? {
            let (at, entry) = self.chain.read(&stored.entry).map_err(StoreError::Failed)?;
            self.room.change(|table| table.take_in(at, &entry, Trust::Read)).map_err(StoreError::Failed)?;
            self.version = stored.version;
        }
        Ok(())
    }
}
