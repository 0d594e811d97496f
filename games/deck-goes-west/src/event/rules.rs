//! The rules behind kinds of events that several rules cause, and what such events reveal.

use crate::edition::Mode;
use crate::job::Trigger;
use crate::outcome::{EndedBy, Ending};
use crate::state::{JobLevel, JobRun, Origin};
use game::Reveals;

impl JobLevel {
    /// The rule by which a job of this level begins.
    pub(super) const fn starts_job_by(self) -> &'static str {
        match self {
            JobLevel::Main => "DW-ACTION-02",
            JobLevel::Join => "DW-COOP-03",
            JobLevel::Event => "DW-EVENT-02",
        }
    }

    /// The rule by which the rest of a job of this level is not done: its condition is not met or, if `stuck`, its next
    /// step cannot be done.
    pub(super) const fn closes_gate_by(self, stuck: bool) -> &'static str {
        match (self, stuck) {
            (JobLevel::Event, true) => "DW-DR-129",
            (_, true) => "DW-DR-50",
            (_, false) => "DW-COND-01",
        }
    }
}

impl JobRun {
    /// A job of a card reveals that card of the hand.
    pub(super) const fn reveals(&self) -> Reveals {
        match self.origin {
            Origin::Card(_) => Reveals::Hand,
            _ => Reveals::Nothing,
        }
    }
}

impl Trigger {
    /// The rule that makes it an event of the mission.
    pub(super) const fn rule(self) -> &'static str {
        match self {
            Trigger::Build => "DW-RAIL-04",
            Trigger::Reveal => "DW-REVEAL-03",
            Trigger::Clear => "DW-BATTLE-12",
            Trigger::WagonWest | Trigger::WagonEast | Trigger::WagonHit => "DW-WAGON-05",
        }
    }
}

impl Ending {
    /// The rule by which a game of this mode has this ending.
    pub(crate) fn rule(self, mode: Mode) -> &'static str {
        match (self.by, self.winners.is_empty()) {
            (EndedBy::ScoreTrack, _) => "DW-WIN-01",
            (EndedBy::DayTrack, true) => "DW-LOSE-01",
            (EndedBy::DayTrack, false) => "DW-WIN-03",
            (EndedBy::Death, _) if mode == Mode::Solo => "DW-LOSE-05",
            (EndedBy::Death, _) => "DW-LOSE-04",
            (EndedBy::LastAlive, _) => "DW-DR-32",
            (EndedBy::AllDead, _) => "DW-DR-33",
        }
    }
}
