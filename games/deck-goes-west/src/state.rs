//! The full state of one game, hidden parts included.

mod apply;
mod changes;
mod frame;
mod invariants;
mod stack;

pub(crate) use apply::apply;
pub(crate) use frame::{Battle, BattleStage, Gather, MoveStage, Movement, Trade, TradeStage};
pub use frame::{Dues, Happening, Held, JobLevel, JobRun, Origin, TradeSide};
pub(crate) use invariants::{invariants, of_tabletop};
pub(crate) use stack::{Stack, StackFrame};

use crate::DeckGoesWest;
use crate::cards::CardZones;
use crate::edition::{Mode, Place, Tile};
use crate::job::Trigger;
use crate::land::{Land, Tiles};
use crate::outcome::Ending;
use crate::question::AskedQuestion;
use game::{BySeat, Seat, SeatSet};
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// DW-DR-01. The maximum number of players.
pub(crate) const SEATS: usize = 5;

/// All seats, clockwise from this one.
#[inline]
pub(crate) fn around_from(seat: Seat) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(seat), |seat| Some(seat.clockwise(SEATS))).take(SEATS)
}

/// A game that is being played: the tabletop, and a cache of what is asked.
///
/// Computing what is asked costs as much as playing on, so the rules store it here whenever they stop at a question,
/// and every event clears it. It follows from the tabletop and the game, so it takes no part in equality and hashing;
/// an invariant computes it again and compares.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) tabletop: Tabletop,
    pub(crate) asked: Option<AskedQuestion>,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.tabletop == other.tabletop
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.tabletop.hash(hasher);
    }
}

/// Rules read the tabletop only, never the cache.
impl Deref for State {
    type Target = Tabletop;

    #[inline]
    fn deref(&self) -> &Tabletop {
        &self.tabletop
    }
}

impl From<Tabletop> for State {
    fn from(tabletop: Tabletop) -> State {
        State { tabletop, asked: None }
    }
}

/// The full state of the table: below two kilobytes, and `Copy`. DW-DR-02: nothing runs out, so only their
/// types bound the counts, which saturate (a position may come close). What is fixed for the whole game (characters,
/// mission, edition) is in [`DeckGoesWest`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tabletop {
    pub(crate) cards: CardZones,
    pub(crate) land: Land,
    pub(crate) players: BySeat<PlayerState, SEATS>,
    /// DW-SCORE-03. The score of each player; a team's score is that of the first seat.
    pub(crate) score: BySeat<u16, SEATS>,
    /// DW-SETUP-23. The number of the Day, from the Day Tracker.
    pub(crate) day: u8,
    pub(crate) wagon: Option<Place>,
    /// DW-SETUP-41. The holder of the P1 token; in other modes the first seat.
    pub(crate) p1: Seat,
    /// DW-DR-98. The furthest column West where an event of each kind has happened, by trigger.
    pub(crate) records: [i8; Trigger::ALL.len()],
    pub(crate) phase: Phase,
    /// What is going on within the phase; the top frame interrupts the others.
    pub(crate) stack: Stack,
}

/// DW-DR-98. The record before the first such event.
pub(crate) const NO_RECORD: i8 = i8::MIN;

/// The state of one player, cards apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlayerState {
    pub(crate) at: Place,
    /// DW-DR-02. Food, wood, metal, gold.
    pub(crate) stocks: [u16; 4],
    /// DW-ABILITY-03. Is the character tapped?
    pub(crate) tapped: bool,
    /// DW-LAND-05. Does the meeple lie down?
    pub(crate) lying: bool,
    pub(crate) passed: bool,
    /// DW-DR-16, DW-DR-18. Passed automatically because there was nothing to do; may act again later.
    pub(crate) idle: bool,
    pub(crate) alive: bool,
    /// DW-DR-137, DW-DR-135. The number of actions, and of jobs with a draw step, of this Day.
    pub(crate) actions: u8,
    pub(crate) draws: u8,
    /// DW-DR-75. The seats that have refused to trade.
    pub(crate) refused_by: SeatSet,
}

/// The phase of the Day or Night.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// The map is laid out, the first Day has not begun.
    Setup,
    /// All players draw.
    Drawing,
    Acting(Turn),
    /// DW-DAY-10. This player may discard items.
    Discarding(Seat),
    Night(Night),
    Over(Ending),
}

/// DW-DAY-07, DW-DAY-08. A turn of a versus game; in other modes all seats may act, and there is no turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// The actions left in this turn.
    pub(crate) actions: u8,
    /// Has the seat taken an action in this turn?
    pub(crate) acted: bool,
}

/// A step of the Night, by its number; after the last one the bandits are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Night {
    pub(crate) step: u8,
    pub(crate) stage: NightStage,
}

/// The stage of a step of the Night.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum NightStage {
    /// The step is about to begin.
    Beginning,
    /// DW-BATK-02. These groups have not attacked yet.
    Attacks(Tiles),
    /// DW-FULL-01. This player's hand is checked.
    Hands(Seat),
    /// Only the consequences of the step are left.
    Ending,
}

impl Tabletop {
    /// The table before anything is laid out.
    pub(crate) fn blank(game: &DeckGoesWest) -> Tabletop {
        let origin = Place { column: 0, row: 0 };
        let player = PlayerState {
            at: origin,
            stocks: [0; 4],
            tapped: false,
            lying: false,
            passed: false,
            idle: false,
            alive: false,
            actions: 0,
            draws: 0,
            refused_by: SeatSet::EMPTY,
        };
        Tabletop {
            cards: CardZones::new(game.edition(), game.index()),
            land: Land::new(game.edition().tiles.len()),
            players: BySeat::all(player),
            score: BySeat::all(0),
            day: 0,
            wagon: None,
            p1: Seat::FIRST,
            records: [NO_RECORD; Trigger::ALL.len()],
            phase: Phase::Setup,
            stack: Stack::EMPTY,
        }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat]
    }

    #[inline]
    pub(crate) fn is_alive(&self, seat: Seat) -> bool {
        self.player(seat).alive
    }

    /// The seats that are alive.
    #[inline]
    pub(crate) fn living(&self) -> SeatSet {
        (0..SEATS).map(Seat::new).filter(|&seat| self.is_alive(seat)).collect()
    }

    /// The living seats, clockwise from this one.
    #[inline]
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        around_from(seat).filter(|&seat| self.is_alive(seat))
    }

    /// The next living seat clockwise: the same one, if no other lives.
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        self.first_from(seat.clockwise(SEATS))
    }

    /// The first living seat, clockwise from this one.
    fn first_from(&self, seat: Seat) -> Seat {
        let first = self.clockwise_from(seat).next();
        first.expect("a seat is alive, because the game is over when the last player dies")
    }

    /// The tile that a seat's meeple stands on.
    #[inline]
    pub(crate) fn tile_of(&self, seat: Seat) -> Option<Tile> {
        self.land.at(self.player(seat).at)
    }

    /// The living seats whose meeples stand on a place.
    #[inline]
    pub(crate) fn on(&self, place: Place) -> SeatSet {
        (0..SEATS)
            .map(Seat::new)
            .filter(|&seat| self.is_alive(seat) && self.player(seat).at == place)
            .collect()
    }

    /// The number of bandits on the tile of a seat's meeple.
    #[inline]
    pub(crate) fn bandits_at(&self, seat: Seat) -> u16 {
        self.tile_of(seat).map_or(0, |tile| self.land.bandits_on(tile))
    }

    /// DW-SCORE-03. The score of a seat: its own, or the team's.
    #[inline]
    pub(crate) fn score_of(&self, game: &DeckGoesWest, seat: Seat) -> u16 {
        self.score[game.scorer(seat)]
    }

    /// How the game ended, if it is over.
    pub(crate) const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The seat from which seats are counted clockwise: the acting seat during an action, else the P1 holder in versus
    /// games and the first seat in others.
    pub(crate) fn lead(&self) -> Seat {
        match self.stack.action() {
            Some(&seat) => seat,
            None => self.p1_order(),
        }
    }

    /// The first living seat of the P1 order.
    pub(crate) fn p1_order(&self) -> Seat {
        self.first_from(self.p1)
    }

    /// The living seats in the P1 order.
    pub(crate) fn table_order(&self) -> [Option<Seat>; SEATS] {
        let mut seats = self.clockwise_from(self.p1_order());
        std::array::from_fn(|_| seats.next())
    }

    /// The smallest column of the living meeples, `without` this one.
    pub(crate) fn eastmost_meeple(&self, without: Option<Seat>) -> Option<i8> {
        let others = self.living().iter().filter(|&seat| Some(seat) != without);
        others.map(|seat| self.player(seat).at.column).min()
    }
}

impl DeckGoesWest {
    /// DW-MODE-03, DW-MODE-07, DW-DR-37. The seat whose counter moves: cooperative games have one counter.
    #[inline]
    pub(crate) fn scorer(&self, seat: Seat) -> Seat {
        if self.mode() == Mode::Cooperative { Seat::FIRST } else { seat }
    }
}
