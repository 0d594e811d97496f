//! Horses in later turns: one card and one action carry a bot far.

use super::lookahead::{Lookahead, Round};
use super::worth::WorthBySpace;
use crate::cards::{Card, Cards};
use crate::piece::Horse;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use game::Seat;

/// The assumed range of a ride in a later turn.
const HOPED: u8 = 6;
/// The cost of the second card, if the horse must be called first.
const CALL: i32 = 6;

/// The horses that a bot may use, and the rides they make possible.
pub(super) struct Saddle {
    stand: SpaceSet,
    /// The spaces that a horse can be called to in a later turn.
    call: SpaceSet,
    /// For each turn, every goal and the spaces from which a ride reaches it.
    rides: Vec<Vec<(Space, SpaceSet)>>,
}

impl Saddle {
    /// No horse can be used.
    pub(super) const NONE: Saddle =
        Saddle { stand: SpaceSet::EMPTY, call: SpaceSet::EMPTY, rides: Vec::new() };

    /// The rides to these goals, paid for with spare cards in the current turn.
    pub(super) fn new(
        state: &State,
        seat: Seat,
        lookahead: &Lookahead,
        spare: Cards,
        goals: impl Fn(&Round) -> SpaceSet,
    ) -> Saddle {
        let free = Horse::ALL.into_iter().filter(|&horse| is_free(state, seat, horse));
        let stand: SpaceSet = free.filter_map(|horse| state.horses[horse as usize]).collect();
        if stand.is_empty() {
            return Saddle::NONE;
        }
        let now = spare.iter().map(reach_of).max().unwrap_or(0);
        let rides = lookahead.rounds.iter().enumerate().map(|(number, round)| {
            let range = if number == 0 { now } else { HOPED };
            goals(round).iter().map(|goal| (goal, around(round, SpaceSet::only(goal), range))).collect()
        });
        let call = lookahead.rounds.get(1).map_or(stand, |round| around(round, stand, HOPED));
        Saddle { stand, call, rides: rides.collect() }
    }

    /// Adds the worth of riding, with one action less, and of calling a horse and riding it, with two less.
    pub(super) fn add(
        &self,
        number: usize,
        action: i32,
        less: &WorthBySpace,
        before: Option<&WorthBySpace>,
        row: &mut WorthBySpace,
    ) {
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
