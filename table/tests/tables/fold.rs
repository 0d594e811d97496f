//! A table is the fold of its journal: at every step of whole games, a table loaded from it shows what the running table shows.

use crate::registry::{Party, registry, say, seen, store_of};
use bots::Level;
use catalog::AnyView;
use futures_util::future::{BoxFuture, FutureExt, pending};
use game::record::Record;
use game::{Luck, Quick, Silent, TestSupport};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use super_express::SuperExpress;
use table::store::{ListedTable, Memory, Notice, Rank, RankCounts, Store, StoreError, Stored, Version};
use table::{Ask, Denied, Table, TableId, TableOptions, TablePhase, TableRegistry, Who};

/// A store that drops every append: a table loaded from it stays as it was.
struct Frozen(Memory);

impl Store for Frozen {
    fn append(
        &self,
        _: TableId,
        _: Version,
        _: Vec<Vec<u8>>,
        _: Option<Notice>,
    ) -> BoxFuture<'_, Result<Version, StoreError>> {
        pending().boxed()
    }

    fn read(&self, table: TableId, after: Version) -> BoxFuture<'_, Result<Vec<Stored>, StoreError>> {
        self.0.read(table, after)
    }

    fn list(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        self.0.list(list, most)
    }

    fn best(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        self.0.best(list, most)
    }

    fn compare(&self, list: &str, rank: Rank) -> BoxFuture<'_, Result<RankCounts, StoreError>> {
        self.0.compare(list, rank)
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.0.try_out()
    }
}

/// A store that, before it appends, compares what the table in memory shows with what its journal says.
#[derive(Default)]
struct Witness {
    memory: Memory,
    registry: OnceLock<TableRegistry>,
    people: Mutex<Vec<Who>>,
    compared: AtomicUsize,
}

impl Witness {
    async fn compare(&self, table: TableId) {
        let Some(registry) = self.registry.get() else { return };
        // A table that is just being opened has no journal yet.
        let Ok(handle) = registry.find(table).await else { return };
        let lines = crate::registry::lines_of(&self.memory, table).await;
        let loading = crate::registry::registry(&Arc::new(Frozen(store_of(table, lines).await)));
        let loaded = loading.find(table).await.unwrap();
        let everybody = self.people.lock().unwrap().clone();
        for who in everybody {
            let (folded, kept) =
                (loaded.read(|table| seen(table, &who)), handle.read(|table| seen(table, &who)));
            assert_eq!(folded, kept);
        }
        self.compared.fetch_add(1, Ordering::Relaxed);
    }
}

impl Store for Witness {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        entries: Vec<Vec<u8>>,
        notice: Option<Notice>,
    ) -> BoxFuture<'_, Result<Version, StoreError>> {
        async move {
            self.compare(table).await;
            self.memory.append(table, expected, entries, notice).await
        }
        .boxed()
    }

    fn read(&self, table: TableId, after: Version) -> BoxFuture<'_, Result<Vec<Stored>, StoreError>> {
        self.memory.read(table, after)
    }

    fn list(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        self.memory.list(list, most)
    }

    fn best(&self, list: &str, most: usize) -> BoxFuture<'_, Result<Vec<ListedTable>, StoreError>> {
        self.memory.best(list, most)
    }

    fn compare(&self, list: &str, rank: Rank) -> BoxFuture<'_, Result<RankCounts, StoreError>> {
        self.memory.compare(list, rank)
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.memory.try_out()
    }
}

/// A request that a person might make now, often the one they should make.
async fn something(party: &Party, person: usize, luck: &mut Quick) -> Ask {
    let seen = party.view_of(person).await;
    let mut decide = |question: u32| {
        let Some(AnyView::SuperExpress(view)) = &seen.view else { return Ask::TakeBack(None) };
        let decision = luck.pick(view.legal).map_or("plan mmm".to_owned(), |decision| decision.to_string());
        Ask::Decide { seat: None, question, decision }
    };
    let usual = decide(seen.question);
    let late = decide(seen.question.saturating_sub(1));
    match luck.below(20) {
        0..10 => usual,
        10 => late,
        11..14 => Ask::TakeBack(None),
        14 => Ask::Leave(None),
        15 | 16 => Ask::Return(None),
        17 | 18 => say("yee-haw"),
        _ if person == 0 && luck.below(8) == 0 => Ask::Kick(luck.below(4) as usize),
        _ => usual,
    }
}

async fn play(setup: super_express::Setup, luck: &mut Quick) -> usize {
    let seats = setup.seats.len();
    let store = Arc::new(Witness::default());
    let home = registry(&store);
    store.registry.set(home.clone()).unwrap();
    let table = home.reserve().unwrap().table;
    let people = 1 + luck.below(3) as usize;
    let level = luck.pick(&Level::ALL).unwrap();
    let options = TableOptions { stand_in: level, ..TableOptions::default() };
    let party = Party::gathered_at(table, home, people, serde_json::to_value(setup).unwrap(), options).await;
    store.people.lock().unwrap().extend(party.people.iter().copied().chain([Who::default()]));
    for seat in people..seats {
        let level = luck.pick(&Level::ALL).unwrap();
        party.ask(0, Ask::SeatBot { seat, level }).await.unwrap();
    }
    for _ in 0..2000 {
        party.quiet().await;
        if party.view().await.phase == TablePhase::Over {
            break;
        }
        let person = luck.below(people as u32) as usize;
        let ask = something(&party, person, luck).await;
        if let Err(denied) = party.ask(person, ask.clone()).await {
            assert!(!matches!(denied, Denied::Trouble(_)), "{ask:?}: {denied}");
        }
    }
    store.compare(party.table).await;
    let handle = party.handle().await;
    assert_eq!((handle.read(Table::phase), handle.in_trouble()), (TablePhase::Over, None));
    let record = Record::<SuperExpress>::from_json(&handle.read(Table::record).unwrap()).unwrap();
    record.verify(&mut Silent).unwrap();
    store.compared.load(Ordering::Relaxed)
}

/// Every number of seats, every combination of modules.
#[tokio::test]
async fn whoever_loads_a_table_at_any_moment_sees_what_everybody_sees() {
    let mut luck = Quick::new(2026);
    let mut compared = 0;
    for setup in SuperExpress::samples().into_iter().cycle().take(80) {
        compared += play(setup, &mut luck).await;
    }
    assert!(compared > 1000, "{compared}");
}
