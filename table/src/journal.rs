//! The format of a journal: one line of JSON per entry, with its timestamp and a hash over the entry and all entries before it.
//! A changed entry invalidates every hash that follows.

use crate::clock::Timestamp;
use crate::entry::JournalEntry;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The head of a journal: the hash of its last entry.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chain(String);

#[derive(Serialize)]
struct Writing<'a> {
    at: Timestamp,
    hash: &'a str,
    entry: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reading<'a> {
    at: Timestamp,
    hash: String,
    #[serde(borrow)]
    entry: &'a RawValue,
}

impl Chain {
    /// Writes the next entry as a line, and advances.
    pub fn write(&mut self, at: Timestamp, entry: &JournalEntry) -> Result<Vec<u8>, String> {
        let entry = serde_json::value::to_raw_value(entry).map_err(|why| why.to_string())?;
        self.0 = self.next(at, &entry);
        serde_json::to_vec(&Writing { at, hash: &self.0, entry: &entry }).map_err(|why| why.to_string())
    }

    /// Reads the next entry and verifies its hash; the error says what is wrong with it.
    pub fn read(&mut self, line: &[u8]) -> Result<(Timestamp, JournalEntry), String> {
        let Reading { at, hash, entry } = serde_json::from_slice(line).map_err(|why| why.to_string())?;
        if self.next(at, entry) != hash {
            return Err("its hash does not fit: it, or one before it, was changed".to_owned());
        }
        self.0 = hash;
        Ok((at, serde_json::from_str(entry.get()).map_err(|why| why.to_string())?))
    }

    fn next(&self, at: Timestamp, entry: &RawValue) -> String {
        let mut hasher = blake3::Hasher::new();
        hasher.update(self.0.as_bytes()).update(&at.0.to_le_bytes()).update(entry.get().as_bytes());
        hasher.finalize().to_hex()[..16].to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journal_that_was_changed_is_found_out() {
        let said = |text: &str| JournalEntry::Said { seat: 0, text: text.to_owned() };
        let mut writing = Chain::default();
        let lines = ["howdy", "draw"].map(|text| writing.write(Timestamp(7), &said(text)).unwrap());
        let mut reading = Chain::default();
        assert_eq!(reading.read(&lines[0]), Ok((Timestamp(7), said("howdy"))));
        assert_eq!(reading.read(&lines[1]), Ok((Timestamp(7), said("draw"))));
        assert_eq!(reading, writing);
        assert!(Chain::default().read(&lines[1]).is_err(), "an entry is missing");
        let changed = String::from_utf8(lines[0].clone()).unwrap().replace("howdy", "hello");
        assert!(Chain::default().read(changed.as_bytes()).is_err());
    }
}
