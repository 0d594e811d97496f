//! The registry of all tables: those in memory, and those that are loaded from the store on demand.

mod playing_on;
mod scores;

pub use playing_on::PlayingOn;

use crate::changes::{Changes, Listeners};
use crate::clock::{TimeSource, Timestamp};
use crate::entry::{JournalEntry, TableOpened, TableOptions};
use crate::id::{Secret, TableId};
use crate::journal::Chain;
use crate::owner::{Owner, Request};
use crate::play::Audience;
use crate::pool::Pool;
use crate::store::{ListedTable, Notice, Store, StoreError, Version};
use crate::table::{Ask, Denied, Done, StagedEntries, Summary, Table, Who, good_name};
use arc_swap::ArcSwap;
use catalog::GameId;
use game::{Fair, SeatSet};
use playing_on::Prefix;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering, fence};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The capacity of a table's mailbox.
const MAILBOX: usize = 64;

/// The registry of tables. Clones share one registry.
#[derive(Clone)]
pub struct TableRegistry(Arc<Inner>);

impl std::fmt::Debug for TableRegistry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableRegistry").field("tables", &self.0.handles().len()).finish_non_exhaustive()
    }
}

pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    /// The key from which the secrets of tables are derived.
    key: [u8; 32],
    /// How long a table without listeners stays in memory.
    pub(crate) idle: Duration,
    pub(crate) time: TimeSource,
    /// Where journals are folded and bots decide.
    pub(crate) pool: Pool,
    handles: Mutex<HashMap<TableId, Arc<TableHandle>>>,
    pub(crate) counters: Counters,
}

/// Counters since the server started.
#[derive(Debug, Default)]
pub struct Counters {
    /// Decisions of people and programs that were written, without changes of sealed choices.
    pub decisions: AtomicU64,
    /// Other requests that were carried out.
    pub other: AtomicU64,
    /// Requests that were denied.
    pub denied: AtomicU64,
    /// Failures of the server itself.
    pub troubles: AtomicU64,
    /// Tables that were opened.
    pub opened: AtomicU64,
}

/// A handle to a table in memory. Any holder may take snapshots; only the table's owner publishes them.
pub struct TableHandle {
    pub(crate) id: TableId,
    table: ArcSwap<Table>,
    asks: mpsc::Sender<Request>,
    listeners: Listeners,
    trouble: Mutex<Option<String>>,
}

impl std::fmt::Debug for TableHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableHandle").field("id", &self.id).finish_non_exhaustive()
    }
}

impl TableHandle {
    /// The table as it is in the store. The snapshot does not change while it is held.
    pub fn snapshot(&self) -> Arc<Table> {
        self.table.load_full()
    }

    /// Calls a function with the present snapshot.
    pub fn read<T>(&self, look: impl FnOnce(&Table) -> T) -> T {
        look(&self.snapshot())
    }

    /// Subscribes to the changes that this requester may notice.
    pub fn listen(&self, who: &Who) -> Changes {
        self.listeners.listen(self.seats_of(who))
    }

    /// Subscribes again if the seats of the requester have changed.
    pub fn listen_on(&self, who: &Who, changes: &mut Changes) {
        if self.seats_of(who) != changes.seats() {
            *changes = self.listen(who);
        }
    }

    fn seats_of(&self, who: &Who) -> SeatSet {
        self.read(|table| table.held(who).into_iter().collect())
    }

    /// Why the table could not go on by itself, if it could not: the store failed.
    pub fn in_trouble(&self) -> Option<String> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn trouble(&self, why: Option<String>) {
        let mut now = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        if *now != why {
            *now = why;
            self.listeners.wake_all();
        }
    }

    /// Publishes the next snapshot, and wakes the listeners who may notice the difference.
    pub(crate) fn publish(&self, table: Table, audiences: &[Audience]) {
        self.table.store(Arc::new(table));
        self.listeners.wake_for(audiences);
    }

    /// Wakes all listeners, though the snapshot is the same.
    pub(crate) fn wake_all(&self) {
        self.listeners.wake_all();
    }

    /// Whether the table has left memory. A holder of such a handle must find the table again.
    pub fn has_left(&self) -> bool {
        self.asks.is_closed()
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.listeners.any()
    }
}

/// A request to open a table.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The code, as given out by [`TableRegistry::reserve`].
    pub table: TableId,
    /// The game to play.
    pub game: GameId,
    /// The game's set-up, in the game's own format.
    pub setup: Value,
    /// The options that do not depend on the game.
    pub options: TableOptions,
    /// The host's identity, if a person opens the table.
    pub host: Option<Secret>,
    /// Requests that are part of the opening, such as sitting down. They are written together with it, or nothing is.
    pub at_once: Vec<Ask>,
}

/// The result of opening a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTable {
    /// The host's key.
    pub host_key: Secret,
    /// The result of each request of `at_once`.
    pub done: Vec<Done>,
}

/// A code for a table that can be opened, with the commitment that is published before any player adds entropy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reserved {
    /// The code of the table.
    pub table: TableId,
    /// The hash of the secret.
    pub commitment: String,
}

impl TableRegistry {
    /// A registry over a store. A store must always be opened with the same key.
    pub fn new(store: Arc<dyn Store>, key: [u8; 32], idle: Duration) -> TableRegistry {
        TableRegistry::with_time(store, key, idle, TimeSource::system())
    }

    /// A registry with another clock than the system's.
    pub fn with_time(
        store: Arc<dyn Store>,
        key: [u8; 32],
        idle: Duration,
        time: TimeSource,
    ) -> TableRegistry {
        TableRegistry(Arc::new(Inner {
            store,
            key,
            idle,
            time,
            pool: Pool::default(),
            handles: Mutex::default(),
            counters: Counters::default(),
        }))
    }

    /// The time, by the clock of the tables.
    pub fn now(&self) -> Timestamp {
        self.0.time.now()
    }

    /// A code for a table that might be opened, and its commitment. Both are fixed before the host adds entropy, so that the
    /// server cannot choose either to suit itself.
    pub fn reserve(&self) -> Result<Reserved, Denied> {
        let table = TableId::random().map_err(Denied::Trouble)?;
        Ok(Reserved { table, commitment: self.commitment(table) })
    }

    /// The commitment to the secret of a table, opened or not.
    pub fn commitment(&self, table: TableId) -> String {
        Fair::commitment(&self.secret(table).to_string())
    }

    /// The table at which the same players may play again.
    pub fn rematch_of(&self, table: TableId) -> Reserved {
        let table = self.derived(&format!("saloon rematch\n{table}\n"));
        Reserved { table, commitment: self.commitment(table) }
    }

    /// A code derived from another table's, so that the server cannot choose it.
    fn derived(&self, what: &str) -> TableId {
        let hash = blake3::keyed_hash(&self.0.key, what.as_bytes());
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&hash.as_bytes()[..8]);
        TableId::from_bytes(bytes)
    }

    fn secret(&self, table: TableId) -> Secret {
        let hash = blake3::keyed_hash(&self.0.key, format!("saloon secret\n{table}\n").as_bytes());
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash.as_bytes()[..16]);
        Secret::from_bytes(bytes)
    }

    /// Opens a table; an error writes nothing.
    pub async fn open(&self, opening: Opening) -> Result<OpenTable, Denied> {
        self.open_with(opening, None).await
    }

    /// Opens a table, perhaps with steps of another table's game.
    async fn open_with(&self, opening: Opening, prefix: Option<Arc<Prefix>>) -> Result<OpenTable, Denied> {
        opening.options.clock.check().map_err(Denied::Setup)?;
        let secret = self.secret(opening.table);
        let host_key = Secret::random().map_err(Denied::Trouble)?;
        let opened = TableOpened {
            table: opening.table,
            game: opening.game.name().to_owned(),
            setup: opening.setup,
            options: opening.options,
            host: opening.host,
            host_key,
            secret,
            commitment: Fair::commitment(&secret.to_string()),
            continues: prefix.as_ref().map(|prefix| prefix.continues),
        };
        let (now, at_once) = (self.0.time.now(), opening.at_once);
        let begun = self.0.pool.run(move || Begun::new(opened, &at_once, prefix.as_deref(), now)).await?;
        match self.0.store.append(opening.table, Version::default(), begun.lines, Some(begun.notice)).await {
            Ok(version) => drop(self.start_owner(opening.table, begun.table, version, begun.chain, false)),
            Err(StoreError::Stale(table)) => return Err(Denied::TableExists(table)),
            Err(StoreError::Failed(why)) => return Err(Denied::Trouble(why)),
        }
        self.0.counters.opened.fetch_add(1, Ordering::Relaxed);
        Ok(OpenTable { host_key, done: begun.done })
    }

    /// The table with this code, from memory or loaded from the store.
    pub async fn find(&self, id: TableId) -> Result<Arc<TableHandle>, Denied> {
        if let Some(handle) = self.0.handles().get(&id) {
            return Ok(Arc::clone(handle));
        }
        let stored = self.0.store.read(id, Version::default()).await;
        let stored = stored.map_err(|why| Denied::Trouble(why.to_string()))?;
        let version = stored.last().ok_or_else(|| Denied::NoTable(id.to_string()))?.version;
        let now = self.0.time.now();
        let fold = move || Table::folded(id, now, stored.iter().map(|stored| stored.entry.as_slice()));
        let folded = self.0.pool.run(fold).await.map_err(Denied::Trouble)?;
        let (table, chain) = folded.ok_or_else(|| Denied::NoTable(id.to_string()))?;
        Ok(self.start_owner(id, table, version, chain, true))
    }

    /// Puts a table into memory and starts its owner, unless another task was faster.
    fn start_owner(
        &self,
        id: TableId,
        table: Table,
        version: Version,
        chain: Chain,
        from_disk: bool,
    ) -> Arc<TableHandle> {
        let mut handles = self.0.handles();
        if let Some(handle) = handles.get(&id) {
            return Arc::clone(handle);
        }
        let (asks, asked) = mpsc::channel(MAILBOX);
        let handle = Arc::new(TableHandle {
            id,
            table: ArcSwap::from_pointee(table),
            asks,
            listeners: Listeners::default(),
            trouble: Mutex::default(),
        });
        handles.insert(id, Arc::clone(&handle));
        drop(handles);
        let owner = Owner {
            registry: Arc::clone(&self.0),
            handle: Arc::clone(&handle),
            asks: asked,
            version,
            chain,
            checked_until: Timestamp::default(),
            from_disk,
        };
        tokio::spawn(owner.serve());
        handle
    }

    /// Sends a request to a table. The reply comes once the resulting entries are durable.
    pub async fn ask(&self, table: TableId, who: Who, ask: Ask) -> Result<Done, Denied> {
        self.ask_of(&mut self.find(table).await?, who, ask).await
    }

    /// Sends a request to a table found before. If it has left memory meanwhile, it is found again, and the handle replaced.
    pub async fn ask_of(&self, handle: &mut Arc<TableHandle>, who: Who, ask: Ask) -> Result<Done, Denied> {
        for _ in 0..3 {
            let (answer, answered) = oneshot::channel();
            let sent = Box::new((who, ask.clone()));
            if handle.asks.send(Request { sent, answer }).await.is_ok()
                && let Ok(done) = answered.await
            {
                return done;
            }
            *handle = self.find(handle.id).await?;
        }
        Err(Denied::Trouble(format!("table {} does not answer", handle.id)))
    }

    /// The tables of a list, newest first: `open`, `running`, `finished`.
    pub async fn list(&self, list: &str, most: usize) -> Result<Vec<(TableId, Summary)>, Denied> {
        let listed = self.0.store.list(list, most).await.map_err(|why| Denied::Trouble(why.to_string()))?;
        Ok(summaries(listed))
    }

    /// The tables at which a person sits, newest first; with `over`, those at which they have played.
    pub async fn tables_of(
        &self,
        person: Secret,
        over: bool,
        most: usize,
    ) -> Result<Vec<(TableId, Summary)>, Denied> {
        self.list(&format!("{}:{person}", if over { "played" } else { "playing" }), most).await
    }

    /// Checks that the store can write; the error says why it cannot.
    pub async fn is_well(&self) -> Result<(), Denied> {
        self.0.store.try_out().await.map_err(|why| Denied::Trouble(why.to_string()))
    }

    /// A name in the form that tables accept.
    pub fn good_name(name: &str) -> Result<String, Denied> {
        good_name(name)
    }

    /// The number of tables in memory.
    pub fn loaded(&self) -> usize {
        self.0.handles().len()
    }

    /// The counters since the server started.
    pub fn counters(&self) -> &Counters {
        &self.0.counters
    }
}

/// A table that was just opened, and the lines of its journal.
struct Begun {
    table: Table,
    done: Vec<Done>,
    lines: Vec<Vec<u8>>,
    chain: Chain,
    notice: Notice,
}

impl Begun {
    fn new(
        opened: TableOpened,
        at_once: &[Ask],
        prefix: Option<&Prefix>,
        now: Timestamp,
    ) -> Result<Begun, Denied> {
        let game = GameId::named(&opened.game).map_err(Denied::Setup)?;
        let who = Who { person: opened.host, key: Some(opened.host_key) };
        let mut table = Table::open(opened.clone(), now, now).map_err(|why| why.denied(game))?;
        let mut staged = StagedEntries::default();
        staged.push(JournalEntry::Opened(Box::new(opened)), Audience::All);
        let mut done = Vec::new();
        for ask in at_once {
            done.push(table.stage(&who, ask, now, &mut staged)?);
        }
        for entry in prefix.into_iter().flat_map(Prefix::entries) {
            let audience = table.apply_entry(now, &entry).map_err(Denied::Trouble)?;
            staged.push(entry, audience);
        }
        table.go_on(now, &mut staged).map_err(Denied::Trouble)?;
        let mut chain = Chain::default();
        let lines = staged.entries.iter().map(|entry| chain.write(now, entry));
        let lines = lines.collect::<Result<_, String>>().map_err(Denied::Trouble)?;
        let notice = table.notice_now(now);
        Ok(Begun { table, done, lines, chain, notice })
    }
}

/// Decodes the summaries of a list; those that cannot be read are left out.
fn summaries(listed: Vec<ListedTable>) -> Vec<(TableId, Summary)> {
    let read = |listed: ListedTable| Some((listed.table, serde_json::from_slice(&listed.summary).ok()?));
    listed.into_iter().filter_map(read).collect()
}

impl Inner {
    fn handles(&self) -> MutexGuard<'_, HashMap<TableId, Arc<TableHandle>>> {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes a table from memory, unless it has listeners or another holder: they could still send a request.
    pub(crate) fn forget(&self, handle: &Arc<TableHandle>) -> bool {
        let mut handles = self.handles();
        // The registry's and the owner's. No other handle is given out while the map is locked.
        let held = Arc::strong_count(handle) > 2;
        // Synchronizes with the drops of former holders.
        fence(Ordering::Acquire);
        if held || handle.is_watched() {
            return false;
        }
        handles.remove(&handle.id);
        true
    }

    /// Removes a table from memory, if it is still this one.
    pub(crate) fn remove(&self, handle: &Arc<TableHandle>) {
        let mut handles = self.handles();
        if handles.get(&handle.id).is_some_and(|known| Arc::ptr_eq(known, handle)) {
            handles.remove(&handle.id);
        }
    }
}
