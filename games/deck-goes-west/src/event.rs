//! Events: facts in the past tense. An event carries all that [`apply`](crate::state::apply) needs.

mod rules;
mod text;

use crate::DeckGoesWest;
use crate::cards::TradeSlot;
use crate::edition::{Compass, Kind, Place, Tile};
use crate::job::{Danger, Gait, Resource};
use crate::land::{Direction, Tiles};
use crate::outcome::Ending;
use crate::state::{Dues, Happening, JobLevel, JobRun, TradeSide};
use game::{Seat, SeatSet};

game::events! {
    /// A fact of the game. Folding all events over the blank state gives the current state.
    ///
    /// DW-DR-134. An event that reveals something hidden, uses chance or passes the turn to another seat cannot be undone.
    /// An action, a step of a movement, a roll, a battle, a step of the Night: each is one beat.
    #[expect(missing_docs, reason = "each names what happened, to whom and where")]
    pub enum Event of game: DeckGoesWest;

    // Setup
    CharacterReady { seat: Seat } = "ready {seat}" => "DW-SETUP-37", beat;
    TileLaid { tile: Tile, place: Place, up: bool } = "laid {tile} {place} {up}"
        => if *up { "DW-SETUP-29" } else { "DW-REVEAL-01" };
    MeeplesPlaced { place: Place } = "meeples {place}" => "DW-SETUP-31";
    CampGuarded { tile: Tile, bandits: u8 } = "guarded {tile} {bandits}" => "DW-REVEAL-04";
    BanditsLaid { at: PlaceAndTile, bandits: u8 } = "bandits {at} {bandits}" => "DW-SETUP-30";
    StartRailLaid { tile: Tile } = "start-rail {tile}" => "DW-SPECIAL-05";
    WagonPlaced { place: Place } = "wagon {place}" => "DW-SPECIAL-08";
    RowFilled { slot: TradeSlot, card: Kind } = "row {slot} {card}" => "DW-BUY-05";
    FirstPlayerChosen { seat: Seat } = "first {seat}" => "DW-SETUP-41";

    // Day
    DayBegan { number: u8 } = "day {number}" => "DW-DAY-04", beat, round;
    Drew { seat: Seat, card: Kind, known: bool } = "drew {seat} {card} {known}" => "DW-CARD-01";
    Reshuffled { seat: Seat } = "reshuffled {seat}" => "DW-DRAW-02";
    ActionsBegan = "actions" => "DW-DAY-03";
    TurnBegan { seat: Seat, actions: u8 } = "turn {seat} {actions}"
        => if *actions == 1 { "DW-DAY-07" } else { "DW-DAY-08" }, beat;
    TurnEnded { seat: Seat } = "ended-turn {seat}" => "DW-DR-17";
    Passed { seat: Seat, had_to: bool } = "passed {seat} {had_to}" => if *had_to { "DW-DR-18" } else { "DW-DAY-05" };
    Roused { seat: Seat } = "roused {seat}" => "DW-DR-16";
    ActionBegan { seat: Seat } = "acts {seat}" => "DW-ACTION-01", reveals Nothing;
    ActionTaken { seat: Seat } = "acted {seat}" => "DW-ACTION-01", reveals Nothing;
    EveningCame { seat: Seat } = "evening {seat}" => "DW-DAY-10", beat;
    CardDiscarded { seat: Seat, card: Kind, full_hand: bool } = "laid-aside {seat} {card} {full_hand}"
        => if *full_hand { "DW-FULL-01" } else { "DW-DAY-10" }, reveals Hand;
    Kept { seat: Seat } = "kept {seat}" => "DW-DAY-10";

    // Jobs
    JobBegan { level: JobLevel, run: JobRun } = "job {level} {run}"
        => level.starts_job_by(), reveals run.reveals(), beat;
    XChosen { level: JobLevel, x: u16 } = "x {level} {x}" => "DW-X-01", reveals Nothing;
    StepBegun { level: JobLevel, left: u16 } = "step {level} {left}" => "DW-JOB-03", reveals Nothing;
    StepDone { level: JobLevel } = "done {level}" => "DW-JOB-03", reveals Nothing;
    GateClosed { level: JobLevel, stuck: bool } = "gate-closed {level} {stuck}"
        => level.closes_gate_by(*stuck), reveals Nothing;
    JobEnded { level: JobLevel } = "job-ended {level}" => "DW-JOB-03", reveals Nothing;
    JobBroken { level: JobLevel } = "job-broken {level}" => "DW-DR-34";
    Tapped { seat: Seat } = "tapped {seat}" => "DW-ABILITY-03", reveals Nothing;
    LaidDown { seat: Seat } = "lay-down {seat}" => "DW-LAND-05", reveals Nothing;
    Paid { seat: Seat, resource: Resource, count: u16 } = "paid {seat} {resource} {count}"
        => "DW-RES-05", reveals Nothing;
    Gained { seat: Seat, resource: Resource, count: u16 } = "gained {seat} {resource} {count}"
        => "DW-RES-04", reveals Nothing;
    CardSpent { level: JobLevel, seat: Seat, card: Kind, scrapped: bool } = "spent {level} {seat} {card} {scrapped}"
        => if *scrapped { "DW-CARD-03" } else { "DW-CARD-02" }, reveals Hand;
    SelfSpent { seat: Seat, card: Kind, scrapped: bool } = "self-spent {seat} {card} {scrapped}"
        => if *scrapped { "DW-CARD-08" } else { "DW-DANGER-05" }, reveals Hand;
    DrawJobCounted { seat: Seat } = "draw-job {seat}" => "DW-DR-135", reveals Nothing;
    DangerDue { dues: Dues } = "due {dues}" => "DW-CARD-04";
    DangerTaken { seat: Seat, danger: Danger, card: Kind } = "took {seat} {danger} {card}" => "DW-CARD-04", beat;
    DangerSpared { seat: Seat, danger: Danger } = "spared {seat} {danger}" => "DW-DR-42";
    DangerShuffled { danger: Danger } = "danger-shuffled {danger}" => "DW-DR-42";
    CardPlaced { seat: Seat, card: Kind, on_draw: bool } = "placed {seat} {card} {on_draw}"
        => if game.index().is_item(*card) { "DW-BUY-02" } else { "DW-CARD-04" }, reveals Nothing;

    // Rolling together
    GatherBegan { seat: Seat, resource: Resource, dice: u16, others: SeatSet }
        = "gather {seat} {resource} {dice} {others}"
        => "DW-COOP-01";
    Invited { seat: Seat, other: Seat } = "invited {seat} {other}" => "DW-COOP-02";
    NotInvited { seat: Seat, other: Seat } = "not-invited {seat} {other}" => "DW-COOP-02";
    Joined { seat: Seat, dice: u16 } = "joined {seat} {dice}" => "DW-COOP-04";
    JoinDeclined { seat: Seat } = "stayed-out {seat}" => "DW-COOP-04";
    Rolled { seat: Seat, resource: Resource, roll: Roll } = "rolled {seat} {resource} {roll}" => "DW-DICE-01", beat;
    Gathered { seat: Seat, resource: Resource, own: u16, bonus: u16 } = "gathered {seat} {resource} {own} {bonus}"
        => if *bonus == 0 { "DW-COOP-05" } else { "DW-COOP-06" };
    GatherEnded = "gather-ended" => "DW-COOP-05";

    // Buying
    Bought { seat: Seat, slot: TradeSlot, card: Kind } = "bought {seat} {slot} {card}" => "DW-BUY-02", reveals Nothing;
    RowMovedUp { slot: TradeSlot } = "row-moved {slot}" => "DW-BUY-04";
    RowLeft { card: Kind } = "row-left {card}" => "DW-ROW-01";
    TradeShuffled = "trade-shuffled" => "DW-DR-43";

    // Movement
    MoveBegan { mover: Seat, payer: Seat } = "move {mover} {payer}" => "DW-MOVE-09", reveals Nothing;
    PoolGrew { gait: Gait, count: u8 } = "pool {gait} {count}" => "DW-MOVE-01", reveals Nothing;
    TicketGot { length: u8 } = "ticket {length}" => "DW-TRAIN-01", reveals Nothing;
    SetOff = "set-off" => "DW-MOVE-09", reveals Nothing;
    StepPaid { to: Place, costs: [u8; 3], wagon: bool } = "step-paid {to} {costs} {wagon}"
        => "DW-MOVE-02", reveals Nothing, beat;
    RailFollowed { to: Place, wagon: bool } = "rail-followed {to} {wagon}" => "DW-RAIL-08", reveals Nothing, beat;
    TicketUsed { length: u8, to: Place, wagon: bool } = "ticket-used {length} {to} {wagon}"
        => "DW-TRAIN-01", reveals Nothing, beat;
    Tried { direction: Direction } = "tried {direction}" => "DW-REVEAL-07";
    NoTopUp { seat: Seat } = "no-top-up {seat}" => "DW-REVEAL-08";
    TurnedBack { seat: Seat, gait: Gait } = "turned-back {seat} {gait}" => "DW-REVEAL-10", reveals Nothing;
    MeepleMoved { seat: Seat, to: PlaceAndTile } = "moved {seat} {to}" => "DW-MOVE-10", reveals Nothing;
    WagonMoved { to: Place } = "wagon-moved {to}" => "DW-WAGON-02", reveals Nothing;
    Stopped { seat: Seat } = "stopped {seat}" => "DW-DR-84", reveals Nothing;

    // Land
    TileRevealed { seat: Seat, tile: Tile, far: bool } = "revealed {seat} {tile} {far}"
        => if *far { "DW-REVEAL-12" } else { "DW-REVEAL-01" }, beat;
    TileTurned { tile: Tile } = "turned-up {tile}" => "DW-DR-45";
    TileLeft { tile: Tile, taken_up: bool } = "tile-left {tile} {taken_up}"
        => if *taken_up { "DW-REVEAL-05" } else { "DW-EAST-04" };
    LandShuffled = "land-shuffled" => "DW-TILE-10";
    LandOwed = "land-owed" => "DW-DR-44";
    LandSettled = "land-settled" => "DW-DR-44";
    Shifted { seat: Seat, to: PlaceAndTile } = "shifted {seat} {to}" => "DW-REVEAL-06";
    WagonShifted { to: Place } = "wagon-shifted {to}" => "DW-DR-45";
    RailBuilt { seat: Seat, tile: Tile } = "built {seat} {tile}" => "DW-RAIL-01", reveals Nothing;

    // Events and points
    Happened { happening: Happening } = "happened {happening}" => happening.trigger.rule(), reveals Nothing;
    EventJobReached { job: u8 } = "event-job {job}" => "DW-EVENT-03", reveals Nothing;
    EventJobDone { seat: Seat } = "event-job-done {seat}" => "DW-EVENT-03", reveals Nothing;
    EventOver = "event-over" => "DW-EVENT-03", reveals Nothing;
    Scored { seat: Seat, count: u16 } = "scored {seat} {count}" => "DW-EVENT-05", reveals Nothing;
    PointsLost { seat: Seat, count: u16 } = "lost-points {seat} {count}" => "DW-EVENT-06", reveals Nothing;

    // Battle
    BattleBegan { tile: Tile, by: Option<Seat>, first: Seat } = "battle {tile} {by} {first}"
        => if by.is_some() { "DW-BATTLE-04" } else { "DW-BATK-03" }, reveals if by.is_some() { Nothing } else { All }, beat if by.is_none();
    AttackAdded { seat: Seat, dice: u16, hits: u16 } = "attack {seat} {dice} {hits}"
        => "DW-BATTLE-02", reveals Nothing;
    DefenceAdded { dice: u16, saves: u16 } = "defence {dice} {saves}" => "DW-BATTLE-03", reveals Nothing;
    BattleWaits { seat: Seat } = "battle-waits {seat}" => "DW-BATTLE-06";
    BattleJoined = "battle-joined" => "DW-BATTLE-06", beat;
    AttackRolled { roll: Roll, hits: u16 } = "attack-rolled {roll} {hits}" => "DW-BATTLE-09";
    BanditsSaved { roll: Roll, saves: u16 } = "bandits-saved {roll} {saves}" => "DW-BATTLE-10";
    BanditsRemoved { tile: Tile, count: u16 } = "bandits-removed {tile} {count}" => "DW-BATTLE-11";
    BanditsHit { roll: Roll, hits: u16 } = "bandits-hit {roll} {hits}" => "DW-BATTLE-13";
    DefenceRolled { roll: Roll, saves: u16 } = "defence-rolled {roll} {saves}" => "DW-BATTLE-14";
    HalfFought = "half-fought" => "DW-BATTLE-07", beat;
    BattleEnded { tile: Tile } = "battle-ended {tile}" => "DW-BATTLE-07";

    // Trade
    TradeAsked { seat: Seat, other: Seat } = "trade-asked {seat} {other}" => "DW-TRADE-03", beat;
    TradeRefused { seat: Seat, by: Seat } = "trade-refused {seat} {by}" => "DW-DR-75";
    TradeAgreed { by: Seat } = "trade-agreed {by}" => "DW-DR-75";
    TradePaid { seat: Seat, card: Kind } = "trade-paid {seat} {card}" => "DW-TRADE-04";
    GoodLaid { seat: Seat, resource: Resource } = "good-laid {seat} {resource}" => "DW-TRADE-05", reveals Nothing;
    CardLaid { seat: Seat, card: Kind } = "card-laid {seat} {card}" => "DW-TRADE-06", reveals Hand;
    GoodTakenBack { seat: Seat, resource: Resource } = "good-taken-back {seat} {resource}"
        => "DW-DR-76", reveals Nothing;
    CardTakenBack { seat: Seat, card: Kind } = "card-taken-back {seat} {card}" => "DW-DR-76", reveals Nothing;
    SaidReady { seat: Seat } = "said-ready {seat}" => "DW-DR-76";
    SaidYes { seat: Seat } = "said-yes {seat}" => "DW-DR-76";
    SaidAgain { seat: Seat } = "said-again {seat}" => "DW-DR-76";
    LeftTable { seat: Seat } = "left-table {seat}" => "DW-DR-76";
    Traded = "traded" => "DW-DR-80", beat;
    MoveOffered { seat: Seat } = "move-offered {seat}" => "DW-TRADE-07";
    MoveNotOffered { seat: Seat } = "move-not-offered {seat}" => "DW-TRADE-07";
    MoveAccepted { seat: Seat } = "move-accepted {seat}" => "DW-TRADE-07";
    MoveDeclined { seat: Seat } = "move-declined {seat}" => "DW-TRADE-07";
    MoveTurnCame { side: TradeSide } = "move-turn {side}" => "DW-TRADE-07";
    TradeEnded = "trade-ended" => "DW-TRADE-03";
    ActionBroken { seat: Seat } = "action-broken {seat}" => "DW-DR-34";
    PartBroken { seat: Seat } = "part-broken {seat}" => "DW-DR-34";

    // Night
    NightFell { number: u8 } = "night {number}" => "DW-NIGHT-01", beat;
    NightStepBegan { step: u8 } = "night-step {step}" => "DW-NIGHT-03", beat;
    SunMoved = "sun-moved" => "DW-NIGHT-04";
    AttacksBegan { tiles: Tiles } = "attacks {tiles}" => "DW-BATK-02";
    GroupAttacked { tile: Tile } = "group-attacked {tile}" => "DW-BATK-03";
    BanditsRode { from: PlaceAndTile, to: PlaceAndTile, count: u16, rolled: Compass }
        = "bandits-rode {from} {to} {count} {rolled}"
        => "DW-BMOVE-04";
    BanditsGrew { at: PlaceAndTile, rolled: Compass } = "bandits-grew {at} {rolled}" => "DW-BMOVE-05";
    BanditDieRolled { die: u8, number: u8 } = "bandit-die {die} {number}" => "DW-BAPP-03";
    BanditsAppeared { tile: Tile } = "bandit-appeared {tile}" => "DW-BAPP-04";
    GroupSplit { at: PlaceAndTile } = "split {at}" => "DW-BSPLIT-01";
    HandsChecked { seat: Seat } = "hand-checked {seat}" => "DW-FULL-01";
    P1Passed { seat: Seat, orphaned: bool } = "p1 {seat} {orphaned}"
        => if *orphaned { "DW-DR-21" } else { "DW-P1-01" };
    LimitExceeded { bandits: u16, points: u8 } = "limit-exceeded {bandits} {points}" => "DW-SPECIAL-13";
    NightStepOver = "night-step-over" => "DW-NIGHT-03";
    Died { seat: Seat, full_hand: bool } = "died {seat} {full_hand}"
        => if *full_hand { "DW-LOSE-03" } else { "DW-LOSE-02" };
    GameEnded { ending: Ending } = "ended {ending}" => ending.rule(game.mode());
}

/// DW-DR-106. A place of the map, with its tile if that is face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the sentence says it")]
pub struct PlaceAndTile {
    pub place: Place,
    pub tile: Option<Tile>,
}

/// A roll of success dice: the number of dice that show each face; equal faces are counted at the first of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll(pub(crate) [u16; 6]);
