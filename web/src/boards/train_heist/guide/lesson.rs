//! The lessons of the guide: their messages and the rules they cite.

use game::RuleId;

/// A lesson. The order matters: of the lessons about the same motions, the guide gives the first new one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::boards) enum Lesson {
    /// The aim of the game.
    Welcome,
    /// The game is over.
    End,
    /// The reader is caught.
    Jailed,
    /// The reader was hit, or swept off.
    Flat,
    /// The last event was played.
    FinalRun,
    /// A town had no loot.
    Hangman,
    /// A cowboy met a mission.
    Title,
    /// A Wild was played to loot.
    Lured,
    /// Another cowboy looted.
    Robbed,
    /// A cowboy delivered.
    Delivered,
    /// The first event.
    Event,
    /// An event moved the Sheriff.
    SheriffWalks,
    /// An event placed a boundary post.
    Territory,
    /// An event turned a switch.
    TrackSwitched,
    /// An event made the train faster.
    FullSteam,
    /// The train took on loot at a town.
    Loaded,
    /// Another cowboy was jailed.
    Caught,
    /// Another cowboy was hit, or swept off.
    Hit,
    /// A horse was hit.
    HorseLost,
    /// Another cowboy escaped.
    BrokeOut,
    /// Another cowboy moved a horse.
    Rides,
    /// A cowboy boarded the train.
    Maps,
    /// The train left the map.
    Edge,
    /// The train came to a junction.
    Junction,
    /// The train moved.
    Rolled,
    /// Another cowboy's turn.
    Watch,
    /// The reader's own turn.
    Actions,
    /// On foot on the Main Map.
    Walk,
    /// A horse stands there.
    Mount,
    /// In the saddle.
    Ride,
    /// A horse elsewhere without a rider.
    Call,
    /// Beside the train.
    Board,
    /// Aboard, with the Sheriff.
    Sheriff,
    /// On a platform.
    Platform,
    /// On a roof.
    Roof,
    /// A horse beside the car.
    Jump,
    /// The tunnel is near.
    Tunnel,
    /// On the rails ahead of the train.
    Rails,
    /// What is printed on tiles.
    Tiles,
    /// There is something to loot.
    Loot,
    /// The hand does not match.
    NotYet,
    /// Which cards are played.
    Pay,
    /// Aboard, with loot.
    Carry,
    /// The way off the train.
    Leave,
    /// On the way with loot.
    NextTown,
    /// In town, with loot.
    Drop,
    /// On a junction.
    Flip,
    /// A 4-card straight in hand.
    Straight,
    /// A set in hand, and few actions.
    Sets,
    /// An action to spare.
    Bullet,
    /// A Bullet in hand.
    Spend,
    /// A Wild in hand, aboard.
    Send,
    /// No action left.
    Spent,
    /// Another cowboy in the same space.
    Trade,
    /// A prisoner can be helped.
    Help,
    /// Cards are offered.
    Answer,
    /// In jail.
    Jail,
    /// Enough keys.
    Escape,
    /// A tile is placed.
    Place,
    /// The Hangman can be held back.
    Hold,
    /// Before drawing.
    Discard,
    /// Missions lie there.
    Wanted,
}

impl crate::boards::Lesson for Lesson {
    const WELCOME: Lesson = Lesson::Welcome;
    const END: Lesson = Lesson::End;

    fn is_pressing(self) -> bool {
        matches!(
            self,
            Lesson::Answer
                | Lesson::Pay
                | Lesson::Place
                | Lesson::Hold
                | Lesson::Discard
                | Lesson::Escape
                | Lesson::Jail
                | Lesson::Rails
                | Lesson::Tunnel
                | Lesson::Drop
                | Lesson::Loot
        )
    }

    fn comes_again(self) -> bool {
        self > Lesson::FinalRun
    }

    fn words(self) -> [&'static str; 3] {
        match self {
            Lesson::Welcome => ["guide-welcome", "guide-welcome-now", "guide-welcome-why"],
            Lesson::End => ["guide-end", "guide-end-now", "guide-end-why"],
            Lesson::Jailed => ["guide-jailed", "guide-jailed-now", "guide-jailed-why"],
            Lesson::Flat => ["guide-flat", "guide-flat-now", "guide-flat-why"],
            Lesson::FinalRun => ["guide-final-run", "guide-final-run-now", "guide-final-run-why"],
            Lesson::Hangman => ["guide-hangman", "guide-hangman-now", "guide-hangman-why"],
            Lesson::Title => ["guide-title", "guide-title-now", "guide-title-why"],
            Lesson::Lured => ["guide-lured", "guide-lured-now", "guide-lured-why"],
            Lesson::Robbed => ["guide-robbed", "guide-robbed-now", "guide-robbed-why"],
            Lesson::Delivered => ["guide-delivered", "guide-delivered-now", "guide-delivered-why"],
            Lesson::Event => ["guide-event", "guide-event-now", "guide-event-why"],
            Lesson::SheriffWalks => {
                ["guide-sheriff-walks", "guide-sheriff-walks-now", "guide-sheriff-walks-why"]
            }
            Lesson::Territory => ["guide-territory", "guide-territory-now", "guide-territory-why"],
            Lesson::TrackSwitched => {
                ["guide-track-switched", "guide-track-switched-now", "guide-track-switched-why"]
            }
            Lesson::FullSteam => ["guide-full-steam", "guide-full-steam-now", "guide-full-steam-why"],
            Lesson::Loaded => ["guide-loaded", "guide-loaded-now", "guide-loaded-why"],
            Lesson::Caught => ["guide-caught", "guide-caught-now", "guide-caught-why"],
            Lesson::Hit => ["guide-hit", "guide-hit-now", "guide-hit-why"],
            Lesson::HorseLost => ["guide-horse-lost", "guide-horse-lost-now", "guide-horse-lost-why"],
            Lesson::BrokeOut => ["guide-broke-out", "guide-broke-out-now", "guide-broke-out-why"],
            Lesson::Rides => ["guide-rides", "guide-rides-now", "guide-rides-why"],
            Lesson::Maps => ["guide-maps", "guide-maps-now", "guide-maps-why"],
            Lesson::Edge => ["guide-edge", "guide-edge-now", "guide-edge-why"],
            Lesson::Junction => ["guide-junction", "guide-junction-now", "guide-junction-why"],
            Lesson::Rolled => ["guide-rolled", "guide-rolled-now", "guide-rolled-why"],
            Lesson::Watch => ["guide-watch", "guide-watch-now", "guide-watch-why"],
            Lesson::Actions => ["guide-actions", "guide-actions-now", "guide-actions-why"],
            Lesson::Walk => ["guide-walk", "guide-walk-now", "guide-walk-why"],
            Lesson::Mount => ["guide-mount", "guide-mount-now", "guide-mount-why"],
            Lesson::Ride => ["guide-ride", "guide-ride-now", "guide-ride-why"],
            Lesson::Call => ["guide-call", "guide-call-now", "guide-call-why"],
            Lesson::Board => ["guide-board", "guide-board-now", "guide-board-why"],
            Lesson::Sheriff => ["guide-sheriff", "guide-sheriff-now", "guide-sheriff-why"],
            Lesson::Platform => ["guide-platform", "guide-platform-now", "guide-platform-why"],
            Lesson::Roof => ["guide-roof", "guide-roof-now", "guide-roof-why"],
            Lesson::Jump => ["guide-jump", "guide-jump-now", "guide-jump-why"],
            Lesson::Tunnel => ["guide-tunnel", "guide-tunnel-now", "guide-tunnel-why"],
            Lesson::Rails => ["guide-rails", "guide-rails-now", "guide-rails-why"],
            Lesson::Tiles => ["guide-tiles", "guide-tiles-now", "guide-tiles-why"],
            Lesson::Loot => ["guide-loot", "guide-loot-now", "guide-loot-why"],
            Lesson::NotYet => ["guide-not-yet", "guide-not-yet-now", "guide-not-yet-why"],
            Lesson::Pay => ["guide-pay", "guide-pay-now", "guide-pay-why"],
            Lesson::Carry => ["guide-carry", "guide-carry-now", "guide-carry-why"],
            Lesson::Leave => ["guide-leave", "guide-leave-now", "guide-leave-why"],
            Lesson::NextTown => ["guide-next-town", "guide-next-town-now", "guide-next-town-why"],
            Lesson::Drop => ["guide-drop", "guide-drop-now", "guide-drop-why"],
            Lesson::Flip => ["guide-flip", "guide-flip-now", "guide-flip-why"],
            Lesson::Straight => ["guide-straight", "guide-straight-now", "guide-straight-why"],
            Lesson::Sets => ["guide-sets", "guide-sets-now", "guide-sets-why"],
            Lesson::Bullet => ["guide-bullet", "guide-bullet-now", "guide-bullet-why"],
            Lesson::Spend => ["guide-spend", "guide-spend-now", "guide-spend-why"],
            Lesson::Send => ["guide-send", "guide-send-now", "guide-send-why"],
            Lesson::Spent => ["guide-spent", "guide-spent-now", "guide-spent-why"],
            Lesson::Trade => ["guide-trade", "guide-trade-now", "guide-trade-why"],
            Lesson::Help => ["guide-help", "guide-help-now", "guide-help-why"],
            Lesson::Answer => ["guide-answer", "guide-answer-now", "guide-answer-why"],
            Lesson::Jail => ["guide-jail", "guide-jail-now", "guide-jail-why"],
            Lesson::Escape => ["guide-escape", "guide-escape-now", "guide-escape-why"],
            Lesson::Place => ["guide-place", "guide-place-now", "guide-place-why"],
            Lesson::Hold => ["guide-hold", "guide-hold-now", "guide-hold-why"],
            Lesson::Discard => ["guide-discard", "guide-discard-now", "guide-discard-why"],
            Lesson::Wanted => ["guide-wanted", "guide-wanted-now", "guide-wanted-why"],
        }
    }

    fn rules(self) -> &'static [RuleId] {
        match self {
            Lesson::Welcome => &[RuleId("TH-END-01"), RuleId("TH-END-02"), RuleId("TH-END-04")],
            Lesson::End => &[RuleId("TH-SETUP-14"), RuleId("TH-VARIANT-02"), RuleId("TH-VERSUS-11")],
            Lesson::Jailed => &[RuleId("TH-JAIL-01"), RuleId("TH-JAIL-02"), RuleId("TH-JAIL-05")],
            Lesson::Flat => &[RuleId("TH-TRACK-01"), RuleId("TH-TUNNEL-02"), RuleId("TH-TURN-09")],
            Lesson::FinalRun => &[RuleId("TH-END-03"), RuleId("TH-END-04")],
            Lesson::Hangman => &[RuleId("TH-TOWN-04"), RuleId("TH-END-02")],
            Lesson::Title => &[RuleId("TH-WANTED-01"), RuleId("TH-WANTED-02"), RuleId("TH-WANTED-04")],
            Lesson::Lured => &[RuleId("TH-LOOT-11"), RuleId("TH-LOOT-12"), RuleId("TH-LOOT-10")],
            Lesson::Robbed => &[RuleId("TH-LOOT-04"), RuleId("TH-LOOT-09")],
            Lesson::Delivered => &[RuleId("TH-DROP-04"), RuleId("TH-DROP-02"), RuleId("TH-TOWN-04")],
            Lesson::Event => &[RuleId("TH-STAR-01"), RuleId("TH-EVENT-01"), RuleId("TH-EDGE-03")],
            Lesson::SheriffWalks => {
                &[RuleId("TH-EVENT-03"), RuleId("TH-SHERIFF-03"), RuleId("TH-SHERIFF-04")]
            }
            Lesson::Territory => &[RuleId("TH-EVENT-04"), RuleId("TH-EVENT-05"), RuleId("TH-EVENT-06")],
            Lesson::TrackSwitched => &[RuleId("TH-EVENT-08"), RuleId("TH-EVENT-09"), RuleId("TH-SWITCH-03")],
            Lesson::FullSteam => &[RuleId("TH-EVENT-11"), RuleId("TH-TRAIN-02")],
            Lesson::Loaded => &[RuleId("TH-TOWN-02"), RuleId("TH-TOWN-05")],
            Lesson::Caught => &[RuleId("TH-JAIL-01"), RuleId("TH-JAIL-05"), RuleId("TH-JAIL-13")],
            Lesson::Hit => &[RuleId("TH-TRACK-01"), RuleId("TH-TUNNEL-02")],
            Lesson::HorseLost => &[RuleId("TH-TRACK-04"), RuleId("TH-HORSE-08")],
            Lesson::BrokeOut => &[RuleId("TH-JAIL-09"), RuleId("TH-JAIL-10"), RuleId("TH-JAIL-12")],
            Lesson::Rides => &[RuleId("TH-HORSE-01"), RuleId("TH-HORSE-02"), RuleId("TH-HORSE-03")],
            Lesson::Maps => &[RuleId("TH-COMP-01"), RuleId("TH-MOVE-07")],
            Lesson::Edge => &[RuleId("TH-EDGE-01"), RuleId("TH-EDGE-03"), RuleId("TH-EDGE-04")],
            Lesson::Junction => &[RuleId("TH-JUNC-01"), RuleId("TH-SWITCH-01"), RuleId("TH-SWITCH-04")],
            Lesson::Rolled => &[RuleId("TH-TRAIN-02"), RuleId("TH-TURN-09")],
            Lesson::Watch => &[RuleId("TH-SETUP-20"), RuleId("TH-TURN-01")],
            Lesson::Actions => &[RuleId("TH-TURN-01"), RuleId("TH-TURN-02"), RuleId("TH-TURN-04")],
            Lesson::Walk => {
                &[RuleId("TH-MOVE-01"), RuleId("TH-MOVE-03"), RuleId("TH-MOVE-04"), RuleId("TH-MOVE-05")]
            }
            Lesson::Mount => &[RuleId("TH-HORSE-05"), RuleId("TH-HORSE-01"), RuleId("TH-HORSE-03")],
            Lesson::Ride => {
                &[RuleId("TH-HORSE-01"), RuleId("TH-HORSE-07"), RuleId("TH-BOARD-05"), RuleId("TH-RU-67")]
            }
            Lesson::Call => &[RuleId("TH-HORSE-02"), RuleId("TH-RU-68"), RuleId("TH-LEAVE-03")],
            Lesson::Board => &[RuleId("TH-BOARD-01"), RuleId("TH-BOARD-02"), RuleId("TH-BOARD-03")],
            Lesson::Sheriff => &[RuleId("TH-SHERIFF-03"), RuleId("TH-SHERIFF-07"), RuleId("TH-JAIL-01")],
            Lesson::Platform => &[RuleId("TH-MOVE-07"), RuleId("TH-LEAVE-01"), RuleId("TH-LOOT-01")],
            Lesson::Roof => &[RuleId("TH-SHERIFF-02"), RuleId("TH-TUNNEL-02"), RuleId("TH-LEAVE-03")],
            Lesson::Jump => &[RuleId("TH-LEAVE-03"), RuleId("TH-RU-70")],
            Lesson::Tunnel => &[RuleId("TH-TUNNEL-02"), RuleId("TH-TRAIN-02")],
            Lesson::Rails => &[RuleId("TH-TRACK-01"), RuleId("TH-TRACK-04"), RuleId("TH-TRAIN-02")],
            Lesson::Tiles => &[RuleId("TH-LOOT-03"), RuleId("TH-LOOT-04"), RuleId("TH-LOOT-02")],
            Lesson::Loot => &[RuleId("TH-LOOT-01"), RuleId("TH-LOOT-05"), RuleId("TH-LOOT-06")],
            Lesson::NotYet => &[RuleId("TH-LOOT-02"), RuleId("TH-LOOT-03"), RuleId("TH-TURN-07")],
            Lesson::Pay => &[RuleId("TH-LOOT-04"), RuleId("TH-LOOT-10"), RuleId("TH-LOOT-11")],
            Lesson::Carry => &[RuleId("TH-DROP-04"), RuleId("TH-LOOT-09"), RuleId("TH-JAIL-02")],
            Lesson::Leave => &[RuleId("TH-LEAVE-01"), RuleId("TH-LEAVE-02"), RuleId("TH-LEAVE-04")],
            Lesson::NextTown => &[RuleId("TH-DROP-01"), RuleId("TH-RU-34"), RuleId("TH-TOWN-04")],
            Lesson::Drop => &[RuleId("TH-DROP-01"), RuleId("TH-DROP-02"), RuleId("TH-DROP-04")],
            Lesson::Flip => &[RuleId("TH-SWITCH-01"), RuleId("TH-SWITCH-04"), RuleId("TH-JUNC-01")],
            Lesson::Straight => &[RuleId("TH-FREE-05"), RuleId("TH-SWITCH-03")],
            Lesson::Sets => &[RuleId("TH-FREE-02"), RuleId("TH-FREE-03"), RuleId("TH-FREE-04")],
            Lesson::Bullet => &[RuleId("TH-BULLET-01"), RuleId("TH-BULLET-02"), RuleId("TH-TURN-10")],
            Lesson::Spend => &[RuleId("TH-BULLET-02"), RuleId("TH-BULLET-03")],
            Lesson::Send => &[RuleId("TH-FREE-06"), RuleId("TH-RU-27")],
            Lesson::Spent => &[RuleId("TH-TURN-02"), RuleId("TH-TURN-05"), RuleId("TH-TURN-10")],
            Lesson::Trade => &[RuleId("TH-TRADE-01"), RuleId("TH-TRADE-02"), RuleId("TH-SETUP-17")],
            Lesson::Help => &[RuleId("TH-JAIL-13"), RuleId("TH-TRADE-04"), RuleId("TH-RU-57")],
            Lesson::Answer => &[RuleId("TH-TRADE-01"), RuleId("TH-RU-76")],
            Lesson::Jail => &[RuleId("TH-JAIL-07"), RuleId("TH-JAIL-08"), RuleId("TH-JAIL-09")],
            Lesson::Escape => &[RuleId("TH-JAIL-09"), RuleId("TH-JAIL-10"), RuleId("TH-JAIL-11")],
            Lesson::Place => &[RuleId("TH-TOWN-03"), RuleId("TH-TOWN-05"), RuleId("TH-RU-36")],
            Lesson::Hold => &[RuleId("TH-RU-99"), RuleId("TH-TOWN-04")],
            Lesson::Discard => &[RuleId("TH-TURN-07"), RuleId("TH-TURN-08")],
            Lesson::Wanted => &[RuleId("TH-WANTED-01"), RuleId("TH-WANTED-02")],
        }
    }
}
