//! The registry of editions, which live as long as the program.

use super::Edition;
use super::read::{self, Additions};
use game::{BadEdition, EditionErrors, EditionRegistry, GameEdition, ReadFile};
use std::sync::{LazyLock, PoisonError, RwLock};

/// The registered editions.
static EDITIONS: LazyLock<EditionRegistry<Edition>> =
    LazyLock::new(|| EditionRegistry::of(&read::BUILT_IN, |file| read::read(file)));

/// Cache of extended editions, by base edition and additions.
static EXTENDED: RwLock<Vec<(&'static Edition, Additions, &'static Edition)>> = RwLock::new(Vec::new());

/// The limit of extended editions, which are never freed.
const MOST_EXTENDED: usize = 1024;

impl GameEdition for Edition {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Edition {
    /// The id of the built-in edition.
    pub const BUILT_IN: &'static str = "reconstruction";

    /// The built-in edition.
    ///
    /// # Panics
    /// If its files are not sound: then the program does not build.
    pub fn built_in() -> &'static Edition {
        EDITIONS.built_in()
    }

    /// The edition with this id, if it is registered.
    pub fn named(id: &str) -> Option<&'static Edition> {
        EDITIONS.named(id)
    }

    /// All registered editions, the built-in one first.
    pub fn all() -> Vec<&'static Edition> {
        EDITIONS.all()
    }

    /// Reads an edition from the files of a folder: `file` gives the text of a file by its name. The errors are of all
    /// files that could be checked.
    pub fn read(file: ReadFile<'_>) -> Result<Edition, EditionErrors> {
        read::read(file)
    }

    /// Registers an edition for as long as the program runs. An id can be registered once.
    pub fn register(self) -> Result<&'static Edition, BadEdition> {
        EDITIONS.register(self)
    }

    /// The edition extended by what a set-up adds; equal additions give the same edition.
    pub fn with(&'static self, additions: &Additions) -> Result<&'static Edition, BadEdition> {
        if additions.is_empty() {
            return Ok(self);
        }
        let mut extended = EXTENDED.write().unwrap_or_else(PoisonError::into_inner);
        let known = extended.iter().find(|(base, known, _)| base.id == self.id && known == additions);
        if let Some((_, _, edition)) = known {
            return Ok(edition);
        }
        if extended.len() >= MOST_EXTENDED {
            let reason = format!("{MOST_EXTENDED} editions were extended already: start the program again");
            return Err(BadEdition::in_file("set-up", reason));
        }
        let edition: &'static Edition = Box::leak(Box::new(additions.added_to(self)?));
        extended.push((self, additions.clone(), edition));
        Ok(edition)
    }
}
