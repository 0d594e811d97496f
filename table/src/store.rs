//! Where journals are kept: an append-only log for each table.
//!
//! The trait asks for little, so that an engine on many machines can stand behind it later. A version is opaque: it comes
//! from the store, is handed back to it, and means nothing to anybody else.

mod memory;
mod sqlite;

pub use memory::Memory;
pub use sqlite::Sqlite;

use crate::clock::Timestamp;
use crate::id::TableId;
use futures_util::future::BoxFuture;
use thiserror::Error;

/// How far a journal goes, in the store's own terms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Version(pub(crate) u64);

/// An entry as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The journal's version with this entry as its last.
    pub version: Version,
    /// What was written.
    pub entry: Vec<u8>,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which table.
    pub table: TableId,
    /// What its owner wrote about it last.
    pub summary: Vec<u8>,
}

/// Why something was not kept or not found.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Somebody else has written to this journal meanwhile.
    #[error("the journal of table {0} has grown meanwhile")]
    Stale(TableId),
    /// The store itself failed.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// What an owner puts up about a table, for lists.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notice {
    /// What lists show of it.
    pub summary: Vec<u8>,
    /// In which lists it stands.
    pub shelves: Vec<String>,
    /// In which lists that go by scores.
    pub ranked: Option<Ranked>,
}

/// A table in lists that go by scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// In which.
    pub shelves: Vec<String>,
    /// By what.
    pub rank: Rank,
}

/// What such lists go by: the higher score first, and of equal ones the earlier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank {
    /// The score.
    pub score: u32,
    /// When it was reached.
    pub at: Timestamp,
}

/// How a rank compares with those of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// How many are better.
    pub better: usize,
    /// How many there are.
    pub all: usize,
}

/// An append-only log for each table.
pub trait Store: Send + Sync + 'static {
    /// Appends entries if the journal still is at the expected version. Once this returns, they are there for good.
    /// A notice replaces the one before, and puts the table first in its lists.
    fn append(
        &self,
        table: TableId,
        expected: Version,
        entries: Vec<Vec<u8>>,
        notice: Option<Notice>,
    ) -> BoxFuture<'_, Result<Version, StoreError>>;

    /// The entries after a version, in order.
    fn read(&self, table: TableId, after: Version) -> BoxFuture<'_, Result<Vec<Stored>, StoreError>>;

    /// The tables of a list, the one noticed last first.
    fn list(&self, shelf: &str, most: usize) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>>;

    /// The tables of a list that goes by scores, the best first.
    fn best(&self, shelf: &str, most: usize) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>>;

    /// How a rank compares with those of such a list.
    fn compare(&self, shelf: &str, rank: Rank) -> BoxFuture<'_, Result<Compared, StoreError>>;

    /// Could something be written now, as far as that can be known without writing anything?
    fn try_out(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}
