//! Checks of rule ids: `SE-SHOOT-04`, `DW-DR-112`, `SE-R12`.

use crate::TextFile;
use std::collections::BTreeSet;

/// Ids that are cited anywhere but are no heading of a `RULES.md`.
pub fn unknown_rules(files: &[TextFile]) -> Vec<String> {
    let is_rules = |file: &&TextFile| file.path.starts_with("games/") && file.path.ends_with("/RULES.md");
    let headings: BTreeSet<&str> = files
        .iter()
        .filter(is_rules)
        .flat_map(|file| file.text.lines())
        .filter_map(|line| line.strip_prefix("### ").or_else(|| line.strip_prefix("#### ")))
        .collect();
    let mut found = Vec::new();
    for file in files {
        for (number, line) in (1..).zip(file.text.lines()) {
            let unknown = ids(line).filter(|id| !headings.contains(id));
            found.extend(unknown.map(|id| format!("{}:{number}: {id}", file.path)));
        }
    }
    found
}

/// Words that look like rule ids: a game, then a chapter and a number, or `R` and a number, of two digits or more.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| sign != '-' && !sign.is_ascii_alphanumeric()).filter(|word| {
        let parts: Vec<&str> = word.split('-').collect();
        let number = |part: &str| part.len() >= 2 && part.chars().all(|sign| sign.is_ascii_digit());
        let chapter = |part: &str| {
            part.starts_with(|sign: char| sign.is_ascii_uppercase())
                && part.chars().all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit())
        };
        match parts[..] {
            [game, part, at] => GAMES.contains(&game) && chapter(part) && number(at),
            [game, ruling] => GAMES.contains(&game) && ruling.strip_prefix('R').is_some_and(number),
            _ => false,
        }
    })
}

const GAMES: [&str; 3] = ["SE", "TH", "DW"];

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::unknown_rules;

    /// The findings in this text, beside the rules of a made-up game. (Ids are split: this file is checked, too.)
    fn found(cited: &str) -> Vec<String> {
        let rules = sample("games/west/RULES.md", "### DW-DR-01\n\n#### SE-R01\n");
        unknown_rules(&[rules, sample("web/src/one.rs", cited)])
    }

    #[test]
    fn an_id_is_checked_whatever_the_number_of_its_digits() {
        for number in ["98", "987", "9876"] {
            let id = format!("{}-DR-{number}", "DW");
            assert_eq!(
                found(&format!("/// {id}: how a card is drawn.")),
                [format!("web/src/one.rs:1: {id}")]
            );
        }
    }

    #[test]
    fn chapters_with_digits_and_rulings_are_checked() {
        for id in ["P7-98", "R987"] {
            let id = format!("{}-{id}", "SE");
            assert_eq!(found(&format!("(`{id}`)")), [format!("web/src/one.rs:1: {id}")]);
        }
    }

    #[test]
    fn headings_and_other_words_are_no_findings() {
        for text in ["DW-DR-01, SE-R01.", "UTF-8, ISO-8601-1, DW-NIGHT, dw-dr-99"] {
            assert!(found(text).is_empty(), "{text}: {:?}", found(text));
        }
    }
}
