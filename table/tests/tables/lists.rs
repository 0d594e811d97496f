//! Which lists contain a table, and what they show of it.

use crate::registry::{Party, base, journal, open, person, registry, sitting};
use bots::Level;
use std::sync::Arc;
use table::store::Memory;
use table::{
    Ask, Clock, JournalEntry, LogSentence, Occupant, Store, TableId, TableOptions, TablePhase, TableRegistry,
    Who,
};

const PUBLIC: [&str; 3] = ["open", "running", "finished"];

async fn on(registry: &TableRegistry, list: &str) -> Vec<TableId> {
    registry.list(list, 99).await.unwrap().into_iter().map(|(table, _)| table).collect()
}

/// The public lists that contain a table, and whether the requester's lists do: running games, finished games.
async fn lists_of(party: &Party, who: Who) -> (Vec<&'static str>, bool, bool) {
    let mut public = Vec::new();
    for list in PUBLIC {
        if on(&party.registry, list).await.contains(&party.table) {
            public.push(list);
        }
    }
    let of = |over: bool| async move {
        let tables = party.registry.tables_of(who.person.unwrap(), over, 99).await.unwrap();
        tables.iter().any(|(table, _)| *table == party.table)
    };
    (public, of(false).await, of(true).await)
}

#[tokio::test]
async fn lists_change_as_a_table_does() {
    let (_, party) = Party::of(1, TableOptions::default()).await;
    let (ana, bob) = (party.people[0], person());
    assert_eq!(lists_of(&party, ana).await, (vec!["open"], true, false));
    assert_eq!(lists_of(&party, bob).await, (vec!["open"], false, false));
    party.registry.ask(party.table, bob, sitting(Some(1), "Bob")).await.unwrap();
    assert_eq!(lists_of(&party, bob).await, (vec!["open"], true, false));
    party.registry.ask(party.table, bob, Ask::Stand(1)).await.unwrap();
    assert_eq!(lists_of(&party, bob).await, (vec!["open"], false, false));
    party.registry.ask(party.table, bob, sitting(Some(1), "Bob")).await.unwrap();
    party.ask(0, Ask::Deal).await.unwrap();
    party.quiet().await;
    assert_eq!(lists_of(&party, bob).await, (vec!["running"], true, false));
    let summary = party.registry.list("running", 9).await.unwrap().remove(0).1;
    assert_eq!(
        summary.seats,
        [Some("Ana"), Some("Bob"), Some("bot:greedy")].map(|name| name.map(str::to_owned))
    );
    assert_eq!(
        (summary.phase, summary.clock, summary.game.as_str()),
        (TablePhase::Playing, Clock::None, "super-express")
    );
    party.ask(0, Ask::Kick(1)).await.unwrap();
    assert_eq!(lists_of(&party, bob).await, (vec!["running"], false, false));
    party.ask(0, Ask::Leave(None)).await.unwrap();
    party.until(|seen| seen.phase == TablePhase::Over).await;
    assert_eq!(lists_of(&party, ana).await, (vec!["finished"], false, true));
    assert_eq!(party.registry.list("finished", 9).await.unwrap()[0].1.phase, TablePhase::Over);
}

#[tokio::test]
async fn a_closed_table_is_in_no_public_list() {
    for deal in [false, true] {
        let (_, party) = Party::of(2, TableOptions::default()).await;
        if deal {
            party.ask(0, Ask::Deal).await.unwrap();
            party.quiet().await;
        }
        party.ask(0, Ask::Close).await.unwrap();
        for who in party.people.clone() {
            assert_eq!(lists_of(&party, who).await, (vec![], false, true));
        }
    }
}

#[tokio::test]
async fn an_unlisted_table_is_in_the_lists_of_its_people_only() {
    let (_, party) = Party::of(2, TableOptions { listed: false, ..TableOptions::default() }).await;
    let bob = party.people[1];
    assert_eq!(lists_of(&party, bob).await, (vec![], true, false));
    party.ask(0, Ask::Deal).await.unwrap();
    party.quiet().await;
    assert_eq!(lists_of(&party, bob).await, (vec![], true, false));
    party.ask(0, Ask::Leave(None)).await.unwrap();
    party.ask(1, Ask::Leave(None)).await.unwrap();
    party.until(|seen| seen.phase == TablePhase::Over).await;
    assert_eq!(lists_of(&party, bob).await, (vec![], false, true));
    let stranger = person().person.unwrap();
    assert!(party.registry.tables_of(stranger, true, 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn the_newest_table_comes_first_and_lists_have_a_limit() {
    let registry = registry(&Arc::new(Memory::default()));
    let host = person();
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(open(&registry, host, base(3), TableOptions::default()).await);
    }
    registry.ask(tables[1], person(), sitting(None, "Bob")).await.unwrap();
    assert_eq!(on(&registry, "open").await, [tables[1], tables[3], tables[2], tables[0]]);
    let two = registry.list("open", 2).await.unwrap();
    assert_eq!(two.into_iter().map(|(table, _)| table).collect::<Vec<_>>(), [tables[1], tables[3]]);
    let of_host = registry.tables_of(host.person.unwrap(), false, 99).await.unwrap();
    assert_eq!(of_host.len(), 4, "the host finds the table again");
}

#[tokio::test]
async fn a_summary_tells_nobodys_identity_key_or_secret() {
    let (store, party) = Party::of(2, TableOptions::default()).await;
    let key = party.view_of(0).await.seats[0].key.unwrap();
    party.registry.ask(party.table, person(), Ask::Key(key)).await.unwrap();
    party.ask(0, Ask::SeatBot { seat: 2, level: Level::Random }).await.unwrap();
    let mut lists = vec!["open", "running", "finished"];
    party.quiet().await;
    for leaving in 0..2 {
        party.ask(leaving, Ask::Leave(None)).await.unwrap();
    }
    party.until(|seen| seen.phase == TablePhase::Over).await;
    let mut secrets = Vec::new();
    for (_, entry) in journal(&store, party.table).await {
        match entry {
            JournalEntry::Opened(opened) => {
                secrets.extend([opened.secret, opened.host_key].into_iter().chain(opened.host));
            }
            JournalEntry::SatDown { player: Occupant::Person { persons, key, .. }, .. } => {
                secrets.extend(persons.into_iter().chain([key]));
            }
            JournalEntry::Keyed { person, .. } => secrets.push(person),
            _ => {}
        }
    }
    assert!(secrets.len() >= 7, "{}", secrets.len());
    let mine = format!("played:{}", party.people[0].person.unwrap());
    lists.push(&mine);
    let mut summaries = 0;
    for list in lists {
        for listed in store.list(list, 99).await.unwrap() {
            summaries += 1;
            let text = String::from_utf8(listed.summary).unwrap();
            assert!(text.contains("Ana") && text.contains("bot:random"), "{text}");
            let told = secrets.iter().find(|secret| text.contains(&secret.to_string()));
            assert_eq!(told, None, "{text}");
        }
    }
    assert_eq!(summaries, 2);
}

#[tokio::test]
async fn the_list_of_finished_games_says_who_won() {
    let (_, party) = Party::of(2, TableOptions::default()).await;
    party.ask(0, Ask::Deal).await.unwrap();
    party.quiet().await;
    let running = party.registry.list("running", 9).await.unwrap();
    assert!(running[0].1.winners.is_empty());
    for leaving in 0..2 {
        party.ask(leaving, Ask::Leave(None)).await.unwrap();
    }
    party.until(|seen| seen.phase == TablePhase::Over).await;
    let finished = party.registry.list("finished", 9).await.unwrap();
    let labels: Vec<String> = party.view().await.seats.into_iter().map(|seat| seat.label).collect();
    let won: Vec<&String> = finished[0].1.winners.iter().map(|&seat| &labels[seat]).collect();
    let told = party.lines(0).await.into_iter().filter_map(|line| match line.sentence {
        LogSentence::Game(message, _) if message.id.starts_with("win-") => Some(message),
        _ => None,
    });
    let [told] = &told.collect::<Vec<_>>()[..] else { panic!("a game ends once") };
    let name = format!("{:?}", told.arguments.first());
    assert_eq!(won.is_empty(), told.id == "win-none");
    assert!(won.iter().all(|label| name.contains(&format!("\"{label}"))), "{won:?}: {name}");
}
