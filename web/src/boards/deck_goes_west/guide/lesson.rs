//! The lessons of the guide: their messages and the rules they cite.

use game::RuleId;

/// A lesson. The order matters: of the lessons about the same motions, the guide gives the first new one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::boards) enum Lesson {
    /// The aim of the game.
    Welcome,
    /// The game is over.
    End,
    /// The last Day dawns.
    LastDay,
    /// The first Night.
    Night,
    /// Bandits attack at Night.
    Attacked,
    /// A bandit camp was turned up.
    Camp,
    /// VP were gained.
    Points,
    /// Tiles in the East were removed.
    East,
    /// Bandits moved.
    Rides,
    /// The bandit die was rolled.
    Appear,
    /// A group of bandits split.
    Split,
    /// The Trade Row moved on.
    Row,
    /// The Day Tracker moved on.
    Sun,
    /// Dice were rolled for a resource.
    Dice,
    /// Another Day dawns.
    NewDay,
    /// A hand that is nearly deadly.
    Deadly,
    /// Bandits on the reader's own tile.
    Bandits,
    /// The reader has no food.
    Hungry,
    /// How to do a job.
    Jobs,
    /// What jobs are paid with.
    Stock,
    /// A job that moves.
    Move,
    /// A job of the character.
    Ability,
    /// A job of the tile.
    Land,
    /// A job that builds.
    Build,
    /// A card can be bought.
    Buy,
    /// Danger in hand.
    Danger,
    /// A job of the mission.
    Mission,
    /// The end of the Day.
    Pass,
    /// How much is x?
    X,
    /// Which resource?
    Any,
    /// Which item is discarded?
    Discard,
    /// Which card is scrapped?
    Scrap,
    /// Which tile is revealed?
    Telescope,
    /// Where does exhaustion go?
    Exhaustion,
    /// Where does pain go?
    Pain,
    /// Where does a bought card go?
    Bought,
    /// More movement, or set off?
    Load,
    /// Where to?
    Go,
    /// Enter what was turned up?
    Tried,
    /// Battle jobs.
    Battle,
    /// Items before the Night.
    Evening,
    /// A full hand at Night.
    FullHand,
}

impl crate::boards::Lesson for Lesson {
    const WELCOME: Lesson = Lesson::Welcome;
    const END: Lesson = Lesson::End;

    // Of the lessons about actions only the dangers: the occasions of the others recur.
    fn is_pressing(self) -> bool {
        matches!(self, Lesson::Deadly | Lesson::Bandits) || self > Lesson::Pass
    }

    fn comes_again(self) -> bool {
        self > Lesson::LastDay
    }

    fn words(self) -> [&'static str; 3] {
        match self {
            Lesson::Welcome => ["guide-welcome", "guide-welcome-now", "guide-welcome-why"],
            Lesson::End => ["guide-end", "guide-end-now", "guide-end-why"],
            Lesson::LastDay => ["guide-last-day", "guide-last-day-now", "guide-last-day-why"],
            Lesson::Night => ["guide-night", "guide-night-now", "guide-night-why"],
            Lesson::Attacked => ["guide-attacked", "guide-attacked-now", "guide-attacked-why"],
            Lesson::Camp => ["guide-camp", "guide-camp-now", "guide-camp-why"],
            Lesson::Points => ["guide-points", "guide-points-now", "guide-points-why"],
            Lesson::East => ["guide-east", "guide-east-now", "guide-east-why"],
            Lesson::Rides => ["guide-rides", "guide-rides-now", "guide-rides-why"],
            Lesson::Appear => ["guide-appear", "guide-appear-now", "guide-appear-why"],
            Lesson::Split => ["guide-split", "guide-split-now", "guide-split-why"],
            Lesson::Row => ["guide-row", "guide-row-now", "guide-row-why"],
            Lesson::Sun => ["guide-sun", "guide-sun-now", "guide-sun-why"],
            Lesson::Dice => ["guide-dice", "guide-dice-now", "guide-dice-why"],
            Lesson::NewDay => ["guide-new-day", "guide-new-day-now", "guide-new-day-why"],
            Lesson::Deadly => ["guide-deadly", "guide-deadly-now", "guide-deadly-why"],
            Lesson::Bandits => ["guide-bandits", "guide-bandits-now", "guide-bandits-why"],
            Lesson::Hungry => ["guide-hungry", "guide-hungry-now", "guide-hungry-why"],
            Lesson::Jobs => ["guide-jobs", "guide-jobs-now", "guide-jobs-why"],
            Lesson::Stock => ["guide-stock", "guide-stock-now", "guide-stock-why"],
            Lesson::Move => ["guide-move", "guide-move-now", "guide-move-why"],
            Lesson::Ability => ["guide-ability", "guide-ability-now", "guide-ability-why"],
            Lesson::Land => ["guide-land", "guide-land-now", "guide-land-why"],
            Lesson::Build => ["guide-build", "guide-build-now", "guide-build-why"],
            Lesson::Buy => ["guide-buy", "guide-buy-now", "guide-buy-why"],
            Lesson::Danger => ["guide-danger", "guide-danger-now", "guide-danger-why"],
            Lesson::Mission => ["guide-mission", "guide-mission-now", "guide-mission-why"],
            Lesson::Pass => ["guide-pass", "guide-pass-now", "guide-pass-why"],
            Lesson::X => ["guide-x", "guide-x-now", "guide-x-why"],
            Lesson::Any => ["guide-any", "guide-any-now", "guide-any-why"],
            Lesson::Discard => ["guide-discard", "guide-discard-now", "guide-discard-why"],
            Lesson::Scrap => ["guide-scrap", "guide-scrap-now", "guide-scrap-why"],
            Lesson::Telescope => ["guide-telescope", "guide-telescope-now", "guide-telescope-why"],
            Lesson::Exhaustion => ["guide-exhaustion", "guide-exhaustion-now", "guide-exhaustion-why"],
            Lesson::Pain => ["guide-pain", "guide-pain-now", "guide-pain-why"],
            Lesson::Bought => ["guide-bought", "guide-bought-now", "guide-bought-why"],
            Lesson::Load => ["guide-load", "guide-load-now", "guide-load-why"],
            Lesson::Go => ["guide-go", "guide-go-now", "guide-go-why"],
            Lesson::Tried => ["guide-tried", "guide-tried-now", "guide-tried-why"],
            Lesson::Battle => ["guide-battle", "guide-battle-now", "guide-battle-why"],
            Lesson::Evening => ["guide-evening", "guide-evening-now", "guide-evening-why"],
            Lesson::FullHand => ["guide-full-hand", "guide-full-hand-now", "guide-full-hand-why"],
        }
    }

    fn rules(self) -> &'static [RuleId] {
        match self {
            Lesson::Welcome => &[RuleId("DW-WIN-06"), RuleId("DW-LOSE-01"), RuleId("DW-LOSE-05")],
            Lesson::End => &[RuleId("DW-SETUP-15"), RuleId("DW-SETUP-17"), RuleId("DW-MODE-01")],
            Lesson::LastDay => &[RuleId("DW-NIGHT-05"), RuleId("DW-LOSE-01")],
            Lesson::Night => &[RuleId("DW-NIGHT-01"), RuleId("DW-NIGHT-02"), RuleId("DW-NIGHT-03")],
            Lesson::Attacked => &[RuleId("DW-BATK-03"), RuleId("DW-BATTLE-13"), RuleId("DW-BATTLE-15")],
            Lesson::Camp => &[RuleId("DW-REVEAL-04"), RuleId("DW-BMOVE-03"), RuleId("DW-LAND-04")],
            Lesson::Points => &[RuleId("DW-SCORE-01"), RuleId("DW-EVENT-05"), RuleId("DW-BAPP-02")],
            Lesson::East => &[RuleId("DW-EAST-02"), RuleId("DW-EAST-03"), RuleId("DW-MOVE-12")],
            Lesson::Rides => &[RuleId("DW-BMOVE-04"), RuleId("DW-BMOVE-05"), RuleId("DW-BMOVE-02")],
            Lesson::Appear => &[RuleId("DW-BAPP-03"), RuleId("DW-BAPP-04"), RuleId("DW-BAPP-02")],
            Lesson::Split => &[RuleId("DW-BSPLIT-01"), RuleId("DW-BSPLIT-02")],
            Lesson::Row => &[RuleId("DW-ROW-01"), RuleId("DW-ROW-02"), RuleId("DW-ROW-03")],
            Lesson::Sun => &[RuleId("DW-NIGHT-04"), RuleId("DW-NIGHT-05")],
            Lesson::Dice => &[RuleId("DW-DICE-01")],
            Lesson::NewDay => &[RuleId("DW-DAY-04"), RuleId("DW-DRAW-01"), RuleId("DW-DRAW-02")],
            Lesson::Deadly => &[RuleId("DW-LOSE-02"), RuleId("DW-DR-29"), RuleId("DW-DANGER-04")],
            Lesson::Bandits => &[RuleId("DW-COND-03"), RuleId("DW-MOVE-13"), RuleId("DW-BATTLE-12")],
            Lesson::Hungry => &[RuleId("DW-ITEM-05"), RuleId("DW-ITEM-06"), RuleId("DW-ITEM-07")],
            Lesson::Jobs => &[RuleId("DW-JOB-03"), RuleId("DW-ITEM-03"), RuleId("DW-ACTION-02")],
            Lesson::Stock => &[RuleId("DW-RES-01"), RuleId("DW-RES-04"), RuleId("DW-RES-05")],
            Lesson::Move => &[RuleId("DW-MOVE-01"), RuleId("DW-MOVE-02"), RuleId("DW-ITEM-05")],
            Lesson::Ability => &[RuleId("DW-ABILITY-02"), RuleId("DW-ABILITY-03"), RuleId("DW-ABILITY-04")],
            Lesson::Land => &[RuleId("DW-LAND-01"), RuleId("DW-LAND-05"), RuleId("DW-LAND-06")],
            Lesson::Build => &[RuleId("DW-RAIL-01"), RuleId("DW-RAIL-04"), RuleId("DW-RAIL-08")],
            Lesson::Buy => &[RuleId("DW-BUY-01"), RuleId("DW-ITEM-11"), RuleId("DW-BUY-04")],
            Lesson::Danger => &[RuleId("DW-DANGER-04"), RuleId("DW-DANGER-05"), RuleId("DW-LOSE-02")],
            Lesson::Mission => &[RuleId("DW-MJOB-02"), RuleId("DW-MJOB-04"), RuleId("DW-TRAIN-01")],
            Lesson::Pass => &[RuleId("DW-DAY-05"), RuleId("DW-ACTION-05"), RuleId("DW-DRAW-01")],
            Lesson::X => &[RuleId("DW-X-01"), RuleId("DW-X-03"), RuleId("DW-DR-54")],
            Lesson::Any => &[RuleId("DW-RES-02"), RuleId("DW-RES-03")],
            Lesson::Discard => &[RuleId("DW-CARD-02"), RuleId("DW-CARD-06"), RuleId("DW-DRAW-02")],
            Lesson::Scrap => &[RuleId("DW-CARD-03"), RuleId("DW-DR-47")],
            Lesson::Telescope => &[RuleId("DW-REVEAL-12"), RuleId("DW-REVEAL-03"), RuleId("DW-DR-99")],
            Lesson::Exhaustion => &[RuleId("DW-EXH-01"), RuleId("DW-EXH-02"), RuleId("DW-DANGER-01")],
            Lesson::Pain => &[RuleId("DW-DANGER-03"), RuleId("DW-MOVE-13"), RuleId("DW-BATTLE-15")],
            Lesson::Bought => &[RuleId("DW-BUY-02"), RuleId("DW-DR-69")],
            Lesson::Load => &[RuleId("DW-MOVE-09"), RuleId("DW-DR-84"), RuleId("DW-TRAIN-01")],
            Lesson::Go => &[RuleId("DW-MOVE-10"), RuleId("DW-REVEAL-07"), RuleId("DW-COND-05")],
            Lesson::Tried => &[RuleId("DW-REVEAL-09"), RuleId("DW-REVEAL-10"), RuleId("DW-REVEAL-08")],
            Lesson::Battle => &[RuleId("DW-BATTLE-06"), RuleId("DW-BATTLE-11"), RuleId("DW-BATTLE-15")],
            Lesson::Evening => &[RuleId("DW-DAY-10"), RuleId("DW-DAY-11"), RuleId("DW-DRAW-01")],
            Lesson::FullHand => &[RuleId("DW-FULL-01"), RuleId("DW-FULL-02")],
        }
    }
}
