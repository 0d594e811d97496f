//! With a horse: to ride away, or to call it first.

use super::plan::Plan;
use super::saddle::{is_free, reach_of};
use super::worth::ACTION;
use crate::cards::{Card, Cards};
use crate::piece::Horse;
use crate::space::{Space, SpaceSet};

/// What a ride is worth, the card for it, and where to.
type Ride = (i32, Card, Space);

impl Plan<'_> {
    /// The best use of a horse: to ride it away, or to call it to where the courier can mount it; with the card for that.
    pub(super) fn with_horse(&self, horse: Horse) -> Option<Ride> {
        let state = &self.courier.state;
        let stands = state.horses[horse as usize]?;
        if !is_free(state, self.courier.seat, horse) || self.actions() == 0 {
            return None;
        }
        let riding = state.cowboy(self.courier.seat).riding == Some(horse);
        if riding || stands == self.here() { self.ride(stands, self.spare) } else { self.call(stands) }
    }

    /// The best place that a spare card takes a horse to.
    fn ride(&self, from: Space, spare: Cards) -> Option<Ride> {
        let actions = self.actions();
        self.places(from, spare)
            .map(|(card, to)| (self.worth(actions - 1, to) - ACTION, card, to))
            .reduce(better)
    }

    /// The best place to call a horse to: the courier walks there and rides on at once.
    fn call(&self, from: Space) -> Option<Ride> {
        let mut best: Option<Ride> = None;
        let places: Vec<(Card, Space)> = self.places(from, self.spare).collect();
        let round = self.ahead.rounds.first()?;
        let (mut seen, mut ring) = (SpaceSet::only(self.here()), SpaceSet::only(self.here()));
        for walked in 0..3 {
            let Some(left) = self.actions().checked_sub(2 + walked) else { break };
            for &(card, to) in places.iter().filter(|(_, to)| ring.contains(*to)) {
                let others = self.spare.less(card.into());
                let rides = self.places(to, others).map(|(_, goal)| self.worth(left, goal));
                let Some(worth) = rides.max().map(|worth| worth - ACTION * (3 + walked as i32)) else {
                    continue;
                };
                if best.is_none_or(|(before, ..)| worth > before) {
                    best = Some((worth, card, to));
                }
            }
            let next = ring.iter().fold(SpaceSet::EMPTY, |all, space| all.or(round.steps[space.number()]));
            ring = next.without(seen);
            seen = seen.or(ring);
        }
        best
    }

    /// Where a horse can go with one of these cards, each place with the lowest that will do.
    fn places(&self, from: Space, cards: Cards) -> impl Iterator<Item = (Card, Space)> {
        let mut lowest: Vec<Card> = cards.kinds().collect();
        lowest.sort_by_key(|card| (card.is_wild(), reach_of(*card)));
        let steps = self.ahead.rounds.first().map(|round| &round.steps);
        let (mut seen, mut ring, mut gone) = (SpaceSet::only(from), SpaceSet::only(from), 0);
        let mut places = Vec::new();
        for card in lowest {
            while gone < reach_of(card)
                && let Some(steps) = steps
            {
                let next = ring.iter().fold(SpaceSet::EMPTY, |all, space| all.or(steps[space.number()]));
                ring = next.without(seen).iter().filter(|space| !space.is_aboard()).collect();
                seen = seen.or(ring);
                places.extend(ring.iter().map(|to| (card, to)));
                gone += 1;
            }
        }
        places.into_iter()
    }
}

fn better(one: Ride, other: Ride) -> Ride {
    if other.0 > one.0 { other } else { one }
}
