//! The choices of the asked seat with their numbers, and how an answer is parsed.

use crate::play::translator::Translator;
use crate::play::turns::{Asks, Misread, answer};
use game::{Choice, Group, Message, Notation, Seat, Viewed};
use train_heist::{Card, Cards, Decision, Question, TrainHeist, View};

/// The question to one seat.
#[derive(Clone, Debug)]
pub(in crate::play) struct Prompt {
    /// The seat that is asked.
    pub(super) seat: Seat,
    /// The view of that seat.
    pub(super) view: View,
    /// The choices in the order of their numbers; where cards are picked, only the other choices.
    choices: Vec<Choice<Decision>>,
    /// Where any cards of the hand may be picked: the purpose, and the hand.
    picked: Option<(Picking, Vec<Card>)>,
}

/// The purpose of the picked cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Picking {
    Discard,
    Give,
    Accept,
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
    /// A shorter text for narrow columns: cards, and names of spaces.
    pub(super) short: String,
    /// The decision in notation; empty where a number is only a part of the answer.
    pub(super) written: String,
}

impl Asks<TrainHeist> for Prompt {
    fn of(seat: Seat, view: View) -> Prompt {
        let picked = view.question.and_then(picking).map(|picking| {
            let hand = view.own().map(|own| own.hand.known()).unwrap_or_default();
            (picking, hand.iter().collect())
        });
        let choices = TrainHeist::choices(&view).into_iter();
        let choices =
            choices.filter(|choice| picked.is_none() || choice.decision == Decision::Refuse).collect();
        Prompt { seat, view, choices, picked }
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    /// Parses a number, several numbers of cards, notation, or the name of a space alone.
    fn read(&self, answer: &str, _: &Translator) -> Result<Decision, Misread<TrainHeist>> {
        let words: Vec<&str> = answer.split_whitespace().collect();
        let numbers: Option<Vec<usize>> = words.iter().map(|word| word.parse().ok()).collect();
        if let Some(numbers) = numbers.filter(|numbers| !numbers.is_empty()) {
            return self.numbered(&numbers).ok_or(Misread::NoSuchNumber);
        }
        let answer = words.join(" ");
        let game = self.view.game();
        game.read(&answer).or_else(|refusal| {
            answer::named(game, &self.view.legal, &answer).ok_or(Misread::Refused(refusal))
        })
    }
}

impl Prompt {
    /// The question in words.
    pub(super) fn asked(&self, translator: &Translator) -> String {
        match self.picked {
            Some((Picking::Discard, _)) => translator.word("heist-pick-discard"),
            Some((Picking::Give, _)) => translator.word("heist-pick-give"),
            Some((Picking::Accept, _)) => {
                let offered = self.view.offered().unwrap_or_default();
                translator.say(&Message::new("heist-pick-accept").text("cards", offered.to_string()))
            }
            None => {
                TrainHeist::prompt(&self.view).map_or_else(String::new, |prompt| translator.tell(&prompt))
            }
        }
    }

    /// The numbered choices; where cards are picked, first the cards.
    pub(super) fn choices(&self, translator: &Translator) -> Vec<ListedChoice> {
        let mut choices = Vec::new();
        if let Some((picking, hand)) = &self.picked {
            let nothing = picking.decides(Cards::NONE);
            if self.view.legal.contains(&nothing) {
                choices.push(self.listed(0, &TrainHeist::choice(&self.view, nothing), translator));
            }
            choices.extend((1..).zip(hand).map(|(number, card)| ListedChoice {
                number,
                group: Group::Choose,
                says: format!("{} ({card})", translator.tell(&card.message())),
                short: card.to_string(),
                written: String::new(),
            }));
        }
        let first = self.picked.as_ref().map_or(0, |(_, hand)| hand.len()) + 1;
        let others = (first..).zip(&self.choices);
        choices.extend(others.map(|(number, choice)| self.listed(number, choice, translator)));
        choices
    }

    fn listed(&self, number: usize, choice: &Choice<Decision>, translator: &Translator) -> ListedChoice {
        let Choice { decision, group, .. } = *choice;
        let written = self.view.game().write(decision);
        let says = translator.tell(&choice.label);
        let rest = written.split_once(' ').map_or("", |(_, rest)| rest).to_owned();
        let short = match decision {
            Decision::Pay(_) | Decision::Use(_) | Decision::Keys(_) | Decision::Hold(_) => rest,
            // The id comes first, so that a narrow column cuts off the description instead. The description is the place alone:
            // only boarding and leaving need a verb.
            Decision::Move(to) | Decision::To(to) | Decision::Send(to)
                if !self.boards_or_leaves(decision) =>
            {
                format!("{rest}: {}", translator.phrase(&self.view.game().edition().site(to).the))
            }
            Decision::Move(_)
            | Decision::Jump(_)
            | Decision::Mount(_)
            | Decision::Horse(_)
            | Decision::Trade(_) => format!("{rest}: {says}"),
            _ => says.clone(),
        };
        ListedChoice { number, group, says, short, written }
    }

    /// Does this decision lead from one map to the other?
    fn boards_or_leaves(&self, decision: Decision) -> bool {
        let own = self.view.own();
        matches!(decision, Decision::Move(to) if own.is_some_and(|own| own.at.is_aboard() != to.is_aboard()))
    }

    fn numbered(&self, numbers: &[usize]) -> Option<Decision> {
        let Some((picking, hand)) = &self.picked else {
            let [number] = numbers else { return None };
            return self.choices.get(number.checked_sub(1)?).map(|choice| choice.decision);
        };
        if let [number] = numbers
            && let Some(choice) = number.checked_sub(hand.len() + 1).and_then(|at| self.choices.get(at))
        {
            return Some(choice.decision);
        }
        let mut chosen: Vec<usize> = numbers.to_vec();
        chosen.sort_unstable();
        chosen.dedup();
        let cards = match chosen[..] {
            [0] => Cards::NONE,
            _ => chosen.iter().try_fold(Cards::NONE, |cards, number| {
                hand.get(number.checked_sub(1)?).map(|&card| cards.with(card))
            })?,
        };
        Some(picking.decides(cards))
    }
}

impl Picking {
    const fn decides(self, cards: Cards) -> Decision {
        match self {
            Picking::Discard => Decision::Discard(cards),
            Picking::Give => Decision::Give(cards),
            Picking::Accept => Decision::Accept(cards),
        }
    }
}

/// The purpose of the cards, for questions that any cards of the hand can answer.
const fn picking(question: Question) -> Option<Picking> {
    match question {
        Question::Discard | Question::DiscardInJail => Some(Picking::Discard),
        Question::Offer => Some(Picking::Give),
        Question::Answer => Some(Picking::Accept),
        _ => None,
    }
}
