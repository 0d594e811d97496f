//! Editions: the material of a game, where it is data. Parses their files with errors that name file, line and reason, and
//! keeps a registry of them.

use serde::de::DeserializeOwned;
use std::fmt;
use std::sync::{PoisonError, RwLock};
use toml::Spanned;

/// Why an edition cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadEdition {
    /// The name of the file.
    pub file: String,
    /// The line, where one can be named.
    pub line: Option<usize>,
    /// What is wrong.
    pub reason: String,
}

impl BadEdition {
    /// An error about a whole file.
    pub fn in_file(file: &str, reason: impl Into<String>) -> BadEdition {
        BadEdition { file: file.to_owned(), line: None, reason: reason.into() }
    }
}

impl fmt::Display for BadEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for BadEdition {}

/// All errors of an edition, in the order of its files: at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionErrors(Vec<BadEdition>);

impl EditionErrors {
    /// The errors, in order.
    pub fn all(&self) -> &[BadEdition] {
        &self.0
    }
}

impl From<BadEdition> for EditionErrors {
    fn from(error: BadEdition) -> EditionErrors {
        EditionErrors(vec![error])
    }
}

/// One error per line.
impl fmt::Display for EditionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if number == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for EditionErrors {}

/// Collects the errors of an edition's parts, so that its author sees all of them at once.
#[derive(Clone, Default, Debug)]
pub struct EditionReview(Vec<BadEdition>);

impl EditionReview {
    /// The part, if it can be used; otherwise keeps its errors.
    pub fn keep<T>(&mut self, part: Result<T, impl Into<EditionErrors>>) -> Option<T> {
        part.map_err(|errors| self.0.extend(errors.into().0)).ok()
    }

    /// The whole, if there was no error.
    pub fn finish<T>(self, whole: Option<T>) -> Result<T, EditionErrors> {
        match whole.filter(|_| self.0.is_empty()) {
            Some(whole) => Ok(whole),
            None => Err(EditionErrors(self.0)),
        }
    }
}

/// Checks that this can be a name in notation.
pub fn check_name(id: &str) -> Result<(), String> {
    let of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    match !id.is_empty() && id.chars().all(of_name) {
        true => Ok(()),
        false => Err(format!("`{id}` is no name: use letters, digits and hyphens")),
    }
}

/// Gives the text of an edition's file by its name, or the reason why it cannot.
pub type ReadFile<'a> = &'a dyn Fn(&str) -> Result<String, String>;

/// A name or another text of a file, with its position there.
pub type SpannedText = Spanned<String>;

/// A file's text, which maps positions to lines.
#[derive(Clone, Debug)]
pub struct SourceFile {
    file: &'static str,
    text: String,
}

impl SourceFile {
    /// Reads a file of an edition.
    pub fn parse<T: DeserializeOwned>(
        file: ReadFile<'_>,
        name: &'static str,
    ) -> Result<(T, SourceFile), BadEdition> {
        let text = file(name).map_err(|reason| BadEdition::in_file(name, reason))?;
        let source = SourceFile { file: name, text };
        let parsed = toml::from_str(&source.text).map_err(|why| {
            let reason = why.message().lines().collect::<Vec<_>>().join(" ");
            match why.span() {
                Some(span) => source.bad_from(span.start, reason),
                None => source.bad(reason),
            }
        })?;
        Ok((parsed, source))
    }

    /// An error about this part of the file.
    pub fn bad_at<T>(&self, part: &Spanned<T>, reason: impl Into<String>) -> BadEdition {
        self.bad_from(part.span().start, reason)
    }

    /// An error about the whole file.
    pub fn bad(&self, reason: impl Into<String>) -> BadEdition {
        BadEdition::in_file(self.file, reason)
    }

    /// Errors about an entry, located where its name is defined.
    pub fn blame<'a>(&'a self, id: &'a SpannedText) -> impl Fn(String) -> BadEdition + 'a {
        move |reason| self.bad_at(id, format!("{}: {reason}", id.get_ref()))
    }

    fn bad_from(&self, at: usize, reason: impl Into<String>) -> BadEdition {
        let line = self.text.get(..at).unwrap_or_default().matches('\n').count() + 1;
        BadEdition { line: Some(line), ..self.bad(reason) }
    }
}

/// An edition that an [`EditionRegistry`] can hold.
pub trait GameEdition: PartialEq {
    /// The name in set-ups and records.
    fn id(&self) -> &str;
}

/// The registry of a game's editions: the built-in one first, then those that were loaded.
#[derive(Debug)]
pub struct EditionRegistry<E: 'static>(RwLock<Vec<&'static E>>);

impl<E: GameEdition> EditionRegistry<E> {
    /// A registry with the built-in edition, read from these files.
    ///
    /// # Panics
    /// If they are invalid. They are part of the program, and the build script of `catalog` reads them, so that a program with
    /// invalid ones cannot be built.
    pub fn of(
        files: &[(&str, &str)],
        read: impl Fn(ReadFile<'_>) -> Result<E, EditionErrors>,
    ) -> EditionRegistry<E> {
        let file = |name: &str| {
            let file = files.iter().find(|(file, _)| *file == name);
            file.map(|(_, text)| (*text).to_owned()).ok_or_else(|| "there is no such file".to_owned())
        };
        let built_in =
            read(&file).unwrap_or_else(|why| panic!("the edition of this program is broken: {why}"));
        EditionRegistry(RwLock::new(vec![Box::leak(Box::new(built_in))]))
    }

    /// The built-in edition.
    pub fn built_in(&self) -> &'static E {
        let editions = self.0.read().unwrap_or_else(PoisonError::into_inner);
        editions.first().expect(
            "the built-in edition is there, because a registry is made with it and nothing is removed",
        )
    }

    /// The edition with this name, if it is registered.
    pub fn named(&self, id: &str) -> Option<&'static E> {
        let editions = self.0.read().unwrap_or_else(PoisonError::into_inner);
        editions.iter().copied().find(|edition| edition.id() == id)
    }

    /// All registered editions, the built-in one first.
    pub fn all(&self) -> Vec<&'static E> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Registers an edition for as long as the program runs. Fails if another edition has the same name.
    pub fn register(&self, edition: E) -> Result<&'static E, BadEdition> {
        let mut editions = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = editions.iter().find(|known| known.id() == edition.id()) {
            if **known == edition {
                return Ok(known);
            }
            let reason = format!(
                "an edition called `{}` is known already and differs: give yours another id",
                edition.id()
            );
            return Err(BadEdition::in_file("edition.toml", reason));
        }
        // Games borrow their edition for `'static`, and there are never more than a few.
        let edition: &'static E = Box::leak(Box::new(edition));
        editions.push(edition);
        Ok(edition)
    }
}
