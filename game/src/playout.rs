//! Random playouts, the work that benches, simulations and tests do most.

use crate::{
    contract::{Game, Sink},
    luck::Luck,
};

/// Plays random decisions until no seat is asked, and returns their number.
///
/// The caller lends the list of legal decisions, so that a playout does not allocate.
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
