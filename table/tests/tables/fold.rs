//! A table is the fold of its journal: at every step of whole games, a table loaded from it shows what the running table shows.

use crate::gated::{Gate, Gated};
use crate::registry::{Party, registry, say, seen, store_of};
use bots::Level;
use catalog::AnyView;
use futures_util::future::FutureExt;
use game::record::Record;
use game::{Luck, Quick, Silent, TestSupport};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use super_express::SuperExpress;
use table::store::Memory;
use table::{Ask, Denied, Table, TableId, TableOptions, TablePhase, TableRegistry, Who};

/// Compares what a table in memory shows with what its journal says, before every append.
struct Witness {
    store: Arc<Gated>,
    registry: TableRegistry,
    people: Mutex<Vec<Who>>,
    compared: AtomicUsize,
}

impl Witness {
    /// Compares from now on.
    fn new(store: &Arc<Gated>, registry: &TableRegistry) -> Arc<Witness> {
        let witness = Arc::new(Witness {
            store: Arc::clone(store),
            registry: registry.clone(),
            people: Mutex::default(),
            compared: AtomicUsize::default(),
        });
        let weak = Arc::downgrade(&witness);
        store.before_append(move |table| {
            let witness = weak.clone();
            async move {
                if let Some(witness) = witness.upgrade() {
                    witness.compare(table).await;
                }
            }
            .boxed()
        });
        witness
    }

    async fn compare(&self, table: TableId) {
        // A table that is just being opened has no journal yet.
        let Ok(handle) = self.registry.find(table).await else { return };
        let lines = crate::registry::lines_of(&self.store.memory, table).await;
        // Nothing is appended here, so that the loaded table stays as its journal says.
        let frozen = Arc::new(Gated::new(store_of(table, lines).await));
        frozen.set(Gate::ShutBefore);
        let loaded = registry(&frozen).find(table).await.unwrap();
        let everybody = self.people.lock().unwrap().clone();
        for who in everybody {
            let (folded, kept) =
                (loaded.read(|table| seen(table, &who)), handle.read(|table| seen(table, &who)));
            assert_eq!(folded, kept);
        }
        self.compared.fetch_add(1, Ordering::Relaxed);
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
    let store = Arc::new(Gated::new(Memory::default()));
    let home = registry(&store);
    let witness = Witness::new(&store, &home);
    let table = home.reserve().unwrap().table;
    let people = 1 + luck.below(3) as usize;
    let level = luck.pick(&Level::ALL).unwrap();
    let options = TableOptions { stand_in: level, ..TableOptions::default() };
    let party = Party::gathered_at(table, home, people, serde_json::to_value(setup).unwrap(), options).await;
    witness.people.lock().unwrap().extend(party.people.iter().copied().chain([Who::default()]));
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
    witness.compare(party.table).await;
    let handle = party.handle().await;
    assert_eq!((handle.read(Table::phase), handle.in_trouble()), (TablePhase::Over, None));
    let record = Record::<SuperExpress>::from_json(&handle.read(Table::record).unwrap()).unwrap();
    record.verify(&mut Silent).unwrap();
    witness.compared.load(Ordering::Relaxed)
}

/// Every number of seats, every combination of modules.
#[tokio::test]
async fn a_table_loaded_at_any_moment_shows_what_the_running_table_shows() {
    let mut luck = Quick::new(2026);
    let mut compared = 0;
    for setup in SuperExpress::samples().into_iter().cycle().take(80) {
        compared += play(setup, &mut luck).await;
    }
    assert!(compared > 1000, "{compared}");
}
