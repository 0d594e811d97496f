//! **Train Heist**: cowboys rob a train that circles a canyon, and bring the loot to the towns before the train comes by.
//!
//! ```
//! use game::{Game, Notation, Positions, Quick, Silent};
//! use train_heist::{Setup, TrainHeist};
//!
//! let game = TrainHeist::new(Setup::default()).unwrap();
//! let mut luck = Quick::new(7);
//! let mut state = game.deal(&mut luck, &mut Silent);
//!
//! // Decisions are short steps: walk through a pass, then end the turn.
//! for text in ["move passN", "end"] {
//!     let seat = game.asked(&state).awaits.lowest().unwrap();
//!     let decision = game.read(text).unwrap();
//!     game.play(&mut state, seat, decision, &mut luck, &mut Silent).unwrap();
//! }
//! assert_ne!(game.position(&state).train, game.position(&game.blank()).train, "the train has moved");
//! ```
//!
//! The board and the cards are data ([`Edition`]); chapters of the rulebook are files in `rules/`, facts are in
//! [`event`](Event), secrets are in [`view`](View).

mod cards;
mod catalogued;
mod decision;
mod edition;
mod event;
mod event_card;
mod foresight;
mod hints;
mod imagine;
mod label;
mod loot;
mod message;
mod motion;
mod outcome;
mod piece;
mod policy;
mod position;
mod question;
mod refusal;
mod rules;
mod setup;
mod space;
mod state;
mod test_support;
mod view;
mod wanted;
mod words;

pub use cards::{Card, Cards, Suit};
pub use decision::{CardAbility, Claim, Decision, Junctions, Naming};
pub use edition::{
    Cactus, Edition, EventKind, Junction, LootTile, MainMap, Mesa, Site, SiteKind, Town, TrainMap,
    WantedCard, Ways,
};
pub use event::{Caught, Encountered, Event, Progress, SheriffMove, SpeedEffect, StageChange};
pub use event_card::{Direction, EventCard};
pub use foresight::Lured;
pub use loot::{Need, Tile, Tiles};
pub use motion::Motion;
pub use outcome::{EndedBy, Ending};
pub use piece::{CactusSpot, Deck, EventDeck, Face, Horse, Square, Stacks, TownSpot};
pub use position::{CowboyPart, EventsPart, PokerPart, Position, RollingPart, TurnPart};
pub use question::Question;
pub use refusal::Refusal;
pub use rules::payment::{Counted, CountsAs};
pub use setup::{Colour, HouseRule, Mode, Options, Setup};
pub use space::{Space, SpaceSet, Spaces};
pub use state::State;
pub use view::{SeenCowboy, SeenHand, SeenStack, View};
pub use wanted::{Ability, Mission, Wanted, WantedSet};
pub use words::CheatSheet;

use game::{Asked, Game, Luck, Outcome, Places, Play, Seat, SeatSet, Sink, Team};
use rules::turn;
use std::{ops::ControlFlow, sync::Arc};

/// Train Heist with one set-up.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainHeist {
    /// Shared, because every view holds its game.
    setup: Arc<Setup>,
    edition: &'static Edition,
    earned_by: [WantedSet; Mission::ALL.len()],
}

impl TrainHeist {
    /// The number of cowboys.
    #[inline]
    pub fn seat_count(&self) -> usize {
        self.setup.seats.len()
    }

    /// The cowboy of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.setup.seats[seat.number()]
    }

    /// The seat of a cowboy; `None` if the cowboy does not play.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.setup.seats.iter().position(|&seated| seated == colour).map(Seat::new)
    }

    /// The edition that the set-up names.
    #[inline]
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The mode of the set-up.
    #[inline]
    pub fn mode(&self) -> Mode {
        self.setup.mode
    }

    /// Is this house rule in force?
    #[inline]
    pub fn plays_by(&self, rule: HouseRule) -> bool {
        self.setup.options.has(rule)
    }

    /// The Wanted Cards that a mission earns.
    #[inline]
    pub(crate) fn earned_by(&self, mission: Mission) -> WantedSet {
        self.earned_by[mission as usize]
    }

    /// TH-SETUP-04, TH-VARIANT-02. The number of Event Cards that are kept, without Speed Ups: 3, 4 or 5 are removed for two,
    /// three or four players, and more if the set-up says so.
    pub(crate) fn events_kept(&self) -> usize {
        let removed = 1 + self.seat_count() + usize::from(self.setup.fewer_events);
        // At most 15 by `Setup::check`; a sound edition has 19 such cards or more.
        self.edition.plain_events() - removed
    }
}

impl Game for TrainHeist {
    type Setup = Setup;
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;

    fn new(setup: Setup) -> Result<TrainHeist, Refusal> {
        let edition = setup.check()?;
        let mut earned_by = [WantedSet::NONE; Mission::ALL.len()];
        for &mission in Mission::ALL {
            earned_by[mission as usize] = edition.earned_by(mission);
        }
        Ok(TrainHeist { setup: Arc::new(setup), edition, earned_by })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(self.seat_count())
    }

    fn blank(&self) -> State {
        State::blank(self)
    }

    fn deal(&self, luck: &mut impl Luck, sink: &mut impl Sink<Self>) -> State {
        let mut state = self.blank();
        let mut play = Play::new(self, &mut state, sink);
        rules::setup::set_up(&mut play, luck);
        turn::go_on(&mut play, luck);
        state
    }

    #[inline]
    fn asked(&self, state: &State) -> Asked {
        let awaits = turn::asked(self, state).map_or(SeatSet::EMPTY, SeatSet::only);
        Asked { awaits, may_change: SeatSet::EMPTY }
    }

    fn check(&self, state: &State, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        turn::check(self, state, seat, decision)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Decision>) {
        if turn::asked(self, state) == Some(seat) {
            let _ = turn::options(self, state, &mut |decision| {
                out.push(decision);
                ControlFlow::Continue(())
            });
        }
    }

    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        decision: Decision,
        luck: &mut impl Luck,
        sink: &mut impl Sink<Self>,
    ) {
        turn::decide(&mut Play::new(self, state, sink), seat, decision, luck);
    }

    fn resume(&self, state: &mut State, luck: &mut impl Luck, sink: &mut impl Sink<Self>) {
        if turn::asked(self, state).is_none() {
            turn::go_on(&mut Play::new(self, state, sink), luck);
        }
    }

    // Always inlined: where the caller knows the event, the compiler keeps only the change it makes.
    #[inline(always)]
    fn apply(&self, state: &mut State, event: &Event) {
        state::apply(self, state, event);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Ending { winners, .. } = state.ending()?;
        Some(match self.mode() {
            Mode::Versus => Outcome::Ranked(Places::shared_by(winners, self.seat_count())),
            Mode::ScoreChallenge => Outcome::Together { team: Team::Scored, score: Some(state.score.into()) },
            Mode::Cooperative | Mode::Solitaire => {
                let team = if winners.is_empty() { Team::Lost } else { Team::Won };
                Outcome::Together { team, score: Some(state.score.into()) }
            }
        })
    }
}
