//! How events are told: what cannot be taken back after them, and where a step for people begins.

use super::Event;
use crate::state::Origin;

impl Event {
    /// DW-DR-134. Whatever was hidden or left to chance, and whatever passes the word to somebody else, cannot be
    /// taken back.
    pub const fn reveals(&self) -> bool {
        !matches!(
            self,
            Event::ActionBegan { .. }
                | Event::ActionTaken { .. }
                | Event::JobBegan { .. }
                | Event::XChosen { .. }
                | Event::StepBegun { .. }
                | Event::StepDone { .. }
                | Event::GateClosed { .. }
                | Event::JobEnded { .. }
                | Event::Tapped { .. }
                | Event::LaidDown { .. }
                | Event::Paid { .. }
                | Event::Gained { .. }
                | Event::CardSpent { .. }
                | Event::SelfSpent { .. }
                | Event::DrawJobCounted { .. }
                | Event::Bought { .. }
                | Event::MoveBegan { .. }
                | Event::PoolGrew { .. }
                | Event::TicketGot { .. }
                | Event::SetOff
                | Event::StepPaid { .. }
                | Event::RailFollowed { .. }
                | Event::TicketUsed { .. }
                | Event::MeepleMoved { .. }
                | Event::WagonMoved { .. }
                | Event::Stopped { .. }
                | Event::RailBuilt { .. }
                | Event::Happened(_)
                | Event::EventJobReached { .. }
                | Event::EventJobDone { .. }
                | Event::EventOver
                | Event::Scored { .. }
                | Event::PointsLost { .. }
                | Event::CardDiscarded { .. }
                | Event::BattleBegan { by: Some(_), .. }
                | Event::AttackAdded { .. }
                | Event::DefenceAdded { .. }
                | Event::TurnedBack { .. }
                | Event::CardPlaced { .. }
                | Event::GoodLaid { .. }
                | Event::CardLaid { .. }
        )
    }

    /// Does it show a card of a hand? Where hands are closed, others have seen it then.
    pub(crate) const fn shows_cards(&self) -> bool {
        match self {
            Event::JobBegan { run, .. } => matches!(run.origin, Origin::Card(_)),
            Event::CardSpent { .. }
            | Event::SelfSpent { .. }
            | Event::CardDiscarded { .. }
            | Event::CardLaid { .. } => true,
            _ => false,
        }
    }

    /// An action, a step of a movement, a roll, a battle, a step of the Night: each is one step for people.
    pub const fn begins_beat(&self) -> bool {
        matches!(
            self,
            Event::CharacterReady { .. }
                | Event::DayBegan { .. }
                | Event::TurnBegan { .. }
                | Event::JobBegan { .. }
                | Event::StepPaid { .. }
                | Event::RailFollowed { .. }
                | Event::TicketUsed { .. }
                | Event::TileRevealed { .. }
                | Event::Rolled { .. }
                | Event::BattleJoined
                | Event::HalfFought
                | Event::TradeAsked { .. }
                | Event::Traded
                | Event::DangerTaken { .. }
                | Event::EveningCame { .. }
                | Event::NightFell { .. }
                | Event::NightStepBegan { .. }
                | Event::BattleBegan { by: None, .. }
        )
    }
}
