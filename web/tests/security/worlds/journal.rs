//! A table whose journal the test writes: the same people, keys and timestamps in every world.

use crate::server::{Guest, TestServer};
use game::{Fair, Seeded};
use std::time::Duration;
use table::store::{Notice, Store, Version};
use table::{
    Chain, Clock, JournalEntry, Occupant, Secret, Summary, TableId, TableOpened, TableOptions, TablePhase,
    Timestamp,
};

/// The table's code, in every world.
pub(crate) const CODE: &str = "SAFE2345";

/// A person at the table, with the key to the seat.
#[derive(Clone)]
pub(crate) struct Seated {
    pub(crate) guest: Guest,
    pub(crate) name: String,
    pub(crate) key: Secret,
}

/// A person for each seat, and an onlooker at the end. Their cookies are valid at every server with the same key.
pub(crate) async fn people(server: &TestServer, seats: usize) -> Vec<Seated> {
    let mut people = Vec::new();
    for number in 0..=seats {
        let name = format!("Guest {number}");
        let guest = server.guest(&name).await;
        people.push(Seated { guest, name, key: secret(number as u64) });
    }
    people
}

/// A secret that is the same in every world.
fn secret(number: u64) -> Secret {
    format!("5ec3e7{:026x}", (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)).parse().unwrap()
}

/// The number of the server's own secret.
const SERVER: u64 = 1000;

/// The entropy that a seat adds to the luck of the table.
fn added(seat: usize) -> String {
    format!("luck {seat}")
}

/// How far the luck of the table has advanced after the deal.
pub(crate) const USED: u64 = 9;

/// The luck of the table after the deal, as the server draws it.
pub(crate) fn luck<G: game::TestSupport>(game: &G) -> Seeded {
    let secret = secret(SERVER).to_string();
    let fair = Fair {
        version: Fair::VERSION.to_owned(),
        table: CODE.to_owned(),
        commitment: Fair::commitment(&secret),
        secret,
        entropy: game.seats().iter().map(|seat| (game.seat_name(seat), added(seat.number()))).collect(),
        continues: None,
    };
    let mut luck = fair.luck().unwrap();
    luck.go_on_from(USED);
    luck
}

/// A journal in the store of a server.
pub(crate) struct Journal {
    table: TableId,
    chain: Chain,
    version: Version,
    now: u64,
    /// Its secrets and hashes, which no viewer may see before the end.
    pub(crate) hidden: Vec<String>,
}

impl Journal {
    /// Writes the opening of a table: people take their seats, and the cards are dealt.
    pub(crate) async fn begin<G: game::TestSupport>(
        server: &TestServer,
        game: &G,
        people: &[Seated],
        deal: &JournalEntry,
    ) -> Journal {
        let table: TableId = CODE.parse().unwrap();
        let server_secret = secret(SERVER);
        // In the far future, so that no deadline passes.
        let begun = Timestamp(4_102_444_800_000);
        let mut journal = Journal {
            table,
            chain: Chain::default(),
            version: Version::default(),
            now: begun.0,
            hidden: vec![server_secret.to_string(), secret(1001).to_string()],
        };
        let clock = Clock::Live(Duration::from_secs(90).as_secs() as u32);
        let options = TableOptions { clock, ..TableOptions::default() };
        let mut entries = vec![JournalEntry::Opened(Box::new(TableOpened {
            table,
            game: G::ID.to_owned(),
            setup: serde_json::to_value(game.setup()).unwrap(),
            options,
            host: Some(people[0].guest.person),
            host_key: secret(1001),
            secret: server_secret,
            commitment: Fair::commitment(&server_secret.to_string()),
            continues: None,
        }))];
        for (seat, person) in people.iter().take(game.seats().len()).enumerate() {
            let persons = vec![person.guest.person];
            let player = Occupant::Person { name: person.name.clone(), persons, key: person.key };
            entries.push(JournalEntry::SatDown { seat, player, entropy: Some(added(seat)) });
        }
        entries.push(JournalEntry::Said { seat: 0, text: "Howdy".to_owned() });
        entries.push(deal.clone());
        let summary = Summary {
            game: G::ID.to_owned(),
            phase: TablePhase::Playing,
            seats: people.iter().take(game.seats().len()).map(|person| Some(person.name.clone())).collect(),
            clock,
            at: begun,
            winners: Vec::new(),
            scored: None,
        };
        let playing =
            people.iter().take(game.seats().len()).map(|who| format!("playing:{}", who.guest.person));
        let lists = playing.chain(["running".to_owned()]).collect();
        let notice = Notice { summary: serde_json::to_vec(&summary).unwrap(), lists, ranked: None };
        journal.write(server, &entries, Some(notice)).await;
        journal
    }

    /// Appends an entry.
    pub(crate) async fn add(&mut self, server: &TestServer, entry: &JournalEntry) {
        self.write(server, std::slice::from_ref(entry), None).await;
    }

    /// Advances the timestamp of the next entries by a second.
    pub(crate) fn wait(&mut self) {
        self.now += 1000;
    }

    async fn write(&mut self, server: &TestServer, entries: &[JournalEntry], notice: Option<Notice>) {
        let mut lines = Vec::new();
        for entry in entries {
            let line = self.chain.write(Timestamp(self.now), entry).unwrap();
            let read: serde_json::Value = serde_json::from_slice(&line).unwrap();
            self.hidden.push(read["hash"].as_str().unwrap().to_owned());
            if let JournalEntry::Dealt { step, .. } | JournalEntry::Decided { step, .. } = entry {
                self.hidden.push(step.hash.clone());
            }
            lines.push(line);
        }
        self.version = server.store.append(self.table, self.version, lines, notice).await.unwrap();
    }
}
