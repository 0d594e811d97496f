//! The full truth of one game.

mod apply;
mod changes;
mod invariants;

pub(crate) use apply::apply;
pub(crate) use invariants::invariants;

use crate::DeckGoesWest;
use crate::cards::{Cards, Slot};
use crate::edition::{Kind, Mode, Place, Tile};
use crate::job::{Danger, Resource, Trigger};
use crate::land::{Direction, Land, Tiles};
use crate::outcome::Ending;
use crate::question::Remembered;
use game::{BySeat, Seat, SeatSet};

/// DW-DR-01. At most five play.
pub(crate) const SEATS: usize = 5;

/// Every seat, clockwise from this one.
#[inline]
pub(crate) fn around_from(seat: Seat) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(seat), |seat| Some(seat.clockwise(SEATS))).take(SEATS)
}

/// The full truth of one game: below two kilobytes, copied as it is. DW-DR-02: nothing runs out, so counts are only
/// bounded by their types, and stop there (a position may come close). Everything fixed for the whole game (who plays
/// which mission with which cards) is in [`DeckGoesWest`].
///
/// What is going on is told by what is there: an event job interrupts somebody who joins a roll, who interrupts the
/// roll, which interrupts the job that asked for it, which interrupts a movement or a battle, which may be part of a
/// trade.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) cards: Cards,
    pub(crate) land: Land,
    pub(crate) players: BySeat<Player, SEATS>,
    /// DW-SCORE-03. Of each player, or of the team (then the first counts).
    pub(crate) score: BySeat<u16, SEATS>,
    /// DW-SETUP-23. The Day Tracker.
    pub(crate) day: u8,
    pub(crate) wagon: Option<Place>,
    /// DW-SETUP-41. The holder of the P1 token; in other modes the first seat.
    pub(crate) p1: Seat,
    /// DW-DR-98. The furthest West that each kind of event has happened, by trigger.
    pub(crate) records: [i8; Trigger::ALL.len()],
    pub(crate) phase: Phase,
    /// Whose action is going on.
    pub(crate) acting: Option<Seat>,
    pub(crate) trade: Option<Trade>,
    pub(crate) movement: Option<Movement>,
    pub(crate) battle: Option<Battle>,
    pub(crate) job: Option<JobRun>,
    pub(crate) gather: Option<Gather>,
    pub(crate) join: Option<JobRun>,
    pub(crate) event_job: Option<JobRun>,
    /// DW-DR-130. Events whose jobs are still to be done, the next one first.
    pub(crate) happenings: Queue,
    /// Danger cards to be taken before anything else goes on.
    pub(crate) dues: Dues,
    /// A card that is about to be placed.
    pub(crate) held: Option<Held>,
    pub(crate) asked: Remembered,
}

/// DW-DR-98. No such event has happened yet.
pub(crate) const NO_RECORD: i8 = i8::MIN;

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) at: Place,
    /// DW-DR-02. Food, wood, metal, gold; nothing ever runs out.
    pub(crate) stocks: [u16; 4],
    /// DW-ABILITY-03.
    pub(crate) tapped: bool,
    /// DW-LAND-05.
    pub(crate) lying: bool,
    pub(crate) passed: bool,
    /// DW-DR-16, DW-DR-18. Passed because there was nothing to do: not for good.
    pub(crate) idle: bool,
    pub(crate) alive: bool,
    /// DW-DR-137, DW-DR-135. Actions, and jobs with a draw step, of this Day.
    pub(crate) actions: u8,
    pub(crate) draws: u8,
    /// DW-DR-75. Who has refused to trade.
    pub(crate) refused_by: SeatSet,
}

/// What the game is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// The map is laid out, the first Day has not begun.
    Setup,
    /// Everybody draws.
    Drawing,
    Acting(Turn),
    /// DW-DAY-10. This player may discard items.
    Discarding(Seat),
    Night(Night),
    Over(Ending),
}

/// DW-DAY-07, DW-DAY-08. A turn of a versus game; in other modes everybody may act, and there is no turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// Actions left in this turn.
    pub(crate) actions: u8,
    /// Has an action been taken in it?
    pub(crate) acted: bool,
}

/// A step of the Night, by its number; after the last one the bandits are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Night {
    pub(crate) step: u8,
    pub(crate) stage: NightStage,
}

/// How far a step of the Night has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum NightStage {
    /// It is about to begin.
    Beginning,
    /// DW-BATK-02. These groups have not attacked yet.
    Attacks(Tiles),
    /// DW-FULL-01. This player's hand is looked at.
    Hands(Seat),
    /// All that is left is what it caused.
    Ending,
}

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
    /// DW-DR-136. Railway tiles entered for free since the pool last changed, without and with the wagon.
    pub(crate) seen: [Tiles; 2],
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
    /// What each side has laid on the table.
    pub(crate) goods: [[u16; 4]; 2],
}

/// A side of a trade: its number counts in [`Trade::sides`] and [`Trade::goods`].
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

/// DW-DR-130. Events in the order in which they are carried out.
///
/// Only a reveal can happen within an event, and there are at most twelve tiles in sight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Queue([Option<Happening>; 16]);

impl Queue {
    pub(crate) const EMPTY: Queue = Queue([None; 16]);

    #[inline]
    pub(crate) const fn first(&self) -> Option<&Happening> {
        self.0[0].as_ref()
    }

    pub(crate) const fn first_mut(&mut self) -> Option<&mut Happening> {
        self.0[0].as_mut()
    }

    /// Does one more have no place?
    pub(crate) const fn is_full(&self) -> bool {
        self.0[15].is_some()
    }

    /// Adds an event at the end, unless the queue is full.
    pub(crate) fn push(&mut self, happening: Happening) {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(happening);
        }
    }

    pub(crate) fn pop(&mut self) {
        self.0.rotate_left(1);
        self.0[15] = None;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Happening> {
        self.0.iter().flatten()
    }
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

impl State {
    /// The table before anything is laid out.
    pub(crate) fn blank(game: &DeckGoesWest) -> State {
        let origin = Place { column: 0, row: 0 };
        let player = Player {
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
        State {
            cards: Cards::new(game.edition(), game.index()),
            land: Land::new(game.edition().tiles.len()),
            players: BySeat::all(player),
            score: BySeat::all(0),
            day: 0,
            wagon: None,
            p1: Seat::FIRST,
            records: [NO_RECORD; Trigger::ALL.len()],
            phase: Phase::Setup,
            acting: None,
            trade: None,
            movement: None,
            battle: None,
            job: None,
            gather: None,
            join: None,
            event_job: None,
            happenings: Queue::EMPTY,
            dues: Dues::NONE,
            held: None,
            asked: Remembered::default(),
        }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    #[inline]
    pub(crate) fn is_alive(&self, seat: Seat) -> bool {
        self.player(seat).alive
    }

    /// Everybody who has not been knocked out.
    #[inline]
    pub(crate) fn living(&self) -> SeatSet {
        (0..SEATS).map(Seat::new).filter(|&seat| self.is_alive(seat)).collect()
    }

    /// The living from this one on, clockwise.
    #[inline]
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        around_from(seat).filter(|&seat| self.is_alive(seat))
    }

    /// The next living player clockwise: the same one, if nobody else lives.
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        self.first_from(seat.clockwise(SEATS))
    }

    /// The first living player from this one on, clockwise.
    fn first_from(&self, seat: Seat) -> Seat {
        let first = self.clockwise_from(seat).next();
        first.expect("somebody lives, because the game is over when the last player dies")
    }

    /// The tile somebody stands on.
    #[inline]
    pub(crate) fn tile_of(&self, seat: Seat) -> Option<Tile> {
        self.land.at(self.player(seat).at)
    }

    /// Living players on a place.
    #[inline]
    pub(crate) fn on(&self, place: Place) -> SeatSet {
        (0..SEATS)
            .map(Seat::new)
            .filter(|&seat| self.is_alive(seat) && self.player(seat).at == place)
            .collect()
    }

    /// Bandits where somebody stands.
    #[inline]
    pub(crate) fn bandits_at(&self, seat: Seat) -> u16 {
        self.tile_of(seat).map_or(0, |tile| self.land.bandits_on(tile))
    }

    /// DW-SCORE-03. Whose score it is.
    #[inline]
    pub(crate) fn score_of(&self, game: &DeckGoesWest, seat: Seat) -> u16 {
        self.score[game.scorer(seat)]
    }

    /// The job that is going on at a level.
    #[inline]
    pub(crate) const fn run(&self, level: Level) -> Option<&JobRun> {
        match level {
            Level::Main => self.job.as_ref(),
            Level::Join => self.join.as_ref(),
            Level::Event => self.event_job.as_ref(),
        }
    }

    pub(crate) const fn run_mut(&mut self, level: Level) -> &mut Option<JobRun> {
        match level {
            Level::Main => &mut self.job,
            Level::Join => &mut self.join,
            Level::Event => &mut self.event_job,
        }
    }

    /// How it ended, once it has.
    pub(crate) const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// Where orders begin: the P1 holder in versus, the first seat elsewhere; in an action, whoever acts.
    pub(crate) fn lead(&self) -> Seat {
        match self.acting {
            Some(seat) => seat,
            None => self.p1_order(),
        }
    }

    /// The first of the P1-/seat order.
    pub(crate) fn p1_order(&self) -> Seat {
        self.first_from(self.p1)
    }

    /// The living in the P1-/seat order.
    pub(crate) fn table_order(&self) -> [Option<Seat>; SEATS] {
        let mut seats = self.clockwise_from(self.p1_order());
        std::array::from_fn(|_| seats.next())
    }

    /// The smallest column of the living meeples, without this one.
    pub(crate) fn eastmost_meeple(&self, without: Option<Seat>) -> Option<i8> {
        let others = self.living().iter().filter(|&seat| Some(seat) != without);
        others.map(|seat| self.player(seat).at.column).min()
    }
}

impl DeckGoesWest {
    /// DW-MODE-03, DW-MODE-07, DW-DR-37. Whose counter moves: in cooperative games there is one.
    #[inline]
    pub(crate) fn scorer(&self, seat: Seat) -> Seat {
        if self.mode() == Mode::Cooperative { Seat::FIRST } else { seat }
    }
}
