//! The state that all handlers share: table registry, translations, cookie key, rate limits, render pool and caches.

use crate::cache::Cache;
use crate::limits::Limits;
use crate::pages::table::{BeatCache, LogCache, StoryCache};
use crate::prepared::{Negotiation, Prepared};
use crate::translator::Translator;
use axum::extract::FromRef;
use axum::response::Response;
use axum_extra::extract::cookie::Key;
use catalog::Language;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use table::{Denied, Pool, Table, TableId, TableRegistry};

/// The state of the application. Clones share it.
#[derive(Clone, Debug)]
pub struct AppState {
    pub(crate) registry: TableRegistry,
    translators: Arc<[Translator]>,
    cookies: Arc<Key>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) sockets: Arc<AtomicU64>,
    /// The bounded pool that renders pages, so that async workers never do.
    pub(crate) pool: Pool,
    pub(crate) caches: Arc<Caches>,
}

/// Caches of rendered output. Each is bounded in bytes.
#[derive(Debug)]
pub(crate) struct Caches {
    /// Table pages of finished games.
    pub(crate) pages: Cache<String, Prepared>,
    records: Cache<TableId, Prepared>,
    pub(crate) logs: LogCache,
    pub(crate) stories: StoryCache,
    pub(crate) beats: BeatCache,
}

const MEGABYTE: usize = 1 << 20;

impl Default for Caches {
    fn default() -> Caches {
        Caches {
            pages: Cache::new(16 * MEGABYTE),
            records: Cache::new(8 * MEGABYTE),
            logs: Cache::new(32 * MEGABYTE),
            stories: Cache::new(8 * MEGABYTE),
            beats: Cache::new(32 * MEGABYTE),
        }
    }
}

impl AppState {
    /// State for a server with this registry. The key signs cookies: with another key, all sessions are lost.
    pub fn new(registry: TableRegistry, key: [u8; 32], limits: Limits) -> Result<AppState, String> {
        let translators =
            Language::ALL.into_iter().map(Translator::new).collect::<Result<Vec<_>, String>>()?;
        let mut long = [0; 64];
        blake3::Hasher::new_keyed(&key).update(b"saloon cookies").finalize_xof().fill(&mut long);
        Ok(AppState {
            registry,
            translators: translators.into(),
            cookies: Arc::new(Key::from(&long)),
            limits: Arc::new(limits),
            sockets: Arc::default(),
            pool: Pool::default(),
            caches: Arc::default(),
        })
    }

    /// The record of a finished game, cached; denied while the game goes on.
    pub(crate) async fn record(&self, table: &Arc<Table>) -> Result<Prepared, Denied> {
        if let Some(made) = self.caches.records.get(&table.id()) {
            return Ok(made);
        }
        let (table, app) = (Arc::clone(table), self.clone());
        let make = move || {
            let record = Prepared::new("application/json; charset=utf-8", &table.record()?);
            app.caches.records.put(table.id(), record.clone(), record.bytes());
            Ok(record)
        };
        self.pool.run(make).await
    }

    /// Answers with a prepared response. Runs on the pool where it must be decompressed first.
    pub(crate) async fn prepared(&self, made: Prepared, negotiation: &Negotiation) -> Response {
        if !made.is_work(negotiation) {
            return made.answer(negotiation);
        }
        let negotiation = negotiation.clone();
        self.pool.run(move || made.answer(&negotiation)).await
    }

    /// The translations for a language.
    pub(crate) fn translator(&self, language: Language) -> &Translator {
        let spoken = self.translators.iter().find(|translator| translator.language() == language);
        spoken.expect("`new` makes a translator for every language")
    }
}

impl FromRef<AppState> for Key {
    fn from_ref(app: &AppState) -> Key {
        (*app.cookies).clone()
    }
}
