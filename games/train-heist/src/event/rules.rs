//! The rules behind kinds of events that several rules cause, and what steps of a decision reveal.

use super::{Caught, SheriffMove};
use crate::state::{Stage, Step};
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

impl Step {
    /// What the step reveals: some steps show cards of a hidden hand.
    pub(super) const fn reveals(self) -> Reveals {
        match self {
            Step::HorseTo { .. }
            | Step::LootCards { .. }
            | Step::LootNaming { .. }
            | Step::AbilityCards { .. }
            | Step::FarSwitch { .. } => Reveals::Hand,
            _ => Reveals::Nothing,
        }
    }
}

impl Step {
    pub(super) const fn rule(self) -> &'static str {
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
