//! Deck Goes West as a game of [`turns`](crate::play::turns).

use super::words;
use crate::play::translator::Translator;
use crate::play::turns::{CommandWord, TurnCommand, TurnGame};
use deck_goes_west::{DeckGoesWest, View};
use game::{EndReport, Seat};

/// A part of the table that can be shown alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) enum TablePart {
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

impl TurnGame for DeckGoesWest {
    type Part = TablePart;

    fn words() -> Vec<CommandWord<TablePart>> {
        vec![
            ("plain-words-map", "map", TurnCommand::Show(TablePart::Map)),
            ("west-words-cards", "cards", TurnCommand::Show(TablePart::Cards)),
            ("west-words-land", "land", TurnCommand::Show(TablePart::Land)),
            ("west-words-row", "row", TurnCommand::Show(TablePart::Row)),
            ("plain-words-table", "table", TurnCommand::Show(TablePart::People)),
            ("west-words-next", "next", TurnCommand::Next),
        ]
    }

    fn game_of(view: &View) -> &DeckGoesWest {
        view.game()
    }

    fn piece(&self, seat: Seat, translator: &Translator) -> String {
        translator.phrase(&self.character(seat).name).to_owned()
    }

    fn end(view: &View, name: impl Fn(Seat) -> String) -> Option<EndReport> {
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
        assert_eq!(read(" ? ", &english), TurnCommand::Help);
        assert_eq!(read("rules dw-move-02", &english), TurnCommand::Rule("DW-MOVE-02".to_owned()));
        assert_eq!(read("Cards", &english), TurnCommand::Show(TablePart::Cards));
        assert_eq!(read("cartas", &portuguese), TurnCommand::Show(TablePart::Cards));
        assert_eq!(read("terreno", &portuguese), TurnCommand::Show(TablePart::Land));
        assert_eq!(read("row", &portuguese), TurnCommand::Show(TablePart::Row));
        assert_eq!(read("undo", &english), TurnCommand::Undo);
        assert_eq!(read("desfazer", &portuguese), TurnCommand::Undo);
        assert_eq!(read("next", &english), TurnCommand::Next);
        assert_eq!(read("do land 1", &english), TurnCommand::Decision("do land 1".to_owned()));
        assert_eq!(read("go", &english), TurnCommand::Decision("go".to_owned()));
        assert_eq!(read("", &english), TurnCommand::Nothing);
    }
}
