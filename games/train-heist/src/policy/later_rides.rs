//! Horses in later turns: one card and one action carry a bot far.

use super::lookahead::{Lookahead, Round};
use super::worth::WorthBySpace;
use crate::cards::{Card, Cards};
use crate::piece::Horse;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use game::Seat;

/// The assumed range of a ride in a later turn.
const ASSUMED_RANGE: u8 = 6;
/// The cost of the second card, if the horse must be called first.
const CALL: i32 = 6;

/// The horses that a bot may use, and the rides they make possible.
pub(super) struct LaterRides {
    /// The spaces where those horses stand.
    stand: SpaceSet,
    /// The spaces that a horse can be called to in a later turn.
    call: SpaceSet,
    /// For each turn of the lookahead, every goal and the spaces from which a ride reaches it.
    rides: Vec<Vec<(Space, SpaceSet)>>,
}

impl LaterRides {
    /// No horse can be used.
    pub(super) const NONE: LaterRides =
        LaterRides { stand: SpaceSet::EMPTY, call: SpaceSet::EMPTY, rides: Vec::new() };

    /// The rides to these goals, paid for with spare cards in the current turn.
    pub(super) fn new(
        state: &State,
        seat: Seat,
        lookahead: &Lookahead,
        spare: Cards,
        goals: impl Fn(&Round) -> SpaceSet,
    ) -> LaterRides {
        let free = Horse::ALL.into_iter().filter(|&horse| is_free(state, seat, horse));
        let stand: SpaceSet = free.filter_map(|horse| state.horses[horse as usize]).collect();
        if stand.is_empty() {
            return LaterRides::NONE;
        }
        let now = spare.iter().map(reach_of).max().unwrap_or(0);
        let rides = lookahead.rounds.iter().enumerate().map(|(number, round)| {
            let range = if number == 0 { now } else { ASSUMED_RANGE };
            goals(round).iter().map(|goal| (goal, around(round, SpaceSet::only(goal), range))).collect()
        });
        let call = lookahead.rounds.get(1).map_or(stand, |round| around(round, stand, ASSUMED_RANGE));
        LaterRides { stand, call, rides: rides.collect() }
    }

    /// Raises the worth of spaces in `row` to that of riding from there, or of calling a horse there and riding it.
    /// `one_less` and `two_less` are the worths with one and with two actions less.
    pub(super) fn add(
        &self,
        number: usize,
        action: i32,
        one_less: &WorthBySpace,
        two_less: Option<&WorthBySpace>,
        row: &mut WorthBySpace,
    ) {
        for &(goal, from) in self.rides.get(number).into_iter().flatten() {
            for space in from.and(self.stand) {
                row[space.number()] = row[space.number()].max(one_less[goal.number()] - action);
            }
            if let Some(two_less) = two_less.filter(|_| number > 0) {
                for space in from.and(self.call) {
                    row[space.number()] =
                        row[space.number()].max(two_less[goal.number()] - CALL - 2 * action);
                }
            }
        }
    }
}

/// The spaces within `range` steps over land.
fn around(round: &Round, middle: SpaceSet, range: u8) -> SpaceSet {
    let rings = round.rings(middle, |space| !space.is_aboard());
    rings.take(1 + usize::from(range)).fold(SpaceSet::EMPTY, SpaceSet::or)
}

/// The range of a ride with this card.
fn reach_of(card: Card) -> u8 {
    card.number().unwrap_or(Card::HIGHEST)
}

/// May the bot ride it: is it its own horse, or one without riders?
pub(super) fn is_free(state: &State, seat: Seat, horse: Horse) -> bool {
    state.cowboy(seat).riding == Some(horse) || state.riders(horse).is_empty()
}
