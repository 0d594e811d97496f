//! Houses, people and stores for the tests, and what people see.

use catalog::{AnyView, GameId};
use game::Viewer;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use table::store::{Memory, Version};
use table::{
    Ask, Chain, Denied, Done, Entry, Opening, Phase, Read, Secret, Sight, Store, Table, TableHandle, TableId,
    TableOptions, TableRegistry, TimeSource, Timestamp, Who, ordinary,
};

/// A table whose deal is known, because all that it is drawn from is: if Bob and Cy go [`CALM`] in the first round,
/// everybody survives it, whatever Ana does.
const KNOWN: &str = "TABLEAAA";
pub(crate) const CALM: &str = "mct";

/// Nothing here takes nearly as long; whoever waits longer waits in vain.
pub(crate) const IN_VAIN: Duration = Duration::from_secs(20);

pub(crate) fn registry(store: &Arc<impl Store>) -> TableRegistry {
    registry_with_idle(store, Duration::from_secs(60))
}

/// Every house opens at the same time, and its clock goes as fast as tokio's: not at all, where a test stops it.
pub(crate) fn registry_with_idle(store: &Arc<impl Store>, idle: Duration) -> TableRegistry {
    let store = Arc::clone(store) as Arc<dyn Store>;
    TableRegistry::with_time(store, [7; 32], idle, TimeSource::tokio(Timestamp(1_800_000_000_000)))
}

pub(crate) fn person() -> Who {
    Who { person: Some(Secret::random().unwrap()), key: None }
}

pub(crate) fn with_key(key: Secret) -> Who {
    Who { person: None, key: Some(key) }
}

/// A set-up for so many, without modules.
pub(crate) fn base(seats: u8) -> Value {
    ordinary(GameId::SuperExpress, seats)
}

pub(crate) fn sitting(seat: Option<usize>, name: &str) -> Ask {
    Ask::Sit { seat, name: name.to_owned(), entropy: format!("{name}'s luck") }
}

pub(crate) fn say(text: &str) -> Ask {
    Ask::Say(None, text.to_owned())
}

pub(crate) async fn open(
    registry: &TableRegistry,
    host: Who,
    setup: Value,
    options: TableOptions,
) -> TableId {
    let table = registry.reserve().unwrap().table;
    let opening =
        Opening { table, game: GameId::SuperExpress, setup, options, host: host.person, at_once: Vec::new() };
    registry.open(opening).await.unwrap();
    table
}

/// A table and the people who sit at its first seats, the host at the very first.
pub(crate) struct Party {
    pub(crate) registry: TableRegistry,
    pub(crate) table: TableId,
    pub(crate) people: Vec<Who>,
}

impl Party {
    /// A table for three in a server of its own.
    pub(crate) async fn of(people: usize, options: TableOptions) -> (Arc<Memory>, Party) {
        let store = Arc::new(Memory::default());
        let party = Party::gathered(registry(&store), people, base(3), options).await;
        (store, party)
    }

    /// So many people sit down at the table with the known deal; the other seats stay open.
    pub(crate) async fn gathered(
        registry: TableRegistry,
        people: usize,
        setup: Value,
        options: TableOptions,
    ) -> Party {
        Party::gathered_at(KNOWN.parse().unwrap(), registry, people, setup, options).await
    }

    /// The same at any table.
    pub(crate) async fn gathered_at(
        table: TableId,
        registry: TableRegistry,
        people: usize,
        setup: Value,
        options: TableOptions,
    ) -> Party {
        let people: Vec<Who> = (0..people).map(|_| person()).collect();
        let opening = Opening {
            table,
            game: GameId::SuperExpress,
            setup,
            options,
            host: people[0].person,
            at_once: Vec::new(),
        };
        registry.open(opening).await.unwrap();
        let party = Party { registry, table, people };
        for (seat, name) in ["Ana", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus"].iter().enumerate() {
            if seat < party.people.len() {
                party.ask(seat, sitting(Some(seat), name)).await.unwrap();
            }
        }
        party
    }

    /// The same table in another server.
    pub(crate) fn in_house(&self, registry: TableRegistry) -> Party {
        Party { registry, table: self.table, people: self.people.clone() }
    }

    pub(crate) async fn handle(&self) -> Arc<TableHandle> {
        self.registry.find(self.table).await.unwrap()
    }

    /// One of the people asks something.
    pub(crate) async fn ask(&self, person: usize, ask: Ask) -> Result<Done, Denied> {
        self.registry.ask(self.table, self.people[person], ask).await
    }

    /// One of the people answers the present question.
    pub(crate) async fn plan(&self, person: usize, program: &str) -> Result<Done, Denied> {
        let question = self.sight().await.question;
        self.answer(person, question, program).await
    }

    pub(crate) async fn answer(&self, person: usize, question: u32, program: &str) -> Result<Done, Denied> {
        self.ask(person, Ask::Decide { seat: None, question, decision: format!("plan {program}") }).await
    }

    /// What an onlooker sees.
    pub(crate) async fn sight(&self) -> Sight {
        self.handle().await.read(|table| table.sight(&Who::default(), Viewer::Onlooker, None))
    }

    /// What one of the people sees.
    pub(crate) async fn sight_of(&self, person: usize) -> Sight {
        let who = self.people[person];
        self.handle().await.read(|table| table.sight(&who, table.eyes(&who), None))
    }

    /// All that one of the people is shown, as text.
    pub(crate) async fn seen_by(&self, person: usize) -> String {
        self.handle().await.read(|table| seen(table, &self.people[person]))
    }

    /// All that everybody is shown, onlookers last.
    pub(crate) async fn seen(&self) -> Vec<String> {
        let everybody = self.people.iter().copied().chain([Who::default()]);
        self.handle().await.read(|table| everybody.map(|who| seen(table, &who)).collect())
    }

    /// Waits until the table looks like this to an onlooker.
    pub(crate) async fn until(&self, looks: impl Fn(&Sight) -> bool) {
        let handle = self.handle().await;
        let changes = handle.listen(&Who::default());
        while !handle.read(|table| looks(&table.sight(&Who::default(), Viewer::Onlooker, None))) {
            let changed = tokio::time::timeout(IN_VAIN, changes.changed()).await;
            changed.expect("the table never looks like this");
        }
    }

    /// Waits until the table waits for people.
    pub(crate) async fn quiet(&self) {
        self.until(is_quiet).await;
    }

    pub(crate) async fn lines(&self, person: usize) -> Vec<table::Line> {
        let who = self.people[person];
        self.handle().await.read(|table| table.lines(table.eyes(&who), &mut Read::default()))
    }
}

/// Nothing happens here unless somebody asks for it.
pub(crate) fn is_quiet(sight: &Sight) -> bool {
    match sight.phase {
        Phase::Gathering => sight.seats.iter().any(table::SeatSight::open),
        Phase::Playing => {
            !sight.seats.iter().any(|seat| seat.awaited && (seat.bot.is_some() || seat.has_stand_in))
        }
        Phase::Over | Phase::Closed => true,
    }
}

/// All that somebody is shown: the sight now and after every beat, what they went through, the lines and the chat.
pub(crate) fn seen(table: &Table, who: &Who) -> String {
    let eyes = table.eyes(who);
    let now = table.sight(who, eyes, None);
    let keys: Vec<Option<String>> =
        now.seats.iter().map(|seat| seat.key.map(|key| key.to_string())).collect();
    let view = serde_json::to_string(&now.view).unwrap();
    let past: Vec<Option<AnyView>> =
        (0..now.beats).map(|beat| table.sight(who, eyes, Some(beat)).view).collect();
    let lived = table.past(eyes, now.beats);
    let lines = table.lines(eyes, &mut Read::default());
    format!("{now:?}\n{view}\n{keys:?}\n{past:?}\n{lived:?}\n{lines:?}\n{:?}", table.chat())
}

/// The lines of a journal.
pub(crate) async fn lines_of(store: &Memory, table: TableId) -> Vec<Vec<u8>> {
    let stored = store.read(table, Version::default()).await.unwrap();
    stored.into_iter().map(|stored| stored.entry).collect()
}

/// The entries of a journal with their times.
pub(crate) async fn journal(store: &Memory, table: TableId) -> Vec<(Timestamp, Entry)> {
    let mut chain = Chain::default();
    lines_of(store, table).await.iter().map(|line| chain.read(line).unwrap()).collect()
}

/// A store in which a journal has exactly these lines.
pub(crate) async fn store_of(table: TableId, lines: Vec<Vec<u8>>) -> Memory {
    let store = Memory::default();
    store.append(table, Version::default(), lines, None).await.unwrap();
    store
}

/// The same with these entries, whatever they say.
pub(crate) async fn store_with(table: TableId, entries: &[(Timestamp, Entry)]) -> Memory {
    let mut chain = Chain::default();
    store_of(table, entries.iter().map(|(at, entry)| chain.write(*at, entry).unwrap()).collect()).await
}
