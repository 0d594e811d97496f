//! A parsed line: a decision, or a command.

use super::TurnGame;
use crate::play::translator::Translator;

/// A parsed line; `P` is a part of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) enum TurnCommand<P> {
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
pub(in crate::play) type CommandWord<P> = (&'static str, &'static str, TurnCommand<P>);

/// Parses a line, in the translator's language or in English.
pub(in crate::play) fn read<G: TurnGame>(line: &str, translator: &Translator) -> TurnCommand<G::Part> {
    let line = line.trim();
    let lower = line.to_lowercase();
    let (first, rest) = lower.split_once(char::is_whitespace).unwrap_or((lower.as_str(), ""));
    if line.is_empty() {
        return TurnCommand::Nothing;
    }
    if first == "?" {
        return TurnCommand::Help;
    }
    if translator.means(first, "plain-words-rule", "rules") {
        return TurnCommand::Rule(rest.trim().to_uppercase());
    }
    let words = [
        ("plain-words-help", "help", TurnCommand::Help),
        ("plain-words-why", "log", TurnCommand::Log),
        ("plain-words-undo", "undo", TurnCommand::Undo),
        ("plain-words-quit", "quit", TurnCommand::Quit),
    ];
    let mut words = words.into_iter().chain(G::words());
    let meant = words.find(|(id, english, _)| rest.is_empty() && translator.means(first, id, english));
    meant.map_or_else(|| TurnCommand::Decision(line.to_owned()), |(_, _, answer)| answer)
}
