//! `pt-BR.toml`: the texts of the edition in Portuguese.

use super::{BadEdition, ReadFile, SourceFile, SpannedText, phrase};
use game::Phrase;
use serde::Deserialize;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

/// The texts, by kind and id of the entry.
type File = BTreeMap<String, BTreeMap<String, Spanned<Words>>>;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Words {
    name: Option<String>,
    flavour: Option<String>,
    title: Option<String>,
    setup: Option<String>,
    rules: Option<String>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

/// A text of an entry.
#[derive(Clone, Copy, Debug)]
pub(super) enum TranslatedField {
    Name,
    Flavour,
    Title,
    Setup,
    Rules,
}

/// The Portuguese texts of an edition, if it has any.
pub(super) struct Translation {
    file: Option<(File, SourceFile)>,
    /// Is every text required?
    complete: bool,
    /// The entries that were looked up, or skipped.
    used: RefCell<BTreeSet<(&'static str, String)>>,
}

impl Translation {
    /// The built-in edition must be complete; others may be in English only.
    pub(super) fn of(file: ReadFile<'_>, ours: bool) -> Result<Translation, BadEdition> {
        let is_there = ours || file("pt-BR.toml").is_ok();
        let file = if is_there { Some(SourceFile::parse::<File>(file, "pt-BR.toml")?) } else { None };
        Ok(Translation { file, complete: ours, used: RefCell::default() })
    }

    /// A text of an entry in both languages.
    pub(super) fn phrase(
        &self,
        kind: &'static str,
        id: &SpannedText,
        field: TranslatedField,
        english: &str,
    ) -> Result<Phrase, BadEdition> {
        let id = id.get_ref();
        self.used.borrow_mut().insert((kind, id.clone()));
        let words = self.file.as_ref().and_then(|(file, _)| file.get(kind)?.get(id));
        let portuguese = words.and_then(|words| field.of(words.get_ref()));
        let bad = |reason| BadEdition { file: "pt-BR.toml".to_owned(), line: None, reason };
        if self.complete && portuguese.is_none() {
            return Err(bad(format!("{kind} `{id}` has no {}", field.word())));
        }
        phrase(english, portuguese).map_err(bad)
    }

    /// Marks an entry as used without reading it.
    pub(super) fn pass_over(&self, kind: &'static str, id: &SpannedText) {
        self.used.borrow_mut().insert((kind, id.get_ref().clone()));
    }

    /// Refuses translations of entries that do not exist.
    pub(super) fn is_used_up(&self) -> Result<(), BadEdition> {
        let Some((file, source)) = &self.file else { return Ok(()) };
        let used = self.used.borrow();
        for (kind, words) in file {
            for (id, words) in words {
                if !used.iter().any(|(other, name)| other == kind && name == id) {
                    return Err(source.bad_at(words, format!("there is no {kind} `{id}`")));
                }
            }
        }
        Ok(())
    }
}

impl TranslatedField {
    const fn word(self) -> &'static str {
        match self {
            TranslatedField::Name => "name",
            TranslatedField::Flavour => "flavour",
            TranslatedField::Title => "title",
            TranslatedField::Setup => "setup",
            TranslatedField::Rules => "rules",
        }
    }

    fn of(self, words: &Words) -> Option<&str> {
        let words = match self {
            TranslatedField::Name => &words.name,
            TranslatedField::Flavour => &words.flavour,
            TranslatedField::Title => &words.title,
            TranslatedField::Setup => &words.setup,
            TranslatedField::Rules => &words.rules,
        };
        words.as_deref()
    }
}
