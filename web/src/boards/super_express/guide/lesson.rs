//! The lessons of the guide: their messages and the rules they cite.

use crate::boards::GuideStep;
use game::{Message, RuleId};
use super_express::Bandit;

/// A lesson. The order matters: of the lessons about one card, the guide gives the first new one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::boards::super_express) enum Lesson {
    /// What the game is about, and the first choice.
    Welcome,
    Order,
    Facing,
    Sight,
    /// A sealed program can be changed while another seat is still asked.
    Sealed,
    /// Cards are being revealed.
    Shootin,
    /// Another bandit left the train.
    Fall,
    Shot,
    FlewOver,
    Wake,
    Miss,
    Move,
    ChangeFloor,
    Turn,
    /// The viewer's bandit is hit.
    Hit,
    /// The viewer's bandit is eliminated.
    Out,
    Uncoupled,
    Treasure,
    First,
    NextRound,
    /// The viewer's bandit begins a round lying down.
    Stunned,
    /// Two bandits are left.
    Duel,
    /// One wagon is left.
    LastWagon,
    End,
}

impl Lesson {
    /// The lesson with its messages addressed to the player of this bandit.
    pub(super) fn step(self, me: Bandit) -> GuideStep {
        let about = |id| Message::new(id).fixed("name", me.name()).fixed("gender", me.gender());
        let [title, says, why] = self.words().map(about);
        GuideStep { title, says, why, rules: self.rules(), last: self == Lesson::End }
    }

    /// The ids of its messages: title, what can be done or has happened, and why.
    const fn words(self) -> [&'static str; 3] {
        match self {
            Lesson::Welcome => ["guide-welcome", "guide-welcome-now", "guide-welcome-why"],
            Lesson::Order => ["guide-order", "guide-order-now", "guide-order-why"],
            Lesson::Facing => ["guide-facing", "guide-facing-now", "guide-facing-why"],
            Lesson::Sight => ["guide-sight", "guide-sight-now", "guide-sight-why"],
            Lesson::Sealed => ["guide-sealed", "guide-sealed-now", "guide-sealed-why"],
            Lesson::Shootin => ["guide-shootin", "guide-shootin-now", "guide-shootin-why"],
            Lesson::Fall => ["guide-fall", "guide-fall-now", "guide-fall-why"],
            Lesson::Shot => ["guide-shot", "guide-shot-now", "guide-shot-why"],
            Lesson::FlewOver => ["guide-flew-over", "guide-flew-over-now", "guide-flew-over-why"],
            Lesson::Wake => ["guide-wake", "guide-wake-now", "guide-wake-why"],
            Lesson::Miss => ["guide-miss", "guide-miss-now", "guide-miss-why"],
            Lesson::Move => ["guide-move", "guide-move-now", "guide-move-why"],
            Lesson::ChangeFloor => ["guide-floor", "guide-floor-now", "guide-floor-why"],
            Lesson::Turn => ["guide-turn", "guide-turn-now", "guide-turn-why"],
            Lesson::Hit => ["guide-hit", "guide-hit-now", "guide-hit-why"],
            Lesson::Out => ["guide-out", "guide-out-now", "guide-out-why"],
            Lesson::Uncoupled => ["guide-uncoupled", "guide-uncoupled-now", "guide-uncoupled-why"],
            Lesson::Treasure => ["guide-treasure", "guide-treasure-now", "guide-treasure-why"],
            Lesson::First => ["guide-first", "guide-first-now", "guide-first-why"],
            Lesson::NextRound => ["guide-next-round", "guide-next-round-now", "guide-next-round-why"],
            Lesson::Stunned => ["guide-stunned", "guide-stunned-now", "guide-stunned-why"],
            Lesson::Duel => ["guide-duel", "guide-duel-now", "guide-duel-why"],
            Lesson::LastWagon => ["guide-last-wagon", "guide-last-wagon-now", "guide-last-wagon-why"],
            Lesson::End => ["guide-end", "guide-end-now", "guide-end-why"],
        }
    }

    /// The rules it cites.
    const fn rules(self) -> &'static [RuleId] {
        match self {
            Lesson::Welcome => &[RuleId("SE-END-01"), RuleId("SE-END-05")],
            Lesson::Order => &[RuleId("SE-SCHEME-02"), RuleId("SE-ACT-02")],
            Lesson::Facing => &[RuleId("SE-MOVE-01"), RuleId("SE-SHOOT-03")],
            Lesson::Sight => &[RuleId("SE-SHOOT-01"), RuleId("SE-SHOOT-12")],
            Lesson::Sealed => &[RuleId("SE-SCHEME-04")],
            Lesson::Shootin => &[RuleId("SE-ACT-01"), RuleId("SE-ACT-02")],
            Lesson::Fall => &[RuleId("SE-SHOOT-09"), RuleId("SE-MOVE-05")],
            Lesson::Shot => &[RuleId("SE-SHOOT-05"), RuleId("SE-SHOOT-06")],
            Lesson::FlewOver => &[RuleId("SE-SHOOT-04")],
            Lesson::Wake => &[RuleId("SE-STUN-02"), RuleId("SE-STUN-05")],
            Lesson::Miss => &[RuleId("SE-SHOOT-11"), RuleId("SE-ACT-03")],
            Lesson::Move => &[RuleId("SE-MOVE-01"), RuleId("SE-MOVE-05")],
            Lesson::ChangeFloor => &[RuleId("SE-FLOOR-01"), RuleId("SE-SHOOT-03")],
            Lesson::Turn => &[RuleId("SE-TURN-01"), RuleId("SE-TURN-02")],
            Lesson::Hit => &[RuleId("SE-STUN-02"), RuleId("SE-SHOOT-04")],
            Lesson::Out => &[RuleId("SE-ROUND-05"), RuleId("SE-END-07")],
            Lesson::Uncoupled => &[RuleId("SE-UNCOUPLE-01"), RuleId("SE-UNCOUPLE-02")],
            Lesson::Treasure => &[RuleId("SE-UNCOUPLE-05"), RuleId("SE-END-05")],
            Lesson::First => &[RuleId("SE-FIRST-02")],
            Lesson::NextRound => &[RuleId("SE-ROUND-02"), RuleId("SE-ROUND-06")],
            Lesson::Stunned => &[RuleId("SE-STUN-06"), RuleId("SE-SCHEME-05")],
            Lesson::Duel => &[RuleId("SE-END-01")],
            Lesson::LastWagon => &[RuleId("SE-END-04"), RuleId("SE-END-06")],
            Lesson::End => &[RuleId("SE-SETUP-14")],
        }
    }
}
