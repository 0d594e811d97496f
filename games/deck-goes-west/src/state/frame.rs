//! The data of each kind of frame. Which frame interrupts which is in [`stack`](super::stack).

use super::SEATS;
use crate::cards::TradeSlot;
use crate::edition::{Kind, Place, Tile};
use crate::job::{Danger, Resource, Trigger};
use crate::land::Direction;
use game::{BySeat, Seat, SeatSet};

/// What a job is printed on, with the card, tile or slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// A card of the hand.
    Card(Kind),
    /// The character of the seat.
    Ability,
    /// A land tile.
    Land(Tile),
    /// The mission.
    Mission,
    /// A card of the Trade Row, in this slot.
    Buy(TradeSlot, Kind),
    /// The mission's event jobs.
    Event,
}

/// A job that is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JobRun {
    pub(crate) seat: Seat,
    pub(crate) origin: Origin,
    /// The number of the job among the jobs of its origin.
    pub(crate) job: u8,
    /// The index of the current step.
    pub(crate) at: u8,
    /// DW-X-01, DW-X-03. x, once it is chosen.
    pub(crate) x: Option<u16>,
    /// The number of cards or tiles the step still asks for; `None` before the step begins.
    pub(crate) left: Option<u16>,
    /// The first card that may be chosen next: a step's cards are chosen in the order of the edition.
    pub(crate) floor: Kind,
}

impl JobRun {
    /// DW-X-01. x of a job that has reached its first step.
    pub(crate) const fn known_x(&self) -> u16 {
        self.x.expect("x is known, because it is asked for before the first step")
    }
}

/// Tells apart the jobs that can be going on at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum JobLevel {
    /// The action of a seat, or part of a movement or battle.
    Main,
    /// DW-COOP-03. A seat joins a roll.
    Join,
    /// DW-EVENT-02. A seat does an event job.
    Event,
}

/// DW-MOVE-09. A movement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Movement {
    pub(crate) mover: Seat,
    /// DW-DR-79. The seat that plays the jobs.
    pub(crate) payer: Seat,
    /// Walk, climb, sail: what is left of each.
    pub(crate) pool: [u8; 3],
    /// DW-DR-92. Tickets, by the index of their length.
    pub(crate) tickets: [u8; 8],
    pub(crate) stage: MoveStage,
}

impl Movement {
    /// DW-REVEAL-07. The place that the mover tries to enter.
    pub(crate) fn tried_place(&self) -> Option<Place> {
        match self.stage {
            MoveStage::Trying { from, direction, .. } => Some(from.toward(direction)),
            _ => None,
        }
    }
}

/// The stage of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum MoveStage {
    /// The payer plays jobs; `loaded` once it has played one.
    Loading { loaded: bool },
    /// The meeple moves step by step.
    Going,
    /// DW-REVEAL-07. A step to a face-down tile was tried from here.
    Trying { from: Place, direction: Direction, payer_asked: bool },
    /// DW-DR-88. A step is paid; leaving bandits hurts before the meeple moves.
    Leaving { to: Place, wagon: bool },
}

/// DW-BATTLE-06. A battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Battle {
    pub(crate) tile: Tile,
    /// Did the bandits begin the battle?
    pub(crate) by_bandits: bool,
    /// The seat that declares first.
    pub(crate) first: Seat,
    pub(crate) stage: BattleStage,
    pub(crate) attack_dice: u16,
    pub(crate) hits: u16,
    pub(crate) defence_dice: u16,
    pub(crate) saves: u16,
    /// DW-DR-117. The seats that have played an attack icon.
    pub(crate) attackers: SeatSet,
}

/// The stage of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum BattleStage {
    /// This player may play battle jobs.
    Declaring(Seat),
    /// The side that began attacks.
    First,
    /// The other side attacks back.
    Second,
    Fought,
}

/// DW-COOP-01. A roll for a resource, which other seats may join.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Gather {
    pub(crate) seat: Seat,
    pub(crate) resource: Resource,
    /// The number of dice of each seat that rolls.
    pub(crate) dice: BySeat<u16, SEATS>,
    /// The seats that may still be invited, that have yet to answer, and that have joined.
    pub(crate) unasked: SeatSet,
    pub(crate) invited: SeatSet,
    pub(crate) joined: SeatSet,
}

/// DW-DR-75. A trade.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Trade {
    /// The seat that asked for the trade, and its partner.
    pub(crate) sides: [Seat; 2],
    pub(crate) stage: TradeStage,
    /// DW-DR-76. The round, from 1 to 3.
    pub(crate) round: u8,
    /// DW-DR-76. How many times the side that lays goods has taken some back in this round.
    pub(crate) taken_back: u8,
    /// The goods that each side has laid on the table.
    pub(crate) goods: [[u16; 4]; 2],
}

/// A side of a trade: the index into `sides` and `goods`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TradeSide {
    /// The seat that asked for the trade.
    Asker,
    /// The seat it asked.
    Partner,
}

impl TradeSide {
    pub(crate) const BOTH: [TradeSide; 2] = [TradeSide::Asker, TradeSide::Partner];

    #[must_use]
    pub(crate) const fn other(self) -> TradeSide {
        match self {
            TradeSide::Asker => TradeSide::Partner,
            TradeSide::Partner => TradeSide::Asker,
        }
    }
}

impl Trade {
    /// DW-DR-76. The limit of take-backs per side and round: without it a trade need not end.
    pub(crate) const TAKE_BACKS: u8 = 10;

    /// The seat on a side.
    pub(crate) const fn seat(&self, side: TradeSide) -> Seat {
        self.sides[side as usize]
    }

    /// The side of a seat; `None` if the seat takes no part in the trade.
    pub(crate) fn side_of(&self, seat: Seat) -> Option<TradeSide> {
        TradeSide::BOTH.into_iter().find(|&side| self.seat(side) == seat)
    }
}

/// The stage of a trade.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TradeStage {
    /// The partner accepts or refuses.
    Asking,
    /// The asker discards a card for the trade.
    Paying,
    Laying(TradeSide),
    Confirming(TradeSide),
    /// DW-DR-79. This side may offer to move the other.
    Offering(TradeSide),
    /// The other side accepts or refuses to be moved.
    Agreeing(TradeSide),
    /// This side moves the other, unless it has declined to or the other has.
    Moving(TradeSide),
}

/// DW-EVENT-04. An event that sets off event jobs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Happening {
    pub(crate) trigger: Trigger,
    /// The seats that caused it.
    pub(crate) causers: SeatSet,
    /// The column where it happened.
    pub(crate) column: i8,
    /// DW-DR-98. The furthest column West where such an event had happened before.
    pub(crate) record: i8,
    /// DW-DR-99. Was it caused by a move West?
    pub(crate) moved_west: bool,
    /// DW-SPECIAL-06. Does it score points?
    pub(crate) scores: bool,
    /// DW-DR-128. x of its event jobs.
    pub(crate) x: u16,
    /// DW-DR-126. How many times it is still to be carried out.
    pub(crate) times: u8,
    /// The index of the next event job, and the seats that have done it.
    pub(crate) job: u8,
    pub(crate) done: SeatSet,
}

/// Danger cards that seats have yet to take: clockwise from `first`, pain before exhaustion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dues {
    pub(crate) first: Seat,
    pub(crate) pain: BySeat<u16, SEATS>,
    pub(crate) exhaustion: BySeat<u16, SEATS>,
}

impl Dues {
    pub(crate) const NONE: Dues =
        Dues { first: Seat::FIRST, pain: BySeat::all(0), exhaustion: BySeat::all(0) };

    #[inline]
    pub(crate) fn is_none(&self) -> bool {
        self.pain.0 == [0; SEATS] && self.exhaustion.0 == [0; SEATS]
    }

    pub(crate) const fn of(&self, danger: Danger) -> &BySeat<u16, SEATS> {
        match danger {
            Danger::Pain => &self.pain,
            Danger::Exhaustion => &self.exhaustion,
        }
    }

    pub(crate) const fn of_mut(&mut self, danger: Danger) -> &mut BySeat<u16, SEATS> {
        match danger {
            Danger::Pain => &mut self.pain,
            Danger::Exhaustion => &mut self.exhaustion,
        }
    }
}

/// DW-CARD-04, DW-BUY-02. A card about to be placed on a draw or discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    pub(crate) seat: Seat,
    pub(crate) kind: Kind,
    /// The slot of the Trade Row it was bought from, if it was bought.
    pub(crate) bought: Option<TradeSlot>,
}
