//! Choosing a program, card by card.

use crate::play::input::Key;
use crate::play::translator::Translator;
use game::{GameRefusal, Seat};
use super_express::{Card, Decision, Program, Refusal, View};

/// A program being chosen.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PickedProgram {
    /// The seat that chooses.
    pub(super) seat: Seat,
    /// The cards of the hand.
    pub(super) hand: Vec<Card>,
    /// The legal programs: a card may be picked if one of them starts with the cards picked so far and this card.
    legal: &'static [Decision],
    /// The cards picked so far, in the order they will be revealed.
    pub(super) picked: Vec<Card>,
    /// The index of the card under the cursor.
    pub(super) focus: usize,
    /// Sealed, or still open.
    pub(super) status: ProgramStatus,
    /// Why the last key had no effect.
    pub(super) notice: Option<String>,
}

/// The state of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ProgramStatus {
    /// Cards can be picked and taken back.
    Open,
    /// The program is sealed; while other seats choose, it can be opened again.
    Sealed,
}

/// What the screen must do after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ProgramEffect {
    /// Seal this program.
    Seal(Program),
    /// Pass the keyboard to the next person.
    PassOn,
}

impl PickedProgram {
    /// A choice with no cards picked, or with those of a program sealed before.
    pub(super) fn new(seat: Seat, view: &View, sealed: Option<Program>) -> PickedProgram {
        let legal = view.legal;
        let hand = Card::ALL.into_iter().filter(|&card| begin_with(legal, &[card])).collect();
        let picked = sealed.map_or_else(Vec::new, |program| program.cards().to_vec());
        PickedProgram { seat, hand, legal, picked, focus: 0, status: ProgramStatus::Open, notice: None }
    }

    /// The card under the cursor.
    pub(super) fn focused(&self) -> Option<Card> {
        self.hand.get(self.focus).copied()
    }

    /// Handles a key.
    pub(super) fn press(&mut self, key: Key, translator: &Translator) -> Option<ProgramEffect> {
        self.notice = None;
        match (self.status, key) {
            (ProgramStatus::Sealed, Key::Enter | Key::Letter(' ')) => return Some(ProgramEffect::PassOn),
            (ProgramStatus::Sealed, Key::Backspace) => self.status = ProgramStatus::Open,
            (ProgramStatus::Open, Key::Backspace) => {
                self.picked.pop();
            }
            (ProgramStatus::Open, Key::Left) => {
                self.focus = (self.focus + self.hand.len() - 1) % self.hand.len();
            }
            (ProgramStatus::Open, Key::Right) => self.focus = (self.focus + 1) % self.hand.len(),
            (ProgramStatus::Open, Key::Enter) if self.picked.len() == 3 => return self.sealed(translator),
            (ProgramStatus::Open, Key::Enter | Key::Letter(' ')) => {
                if let Some(card) = self.focused() {
                    self.pick(card, translator);
                }
            }
            (ProgramStatus::Open, Key::Letter(letter)) => self.pick_by_letter(letter, translator),
            (ProgramStatus::Open | ProgramStatus::Sealed, _) => {}
        }
        None
    }

    fn pick_by_letter(&mut self, letter: char, translator: &Translator) {
        let by_number =
            letter.to_digit(10).and_then(|digit| self.hand.get((digit as usize).checked_sub(1)?)).copied();
        if let Some(card) = by_number.or_else(|| Card::from_letter(letter.to_ascii_lowercase())) {
            self.pick(card, translator);
        }
    }

    /// Puts the card into the next slot, or sets the notice to the reason why not.
    fn pick(&mut self, card: Card, translator: &Translator) {
        let Some(at) = self.hand.iter().position(|&held| held == card) else {
            return self.refuse(&Refusal::CardNotInHand(card), translator);
        };
        self.focus = at;
        let begun = [self.picked.as_slice(), &[card]].concat();
        if begin_with(self.legal, &begun) {
            self.picked = begun;
        } else if self.picked.contains(&card) {
            self.refuse(&Refusal::CardTwice(card), translator);
        } else {
            self.refuse(&Refusal::NotThreeCards(begun.len()), translator);
        }
    }

    fn sealed(&mut self, translator: &Translator) -> Option<ProgramEffect> {
        let count = self.picked.len();
        let cards = <[Card; 3]>::try_from(self.picked.as_slice()).map_err(|_| Refusal::NotThreeCards(count));
        match cards.and_then(Program::new) {
            Ok(program) => Some(ProgramEffect::Seal(program)),
            Err(refusal) => {
                self.refuse(&refusal, translator);
                None
            }
        }
    }

    /// Sets the notice to a refusal.
    pub(super) fn refuse(&mut self, refusal: &Refusal, translator: &Translator) {
        self.notice = Some(translator.tell(&refusal.message()));
    }
}

/// Does one of these programs begin with these cards?
fn begin_with(legal: &[Decision], cards: &[Card]) -> bool {
    legal.iter().any(|decision| decision.program().cards().starts_with(cards))
}
