//! Where editions are kept, for as long as the program runs.

use super::Edition;
use super::read::{self, BadEdition, Brought};
use std::sync::{OnceLock, PoisonError, RwLock};

/// The editions of this program: ours first, then those that were brought along.
static SHELF: OnceLock<RwLock<Vec<&'static Edition>>> = OnceLock::new();

/// Editions with something of a set-up added, by what was added to which.
static EXTENDED: RwLock<Vec<(&'static Edition, Brought, &'static Edition)>> = RwLock::new(Vec::new());

/// So many can be extended differently: they stay for good.
const MOST_EXTENDED: usize = 1024;

fn shelf() -> &'static RwLock<Vec<&'static Edition>> {
    SHELF.get_or_init(|| {
        let ours = read::ours().ok().map(|edition| &*Box::leak(Box::new(edition)));
        RwLock::new(ours.into_iter().collect())
    })
}

impl Edition {
    /// The name of the edition that comes with the program.
    pub const OURS: &'static str = "reconstruction";

    /// The edition that comes with the program. A test sees to it that it is sound, and so is always there.
    pub fn ours() -> Option<&'static Edition> {
        Edition::named(Edition::OURS)
    }

    /// The edition with this name, if it is known.
    pub fn named(id: &str) -> Option<&'static Edition> {
        let editions = shelf().read().unwrap_or_else(PoisonError::into_inner);
        editions.iter().copied().find(|edition| edition.id == id)
    }

    /// All editions that are known, ours first.
    pub fn known() -> Vec<&'static Edition> {
        shelf().read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads an edition from the files of a folder: the argument gives the text of a file by its name.
    pub fn read(file: impl Fn(&str) -> Result<String, String>) -> Result<Edition, BadEdition> {
        read::read(file)
    }

    /// Puts an edition on the shelf, for as long as the program runs. A name can be used once.
    pub fn bring(self) -> Result<&'static Edition, BadEdition> {
        let mut editions = shelf().write().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = editions.iter().find(|known| known.id == self.id) {
            if **known == self {
                return Ok(known);
            }
            let reason = format!(
                "an edition called `{}` is known already and differs: give yours another id",
                self.id
            );
            return Err(BadEdition { file: "edition.toml".to_owned(), line: None, reason });
        }
        // Games borrow their edition for good, and there are never more than a few.
        let edition: &'static Edition = Box::leak(Box::new(self));
        editions.push(edition);
        Ok(edition)
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
            return Err(BadEdition { file: "set-up".to_owned(), line: None, reason });
        }
        let edition: &'static Edition = Box::leak(Box::new(brought.added_to(self)?));
        extended.push((self, brought.clone(), edition));
        Ok(edition)
    }
}
