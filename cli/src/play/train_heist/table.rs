//! Train Heist as a game of [`turns`](crate::play::turns).

use super::prompt::Prompt;
use crate::play::translator::Translator;
use crate::play::turns::{Answer, Meaning, Stepwise};
use game::{End, Seat};
use train_heist::{TrainHeist, View};

/// A part of the table that can be shown alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) enum Part {
    Map,
    Train,
    People,
    Wanted,
}

impl Stepwise for TrainHeist {
    type Part = Part;
    type Prompt = Prompt;

    fn words() -> Vec<Meaning<Part>> {
        vec![
            ("plain-words-map", "map", Answer::Show(Part::Map)),
            ("plain-words-train", "train", Answer::Show(Part::Train)),
            ("plain-words-table", "table", Answer::Show(Part::People)),
        ]
    }

    fn piece(&self, seat: Seat, translator: &Translator) -> String {
        translator.term(self.colour(seat).message_id())
    }

    fn end(view: &View, name: impl Fn(Seat) -> String) -> Option<End> {
        view.end(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::turns::read;
    use catalog::Language;

    #[test]
    fn words_of_both_languages_are_understood_and_the_rest_are_decisions() {
        let english = Translator::of::<TrainHeist>(Language::English).unwrap();
        let portuguese = Translator::of::<TrainHeist>(Language::Portuguese).unwrap();
        let read = read::<TrainHeist>;
        assert_eq!(read(" ? ", &english), Answer::Help);
        assert_eq!(read("rules th-loot-05", &english), Answer::Rule("TH-LOOT-05".to_owned()));
        assert_eq!(read("Undo", &english), Answer::Undo);
        assert_eq!(read("desfazer", &portuguese), Answer::Undo);
        assert_eq!(read("mapa", &portuguese), Answer::Show(Part::Map));
        assert_eq!(read("log", &portuguese), Answer::Log);
        assert_eq!(read("sair", &portuguese), Answer::Quit);
        assert_eq!(read("move townA", &english), Answer::Decision("move townA".to_owned()));
        assert_eq!(read("next", &english), Answer::Decision("next".to_owned()), "nobody else is ever asked");
        assert_eq!(read("", &english), Answer::Nothing);
    }
}
