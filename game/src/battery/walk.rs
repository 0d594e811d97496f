//! Random games, state by state.

use super::agree;
use crate::{
    contract::{Beats, TestSupport},
    luck::{Luck, Quick},
    seat::Seat,
};
use std::collections::VecDeque;

/// A state between two beats or two decisions, and the events that led to it.
pub(super) struct Moment<G: TestSupport> {
    pub(super) state: G::State,
    pub(super) events: Vec<G::Event>,
}

/// A random game in progress, an iterator over its states.
pub(super) struct Walk<G: TestSupport> {
    game: G,
    state: G::State,
    luck: Quick,
    decisions: usize,
    moments: VecDeque<Moment<G>>,
}

/// No game takes longer; a game that does would never end.
const MOST_DECISIONS: usize = 100_000;

/// This many random games of each set-up.
pub(super) fn games<G: TestSupport>(setups: &[G::Setup], each: u64) -> impl Iterator<Item = Walk<G>> {
    assert!(!setups.is_empty(), "the battery needs set-ups to play");
    let seeds = (0..each)
        .flat_map(move |round| (0_u64..).zip(setups).map(move |(at, setup)| (round << 32 | at, setup)));
    seeds.map(|(seed, setup)| Walk::new(agree::<G>(setup), seed))
}

/// A random legal decision.
pub(super) fn play_at_random<G: TestSupport>(
    game: &G,
    state: &G::State,
    seat: Seat,
    luck: &mut impl Luck,
) -> G::Decision {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    luck.pick(&legal).unwrap_or_else(|| panic!("{} is awaited but can decide nothing", game.seat_name(seat)))
}

impl<G: TestSupport> Walk<G> {
    fn new(game: G, seed: u64) -> Walk<G> {
        let mut luck = Quick::new(seed);
        let mut beats = Beats::new(&game.blank());
        let state = game.deal(&mut luck, &mut beats);
        let moments = moments(beats);
        Walk { game, state, luck, decisions: 0, moments }
    }

    pub(super) fn game(&self) -> &G {
        &self.game
    }

    /// Plays a decision of a random awaited seat, so that all orders of sealing occur.
    fn decide(&mut self) -> Option<()> {
        let awaited: Vec<Seat> = self.game.asked(&self.state).awaits.iter().collect();
        let seat = self.luck.pick(&awaited)?;
        self.decisions += 1;
        assert!(self.decisions < MOST_DECISIONS, "this game does not end: {:?}", self.state);
        let decision = play_at_random(&self.game, &self.state, seat, &mut self.luck);
        let mut beats = Beats::new(&self.state);
        self.game.decide(&mut self.state, seat, decision, &mut self.luck, &mut beats);
        self.moments = moments(beats);
        Some(())
    }
}

fn moments<G: TestSupport>(beats: Beats<G>) -> VecDeque<Moment<G>> {
    std::iter::once(beats.prelude)
        .chain(beats.beats)
        .filter(|beat| !beat.events.is_empty())
        .map(|beat| Moment { state: beat.after, events: beat.events })
        .collect()
}

impl<G: TestSupport> Iterator for Walk<G> {
    type Item = Moment<G>;

    fn next(&mut self) -> Option<Moment<G>> {
        if self.moments.is_empty() {
            self.decide()?;
        }
        self.moments.pop_front()
    }
}
