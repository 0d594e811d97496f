//! Luck that neither the server nor a player can choose.

use crate::registry::{Party, base, journal, registry, sitting};
use catalog::GameId;
use game::Fair;
use std::sync::Arc;
use table::store::Memory;
use table::{Ask, JournalEntry, Opening, Table, TableId, TableOptions, TablePhase, TableRegistry, Who};

fn opening(table: TableId) -> Opening {
    let (game, setup, options) = (GameId::SuperExpress, base(3), TableOptions::default());
    Opening { table, game, setup, options, host: None, at_once: Vec::new() }
}

#[tokio::test]
async fn what_the_server_committed_to_is_known_before_anybody_sits_down() {
    let registry = registry(&Arc::new(Memory::default()));
    let reserved = registry.reserve().unwrap();
    assert_ne!(reserved, registry.reserve().unwrap());
    registry.open(opening(reserved.table)).await.unwrap();
    let party = Party { registry, table: reserved.table, people: Vec::new() };
    assert_eq!(party.view().await.commitment, reserved.commitment);
}

#[tokio::test]
async fn the_secret_is_shown_at_the_end_and_not_before() {
    for early in [false, true] {
        let (store, party) = Party::of(2, TableOptions::default()).await;
        let JournalEntry::Opened(opened) = journal(&store, party.table).await.remove(0).1 else {
            panic!("opened")
        };
        let secret = opened.secret.to_string();
        let hidden = |seen: &[String]| seen.iter().all(|text| !text.contains(&secret));
        let nobody_knows = || async {
            let handle = party.handle().await;
            let revealed = handle.read(|table| {
                let everybody = party.people.iter().copied().chain([Who::default()]);
                everybody
                    .map(|who| table.view(&who, table.default_viewer(&who), None).revealed)
                    .collect::<Vec<_>>()
            });
            assert_eq!(revealed, [None; 3]);
            assert!(hidden(&party.seen().await));
        };
        nobody_knows().await;
        party.ask(0, Ask::Deal).await.unwrap();
        party.quiet().await;
        nobody_knows().await;
        if early {
            party.ask(0, Ask::Close).await.unwrap();
        } else {
            party.ask(0, Ask::Leave(None)).await.unwrap();
            nobody_knows().await;
            party.ask(1, Ask::Leave(None)).await.unwrap();
            party.until(|seen| seen.phase == TablePhase::Over).await;
        }
        for seen in [party.view().await, party.view_of(0).await, party.view_of(1).await] {
            let revealed = seen.revealed.unwrap().to_string();
            assert_eq!(revealed, secret);
            assert_eq!(Fair::commitment(&revealed), seen.commitment);
        }
    }
}

/// The random numbers of the deal at a table whose people added this entropy.
async fn deal(registry: &TableRegistry, store: &Memory, table: TableId, entropy: [&str; 3]) -> Vec<u32> {
    registry.open(opening(table)).await.unwrap();
    for (seat, added) in entropy.into_iter().enumerate() {
        let Ask::Sit { name, .. } = sitting(None, &format!("Person {seat}")) else { continue };
        let ask = Ask::Sit { seat: Some(seat), name, entropy: added.to_owned() };
        registry.ask(table, Who::default(), ask).await.unwrap();
    }
    let party = Party { registry: registry.clone(), table, people: Vec::new() };
    party.quiet().await;
    let dealt = journal(store, table).await.into_iter().find_map(|(_, entry)| match entry {
        JournalEntry::Dealt { step, .. } => Some(step.luck),
        _ => None,
    });
    dealt.unwrap()
}

#[tokio::test]
async fn everybody_who_sits_down_changes_the_deal() {
    // There are few deals for three: those of two codes drawn by chance could be the same.
    let [table, other_table] = ["BCDEFGHJ", "BCDEFGHK"].map(|code| code.parse::<TableId>().unwrap());
    let mut deals = Vec::new();
    let added = [
        ["a", "b", "c"],
        ["a", "b", "c"],
        ["x", "b", "c"],
        ["a", "x", "c"],
        ["a", "b", "x"],
        ["b", "a", "c"],
    ];
    for entropy in added {
        let store = Arc::new(Memory::default());
        deals.push(deal(&registry(&store), &store, table, entropy).await);
    }
    assert_eq!(deals[0], deals[1], "the same luck is the same deal");
    for (number, other) in deals.iter().enumerate().skip(2) {
        assert!(!deals[..number].contains(other), "{:?}", added[number]);
    }
    let store = Arc::new(Memory::default());
    let other = deal(&registry(&store), &store, other_table, added[0]).await;
    assert_ne!(other, deals[0], "no secret serves two tables");
    let store = Arc::new(Memory::default());
    let other_server = TableRegistry::new(
        Arc::clone(&store) as Arc<dyn table::Store>,
        [8; 32],
        std::time::Duration::MAX / 4,
    );
    assert_ne!(
        deal(&other_server, &store, table, added[0]).await,
        deals[0],
        "servers have secrets of their own"
    );
}

#[tokio::test]
async fn a_person_who_takes_a_vacated_seat_adds_entropy_of_their_own() {
    let (store, party) = Party::of(2, TableOptions::default()).await;
    party.ask(1, Ask::Stand(1)).await.unwrap();
    party.ask(1, sitting(Some(1), "Robert")).await.unwrap();
    party.ask(0, Ask::Deal).await.unwrap();
    party.quiet().await;
    party.ask(0, Ask::Kick(1)).await.unwrap();
    party.ask(0, Ask::Close).await.unwrap();
    let record = party.handle().await.read(Table::record).unwrap();
    let record = game::record::Record::<super_express::SuperExpress>::from_json(&record).unwrap();
    record.verify(&mut game::Silent).unwrap();
    let added: Vec<String> = record.fair.unwrap().entropy.into_values().collect();
    assert_eq!(added, ["Ana's luck", "Robert's luck"]);
    assert!(!journal(&store, party.table).await.is_empty());
}

#[tokio::test]
async fn the_table_of_a_rematch_is_always_the_same_and_another_one() {
    let store = Arc::new(Memory::default());
    let (one, same) = (registry(&store), registry(&store));
    let first = one.reserve().unwrap().table;
    let rematch = one.rematch_of(first);
    assert_eq!(rematch, same.rematch_of(first));
    assert_ne!(rematch.table, first);
    assert_ne!(one.rematch_of(rematch.table).table, first);
    assert_ne!(one.rematch_of(one.reserve().unwrap().table), rematch);
    one.open(opening(rematch.table)).await.unwrap();
    let party = Party { registry: one, table: rematch.table, people: Vec::new() };
    assert_eq!(party.view().await.commitment, rematch.commitment);
}
