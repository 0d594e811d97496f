//! What every request may need: the house, the voices, the cookies' key, the limits.

use crate::limits::Limits;
use crate::voice::Voice;
use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use catalog::Language;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use table::House;

/// The saloon as it is served. Clones are the same saloon.
#[derive(Clone, Debug)]
pub struct Saloon {
    pub(crate) house: House,
    voices: Arc<[Voice]>,
    cookies: Arc<Key>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) sockets: Arc<AtomicU64>,
}

impl Saloon {
    /// Serves this house. The key signs cookies and must stay the same as long as people should be recognised.
    pub fn new(house: House, key: [u8; 32], limits: Limits) -> Result<Saloon, String> {
        let voices = Language::ALL.into_iter().map(Voice::new).collect::<Result<Vec<_>, String>>()?;
        let mut long = [0; 64];
        blake3::Hasher::new_keyed(&key).update(b"saloon cookies").finalize_xof().fill(&mut long);
        Ok(Saloon {
            house,
            voices: voices.into(),
            cookies: Arc::new(Key::from(&long)),
            limits: Arc::new(limits),
            sockets: Arc::default(),
        })
    }

    /// Somebody who speaks this language.
    pub(crate) fn voice(&self, language: Language) -> &Voice {
        let spoken = self.voices.iter().find(|voice| voice.language() == language);
        // There is a voice for every language, and always at least one.
        spoken.unwrap_or(&self.voices[0])
    }
}

impl FromRef<Saloon> for Key {
    fn from_ref(saloon: &Saloon) -> Key {
        (*saloon.cookies).clone()
    }
}
