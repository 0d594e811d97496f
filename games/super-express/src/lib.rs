//! **Super Express**: seven bandits on a train that loses a wagon every round. All players program three cards in secret;
//! then the cards are revealed one by one, and the last bandit aboard wins.
//!
//! ```
//! use game::{Game, Notation, Positions, Quick, Silent};
//! use super_express::{Setup, SuperExpress};
//!
//! let game = SuperExpress::new(Setup::default()).unwrap();
//! let mut luck = Quick::new(7);
//! let mut state = game.deal(&mut luck, &mut Silent);
//!
//! // A round: every seat seals a program, and the last one sets the train in motion.
//! for seat in game.asked(&state).awaits {
//!     let decision = game.read("plan cts").unwrap();
//!     game.play(&mut state, seat, decision, &mut luck, &mut Silent).unwrap();
//! }
//! assert_eq!(game.position(&state).round, 2);
//! ```
//!
//! Chapters of the rulebook are files in `rules/`, facts are in [`event`](Event), secrets are in [`view`](View).

mod catalogued;
mod decision;
mod event;
mod foresight;
mod hints;
mod imagine;
mod material;
mod motion;
mod outcome;
mod position;
mod question;
mod reason;
mod refusal;
mod resolve;
mod rules;
mod setup;
mod state;
mod test_support;
mod train;
mod transcript;
mod view;
mod words;

pub use decision::{Decision, Program};
pub use event::{Cause, Event};
pub use foresight::{Foreseen, LineOfSight};
pub use material::{Bandit, Card, Wagon};
pub use motion::Motion;
pub use outcome::Ending;
pub use position::{
    Exec, Floors, Loot, Piece, PileLine, Position, SeenProgram, Train, Verdict, read_programs,
};
pub use question::Question;
pub use reason::Reason;
pub use refusal::Refusal;
pub use resolve::{Action, Resolved, resolve};
pub use setup::{HouseRule, Module, Modules, Options, Setup};
pub use state::State;
pub use train::{Car, Destination, Facing, Floor, Posture, RowEnd};
pub use transcript::{is_transcript, read_transcript, write_transcript};
pub use view::{HiddenWagon, Sealed, SeenTreasures, View};

use game::{Asked, BySeat, Game, Luck, Outcome, Play, Seat, SeatSet, Sink};

/// Super Express with one set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuperExpress {
    setup: Setup,
    bandits: BySeat<Bandit>,
}

impl SuperExpress {
    /// The number of seats.
    #[inline]
    pub fn seat_count(&self) -> usize {
        self.setup.seats.len()
    }

    /// The bandit of a seat.
    #[inline]
    pub fn bandit(&self, seat: Seat) -> Bandit {
        self.bandits[seat]
    }

    /// The seat of a bandit; `None` if the bandit does not play.
    pub fn seat_of(&self, bandit: Bandit) -> Option<Seat> {
        self.setup.seats.iter().position(|&seated| seated == bandit).map(Seat::new)
    }

    /// The modules in play.
    #[inline]
    pub fn modules(&self) -> Modules {
        self.setup.modules
    }

    /// Is this house rule in force?
    #[inline]
    pub fn plays_by(&self, rule: HouseRule) -> bool {
        self.setup.options.has(rule)
    }
}

impl Game for SuperExpress {
    type Setup = Setup;
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;

    fn new(setup: Setup) -> Result<SuperExpress, Refusal> {
        setup.check()?;
        let mut bandits = BySeat::all(setup.seats[0]);
        for (number, &bandit) in setup.seats.iter().enumerate() {
            bandits[Seat::new(number)] = bandit;
        }
        Ok(SuperExpress { setup, bandits })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(self.seat_count())
    }

    fn blank(&self) -> State {
        State::BLANK
    }

    fn deal(&self, luck: &mut impl Luck, sink: &mut impl Sink<Self>) -> State {
        let mut state = self.blank();
        rules::setup::set_up(&mut Play::new(self, &mut state, sink), luck);
        state
    }

    #[inline]
    fn asked(&self, state: &State) -> Asked {
        rules::scheme::asked(self, state)
    }

    fn check(&self, state: &State, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        rules::scheme::check(self, state, seat, decision)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Decision>) {
        out.extend_from_slice(rules::scheme::legal(self, state, seat));
    }

    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        Decision::Plan(program): Decision,
        _: &mut impl Luck,
        sink: &mut impl Sink<Self>,
    ) {
        rules::scheme::seal(&mut Play::new(self, state, sink), seat, program);
    }

    fn resume(&self, state: &mut State, _: &mut impl Luck, sink: &mut impl Sink<Self>) {
        rules::round::go_on(&mut Play::new(self, state, sink));
    }

    // Always inlined: where the caller knows the event, the compiler keeps only the change it makes.
    #[inline(always)]
    fn apply(&self, state: &mut State, event: &Event) {
        state::apply(state, event);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.ending().map(|ending| ending.outcome(self.seat_count()))
    }
}
