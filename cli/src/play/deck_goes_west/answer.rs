//! What somebody typed: a decision, or a wish of another kind.

use crate::play::voice::Voice;

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// A number or notation.
    Decision(String),
    /// Say what can be typed.
    Help,
    /// The map, drawn as large as it goes.
    Map,
    /// The own cards, abilities and other jobs.
    Cards,
    /// What each tile asks and offers.
    Land,
    /// The Trade Row.
    Row,
    /// Everybody, and the piles.
    Table,
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

/// Understands a line, in the language spoken or in English.
pub(super) fn read(line: &str, voice: &Voice) -> Answer {
    let line = line.trim();
    let lower = line.to_lowercase();
    let (first, rest) = lower.split_once(char::is_whitespace).unwrap_or((lower.as_str(), ""));
    if line.is_empty() {
        return Answer::Nothing;
    }
    if first != "?" && voice.means(first, "plain-words-rule", "rules") {
        return Answer::Rule(rest.trim().to_uppercase());
    }
    let alone = |id: &'static str, english: &str| rest.is_empty() && voice.means(first, id, english);
    let words = [
        ("plain-words-help", "help", Answer::Help),
        ("plain-words-map", "map", Answer::Map),
        ("west-words-cards", "cards", Answer::Cards),
        ("west-words-land", "land", Answer::Land),
        ("west-words-row", "row", Answer::Row),
        ("plain-words-table", "table", Answer::Table),
        ("plain-words-why", "log", Answer::Log),
        ("plain-words-undo", "undo", Answer::Undo),
        ("west-words-next", "next", Answer::Next),
        ("plain-words-quit", "quit", Answer::Quit),
    ];
    let meant = words.into_iter().find(|(id, english, _)| alone(id, english)).map(|(_, _, answer)| answer);
    match meant {
        Some(answer) => answer,
        None if first == "?" => Answer::Help,
        None => Answer::Decision(line.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Language;
    use deck_goes_west::DeckGoesWest;

    #[test]
    fn words_of_both_languages_are_understood_and_the_rest_are_decisions() {
        let english = Voice::of::<DeckGoesWest>(Language::English).unwrap();
        let portuguese = Voice::of::<DeckGoesWest>(Language::Portuguese).unwrap();
        assert_eq!(read(" ? ", &english), Answer::Help);
        assert_eq!(read("rules dw-move-02", &english), Answer::Rule("DW-MOVE-02".to_owned()));
        assert_eq!(read("Cards", &english), Answer::Cards);
        assert_eq!(read("cartas", &portuguese), Answer::Cards);
        assert_eq!(read("terreno", &portuguese), Answer::Land);
        assert_eq!(read("row", &portuguese), Answer::Row);
        assert_eq!(read("undo", &english), Answer::Undo);
        assert_eq!(read("desfazer", &portuguese), Answer::Undo);
        assert_eq!(read("do land 1", &english), Answer::Decision("do land 1".to_owned()));
        assert_eq!(read("go", &english), Answer::Decision("go".to_owned()));
        assert_eq!(read("", &english), Answer::Nothing);
    }
}
