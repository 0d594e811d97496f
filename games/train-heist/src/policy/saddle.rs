//! Horses: one card and one action, and a courier is far away.

use super::ahead::{Ahead, Round};
use super::worth::Row;
use crate::cards::{Card, Cards};
use crate::piece::Horse;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use game::Seat;

/// How far a card takes a horse in a later turn, as far as one may hope.
const HOPED: u8 = 6;
/// To need two cards for it.
const CALL: i32 = 6;

/// The horses a courier may use: where they stand, and from where they take it to something.
pub(super) struct Saddle {
    stand: SpaceSet,
    /// Where a horse can be called to in a later turn.
    call: SpaceSet,
    /// For each turn, every place worth riding to and the spaces from which a horse gets there.
    rides: Vec<Vec<(Space, SpaceSet)>>,
}

impl Saddle {
    /// Nobody rides.
    pub(super) const NONE: Saddle =
        Saddle { stand: SpaceSet::EMPTY, call: SpaceSet::EMPTY, rides: Vec::new() };

    /// With these cards to spare, to these goals.
    pub(super) fn new(
        state: &State,
        seat: Seat,
        ahead: &Ahead,
        spare: Cards,
        goals: impl Fn(&Round) -> SpaceSet,
    ) -> Saddle {
        let free = Horse::ALL.into_iter().filter(|&horse| is_free(state, seat, horse));
        let stand: SpaceSet = free.filter_map(|horse| state.horses[horse as usize]).collect();
        if stand.is_empty() {
            return Saddle::NONE;
        }
        let now = spare.iter().map(reach_of).max().unwrap_or(0);
        let rides = ahead.rounds.iter().enumerate().map(|(number, round)| {
            let range = if number == 0 { now } else { HOPED };
            goals(round).iter().map(|goal| (goal, around(round, SpaceSet::only(goal), range))).collect()
        });
        let call = ahead.rounds.get(1).map_or(stand, |round| around(round, stand, HOPED));
        Saddle { stand, call, rides: rides.collect() }
    }

    /// Adds what riding is worth, with one action less, and calling a horse and riding it, with two.
    pub(super) fn add(&self, number: usize, action: i32, less: &Row, before: Option<&Row>, row: &mut Row) {
        for &(goal, from) in self.rides.get(number).into_iter().flatten() {
            for space in from.and(self.stand) {
                row[space.number()] = row[space.number()].max(less[goal.number()] - action);
            }
            if let Some(before) = before.filter(|_| number > 0) {
                for space in from.and(self.call) {
                    row[space.number()] = row[space.number()].max(before[goal.number()] - CALL - 2 * action);
                }
            }
        }
    }
}

/// The spaces within so many steps over land.
fn around(round: &Round, middle: SpaceSet, range: u8) -> SpaceSet {
    let rings = round.rings(middle, |space| !space.is_aboard());
    rings.take(1 + usize::from(range)).fold(SpaceSet::EMPTY, SpaceSet::or)
}

/// How far a card takes a horse.
fn reach_of(card: Card) -> u8 {
    card.number().unwrap_or(Card::HIGHEST)
}

/// Can the courier ride it: its own, or one that nobody rides?
pub(super) fn is_free(state: &State, seat: Seat, horse: Horse) -> bool {
    state.cowboy(seat).riding == Some(horse) || state.riders(horse).is_empty()
}
