//! The round: scheme, execution, end of round; then the next one.

use super::{Play, execution, uncoupling};
use crate::SuperExpress;
use crate::event::Event;
use crate::state::Phase;
use game::Sink;

/// SE-ROUND-02, SE-ROUND-06, SE-ROUND-07, SE-STUN-06, SE-R18. All players take their cards back; places, postures and
/// directions of the bandits carry over, piles and trips do not.
pub(crate) fn begin<S: Sink<SuperExpress>>(play: &mut Play<S>, round: u8) {
    play.happens(Event::RoundBegan { round });
}

/// SE-ROUND-01. What follows without a decision: the cards, then the uncoupling, until programs are needed again.
pub(crate) fn go_on<S: Sink<SuperExpress>>(play: &mut Play<S>) {
    execution::reveal_all(play);
    if matches!(play.state().phase, Phase::Emptied) {
        uncoupling::end_round(play);
    }
}
