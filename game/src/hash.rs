//! A state's fingerprint: the same on every machine and in every build, because it is taken of what people can read.

use crate::contract::Positions;

/// Sixteen hexadecimal digits that change when anything in the state does.
///
/// A hash of one of 24 possible programs is no secret: it leaves a server only together with the position itself.
pub fn fingerprint<G: Positions>(game: &G, state: &G::State) -> String {
    // A position always has a text; if one had not, the state's own would still tell two states apart.
    let position =
        serde_json::to_vec(&game.position(state)).unwrap_or_else(|_| format!("{state:?}").into_bytes());
    blake3::hash(&position).to_hex()[..16].to_owned()
}
