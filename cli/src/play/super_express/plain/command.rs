//! A parsed line: three cards, or a command.

use crate::play::translator::Translator;
use super_express::{Card, Program, Refusal};

/// A parsed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum RoundCommand {
    /// Three cards.
    Program(Program),
    /// Prints the commands, the cards and the cheat sheet.
    Help,
    /// Describes the train.
    Train,
    /// Prints the last round again, with its rules.
    Why,
    /// Looks up a rule or a chapter.
    Rule(String),
    /// Leaves the game.
    Quit,
}

/// Parses a line, in the translator's language or in English.
pub(super) fn read(line: &str, translator: &Translator) -> Result<RoundCommand, Refusal> {
    let line = line.trim().to_lowercase();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line.as_str(), ""));
    let means = |id: &'static str, english: &str| translator.means(first, id, english);
    if line.is_empty() {
        Err(Refusal::NotThreeCards(0))
    } else if first == "?" || means("plain-words-help", "help") {
        Ok(RoundCommand::Help)
    } else if means("plain-words-rule", "rules") {
        Ok(RoundCommand::Rule(rest.trim().to_uppercase()))
    } else if means("plain-words-train", "train") {
        Ok(RoundCommand::Train)
    } else if means("plain-words-why", "why") {
        Ok(RoundCommand::Why)
    } else if means("plain-words-quit", "quit") {
        Ok(RoundCommand::Quit)
    } else {
        read_program(line.strip_prefix("plan ").unwrap_or(&line), translator).map(RoundCommand::Program)
    }
}

/// Parses `mts`, `m t s`, or the names of cards.
fn read_program(text: &str, translator: &Translator) -> Result<Program, Refusal> {
    let mut names: Vec<(String, Card)> =
        Card::ALL.into_iter().map(|card| (translator.card(card).to_lowercase(), card)).collect();
    // Longest names first, so that no name matches the beginning of a longer one.
    names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    let mut letters = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        if let Some((name, card)) = names.iter().find(|(name, _)| rest.starts_with(name.as_str())) {
            letters.push(card.letter());
            rest = &rest[name.len()..];
        } else {
            if next.is_alphanumeric() {
                letters.push(next);
            }
            rest = &rest[next.len_utf8()..];
        }
    }
    // Name a few wrong letters one by one; refuse a longer wrong text as a whole.
    if letters.len() > Card::ALL.len() {
        return Err(Refusal::Unreadable(text.to_owned()));
    }
    Program::read(&letters)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Language;
    use super_express::SuperExpress;

    fn in_english(line: &str) -> Result<RoundCommand, String> {
        read(line, &Translator::of::<SuperExpress>(Language::English).unwrap())
            .map_err(|refusal| refusal.to_string())
    }

    fn in_portuguese(line: &str) -> Result<RoundCommand, String> {
        read(line, &Translator::of::<SuperExpress>(Language::Portuguese).unwrap())
            .map_err(|refusal| refusal.to_string())
    }

    fn program(letters: &str) -> Result<RoundCommand, String> {
        Ok(RoundCommand::Program(Program::read(letters).unwrap()))
    }

    #[test]
    fn programs_are_read_as_letters_and_as_names() {
        for line in ["mts", "plan mts", " m t s\n", "M,T,S", "Move Turn Shoot", "move, t, shoot"] {
            assert_eq!(in_english(line), program("mts"), "{line}");
        }
        assert_eq!(in_english("change floor, horse, reflex"), program("chr"));
        assert_eq!(in_portuguese("mudar de piso, virar, atirar"), program("cts"));
    }

    #[test]
    fn questions_are_understood_in_both_languages() {
        assert_eq!(in_english("?"), Ok(RoundCommand::Help));
        assert_eq!(in_portuguese("ajuda"), Ok(RoundCommand::Help));
        assert_eq!(in_english("rules se-shoot-04"), Ok(RoundCommand::Rule("SE-SHOOT-04".to_owned())));
        assert_eq!(in_portuguese("regra se-r16"), Ok(RoundCommand::Rule("SE-R16".to_owned())));
        assert_eq!(in_portuguese("trem"), Ok(RoundCommand::Train));
        assert_eq!(in_portuguese("sair"), Ok(RoundCommand::Quit));
    }

    #[test]
    fn bad_answers_say_what_is_wrong() {
        assert_eq!(in_english("mt"), Err("a program has 3 cards, not 2".to_owned()));
        assert_eq!(in_english("mtx"), Err("`x` is no card: the cards are m, c, t, s, r and h".to_owned()));
        assert_eq!(in_english("mtt"), Err("there is only one Turn card (t) in a hand".to_owned()));
        let why = in_english("what is this").unwrap_err();
        assert!(why.contains("no decision"), "{why}");
    }
}
