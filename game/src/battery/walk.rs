//! Random games, state by state.

use super::new_game;
use crate::{
    contract::{Beat, Beats, TestSupport},
    luck::{Luck, Quick},
    seat::Seat,
};
use std::collections::VecDeque;

/// A random game in progress: an iterator over its beats, where every decision starts one.
pub(super) struct Walk<G: TestSupport> {
    game: G,
    state: G::State,
    luck: Quick,
    decisions: usize,
    beats: VecDeque<Beat<G>>,
}

/// No game takes longer; a game that does would never end.
const MOST_DECISIONS: usize = 100_000;

/// This many random games of each set-up.
pub(super) fn games<G: TestSupport>(setups: &[G::Setup], each: u64) -> impl Iterator<Item = Walk<G>> {
    assert!(!setups.is_empty(), "the battery needs set-ups to play");
    let seeds = (0..each)
        .flat_map(move |round| (0_u64..).zip(setups).map(move |(at, setup)| (round << 32 | at, setup)));
    seeds.map(|(seed, setup)| Walk::new(new_game::<G>(setup), seed))
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
        Walk { game, state, luck, decisions: 0, beats: in_order(beats) }
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
        self.beats = in_order(beats);
        Some(())
    }
}

/// The beats with events, the prelude first.
fn in_order<G: TestSupport>(beats: Beats<G>) -> VecDeque<Beat<G>> {
    std::iter::once(beats.prelude).chain(beats.beats).filter(|beat| !beat.events.is_empty()).collect()
}

impl<G: TestSupport> Iterator for Walk<G> {
    type Item = Beat<G>;

    fn next(&mut self) -> Option<Beat<G>> {
        if self.beats.is_empty() {
            self.decide()?;
        }
        self.beats.pop_front()
    }
}
