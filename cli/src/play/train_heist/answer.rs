//! What somebody typed: a decision, or a wish of another kind.

use crate::play::voice::Voice;

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// A number or notation.
    Decision(String),
    /// Say what can be typed.
    Help,
    /// Both maps.
    Map,
    /// The train alone, on a small screen.
    Train,
    /// Everybody's cards and the Wanted Cards.
    Table,
    /// What has happened, with its rules.
    Log,
    /// A rule, a chapter, or all chapters.
    Rule(String),
    /// The last decision back.
    Undo,
    /// Enough.
    Quit,
    /// Nothing at all.
    Nothing,
}

/// Understands a line, in the language spoken or in English.
pub(super) fn read(line: &str, voice: &Voice) -> Answer {
    let line = line.trim();
    let lower = line.to_lowercase();
    let (first, rest) = lower.split_once(char::is_whitespace).unwrap_or((lower.as_str(), ""));
    let alone = |id: &'static str, english: &str| rest.is_empty() && voice.means(first, id, english);
    if line.is_empty() {
        Answer::Nothing
    } else if first == "?" || alone("plain-words-help", "help") {
        Answer::Help
    } else if voice.means(first, "plain-words-rule", "rules") {
        Answer::Rule(rest.trim().to_uppercase())
    } else if alone("plain-words-map", "map") {
        Answer::Map
    } else if alone("plain-words-train", "train") {
        Answer::Train
    } else if alone("plain-words-table", "table") {
        Answer::Table
    } else if alone("plain-words-why", "log") {
        Answer::Log
    } else if alone("plain-words-undo", "undo") {
        Answer::Undo
    } else if alone("plain-words-quit", "quit") {
        Answer::Quit
    } else {
        Answer::Decision(line.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Language;
    use train_heist::TrainHeist;

    #[test]
    fn words_of_both_languages_are_understood_and_the_rest_are_decisions() {
        let english = Voice::of::<TrainHeist>(Language::English).unwrap();
        let portuguese = Voice::of::<TrainHeist>(Language::Portuguese).unwrap();
        assert_eq!(read(" ? ", &english), Answer::Help);
        assert_eq!(read("rules th-loot-05", &english), Answer::Rule("TH-LOOT-05".to_owned()));
        assert_eq!(read("Undo", &english), Answer::Undo);
        assert_eq!(read("desfazer", &portuguese), Answer::Undo);
        assert_eq!(read("mapa", &portuguese), Answer::Map);
        assert_eq!(read("log", &portuguese), Answer::Log);
        assert_eq!(read("sair", &portuguese), Answer::Quit);
        assert_eq!(read("move townA", &english), Answer::Decision("move townA".to_owned()));
        assert_eq!(read("", &english), Answer::Nothing);
    }
}
