//! What somebody typed: a decision, or a wish of another kind.

use super::Stepwise;
use crate::play::translator::Translator;

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) enum Answer<P> {
    /// A number or notation.
    Decision(String),
    /// Say what can be typed.
    Help,
    /// A part of the table.
    Show(P),
    /// What has happened, with its rules.
    Log,
    /// A rule, a chapter, or all chapters.
    Rule(String),
    /// The last decision back.
    Undo,
    /// Somebody else here goes on.
    Next,
    /// Enough.
    Quit,
    /// Nothing at all.
    Nothing,
}

/// Words and what they mean: the message with them, and the one that is understood in any language.
pub(in crate::play) type Meaning<P> = (&'static str, &'static str, Answer<P>);

/// Understands a line, in the language spoken or in English.
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
