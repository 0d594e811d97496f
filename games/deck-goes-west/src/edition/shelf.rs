//! The registry of editions, which live as long as the program.

use super::Edition;
use super::read::{self, Brought};
use game::{BadEdition, EditionErrors, ReadFile, Shelf, Shelved};
use std::sync::{LazyLock, PoisonError, RwLock};

/// The registered editions.
static SHELF: LazyLock<Shelf<Edition>> = LazyLock::new(|| Shelf::of(&read::OURS, |file| read::read(file)));

/// Cache of extended editions, by base edition and additions.
static EXTENDED: RwLock<Vec<(&'static Edition, Brought, &'static Edition)>> = RwLock::new(Vec::new());

/// The limit of extended editions, which are never freed.
const MOST_EXTENDED: usize = 1024;

impl Shelved for Edition {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Edition {
    /// The id of the built-in edition.
    pub const OURS: &'static str = "reconstruction";

    /// The built-in edition.
    ///
    /// # Panics
    /// If its files are not sound: then every test that plays fails.
    pub fn ours() -> &'static Edition {
        SHELF.ours()
    }

    /// The edition with this id, if it is registered.
    pub fn named(id: &str) -> Option<&'static Edition> {
        SHELF.named(id)
    }

    /// All registered editions, the built-in one first.
    pub fn known() -> Vec<&'static Edition> {
        SHELF.known()
    }

    /// Reads an edition from the files of a folder: `file` gives the text of a file by its name. The errors are of all
    /// files that could be checked.
    pub fn read(file: ReadFile<'_>) -> Result<Edition, EditionErrors> {
        read::read(file)
    }

    /// Registers an edition for as long as the program runs. An id can be registered once.
    pub fn bring(self) -> Result<&'static Edition, BadEdition> {
        SHELF.bring(self)
    }

    /// The edition extended by what a set-up brings; equal additions give the same edition.
    pub fn with(&'static self, brought: &Brought) -> Result<&'static Edition, BadEdition> {
        if brought.is_empty() {
            return Ok(self);
        }
        let mut extended = EXTENDED.write().unwrap_or_else(PoisonError::into_inner);
        let known = extended.iter().find(|(base, known, _)| base.id == self.id && known == brought);
        if let Some((_, _, edition)) = known {
            return Ok(edition);
        }
        if extended.len() >= MOST_EXTENDED {
            let reason = format!("{MOST_EXTENDED} editions were extended already: start the program again");
            return Err(BadEdition::in_file("set-up", reason));
        }
        let edition: &'static Edition = Box::leak(Box::new(brought.added_to(self)?));
        extended.push((self, brought.clone(), edition));
        Ok(edition)
    }
}
