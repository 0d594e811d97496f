//! A whole game between seats that decide anything they may: the workload of both benches.

use game::{Game, Luck, Silent, play_out};
use train_heist::{Decision, TrainHeist};

/// Plays one game and says how many decisions it took. `legal` is lent, so that playing does not allocate.
#[inline(never)]
pub(crate) fn random_game(game: &TrainHeist, luck: &mut impl Luck, legal: &mut Vec<Decision>) -> u64 {
    let mut state = game.deal(luck, &mut Silent);
    play_out(game, &mut state, legal, luck, &mut Silent)
}
