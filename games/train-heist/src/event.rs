//! Events: facts in the past tense. An event carries all that [`apply`](crate::state::apply) needs.

mod rules;
mod text;

use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::decision::{CardAbility, Junctions};
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::outcome::Ending;
use crate::piece::{CactusSpot, Deck, EventDeck, Face, Horse, Square, TownSpot};
use crate::space::Space;
use crate::state::{DecisionStep, Met, Stage};
use crate::wanted::{Mission, Wanted, WantedSet};
use game::Seat;

game::events! {
    /// A fact of the game. Folding all events over the blank state gives the current state.
    ///
    /// Events that turn over face-down cards or tiles, or begin the next player's turn, cannot be undone. A turn, an action,
    /// the train's move, an Event Card, a town: each is one beat.
    #[expect(missing_docs, reason = "each names what happened, to whom and where")]
    pub enum Event of game: TrainHeist;

    SwitchesLaid { faces: [Face; 2] } = "switches {faces}" => "TH-SETUP-10", beat;
    EventsStacked { deck: EventDeck } = "events {deck}" => "TH-SETUP-05";
    LootLaidOut { tiles: [Tile; 12] } = "loot {tiles}" => "TH-SETUP-07";
    WantedLaidOut { cards: WantedSet } = "wanted {cards}" => "TH-SETUP-16";
    DeckShuffled { deck: Deck } = "deck {deck}" => "TH-SETUP-19";
    DiscardsOpened { card: Card } = "discards open with {card}" => "TH-SETUP-18";
    BulletDealt { seat: Seat } = "{seat} starts with a bullet" => "TH-VERSUS-07", reveals Nothing;
    TurnBegan { seat: Seat, number: u16 } = "turn {number} of {seat}" => "TH-TURN-01", beat, round;
    TurnLost { seat: Seat } = "{seat} loses the turn" => "TH-RU-60", reveals Nothing;
    StepReached { step: Progress } = "step {step}" => step.0.rule(), reveals step.0.reveals();
    ActionTaken { seat: Seat } = "{seat} acts" => "TH-TURN-02", reveals Nothing, beat;
    FreeMoveTaken { seat: Seat } = "{seat} moves for free" => "TH-RU-99", reveals Nothing, beat;
    ActionsGained { seat: Seat, count: u8 } = "{seat} gains {count}" => "TH-FREE-02", reveals Nothing;
    ActionsEnded { seat: Seat } = "{seat} ends" => "TH-TURN-10", reveals Nothing;
    Walked { seat: Seat, to: Space } = "{seat} walks to {to}" => "TH-MOVE-01", reveals Nothing;
    Boarded { seat: Seat, to: Space } = "{seat} boards {to}" => "TH-BOARD-01", reveals Nothing;
    Left { seat: Seat, to: Space } = "{seat} leaves to {to}" => "TH-LEAVE-01", reveals Nothing;
    JumpedOntoHorse { seat: Seat, horse: Horse } = "{seat} jumps onto {horse}" => "TH-LEAVE-03", reveals Nothing;
    Mounted { seat: Seat, horse: Horse } = "{seat} mounts {horse}" => "TH-HORSE-05", reveals Nothing, beat;
    Dismounted { seat: Seat } = "{seat} dismounts" => "TH-HORSE-05", reveals Nothing, beat;
    HorseMoved { seat: Seat, horse: Horse, card: Card, to: Space } = "{seat} moves {horse} with {card} to {to}"
        => "TH-HORSE-01", reveals Nothing;
    LootPaid { seat: Seat, cards: Cards } = "{seat} pays {cards}" => "TH-LOOT-04", reveals Nothing;
    LootTaken { seat: Seat, square: Square, tile: Tile } = "{seat} loots {tile} from {square}"
        => "TH-LOOT-01", reveals Nothing;
    TileUncovered { square: Square, tile: Tile } = "{square} shows {tile}" => "TH-LOOT-02";
    LootReturned { seat: Seat, town: TownSpot, tiles: Tiles } = "{seat} returns {tiles} to {town}"
        => "TH-DROP-01", reveals Nothing;
    TilesDrawn { tiles: Tiles } = "drawn {tiles}" => "TH-DROP-02";
    TilesLaid { town: TownSpot, tiles: Tiles } = "{town} gets {tiles}" => "TH-DROP-03", reveals Nothing;
    Scored { seat: Seat, count: u8 } = "{seat} scores {count}" => "TH-DROP-04", reveals Nothing;
    CountersPlaced { seat: Seat, town: TownSpot, count: u8 } = "{seat} places {count} by {town}"
        => "TH-VERSUS-05", reveals Nothing;
    SwitchFlipped { seat: Seat, junction: Junctions } = "{seat} flips {junction}" => "TH-SWITCH-01", reveals Nothing;
    CardsPlayed { seat: Seat, ability: CardAbility, cards: Cards } = "{seat} plays {ability} {cards}"
        => "TH-FREE-01", reveals Nothing, beat;
    SwitchTurned { seat: Seat, junction: Junctions } = "{seat} turns {junction}" => "TH-FREE-05", reveals Nothing;
    Offered { seat: Seat, to: Seat, cards: Cards } = "{seat} offers {to} {cards}" => "TH-TRADE-01";
    OfferRefused { seat: Seat, by: Seat } = "{by} refuses {seat}" => "TH-RU-76";
    Traded { seat: Seat, with: Seat, given: Cards, back: Cards } = "{seat} trades with {with}: {given} for {back}"
        => "TH-TRADE-01";
    BulletTaken { seat: Seat } = "{seat} takes a bullet" => "TH-BULLET-01", reveals Nothing;
    BulletSpent { seat: Seat } = "{seat} spends a bullet" => "TH-BULLET-02", reveals Nothing, beat;
    SheriffMoved { to: Space, why: SheriffMove } = "sheriff to {to} {why}" => why.rule(), reveals Nothing;
    SheriffStayed = "sheriff stays" => "TH-SHERIFF-04", reveals Nothing;
    Jailed { seat: Seat, raised: SpeedEffect, how: Caught } = "{seat} jailed {how} {raised}" => how.rule();
    JailDrawn { seat: Seat, card: Card } = "{seat} turns over {card}" => "TH-JAIL-07";
    Escaped { seat: Seat, keys: Cards } = "{seat} escapes with {keys}" => "TH-JAIL-09", reveals Nothing, beat;
    TrainStarted { spaces: u8 } = "train starts {spaces}" => "TH-TURN-06", reveals Nothing, beat;
    TrainRolled { to: Space } = "train to {to}" => "TH-TRAIN-01", reveals Nothing;
    RailMet { met: Encountered } = "train meets {met}" => "TH-TRAIN-03", reveals Nothing;
    CowboyHit { seat: Seat } = "{seat} is hit" => "TH-TRACK-01", reveals Nothing;
    CowboySweptOff { seat: Seat } = "{seat} is swept off" => "TH-TUNNEL-02", reveals Nothing;
    HorseLost { horse: Horse } = "{horse} is lost" => "TH-TRACK-04", reveals Nothing;
    StageReached { stage: StageChange } = "{stage}"
        => stage.stage.rule(), reveals Nothing, beat if stage.stage == Stage::Town;
    TrainResolved = "train resolved" => "TH-TURN-07", reveals Nothing;
    EventPlayed { card: EventCard } = "event {card}" => "TH-STAR-01", beat;
    TerritoryMarked { cactus: CactusSpot } = "territory {cactus}" => "TH-EVENT-04", reveals Nothing;
    TrackSwitched { junction: Junctions } = "track switched {junction}" => "TH-EVENT-08", reveals Nothing;
    SpeedRaised = "speed raised" => "TH-EVENT-11", reveals Nothing;
    SpeedLocked { seat: Seat } = "speed locked by {seat}" => "TH-RU-51", reveals Nothing;
    SwitchesRemoved = "switches removed" => "TH-END-03", reveals Nothing;
    CountersPaid { seat: Seat, town: TownSpot, count: u8 } = "{seat} is paid {count} by {town}"
        => "TH-VERSUS-06", reveals Nothing;
    TileLoaded { town: TownSpot, tile: Tile, square: Square } = "{town} loads {tile} to {square}"
        => "TH-TOWN-02", reveals Nothing;
    TileDrawn { tile: Tile } = "tile {tile}" => "TH-TOWN-05";
    SquareFilled { tile: Tile, square: Square } = "{square} filled with {tile}" => "TH-TOWN-05", reveals Nothing;
    HangmanMoved = "hangman moves" => "TH-TOWN-04", reveals Nothing;
    HangmanHeld { seat: Seat, cards: Cards } = "{seat} holds the hangman with {cards}" => "TH-RU-99";
    HangmanLet { seat: Seat } = "{seat} lets the hangman come" => "TH-RU-99";
    Discarded { seat: Seat, cards: Cards } = "{seat} discards {cards}" => "TH-TURN-07", reveals Nothing, beat;
    Drew { seat: Seat, cards: Cards } = "{seat} draws {cards}" => "TH-TURN-08";
    CardSwapped { seat: Seat, card: Card } = "{seat} swaps {card}" => "TH-RU-99", reveals Nothing;
    MissionMet { seat: Seat, mission: Mission } = "{seat} meets {mission}" => "TH-WANTED-01", reveals Nothing;
    TitleEarned { seat: Seat, card: Wanted } = "{seat} earns {card}" => "TH-WANTED-01";
    FinalRunEnded = "final run ends" => "TH-RU-46", reveals Nothing;
    GameEnded { ending: Ending } = "over {ending}" => ending.by.rule();
}

/// The cause of the Sheriff's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SheriffMove {
    /// An Event Card.
    Event,
    /// A Wild played to loot.
    Lured,
    /// A Wild played to send him.
    Sent,
}

/// How the Sheriff met a cowboy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Caught {
    /// The Sheriff came.
    Found,
    /// The cowboy walked into the Sheriff.
    WalkedIn,
    /// The tunnel no longer hid the cowboy.
    Spotted,
}

/// A step of a decision, in events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Progress(pub(crate) DecisionStep);

/// What the engine met, in events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Encountered(pub(crate) Met);

/// A stage of resolving what the engine met, in events; with `next`, of the next thing it met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StageChange {
    pub(crate) stage: Stage,
    pub(crate) next: bool,
}

/// The effect of a jailing on the train's speed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SpeedEffect {
    /// The train is one faster while the cowboy is in jail.
    Faster,
    /// The train's speed does not change.
    Unchanged,
}
