//! Stores of journals: an append-only log per table.
//!
//! The trait is small, so that a distributed engine can implement it later. A version is opaque: it comes from the store, is
//! handed back to it, and has no meaning elsewhere.

mod memory;
mod sqlite;

pub use memory::Memory;
pub use sqlite::Sqlite;

use crate::clock::Timestamp;
use crate::id::TableId;
use futures_util::future::BoxFuture;
use thiserror::Error;

/// The position of a journal's end, in the store's own terms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Version(pub(crate) u64);

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The journal's version after this entry.
    pub version: Version,
    /// The line of the journal.
    pub entry: Vec<u8>,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// The code of the table.
    pub table: TableId,
    /// The summary of the latest notice, encoded by the owner.
    pub summary: Vec<u8>,
}

/// Why the store did not do what was asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Another writer has appended to this journal meanwhile.
    #[error("the journal of table {0} has grown meanwhile")]
    Stale(TableId),
    /// The store itself failed.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// What lists show of a table, and which lists contain it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notice {
    /// The summary, opaque to the store.
    pub summary: Vec<u8>,
    /// The lists that contain the table, ordered by the time of its latest notice.
    pub lists: Vec<String>,
    /// The lists that contain the table, ordered by score.
    pub ranked: Option<Ranked>,
}

/// A table's membership in lists ordered by score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// The names of the lists.
    pub lists: Vec<String>,
    /// The table's rank in all of them.
    pub rank: Rank,
}

/// The order of such lists: higher scores first, and earlier among equals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank {
    /// The score, in points.
    pub score: u32,
    /// When the score was reached.
    pub at: Timestamp,
}

/// The position of a rank within a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RankCounts {
    /// The number of better ranks.
    pub better: usize,
    /// The number of all ranks.
    pub all: usize,
}

/// An append-only log for each table.
pub trait Store: Send + Sync + 'static {
    /// Appends entries if the journal is still at the expected version. Once this returns, they are durable. A notice replaces
    /// the previous one, and puts the table first in its lists.
    fn append(
        &self,
        table: TableId,
        expected: Version,
        entries: Vec<Vec<u8>>,
        notice: Option<Notice>,
    ) -> BoxFuture<'_, Result<Version, StoreError>>;

    /// The entries after a version, in order.
    fn read(&self, table: TableId, after: Version) -> BoxFuture<'_, Result<Vec<Stored>, StoreError>>;

    /// The tables of a list, the latest notice first.
    fn list(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>>;

    /// The tables of a list ordered by score, best first.
    fn best(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>>;

    /// The position of a rank within such a list.
    fn compare(&self, list: &str, rank: Rank) -> BoxFuture<'_, Result<RankCounts, StoreError>>;

    /// Checks whether an append could succeed, as far as that can be known without writing.
    fn try_out(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}
