//! Clocks: a bot stands in for a seat whose time runs out.

use crate::registry::{CALM, Party, journal, registry, store_with};
use std::sync::Arc;
use std::time::Duration;
use table::store::Memory;
use table::{
    Ask, Clock, Deadline, Denied, Done, JournalEntry, TableOptions, TablePhase, TableView, Timestamp,
};

const DAY: u64 = 24 * 3_600_000;

fn with_clock(clock: Clock) -> TableOptions {
    TableOptions { clock, ..TableOptions::default() }
}

/// A table of three people, after the deal.
async fn dealt(clock: Clock) -> (Arc<Memory>, Party) {
    let (store, party) = Party::of(3, with_clock(clock)).await;
    party.quiet().await;
    (store, party)
}

/// All seats but Ana's have decided.
async fn ana_thinks(clock: Clock) -> (Arc<Memory>, Party) {
    let (store, party) = dealt(clock).await;
    party.plan(1, CALM).await.unwrap();
    party.plan(2, CALM).await.unwrap();
    (store, party)
}

/// The same table, loaded this much later by another server.
async fn later(store: &Memory, party: &Party, milliseconds: u64) -> (Arc<Memory>, Party) {
    let entries = journal(store, party.table).await.into_iter();
    let aged: Vec<_> = entries.map(|(at, entry)| (Timestamp(at.0 - milliseconds), entry)).collect();
    let store = Arc::new(store_with(party.table, &aged).await);
    let party = party.with_registry(registry(&store));
    (store, party)
}

fn has_stand_in(seen: &TableView) -> Vec<bool> {
    seen.seats.iter().map(|seat| seat.has_stand_in).collect()
}

#[tokio::test(start_paused = true)]
async fn without_a_clock_nobody_is_ever_late() {
    let (store, party) = dealt(Clock::None).await;
    assert!(party.view().await.seats.iter().all(|seat| seat.deadline.is_none()));
    let (aged, party) = later(&store, &party, 400 * DAY).await;
    let before = journal(&aged, party.table).await;
    let _handle = party.handle().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(has_stand_in(&party.view().await), [false; 3]);
    assert_eq!(journal(&aged, party.table).await, before);
    party.plan(0, "mts").await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_bot_stands_in_for_a_late_person_until_they_come_back() {
    let (store, party) = ana_thinks(Clock::Live(3)).await;
    let Some(Deadline(deadline)) = party.view().await.seats[0].deadline else { panic!("Ana has a deadline") };
    assert_eq!(party.view().await.seats[1].deadline, None, "Bob has decided");
    // Ana is late: the bot decides for her at once, which ends the round.
    party.until(|seen| seen.seats[0].has_stand_in).await;
    let late = party.registry.now().0 - deadline.0;
    assert!(late <= 1, "not before, and not {late} ms after");
    assert_eq!(party.view().await.question, 2, "the clock and the bot's decision come together");
    party.quiet().await;
    assert_eq!(has_stand_in(&party.view().await), [true, false, false]);
    let before = party.seen().await;
    assert_eq!(party.plan(0, "stm").await, Err(Denied::StandIn));
    assert_eq!(party.ask(0, Ask::Leave(None)).await, Err(Denied::StandIn));
    assert_eq!(party.ask(1, Ask::Return(None)).await, Err(Denied::NoStandIn));
    assert_eq!(party.seen().await, before);
    // She comes back between decisions, and may change what the bot chose for the next round.
    party.ask(0, Ask::Return(None)).await.unwrap();
    assert_eq!(has_stand_in(&party.view().await), [false; 3]);
    assert!(party.view().await.seats[0].sealed);
    assert_eq!(party.plan(0, "stm").await, Ok(Done::Well));
    let entries = journal(&store, party.table).await;
    let late = |entry: &JournalEntry| matches!(entry, JournalEntry::StandIn { seat: 0, left: false });
    assert_eq!(entries.iter().filter(|(_, entry)| late(entry)).count(), 1);
    let bots = entries.iter().filter(|(_, entry)| matches!(entry, JournalEntry::Decided { bot: true, .. }));
    assert_eq!(bots.count(), 2, "for Ana, in both rounds");
}

#[tokio::test(start_paused = true)]
async fn a_table_that_everybody_has_left_is_played_to_its_end_by_bots() {
    let (_, party) = dealt(Clock::None).await;
    party.ask(0, Ask::Leave(None)).await.unwrap();
    party.quiet().await;
    assert_eq!(party.view().await.phase, TablePhase::Playing, "Bob is still there");
    party.ask(1, Ask::Leave(None)).await.unwrap();
    party.ask(2, Ask::Leave(None)).await.unwrap();
    party.until(|seen| seen.phase == TablePhase::Over).await;
    assert_eq!(party.ask(0, Ask::Return(None)).await, Err(Denied::Over));
}

#[tokio::test(start_paused = true)]
async fn a_deadline_that_passed_while_no_server_ran_takes_effect_when_the_table_is_loaded() {
    let clock = Clock::Days(1);
    let (store, party) = ana_thinks(clock).await;
    let (aged, party) = later(&store, &party, 2 * DAY).await;
    party.until(|seen| seen.seats[0].has_stand_in).await;
    let seen = party.view().await;
    assert_eq!(has_stand_in(&seen), [true, false, false], "Bob and Cy had decided");
    assert_eq!(seen.question, 2);
    let entries = journal(&aged, party.table).await;
    let stand_in = entries.iter().find(|(_, entry)| matches!(entry, JournalEntry::StandIn { .. }));
    let (at, _) = stand_in.unwrap();
    assert_eq!(*at, party.registry.now(), "it is written when it happens, not when it was due");
    assert_eq!(seen.seats[1].deadline, clock.deadline(*at).map(Deadline), "Bob's time counts from then");
}

#[tokio::test(start_paused = true)]
async fn live_clocks_do_not_count_time_while_the_server_is_down() {
    let (store, party) = ana_thinks(Clock::Live(60)).await;
    let (_, party) = later(&store, &party, 2 * DAY).await;
    let opened_again = party.registry.now();
    let Some(Deadline(deadline)) = party.view().await.seats[0].deadline else { panic!("Ana has a deadline") };
    assert_eq!(deadline, opened_again.after(60_000));
    party.plan(0, CALM).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn where_everybody_is_late_everything_waits_for_the_first_to_come_back() {
    let (store, party) = dealt(Clock::Days(1)).await;
    let (aged, party) = later(&store, &party, 2 * DAY).await;
    party.until(|seen| has_stand_in(seen) == [true; 3]).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(party.view().await.question, 1, "nobody decides for them");
    let decided = |entries: &[(Timestamp, JournalEntry)]| {
        entries.iter().filter(|(_, entry)| matches!(entry, JournalEntry::Decided { .. })).count()
    };
    assert_eq!(decided(&journal(&aged, party.table).await), 0);
    // Bob returns: now a person waits for the others.
    party.ask(1, Ask::Return(None)).await.unwrap();
    party.until(|seen| seen.seats[0].sealed && seen.seats[2].sealed).await;
    assert_eq!(party.view().await.question, 1);
    party.plan(1, CALM).await.unwrap();
    party.until(|seen| seen.question == 2 || seen.phase == TablePhase::Over).await;
}

#[tokio::test(start_paused = true)]
async fn no_clock_runs_for_a_person_who_plays_with_bots_alone() {
    let (_, party) = Party::of(1, with_clock(Clock::Live(60))).await;
    party.ask(0, Ask::Deal).await.unwrap();
    party.quiet().await;
    assert_eq!(party.view().await.seats[0].deadline, None);
    tokio::time::sleep(Duration::from_secs(100)).await;
    let seen = party.view().await;
    assert_eq!((seen.question, has_stand_in(&seen)), (1, vec![false; 3]));
}

#[tokio::test(start_paused = true)]
async fn a_deadline_that_has_not_passed_stays_where_it_was() {
    let (store, party) = dealt(Clock::Days(3)).await;
    let Some(Deadline(deadline)) = party.view().await.seats[0].deadline else {
        panic!("there is a deadline")
    };
    let (aged, party) = later(&store, &party, 2 * DAY).await;
    let before = journal(&aged, party.table).await;
    let handle = party.handle().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let seen = party.view().await;
    assert_eq!(seen.seats[0].deadline, Some(Deadline(Timestamp(deadline.0 - 2 * DAY))));
    assert_eq!(has_stand_in(&seen), [false; 3]);
    assert_eq!(journal(&aged, party.table).await, before);
    assert_eq!(handle.in_trouble(), None);
}

#[tokio::test(start_paused = true)]
async fn a_person_who_leaves_and_comes_back_gains_no_time() {
    let (store, party) = dealt(Clock::Days(1)).await;
    let (_, party) = later(&store, &party, DAY - 60_000).await;
    party.ask(0, Ask::Leave(None)).await.unwrap();
    party.quiet().await;
    party.ask(0, Ask::Return(None)).await.unwrap();
    party.ask(0, Ask::TakeBack(None)).await.unwrap();
    let seen = party.view().await;
    let [ana, bob] = [0, 1].map(|seat| seen.seats[seat].deadline.unwrap().0);
    assert_eq!(ana, bob);
}

#[tokio::test(start_paused = true)]
async fn a_clock_nobody_can_use_is_refused() {
    let (_, party) = dealt(Clock::None).await;
    for clock in [Clock::Live(0), Clock::Live(3601), Clock::Days(0), Clock::Days(31)] {
        let table = party.registry.reserve().unwrap().table;
        let opening = table::Opening {
            table,
            game: catalog::GameId::SuperExpress,
            setup: crate::registry::base(3),
            options: with_clock(clock),
            host: None,
            at_once: Vec::new(),
        };
        assert!(matches!(party.registry.open(opening).await, Err(Denied::Setup(_))), "{clock:?}");
    }
}
