//! Deck Goes West as a game of [`turns`](crate::play::turns).

use super::words;
use crate::play::translator::Translator;
use crate::play::turns::{Answer, Meaning, Stepwise};
use deck_goes_west::{DeckGoesWest, View};
use game::{End, Seat};

/// A part of the table that can be shown alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) enum Part {
    /// The map and the question.
    Table,
    /// The seat's cards, abilities and other jobs.
    Cards,
    /// The costs and offers of each tile.
    Land,
    /// The Trade Row.
    Row,
    /// All players, and the piles.
    People,
    /// The map alone.
    Map,
}

impl Stepwise for DeckGoesWest {
    type Part = Part;

    fn words() -> Vec<Meaning<Part>> {
        vec![
            ("plain-words-map", "map", Answer::Show(Part::Map)),
            ("west-words-cards", "cards", Answer::Show(Part::Cards)),
            ("west-words-land", "land", Answer::Show(Part::Land)),
            ("west-words-row", "row", Answer::Show(Part::Row)),
            ("plain-words-table", "table", Answer::Show(Part::People)),
            ("west-words-next", "next", Answer::Next),
        ]
    }

    fn game_of(view: &View) -> &DeckGoesWest {
        view.game()
    }

    fn piece(&self, seat: Seat, translator: &Translator) -> String {
        translator.phrase(&self.character(seat).name).to_owned()
    }

    fn end(view: &View, name: impl Fn(Seat) -> String) -> Option<End> {
        view.end(name)
    }

    fn look_up(view: &View, name: &str, translator: &Translator) -> Option<Vec<String>> {
        words::printed(view, name, translator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::turns::read;
    use catalog::Language;

    #[test]
    fn words_of_both_languages_are_understood_and_the_rest_are_decisions() {
        let english = Translator::of::<DeckGoesWest>(Language::English).unwrap();
        let portuguese = Translator::of::<DeckGoesWest>(Language::Portuguese).unwrap();
        let read = read::<DeckGoesWest>;
        assert_eq!(read(" ? ", &english), Answer::Help);
        assert_eq!(read("rules dw-move-02", &english), Answer::Rule("DW-MOVE-02".to_owned()));
        assert_eq!(read("Cards", &english), Answer::Show(Part::Cards));
        assert_eq!(read("cartas", &portuguese), Answer::Show(Part::Cards));
        assert_eq!(read("terreno", &portuguese), Answer::Show(Part::Land));
        assert_eq!(read("row", &portuguese), Answer::Show(Part::Row));
        assert_eq!(read("undo", &english), Answer::Undo);
        assert_eq!(read("desfazer", &portuguese), Answer::Undo);
        assert_eq!(read("next", &english), Answer::Next);
        assert_eq!(read("do land 1", &english), Answer::Decision("do land 1".to_owned()));
        assert_eq!(read("go", &english), Answer::Decision("go".to_owned()));
        assert_eq!(read("", &english), Answer::Nothing);
    }
}
