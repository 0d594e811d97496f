//! What is acknowledged is in the store, and no viewer sees anything that is not.

use crate::gated::{Gate, Gated};
use crate::registry::{Party, base, journal, open, person, registry, say, sitting, store_with};
use catalog::GameId;
use std::sync::Arc;
use std::time::Duration;
use table::store::Memory;
use table::{Ask, Clock, Denied, Done, Opening, TableOptions, TablePhase, Timestamp, Who};

/// Lets all tasks run until they are idle.
async fn let_happen() {
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
}

async fn gated(people: usize) -> (Arc<Gated>, Party) {
    let store = Arc::new(Gated::new(Memory::default()));
    let party = Party::gathered(registry(&store), people, base(3), TableOptions::default()).await;
    party.quiet().await;
    (store, party)
}

fn plan(program: &str) -> Ask {
    Ask::Decide { seat: None, question: 1, decision: format!("plan {program}") }
}

/// One request of each kind that is possible while a game is running.
fn asks() -> Vec<(usize, Ask)> {
    vec![
        (0, plan("mts")),
        (0, plan("stm")),
        (0, Ask::TakeBack(None)),
        (0, Ask::TakeBack(None)),
        (1, say("howdy")),
        (1, Ask::Leave(None)),
        (1, Ask::Return(None)),
        (0, Ask::Kick(2)),
        (0, Ask::Close),
    ]
}

#[tokio::test]
async fn nobody_hears_of_anything_before_the_store_has_it() {
    for shut in [Gate::ShutBefore, Gate::ShutAfter] {
        let (store, party) = gated(3).await;
        for (person, ask) in asks() {
            let before = party.seen().await;
            let tried = store.tried();
            store.set(shut);
            let (registry, table, who) = (party.registry.clone(), party.table, party.people[person]);
            let asking = {
                let ask = ask.clone();
                tokio::spawn(async move { registry.ask(table, who, ask).await })
            };
            store.until_tried(tried + 1).await;
            let_happen().await;
            assert!(!asking.is_finished(), "{ask:?} was acknowledged before the store had it");
            assert_eq!(party.seen().await, before, "{ask:?} was seen before the store had it");
            store.set(Gate::Open);
            assert_eq!(asking.await.unwrap(), Ok(Done::Well), "{ask:?}");
            assert_ne!(party.seen().await, before, "{ask:?}");
            party.quiet().await;
        }
    }
}

#[tokio::test]
async fn requests_that_arrive_while_the_store_waits_are_answered_in_turn() {
    let (store, party) = gated(3).await;
    store.set(Gate::ShutBefore);
    let tried = store.tried();
    let asking = ["mts", "stm"].into_iter().enumerate().map(|(person, program)| {
        let (registry, table, who) = (party.registry.clone(), party.table, party.people[person]);
        tokio::spawn(async move { registry.ask(table, who, plan(program)).await })
    });
    let asking: Vec<_> = asking.collect();
    store.until_tried(tried + 1).await;
    let_happen().await;
    assert_eq!(store.tried(), tried + 1, "a table writes one thing after another");
    store.set(Gate::Open);
    for asking in asking {
        assert_eq!(asking.await.unwrap(), Ok(Done::Well));
    }
}

#[tokio::test]
async fn nothing_has_changed_when_the_store_fails_and_things_go_on_when_it_works_again() {
    let (store, party) = gated(3).await;
    for (person, ask) in asks() {
        let before = (party.seen().await, journal(&store.memory, party.table).await);
        let lists = party.registry.list("running", 9).await.unwrap();
        store.set(Gate::Broken);
        let denied = party.ask(person, ask.clone()).await;
        assert_eq!(denied, Err(Denied::Trouble("no disk".to_owned())), "{ask:?}");
        let after = (party.seen().await, journal(&store.memory, party.table).await);
        assert_eq!(after, before, "{ask:?}");
        assert_eq!(party.registry.list("running", 9).await.unwrap(), lists);
        store.set(Gate::Open);
        assert_eq!(party.ask(person, ask.clone()).await, Ok(Done::Well), "{ask:?}");
        assert_ne!(party.seen().await, before.0, "{ask:?}");
        party.quiet().await;
    }
}

#[tokio::test]
async fn a_seat_in_a_store_that_fails_is_still_free() {
    let (store, party) = gated(1).await;
    store.set(Gate::Broken);
    let bob = person();
    let denied = party.registry.ask(party.table, bob, sitting(Some(1), "Bob")).await;
    assert_eq!(denied, Err(Denied::Trouble("no disk".to_owned())));
    assert!(party.view().await.seats[1].open());
    store.set(Gate::Open);
    let done = party.registry.ask(party.table, bob, sitting(Some(1), "Bob")).await.unwrap();
    assert!(matches!(done, Done::Seated { seat: 1, .. }));
}

#[tokio::test]
async fn a_table_that_could_not_be_written_was_not_opened() {
    let store = Arc::new(Gated::new(Memory::default()));
    let registry = registry(&store);
    let table = registry.reserve().unwrap().table;
    let (game, setup, options) = (GameId::SuperExpress, base(3), TableOptions::default());
    let opening = Opening { table, game, setup, options, host: None, at_once: Vec::new() };
    store.set(Gate::Broken);
    assert_eq!(registry.open(opening.clone()).await, Err(Denied::Trouble("no disk".to_owned())));
    assert_eq!(registry.find(table).await.map(drop), Err(Denied::NoTable(table.to_string())));
    assert!(registry.list("open", 9).await.unwrap().is_empty());
    store.set(Gate::Open);
    registry.open(opening.clone()).await.unwrap();
    assert_eq!(registry.open(opening).await, Err(Denied::TableExists(table)));
}

#[tokio::test]
async fn what_a_table_does_by_itself_waits_for_a_store_that_works() {
    let store = Arc::new(Gated::new(Memory::default()));
    let registry = registry(&store);
    let ana = person();
    let table = open(&registry, ana, base(3), TableOptions::default()).await;
    let party = Party { registry, table, people: vec![ana] };
    party.ask(0, sitting(None, "Ana")).await.unwrap();
    // Neither the bots that sit down nor the deal can be written.
    let handle = party.handle().await;
    let _watching = handle.listen(&Who::default());
    store.set(Gate::Broken);
    assert_eq!(party.ask(0, Ask::Deal).await, Err(Denied::Trouble("no disk".to_owned())));
    let_happen().await;
    assert_eq!(party.view().await.phase, TablePhase::Gathering);
    assert_eq!(handle.in_trouble(), Some("no disk".to_owned()));
    store.set(Gate::Open);
    party.ask(0, Ask::Deal).await.unwrap();
    party.until(|seen| seen.phase == TablePhase::Playing).await;
    party.quiet().await;
    let_happen().await;
    assert_eq!(handle.in_trouble(), None, "the trouble is over");
}

#[tokio::test(start_paused = true)]
async fn a_table_in_trouble_does_not_try_without_pause() {
    let options = TableOptions { clock: Clock::Days(1), ..TableOptions::default() };
    let (before, party) = Party::of(3, options).await;
    party.quiet().await;
    let aged: Vec<_> = journal(&before, party.table)
        .await
        .into_iter()
        .map(|(at, entry)| (Timestamp(at.0 - 2 * 24 * 3_600_000), entry))
        .collect();
    let store = Arc::new(Gated::new(store_with(party.table, &aged).await));
    store.set(Gate::Broken);
    let again = registry(&store);
    let handle = again.find(party.table).await.unwrap();
    let _watching = handle.listen(&Who::default());
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!((1..5).contains(&store.tried()), "tried {} times in a moment", store.tried());
    let asked = again.ask(party.table, Who::default(), say("hello?")).await;
    assert_eq!(asked, Err(Denied::NotSeated), "it still answers");
}
