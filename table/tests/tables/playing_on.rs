//! Continuing a finished game from one of its beats.

use crate::registry::{CALM, Party, journal, person, registry, with_key};
use game::record::{Record, RecordedStep};
use game::{Silent, Viewer};
use std::sync::Arc;
use super_express::SuperExpress;
use table::store::Memory;
use table::{
    Ask, Continues, Denied, JournalEntry, LogCursor, LogSentence, PlayingOn, Table, TableId, TableOptions,
    TablePhase, ToldLine, Who,
};

/// A request to continue a game.
fn wish(at: usize, seat: usize, who: Who) -> PlayingOn {
    PlayingOn { at, seat, person: who.person, name: "Dee".to_owned(), entropy: "Dee's luck".to_owned() }
}

/// A game of three that is over: Ana took a choice back in its first round and played on, and all left in the second.
async fn over() -> (Arc<Memory>, Party) {
    let (store, party) = Party::of(3, TableOptions::default()).await;
    party.quiet().await;
    party.plan(0, "smt").await.unwrap();
    party.ask(0, Ask::TakeBack(None)).await.unwrap();
    for person in 0..3 {
        party.plan(person, CALM).await.unwrap();
    }
    for person in 0..3 {
        party.ask(person, Ask::Leave(None)).await.unwrap();
    }
    party.until(|seen| seen.phase == TablePhase::Over).await;
    (store, party)
}

/// The steps of a journal, without those that were taken back.
async fn steps(store: &Memory, table: TableId) -> Vec<RecordedStep> {
    let entries = journal(store, table).await.into_iter();
    let steps = entries.filter_map(|(_, entry)| match entry {
        JournalEntry::Dealt { step, .. } | JournalEntry::Decided { step, .. } => Some(step),
        _ => None,
    });
    steps.collect()
}

/// The lines that tell of the game.
fn told(table: &Table) -> Vec<ToldLine> {
    let lines = table.lines(Viewer::Onlooker, &mut LogCursor::default());
    lines.into_iter().filter(|line| matches!(line.sentence, LogSentence::Game(..))).collect()
}

#[tokio::test]
async fn the_new_game_begins_as_the_old_one_did_and_goes_on_in_its_own_way() {
    let (store, old) = over().await;
    let dee = person();
    // The deal, nine cards, and the uncoupling: then the second round begins.
    let beat = 10;
    let (next, opened) = old.registry.play_on(old.table, wish(beat, 1, dee)).await.unwrap();
    let new =
        Party { registry: old.registry.clone(), table: next, people: vec![dee, with_key(opened.host_key)] };
    let seen = new.view_of(0).await;
    assert_eq!((seen.phase, seen.question, seen.beat), (TablePhase::Playing, 2, beat));
    assert!(seen.seats[1].mine && seen.seats[1].awaited && seen.host);
    assert_eq!(seen.seats.iter().filter(|seat| seat.bot.is_some()).count(), 2);
    assert_eq!(seen.continues, Some(Continues { table: old.table, steps: 4 }));
    // The same steps, without the choice that was taken back.
    let mut before = steps(&store, old.table).await;
    before.remove(1);
    assert_eq!(before[..4], steps(&store, next).await[..4]);
    let (then, now) = (old.handle().await, new.handle().await);
    for beat in 0..beat {
        let at = |table: &Table| table.view(&Who::default(), Viewer::Onlooker, Some(beat)).view;
        assert_eq!(then.read(at), now.read(at));
    }
    let of = |lines: Vec<ToldLine>| -> Vec<LogSentence> {
        lines.into_iter().filter(|line| line.beat < beat).map(|line| line.sentence).collect()
    };
    let sealed = |spoken: &LogSentence| matches!(spoken, LogSentence::Game(message, _) if message.id == "ev-program-sealed");
    let (mut then, now) = (of(then.read(told)), of(now.read(told)));
    let taken_back = then.iter().position(sealed).unwrap();
    then.remove(taken_back);
    assert_eq!(then, now);
    // Other decisions than in the old game are possible.
    new.answer(0, 2, "tsr").await.unwrap_err();
    new.answer(0, 2, "stc").await.unwrap();
    new.until(|seen| seen.question > 2 || seen.phase == TablePhase::Over).await;
}

#[tokio::test]
async fn a_moment_in_the_middle_goes_back_to_what_was_asked_before_it() {
    let (_, old) = over().await;
    let last = old.view().await.beats - 1;
    let continues = |at: usize| {
        let registry = old.registry.clone();
        async move {
            let (next, _) = registry.play_on(old.table, wish(at, 0, person())).await.unwrap();
            let found = registry.find(next).await.unwrap();
            found.read(|table| table.view(&Who::default(), Viewer::Onlooker, None)).continues.unwrap().steps
        }
    };
    assert_eq!((continues(0).await, continues(5).await), (1, 1));
    assert_eq!(continues(10).await, 4);
    let asked = old.handle().await.read(|table| table.asked_at(last));
    let seat = asked.lowest().unwrap().number();
    let (next, _) = old.registry.play_on(old.table, wish(usize::MAX, seat, person())).await.unwrap();
    let late = Party { registry: old.registry.clone(), table: next, people: Vec::new() };
    assert_eq!(late.view().await.phase, TablePhase::Playing, "at the end, the last question is asked again");
}

#[tokio::test]
async fn nobody_plays_on_from_a_game_that_goes_on_or_in_a_seat_that_was_not_asked() {
    let (store, party) = Party::of(3, TableOptions::default()).await;
    let dee = person();
    let refused = |at, seat| party.registry.play_on(party.table, wish(at, seat, dee));
    assert_eq!(refused(0, 0).await, Err(Denied::Begun));
    assert!(party.handle().await.read(|table| table.asked_at(0)).is_empty());
    party.ask(0, Ask::Close).await.unwrap();
    assert_eq!(refused(0, 3).await, Err(Denied::NotAskedThen));
    assert_eq!(refused(0, usize::MAX).await, Err(Denied::NotAskedThen));
    let nameless = PlayingOn { name: "\n".to_owned(), ..wish(0, 0, dee) };
    assert_eq!(party.registry.play_on(party.table, nameless).await, Err(Denied::BadName));
    let (first, _) = refused(0, 0).await.unwrap();
    let (second, _) = refused(0, 0).await.unwrap();
    assert_ne!(first, second, "each continuation is another table");
    assert_eq!(steps(&store, first).await[0], steps(&store, second).await[0]);
    let gathering = Party::gathered_at(
        "TABLEBBB".parse().unwrap(),
        party.registry.clone(),
        1,
        crate::registry::base(3),
        TableOptions::default(),
    );
    let gathering = gathering.await;
    gathering.ask(0, Ask::Close).await.unwrap();
    let nothing = party.registry.play_on(gathering.table, wish(0, 0, dee)).await;
    assert_eq!(nothing, Err(Denied::NotBegun));
}

#[tokio::test]
async fn it_survives_a_restart_and_its_record_says_where_it_began() {
    let (store, old) = over().await;
    let dee = person();
    let (next, _) = old.registry.play_on(old.table, wish(10, 2, dee)).await.unwrap();
    let new = Party { registry: old.registry.clone(), table: next, people: vec![dee] };
    let seen = new.seen().await;
    let again = new.with_registry(registry(&store));
    assert_eq!(again.seen().await, seen);
    again.ask(0, Ask::Leave(None)).await.unwrap();
    again.until(|seen| seen.phase == TablePhase::Over).await;
    let record = again.handle().await.read(Table::record).unwrap();
    let record = Record::<SuperExpress>::from_json(&record).unwrap();
    record.verify(&mut Silent).unwrap();
    assert_eq!(record.taken_elsewhere(), 4);
    let continues = record.fair.as_ref().unwrap().continues.as_ref().unwrap();
    assert_eq!(continues.table, old.table.to_string());
    // Without `continues`, the deal does not match the luck. Luck may deal the same twice, but hardly three times.
    let mut records = vec![record];
    for _ in 0..2 {
        records.push(played_to_the_end(&old).await);
    }
    let lies = |steps: Option<usize>| {
        let continues = steps.map(|steps| game::Continued { table: String::new(), steps });
        let mut lying = records.clone();
        lying
            .iter_mut()
            .flat_map(|record| &mut record.fair)
            .for_each(|fair| fair.continues = continues.clone());
        lying.iter().any(|record| record.verify(&mut Silent).is_err())
    };
    assert!(lies(None) && lies(Some(usize::MAX)));
}

/// The record of a game that a person continues from another and leaves to a bot.
async fn played_to_the_end(old: &Party) -> Record<SuperExpress> {
    let dee = person();
    let (next, _) = old.registry.play_on(old.table, wish(10, 2, dee)).await.unwrap();
    let new = Party { registry: old.registry.clone(), table: next, people: vec![dee] };
    new.ask(0, Ask::Leave(None)).await.unwrap();
    new.until(|seen| seen.phase == TablePhase::Over).await;
    Record::from_json(&new.handle().await.read(Table::record).unwrap()).unwrap()
}
