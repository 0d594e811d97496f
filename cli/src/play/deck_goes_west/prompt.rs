//! The choices of the asked seat with their numbers, and how an answer is parsed.

use super::words;
use crate::play::translator::Translator;
use crate::play::turns::{Asks, Misread, answer};
use deck_goes_west::{Decision, DeckGoesWest, View};
use game::{Choice, Group, Notation, Seat, Viewed};

/// The question to one seat.
#[derive(Clone, Debug)]
pub(in crate::play) struct Prompt {
    /// The seat that is asked.
    pub(super) seat: Seat,
    /// The view of that seat.
    pub(super) view: View,
    /// The choices, in the order of their numbers.
    choices: Vec<Choice<Decision>>,
}

/// One line of a prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ListedChoice {
    /// The number to type.
    pub(super) number: usize,
    /// The section of the list it belongs to.
    pub(super) group: Group,
    /// The decision in words.
    pub(super) says: String,
    /// The decision in notation.
    pub(super) written: String,
}

impl Asks<DeckGoesWest> for Prompt {
    fn of(seat: Seat, view: View) -> Prompt {
        let choices = DeckGoesWest::choices(&view);
        Prompt { seat, view, choices }
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    /// Parses a number, or notation; notation may lack its first word where the rest matches a legal decision.
    fn read(&self, answer: &str, translator: &Translator) -> Result<Decision, Misread<DeckGoesWest>> {
        let answer = answer.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Ok(number) = answer.parse() {
            return self.numbered(number).ok_or(Misread::NoSuchNumber);
        }
        let game = self.view.game();
        game.read(&answer).or_else(|refusal| {
            let meant = answer::named(game, &self.view.legal, &answer);
            let printed = || words::printed(&self.view, &answer, translator);
            meant.ok_or_else(|| printed().map_or(Misread::Refused(refusal), Misread::Asked))
        })
    }
}

impl Prompt {
    /// The question in words; empty for a seat that has passed and may still change that, which is not asked.
    pub(super) fn asked(&self, translator: &Translator) -> String {
        DeckGoesWest::prompt(&self.view).map_or_else(String::new, |prompt| translator.tell(&prompt))
    }

    /// The numbered choices, from 1 on.
    pub(super) fn choices(&self, translator: &Translator) -> Vec<ListedChoice> {
        let listed = |(number, choice): (usize, &Choice<Decision>)| ListedChoice {
            number,
            group: choice.group,
            says: translator.tell(&choice.label),
            written: self.view.game().write(choice.decision),
        };
        (1..).zip(&self.choices).map(listed).collect()
    }

    /// The choice with this number.
    pub(super) fn numbered(&self, number: usize) -> Option<Decision> {
        self.choices.get(number.checked_sub(1)?).map(|choice| choice.decision)
    }
}
