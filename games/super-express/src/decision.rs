//! The one decision of the game: a program, three different cards of the hand in order.

use crate::SuperExpress;
use crate::material::Card;
use crate::refusal::Refusal;
use crate::setup::{Module, Modules};
use game::{Notation, Seat};
use std::fmt;

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Lay these cards face down, the first one on top.
    Plan(Program),
}

impl Decision {
    /// SE-SCHEME-06. Every program of the hand that these modules give: 24, 60 or 120.
    #[inline]
    pub fn all(modules: Modules) -> &'static [Decision] {
        ALL[modules.hand()]
    }

    /// The program that the decision lays down.
    pub const fn program(self) -> Program {
        let Decision::Plan(program) = self;
        program
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Decision::Plan(program) = self;
        write!(f, "plan {program}")
    }
}

/// SE-SCHEME-01, SE-SCHEME-02. Three different cards; the first is resolved first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Program([Card; 3]);

impl Program {
    /// SE-R43. Refuses equal cards: a hand has one copy of each.
    pub fn new(cards: [Card; 3]) -> Result<Program, Refusal> {
        let [first, second, third] = cards;
        if first == second || second == third || first == third {
            let twice = if first == second { second } else { third };
            return Err(Refusal::CardTwice(twice));
        }
        Ok(Program(cards))
    }

    /// The cards, top first.
    #[inline]
    pub const fn cards(self) -> [Card; 3] {
        self.0
    }

    /// Reads `mts`.
    pub fn read(text: &str) -> Result<Program, Refusal> {
        let cards = text
            .chars()
            .map(|letter| Card::from_letter(letter).ok_or(Refusal::NoSuchCard(letter)))
            .collect::<Result<Vec<Card>, Refusal>>()?;
        let count = cards.len();
        Program::new(cards.try_into().map_err(|_| Refusal::NotThreeCards(count))?)
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

impl Notation for SuperExpress {
    const ID: &'static str = "super-express";
    const NAME: &'static str = "Super Express";

    /// The letter of the bandit: `B`.
    fn seat_name(&self, seat: Seat) -> String {
        self.bandit(seat).to_string()
    }

    fn read(&self, text: &str) -> Result<Decision, Refusal> {
        match text.strip_prefix("plan ") {
            Some(program) => Program::read(program).map(Decision::Plan),
            None => Err(Refusal::Unreadable(text.to_owned())),
        }
    }

    fn write(&self, decision: Decision) -> String {
        decision.to_string()
    }
}

static ALL: [&[Decision]; 4] = {
    const BASE: Modules = Modules::NONE;
    const REFLEX: Modules = BASE.with(Module::Reflex);
    const HORSE: Modules = BASE.with(Module::Horse);
    const BOTH: Modules = REFLEX.with(Module::Horse);
    [&plans::<24>(BASE), &plans::<60>(REFLEX), &plans::<60>(HORSE), &plans::<120>(BOTH)]
};

/// All programs of a hand, in the order of the cards. The build fails if `COUNT` is not their number.
const fn plans<const COUNT: usize>(modules: Modules) -> [Decision; COUNT] {
    let mut plans = [Decision::Plan(Program([Card::Move, Card::ChangeFloor, Card::Turn])); COUNT];
    let mut found = 0;
    let mut order = 0;
    while order < 6 * 6 * 6 {
        let cards = [order / 36, order / 6 % 6, order % 6];
        let [first, second, third] = [Card::ALL[cards[0]], Card::ALL[cards[1]], Card::ALL[cards[2]]];
        let differ = cards[0] != cards[1] && cards[1] != cards[2] && cards[0] != cards[2];
        if differ && modules.deal(first) && modules.deal(second) && modules.deal(third) {
            plans[found] = Decision::Plan(Program([first, second, third]));
            found += 1;
        }
        order += 1;
    }
    assert!(found == COUNT, "a hand's number of programs");
    plans
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_read_back_what_they_write() {
        for decision in Decision::all(Modules::NONE.with(Module::Reflex).with(Module::Horse)) {
            let program = decision.program();
            assert_eq!(Program::read(&program.to_string()).unwrap(), program);
        }
    }

    #[test]
    fn a_bad_program_says_what_is_wrong_with_it() {
        let why = |text| Program::read(text).unwrap_err().to_string();
        assert_eq!(why("mt"), "a program has 3 cards, not 2");
        assert_eq!(why("mtt"), "there is only one Turn card (t) in a hand");
        assert_eq!(why("mxt"), "`x` is no card: the cards are m, c, t, s, r and h");
    }
}
