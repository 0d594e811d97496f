//! Journals in memory: for tests, and for a house that forgets.

use super::{Listed, Store, StoreError, Stored, Version};
use crate::id::TableId;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

/// Keeps everything until the program ends.
#[derive(Debug)]
pub struct Memory {
    journals: Mutex<BTreeMap<TableId, Journal>>,
    grown: watch::Sender<u64>,
}

#[derive(Debug, Default)]
struct Journal {
    entries: Vec<Vec<u8>>,
    summary: Vec<u8>,
    touched: u64,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { journals: Mutex::default(), grown: watch::Sender::new(0) }
    }
}

impl Store for Memory {
    async fn append(
        &self,
        table: TableId,
        expected: Version,
        entries: Vec<Vec<u8>>,
        summary: Vec<u8>,
    ) -> Result<Version, StoreError> {
        let mut journals = self.journals.lock().unwrap_or_else(PoisonError::into_inner);
        let journal = journals.entry(table).or_default();
        if journal.entries.len() as u64 != expected.0 {
            return Err(StoreError::Stale(table));
        }
        journal.entries.extend(entries);
        journal.summary = summary;
        self.grown.send_modify(|appends| *appends += 1);
        journal.touched = *self.grown.borrow();
        Ok(Version(journal.entries.len() as u64))
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        let journals = self.journals.lock().unwrap_or_else(PoisonError::into_inner);
        let entries = journals.get(&table).map_or(&[][..], |journal| &journal.entries);
        let numbered = (1..).zip(entries).skip(after.0 as usize);
        Ok(numbered.map(|(at, entry)| Stored { version: Version(at), entry: entry.clone() }).collect())
    }

    async fn list(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        let journals = self.journals.lock().unwrap_or_else(PoisonError::into_inner);
        let mut tables: Vec<(&TableId, &Journal)> = journals.iter().collect();
        tables.sort_by_key(|(_, journal)| std::cmp::Reverse(journal.touched));
        let listed = tables.into_iter().take(most);
        Ok(listed.map(|(&table, journal)| Listed { table, summary: journal.summary.clone() }).collect())
    }

    fn subscribe(&self) -> watch::Receiver<u64> {
        self.grown.subscribe()
    }
}
