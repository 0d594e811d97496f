//! Tables without listeners leave memory, and are loaded again on demand.

use crate::gated::{Gate, Gated};
use crate::registry::{IN_VAIN, Party, base, registry_with_idle, seen};
use catalog::AnyView;
use futures_util::poll;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use table::store::Memory;
use table::{Ask, Clock, Done, TableOptions, Who};
use tokio::time::Instant;

const IDLE: Duration = Duration::from_millis(20);

async fn until_gone(party: &Party) {
    let start = Instant::now();
    while party.registry.loaded() > 0 {
        assert!(start.elapsed() < IN_VAIN, "the table never leaves memory");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn idle_party(options: TableOptions) -> Party {
    let store = Arc::new(Memory::default());
    let party = Party::gathered(registry_with_idle(&store, IDLE), 3, base(3), options).await;
    party.quiet().await;
    party
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_looks_at_leaves_memory_and_comes_back() {
    let party = idle_party(TableOptions::default()).await;
    party.plan(0, "mts").await.unwrap();
    let before = party.seen().await;
    until_gone(&party).await;
    assert_eq!(party.seen().await, before);
    assert_eq!(party.registry.loaded(), 1);
    until_gone(&party).await;
    party.plan(1, "mts").await.unwrap();
    until_gone(&party).await;
    party.plan(2, "mts").await.unwrap();
    assert_eq!(party.view().await.question, 2);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_is_over_does_not_stay_as_long_as_others() {
    // In this registry, tables stay for an hour.
    let store = Arc::new(Memory::default());
    let patient = registry_with_idle(&store, Duration::from_secs(3600));
    let party = Party::gathered(patient, 3, base(3), TableOptions::default()).await;
    party.quiet().await;
    party.ask(0, Ask::Close).await.unwrap();
    until_gone(&party).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_with_listeners_stays_in_memory() {
    let party = idle_party(TableOptions::default()).await;
    let watching = party.handle().await.listen(&Who::default());
    let also_watching = party.handle().await.listen(&Who::default());
    tokio::time::sleep(IDLE * 4).await;
    assert_eq!(party.registry.loaded(), 1);
    drop(watching);
    tokio::time::sleep(IDLE * 3).await;
    assert_eq!(party.registry.loaded(), 1, "another listener is left");
    drop(also_watching);
    until_gone(&party).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_whose_handle_is_held_stays_in_memory() {
    let party = idle_party(TableOptions::default()).await;
    let handle = party.handle().await;
    tokio::time::sleep(IDLE * 4).await;
    // The listener subscribes only now.
    let changes = handle.listen(&Who::default());
    party.plan(0, "mts").await.unwrap();
    tokio::time::timeout(IN_VAIN, changes.changed()).await.expect("they are woken");
    assert!(handle.read(|table| seen(table, &party.people[0])) == party.seen_by(0).await);
    drop((handle, changes));
    until_gone(&party).await;
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_runs_keeps_its_table_in_memory_and_a_slow_one_does_not() {
    let live = idle_party(TableOptions { clock: Clock::Live(60), ..TableOptions::default() }).await;
    let slow = idle_party(TableOptions { clock: Clock::Days(1), ..TableOptions::default() }).await;
    until_gone(&slow).await;
    tokio::time::sleep(IDLE * 2).await;
    assert_eq!(live.registry.loaded(), 1);
}

/// The program that Ana sees before her.
async fn lies_before_ana(party: &Party) -> String {
    let AnyView::SuperExpress(view) = party.view_of(0).await.view.unwrap() else { panic!("another game") };
    let viewer = view.viewer.unwrap();
    serde_json::to_value(view.programs[&viewer]).unwrap().as_str().unwrap().to_owned()
}

#[tokio::test(start_paused = true)]
async fn a_request_is_answered_and_visible_even_if_the_table_leaves_memory() {
    let store = Arc::new(Memory::default());
    let nap = Duration::from_millis(1);
    let party = Party::gathered(registry_with_idle(&store, nap), 3, base(3), TableOptions::default()).await;
    party.quiet().await;
    for number in 0..300 {
        let program = ["mts", "stm", "cts"][number % 3];
        assert_eq!(party.answer(0, 1, program).await, Ok(Done::Well), "{number}");
        assert_eq!(lies_before_ana(&party).await, program, "{number}");
        // As long as the table stays in memory, a little less, a little more.
        tokio::time::sleep(nap + Duration::from_micros(100 * (number as u64 % 20))).await;
    }
}

/// A request that is in the mailbox when the table's idle time ends belongs to this table: nobody may find an older one
/// meanwhile.
#[tokio::test(start_paused = true)]
async fn a_table_does_not_leave_memory_while_a_request_waits() {
    let store = Arc::new(Gated::new(Memory::default()));
    let party = Party::gathered(registry_with_idle(&store, IDLE), 3, base(3), TableOptions::default()).await;
    party.quiet().await;
    for number in 0..12 {
        let program = ["mts", "stm", "cts"][number % 3];
        drop(party.handle().await);
        for _ in 0..9 {
            tokio::task::yield_now().await;
        }
        // The idle time ends at the same moment as this sleep: before the owner wakes, a request is sent.
        tokio::time::sleep(IDLE).await;
        store.set(Gate::ShutBefore);
        let tried = store.tried();
        let mut asking = pin!(party.answer(0, 1, program));
        assert!(poll!(&mut asking).is_pending());
        store.until_tried(tried + 1).await;
        let _found_meanwhile = party.handle().await;
        store.set(Gate::Open);
        assert_eq!(asking.await, Ok(Done::Well));
        assert_eq!(lies_before_ana(&party).await, program, "{number}");
    }
}
