//! What every request may need: the server, the voices, the cookies' key, the limits.

use crate::cache::Cache;
use crate::limits::Limits;
use crate::pages::table::{Logs, Moments};
use crate::prepared::{Prepared, Wanted};
use crate::voice::Voice;
use axum::extract::FromRef;
use axum::response::Response;
use axum_extra::extract::cookie::Key;
use catalog::Language;
use game::Viewer;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use table::{Cited, Denied, Pool, Table, TableId, TableRegistry};

/// The saloon as it is served. Clones are the same saloon.
#[derive(Clone, Debug)]
pub struct AppState {
    pub(crate) registry: TableRegistry,
    voices: Arc<[Voice]>,
    cookies: Arc<Key>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) sockets: Arc<AtomicU64>,
    /// Where pages are rendered.
    pub(crate) pool: Pool,
    pub(crate) made: Arc<Made>,
}

/// What was made once and may be needed again.
#[derive(Debug)]
pub(crate) struct Made {
    /// Pages of games that are over.
    pub(crate) pages: Cache<String, Prepared>,
    records: Cache<TableId, Prepared>,
    pub(crate) logs: Logs,
    pub(crate) stories: Cache<(TableId, Viewer, usize), Arc<Vec<Cited>>>,
    pub(crate) moments: Moments,
}

const MEGABYTE: usize = 1 << 20;

impl Default for Made {
    fn default() -> Made {
        Made {
            pages: Cache::new(16 * MEGABYTE),
            records: Cache::new(8 * MEGABYTE),
            logs: Cache::new(32 * MEGABYTE),
            stories: Cache::new(8 * MEGABYTE),
            moments: Cache::new(32 * MEGABYTE),
        }
    }
}

impl AppState {
    /// Serves this server. The key signs cookies and must stay the same as long as people should be recognised.
    pub fn new(registry: TableRegistry, key: [u8; 32], limits: Limits) -> Result<AppState, String> {
        let voices = Language::ALL.into_iter().map(Voice::new).collect::<Result<Vec<_>, String>>()?;
        let mut long = [0; 64];
        blake3::Hasher::new_keyed(&key).update(b"saloon cookies").finalize_xof().fill(&mut long);
        Ok(AppState {
            registry,
            voices: voices.into(),
            cookies: Arc::new(Key::from(&long)),
            limits: Arc::new(limits),
            sockets: Arc::default(),
            pool: Pool::default(),
            made: Arc::default(),
        })
    }

    /// The record of a game that is over.
    pub(crate) async fn record(&self, table: &Arc<Table>) -> Result<Prepared, Denied> {
        if let Some(made) = self.made.records.get(&table.id()) {
            return Ok(made);
        }
        let (table, app) = (Arc::clone(table), self.clone());
        let make = move || {
            let record = Prepared::new("application/json; charset=utf-8", &table.record()?);
            app.made.records.put(table.id(), record.clone(), record.bytes());
            Ok(record)
        };
        self.pool.run(make).await
    }

    /// An answer that was made before. Whoever cannot read it compressed costs more.
    pub(crate) async fn prepared(&self, made: Prepared, wanted: &Wanted) -> Response {
        if !made.is_work(wanted) {
            return made.answer(wanted);
        }
        let wanted = wanted.clone();
        self.pool.run(move || made.answer(&wanted)).await
    }

    /// Somebody who speaks this language.
    pub(crate) fn voice(&self, language: Language) -> &Voice {
        let spoken = self.voices.iter().find(|voice| voice.language() == language);
        // There is a voice for every language, and always at least one.
        spoken.unwrap_or(&self.voices[0])
    }
}

impl FromRef<AppState> for Key {
    fn from_ref(app: &AppState) -> Key {
        (*app.cookies).clone()
    }
}
