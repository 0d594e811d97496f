//! Migrates a file that was written before scores were kept: reads the scores from the journals, once.

use super::rank;
use crate::clock::Timestamp;
use crate::id::TableId;
use crate::table::{Summary, Table};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};

/// The file's schema version since scores are kept; before, it was 0.
const SCORES_ARE_KEPT: i64 = 1;

/// Migrates an older file in one transaction. Journals and other lists stay as they are.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    if version(connection)? >= SCORES_ARE_KEPT {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut all_are_read = true;
    for (place, name) in played_for_scores(&transaction)? {
        all_are_read &= migrate_table(&transaction, place, &name)?;
    }
    // A journal that could not be read, perhaps because its edition is missing, is retried the next time.
    if all_are_read {
        transaction.pragma_update(None, "user_version", SCORES_ARE_KEPT)?;
    }
    transaction.commit()
}

fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// The tables whose games may have ended with a score.
fn played_for_scores(transaction: &Transaction<'_>) -> rusqlite::Result<Vec<(i64, String)>> {
    let mut select =
        transaction.prepare("select place, name, summary from place where summary is not null")?;
    let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, Vec<u8>>(2)?)))?;
    let may_have = |summary: &[u8]| summary_of(summary).is_some_and(|summary| summary.may_lack_score());
    let places = rows.filter_map(|row| match row {
        Ok((place, name, summary)) => may_have(&summary).then_some(Ok((place, name))),
        Err(why) => Some(Err(why)),
    });
    places.collect()
}

fn summary_of(text: &[u8]) -> Option<Summary> {
    serde_json::from_slice(text).ok()
}

/// Stores the score of a table, if it has one, and returns whether its journal could be read.
fn migrate_table(transaction: &Transaction<'_>, place: i64, name: &str) -> rusqlite::Result<bool> {
    let mut select = transaction.prepare_cached("select entry from journal where place = ? order by seq")?;
    let lines = select.query_map([place], |row| row.get(0))?.collect::<rusqlite::Result<Vec<Vec<u8>>>>()?;
    let summary: Vec<u8> =
        transaction.query_row("select summary from place where place = ?", [place], |row| row.get(0))?;
    let Ok(table) = name.parse::<TableId>() else { return Ok(true) };
    let Ok(Some((table, _))) = Table::folded(table, Timestamp::default(), lines.iter().map(Vec::as_slice))
    else {
        return Ok(false);
    };
    let (Some(scored), Some(summary)) = (table.scored(), summary_of(&summary)) else { return Ok(true) };
    let summary = Summary { scored: Some(scored), ..summary };
    let text = serde_json::to_vec(&summary).expect("a summary is plain data with text keys");
    transaction.execute("update place set summary = ? where place = ?", params![text, place])?;
    rank(transaction, place, table.ranked().as_ref())?;
    Ok(true)
}
