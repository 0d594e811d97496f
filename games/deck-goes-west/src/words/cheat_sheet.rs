//! The content of the cheat sheet.

use game::{RuleId, SheetPart};

/// The parts of the cheat sheet, as ids of messages with their rules.
#[derive(Clone, Copy, Debug)]
pub struct CheatSheet;

impl CheatSheet {
    /// The course of a Day.
    pub const DAY: SheetPart = (
        "cheat-day",
        &[
            ("cheat-day-untap", &[RuleId("DW-DAY-04")]),
            ("cheat-day-draw", &[RuleId("DW-DRAW-01"), RuleId("DW-DRAW-02")]),
            ("cheat-day-act", &[RuleId("DW-DAY-05"), RuleId("DW-DAY-06"), RuleId("DW-DAY-08")]),
            ("cheat-day-discard", &[RuleId("DW-DAY-10"), RuleId("DW-DAY-11")]),
        ],
    );
    /// The possible actions.
    pub const ACTIONS: SheetPart = (
        "cheat-actions",
        &[
            ("cheat-job", &[RuleId("DW-ACTION-02"), RuleId("DW-JOB-03")]),
            ("cheat-ability", &[RuleId("DW-ABILITY-02"), RuleId("DW-ABILITY-03")]),
            ("cheat-land", &[RuleId("DW-LAND-01"), RuleId("DW-LAND-04"), RuleId("DW-LAND-05")]),
            ("cheat-buy", &[RuleId("DW-BUY-01"), RuleId("DW-BUY-02")]),
            ("cheat-trade", &[RuleId("DW-TRADE-01"), RuleId("DW-TRADE-02"), RuleId("DW-TRADE-04")]),
            ("cheat-battle", &[RuleId("DW-BATTLE-04"), RuleId("DW-BATTLE-11"), RuleId("DW-BATTLE-15")]),
            ("cheat-together", &[RuleId("DW-COOP-01"), RuleId("DW-COOP-06")]),
        ],
    );
    /// Movement.
    pub const MOVING: SheetPart = (
        "cheat-moving",
        &[
            ("cheat-load", &[RuleId("DW-MOVE-09")]),
            ("cheat-step", &[RuleId("DW-MOVE-02"), RuleId("DW-MOVE-10")]),
            ("cheat-unknown", &[RuleId("DW-REVEAL-07"), RuleId("DW-REVEAL-10")]),
            ("cheat-rails", &[RuleId("DW-RAIL-08"), RuleId("DW-TRAIN-01")]),
            ("cheat-leave", &[RuleId("DW-MOVE-13")]),
        ],
    );
    /// The steps of the Night.
    pub const NIGHT: SheetPart = (
        "cheat-night",
        &[
            ("cheat-night-list", &[RuleId("DW-NIGHT-02"), RuleId("DW-NIGHT-03")]),
            ("cheat-exhaustion", &[RuleId("DW-EXH-01"), RuleId("DW-EXH-02")]),
            ("cheat-attack", &[RuleId("DW-BATK-03"), RuleId("DW-BMOVE-04")]),
            ("cheat-appear", &[RuleId("DW-BAPP-03"), RuleId("DW-BAPP-04")]),
            ("cheat-full-hand", &[RuleId("DW-FULL-01"), RuleId("DW-FULL-02")]),
        ],
    );
    /// The end of the game.
    pub const END: SheetPart = (
        "cheat-end",
        &[
            ("cheat-won", &[RuleId("DW-WIN-01")]),
            ("cheat-days", &[RuleId("DW-WIN-03"), RuleId("DW-LOSE-01")]),
            ("cheat-danger", &[RuleId("DW-LOSE-02"), RuleId("DW-DANGER-04")]),
            ("cheat-death", &[RuleId("DW-LOSE-04"), RuleId("DW-LOSE-06")]),
        ],
    );
    /// All parts, in reading order.
    pub const ALL: [SheetPart; 5] =
        [CheatSheet::DAY, CheatSheet::ACTIONS, CheatSheet::MOVING, CheatSheet::NIGHT, CheatSheet::END];
}
