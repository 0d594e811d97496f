//! The contract of [`Store`], tested with both implementations.

use std::path::Path;
use std::sync::Arc;
use table::store::{Memory, Notice, Rank, RankCounts, Ranked, Sqlite, StoreError, Version};
use table::{Store, TableId, Timestamp};

fn entry(text: &str) -> Vec<Vec<u8>> {
    vec![text.as_bytes().to_vec()]
}

/// A notice for the list of tables, and for a list of its own.
fn notice(text: &str) -> Option<Notice> {
    let lists = vec!["tables".to_owned(), format!("only {text}")];
    Some(Notice { summary: text.as_bytes().to_vec(), lists, ranked: None })
}

fn rank(score: u32, at: u64) -> Rank {
    Rank { score, at: Timestamp(at) }
}

/// A notice for lists ordered by score only.
fn ranked(text: &str, lists: &[&str], rank: Rank) -> Option<Notice> {
    let lists = lists.iter().map(|&list| list.to_owned()).collect();
    let ranked = Some(Ranked { lists, rank });
    Some(Notice { summary: text.as_bytes().to_vec(), lists: Vec::new(), ranked })
}

async fn best(store: &impl Store, list: &str, most: usize) -> Vec<String> {
    let best = store.best(list, most).await.unwrap();
    best.into_iter().map(|listed| String::from_utf8(listed.summary).unwrap()).collect()
}

async fn texts(store: &impl Store, table: TableId, after: Version) -> Vec<String> {
    let stored = store.read(table, after).await.unwrap();
    stored.into_iter().map(|stored| String::from_utf8(stored.entry).unwrap()).collect()
}

async fn keeps_promises(store: Arc<impl Store>) {
    let (one, other) = (TableId::random().unwrap(), TableId::random().unwrap());
    let start = Version::default();
    assert!(texts(&*store, one, start).await.is_empty());

    // What is appended is read in order, from anywhere.
    let first = store.append(one, start, entry("opened"), notice("new")).await.unwrap();
    let both = vec![b"sat down".to_vec(), b"dealt".to_vec()];
    let second = store.append(one, first, both, notice("playing")).await.unwrap();
    assert_eq!(texts(&*store, one, start).await, ["opened", "sat down", "dealt"]);
    assert_eq!(texts(&*store, one, first).await, ["sat down", "dealt"]);
    assert!(texts(&*store, one, second).await.is_empty());

    // An append that expects an old version, or one that does not exist yet, fails and changes nothing.
    for expected in [start, first] {
        let stale = store.append(one, expected, entry("late"), notice("late")).await;
        assert_eq!(stale, Err(StoreError::Stale(one)));
    }
    let gap = store.append(other, second, entry("early"), None).await;
    assert_eq!(gap, Err(StoreError::Stale(other)));
    assert_eq!(texts(&*store, one, start).await.len(), 3);

    // Lists show the newest first, with the last summary of each.
    store.append(other, start, entry("opened"), notice("other")).await.unwrap();
    let listed = store.list("tables", 10).await.unwrap();
    let summaries: Vec<&[u8]> = listed.iter().map(|listed| listed.summary.as_slice()).collect();
    assert_eq!(summaries, [&b"other"[..], b"playing"]);
    assert_eq!(store.list("tables", 1).await.unwrap()[0].table, other);
    assert_eq!(store.list("only playing", 9).await.unwrap().len(), 1);
    assert!(store.list("only new", 9).await.unwrap().is_empty(), "a notice replaces the one before");

    // An entry without a notice leaves the lists as they are.
    store.append(one, second, entry("went on"), None).await.unwrap();
    assert_eq!(store.list("tables", 9).await.unwrap()[0].table, other);
}

/// Of several appends that expect the same version exactly one wins; appends to different tables do not conflict.
async fn serializes_writers(store: Arc<impl Store>) {
    let table = TableId::random().unwrap();
    let rivals: Vec<_> = (0..50)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                store.append(table, Version::default(), entry(&number.to_string()), None).await
            })
        })
        .collect();
    let mut won = 0;
    for rival in rivals {
        won += u32::from(rival.await.unwrap().is_ok());
    }
    assert_eq!((won, texts(&*store, table, Version::default()).await.len()), (1, 1));

    let writers: Vec<_> = (0..20)
        .map(|_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let table = TableId::random().unwrap();
                let mut version = Version::default();
                for number in 0..20 {
                    version = store.append(table, version, entry(&number.to_string()), None).await.unwrap();
                }
                texts(&*store, table, Version::default()).await
            })
        })
        .collect();
    for writer in writers {
        let expected: Vec<String> = (0..20).map(|number| number.to_string()).collect();
        assert_eq!(writer.await.unwrap(), expected);
    }
}

/// Higher scores come first, then earlier ones, in each list by itself.
async fn orders_by_score(store: Arc<impl Store>) {
    let games = [
        ("nine", 9, 50),
        ("four", 4, 10),
        ("nine before", 9, 20),
        ("none", 0, 5),
        ("most", 4_000_000_000, 60),
    ];
    for (text, score, at) in games {
        let table = TableId::random().unwrap();
        let notice = ranked(text, &["three", "of Ana"], rank(score, at));
        store.append(table, Version::default(), entry("over"), notice).await.unwrap();
    }
    let table = TableId::random().unwrap();
    let notice = ranked("alone", &["four"], rank(7, 30));
    let version = store.append(table, Version::default(), entry("over"), notice).await.unwrap();
    assert_eq!(best(&*store, "three", 9).await, ["most", "nine before", "nine", "four", "none"]);
    assert_eq!(best(&*store, "three", 2).await, ["most", "nine before"]);
    assert_eq!(best(&*store, "four", 9).await, ["alone"]);
    assert_eq!(best(&*store, "five", 9).await, Vec::<String>::new());
    assert!(store.list("three", 9).await.unwrap().is_empty(), "the newest first is another list");

    for (score, at, better) in
        [(4_000_000_000, 60, 0), (9, 20, 1), (9, 50, 2), (9, 51, 3), (5, 1, 3), (0, 5, 4)]
    {
        let compared = store.compare("three", rank(score, at)).await.unwrap();
        assert_eq!(compared, RankCounts { better, all: 5 }, "{score} at {at}");
    }
    assert_eq!(store.compare("five", rank(1, 1)).await.unwrap(), RankCounts::default());

    // A notice replaces the previous one.
    let again = ranked("again", &["three"], rank(8, 30));
    let version = store.append(table, version, entry("a key"), again).await.unwrap();
    assert_eq!(best(&*store, "three", 4).await, ["most", "nine before", "nine", "again"]);
    assert_eq!(best(&*store, "four", 9).await, Vec::<String>::new());
    store.append(table, version, entry("gone"), Some(Notice::default())).await.unwrap();
    assert_eq!(best(&*store, "three", 9).await.len(), 5);
}

fn sqlite(folder: &Path) -> Arc<Sqlite> {
    Arc::new(Sqlite::open(&folder.join("journal.sqlite")).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_keeps_its_promises() {
    keeps_promises(Arc::new(Memory::default())).await;
    serializes_writers(Arc::new(Memory::default())).await;
    orders_by_score(Arc::new(Memory::default())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    keeps_promises(sqlite(folder.path())).await;
    serializes_writers(sqlite(folder.path())).await;
    orders_by_score(sqlite(folder.path())).await;
}

#[tokio::test]
async fn what_was_acknowledged_is_there_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let table = TableId::random().unwrap();
    let version = {
        let store = sqlite(folder.path());
        store.append(table, Version::default(), entry("opened"), notice("first")).await.unwrap()
    };
    let store = sqlite(folder.path());
    assert_eq!(texts(&*store, table, Version::default()).await, ["opened"]);
    store.append(table, version, entry("went on"), notice("second")).await.unwrap();
    assert_eq!(texts(&*store, table, version).await, ["went on"]);
}

#[test]
fn a_file_that_is_no_store_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.sqlite");
    std::fs::write(&file, "not a database at all, but long enough to be looked at as one ".repeat(50))
        .unwrap();
    let refused = Sqlite::open(&file).map(drop).unwrap_err();
    assert!(refused.to_string().starts_with("the store failed: "), "{refused}");
    assert!(Sqlite::open(&folder.path().join("no/such/folder/journal.sqlite")).is_err());
}
