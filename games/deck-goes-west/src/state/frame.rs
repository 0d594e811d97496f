//! What can be going on, each with its own data. What interrupts what is in [`stack`](super::stack).

use super::SEATS;
use crate::cards::Slot;
use crate::edition::{Kind, Place, Tile};
use crate::job::{Danger, Resource, Trigger};
use crate::land::Direction;
use game::{BySeat, Seat, SeatSet};

/// Where a job stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// A card in hand.
    Card(Kind),
    /// The character.
    Ability,
    /// A land tile.
    Land(Tile),
    /// The mission.
    Mission,
    /// A card of the Trade Row.
    Buy(Slot, Kind),
    /// The mission's event jobs.
    Event,
}

/// A job that is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JobRun {
    pub(crate) seat: Seat,
    pub(crate) origin: Origin,
    /// Which job of its origin.
    pub(crate) job: u8,
    /// The step it has come to.
    pub(crate) at: u8,
    /// DW-X-01, DW-X-03. x, once it is known.
    pub(crate) x: Option<u16>,
    /// How many cards or tiles the step still asks for; none: the step has not begun.
    pub(crate) left: Option<u16>,
    /// Cards of one step are chosen in the order of the edition: not before this one.
    pub(crate) floor: Kind,
}

impl JobRun {
    /// DW-X-01. x, where a step is done or answered.
    pub(crate) const fn known_x(&self) -> u16 {
        self.x.expect("x is known, because it is asked for before the first step")
    }
}

/// Which of the jobs that may be going on at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Somebody's action, or part of a movement or battle.
    Main,
    /// DW-COOP-03. Somebody joins a roll.
    Join,
    /// DW-EVENT-02. An event.
    Event,
}

/// DW-MOVE-09. A movement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Movement {
    pub(crate) mover: Seat,
    /// DW-DR-79. Who plays the jobs.
    pub(crate) payer: Seat,
    /// Walk, climb, sail.
    pub(crate) pool: [u8; 3],
    /// DW-DR-92. Tickets, by the number of their length.
    pub(crate) tickets: [u8; 8],
    pub(crate) stage: MoveStage,
}

/// How far a movement has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum MoveStage {
    /// Jobs are played; has one been?
    Loading { loaded: bool },
    /// The meeple goes.
    Going,
    /// DW-REVEAL-07. A step to a face-down tile was tried from here.
    Trying { from: Place, direction: Direction, payer_asked: bool },
    /// DW-DR-88. A step is paid; whoever leaves bandits is hurt before the meeple moves.
    Leaving { to: Place, wagon: bool },
}

/// DW-BATTLE-06. A battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Battle {
    pub(crate) tile: Tile,
    /// Did the bandits begin it?
    pub(crate) by_bandits: bool,
    /// Whoever declares first.
    pub(crate) first: Seat,
    pub(crate) stage: BattleStage,
    pub(crate) attack_dice: u16,
    pub(crate) hits: u16,
    pub(crate) defence_dice: u16,
    pub(crate) saves: u16,
    /// DW-DR-117. Who has played an attack icon.
    pub(crate) attackers: SeatSet,
}

/// How far a battle has come.
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

/// DW-COOP-01. A roll for a resource, in which others may join.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Gather {
    pub(crate) seat: Seat,
    pub(crate) resource: Resource,
    /// The dice of everybody who rolls.
    pub(crate) dice: BySeat<u16, SEATS>,
    /// Who still may be invited, who is still to answer, and who has joined.
    pub(crate) unasked: SeatSet,
    pub(crate) invited: SeatSet,
    pub(crate) joined: SeatSet,
}

/// DW-DR-75. A trade.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Trade {
    /// Who asked, and who was asked.
    pub(crate) sides: [Seat; 2],
    pub(crate) stage: TradeStage,
    /// DW-DR-76. From 1 to 3.
    pub(crate) round: u8,
    /// DW-DR-76. How often the side that lays goods has taken some back.
    pub(crate) taken_back: u8,
    /// What each side has laid on the table.
    pub(crate) goods: [[u16; 4]; 2],
}

/// A side of a trade: its number counts in the sides and goods of the trade.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Who asked for the trade.
    Asker,
    /// Who was asked.
    Partner,
}

impl Side {
    pub(crate) const BOTH: [Side; 2] = [Side::Asker, Side::Partner];

    #[must_use]
    pub(crate) const fn other(self) -> Side {
        match self {
            Side::Asker => Side::Partner,
            Side::Partner => Side::Asker,
        }
    }
}

impl Trade {
    /// DW-DR-76. So often a side takes goods back in a round: otherwise a trade need not end.
    pub(crate) const TAKE_BACKS: u8 = 10;

    /// Who is on a side.
    pub(crate) const fn seat(&self, side: Side) -> Seat {
        self.sides[side as usize]
    }

    /// Which side a seat is on; none, if it does not trade.
    pub(crate) fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.seat(side) == seat)
    }
}

/// How far a trade has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TradeStage {
    /// The partner is asked.
    Asking,
    /// A card is discarded for it.
    Paying,
    Laying(Side),
    Confirming(Side),
    /// DW-DR-79. Does this side move the other?
    Offering(Side),
    /// Does the other side want that?
    Agreeing(Side),
    /// This side moves the other.
    Moving(Side),
}

/// DW-EVENT-04. Something happened that sets off event jobs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Happening {
    pub(crate) trigger: Trigger,
    /// Who caused it.
    pub(crate) causers: SeatSet,
    /// In which column.
    pub(crate) column: i8,
    /// DW-DR-98. The furthest West it had happened before.
    pub(crate) record: i8,
    /// DW-DR-99. By moving West?
    pub(crate) moved_west: bool,
    /// DW-SPECIAL-06. Do its points count?
    pub(crate) scores: bool,
    /// DW-DR-128.
    pub(crate) x: u16,
    /// DW-DR-126. How often it is still to be carried out.
    pub(crate) times: u8,
    /// The event job to be done next, and who has done it.
    pub(crate) job: u8,
    pub(crate) done: SeatSet,
}

/// Danger cards that are to be taken: in this order of seats, pain before exhaustion.
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

/// DW-CARD-04, DW-BUY-02. A card that goes on a draw or discard pile next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    pub(crate) seat: Seat,
    pub(crate) kind: Kind,
    /// Bought from this place of the row.
    pub(crate) bought: Option<Slot>,
}
