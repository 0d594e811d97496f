//! The question to a seat: its choices with their numbers, and how an answer is parsed.

use super::TurnGame;
use crate::play::translator::Translator;
use game::{Choice, Group, Message, Seat};
use std::fmt;

/// The question to a seat.
#[derive(Debug)]
pub(in crate::play) struct Prompt<G: TurnGame> {
    /// The seat that is asked.
    pub(in crate::play) seat: Seat,
    /// The view of that seat.
    pub(in crate::play) view: G::View,
    /// The choices in the order of their numbers; where cards are picked, those beside the cards.
    choices: Vec<Choice<G::Decision>>,
    picks: Option<CardPicks<G::Decision>>,
}

/// Cards of which any number, picked together, are one answer.
#[derive(Clone, Debug)]
pub(in crate::play) struct CardPicks<D> {
    /// The question, as a message of the terminal.
    pub(in crate::play) asked: Message,
    /// Each card in words and in notation.
    pub(in crate::play) cards: Vec<(Message, String)>,
    /// The legal decisions that pick no cards.
    pub(in crate::play) others: Vec<D>,
}

/// One line of a prompt. Displayed with its number and its notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) struct ListedChoice {
    /// The number to type.
    pub(in crate::play) number: usize,
    /// The section of the list it belongs to.
    pub(in crate::play) group: Group,
    /// The decision in words.
    pub(in crate::play) says: String,
    /// A shorter text for narrow columns.
    pub(in crate::play) short: String,
    /// The decision in notation; empty where a number is only a part of the answer.
    pub(in crate::play) written: String,
}

/// Why a text is not an answer.
#[derive(Debug)]
pub(in crate::play) enum Misread<G: TurnGame> {
    /// No choice has this number.
    NoSuchNumber,
    /// The text is not notation of a decision.
    Refused(G::Refusal),
    /// The text names a card or tile; these lines are printed on it.
    LookedUp(Vec<String>),
}

impl<G: TurnGame> Prompt<G> {
    /// The question to this seat, whose view it is.
    pub(in crate::play) fn of(seat: Seat, view: G::View) -> Prompt<G> {
        let picks = G::card_picks(&view);
        let choices = match &picks {
            Some(picks) => picks.others.iter().map(|&other| G::choice(&view, other)).collect(),
            None => G::choices(&view),
        };
        Prompt { seat, view, choices, picks }
    }

    /// The question in words; empty for a seat that has decided and may still change that, which is not asked.
    pub(in crate::play) fn asked(&self, translator: &Translator) -> String {
        match &self.picks {
            Some(picks) => translator.say(&picks.asked),
            None => G::prompt(&self.view).map_or_else(String::new, |prompt| translator.tell(&prompt)),
        }
    }

    /// The numbered choices, from 1 on. Where cards are picked: 0 for none of them, the cards, then the other choices.
    pub(in crate::play) fn choices(&self, translator: &Translator) -> Vec<ListedChoice> {
        let mut choices = Vec::new();
        if let Some(picks) = &self.picks {
            let nothing = G::pick_cards(&self.view, &[]);
            let nothing = nothing.filter(|nothing| G::decisions(&self.view).contains(nothing));
            choices
                .extend(nothing.map(|nothing| self.listed(0, &G::choice(&self.view, nothing), translator)));
            choices.extend((1..).zip(&picks.cards).map(|(number, (card, written))| ListedChoice {
                number,
                group: Group::Choose,
                says: format!("{} ({written})", translator.tell(card)),
                short: written.clone(),
                written: String::new(),
            }));
        }
        let others = (self.cards() + 1..).zip(&self.choices);
        choices.extend(others.map(|(number, choice)| self.listed(number, choice, translator)));
        choices
    }

    fn listed(&self, number: usize, choice: &Choice<G::Decision>, translator: &Translator) -> ListedChoice {
        let written = G::game_of(&self.view).write(choice.decision);
        let says = translator.tell(&choice.label);
        let short = G::short(&self.view, choice.decision, &says, &written, translator);
        ListedChoice { number, group: choice.group, says, short, written }
    }

    /// Parses a number, several numbers of cards, or notation. Notation may lack its first word where the rest matches a legal
    /// decision. The decision may still be illegal.
    pub(in crate::play) fn read(
        &self,
        answer: &str,
        translator: &Translator,
    ) -> Result<G::Decision, Misread<G>> {
        let words: Vec<&str> = answer.split_whitespace().collect();
        let numbers: Option<Vec<usize>> = words.iter().map(|word| word.parse().ok()).collect();
        let are_numbers = |numbers: &Vec<usize>| numbers.len() == 1 || G::PICKS_CARDS && !numbers.is_empty();
        if let Some(numbers) = numbers.filter(are_numbers) {
            return self.numbered(&numbers).ok_or(Misread::NoSuchNumber);
        }
        let answer = words.join(" ");
        G::game_of(&self.view).read(&answer).or_else(|refusal| {
            let printed = || G::look_up(&self.view, &answer, translator);
            self.named(&answer).ok_or_else(|| printed().map_or(Misread::Refused(refusal), Misread::LookedUp))
        })
    }

    /// The decision with these numbers: one choice, or one or several cards.
    pub(in crate::play) fn numbered(&self, numbers: &[usize]) -> Option<G::Decision> {
        if let [number] = numbers
            && let Some(choice) = number.checked_sub(self.cards() + 1).and_then(|at| self.choices.get(at))
        {
            return Some(choice.decision);
        }
        let mut numbers = numbers.to_vec();
        numbers.sort_unstable();
        numbers.dedup();
        if numbers == [0] {
            return G::pick_cards(&self.view, &[]);
        }
        let picked = numbers.iter().map(|number| number.checked_sub(1).filter(|&at| at < self.cards()));
        G::pick_cards(&self.view, &picked.collect::<Option<Vec<_>>>()?)
    }

    /// The legal decision with this notation, in any case and with or without its first word.
    fn named(&self, answer: &str) -> Option<G::Decision> {
        let is_meant = |decision: &&G::Decision| {
            let written = G::game_of(&self.view).write(**decision);
            let rest = written.split_once(' ').map_or("", |(_, rest)| rest);
            written.eq_ignore_ascii_case(answer) || rest.eq_ignore_ascii_case(answer)
        };
        G::decisions(&self.view).iter().find(is_meant).copied()
    }

    /// The number of cards to pick from.
    fn cards(&self) -> usize {
        self.picks.as_ref().map_or(0, |picks| picks.cards.len())
    }
}

impl fmt::Display for ListedChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:3}. {}", self.number, self.says)?;
        if self.written.is_empty() { Ok(()) } else { write!(f, "  [{}]", self.written) }
    }
}
