//! The rule behind every event.

use super::{Caught, Event, Progress, SheriffMove};
use crate::state::{Stage, Step};
use game::RuleId;

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
