//! Hints for bots; no rule depends on them.

use crate::DeckGoesWest;
use crate::decision::Decision;
use crate::edition::Mode;
use crate::policy;
use crate::state::{State, Tabletop};
use crate::view::View;
use game::{BotHints, Game, Luck, Seat};

impl BotHints for DeckGoesWest {
    /// An estimate from 0 to 1, comparable with the utility of an outcome.
    fn appraise(&self, state: &State, seat: Seat) -> f64 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.utility(seat);
        }
        let goal = f64::from(self.board().score.max(1));
        let score = f64::from(state.score_of(self, seat)) / goal;
        let stock: u32 = state.player(seat).stocks.iter().map(|&stock| u32::from(stock)).sum();
        let worth = 0.5 * score + 0.002 * f64::from(stock.min(25));
        let danger = f64::from(danger_owned(self, state, seat) as u32);
        let own = (worth - 0.01 * danger).clamp(0.0, 0.9);
        if self.mode() != Mode::Versus {
            return own;
        }
        let others = state.living().without(seat);
        let best =
            others.iter().map(|other| f64::from(state.score_of(self, other)) / goal).fold(0.0, f64::max);
        (0.45 + own - 0.5 * best).clamp(0.0, 0.95)
    }

    fn policy(&self, view: &View, luck: &mut impl Luck) -> Option<Decision> {
        policy::decide(self, view, luck)
    }
}

/// The number of danger cards of a seat, in hand and in its piles.
fn danger_owned(game: &DeckGoesWest, state: &Tabletop, seat: Seat) -> usize {
    let cards = state.cards.all(game.index());
    cards.filter(|(kind, zone)| zone.owner() == Some(seat) && !game.index().is_item(*kind)).count()
}
