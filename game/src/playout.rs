//! Playing on at random: what benches, simulations and tests do most.

use crate::{
    contract::{Game, Sink},
    luck::Luck,
};

/// Whoever is asked decides anything, until nobody is asked. Says how many decisions that took.
///
/// The list of legal decisions is lent, so that a playout takes nothing from the heap.
#[inline]
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    legal: &mut Vec<G::Decision>,
    luck: &mut impl Luck,
    sink: &mut impl Sink<G>,
) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.awaited(state) {
        legal.clear();
        game.legal(state, seat, legal);
        let Some(decision) = luck.pick(legal) else { break };
        game.decide(state, seat, decision, luck, sink);
        decisions += 1;
    }
    decisions
}
