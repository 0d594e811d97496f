//! Folds a journal into its table.

use super::Table;
use crate::clock::Timestamp;
use crate::entry::JournalEntry;
use crate::id::TableId;
use crate::journal::Chain;

impl Table {
    /// The table of this journal, and the journal's head; `None` for an empty journal. The error says what is wrong and where.
    /// Live clocks count from `loaded` on.
    pub(crate) fn folded<'a>(
        id: TableId,
        loaded: Timestamp,
        lines: impl IntoIterator<Item = &'a [u8]>,
    ) -> Result<Option<(Table, Chain)>, String> {
        let mut chain = Chain::default();
        let mut folded = None;
        for (number, line) in (1..).zip(lines) {
            Table::fold(id, loaded, line, &mut folded, &mut chain)
                .map_err(|why| format!("the journal of table {id} is damaged at entry {number}: {why}"))?;
        }
        Ok(folded.map(|table| (table, chain)))
    }

    fn fold(
        id: TableId,
        loaded: Timestamp,
        line: &[u8],
        folded: &mut Option<Table>,
        chain: &mut Chain,
    ) -> Result<(), String> {
        let (at, entry) = chain.read(line)?;
        match (folded, entry) {
            (None, JournalEntry::Opened(opened)) if opened.table != id => {
                Err(format!("it opens table {}", opened.table))
            }
            (none @ None, JournalEntry::Opened(opened)) => {
                *none = Some(Table::open(*opened, at, loaded).map_err(|why| format!("{why:?}"))?);
                Ok(())
            }
            (None, _) => Err("it does not open a table".to_owned()),
            (Some(table), entry) => table.apply_entry(at, &entry).map(drop),
        }
    }
}
