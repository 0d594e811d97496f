//! Facts, in the past tense. An event carries all that [`apply`](crate::state::apply) needs.

mod cites;
mod notation;
mod told;

use crate::cards::{Card, Cards};
use crate::decision::{CardAbility, Junctions};
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::outcome::Ending;
use crate::piece::{Deck, EventDeck, Face, Horse, Square};
use crate::space::Space;
use crate::state::{Met, Stage, Step};
use crate::wanted::{Mission, Wanted, WantedSet};
use game::Seat;

/// A fact of the game. Whoever folds all facts over the empty table has the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each names what happened, to whom and where")]
pub enum Event {
    SwitchesLaid {
        faces: [Face; 2],
    },
    EventsStacked {
        deck: EventDeck,
    },
    LootLaidOut {
        tiles: [Tile; 12],
    },
    WantedLaidOut {
        cards: WantedSet,
    },
    DeckShuffled {
        deck: Deck,
    },
    DiscardsOpened {
        card: Card,
    },
    BulletDealt {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    TurnLost {
        seat: Seat,
    },
    /// A decision that takes several steps has come so far.
    StepReached(Progress),
    ActionTaken {
        seat: Seat,
    },
    FreeMoveTaken {
        seat: Seat,
    },
    ActionsGained {
        seat: Seat,
        count: u8,
    },
    ActionsEnded {
        seat: Seat,
    },
    Walked {
        seat: Seat,
        to: Space,
    },
    Boarded {
        seat: Seat,
        to: Space,
    },
    Left {
        seat: Seat,
        to: Space,
    },
    JumpedOntoHorse {
        seat: Seat,
        horse: Horse,
    },
    Mounted {
        seat: Seat,
        horse: Horse,
    },
    Dismounted {
        seat: Seat,
    },
    HorseMoved {
        seat: Seat,
        horse: Horse,
        card: Card,
        to: Space,
    },
    LootPaid {
        seat: Seat,
        cards: Cards,
    },
    LootTaken {
        seat: Seat,
        square: Square,
        tile: Tile,
    },
    TileUncovered {
        square: Square,
        tile: Tile,
    },
    LootReturned {
        seat: Seat,
        town: u8,
        tiles: Tiles,
    },
    TilesDrawn {
        tiles: Tiles,
    },
    TilesLaid {
        town: u8,
        tiles: Tiles,
    },
    Scored {
        seat: Seat,
        count: u8,
    },
    CountersPlaced {
        seat: Seat,
        town: u8,
        count: u8,
    },
    SwitchFlipped {
        seat: Seat,
        junction: Junctions,
    },
    CardsPlayed {
        seat: Seat,
        ability: CardAbility,
        cards: Cards,
    },
    SwitchTurned {
        seat: Seat,
        junction: Junctions,
    },
    Offered {
        seat: Seat,
        to: Seat,
        cards: Cards,
    },
    OfferRefused {
        seat: Seat,
        by: Seat,
    },
    Traded {
        seat: Seat,
        with: Seat,
        given: Cards,
        back: Cards,
    },
    BulletTaken {
        seat: Seat,
    },
    BulletSpent {
        seat: Seat,
    },
    SheriffMoved {
        to: Space,
        why: SheriffMove,
    },
    SheriffStayed,
    Jailed {
        seat: Seat,
        raised: bool,
        how: Caught,
    },
    JailDrawn {
        seat: Seat,
        card: Card,
    },
    Escaped {
        seat: Seat,
        keys: Cards,
    },
    TrainStarted {
        spaces: u8,
    },
    TrainRolled {
        to: Space,
    },
    RailMet(Encountered),
    CowboyHit {
        seat: Seat,
    },
    CowboySweptOff {
        seat: Seat,
    },
    HorseLost {
        horse: Horse,
    },
    StageReached(Staged),
    TrainResolved,
    EventPlayed {
        card: EventCard,
    },
    TerritoryMarked {
        cactus: u8,
    },
    TrackSwitched {
        junction: Junctions,
    },
    SpeedRaised,
    SpeedLocked {
        seat: Seat,
    },
    SwitchesRemoved,
    CountersPaid {
        seat: Seat,
        town: u8,
        count: u8,
    },
    TileLoaded {
        town: u8,
        tile: Tile,
        square: Square,
    },
    TileDrawn {
        tile: Tile,
    },
    SquareFilled {
        tile: Tile,
        square: Square,
    },
    HangmanMoved,
    HangmanHeld {
        seat: Seat,
        cards: Cards,
    },
    HangmanLet {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        cards: Cards,
    },
    Drew {
        seat: Seat,
        cards: Cards,
    },
    CardSwapped {
        seat: Seat,
        card: Card,
    },
    MissionMet {
        seat: Seat,
        mission: Mission,
    },
    TitleEarned {
        seat: Seat,
        card: Wanted,
    },
    FinalRunEnded,
    GameEnded {
        ending: Ending,
    },
}

/// Why the Sheriff moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SheriffMove {
    /// An Event Card.
    Event,
    /// A Wild played to loot.
    Lured,
    /// A Wild played to send him.
    Sent,
}

/// How somebody met the Sheriff.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Caught {
    /// He came.
    Found,
    /// The cowboy walked into him.
    WalkedIn,
    /// The tunnel no longer hid the cowboy.
    Spotted,
}

/// A step of a decision, as an event tells it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Progress(pub(crate) Step);

/// Something that the train met, as an event tells it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Encountered(pub(crate) Met);

/// A stage of what the train met, as an event tells it; `next`: of the next thing it met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Staged {
    pub(crate) stage: Stage,
    pub(crate) next: bool,
}
