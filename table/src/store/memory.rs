//! Journals in memory: for tests, and for a server without persistence.

use super::{Compared, ListedTable, Notice, Rank, Store, StoreError, Stored, Version};
use crate::id::TableId;
use futures_util::future::{BoxFuture, FutureExt, ready};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Keeps everything until it is dropped.
#[derive(Debug, Default)]
pub struct Memory(Mutex<Journals>);

#[derive(Debug, Default)]
struct Journals {
    of: BTreeMap<TableId, Journal>,
    /// The number of appends so far.
    appends: u64,
}

#[derive(Debug, Default)]
struct Journal {
    entries: Vec<Vec<u8>>,
    notice: Notice,
    noticed: u64,
}

impl Memory {
    fn journals(&self) -> MutexGuard<'_, Journals> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn append_now(
        &self,
        table: TableId,
        expected: Version,
        entries: Vec<Vec<u8>>,
        notice: Option<Notice>,
    ) -> Result<Version, StoreError> {
        let mut journals = self.journals();
        journals.appends += 1;
        let now = journals.appends;
        let journal = journals.of.entry(table).or_default();
        if journal.entries.len() as u64 != expected.0 {
            return Err(StoreError::Stale(table));
        }
        journal.entries.extend(entries);
        if let Some(notice) = notice {
            journal.notice = notice;
            journal.noticed = now;
        }
        Ok(Version(journal.entries.len() as u64))
    }

    fn read_now(&self, table: TableId, after: Version) -> Vec<Stored> {
        let journals = self.journals();
        let entries = journals.of.get(&table).map_or(&[][..], |journal| &journal.entries);
        let numbered = (1..).zip(entries).skip(after.0 as usize);
        numbered.map(|(at, entry)| Stored { version: Version(at), entry: entry.clone() }).collect()
    }

    fn list_now(&self, shelf: &str, most: usize) -> Vec<ListedTable> {
        let journals = self.journals();
        let on_shelf = |journal: &Journal| journal.notice.shelves.iter().any(|name| name == shelf);
        let mut tables: Vec<(&TableId, &Journal)> =
            journals.of.iter().filter(|(_, journal)| on_shelf(journal)).collect();
        tables.sort_by_key(|(_, journal)| Reverse(journal.noticed));
        let listed = tables.into_iter().take(most);
        listed
            .map(|(&table, journal)| ListedTable { table, summary: journal.notice.summary.clone() })
            .collect()
    }

    fn best_now(&self, shelf: &str, most: usize) -> Vec<ListedTable> {
        let journals = self.journals();
        let mut tables: Vec<_> = journals
            .of
            .iter()
            .filter_map(|(&table, journal)| Some((table, journal, rank_on(shelf, journal)?)))
            .collect();
        tables.sort_by_key(|(_, _, rank)| (Reverse(rank.score), rank.at));
        let best = tables.into_iter().take(most);
        best.map(|(table, journal, _)| ListedTable { table, summary: journal.notice.summary.clone() })
            .collect()
    }

    fn compare_now(&self, shelf: &str, rank: Rank) -> Compared {
        let journals = self.journals();
        let ranks = || journals.of.values().filter_map(|journal| rank_on(shelf, journal));
        let is_better = |other: &Rank| (Reverse(other.score), other.at) < (Reverse(rank.score), rank.at);
        Compared { better: ranks().filter(is_better).count(), all: ranks().count() }
    }
}

/// The rank of a table in a list ordered by score, if the list contains it.
fn rank_on(shelf: &str, journal: &Journal) -> Option<Rank> {
    let ranked = journal.notice.ranked.as_ref()?;
    ranked.shelves.iter().any(|name| name == shelf).then_some(ranked.rank)
}

impl Store for Memory {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        entries: Vec<Vec<u8>>,
        notice: Option<Notice>,
    ) -> BoxFuture<'_, Result<Version, StoreError>> {
        ready(self.append_now(table, expected, entries, notice)).boxed()
    }

    fn read(&self, table: TableId, after: Version) -> BoxFuture<'_, Result<Vec<Stored>, StoreError>> {
        ready(Ok(self.read_now(table, after))).boxed()
    }

    fn list(&self, shelf: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        ready(Ok(self.list_now(shelf, most))).boxed()
    }

    fn best(&self, shelf: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        ready(Ok(self.best_now(shelf, most))).boxed()
    }

    fn compare(&self, shelf: &str, rank: Rank) -> BoxFuture<'_, Result<Compared, StoreError>> {
        ready(Ok(self.compare_now(shelf, rank))).boxed()
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        async { Ok(()) }.boxed()
    }
}
