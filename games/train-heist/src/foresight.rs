//! What a choice of the viewer would do, as far as they can know.

use crate::cards::Cards;
use crate::loot::Tile;
use crate::piece::Square;
use crate::rules::payment::{self, Counted};
use crate::rules::sheriff;
use crate::space::Space;
use crate::state::{Phase, Step};
use crate::view::{SeenPhase, View};
use crate::wanted::Ability;
use game::Seat;

impl View {
    /// TH-LOOT-11. Where the Sheriff will be if these cards are played to loot, if they bring him nearer.
    pub fn sheriff_after(&self, cards: Cards) -> Option<Space> {
        let car = self.own()?.at;
        if self.can(self.viewer?, Ability::QuietWilds) {
            return None;
        }
        let mut steps = std::iter::successors(Some(self.sheriff), |&at| sheriff::nearer(&self.game, at, car));
        let steps = steps.by_ref().skip(1).take(cards.wilds().into());
        steps.last()
    }

    /// TH-LOOT-03. Of the tiles that are being looted, which are met by which of these cards, and as what.
    pub fn counted(&self, cards: Cards) -> Vec<(Tile, Counted)> {
        let SeenPhase::Known(Phase::Acting(Step::LootCards { claim })) = self.phase else {
            return Vec::new();
        };
        let tops = self.tops();
        let claimed = [0, 1].map(|side| tops[side].filter(|_| claim.takes(side)));
        let needs = claimed.map(|tile| tile.map(|tile| self.game.edition().need(tile)));
        let counted = payment::counted(needs, cards).unwrap_or_default();
        claimed.into_iter().zip(counted).filter_map(|(tile, counted)| Some((tile?, counted))).collect()
    }

    /// The tiles that can be taken where the viewer is: the left one and the right one.
    pub fn tops(&self) -> [Option<Tile>; 2] {
        let car = self.own().and_then(|own| self.game.edition().car(own.at));
        [0, 1].map(|side| car.and_then(|car| self.stacks[Square::of(car, side).number()].top()))
    }

    /// TH-TRADE-01. With whom the viewer trades: whom they offer cards, or who offers them cards.
    pub fn partner(&self) -> Option<Seat> {
        match self.phase {
            SeenPhase::Known(Phase::Acting(Step::Offering { to } | Step::Answering { to, .. })) => {
                Some(if self.viewer == Some(to) { self.active() } else { to })
            }
            _ => None,
        }
    }
}
