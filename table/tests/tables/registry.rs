//! Registries, players and stores for the tests, and what viewers are shown.

use catalog::{AnyView, GameId};
use game::Viewer;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use table::store::{Memory, Version};
use table::{
    Ask, Chain, Denied, Done, JournalEntry, LogCursor, Opening, Secret, Store, Table, TableHandle, TableId,
    TableOptions, TablePhase, TableRegistry, TableView, TimeSource, Timestamp, Who, default_setup,
};

/// A table whose deal is fixed, because all inputs of its luck are: if Bob and Cy play [`CALM`] in the first round, everybody
/// survives it, whatever Ana does.
const KNOWN: &str = "TABLEAAA";
pub(crate) const CALM: &str = "mct";

/// Far longer than anything here takes: a wait of this length fails.
pub(crate) const IN_VAIN: Duration = Duration::from_secs(20);

pub(crate) fn registry(store: &Arc<impl Store>) -> TableRegistry {
    registry_with_idle(store, Duration::from_secs(60))
}

/// Every registry starts at the same time, and its clock follows tokio's, which stands still where a test pauses it.
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

/// A set-up for this number of seats, without modules.
pub(crate) fn base(seats: u8) -> Value {
    default_setup(GameId::SuperExpress, seats)
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

/// A table and the people at its first seats; the first is the host.
pub(crate) struct Party {
    pub(crate) registry: TableRegistry,
    pub(crate) table: TableId,
    pub(crate) people: Vec<Who>,
}

impl Party {
    /// A table of three seats in a registry of its own.
    pub(crate) async fn of(people: usize, options: TableOptions) -> (Arc<Memory>, Party) {
        let store = Arc::new(Memory::default());
        let party = Party::gathered(registry(&store), people, base(3), options).await;
        (store, party)
    }

    /// Seats this many people at the table with the fixed deal; the other seats stay open.
    pub(crate) async fn gathered(
        registry: TableRegistry,
        people: usize,
        setup: Value,
        options: TableOptions,
    ) -> Party {
        Party::gathered_at(KNOWN.parse().unwrap(), registry, people, setup, options).await
    }

    /// Seats people at any table.
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

    /// The same table in another registry.
    pub(crate) fn with_registry(&self, registry: TableRegistry) -> Party {
        Party { registry, table: self.table, people: self.people.clone() }
    }

    pub(crate) async fn handle(&self) -> Arc<TableHandle> {
        self.registry.find(self.table).await.unwrap()
    }

    /// Sends a request of one of the people.
    pub(crate) async fn ask(&self, person: usize, ask: Ask) -> Result<Done, Denied> {
        self.registry.ask(self.table, self.people[person], ask).await
    }

    /// Answers the present question for one of the people.
    pub(crate) async fn plan(&self, person: usize, program: &str) -> Result<Done, Denied> {
        let question = self.view().await.question;
        self.answer(person, question, program).await
    }

    pub(crate) async fn answer(&self, person: usize, question: u32, program: &str) -> Result<Done, Denied> {
        self.ask(person, Ask::Decide { seat: None, question, decision: format!("plan {program}") }).await
    }

    /// What an onlooker sees.
    pub(crate) async fn view(&self) -> TableView {
        self.handle().await.read(|table| table.view(&Who::default(), Viewer::Onlooker, None))
    }

    /// What one of the people sees.
    pub(crate) async fn view_of(&self, person: usize) -> TableView {
        let who = self.people[person];
        self.handle().await.read(|table| table.view(&who, table.default_viewer(&who), None))
    }

    /// All that one of the people is shown, as text.
    pub(crate) async fn seen_by(&self, person: usize) -> String {
        self.handle().await.read(|table| seen(table, &self.people[person]))
    }

    /// All that each of the people is shown, and an onlooker last.
    pub(crate) async fn seen(&self) -> Vec<String> {
        let everybody = self.people.iter().copied().chain([Who::default()]);
        self.handle().await.read(|table| everybody.map(|who| seen(table, &who)).collect())
    }

    /// Waits until this holds for an onlooker's view of the table.
    pub(crate) async fn until(&self, looks: impl Fn(&TableView) -> bool) {
        let handle = self.handle().await;
        let changes = handle.listen(&Who::default());
        while !handle.read(|table| looks(&table.view(&Who::default(), Viewer::Onlooker, None))) {
            let changed = tokio::time::timeout(IN_VAIN, changes.changed()).await;
            changed.expect("the table never looks like this");
        }
    }

    /// Waits until the table waits for people.
    pub(crate) async fn quiet(&self) {
        self.until(is_quiet).await;
    }

    pub(crate) async fn lines(&self, person: usize) -> Vec<table::ToldLine> {
        let who = self.people[person];
        self.handle().await.read(|table| table.lines(table.default_viewer(&who), &mut LogCursor::default()))
    }
}

/// Whether the table waits for a request.
pub(crate) fn is_quiet(seen: &TableView) -> bool {
    match seen.phase {
        TablePhase::Gathering => seen.seats.iter().any(table::SeatView::open),
        TablePhase::Playing => {
            !seen.seats.iter().any(|seat| seat.awaited && (seat.bot.is_some() || seat.has_stand_in))
        }
        TablePhase::Over | TablePhase::Closed => true,
    }
}

/// All that a requester is shown: the table now and after every beat, their past, the lines and the chat.
pub(crate) fn seen(table: &Table, who: &Who) -> String {
    let viewer = table.default_viewer(who);
    let now = table.view(who, viewer, None);
    let keys: Vec<Option<String>> =
        now.seats.iter().map(|seat| seat.key.map(|key| key.to_string())).collect();
    let view = serde_json::to_string(&now.view).unwrap();
    let past: Vec<Option<AnyView>> =
        (0..now.beats).map(|beat| table.view(who, viewer, Some(beat)).view).collect();
    let lived = table.experiences(viewer, now.beats);
    let lines = table.lines(viewer, &mut LogCursor::default());
    format!("{now:?}\n{view}\n{keys:?}\n{past:?}\n{lived:?}\n{lines:?}\n{:?}", table.chat())
}

/// The lines of a journal.
pub(crate) async fn lines_of(store: &Memory, table: TableId) -> Vec<Vec<u8>> {
    let stored = store.read(table, Version::default()).await.unwrap();
    stored.into_iter().map(|stored| stored.entry).collect()
}

/// The entries of a journal with their timestamps.
pub(crate) async fn journal(store: &Memory, table: TableId) -> Vec<(Timestamp, JournalEntry)> {
    let mut chain = Chain::default();
    lines_of(store, table).await.iter().map(|line| chain.read(line).unwrap()).collect()
}

/// A store with a journal of exactly these lines.
pub(crate) async fn store_of(table: TableId, lines: Vec<Vec<u8>>) -> Memory {
    let store = Memory::default();
    store.append(table, Version::default(), lines, None).await.unwrap();
    store
}

/// A store with a journal of these entries, valid or not.
pub(crate) async fn store_with(table: TableId, entries: &[(Timestamp, JournalEntry)]) -> Memory {
    let mut chain = Chain::default();
    store_of(table, entries.iter().map(|(at, entry)| chain.write(*at, entry).unwrap()).collect()).await
}
