//! Where editions are kept, for as long as the program runs.

use super::Edition;
use super::read::{self, Brought};
use game::{BadEdition, EditionErrors, Shelf, Shelved};
use std::sync::{LazyLock, PoisonError, RwLock};

/// The editions of this program.
static SHELF: LazyLock<Shelf<Edition>> = LazyLock::new(|| Shelf::of(&read::OURS, |file| read::read(file)));

/// Editions with something of a set-up added, by what was added to which.
static EXTENDED: RwLock<Vec<(&'static Edition, Brought, &'static Edition)>> = RwLock::new(Vec::new());

/// So many can be extended differently: they stay for good.
const MOST_EXTENDED: usize = 1024;

impl Shelved for Edition {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Edition {
    /// The name of the edition that comes with the program.
    pub const OURS: &'static str = "reconstruction";

    /// The edition that comes with the program.
    ///
    /// # Panics
    /// Where its files are not sound: then no test that plays passes, and nothing is released.
    pub fn ours() -> &'static Edition {
        SHELF.ours()
    }

    /// The edition with this name, if it is known.
    pub fn named(id: &str) -> Option<&'static Edition> {
        SHELF.named(id)
    }

    /// All editions that are known, ours first.
    pub fn known() -> Vec<&'static Edition> {
        SHELF.known()
    }

    /// Reads an edition from the files of a folder: the argument gives the text of a file by its name. The errors are of all
    /// files that could be judged.
    pub fn read(file: impl Fn(&str) -> Result<String, String>) -> Result<Edition, EditionErrors> {
        read::read(file)
    }

    /// Puts an edition on the shelf, for as long as the program runs. A name can be used once.
    pub fn bring(self) -> Result<&'static Edition, BadEdition> {
        SHELF.bring(self)
    }

    /// An edition with what a set-up brings; the same things give the same edition.
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
