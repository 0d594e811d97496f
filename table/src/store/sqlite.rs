//! Journals in one SQLite file. A single writer thread commits waiting appends together: as durable as one commit each, and
//! many times faster.

mod migration;

use super::{ListedTable, Notice, Rank, RankCounts, Ranked, Store, StoreError, Stored, Version};
use crate::id::TableId;
use futures_util::future::{BoxFuture, FutureExt};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// Tables have small numbers, and entries are stored in the order of arrival: what is written together lies together on the
/// disk. For lists: the latest notice of each table, the lists that contain it, and its score.
const SCHEMA: &str = "
    create table if not exists place (
        place   integer primary key,
        name    text not null unique,
        summary blob
    ) strict;
    create table if not exists journal (
        id    integer primary key,
        place integer not null references place (place),
        seq   integer not null,
        entry blob not null
    ) strict;
    create unique index if not exists journal_of on journal (place, seq);
    create table if not exists shelf (
        shelf   text not null,
        noticed integer not null,
        place   integer not null references place (place),
        primary key (shelf, noticed)
    ) strict, without rowid;
    create index if not exists shelf_of on shelf (place);
    create index if not exists shelf_noticed on shelf (noticed);
    create table if not exists score (
        shelf text not null,
        score integer not null,
        at    integer not null,
        place integer not null references place (place),
        primary key (shelf, score desc, at, place)
    ) strict, without rowid;
    create index if not exists score_of on score (place);
";

/// The best of a list, in index order: nothing is sorted, and nothing else is read.
const BEST: &str = "select place.name, place.summary from score cross join place using (place)
    where score.shelf = ? order by score.score desc, score.at, score.place limit ?";
/// The scores above a score.
const HIGHER: &str = "select count(*) from score where shelf = ? and score > ?";
/// Equal scores that were reached earlier.
const EARLIER: &str = "select count(*) from score where shelf = ? and score = ? and at < ?";
/// All scores of a list.
const ALL: &str = "select count(*) from score where shelf = ?";

/// The maximum number of appends in one commit.
const BATCH: usize = 1024;

/// When several appends wait, more arrive within this time: one commit for all of them costs less than two.
const GATHER: Duration = Duration::from_millis(1);

/// A store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    /// Present until the store is dropped.
    writer: Option<mpsc::Sender<Work>>,
    writing: Option<thread::JoinHandle<()>>,
    reader: Arc<Mutex<Connection>>,
}

/// A job of the writer thread.
#[derive(Debug)]
enum Work {
    Append(Append),
    /// Checks whether the file can be written.
    TryOut(oneshot::Sender<Result<(), StoreError>>),
}

#[derive(Debug)]
struct Append {
    table: TableId,
    expected: Version,
    entries: Vec<Vec<u8>>,
    notice: Option<Notice>,
    done: oneshot::Sender<Result<Version, StoreError>>,
}

impl Sqlite {
    /// Opens the file, and creates it if there is none.
    pub fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let mut writing = connect(file)?;
        writing.execute_batch(SCHEMA).map_err(failed)?;
        migration::migrate(&mut writing).map_err(failed)?;
        let reader = Arc::new(Mutex::new(connect(file)?));
        let (writer, appends) = mpsc::channel();
        let writing = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || write_all(writing, &appends))
            .map_err(|why| StoreError::Failed(why.to_string()))?;
        Ok(Sqlite { writer: Some(writer), writing: Some(writing), reader })
    }

    fn send(&self, work: Work) -> Result<(), StoreError> {
        let sent = self.writer.as_ref().and_then(|writer| writer.send(work).ok());
        sent.ok_or_else(gone)
    }

    /// Reads on a thread that may block.
    async fn reading<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = Arc::clone(&self.reader);
        let task = tokio::task::spawn_blocking(move || {
            read(&reader.lock().unwrap_or_else(PoisonError::into_inner)).map_err(failed)
        });
        task.await.map_err(|why| StoreError::Failed(why.to_string()))?
    }
}

fn gone() -> StoreError {
    StoreError::Failed("the writer is gone".to_owned())
}

impl Drop for Sqlite {
    /// Flushes what waits; the last connection to close removes SQLite's two side files.
    fn drop(&mut self) {
        self.writer = None;
        if let Some(writing) = self.writing.take() {
            let _ = writing.join();
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "called as `map_err(failed)`")]
fn failed(why: rusqlite::Error) -> StoreError {
    StoreError::Failed(why.to_string())
}

/// Opens a connection whose commits are durable before they return, even if the power fails.
fn connect(file: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(file).map_err(failed)?;
    connection.pragma_update(None, "journal_mode", "wal").map_err(failed)?;
    connection.pragma_update(None, "synchronous", "full").map_err(failed)?;
    // Query plans do not depend on bound values: otherwise statements would be prepared again and again.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true).map_err(failed)?;
    connection.busy_timeout(Duration::from_secs(5)).map_err(failed)?;
    Ok(connection)
}

/// Commits what waits until the store is dropped.
fn write_all(mut connection: Connection, work: &mpsc::Receiver<Work>) {
    let mut trouble: Option<String> = None;
    while let Ok(first) = work.recv() {
        let mut batch = Vec::new();
        let mut tried = Vec::new();
        let mut sort = |work: Work| match work {
            Work::Append(append) => batch.push(append),
            Work::TryOut(answer) => tried.push(answer),
        };
        sort(first);
        work.try_iter().take(BATCH - 1).for_each(&mut sort);
        if batch.len() > 1 {
            thread::sleep(GATHER);
            batch.extend(work.try_iter().take(BATCH).filter_map(|work| match work {
                Work::Append(append) => Some(append),
                Work::TryOut(answer) => {
                    tried.push(answer);
                    None
                }
            }));
        }
        if !batch.is_empty() {
            let committed = commit(&mut connection, &batch).map_err(|why| why.to_string());
            trouble = committed.as_ref().err().cloned();
            answer(batch, committed);
        }
        for answer in tried {
            let free = connection.transaction_with_behavior(TransactionBehavior::Immediate);
            let well = free.map(drop).map_err(failed);
            let _ = answer.send(match &trouble {
                Some(why) => Err(StoreError::Failed(why.clone())),
                None => well,
            });
        }
    }
}

/// A stale append fails alone; if the commit fails, all appends of the batch do.
fn answer(batch: Vec<Append>, committed: Result<Vec<Result<Version, StoreError>>, String>) {
    let results = committed.unwrap_or_else(|why| vec![Err(StoreError::Failed(why)); batch.len()]);
    for (append, result) in batch.into_iter().zip(results) {
        // The requester may be gone; what was written stays written.
        let _ = append.done.send(result);
    }
}

/// Commits a batch in one transaction.
fn commit(
    connection: &mut Connection,
    batch: &[Append],
) -> rusqlite::Result<Vec<Result<Version, StoreError>>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let results = batch.iter().map(|append| write(&transaction, append)).collect::<rusqlite::Result<_>>()?;
    transaction.commit()?;
    Ok(results)
}

fn write(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<Result<Version, StoreError>> {
    let Some(place) = place_of(transaction, append)? else {
        return Ok(Err(StoreError::Stale(append.table)));
    };
    let mut last =
        transaction.prepare_cached("select seq from journal where place = ? order by seq desc limit 1")?;
    let last: i64 = last.query_row([place], |row| row.get(0)).optional()?.unwrap_or(0);
    if last != append.expected.0 as i64 {
        return Ok(Err(StoreError::Stale(append.table)));
    }
    let mut insert =
        transaction.prepare_cached("insert into journal (place, seq, entry) values (?, ?, ?)")?;
    let mut seq = last;
    for entry in &append.entries {
        seq += 1;
        insert.execute(params![place, seq, entry])?;
    }
    if let Some(notice) = &append.notice {
        put_up(transaction, place, notice)?;
    }
    Ok(Ok(Version(seq as u64)))
}

/// The number of a table; a new one for the first entry of a table.
fn place_of(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<Option<i64>> {
    let name = append.table.to_string();
    let known = transaction
        .prepare_cached("select place from place where name = ?")?
        .query_row([&name], |row| row.get(0))
        .optional()?;
    match known {
        None if append.expected == Version::default() => {
            transaction.prepare_cached("insert into place (name) values (?)")?.insert([&name]).map(Some)
        }
        known => Ok(known),
    }
}

fn put_up(transaction: &Transaction<'_>, place: i64, notice: &Notice) -> rusqlite::Result<()> {
    let mut summary = transaction.prepare_cached("update place set summary = ? where place = ?")?;
    summary.execute(params![notice.summary, place])?;
    transaction.prepare_cached("delete from shelf where place = ?")?.execute([place])?;
    for list in &notice.lists {
        let mut newest = transaction.prepare_cached("select coalesce(max(noticed), 0) from shelf")?;
        let newest: i64 = newest.query_row([], |row| row.get(0))?;
        let mut insert =
            transaction.prepare_cached("insert into shelf (shelf, noticed, place) values (?, ?, ?)")?;
        insert.execute(params![list, newest + 1, place])?;
    }
    rank(transaction, place, notice.ranked.as_ref())
}

/// Replaces the scores of a table in lists.
fn rank(transaction: &Transaction<'_>, place: i64, ranked: Option<&Ranked>) -> rusqlite::Result<()> {
    transaction.prepare_cached("delete from score where place = ?")?.execute([place])?;
    let Some(Ranked { lists, rank }) = ranked else { return Ok(()) };
    let mut insert =
        transaction.prepare_cached("insert into score (shelf, score, at, place) values (?, ?, ?, ?)")?;
    for list in lists {
        insert.execute(params![list, rank.score, rank.at.0 as i64, place])?;
    }
    Ok(())
}

/// The tables that a query finds, with their summaries.
fn listed(
    connection: &Connection,
    select: &str,
    list: &str,
    most: usize,
) -> rusqlite::Result<Vec<ListedTable>> {
    let mut select = connection.prepare_cached(select)?;
    let rows =
        select.query_map(params![list, most as i64], |row| Ok((row.get::<_, String>(0)?, row.get(1)?)))?;
    let listed = rows.filter_map(|row| match row {
        Ok((table, summary)) => table.parse().ok().map(|table| Ok(ListedTable { table, summary })),
        Err(why) => Some(Err(why)),
    });
    listed.collect()
}

impl Store for Sqlite {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        entries: Vec<Vec<u8>>,
        notice: Option<Notice>,
    ) -> BoxFuture<'_, Result<Version, StoreError>> {
        let (done, written) = oneshot::channel();
        let sent = self.send(Work::Append(Append { table, expected, entries, notice, done }));
        async move {
            sent?;
            written.await.map_err(|_| gone())?
        }
        .boxed()
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        let (answer, tried) = oneshot::channel();
        let sent = self.send(Work::TryOut(answer));
        async move {
            sent?;
            tried.await.map_err(|_| gone())?
        }
        .boxed()
    }

    fn read(&self, table: TableId, after: Version) -> BoxFuture<'_, Result<Vec<Stored>, StoreError>> {
        let rows = move |connection: &Connection| {
            let mut select = connection.prepare_cached(
                "select seq, entry from journal where place = (select place from place where name = ?)
                     and seq > ? order by seq",
            )?;
            let rows = select.query_map(params![table.to_string(), after.0 as i64], |row| {
                Ok(Stored { version: Version(row.get::<_, i64>(0)? as u64), entry: row.get(1)? })
            })?;
            rows.collect()
        };
        self.reading(rows).boxed()
    }

    fn list(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        let list = list.to_owned();
        let rows = move |connection: &Connection| {
            let select = "select place.name, place.summary from shelf join place using (place)
                 where shelf.shelf = ? order by shelf.noticed desc limit ?";
            listed(connection, select, &list, most)
        };
        self.reading(rows).boxed()
    }

    fn best(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        let list = list.to_owned();
        self.reading(move |connection| listed(connection, BEST, &list, most)).boxed()
    }

    fn compare(&self, list: &str, rank: Rank) -> BoxFuture<'_, Result<RankCounts, StoreError>> {
        let list = list.to_owned();
        let (score, at) = (rank.score, rank.at.0 as i64);
        let counted = move |connection: &Connection| {
            let count = |select: &str, values: &[&dyn rusqlite::ToSql]| {
                let count: i64 = connection.prepare_cached(select)?.query_row(values, |row| row.get(0))?;
                Ok::<_, rusqlite::Error>(count as usize)
            };
            let higher = count(HIGHER, params![list, score])?;
            let earlier = count(EARLIER, params![list, score, at])?;
            Ok(RankCounts { better: higher + earlier, all: count(ALL, params![list])? })
        };
        self.reading(counted).boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The query plan of a statement.
    fn plan(connection: &Connection, statement: &str, values: &[&dyn rusqlite::ToSql]) -> Vec<String> {
        let mut explained = connection.prepare(&format!("explain query plan {statement}")).unwrap();
        explained.query_map(values, |row| row.get(3)).unwrap().collect::<rusqlite::Result<_>>().unwrap()
    }

    #[test]
    fn scores_are_found_without_looking_at_all_tables_and_without_sorting() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(SCHEMA).unwrap();
        let best = plan(&connection, BEST, params!["three", 9]);
        let by_place = "SEARCH place USING INTEGER PRIMARY KEY (rowid=?)".to_owned();
        assert_eq!(best, ["SEARCH score USING PRIMARY KEY (shelf=?)".to_owned(), by_place]);
        for (statement, values) in
            [(HIGHER, params!["three", 9]), (EARLIER, params!["three", 9, 1]), (ALL, params!["three"])]
        {
            let plan = plan(&connection, statement, values);
            let found = plan.iter().all(|step| step.starts_with("SEARCH score USING PRIMARY KEY (shelf=?"));
            assert!(found, "{statement}: {plan:?}");
        }
    }
}
