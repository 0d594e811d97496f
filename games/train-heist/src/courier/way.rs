//! How a courier gets somewhere: step by step over both maps, around the Sheriff.

use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::piece::Horse;
use crate::rules::{horse, r#move, sheriff};
use crate::space::{Space, SpaceSet};
use crate::state::State;
use game::Seat;

pub(super) struct Way<'a> {
    game: &'a TrainHeist,
    state: &'a State,
    seat: Seat,
}

impl<'a> Way<'a> {
    pub(super) fn new(game: &'a TrainHeist, state: &'a State, seat: Seat) -> Way<'a> {
        Way { game, state, seat }
    }

    /// Where one step leads from a space, but into the arms of the Sheriff.
    fn steps_from(&self, at: Space) -> SpaceSet {
        let mut there = *self.state;
        there.turn.actions = 1;
        let cowboy = there.cowboy_mut(self.seat);
        (cowboy.at, cowboy.riding) = (at, None);
        let reached = r#move::reach(self.game, &there);
        reached.iter().filter(|&to| !self.is_seen(to)).collect()
    }

    fn is_seen(&self, at: Space) -> bool {
        let mut there = *self.state;
        there.cowboy_mut(self.seat).at = at;
        sheriff::sees(self.game, &there, self.seat)
    }

    /// How many steps lead from one of these spaces to one of those, and the first of them.
    pub(super) fn walk(&self, from: SpaceSet, goal: SpaceSet) -> Option<(u8, Space)> {
        let mut first: [Option<Space>; Space::MOST] = [None; Space::MOST];
        let (mut seen, mut ring) = (from, from);
        for steps in 1..=30 {
            let mut next = SpaceSet::EMPTY;
            for at in ring {
                for to in self.steps_from(at).without(seen) {
                    seen = seen.with(to);
                    next = next.with(to);
                    first[to.number()] = first[at.number()].or(Some(to));
                }
            }
            if let Some(there) = next.and(goal).iter().next() {
                return first[there.number()].map(|first| (steps, first));
            }
            if next.is_empty() {
                return None;
            }
            ring = next;
        }
        None
    }

    /// Where these cards take a horse, each place with the lowest card that does.
    pub(super) fn rides(&self, horse: Horse, cards: Cards) -> Vec<(Card, Space)> {
        let mut there = *self.state;
        there.turn.actions = there.turn.actions.max(1);
        there.cowboy_mut(self.seat).riding = Some(horse);
        let mut lowest: Vec<Card> = cards.kinds().collect();
        lowest.sort_by_key(|card| card.number().unwrap_or(Card::HIGHEST + 1));
        let (mut seen, mut rides) = (SpaceSet::EMPTY, Vec::new());
        for card in lowest {
            let reached = horse::in_reach(self.game, &there, horse, card);
            rides.extend(reached.without(seen).iter().map(|to| (card, to)));
            seen = seen.or(reached);
        }
        rides
    }
}
