//! Facts, in the past tense. An event carries all that [`apply`](crate::state::apply) needs.

mod cites;
mod notation;
mod told;

pub(crate) use notation::Word;

use crate::cards::Slot;
use crate::edition::{Compass, Kind, Place, Tile};
use crate::job::{Danger, Gait, Resource};
use crate::land::{Direction, Tiles};
use crate::outcome::Ending;
use crate::state::{Dues, Happening, JobRun, Level, Side};
use game::{Seat, SeatSet};

/// A fact of the game. Whoever folds all facts over the empty table has the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each names what happened, to whom and where")]
pub enum Event {
    // Setup
    CharacterReady { seat: Seat },
    TileLaid { tile: Tile, place: Place, up: bool },
    MeeplesPlaced { place: Place },
    CampGuarded { tile: Tile, bandits: u8 },
    BanditsLaid { at: Ground, bandits: u8 },
    StartRailLaid { tile: Tile },
    WagonPlaced { place: Place },
    RowFilled { slot: Slot, card: Kind },
    FirstPlayerChosen { seat: Seat },

    // Day
    DayBegan { number: u8 },
    Drew { seat: Seat, card: Kind, known: bool },
    Reshuffled { seat: Seat },
    ActionsBegan,
    TurnBegan { seat: Seat, actions: u8 },
    TurnEnded { seat: Seat },
    Passed { seat: Seat, had_to: bool },
    Roused { seat: Seat },
    ActionBegan { seat: Seat },
    ActionTaken { seat: Seat },
    EveningCame { seat: Seat },
    CardDiscarded { seat: Seat, card: Kind, full_hand: bool },
    Kept { seat: Seat },

    // Jobs
    JobBegan { level: Level, run: JobRun },
    XChosen { level: Level, x: u16 },
    StepBegun { level: Level, left: u16 },
    StepDone { level: Level },
    GateClosed { level: Level, stuck: bool },
    JobEnded { level: Level },
    JobBroken { level: Level },
    Tapped { seat: Seat },
    LaidDown { seat: Seat },
    Paid { seat: Seat, resource: Resource, count: u16 },
    Gained { seat: Seat, resource: Resource, count: u16 },
    CardSpent { level: Level, seat: Seat, card: Kind, scrapped: bool },
    SelfSpent { seat: Seat, card: Kind, scrapped: bool },
    DrawJobCounted { seat: Seat },
    DangerDue { dues: Dues },
    DangerTaken { seat: Seat, danger: Danger, card: Kind },
    DangerSpared { seat: Seat, danger: Danger },
    DangerShuffled { danger: Danger },
    CardPlaced { seat: Seat, card: Kind, on_draw: bool },

    // Rolling together
    GatherBegan { seat: Seat, resource: Resource, dice: u16, others: SeatSet },
    Invited { seat: Seat, other: Seat },
    NotInvited { seat: Seat, other: Seat },
    Joined { seat: Seat, dice: u16 },
    JoinDeclined { seat: Seat },
    Rolled { seat: Seat, resource: Resource, roll: Roll },
    Gathered { seat: Seat, resource: Resource, own: u16, bonus: u16 },
    GatherEnded,

    // Buying
    Bought { seat: Seat, slot: Slot, card: Kind },
    RowMovedUp { slot: Slot },
    RowLeft { card: Kind },
    TradeShuffled,

    // Movement
    MoveBegan { mover: Seat, payer: Seat },
    PoolGrew { gait: Gait, count: u8 },
    TicketGot { length: u8 },
    SetOff,
    StepPaid { to: Place, costs: [u8; 3], wagon: bool },
    RailFollowed { to: Place, wagon: bool },
    TicketUsed { length: u8, to: Place, wagon: bool },
    Tried { direction: Direction },
    NoTopUp { seat: Seat },
    TurnedBack { seat: Seat, gait: Gait },
    MeepleMoved { seat: Seat, to: Ground },
    WagonMoved { to: Place },
    Stopped { seat: Seat },

    // Land
    TileRevealed { seat: Seat, tile: Tile, far: bool },
    TileTurned { tile: Tile },
    TileLeft { tile: Tile, taken_up: bool },
    LandShuffled,
    LandOwed,
    LandSettled,
    Shifted { seat: Seat, to: Ground },
    WagonShifted { to: Place },
    RailBuilt { seat: Seat, tile: Tile },

    // Events and points
    Happened(Happening),
    EventJobReached { job: u8 },
    EventJobDone { seat: Seat },
    EventOver,
    Scored { seat: Seat, count: u16 },
    PointsLost { seat: Seat, count: u16 },

    // Battle
    BattleBegan { tile: Tile, by: Option<Seat>, first: Seat },
    AttackAdded { seat: Seat, dice: u16, hits: u16 },
    DefenceAdded { dice: u16, saves: u16 },
    BattleWaits { seat: Seat },
    BattleJoined,
    AttackRolled { roll: Roll, hits: u16 },
    BanditsSaved { roll: Roll, saves: u16 },
    BanditsRemoved { tile: Tile, count: u16 },
    BanditsHit { roll: Roll, hits: u16 },
    DefenceRolled { roll: Roll, saves: u16 },
    HalfFought,
    BattleEnded { tile: Tile },

    // Trade
    TradeAsked { seat: Seat, other: Seat },
    TradeRefused { seat: Seat, by: Seat },
    TradeAgreed { by: Seat },
    TradePaid { seat: Seat, card: Kind },
    GoodLaid { seat: Seat, resource: Resource },
    CardLaid { seat: Seat, card: Kind },
    SaidReady { seat: Seat },
    SaidYes { seat: Seat },
    SaidAgain { seat: Seat },
    LeftTable { seat: Seat },
    Traded,
    MoveOffered { seat: Seat },
    MoveNotOffered { seat: Seat },
    MoveAccepted { seat: Seat },
    MoveDeclined { seat: Seat },
    MoveTurnCame { side: Side },
    TradeEnded,
    ActionBroken { seat: Seat },
    PartBroken { seat: Seat },

    // Night
    NightFell { number: u8 },
    NightStepBegan { step: u8 },
    SunMoved,
    AttacksBegan { tiles: Tiles },
    GroupAttacked { tile: Tile },
    BanditsRode { from: Ground, to: Ground, count: u16, rolled: Compass },
    BanditsGrew { at: Ground, rolled: Compass },
    BanditDieRolled { die: u8, number: u8 },
    BanditsAppeared { tile: Tile },
    GroupSplit { at: Ground },
    HandsChecked { seat: Seat },
    P1Passed { seat: Seat, orphaned: bool },
    LimitExceeded { bandits: u16, points: u8 },
    NightStepOver,
    Died { seat: Seat, full_hand: bool },
    GameEnded { ending: Ending },
}

/// DW-DR-106. A place of the map and the tile that shows there; one that lies face down is not told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the sentence says it")]
pub struct Ground {
    pub place: Place,
    pub tile: Option<Tile>,
}

/// How many dice have shown each face: by the first face with that number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll(pub(crate) [u16; 6]);
