//! Journals that were changed, by accident or on purpose.

use crate::gated::{Gate, Gated};
use crate::registry::{Party, journal, lines_of, registry, say, seen, store_of, store_with};
use bots::Level;
use game::{Catalogued, Game, Luck, Notation, Quick, Viewer};
use serde_json::Value;
use std::sync::Arc;
use super_express::SuperExpress;
use table::{Ask, Chain, Denied, JournalEntry, TableId, TableOptions, TablePhase, Timestamp, Who};

/// The journal of a whole game with every kind of entry.
async fn whole_game() -> (TableId, Vec<Vec<u8>>, Vec<(Timestamp, JournalEntry)>) {
    let (store, party) = Party::of(2, TableOptions::default()).await;
    party.ask(1, say("howdy")).await.unwrap();
    party.ask(1, Ask::Stand(1)).await.unwrap();
    party.ask(1, crate::registry::sitting(Some(1), "Bob")).await.unwrap();
    let key = party.view_of(1).await.seats[1].key.unwrap();
    party.registry.ask(party.table, crate::registry::person(), Ask::Key(key)).await.unwrap();
    party.ask(0, Ask::SeatBot { seat: 2, level: Level::Random }).await.unwrap();
    party.quiet().await;
    party.plan(0, "mts").await.unwrap();
    party.plan(0, "stm").await.unwrap();
    party.ask(0, Ask::TakeBack(None)).await.unwrap();
    party.ask(1, Ask::Leave(None)).await.unwrap();
    party.quiet().await;
    party.ask(1, Ask::Return(None)).await.unwrap();
    party.ask(0, Ask::Kick(1)).await.unwrap();
    party.ask(0, Ask::Leave(None)).await.unwrap();
    party.until(|seen| seen.phase == TablePhase::Over).await;
    (party.table, lines_of(&store, party.table).await, journal(&store, party.table).await)
}

/// Loads a table: succeeds, or fails with a sentence, without a panic; and a loaded table answers requests.
async fn load(table: TableId, store: table::store::Memory) -> Result<(), String> {
    let store = Arc::new(Gated::new(store));
    store.set(Gate::Broken);
    let registry = registry(&store);
    let handle = match registry.find(table).await {
        Ok(handle) => handle,
        Err(Denied::Trouble(why)) => return Err(why),
        Err(denied) => return Err(denied.to_string()),
    };
    handle.read(|table| {
        drop(seen(table, &Who::default()));
        for seat in (0..7).map(game::Seat::new) {
            drop(table.lines(Viewer::Seat(seat), &mut table::LogCursor::default()));
        }
        drop(table.record());
    });
    let asked = registry.ask(table, Who::default(), say("anybody there?")).await;
    assert!(!matches!(&asked, Err(Denied::Trouble(_))), "{asked:?}");
    Ok(())
}

async fn refused(table: TableId, lines: Vec<Vec<u8>>, at: usize) {
    let why = load(table, store_of(table, lines).await).await.unwrap_err();
    let begin = format!("the journal of table {table} is damaged at entry {}: ", at + 1);
    assert!(why.starts_with(&begin) && why.len() > begin.len(), "entry {at}: {why}");
}

#[tokio::test]
async fn a_byte_that_was_changed_is_found() {
    let (table, lines, _) = whole_game().await;
    let mut luck = Quick::new(1);
    // Every byte of every line, through the chain ...
    let mut chain = Chain::default();
    for line in &lines {
        for at in 0..line.len() {
            let mut changed = line.clone();
            changed[at] ^= 1 << luck.below(8);
            assert!(chain.clone().read(&changed).is_err(), "{}", String::from_utf8_lossy(&changed));
        }
        chain.read(line).unwrap();
    }
    // ... and some of them through the whole server.
    for (number, line) in lines.iter().enumerate() {
        for _ in 0..5 {
            let mut changed = line.clone();
            changed[luck.below(line.len() as u32) as usize] ^= 1 << luck.below(7);
            refused(table, [&lines[..number], &[changed], &lines[number + 1..]].concat(), number).await;
        }
    }
}

#[tokio::test]
async fn an_entry_that_is_missing_doubled_or_moved_is_found() {
    let (table, lines, _) = whole_game().await;
    for number in 0..lines.len() - 1 {
        let mut missing = lines.clone();
        missing.remove(number);
        refused(table, missing, number).await;
        let mut doubled = lines.clone();
        doubled.insert(number, lines[number].clone());
        refused(table, doubled, number + 1).await;
        let mut moved = lines.clone();
        moved.swap(number, number + 1);
        refused(table, moved, number).await;
    }
    let other = TableId::random().unwrap();
    refused(other, lines, 0).await;
}

#[tokio::test]
async fn every_beginning_of_a_journal_is_a_journal() {
    let (table, lines, _) = whole_game().await;
    for length in 1..=lines.len() {
        load(table, store_of(table, lines[..length].to_vec()).await).await.unwrap();
    }
}

/// Journals with valid hashes and arbitrary content.
#[tokio::test]
async fn whatever_a_journal_says_nothing_breaks() {
    let (table, _, entries) = whole_game().await;
    let texts: Vec<String> = entries.iter().map(|(_, entry)| serde_json::to_string(entry).unwrap()).collect();
    let mut luck = Quick::new(3);
    let (mut loaded, mut refused) = (0, 0);
    for _ in 0..1500 {
        let mut changed = entries.clone();
        for _ in 0..=luck.below(2) {
            let at = luck.below(changed.len() as u32) as usize;
            match luck.below(8) {
                0 => drop(changed.remove(at)),
                1 => changed.insert(at, changed[luck.below(changed.len() as u32) as usize].clone()),
                2 => changed[at].0 = Timestamp(u64::MAX >> luck.below(64)),
                3 => changed.truncate(at + 1),
                _ => {
                    let other = &texts[luck.below(texts.len() as u32) as usize];
                    let text = serde_json::to_string(&changed[at].1).unwrap();
                    if let Some(entry) = mutated(&text, other, &mut luck) {
                        changed[at].1 = entry;
                    }
                }
            }
            if changed.is_empty() {
                break;
            }
        }
        if changed.is_empty() {
            continue;
        }
        match load(table, store_with(table, &changed).await).await {
            Ok(()) => loaded += 1,
            Err(_) => refused += 1,
        }
    }
    assert!(loaded > 100 && refused > 100, "{loaded} loaded, {refused} refused");
}

/// Another readable entry: one value is replaced, perhaps by a value of another entry.
fn mutated(text: &str, other: &str, luck: &mut Quick) -> Option<JournalEntry> {
    for _ in 0..20 {
        let mut value: Value = serde_json::from_str(text).unwrap();
        let mut from: Value = serde_json::from_str(other).unwrap();
        let donor = pick(&mut from, luck).clone();
        let place = pick(&mut value, luck);
        *place = match (&place, luck.below(4)) {
            (_, 0) => donor,
            (Value::Number(_), _) => [0, 1, 2, 3, 7, 8, 255, u64::MAX][luck.below(8) as usize].into(),
            (Value::String(text), _) => {
                let words: Vec<&str> = text.split(' ').collect();
                let word = words[luck.below(words.len() as u32) as usize];
                let new =
                    ["B", "G", "M", "1", "0", "301", "front", "roof", "", "\n", "é"][luck.below(11) as usize];
                text.replacen(word, new, 1).into()
            }
            (Value::Array(values), _) if !values.is_empty() => {
                let mut values = values.clone();
                let at = luck.below(values.len() as u32) as usize;
                if luck.below(2) == 0 {
                    values.remove(at);
                } else {
                    values.push(values[at].clone());
                }
                values.into()
            }
            (Value::Bool(yes), _) => (!yes).into(),
            _ => Value::Null,
        };
        if let Ok(entry) = serde_json::from_value(value) {
            return Some(entry);
        }
    }
    None
}

fn pick<'a>(value: &'a mut Value, luck: &mut Quick) -> &'a mut Value {
    let inside = match value {
        Value::Array(values) => values.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if inside == 0 || luck.below(4) == 0 {
        return value;
    }
    let at = luck.below(inside as u32) as usize;
    match value {
        Value::Array(values) => pick(&mut values[at], luck),
        Value::Object(fields) => pick(fields.values_mut().nth(at).unwrap(), luck),
        _ => value,
    }
}

/// Steps that no rules allow, with valid hashes: the game is strange, but bots and views do not panic.
#[tokio::test]
async fn events_that_never_happened_do_not_break_anything() {
    let (table, _, entries) = whole_game().await;
    let game = SuperExpress::new(SuperExpress::default_setup(3)).unwrap();
    let mut all = Vec::new();
    for (_, entry) in &entries {
        if let JournalEntry::Dealt { step, .. } | JournalEntry::Decided { step, .. } = entry {
            all.extend(step.events.iter().cloned());
        }
    }
    let mut luck = Quick::new(4);
    let (mut loaded, mut refused) = (0, 0);
    for _ in 0..1500 {
        let mut changed = Vec::new();
        let mut state = game.blank();
        let strange = luck.below(entries.len() as u32) as usize;
        for (number, (at, entry)) in entries.iter().enumerate() {
            let mut entry = entry.clone();
            if let JournalEntry::Dealt { step, .. } | JournalEntry::Decided { step, .. } = &mut entry {
                if number >= strange {
                    for _ in 0..=luck.below(3) {
                        let at = luck.below(step.events.len() as u32 + 1) as usize;
                        let new = all[luck.below(all.len() as u32) as usize].clone();
                        match luck.below(3) {
                            0 => step.events.insert(at, new),
                            1 if at < step.events.len() => step.events[at] = new,
                            _ if at < step.events.len() => drop(step.events.remove(at)),
                            _ => {}
                        }
                    }
                }
                step.events.iter().for_each(|event| game.apply(&mut state, &game.read_event(event).unwrap()));
                step.hash = game::fingerprint(&game, &state);
            }
            if let JournalEntry::Decided { over, .. } = &mut entry {
                *over = false;
            }
            changed.push((*at, entry));
            if number > strange + 2 {
                break;
            }
        }
        match load(table, store_with(table, &changed).await).await {
            Ok(()) => loaded += 1,
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 100, "{loaded} loaded, {refused} refused");
}

#[tokio::test]
async fn lines_that_are_no_entries_at_all_are_refused() {
    let (table, lines, _) = whole_game().await;
    for garbage in
        [&b""[..], b"{}", b"null", b"\xff\xfe", b"{\"at\":1,\"hash\":\"\",\"entry\":null}", b"[[[["]
    {
        refused(table, vec![garbage.to_vec()], 0).await;
        refused(table, vec![lines[0].clone(), garbage.to_vec()], 1).await;
    }
    let nested = [b"[".repeat(100_000), b"]".repeat(100_000)].concat();
    refused(table, vec![nested], 0).await;
}
