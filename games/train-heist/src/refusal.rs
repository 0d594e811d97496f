//! The reasons for refusing a decision or a set-up.

use crate::TrainHeist;
use crate::question::Question;
use crate::setup::{Colour, Setup};
use crate::state::State;
use game::{GameRefusal, Message, RuleId};
use thiserror::Error;

/// The reason for refusing a decision or a set-up. Each names its rule.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the sentence says it")]
pub enum Refusal {
    #[error("2 to 4 cowboys play, not {0}")]
    SeatCount(usize),
    #[error("the {0} cowboy is taken: everybody leads one of their own")]
    ColourTaken(Colour),
    #[error("the goal is {lowest} to 20 tiles, not {goal}")]
    Goal { goal: u8, lowest: u8 },
    #[error("at most {most} more Event Cards can be removed, not {0}", most = Setup::FEWER_EVENTS)]
    FewerEvents(u8),
    #[error("at most {most} Wanted Cards are laid out, not {0}", most = Setup::WANTED)]
    WantedCount(u8),
    #[error("the {0} cowboy cannot begin: it does not play")]
    FirstNotSeated(Colour),
    #[error("there is no edition `{0}` here: start with --edition and its folder")]
    UnknownEdition(String),
    #[error("`{0}` is no decision of Train Heist, such as `move p3` or `pay R01 B02 W`")]
    Unreadable(String),
    #[error("the game is over")]
    GameOver,
    #[error("nobody is asked now")]
    NotAsked,
    #[error("it is not your turn to decide: the {0} cowboy is asked `{1}`")]
    NotYourTurn(Colour, Question),
    #[error("that is not what is asked now: `{0}` is")]
    WrongStep(Question),
    #[error("no Heist Action is left")]
    NoAction,
    #[error("that space is not adjacent")]
    NotBeside(&'static str),
    #[error("a train car is in the way")]
    CarInTheWay,
    #[error("nobody boards or leaves in front of the engine")]
    InFront(&'static str),
    #[error("that is Cherokee Territory: only its guest may enter")]
    CherokeeTerritory,
    #[error("the roof of a car in the tunnel cannot be entered")]
    RoofInTunnel,
    #[error("there is no way off the train from here")]
    NoExit(&'static str),
    #[error("that horse is not here")]
    NoHorse,
    #[error("that horse is not in the game")]
    HorseLost,
    #[error("that horse carries two already")]
    HorseFull,
    #[error("another cowboy rides that horse")]
    HorseTaken,
    #[error("no getting on and off again before the next action")]
    Saddle,
    #[error("that space is too far for this card, or cannot be reached")]
    TooFar,
    #[error("loot is taken inside a passenger car")]
    NotInCar,
    #[error("no loot tile lies there")]
    NoTile,
    #[error("the loot you carry must be dropped off first")]
    Loaded,
    #[error("with a tile in hand you may take one more, not two")]
    OneTileMore,
    #[error("these cards do not meet what is asked for")]
    DoesNotMeet(&'static str),
    #[error("that card is not in your hand")]
    NotInHand(&'static str),
    #[error("you carry no loot to drop off")]
    NoLoot,
    #[error("loot is dropped off in a town")]
    NotInTown,
    #[error("that choice of tiles is not possible")]
    NoSuchTiles(&'static str),
    #[error("you are not on that junction")]
    NotOnJunction,
    #[error("the train is on that junction")]
    TrainOnJunction,
    #[error("the switches are off the board")]
    NoSwitch,
    #[error("you are not in the same space")]
    Apart(&'static str),
    #[error("your offer was refused this turn")]
    RefusedBefore,
    #[error("a prisoner can be given Keyholes and Wilds only")]
    KeysOnly,
    #[error("a hand would be above its limit")]
    HandLimit,
    #[error("an offer has at least one card")]
    NothingGiven,
    #[error("no Bullet is left to take")]
    NoBulletLeft,
    #[error("you hold no Bullet")]
    NoBulletHeld,
    #[error("a Bullet taken or spent this turn cannot be used again in it")]
    BulletOfThisTurn,
    #[error("in versus nobody holds more than one Bullet")]
    OneBullet,
    #[error("a prisoner can only search for keys")]
    Jailed,
    #[error("you are not in jail")]
    NotJailed(&'static str),
    #[error("these are not the keys that are needed")]
    NotEnoughKeys,
    #[error("no card is left to draw, or the hand is full")]
    NoDraw(&'static str),
    #[error("in versus the Sheriff is moved from on board the train only")]
    NotAboard,
    #[error("the Sheriff cannot go there")]
    SheriffCannot,
    #[error("that tile cannot go to that square")]
    NoSuchSquare(&'static str),
    #[error("that title is not among those you have earned")]
    NoSuchTitle,
}

impl Refusal {
    /// The question of a state in which a seat is asked; panics in any other.
    pub(crate) fn question(game: &TrainHeist, state: &State) -> Question {
        Question::of(game, state).expect("a seat is asked: `asked` has said so, and both look at the phase")
    }

    /// The refusal of an answer to another question than the one asked.
    pub(crate) fn wrong_step(game: &TrainHeist, state: &State) -> Refusal {
        Refusal::WrongStep(Refusal::question(game, state))
    }
}

impl GameRefusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            // Several rules refuse for this reason; the caller names the one that applies.
            Refusal::NotBeside(rule)
            | Refusal::InFront(rule)
            | Refusal::NoExit(rule)
            | Refusal::DoesNotMeet(rule)
            | Refusal::NotInHand(rule)
            | Refusal::NoSuchTiles(rule)
            | Refusal::Apart(rule)
            | Refusal::NotJailed(rule)
            | Refusal::NoDraw(rule)
            | Refusal::NoSuchSquare(rule) => rule,
            Refusal::SeatCount(_) => "TH-COMP-06",
            Refusal::ColourTaken(_) => "TH-SETUP-01",
            Refusal::Goal { lowest: 10, .. } => "TH-SETUP-14",
            Refusal::Goal { .. } | Refusal::FewerEvents(_) => "TH-RU-91",
            Refusal::WantedCount(_) => "TH-SETUP-16",
            Refusal::FirstNotSeated(_) => "TH-RU-81",
            Refusal::UnknownEdition(_) => "TH-COMP-01",
            Refusal::Unreadable(_) | Refusal::WrongStep(_) => "TH-TURN-01",
            Refusal::GameOver => "TH-END-01",
            Refusal::NotAsked | Refusal::NotYourTurn(..) => "TH-SETUP-20",
            Refusal::NoAction => "TH-TURN-02",
            Refusal::CarInTheWay => "TH-MOVE-04",
            Refusal::CherokeeTerritory => "TH-EVENT-05",
            Refusal::RoofInTunnel => "TH-TUNNEL-05",
            Refusal::NoHorse => "TH-HORSE-06",
            Refusal::HorseFull => "TH-HORSE-03",
            Refusal::HorseTaken => "TH-HORSE-02",
            Refusal::Saddle => "TH-RU-98",
            Refusal::TooFar => "TH-RU-69",
            Refusal::NotInCar | Refusal::NoTile => "TH-LOOT-01",
            Refusal::Loaded => "TH-LOOT-09",
            Refusal::OneTileMore => "TH-RU-99",
            Refusal::HorseLost => "TH-HORSE-08",
            Refusal::NothingGiven | Refusal::RefusedBefore => "TH-RU-76",
            Refusal::NoLoot => "TH-RU-96",
            Refusal::NotInTown => "TH-DROP-01",
            Refusal::NotOnJunction => "TH-SWITCH-02",
            Refusal::TrainOnJunction => "TH-SWITCH-03",
            Refusal::NoSwitch => "TH-END-03",
            Refusal::KeysOnly => "TH-RU-57",
            Refusal::HandLimit => "TH-TRADE-02",
            Refusal::NoBulletLeft => "TH-BULLET-01",
            Refusal::NoBulletHeld => "TH-BULLET-02",
            Refusal::BulletOfThisTurn => "TH-RU-75",
            Refusal::OneBullet => "TH-VERSUS-08",
            Refusal::Jailed => "TH-JAIL-07",
            Refusal::NotEnoughKeys => "TH-JAIL-09",
            Refusal::NotAboard => "TH-VERSUS-09",
            Refusal::SheriffCannot => "TH-RU-27",
            Refusal::NoSuchTitle => "TH-RU-78",
        })
    }

    fn message(&self) -> Message {
        match self {
            Refusal::SeatCount(seats) => Message::new("refuse-seat-count").number("count", *seats as i64),
            Refusal::ColourTaken(colour) => {
                Message::new("refuse-colour-taken").named("name", colour.message_id())
            }
            Refusal::Goal { goal, lowest } => {
                Message::new("refuse-goal").number("goal", (*goal).into()).number("lowest", (*lowest).into())
            }
            Refusal::FewerEvents(count) => {
                Message::new("refuse-fewer-events").number("count", (*count).into())
            }
            Refusal::WantedCount(count) => {
                Message::new("refuse-wanted-count").number("count", (*count).into())
            }
            Refusal::FirstNotSeated(colour) => {
                Message::new("refuse-first-not-seated").named("name", colour.message_id())
            }
            Refusal::UnknownEdition(edition) => {
                Message::new("refuse-unknown-edition").text("edition", edition.clone())
            }
            Refusal::Unreadable(text) => Message::new("refuse-unreadable").text("text", text.clone()),
            Refusal::GameOver => Message::new("refuse-game-over"),
            Refusal::NotAsked => Message::new("refuse-not-asked"),
            Refusal::NotYourTurn(colour, question) => Message::new("refuse-not-your-turn")
                .named("who", colour.message_id())
                .named("question", question.message_id()),
            Refusal::WrongStep(question) => {
                Message::new("refuse-wrong-step").named("question", question.message_id())
            }
            Refusal::NoAction => Message::new("refuse-no-action"),
            Refusal::NotBeside(_) => Message::new("refuse-not-beside"),
            Refusal::CarInTheWay => Message::new("refuse-car-in-the-way"),
            Refusal::InFront(_) => Message::new("refuse-in-front"),
            Refusal::CherokeeTerritory => Message::new("refuse-cherokee-territory"),
            Refusal::RoofInTunnel => Message::new("refuse-roof-in-tunnel"),
            Refusal::NoExit(_) => Message::new("refuse-no-exit"),
            Refusal::NoHorse => Message::new("refuse-no-horse"),
            Refusal::HorseLost => Message::new("refuse-horse-lost"),
            Refusal::HorseFull => Message::new("refuse-horse-full"),
            Refusal::HorseTaken => Message::new("refuse-horse-taken"),
            Refusal::Saddle => Message::new("refuse-saddle"),
            Refusal::TooFar => Message::new("refuse-too-far"),
            Refusal::NotInCar => Message::new("refuse-not-in-car"),
            Refusal::NoTile => Message::new("refuse-no-tile"),
            Refusal::Loaded => Message::new("refuse-loaded"),
            Refusal::OneTileMore => Message::new("refuse-one-tile-more"),
            Refusal::DoesNotMeet(_) => Message::new("refuse-does-not-meet"),
            Refusal::NotInHand(_) => Message::new("refuse-not-in-hand"),
            Refusal::NoLoot => Message::new("refuse-no-loot"),
            Refusal::NotInTown => Message::new("refuse-not-in-town"),
            Refusal::NoSuchTiles(_) => Message::new("refuse-no-such-tiles"),
            Refusal::NotOnJunction => Message::new("refuse-not-on-junction"),
            Refusal::TrainOnJunction => Message::new("refuse-train-on-junction"),
            Refusal::NoSwitch => Message::new("refuse-no-switch"),
            Refusal::Apart(_) => Message::new("refuse-apart"),
            Refusal::RefusedBefore => Message::new("refuse-refused-before"),
            Refusal::KeysOnly => Message::new("refuse-keys-only"),
            Refusal::NothingGiven => Message::new("refuse-nothing-given"),
            Refusal::HandLimit => Message::new("refuse-hand-limit"),
            Refusal::NoBulletLeft => Message::new("refuse-no-bullet-left"),
            Refusal::NoBulletHeld => Message::new("refuse-no-bullet-held"),
            Refusal::BulletOfThisTurn => Message::new("refuse-bullet-of-this-turn"),
            Refusal::OneBullet => Message::new("refuse-one-bullet"),
            Refusal::Jailed => Message::new("refuse-jailed"),
            Refusal::NotJailed(_) => Message::new("refuse-not-jailed"),
            Refusal::NotEnoughKeys => Message::new("refuse-not-enough-keys"),
            Refusal::NoDraw(_) => Message::new("refuse-no-draw"),
            Refusal::NotAboard => Message::new("refuse-not-aboard"),
            Refusal::SheriffCannot => Message::new("refuse-sheriff-cannot"),
            Refusal::NoSuchSquare(_) => Message::new("refuse-no-such-square"),
            Refusal::NoSuchTitle => Message::new("refuse-no-such-title"),
        }
    }
}
