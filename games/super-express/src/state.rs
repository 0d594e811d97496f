//! The full truth of one game.

mod apply;
mod invariants;

pub(crate) use apply::apply;
pub(crate) use invariants::invariants;

use crate::decision::Program;
use crate::material::{Card, Wagon};
use crate::outcome::Ending;
use crate::train::{Car, Figure, Floor, Line, Stance};
use game::{BySeat, Seat, SeatSet};

/// The full truth of one game: about a hundred bytes, copied in a few nanoseconds. Everything fixed for the whole game
/// (who plays, with what) is in [`SuperExpress`](crate::SuperExpress).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) roof: Line,
    pub(crate) inside: Line,
    pub(crate) figures: BySeat<Figure>,
    pub(crate) wagon_cards: [WagonCard; 8],
    pub(crate) phase: Phase,
    pub(crate) wagons: u8,
    pub(crate) round: u8,
    pub(crate) first: Seat,
}

/// Where a wagon card is, by [`Wagon`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum WagonCard {
    /// In the box, or left behind.
    Out,
    /// Part of the train.
    Coupled(Car),
    /// A treasure of this seat.
    TakenBy(Seat),
}

/// What the game is doing; the data of a phase exists in that phase only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// Everybody chooses a program in secret; a missing one is a seat still thinking.
    Scheming { sealed: BySeat<Option<Program>> },
    /// Cards are revealed one by one; a missing pile is a seat that is out.
    Acting { turn: Seat, piles: BySeat<Option<Pile>> },
    /// All piles are empty; the Last Wagon is about to be uncoupled.
    Emptied,
    /// It is over.
    Over(Ending),
}

/// The programmed pile of one seat during execution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    pub(crate) program: Program,
    /// How many cards lie face up, 0 to 3.
    pub(crate) revealed: u8,
    pub(crate) trip: Trip,
}

/// Has a bandit used the Time Travel Car this round?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Trip {
    NotYet,
    Travelled,
}

impl Pile {
    pub(crate) const fn new(program: Program) -> Pile {
        Pile { program, revealed: 0, trip: Trip::NotYet }
    }

    /// The top card still hidden.
    #[inline]
    pub(crate) fn top(self) -> Option<Card> {
        self.program.cards().get(usize::from(self.revealed)).copied()
    }
}

impl State {
    /// The table before anything is laid out.
    pub(crate) const BLANK: State = State {
        roof: Line::EMPTY,
        inside: Line::EMPTY,
        figures: BySeat::all(Figure::Eliminated),
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
    pub(crate) const fn line(&self, floor: Floor) -> Line {
        match floor {
            Floor::Roof => self.roof,
            Floor::Inside => self.inside,
        }
    }

    /// How many bandits are aboard?
    #[inline]
    pub(crate) const fn aboard(&self) -> usize {
        self.roof.len() + self.inside.len()
    }

    /// Those who are not eliminated: aboard, or with a rescue pending.
    #[inline]
    pub(crate) fn in_the_game(&self) -> SeatSet {
        self.seats_where(|figure| figure != Figure::Eliminated)
    }

    /// Those off the train with the Horse coming.
    #[inline]
    pub(crate) fn pending(&self) -> SeatSet {
        self.seats_where(|figure| figure == Figure::RescuePending)
    }

    #[inline]
    fn seats_where(&self, holds: impl Fn(Figure) -> bool) -> SeatSet {
        SeatSet::first(Seat::MOST).iter().filter(|&seat| holds(self.figures[seat])).collect()
    }

    /// How it ended, once it has.
    pub(crate) const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            Phase::Scheming { .. } | Phase::Acting { .. } | Phase::Emptied => None,
        }
    }

    /// The wagon that is this card of the train.
    pub(crate) fn wagon_at(&self, car: Car) -> Option<Wagon> {
        Wagon::ALL.into_iter().find(|&wagon| self.wagon_cards[wagon as usize] == WagonCard::Coupled(car))
    }

    /// The treasures of a seat, by value.
    pub(crate) fn treasures(&self, seat: Seat) -> impl Iterator<Item = Wagon> {
        let cards = self.wagon_cards;
        Wagon::ALL.into_iter().filter(move |&wagon| cards[wagon as usize] == WagonCard::TakenBy(seat))
    }
}
