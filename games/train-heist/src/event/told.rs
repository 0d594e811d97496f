//! How events are told: what cannot be taken back after them, and where a step for people begins.

use super::{Event, Progress, Staged};
use crate::state::{Stage, Step};

impl Event {
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
