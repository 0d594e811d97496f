//! Journals in memory: for tests, and for a server without persistence.

use super::{ListedTable, Notice, Rank, RankCounts, Store, StoreError, Stored, Version};
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

    fn list_now(&self, list: &str, most: usize) -> Vec<ListedTable> {
        let journals = self.journals();
        let is_listed = |journal: &Journal| journal.notice.lists.iter().any(|name| name == list);
        let mut tables: Vec<(&TableId, &Journal)> =
            journals.of.iter().filter(|(_, journal)| is_listed(journal)).collect();
        tables.sort_by_key(|(_, journal)| Reverse(journal.noticed));
        let listed = tables.into_iter().take(most);
        listed
            .map(|(&table, journal)| ListedTable { table, summary: journal.notice.summary.clone() })
            .collect()
    }

    fn best_now(&self, list: &str, most: usize) -> Vec<ListedTable> {
        let journals = self.journals();
        let mut tables: Vec<_> = journals
            .of
            .iter()
            .filter_map(|(&table, journal)| Some((table, journal, rank_in(list, journal)?)))
            .collect();
        tables.sort_by_key(|(_, _, rank)| (Reverse(rank.score), rank.at));
        let best = tables.into_iter().take(most);
        best.map(|(table, journal, _)| ListedTable { table, summary: journal.notice.summary.clone() })
            .collect()
    }

    fn compare_now(&self, list: &str, rank: Rank) -> RankCounts {
        let journals = self.journals();
        let ranks = || journals.of.values().filter_map(|journal| rank_in(list, journal));
        let is_better = |other: &Rank| (Reverse(other.score), other.at) < (Reverse(rank.score), rank.at);
        RankCounts { better: ranks().filter(is_better).count(), all: ranks().count() }
    }
}

/// The rank of a table in a list ordered by score, if the list contains it.
fn rank_in(list: &str, journal: &Journal) -> Option<Rank> {
    let ranked = journal.notice.ranked.as_ref()?;
    ranked.lists.iter().any(|name| name == list).then_some(ranked.rank)
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

    fn list(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        ready(Ok(self.list_now(list, most))).boxed()
    }

    fn best(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        ready(Ok(self.best_now(list, most))).boxed()
    }

    fn compare(&self, list: &str, rank: Rank) -> BoxFuture<'_, Result<RankCounts, StoreError>> {
        ready(Ok(self.compare_now(list, rank))).boxed()
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        async { Ok(()) }.boxed()
    }
}
