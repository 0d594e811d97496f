//! A whole game between seats that choose any program they may: the workload of both benches.

use game::{Game, Luck, Silent, play_out};
use super_express::{Decision, SuperExpress};

/// Plays one game and says how many decisions it took. `legal` is lent, so that playing does not allocate.
#[inline(never)]
pub(crate) fn random_game(game: &SuperExpress, luck: &mut impl Luck, legal: &mut Vec<Decision>) -> u64 {
    let mut state = game.deal(luck, &mut Silent);
    play_out(game, &mut state, legal, luck, &mut Silent)
}
