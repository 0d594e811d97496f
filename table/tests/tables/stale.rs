//! Two registries over one store.

use crate::gated::{Gate, Gated};
use crate::registry::{CALM, Party, base, is_quiet, journal, registry, say};
use std::sync::Arc;
use table::store::Memory;
use table::{Ask, Clock, Denied, Done, JournalEntry, Table, TableOptions, TablePhase};

/// A table of three people that both registries have in memory.
async fn doubled(options: TableOptions) -> (Arc<Memory>, Party, Party) {
    let store = Arc::new(Memory::default());
    let here = Party::gathered(registry(&store), 3, base(3), options).await;
    here.quiet().await;
    let there = here.with_registry(registry(&store));
    there.quiet().await;
    (store, here, there)
}

fn decided(entries: &[(table::Timestamp, JournalEntry)], seat: &str) -> Vec<String> {
    let of_seat = entries.iter().filter_map(|(_, entry)| match entry {
        JournalEntry::Decided { step, .. } if step.seat.as_deref() == Some(seat) => step.decision.clone(),
        _ => None,
    });
    of_seat.collect()
}

#[tokio::test]
async fn the_second_writer_catches_up_and_goes_on() {
    let (store, here, there) = doubled(TableOptions::default()).await;
    here.plan(0, "mts").await.unwrap();
    there.answer(1, 1, CALM).await.unwrap();
    here.ask(0, say("howdy")).await.unwrap();
    there.answer(2, 1, CALM).await.unwrap();
    there.until(|seen| seen.question == 2).await;
    // This registry still shows the old round; it finds out when a decision is made.
    assert_eq!(here.view().await.question, 1);
    assert_eq!(here.answer(0, 1, "smt").await, Err(Denied::Answered(2)));
    assert_eq!(here.seen().await, there.seen().await);
    let fresh = here.with_registry(registry(&store));
    assert_eq!(fresh.seen().await, here.seen().await);
}

#[tokio::test]
async fn a_writer_that_is_outrun_tries_again_but_not_for_ever() {
    let store = Arc::new(Gated::new(Memory::default()));
    let party = Party::gathered(registry(&store), 3, base(3), TableOptions::default()).await;
    party.quiet().await;
    // A few conflicts, as may happen at a busy table.
    let before = store.tried();
    store.set(Gate::Outrun);
    let (said, ()) = tokio::join!(party.ask(0, say("howdy")), async {
        store.until_tried(before + 4).await;
        store.set(Gate::Open);
    });
    assert_eq!(said, Ok(Done::Well));
    // Conflicts at every attempt, which cannot be by chance.
    store.set(Gate::Outrun);
    assert!(matches!(party.ask(0, say("hello?")).await, Err(Denied::Trouble(_))));
    store.set(Gate::Open);
    party.ask(0, say("here I am")).await.unwrap();
    let said: Vec<String> =
        party.handle().await.read(Table::chat).into_iter().map(|said| said.text).collect();
    assert_eq!(said, ["howdy", "here I am"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_when_both_write_at_once() {
    const CHANGES: usize = 60;
    let (store, here, there) = doubled(TableOptions::default()).await;
    let changing = |party: Party, person: usize, programs: [&'static str; 3]| {
        tokio::spawn(async move {
            let mut acknowledged = Vec::new();
            while acknowledged.len() < CHANGES {
                let program = programs[acknowledged.len() % programs.len()];
                match party.answer(person, 1, program).await {
                    Ok(Done::Well) => acknowledged.push(format!("plan {program}")),
                    // What was not written has not happened: the player asks again.
                    other => assert!(matches!(other, Err(Denied::TooFast | Denied::Trouble(_)))),
                }
            }
            acknowledged
        })
    };
    let ana = changing(here.with_registry(here.registry.clone()), 0, ["mts", "stm", "tms"]);
    let bob = changing(there.with_registry(there.registry.clone()), 1, ["cts", "mcs", "sct"]);
    let (ana, bob) = (ana.await.unwrap(), bob.await.unwrap());
    let entries = journal(&store, here.table).await;
    let labels: Vec<String> = here.view().await.seats.into_iter().map(|seat| seat.label).collect();
    assert_eq!(decided(&entries, &labels[0]), ana);
    assert_eq!(decided(&entries, &labels[1]), bob);
    // The last program reveals what both of the others chose last.
    here.ask(0, say("and now")).await.unwrap();
    here.answer(2, 1, "ctm").await.unwrap();
    here.until(|seen| seen.question == 2).await;
    let fresh = here.with_registry(registry(&store));
    assert_eq!(fresh.seen().await, here.seen().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_and_bots_of_two_registries_do_everything_once() {
    let options = TableOptions { clock: Clock::Live(1), ..TableOptions::default() };
    let (store, here, there) = doubled(options).await;
    // All people are late, in both registries at the same time; then Ana returns, and leaves for good like the others.
    let all_away = |seen: &table::TableView| seen.seats.iter().all(|seat| seat.has_stand_in);
    here.until(all_away).await;
    there.until(all_away).await;
    for person in 0..3 {
        for ask in [Ask::Return(None), Ask::Leave(None)] {
            // The bots may have reached the end before all people have left.
            assert!(matches!(here.ask(person, ask).await, Ok(Done::Well) | Err(Denied::Over)));
        }
    }
    here.until(|seen| seen.phase == TablePhase::Over).await;
    there.ask(0, say("who is still here?")).await.unwrap();
    there.until(|seen| seen.phase == TablePhase::Over).await;
    here.ask(0, say("nobody")).await.unwrap();
    let entries = journal(&store, here.table).await;
    for seat in 0..3 {
        let has_stand_in = |entry: &JournalEntry| matches!(entry, JournalEntry::StandIn { seat: late, left: false } if *late == seat);
        assert_eq!(entries.iter().filter(|(_, entry)| has_stand_in(entry)).count(), 1);
    }
    assert_eq!(entries.iter().filter(|(_, entry)| matches!(entry, JournalEntry::Dealt { .. })).count(), 1);
    assert_eq!(here.seen().await, here.with_registry(registry(&store)).seen().await);
    assert!(is_quiet(&here.view().await));
    assert_eq!(here.ask(0, Ask::Leave(None)).await, Err(Denied::Over));
}
