//! What would happen if nobody else did anything: a help for people who choose. It is played by the rules themselves, on a
//! table that follows from the view alone.

use crate::SuperExpress;
use crate::decision::Program;
use crate::event::Event;
use crate::material::{Bandit, Card};
use crate::position::Train;
use crate::rules::execution;
use crate::state::{Phase, Pile};
use crate::view::{HiddenWagon, View};
use game::{BySeat, Ordinary, Play};

/// A card, and what it would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreseen {
    /// Which card.
    pub card: Card,
    /// What would happen.
    pub events: Vec<Event>,
    /// The train after it.
    pub train: Train<HiddenWagon>,
}

impl Foreseen {
    /// SE-UNCOUPLE-02. Would a bandit be lost if the round ended so: is it on the Last Wagon?
    pub fn is_lost(&self, bandit: Bandit) -> bool {
        let last = self.train.wagons.first();
        let mut there = last.into_iter().flat_map(|(_, floors)| floors.roof.iter().chain(&floors.inside));
        there.any(|piece| piece.bandit == bandit)
    }
}

/// Whom a bandit would hit if it shot now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// The bullet flies over these, who lie stunned.
    pub over: Vec<Bandit>,
    /// The first one standing.
    pub target: Option<Bandit>,
}

impl SuperExpress {
    /// Up to three cards of a bandit aboard, one after another, while all others stand still. A time traveller's cards come
    /// again.
    pub fn foresee(&self, view: &View, bandit: Bandit, cards: &[Card]) -> Vec<Foreseen> {
        let mut foreseen = Vec::new();
        let (Some(seat), Some(program)) = (self.seat_of(bandit), filled_up(cards)) else { return foreseen };
        let mut state = self.imagined(view, &mut Ordinary);
        let mut piles = BySeat::all(None);
        piles[seat] = Some(Pile::new(program));
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

    /// Whom a bandit would hit if it stood up and shot now; nobody, if it is not aboard.
    pub fn sight(&self, view: &View, bandit: Bandit) -> Sight {
        let mut sight = Sight::default();
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

/// A program that begins with these cards. What fills it up is never revealed; it is no Horse, which would show before.
fn filled_up(cards: &[Card]) -> Option<Program> {
    let others = [Card::Move, Card::ChangeFloor, Card::Turn, Card::Shoot, Card::Reflex];
    let others = others.into_iter().filter(|card| !cards.contains(card));
    let all: Vec<Card> = cards.iter().copied().chain(others).take(3.max(cards.len())).collect();
    Program::new(all.try_into().ok()?).ok()
}
