//! Proofs of rules: the scenarios that show a rule and the code that cites it.
//!
//! The program embeds an index of the scenarios (`games/<game>/scenarios.index`), not the files, so a changed scenario rebuilds
//! nothing. A test compares the index with the files; `BLESS=1` rewrites it.

use crate::CatalogGame;
use crate::GameId;
use game::{Rule, RuleKind, Rulebook};

// DOCUMENTATION: for each game, the lines of its doc comments with their locations.
include!(concat!(env!("OUT_DIR"), "/citations.rs"));

/// A scenario as the index lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IndexedScenario {
    /// The path from the project's root.
    pub file: String,
    /// The rules and rulings it proves.
    pub rules: Vec<&'static str>,
    /// What it shows, in a sentence.
    pub title: &'static str,
}

/// The proofs of one game's rules.
#[derive(Clone, Debug)]
pub struct Proofs {
    /// The rules, in English.
    pub rulebook: Rulebook<'static>,
    /// The scenarios, in the order of the index.
    pub scenarios: Vec<IndexedScenario>,
    citations: Vec<(&'static str, Vec<String>)>,
}

impl Proofs {
    /// Collects the proofs of a game; the error says what cannot be parsed.
    pub fn of(game: GameId) -> Result<Proofs, String> {
        struct Book;
        impl crate::Visitor for Book {
            type Out = &'static str;
            fn visit<G: CatalogGame>(self) -> &'static str {
                G::rules_in("en")
            }
        }
        let rulebook = Rulebook::parse(game.visit(Book))?;
        let documentation = DOCUMENTATION
            .iter()
            .find(|(name, _)| *name == game.name())
            .map(|(_, lines)| *lines)
            .ok_or_else(|| format!("nothing was gathered for {game}"))?;
        let cite = |&(place, doc): &(&'static str, &str)| (place, cited(doc, &rulebook));
        let citations = documentation.iter().map(cite).filter(|(_, ids)| !ids.is_empty()).collect();
        Ok(Proofs { scenarios: indexed(game)?, rulebook, citations })
    }

    /// The scenarios that show a rule.
    pub fn shown_by(&self, id: &str) -> impl Iterator<Item = &IndexedScenario> {
        self.scenarios.iter().filter(move |scenario| scenario.rules.contains(&id))
    }

    /// The locations in the code that cite a rule.
    pub fn cited_by(&self, id: &str) -> impl Iterator<Item = &'static str> {
        self.citations
            .iter()
            .filter(move |(_, ids)| ids.iter().any(|cited| cited == id))
            .map(|(place, _)| *place)
    }

    /// Whether the rule has a scenario, or needs none.
    pub fn is_proven(&self, rule: &Rule<'_>) -> bool {
        rule.kind != RuleKind::Engine || self.shown_by(rule.id).next().is_some()
    }

    /// The number of rules that have the scenario they need, and of rules that need one.
    pub fn coverage(&self) -> (usize, usize) {
        let engine = self.rulebook.rules.iter().filter(|rule| rule.kind == RuleKind::Engine);
        (engine.clone().filter(|rule| self.is_proven(rule)).count(), engine.count())
    }
}

/// The index of a game's scenarios: one line each, with the file, the rules and the title separated by tabs.
fn indexed(game: GameId) -> Result<Vec<IndexedScenario>, String> {
    let index = match game {
        GameId::SuperExpress => include_str!("../../games/super-express/scenarios.index"),
        GameId::TrainHeist => include_str!("../../games/train-heist/scenarios.index"),
        GameId::DeckGoesWest => include_str!("../../games/deck-goes-west/scenarios.index"),
    };
    let read = |(line, number): (&'static str, u32)| {
        let mut fields = line.split('\t');
        match (fields.next(), fields.next(), fields.next(), fields.next()) {
            (Some(file), Some(rules), Some(title), None) => Ok(IndexedScenario {
                file: format!("games/{game}/scenarios/{file}"),
                rules: rules.split(' ').collect(),
                title,
            }),
            _ => Err(format!("games/{game}/scenarios.index, line {number}: not a file, rules and a title")),
        }
    };
    index.lines().zip(1..).map(read).collect()
}

/// The ids that a doc comment line cites; `SE-FLOOR-01 to SE-FLOOR-06` cites all six.
fn cited(doc: &str, rulebook: &Rulebook<'_>) -> Vec<String> {
    let words: Vec<&str> = doc
        .split(|sign: char| sign != '-' && !sign.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let place = |word: &str| rulebook.rules.iter().position(|rule| rule.id == word);
    let mut ids = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let Some(first) = place(word) else { continue };
        let last = match words.get(at + 1..at + 3) {
            Some(["to", end]) => place(end).unwrap_or(first),
            _ => first,
        };
        let range = rulebook.rules[first..=last.max(first)].iter();
        // Rulings lie between the rules; a range of rules does not cite them.
        ids.extend(
            range.filter(|rule| rule.id == *word || rule.decides.is_none()).map(|rule| rule.id.to_owned()),
        );
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_may_be_a_range() {
        let book = "## A\n### A-X-01\na\n#### A-R01\nr\n### A-X-02\nb\n### A-X-03\nc\n";
        let book = Rulebook::parse(book).unwrap();
        assert_eq!(cited("A-X-01 to A-X-03. All of it.", &book), ["A-X-01", "A-X-02", "A-X-03", "A-X-03"]);
        assert_eq!(cited("A-X-02, A-R01. Some, not A-X-09.", &book), ["A-X-02", "A-R01"]);
        assert!(cited("Nothing at all.", &book).is_empty());
    }
}
