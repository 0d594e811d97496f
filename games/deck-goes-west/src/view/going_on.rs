//! What is going on, for drawing.

use super::View;
use crate::edition::{Kind, NightStep, Place, Tile};
use crate::state::{MoveStage, NightStage, Phase, TradeStage};
use game::{Seat, Viewer};

/// The public part of a movement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenMovement {
    /// The seat whose meeple moves.
    pub mover: Seat,
    /// Walk, climb and sail: what is left of each.
    pub pool: [u8; 3],
    /// The tickets, as the lengths of their rides.
    pub tickets: Vec<u8>,
    /// May the payer still add movement?
    pub loading: bool,
}

/// The public part of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "named as in the rules")]
pub struct SeenBattle {
    pub tile: Tile,
    /// Did the bandits begin the battle?
    pub by_bandits: bool,
    pub attack_dice: u16,
    pub hits: u16,
    pub defence_dice: u16,
    pub saves: u16,
}

/// Both sides of a trade, with the resources they have laid on the table.
pub type SeenTrade = [(Seat, [u16; 4]); 2];

impl View {
    /// The seat of the viewer.
    pub fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        }
    }

    /// Is the viewer asked?
    pub fn is_asked(&self) -> bool {
        !self.legal.is_empty()
    }

    /// The movement that is going on.
    pub fn moving(&self) -> Option<SeenMovement> {
        let movement = self.stack.movement()?;
        let tickets = self.game.rides().iter().zip(movement.tickets);
        Some(SeenMovement {
            mover: movement.mover,
            pool: movement.pool,
            tickets: tickets.flat_map(|(&length, count)| std::iter::repeat_n(length, count.into())).collect(),
            loading: matches!(movement.stage, MoveStage::Loading { .. }),
        })
    }

    /// DW-REVEAL-07. The place that the mover tries to enter.
    pub fn tries(&self) -> Option<Place> {
        self.stack.movement()?.tried_place()
    }

    /// The battle that is going on.
    pub fn fights(&self) -> Option<SeenBattle> {
        let battle = self.stack.battle()?;
        Some(SeenBattle {
            tile: battle.tile,
            by_bandits: battle.by_bandits,
            attack_dice: battle.attack_dice,
            hits: battle.hits,
            defence_dice: battle.defence_dice,
            saves: battle.saves,
        })
    }

    /// The trade that is going on, once something can be laid on the table.
    pub fn trades(&self) -> Option<SeenTrade> {
        let trade = self.stack.trade()?;
        let lays = matches!(trade.stage, TradeStage::Laying(_) | TradeStage::Confirming(_));
        lays.then(|| [0, 1].map(|side| (trade.sides[side], trade.goods[side])))
    }

    /// DW-CARD-04. The card that goes on a pile next, and whose pile.
    pub fn placing(&self) -> Option<(Seat, Kind)> {
        self.stack.placing().map(|held| (held.seat, held.kind))
    }

    /// Is the set-up complete?
    pub fn is_set_up(&self) -> bool {
        self.phase != Phase::Setup
    }

    /// DW-NIGHT-02. The number of the Night, which does not change when the Day Tracker moves, and the index of its step.
    pub fn night(&self) -> Option<(u8, usize)> {
        let Phase::Night(night) = self.phase else { return None };
        let done = usize::from(night.step) + usize::from(night.stage != NightStage::Beginning);
        let has_sun_moved = self.game.mission().night.iter().take(done).any(|&step| step == NightStep::Day);
        let number = if has_sun_moved { self.day } else { self.day.saturating_add(1) };
        // A finished step is shown until the next one begins.
        let mission = self.game.mission();
        let counts_bandits =
            usize::from(night.step) == mission.night.len() && mission.special.bandit_limit.is_some();
        let is_shown = night.stage != NightStage::Beginning || counts_bandits;
        Some((number, usize::from(if is_shown { night.step } else { night.step.saturating_sub(1) })))
    }

    /// DW-DR-37. The counters on the Score Track, each with its seat; a team has one.
    pub fn counters(&self) -> Vec<(Seat, u16)> {
        let seats = (0..self.players.len()).map(Seat::new);
        seats
            .filter(|&seat| self.game.scorer(seat) == seat)
            .map(|seat| (seat, self.score[seat.number()]))
            .collect()
    }
}
