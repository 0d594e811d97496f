//! What playing needs.

use super::{GameEvent, GameRefusal, Sink};
use crate::{
    luck::Luck,
    outcome::Outcome,
    seat::{Seat, SeatSet},
};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};

/// The seats a game waits for. Bots, clocks and the battery look at `awaits` only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// The game does not go on without an answer from each of these.
    pub awaits: SeatSet,
    /// These have answered, in secret or not, and may still change their answer.
    pub may_change: SeatSet,
}

impl Asked {
    /// No seat is asked: the game is over, or goes on by itself.
    pub const NOBODY: Asked = Asked { awaits: SeatSet::EMPTY, may_change: SeatSet::EMPTY };
}

/// The rules of a game with one set-up: edition and options. Immutable and shared, so that a state stays small and says
/// nothing twice.
pub trait Game: Sized + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What is agreed before the game. The default is what a scenario means when it says nothing.
    type Setup: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    /// The full truth of one game, only ever valid, small and cheap to clone.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One choice of one seat, in the imperative.
    type Decision: Copy + Eq + Hash + Debug + Send + Sync;
    /// What happened, in the past tense.
    type Event: GameEvent<Self>;
    /// Why a decision or a set-up is not accepted.
    type Refusal: GameRefusal;

    /// Makes a playable game of a set-up, or says why it cannot be played.
    fn new(setup: Self::Setup) -> Result<Self, Self::Refusal>;
    /// The set-up this game was made of.
    fn setup(&self) -> &Self::Setup;
    /// Every seat, from the first on.
    fn seats(&self) -> SeatSet;

    /// The empty table, before anything is laid out: where folding all events starts.
    fn blank(&self) -> Self::State;
    /// Lays out the game. Uses chance for the first time.
    fn deal(&self, luck: &mut impl Luck, sink: &mut impl Sink<Self>) -> Self::State;
    /// The seats the game waits for.
    fn asked(&self, state: &Self::State) -> Asked;
    /// The first awaited seat: all that a playout needs, and cheaper to find than all of them.
    #[inline]
    fn awaited(&self, state: &Self::State) -> Option<Seat> {
        self.asked(state).awaits.lowest()
    }
    /// The only judge of legality.
    fn check(&self, state: &Self::State, seat: Seat, decision: Self::Decision) -> Result<(), Self::Refusal>;
    /// Adds every decision that `check` accepts, once, in a fixed order.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Decision>);
    /// Carries out a decision taken from `legal`, then everything that follows by itself, until a seat is asked or the
    /// game is over.
    fn decide(
        &self,
        state: &mut Self::State,
        seat: Seat,
        decision: Self::Decision,
        luck: &mut impl Luck,
        sink: &mut impl Sink<Self>,
    );
    /// Carries on from a state in which no seat is asked, such as a half-played round of a scenario.
    fn resume(&self, state: &mut Self::State, luck: &mut impl Luck, sink: &mut impl Sink<Self>);
    /// The only mutation. It does not check rules, and must not panic: events of a record from a stranger may say anything, and
    /// the hash of the state tells that they are wrong. So amounts saturate.
    fn apply(&self, state: &mut Self::State, event: &Self::Event);
    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Checks a decision and carries it out, for decisions that may be illegal. A refusal changes nothing.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        decision: Self::Decision,
        luck: &mut impl Luck,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), Self::Refusal> {
        self.check(state, seat, decision)?;
        self.decide(state, seat, decision, luck, sink);
        Ok(())
    }
}
