//! The game on a table, whichever it is: the fold of what was dealt, decided and taken back.

mod checkpoints;
mod played;

use crate::table::Denied;
use bots::Level;
use catalog::{AnyMotion, AnyView, GameId, Listed, Visitor};
use game::record::Step;
use game::{Asked, Fair, GameRefusal, Message, RuleId, Seat, SeatSet, Seeded, Viewer};
use played::Played;
use serde_json::Value;
use std::ops::Range;

/// Why a decision was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The sentence, in the game's words.
    pub why: Message,
    /// The rule that stands against it.
    pub rule: RuleId,
}

/// A game of any kind, as far as a table needs to know it. A copy shares its history, so it costs the same however long the
/// game has lasted.
pub(crate) trait AnyPlay: Send + Sync {
    /// Clones behind the trait object.
    fn copy(&self) -> Box<dyn AnyPlay>;
    fn seats(&self) -> usize;
    fn seat_name(&self, seat: Seat) -> String;
    fn seat_named(&self, name: &str) -> Option<Seat>;
    /// May everybody know all that any seat knows?
    fn is_open(&self) -> bool;
    /// Is everybody's choice sealed until all have chosen?
    fn seals(&self) -> bool;
    /// Whom it waits for; nobody before the deal.
    fn asked(&self) -> Asked;
    /// Counts what has been asked; a sealed choice does not count, so that nothing public tells of it.
    fn question(&self) -> u32;
    /// Can this seat take its last decision back?
    fn can_take_back(&self, seat: Seat) -> bool;

    /// Deals.
    fn deal(&mut self, luck: &mut Seeded) -> Decided;
    /// A seat decides. A refusal changes nothing.
    fn decide(&mut self, seat: Seat, decision: &str, luck: &mut Seeded) -> Result<Decided, Refused>;
    /// Bots decide, each by what it sees before any of them has decided. An error changes nothing.
    fn bots_decide(&mut self, bots: &[(Seat, Level)], luck: &mut Seeded) -> Result<Vec<Decided>, String>;
    /// Takes a step from a journal, and compares where it leads with its hash. After an error the game cannot be used.
    fn take(&mut self, step: &Step) -> Result<Taken, String>;
    /// Takes the last decision of this seat back.
    fn take_back(&mut self, seat: Seat) -> Result<Audience, String>;

    /// How many beats there are.
    fn beats(&self) -> usize;
    /// Has something been revealed since this beat, so that it never changes?
    fn is_settled(&self, beat: usize) -> bool;
    /// What a viewer may know, now or at the end of a beat.
    fn view(&self, viewer: Viewer, at: Option<usize>) -> AnyView;
    /// How many steps led to the last question that was asked by the end of a beat, or to the first one, without those that
    /// were taken back; and whom it asked.
    fn asked_at(&self, at: usize) -> (usize, SeatSet);
    /// The first steps, without those that were taken back.
    fn steps(&self, first: usize) -> Vec<Step>;
    /// Who won, once it is over.
    fn winners(&self) -> SeatSet;
    /// The score, once it is over and that is what counts.
    fn score(&self) -> Option<u32>;
    /// What was agreed on that makes such a score another one than usual.
    fn handicaps(&self) -> Vec<Message>;
    /// What a viewer may decide, in notation.
    fn legal(&self, viewer: Viewer) -> Vec<String>;
    /// What a viewer was told of an event that everybody, or this viewer, may know of.
    fn told(&self, event: usize, viewer: Viewer) -> Option<Told>;
    /// What a viewer was told in a beat.
    fn told_in(&self, beat: usize, viewer: Viewer) -> Vec<Told>;
    /// What a viewer went through until the end of a beat, each with its beat, in order.
    fn past(&self, viewer: Viewer, until: usize) -> Vec<(usize, Past)>;
    /// The record, for when no secret is left.
    fn record(&self, fair: Fair, players: &[(Seat, String)], date: &str) -> Result<String, String>;
}

/// A step that was just played: what the journal says of it, and what the table must know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Decided {
    pub(crate) step: Step,
    pub(crate) taken: Taken,
    /// The game is over with it.
    pub(crate) over: bool,
}

/// Who may know that something happened at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    All,
    /// A sealed choice was changed: only whoever changed it knows.
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

/// The events of a step, by their numbers, and who may know of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    pub(crate) events: Range<u32>,
    pub(crate) audience: Audience,
    /// Something was revealed: a new question begins.
    pub(crate) revealed: bool,
}

/// What a viewer was told of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence, in the game's words.
    pub message: Message,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What there was to see, if it was something on the table.
    pub motion: Option<AnyMotion>,
    /// In which beat.
    pub beat: usize,
}

/// Something a viewer went through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Past {
    /// Everybody saw this, at once.
    Saw(Vec<AnyMotion>),
    /// The viewer was asked for a decision, as things stood then.
    Asked(AnyView),
}

/// Sets up a game by name; the sentence says what is wrong.
pub(crate) fn set_up(game: GameId, setup: &Value) -> Result<Box<dyn AnyPlay>, SetUpError> {
    struct SetUp<'a>(&'a Value);
    impl Visitor for SetUp<'_> {
        type Out = Result<Box<dyn AnyPlay>, SetUpError>;
        fn visit<G: Listed>(self) -> Self::Out {
            let setup = serde_json::from_value(self.0.clone())
                .map_err(|why| SetUpError::Unreadable(why.to_string()))?;
            let game = G::hostable(&setup)
                .and_then(|()| G::new(setup))
                .map_err(|why| SetUpError::Refused(Refused { why: why.message(), rule: why.rule() }))?;
            Ok(Box::new(Played::new(game)))
        }
    }
    game.visit(SetUp(setup))
}

/// What notation calls the seats of a set-up.
pub fn seat_names(game: GameId, setup: &Value) -> Result<Vec<String>, Denied> {
    let play = set_up(game, setup).map_err(|why| why.denied(game))?;
    Ok((0..play.seats()).map(|seat| play.seat_name(Seat::new(seat))).collect())
}

impl SetUpError {
    /// Why no table can be opened with it.
    pub(crate) fn denied(self, game: GameId) -> Denied {
        match self {
            SetUpError::Unreadable(why) => Denied::Setup(why),
            SetUpError::Refused(refused) => Denied::Refused(game, refused),
        }
    }
}

/// Why a set-up is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SetUpError {
    Unreadable(String),
    Refused(Refused),
}

/// May everybody know all that any seat knows, with this set-up?
pub fn is_open(game: GameId, setup: &Value) -> bool {
    set_up(game, setup).is_ok_and(|play| play.is_open())
}

/// What was agreed on that makes a score another one than usual, in the game's words.
pub fn handicaps(game: GameId, setup: &Value) -> Vec<Message> {
    set_up(game, setup).map(|play| play.handicaps()).unwrap_or_default()
}

/// What the game is played with when people say no more than how many they are.
pub fn ordinary(game: GameId, seats: u8) -> Value {
    struct Ordinary(u8);
    impl Visitor for Ordinary {
        type Out = Value;
        fn visit<G: Listed>(self) -> Value {
            serde_json::to_value(G::default_setup(self.0)).expect("a set-up is plain data with text keys")
        }
    }
    game.visit(Ordinary(seats))
}
