//! What a bandit's cards would do if all others did nothing, as a help for players. The rules compute it, on a state that
//! follows from the view alone.

use crate::SuperExpress;
use crate::decision::Program;
use crate::event::Event;
use crate::material::{Bandit, Card};
use crate::position::Train;
use crate::rules::execution;
use crate::state::{Phase, ProgramPile};
use crate::view::{HiddenWagon, View};
use game::{AlwaysFirst, BySeat, Play};

/// A card, and what it would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreseen {
    /// The card.
    pub card: Card,
    /// The events that it would cause.
    pub events: Vec<Event>,
    /// The train afterwards.
    pub train: Train<HiddenWagon>,
}

impl Foreseen {
    /// SE-UNCOUPLE-02. Would the bandit be lost at the end of the round: is it on the Last Wagon?
    pub fn is_lost(&self, bandit: Bandit) -> bool {
        let last = self.train.wagons.first();
        let mut there = last.into_iter().flat_map(|(_, floors)| floors.roof.iter().chain(&floors.inside));
        there.any(|piece| piece.bandit == bandit)
    }
}

/// The line of sight of a bandit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineOfSight {
    /// The stunned bandits that the bullet flies over.
    pub over: Vec<Bandit>,
    /// The first standing bandit, which a shot would hit.
    pub target: Option<Bandit>,
}

impl SuperExpress {
    /// Plays up to three cards of a bandit aboard, one after another, while all others stand still. A time traveller's cards
    /// come again.
    pub fn foresee(&self, view: &View, bandit: Bandit, cards: &[Card]) -> Vec<Foreseen> {
        let mut foreseen = Vec::new();
        let (Some(seat), Some(program)) = (self.seat_of(bandit), filled_up(cards)) else { return foreseen };
        let mut state = self.imagined(view, &mut AlwaysFirst);
        let mut piles = BySeat::all(None);
        piles[seat] = Some(ProgramPile::new(program));
        state.phase = Phase::Acting { turn: seat, piles };
        while state.stance(seat).is_some() || state.pending().contains(seat) {
            let Phase::Acting { piles, .. } = &state.phase else { break };
            let shown = piles[seat].map_or(cards.len(), |pile| usize::from(pile.revealed));
            let Some(&card) = cards.get(shown) else { break };
            let mut events = Vec::new();
            execution::reveal(&mut Play::new(self, &mut state, &mut events), seat, card);
            foreseen.push(Foreseen { card, events, train: self.train_of(&state, |_| HiddenWagon) });
        }
        foreseen
    }

    /// The line of sight of a bandit, as if it stood; empty if it is not aboard.
    pub fn sight(&self, view: &View, bandit: Bandit) -> LineOfSight {
        let mut sight = LineOfSight::default();
        let stunned = view
            .train
            .pieces()
            .any(|piece| piece.bandit == bandit && piece.posture == crate::Posture::Stunned);
        let cards: &[Card] = if stunned { &[Card::Turn, Card::Shoot] } else { &[Card::Shoot] };
        for event in self.foresee(view, bandit, cards).into_iter().flat_map(|foreseen| foreseen.events) {
            match event {
                Event::BulletFlewOver { seat } => sight.over.push(self.bandit(seat)),
                Event::BanditHit { target, .. } => sight.target = Some(self.bandit(target)),
                _ => {}
            }
        }
        sight
    }
}

/// A program that begins with these cards. The cards that fill it up are never revealed; Horse is none of them, because it
/// would have an effect while face down.
fn filled_up(cards: &[Card]) -> Option<Program> {
    let others = [Card::Move, Card::ChangeFloor, Card::Turn, Card::Shoot, Card::Reflex];
    let others = others.into_iter().filter(|card| !cards.contains(card));
    let all: Vec<Card> = cards.iter().copied().chain(others).take(3.max(cards.len())).collect();
    Program::new(all.try_into().ok()?).ok()
}
