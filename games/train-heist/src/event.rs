//! Facts, in the past tense. An event carries all that [`apply`](crate::state::apply) needs.

mod notation;

use crate::cards::{Card, Cards};
use crate::decision::{CardAbility, Junctions};
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::outcome::Ending;
use crate::piece::{Deck, EventDeck, Face, Horse, Square};
use crate::space::Space;
use crate::state::{Met, Stage, Step};
use crate::wanted::{Mission, Wanted, WantedSet};
use game::{RuleId, Seat};

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

impl Event {
    /// The rule that made it happen.
    pub fn cites(&self) -> RuleId {
        RuleId(match self {
            Event::SwitchesLaid { .. } => "TH-SETUP-10",
            Event::EventsStacked { .. } => "TH-SETUP-05",
            Event::LootLaidOut { .. } => "TH-SETUP-07",
            Event::WantedLaidOut { .. } => "TH-SETUP-16",
            Event::DeckShuffled { .. } => "TH-SETUP-19",
            Event::DiscardsOpened { .. } => "TH-SETUP-18",
            Event::BulletDealt { .. } => "TH-VERSUS-07",
            Event::TurnBegan { .. } => "TH-TURN-01",
            Event::TurnLost { .. } => "TH-RU-60",
            Event::StepReached(Progress(step)) => step.cites(),
            Event::ActionTaken { .. } => "TH-TURN-02",
            Event::ActionsGained { .. } => "TH-FREE-02",
            Event::ActionsEnded { .. } => "TH-TURN-10",
            Event::Walked { .. } => "TH-MOVE-01",
            Event::Boarded { .. } => "TH-BOARD-01",
            Event::Left { .. } => "TH-LEAVE-01",
            Event::JumpedOntoHorse { .. } => "TH-LEAVE-03",
            Event::Mounted { .. } | Event::Dismounted { .. } => "TH-HORSE-05",
            Event::HorseMoved { .. } => "TH-HORSE-01",
            Event::LootPaid { .. } => "TH-LOOT-04",
            Event::LootTaken { .. } => "TH-LOOT-01",
            Event::TileUncovered { .. } => "TH-LOOT-02",
            Event::LootReturned { .. } => "TH-DROP-01",
            Event::TilesDrawn { .. } => "TH-DROP-02",
            Event::TilesLaid { .. } => "TH-DROP-03",
            Event::Scored { .. } => "TH-DROP-04",
            Event::CountersPlaced { .. } => "TH-VERSUS-05",
            Event::SwitchFlipped { .. } => "TH-SWITCH-01",
            Event::CardsPlayed { .. } => "TH-FREE-01",
            Event::SwitchTurned { .. } => "TH-FREE-05",
            Event::Offered { .. } | Event::Traded { .. } => "TH-TRADE-01",
            Event::OfferRefused { .. } => "TH-RU-76",
            Event::BulletTaken { .. } => "TH-BULLET-01",
            Event::BulletSpent { .. } => "TH-BULLET-02",
            Event::SheriffMoved { why: SheriffMove::Event, .. } => "TH-EVENT-03",
            Event::SheriffMoved { why: SheriffMove::Lured, .. } => "TH-LOOT-11",
            Event::SheriffMoved { why: SheriffMove::Sent, .. } => "TH-FREE-06",
            Event::SheriffStayed => "TH-SHERIFF-04",
            Event::Jailed { how: Caught::Found, .. } => "TH-SHERIFF-03",
            Event::Jailed { how: Caught::WalkedIn, .. } => "TH-SHERIFF-07",
            Event::Jailed { how: Caught::Spotted, .. } => "TH-TUNNEL-07",
            Event::JailDrawn { .. } => "TH-JAIL-07",
            Event::Escaped { .. } => "TH-JAIL-09",
            Event::TrainStarted { .. } => "TH-TURN-06",
            Event::TrainRolled { .. } => "TH-TRAIN-01",
            Event::RailMet(_) => "TH-TRAIN-03",
            Event::CowboyHit { .. } => "TH-TRACK-01",
            Event::CowboySweptOff { .. } => "TH-TUNNEL-02",
            Event::HorseLost { .. } => "TH-TRACK-04",
            Event::StageReached(staged) => staged.stage.cites(),
            Event::EventPlayed { .. } => "TH-STAR-01",
            Event::TerritoryMarked { .. } => "TH-EVENT-04",
            Event::TrackSwitched { .. } => "TH-EVENT-08",
            Event::SpeedRaised => "TH-EVENT-11",
            Event::SpeedLocked { .. } => "TH-RU-51",
            Event::SwitchesRemoved => "TH-END-03",
            Event::CountersPaid { .. } => "TH-VERSUS-06",
            Event::TileLoaded { .. } => "TH-TOWN-02",
            Event::TileDrawn { .. } | Event::SquareFilled { .. } => "TH-TOWN-05",
            Event::HangmanMoved => "TH-TOWN-04",
            Event::FreeMoveTaken { .. }
            | Event::HangmanHeld { .. }
            | Event::HangmanLet { .. }
            | Event::CardSwapped { .. } => "TH-RU-99",
            Event::TrainResolved | Event::Discarded { .. } => "TH-TURN-07",
            Event::Drew { .. } => "TH-TURN-08",
            Event::MissionMet { .. } | Event::TitleEarned { .. } => "TH-WANTED-01",
            Event::FinalRunEnded => "TH-RU-46",
            Event::GameEnded { ending } => return ending.by.rule(),
        })
    }

    /// Cards and tiles that were face down before, and the next player's turn, cannot be taken back.
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Event::SwitchesLaid { .. }
                | Event::EventsStacked { .. }
                | Event::LootLaidOut { .. }
                | Event::WantedLaidOut { .. }
                | Event::DeckShuffled { .. }
                | Event::DiscardsOpened { .. }
                | Event::TurnBegan { .. }
                | Event::TileUncovered { .. }
                | Event::TilesDrawn { .. }
                | Event::TileDrawn { .. }
                | Event::Offered { .. }
                | Event::OfferRefused { .. }
                | Event::Traded { .. }
                | Event::Jailed { .. }
                | Event::JailDrawn { .. }
                | Event::EventPlayed { .. }
                | Event::Drew { .. }
                | Event::HangmanHeld { .. }
                | Event::HangmanLet { .. }
                | Event::TitleEarned { .. }
                | Event::GameEnded { .. }
        )
    }

    /// Does it show cards of the hand that others could not see before they are played?
    pub(crate) const fn shows_cards(&self) -> bool {
        let Event::StepReached(Progress(step)) = self else { return false };
        matches!(
            step,
            Step::HorseTo { .. }
                | Step::LootCards { .. }
                | Step::LootNaming { .. }
                | Step::AbilityCards { .. }
                | Step::FarSwitch { .. }
        )
    }

    /// A turn, an action, the train's move, an event, a town: each is one step for people.
    pub const fn begins_beat(&self) -> bool {
        matches!(
            self,
            Event::SwitchesLaid { .. }
                | Event::TurnBegan { .. }
                | Event::ActionTaken { .. }
                | Event::FreeMoveTaken { .. }
                | Event::Mounted { .. }
                | Event::Dismounted { .. }
                | Event::CardsPlayed { .. }
                | Event::BulletSpent { .. }
                | Event::Escaped { .. }
                | Event::TrainStarted { .. }
                | Event::EventPlayed { .. }
                | Event::Discarded { .. }
        ) || matches!(self, Event::StageReached(Staged { stage: Stage::Town, .. }))
    }
}

impl Step {
    const fn cites(self) -> &'static str {
        match self {
            Step::Choosing => "TH-TURN-02",
            Step::HorseCard { .. } | Step::HorseTo { .. } => "TH-HORSE-01",
            Step::LootTiles => "TH-LOOT-05",
            Step::LootCards { .. } => "TH-LOOT-04",
            Step::LootNaming { .. } => "TH-LOOT-10",
            Step::DropTiles => "TH-RU-32",
            Step::Laying { .. } => "TH-DROP-02",
            Step::AbilityCards { .. } => "TH-FREE-01",
            Step::FarSwitch { .. } => "TH-FREE-05",
            Step::Sheriff => "TH-FREE-06",
            Step::Offering { .. } | Step::Answering { .. } => "TH-TRADE-01",
            Step::EscapeKeys => "TH-RU-59",
        }
    }
}

impl Stage {
    const fn cites(self) -> &'static str {
        match self {
            Stage::Event => "TH-STAR-01",
            Stage::Town => "TH-TOWN-01",
            Stage::Hangman { .. } => "TH-TOWN-04",
            Stage::Loading => "TH-TOWN-03",
            Stage::Filling { .. } => "TH-TOWN-05",
        }
    }
}
