//! The full state of one game, hidden parts included.

mod apply;
mod invariants;

pub(crate) use apply::apply;
pub(crate) use invariants::invariants;

use crate::decision::Program;
use crate::material::{Card, Wagon};
use crate::outcome::Ending;
use crate::train::{Car, Floor, FloorLine, Stance, Whereabouts};
use game::{BySeat, Seat, SeatSet};

/// The full state of one game: about a hundred bytes, copied in a few nanoseconds. What is fixed for the whole game
/// (seats, modules) is in [`SuperExpress`](crate::SuperExpress).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) roof: FloorLine,
    pub(crate) inside: FloorLine,
    pub(crate) figures: BySeat<Whereabouts>,
    pub(crate) wagon_cards: [WagonCard; 8],
    pub(crate) phase: Phase,
    pub(crate) wagons: u8,
    pub(crate) round: u8,
    pub(crate) first: Seat,
}

/// The location of a wagon card, indexed by [`Wagon`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum WagonCard {
    /// In the box, or left behind.
    Out,
    /// Part of the train.
    Coupled(Car),
    /// A treasure of this seat.
    TakenBy(Seat),
}

/// The phase of the round, with the data that exists in that phase only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// All bandits choose programs in secret; `None` for a seat that has not sealed one yet.
    Scheming { sealed: BySeat<Option<Program>> },
    /// Cards are revealed one by one; `None` for a seat that is out.
    Acting { turn: Seat, piles: BySeat<Option<ProgramPile>> },
    /// All piles are empty; the Last Wagon is about to be uncoupled.
    Emptied,
    /// The game is over.
    Over(Ending),
}

/// The programmed pile of one seat during execution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ProgramPile {
    pub(crate) program: Program,
    /// The number of cards face up, 0 to 3.
    pub(crate) revealed: u8,
    pub(crate) trip: Trip,
}

/// Has a bandit used the Time Travel Car this round?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Trip {
    NotYet,
    Travelled,
}

impl ProgramPile {
    pub(crate) const fn new(program: Program) -> ProgramPile {
        ProgramPile { program, revealed: 0, trip: Trip::NotYet }
    }

    /// The topmost face-down card.
    #[inline]
    pub(crate) fn top(self) -> Option<Card> {
        self.program.cards().get(usize::from(self.revealed)).copied()
    }
}

impl State {
    /// The state before the deal.
    pub(crate) const BLANK: State = State {
        roof: FloorLine::EMPTY,
        inside: FloorLine::EMPTY,
        figures: BySeat::all(Whereabouts::Eliminated),
        wagon_cards: [WagonCard::Out; 8],
        phase: Phase::Scheming { sealed: BySeat::all(None) },
        wagons: 0,
        round: 0,
        first: Seat::FIRST,
    };

    /// SE-SETUP-02. The card at the rear end of the train.
    #[inline]
    pub(crate) const fn last_wagon(&self) -> Car {
        Car::from_locomotive(self.wagons)
    }

    /// The stance of a bandit that is aboard.
    #[inline]
    pub(crate) fn stance(&self, seat: Seat) -> Option<Stance> {
        self.figures[seat].stance()
    }

    /// All bandits of one floor, rear to front.
    #[inline]
    pub(crate) const fn line(&self, floor: Floor) -> FloorLine {
        match floor {
            Floor::Roof => self.roof,
            Floor::Inside => self.inside,
        }
    }

    /// The number of bandits aboard.
    #[inline]
    pub(crate) const fn aboard(&self) -> usize {
        self.roof.len() + self.inside.len()
    }

    /// The seats that are not eliminated: aboard, or with a rescue pending.
    #[inline]
    pub(crate) fn in_the_game(&self) -> SeatSet {
        self.seats_where(|figure| figure != Whereabouts::Eliminated)
    }

    /// The seats off the train with a rescue pending.
    #[inline]
    pub(crate) fn pending(&self) -> SeatSet {
        self.seats_where(|figure| figure == Whereabouts::RescuePending)
    }

    #[inline]
    fn seats_where(&self, holds: impl Fn(Whereabouts) -> bool) -> SeatSet {
        SeatSet::first(Seat::MOST).iter().filter(|&seat| holds(self.figures[seat])).collect()
    }

    /// How the game ended, if it is over.
    pub(crate) const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            Phase::Scheming { .. } | Phase::Acting { .. } | Phase::Emptied => None,
        }
    }

    /// The wagon at this card of the train.
    pub(crate) fn wagon_at(&self, car: Car) -> Option<Wagon> {
        Wagon::ALL.into_iter().find(|&wagon| self.wagon_cards[wagon as usize] == WagonCard::Coupled(car))
    }

    /// The treasures of a seat, in ascending order of value.
    pub(crate) fn treasures(&self, seat: Seat) -> impl Iterator<Item = Wagon> {
        let cards = self.wagon_cards;
        Wagon::ALL.into_iter().filter(move |&wagon| cards[wagon as usize] == WagonCard::TakenBy(seat))
    }
}
