//! The consequences of the viewer's choices, as far as the viewer can know them.

use crate::cards::Cards;
use crate::decision::Decision;
use crate::event::Event;
use crate::loot::Tile;
use crate::piece::Square;
use crate::rules::payment::{self, Counted};
use crate::rules::{Play, sheriff};
use crate::space::Space;
use crate::state::{DecisionStep, Phase};
use crate::view::{SeenPhase, View};
use crate::wanted::Ability;
use game::{AlwaysFirst, Game, Seat, SeatSet};

/// The Sheriff's reaction to a Loot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lured {
    /// The space that he reaches, if he moves.
    pub to: Option<Space>,
    /// The seats that he catches.
    pub caught: SeatSet,
}

impl View {
    /// TH-LOOT-11, TH-LOOT-12. The Sheriff's reaction if these cards are played to loot, computed by the rules; none if
    /// the viewer's Wilds do not lure him. What hides a cowboy from him is public, so any imagined state gives the same
    /// answer.
    pub fn lured_by(&self, cards: Cards) -> Lured {
        let mut lured = Lured::default();
        let Some(own) =
            self.own().filter(|_| !self.viewer.is_some_and(|seat| self.can(seat, Ability::QuietWilds)))
        else {
            return lured;
        };
        let mut state = self.game.imagined(self, &mut AlwaysFirst);
        let mut events = Vec::new();
        sheriff::lure(&mut Play::new(&self.game, &mut state, &mut events), own.at, cards.wilds());
        for event in events {
            match event {
                Event::SheriffMoved { to, .. } => lured.to = Some(to),
                Event::Jailed { seat, .. } => lured.caught = lured.caught.with(seat),
                _ => {}
            }
        }
        lured
    }

    /// TH-SHERIFF-07. Would the Sheriff catch the viewer on this space? Computed by the rules.
    pub fn is_caught_at(&self, to: Space) -> bool {
        let Some(seat) = self.viewer.filter(|_| to == self.sheriff) else { return false };
        let mut state = self.game.imagined(self, &mut AlwaysFirst);
        let mut events = Vec::new();
        self.game.decide(&mut state, seat, Decision::Move(to), &mut AlwaysFirst, &mut events);
        events.iter().any(|event| matches!(event, Event::Jailed { seat: caught, .. } if *caught == seat))
    }

    /// Is the viewer in jail?
    pub fn is_in_jail(&self) -> bool {
        self.own().is_some_and(|own| own.at == self.game.edition().train.jail)
    }

    /// TH-LOOT-03. The tiles being looted, each with the cards that meet it and what those count as.
    pub fn counted(&self, cards: Cards) -> Vec<(Tile, Counted)> {
        let SeenPhase::Known(Phase::Acting(DecisionStep::LootCards { claim })) = self.phase else {
            return Vec::new();
        };
        let tops = self.tops();
        let claimed = [0, 1].map(|side| tops[side].filter(|_| claim.takes(side)));
        let needs = claimed.map(|tile| tile.map(|tile| self.game.edition().need(tile)));
        let counted = payment::counted(needs, cards).unwrap_or_default();
        claimed.into_iter().zip(counted).filter_map(|(tile, counted)| Some((tile?, counted))).collect()
    }

    /// The tiles that can be taken in the viewer's car: the left one and the right one.
    pub fn tops(&self) -> [Option<Tile>; 2] {
        let car = self.own().and_then(|own| self.game.edition().car(own.at));
        [0, 1].map(|side| car.and_then(|car| self.stacks[Square::of(car, side).number()].top()))
    }

    /// TH-TRADE-01. The seat that the viewer trades with, as the one who offers or as the one who answers.
    pub fn partner(&self) -> Option<Seat> {
        match self.phase {
            SeenPhase::Known(Phase::Acting(
                DecisionStep::Offering { to } | DecisionStep::Answering { to, .. },
            )) => Some(if self.viewer == Some(to) { self.active() } else { to }),
            _ => None,
        }
    }
}
