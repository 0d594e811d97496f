//! How good a state looks: a hint for bots that look one step ahead.

use crate::DeckGoesWest;
use crate::edition::Mode;
use crate::state::State;
use game::{Game, Seat};

/// From 0 to 1, comparable with the utility of an outcome.
pub(crate) fn appraise(game: &DeckGoesWest, state: &State, seat: Seat) -> f64 {
    if let Some(outcome) = game.outcome(state) {
        return outcome.utility(seat);
    }
    let goal = f64::from(game.board().score.max(1));
    let score = f64::from(state.score_of(game, seat)) / goal;
    let stock: u32 = state.player(seat).stocks.iter().map(|&stock| u32::from(stock)).sum();
    let worth = 0.5 * score + 0.002 * f64::from(stock.min(25));
    let danger = f64::from(danger_owned(game, state, seat) as u32);
    let own = (worth - 0.01 * danger).clamp(0.0, 0.9);
    if game.mode() != Mode::Versus {
        return own;
    }
    let others = state.living().without(seat);
    let best = others.iter().map(|other| f64::from(state.score_of(game, other)) / goal).fold(0.0, f64::max);
    (0.45 + own - 0.5 * best).clamp(0.0, 0.95)
}

/// Danger cards that somebody has, in hand or in a pile.
fn danger_owned(game: &DeckGoesWest, state: &State, seat: Seat) -> usize {
    let cards = state.cards.all(game.index());
    cards.filter(|(kind, zone)| zone.owner() == Some(seat) && !game.index().is_item(*kind)).count()
}
