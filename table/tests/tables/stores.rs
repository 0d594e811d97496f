//! Stores that do not work, or not yet.

use futures_util::future::{BoxFuture, FutureExt};
use table::TableId;
use table::store::{Compared, Listed, Memory, Notice, Rank, Store, StoreError, Stored, Version};
use tokio::sync::watch;

/// What becomes of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gate {
    /// It is kept.
    Open,
    /// It waits before it is kept.
    ShutBefore,
    /// It is kept, but waits before it says so.
    ShutAfter,
    /// It fails.
    Broken,
    /// Somebody else is always faster.
    Outrun,
}

/// A store with a gate in front of it.
pub(crate) struct Gated {
    pub(crate) memory: Memory,
    gate: watch::Sender<Gate>,
    tried: watch::Sender<usize>,
}

impl Gated {
    pub(crate) fn new(memory: Memory) -> Gated {
        Gated { memory, gate: watch::Sender::new(Gate::Open), tried: watch::Sender::new(0) }
    }

    pub(crate) fn set(&self, gate: Gate) {
        self.gate.send_replace(gate);
    }

    /// How many appends were tried.
    pub(crate) fn tried(&self) -> usize {
        *self.tried.borrow()
    }

    /// Waits for the append with this number.
    pub(crate) async fn until_tried(&self, number: usize) {
        self.tried.subscribe().wait_for(|tried| *tried >= number).await.unwrap();
    }

    async fn pass(&self, shut: Gate) -> Gate {
        *self.gate.subscribe().wait_for(|gate| *gate != shut).await.unwrap()
    }
}

impl Store for Gated {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        entries: Vec<Vec<u8>>,
        notice: Option<Notice>,
    ) -> BoxFuture<'_, Result<Version, StoreError>> {
        async move {
            self.tried.send_modify(|tried| *tried += 1);
            match self.pass(Gate::ShutBefore).await {
                Gate::Broken => return Err(StoreError::Failed("no disk".to_owned())),
                Gate::Outrun => return Err(StoreError::Stale(table)),
                Gate::Open | Gate::ShutBefore | Gate::ShutAfter => {}
            }
            let written = self.memory.append(table, expected, entries, notice).await;
            self.pass(Gate::ShutAfter).await;
            written
        }
        .boxed()
    }

    fn read(&self, table: TableId, after: Version) -> BoxFuture<'_, Result<Vec<Stored>, StoreError>> {
        self.memory.read(table, after)
    }

    fn list(&self, shelf: &str, most: usize) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
        self.memory.list(shelf, most)
    }

    fn best(&self, shelf: &str, most: usize) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
        self.memory.best(shelf, most)
    }

    fn compare(&self, shelf: &str, rank: Rank) -> BoxFuture<'_, Result<Compared, StoreError>> {
        self.memory.compare(shelf, rank)
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.memory.try_out()
    }
}
