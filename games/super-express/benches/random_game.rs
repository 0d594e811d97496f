//! A whole game between seats that choose any program they may: the workload of both benches.

use game::{Game, Luck, Silent};
use super_express::{Decision, SuperExpress};

/// Plays one game and says how many decisions it took. `legal` is lent, so that playing does not allocate.
#[inline(never)]
pub(crate) fn random_game(game: &SuperExpress, luck: &mut impl Luck, legal: &mut Vec<Decision>) -> u64 {
    let mut state = game.deal(luck, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = game.asked(&state).awaits.lowest() {
        legal.clear();
        game.legal(&state, seat, legal);
        if let Some(decision) = luck.pick(legal) {
            game.decide(&mut state, seat, decision, luck, &mut Silent);
        }
        decisions += 1;
    }
    decisions
}
