//! A store that fails, or delays.

use futures_util::future::{BoxFuture, FutureExt};
use std::sync::OnceLock;
use table::TableId;
use table::store::{ListedTable, Memory, Notice, Rank, RankCounts, Store, StoreError, Stored, Version};
use tokio::sync::watch;

/// What happens to an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gate {
    /// It is stored.
    Open,
    /// It waits before it is stored.
    ShutBefore,
    /// It is stored, but waits before it returns.
    ShutAfter,
    /// It fails.
    Broken,
    /// Another writer always appends first.
    Outrun,
}

/// A function that is called with the table of an append.
type Hook = Box<dyn Fn(TableId) -> BoxFuture<'static, ()> + Send + Sync>;

/// A store whose appends pass a [`Gate`].
pub(crate) struct Gated {
    pub(crate) memory: Memory,
    gate: watch::Sender<Gate>,
    tried: watch::Sender<usize>,
    before: OnceLock<Hook>,
}

impl Gated {
    pub(crate) fn new(memory: Memory) -> Gated {
        Gated {
            memory,
            gate: watch::Sender::new(Gate::Open),
            tried: watch::Sender::new(0),
            before: OnceLock::new(),
        }
    }

    /// Calls this function before every append from now on, and waits for it.
    pub(crate) fn before_append(
        &self,
        hook: impl Fn(TableId) -> BoxFuture<'static, ()> + Send + Sync + 'static,
    ) {
        assert!(self.before.set(Box::new(hook)).is_ok(), "a store has one hook");
    }

    pub(crate) fn set(&self, gate: Gate) {
        self.gate.send_replace(gate);
    }

    /// The number of appends that were attempted.
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
            if let Some(hook) = self.before.get() {
                hook(table).await;
            }
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

    fn list(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        self.memory.list(list, most)
    }

    fn best(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        self.memory.best(list, most)
    }

    fn compare(&self, list: &str, rank: Rank) -> BoxFuture<'_, Result<RankCounts, StoreError>> {
        self.memory.compare(list, rank)
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.memory.try_out()
    }
}
