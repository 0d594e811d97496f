//! A state's fingerprint: the same on every machine and in every build, because it is computed from the position's text.

use crate::contract::Positions;

/// Sixteen hexadecimal digits that change when anything in the state does.
///
/// Where few states are possible, a hash is no secret: it leaves a server only together with the position itself.
pub fn fingerprint<G: Positions>(game: &G, state: &G::State) -> String {
    let position = serde_json::to_vec(&game.position(state));
    let position = position.expect("a position has string keys and no failing parts");
    blake3::hash(&position).to_hex()[..16].to_owned()
}
