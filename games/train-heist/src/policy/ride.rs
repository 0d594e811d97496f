//! Horses in the current turn: riding away, or calling a horse first.

use super::best;
use super::later_rides::is_free;
use super::plan::TurnPlan;
use super::worth::ACTION;
use crate::cards::{Card, Cards};
use crate::piece::Horse;
use crate::rules::horse;
use crate::space::{Space, SpaceSet};
use crate::state::State;

/// The destination of a horse, and the card that pays for it.
#[derive(Clone, Copy)]
pub(super) struct Ride {
    pub(super) card: Card,
    pub(super) to: Space,
}

impl TurnPlan<'_> {
    /// The best use of a horse, with its worth: riding it away, or calling it to where the bot can mount it.
    pub(super) fn with_horse(&self, horse: Horse) -> Option<(i32, Ride)> {
        match self.policy.state.cowboy(self.policy.seat).riding {
            Some(ridden) if ridden == horse => self.mounted(horse),
            _ => self.call(horse),
        }
    }

    /// The best ride on a horse that the bot sits on, or mounts first.
    pub(super) fn mounted(&self, horse: Horse) -> Option<(i32, Ride)> {
        let left = self.actions().checked_sub(1)?;
        self.free(horse)?;
        let rides = self.rides(&self.mounted_state(horse, self.here()), horse, self.spare);
        best(rides.into_iter().map(|ride| (self.worth(left, ride.to) - ACTION, ride)))
    }

    /// The best space to call a horse to: the bot walks there and rides on at once.
    fn call(&self, horse: Horse) -> Option<(i32, Ride)> {
        self.free(horse)?;
        let calls = self.rides(&self.policy.state, horse, self.spare);
        let rings = self.lookahead.rounds.first()?.rings(SpaceSet::only(self.here()), |_| true);
        let walks = (0..3).zip(rings).filter_map(|(walked, ring)| {
            let left = self.actions().checked_sub(2 + walked)?;
            Some((ring, left, ACTION * (3 + walked as i32)))
        });
        best(walks.flat_map(|(ring, left, cost)| {
            calls.iter().filter(move |call| ring.contains(call.to)).filter_map(move |call| {
                let mounted = self.mounted_state(horse, call.to);
                let rides = self.rides(&mounted, horse, self.spare.less(call.card.into()));
                Some((rides.iter().map(|ride| self.worth(left, ride.to)).max()? - cost, *call))
            })
        }))
    }

    /// The space of a horse, if the bot may ride it.
    fn free(&self, horse: Horse) -> Option<Space> {
        let state = &self.policy.state;
        state.horses[horse as usize].filter(|_| is_free(state, self.policy.seat, horse))
    }

    /// The state with the bot on this horse.
    fn mounted_state(&self, horse: Horse, at: Space) -> State {
        let mut state = self.policy.state;
        state.horses[horse as usize] = Some(at);
        let cowboy = state.cowboy_mut(self.policy.seat);
        (cowboy.at, cowboy.riding) = (at, Some(horse));
        state
    }

    /// The spaces that a horse can reach with these cards, each with the lowest card that suffices.
    fn rides(&self, state: &State, horse: Horse, cards: Cards) -> Vec<Ride> {
        let game = self.policy.game;
        let range = |card: &Card| horse::range(game, state, horse, *card);
        let mut lowest: Vec<Card> = cards.kinds().collect();
        lowest.sort_by_key(|card| (card.is_wild(), range(card)));
        let far = lowest.iter().map(range).max().unwrap_or(0);
        let rings = (1..=far).zip(horse::rings(game, state, horse));
        let rides = rings.flat_map(|(steps, ring)| {
            let card = lowest.iter().find(|card| range(card) >= steps).copied();
            ring.iter().filter_map(move |to| Some(Ride { card: card?, to }))
        });
        rides.collect()
    }
}
