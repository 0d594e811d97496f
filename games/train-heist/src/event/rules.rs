//! The rules behind kinds of events that several rules cause, and what steps of a decision reveal.

use super::{Caught, SheriffMove};
use crate::state::{DecisionStep, Stage};
use game::Reveals;

impl SheriffMove {
    pub(super) const fn rule(self) -> &'static str {
        match self {
            SheriffMove::Event => "TH-EVENT-03",
            SheriffMove::Lured => "TH-LOOT-11",
            SheriffMove::Sent => "TH-FREE-06",
        }
    }
}

impl Caught {
    pub(super) const fn rule(self) -> &'static str {
        match self {
            Caught::Found => "TH-SHERIFF-03",
            Caught::WalkedIn => "TH-SHERIFF-07",
            Caught::Spotted => "TH-TUNNEL-07",
        }
    }
}

impl DecisionStep {
    /// What the step reveals: some steps show cards of a hidden hand.
    pub(super) const fn reveals(self) -> Reveals {
        match self {
            DecisionStep::HorseTo { .. }
            | DecisionStep::LootCards { .. }
            | DecisionStep::LootNaming { .. }
            | DecisionStep::AbilityCards { .. }
            | DecisionStep::FarSwitch { .. } => Reveals::Hand,
            _ => Reveals::Nothing,
        }
    }
}

impl DecisionStep {
    pub(super) const fn rule(self) -> &'static str {
        match self {
            DecisionStep::Choosing => "TH-TURN-02",
            DecisionStep::HorseCard { .. } | DecisionStep::HorseTo { .. } => "TH-HORSE-01",
            DecisionStep::LootTiles => "TH-LOOT-05",
            DecisionStep::LootCards { .. } => "TH-LOOT-04",
            DecisionStep::LootNaming { .. } => "TH-LOOT-10",
            DecisionStep::DropTiles => "TH-RU-32",
            DecisionStep::Laying { .. } => "TH-DROP-02",
            DecisionStep::AbilityCards { .. } => "TH-FREE-01",
            DecisionStep::FarSwitch { .. } => "TH-FREE-05",
            DecisionStep::Sheriff => "TH-FREE-06",
            DecisionStep::Offering { .. } | DecisionStep::Answering { .. } => "TH-TRADE-01",
            DecisionStep::EscapeKeys => "TH-RU-59",
        }
    }
}

impl Stage {
    pub(super) const fn rule(self) -> &'static str {
        match self {
            Stage::Event => "TH-STAR-01",
            Stage::Town => "TH-TOWN-01",
            Stage::Hangman { .. } => "TH-TOWN-04",
            Stage::Loading => "TH-TOWN-03",
            Stage::Filling { .. } => "TH-TOWN-05",
        }
    }
}
