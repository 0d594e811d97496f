//! The game of a table behind a trait object: the fold of its deal, decisions and take-backs.

mod checkpoints;
mod played_game;

use crate::table::Denied;
use bots::Level;
use catalog::{AnyMotion, AnyView, CatalogGame, GameId, Visitor};
use game::record::RecordedStep;
use game::{Asked, Choice, Fair, GameRefusal, Message, RuleId, Seat, SeatSet, Seeded, Viewer};
use played_game::PlayedGame;
use serde_json::Value;
use std::ops::Range;

/// Why a game refused a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The reason, as a message of the game.
    pub why: Message,
    /// The rule that forbids it.
    pub rule: RuleId,
}

/// Any game, as far as a table needs it. Copies share their history, so that a copy costs the same at any length.
pub(crate) trait AnyPlay: Send + Sync {
    /// Clones behind the trait object.
    fn copy(&self) -> Box<dyn AnyPlay>;
    fn seats(&self) -> usize;
    fn seat_name(&self, seat: Seat) -> String;
    fn seat_named(&self, name: &str) -> Option<Seat>;
    /// Whether every viewer may know what any seat knows.
    fn is_open(&self) -> bool;
    /// Whether choices stay sealed until all seats have chosen.
    fn seals(&self) -> bool;
    /// The seats that must decide; none before the deal.
    fn asked(&self) -> Asked;
    /// The number of the present question. A sealed choice does not advance it, so that nothing public depends on one.
    fn question(&self) -> u32;
    /// Whether this seat may take its last decision back.
    fn can_take_back(&self, seat: Seat) -> bool;

    /// Deals the game.
    fn deal(&mut self, luck: &mut Seeded) -> PlayedStep;
    /// Plays a decision in notation. A refusal changes nothing.
    fn decide(&mut self, seat: Seat, decision: &str, luck: &mut Seeded) -> Result<PlayedStep, Refused>;
    /// Plays one decision per bot, each chosen from its view before any of them is played. An error changes nothing.
    fn bots_decide(&mut self, bots: &[(Seat, Level)], luck: &mut Seeded) -> Result<Vec<PlayedStep>, String>;
    /// Applies a step of a journal and verifies its hash. After an error the game must not be used.
    fn apply_step(&mut self, step: &RecordedStep) -> Result<AppliedStep, String>;
    /// Takes this seat's last decision back.
    fn take_back(&mut self, seat: Seat) -> Result<Audience, String>;

    /// The number of beats so far.
    fn beats(&self) -> usize;
    /// Whether something has been revealed since this beat, so that the beat never changes again.
    fn is_settled(&self, beat: usize) -> bool;
    /// A viewer's view of the game, now or at the end of a beat.
    fn view(&self, viewer: Viewer, at: Option<usize>) -> AnyView;
    /// A viewer's views of the game at the beginning of a beat and at its end. There is none before the first beat.
    fn views(&self, viewer: Viewer, beat: usize) -> (Option<AnyView>, AnyView);
    /// For the last question asked by the end of a beat, or else the first one: how many steps led to it, without those that
    /// were taken back, and the seats it asked.
    fn asked_at(&self, at: usize) -> (usize, SeatSet);
    /// The first steps, without those that were taken back.
    fn steps(&self, first: usize) -> Vec<RecordedStep>;
    /// The winners, once the game is over.
    fn winners(&self) -> SeatSet;
    /// The score, once the game is over and if it is played for one.
    fn score(&self) -> Option<u32>;
    /// The choices of the set-up that keep its scores from being compared with usual ones.
    fn handicaps(&self) -> Vec<Message>;
    /// The legal decisions of a viewer, in notation.
    fn legal(&self, viewer: Viewer) -> Vec<String>;
    /// The legal decisions of a viewer with their labels, group by group.
    fn choices(&self, viewer: Viewer) -> Vec<Choice<String>>;
    /// What a viewer is told of an event. The caller checks that the viewer is in its audience.
    fn told(&self, event: usize, viewer: Viewer) -> Option<ToldEvent>;
    /// What a viewer was told in a beat.
    fn told_in(&self, beat: usize, viewer: Viewer) -> Vec<ToldEvent>;
    /// What a viewer saw and was asked until the end of a beat, each with its beat, in order.
    fn experiences(&self, viewer: Viewer, until: usize) -> Vec<(usize, Experience)>;
    /// The record. It contains every secret of the game.
    fn record(&self, fair: Fair, players: &[(Seat, String)], date: &str) -> Result<String, String>;
}

/// A step that was just played: its journal entry, and what the table needs to know of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayedStep {
    pub(crate) step: RecordedStep,
    pub(crate) applied: AppliedStep,
    /// The game ended with this step.
    pub(crate) over: bool,
}

/// The viewers who may know that there was a step at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    All,
    /// A sealed choice was changed: only its own seat may know.
    Only(Seat),
}

impl Audience {
    pub(crate) fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
        }
    }
}

/// The events of a step, by index, and their audience.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AppliedStep {
    pub(crate) events: Range<u32>,
    pub(crate) audience: Audience,
    /// The step revealed something, so a new question begins.
    pub(crate) revealed: bool,
}

/// An event as a viewer is told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldEvent {
    /// The sentence, as a message of the game.
    pub message: Message,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What moves on the table, if anything does.
    pub motion: Option<AnyMotion>,
    /// The beat of the event.
    pub beat: usize,
    /// Whether the event starts a round.
    pub starts_round: bool,
}

/// One item of what a viewer has experienced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Experience {
    /// The viewer saw these motions, in one beat.
    Saw(Vec<AnyMotion>),
    /// The viewer was asked for a decision, with this view.
    Asked(AnyView),
}

/// Sets up a game from JSON.
pub(crate) fn set_up(game: GameId, setup: &Value) -> Result<Box<dyn AnyPlay>, SetUpError> {
    struct SetUp<'a>(&'a Value);
    impl Visitor for SetUp<'_> {
        type Out = Result<Box<dyn AnyPlay>, SetUpError>;
        fn visit<G: CatalogGame>(self) -> Self::Out {
            let setup = serde_json::from_value(self.0.clone())
                .map_err(|why| SetUpError::Unreadable(why.to_string()))?;
            let game = G::hostable(&setup)
                .and_then(|()| G::new(setup))
                .map_err(|why| SetUpError::Refused(Refused { why: why.message(), rule: why.rule() }))?;
            Ok(Box::new(PlayedGame::new(game)))
        }
    }
    game.visit(SetUp(setup))
}

/// The names of a set-up's seats in notation.
pub fn seat_names(game: GameId, setup: &Value) -> Result<Vec<String>, Denied> {
    let play = set_up(game, setup).map_err(|why| why.denied(game))?;
    Ok((0..play.seats()).map(|seat| play.seat_name(Seat::new(seat))).collect())
}

impl SetUpError {
    /// The error as a table reports it.
    pub(crate) fn denied(self, game: GameId) -> Denied {
        match self {
            SetUpError::Unreadable(why) => Denied::Setup(why),
            SetUpError::Refused(refused) => Denied::Refused(game, refused),
        }
    }
}

/// Why a set-up is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SetUpError {
    Unreadable(String),
    Refused(Refused),
}

/// Whether every viewer may know what any seat knows, with this set-up. An invalid set-up is not open.
pub fn is_open(game: GameId, setup: &Value) -> bool {
    set_up(game, setup).is_ok_and(|play| play.is_open())
}

/// The choices of a set-up that keep its scores from being compared with usual ones; none where the set-up of a stored score
/// cannot be played any more, because its edition is not loaded.
pub fn handicaps(game: GameId, setup: &Value) -> Vec<Message> {
    set_up(game, setup).map(|play| play.handicaps()).unwrap_or_default()
}

/// The default set-up for a number of seats.
pub fn default_setup(game: GameId, seats: u8) -> Value {
    struct DefaultSetup(u8);
    impl Visitor for DefaultSetup {
        type Out = Value;
        fn visit<G: CatalogGame>(self) -> Value {
            serde_json::to_value(G::default_setup(self.0)).expect("a set-up is plain data with text keys")
        }
    }
    game.visit(DefaultSetup(seats))
}
