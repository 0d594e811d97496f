//! A parsed line: a decision, or a command.

use super::Stepwise;
use crate::play::translator::Translator;

/// A parsed line; `P` is a part of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) enum Answer<P> {
    /// A number or notation, not parsed yet.
    Decision(String),
    /// Shows what can be typed.
    Help,
    /// Shows a part of the table.
    Show(P),
    /// Shows the log with its rules.
    Log,
    /// Looks up a rule, a chapter, or the list of chapters.
    Rule(String),
    /// Takes the last decision back.
    Undo,
    /// Passes the keyboard to the next person.
    Next,
    /// Leaves the game.
    Quit,
    /// An empty line.
    Nothing,
}

/// A command: the id of the message that lists its words, its English word, and its meaning.
pub(in crate::play) type Meaning<P> = (&'static str, &'static str, Answer<P>);

/// Parses a line, in the translator's language or in English.
pub(in crate::play) fn read<G: Stepwise>(line: &str, translator: &Translator) -> Answer<G::Part> {
    let line = line.trim();
    let lower = line.to_lowercase();
    let (first, rest) = lower.split_once(char::is_whitespace).unwrap_or((lower.as_str(), ""));
    if line.is_empty() {
        return Answer::Nothing;
    }
    if first == "?" {
        return Answer::Help;
    }
    if translator.means(first, "plain-words-rule", "rules") {
        return Answer::Rule(rest.trim().to_uppercase());
    }
    let words = [
        ("plain-words-help", "help", Answer::Help),
        ("plain-words-why", "log", Answer::Log),
        ("plain-words-undo", "undo", Answer::Undo),
        ("plain-words-quit", "quit", Answer::Quit),
    ];
    let mut words = words.into_iter().chain(G::words());
    let meant = words.find(|(id, english, _)| rest.is_empty() && translator.means(first, id, english));
    meant.map_or_else(|| Answer::Decision(line.to_owned()), |(_, _, answer)| answer)
}
