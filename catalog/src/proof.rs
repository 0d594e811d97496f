//! What proves a rule: the scenarios that show it and the code that cites it. Gathered when the program is built.

use crate::GameId;
use game::scenario::Scenario;
use game::{Game, Kind, Rule, Rulebook};

/// What the build found in the folder of one game: texts, each with its place.
struct Gathered {
    game: &'static str,
    scenarios: &'static [(&'static str, &'static str)],
    documentation: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/proofs.rs"));

/// A scenario file that came with the program.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The file, from the project's root.
    pub file: &'static str,
    /// What it says.
    pub scenario: Scenario,
}

/// What proves the rules of one game.
#[derive(Clone, Debug)]
pub struct Proofs {
    /// The rules.
    pub rulebook: Rulebook<'static>,
    /// The scenarios.
    pub scenarios: Vec<Shown>,
    citations: Vec<(&'static str, Vec<String>)>,
}

impl Proofs {
    /// Gathers them.
    pub fn of(game: GameId) -> Result<Proofs, String> {
        struct Book;
        impl crate::Visitor for Book {
            type Out = &'static str;
            fn visit<G: Game>(self) -> &'static str {
                G::RULES.first().map_or("", |(_, text)| text)
            }
        }
        let rulebook = Rulebook::parse(game.visit(Book))?;
        let gathered = GATHERED
            .iter()
            .find(|gathered| gathered.game == game.name())
            .ok_or_else(|| format!("nothing was gathered for {game}"))?;
        let scenarios = gathered
            .scenarios
            .iter()
            .map(|(file, text)| {
                let scenario = Scenario::parse(text).map_err(|why| format!("{file}: {why}"))?;
                Ok(Shown { file, scenario })
            })
            .collect::<Result<Vec<Shown>, String>>()?;
        let cite = |&(place, doc): &(&'static str, &str)| (place, cited(doc, &rulebook));
        let citations = gathered.documentation.iter().map(cite).filter(|(_, ids)| !ids.is_empty()).collect();
        Ok(Proofs { rulebook, scenarios, citations })
    }

    /// The scenarios that show a rule.
    pub fn shown_by(&self, id: &str) -> impl Iterator<Item = &Shown> {
        self.scenarios.iter().filter(move |shown| shown.scenario.rules.iter().any(|rule| rule == id))
    }

    /// The places in the code that cite a rule.
    pub fn cited_by(&self, id: &str) -> impl Iterator<Item = &'static str> {
        self.citations
            .iter()
            .filter(move |(_, ids)| ids.iter().any(|cited| cited == id))
            .map(|(place, _)| *place)
    }

    /// Is there a scenario for this rule, if it needs one?
    pub fn is_proven(&self, rule: &Rule<'_>) -> bool {
        rule.kind != Kind::Engine || self.shown_by(rule.id).next().is_some()
    }

    /// How many of the rules that need a scenario have one, and how many need one.
    pub fn coverage(&self) -> (usize, usize) {
        let engine = self.rulebook.rules.iter().filter(|rule| rule.kind == Kind::Engine);
        (engine.clone().filter(|rule| self.is_proven(rule)).count(), engine.count())
    }
}

/// The ids a documentation line cites; `SE-FLOOR-01 to SE-FLOOR-06` cites all six.
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
        // Rulings stand between the rules; a range of rules is not meant to cite them.
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
