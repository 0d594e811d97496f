//! **Train Heist**: cowboys rob a train that circles a canyon, and bring the loot to the towns before the train comes by.
//!
//! ```
//! use game::{Game, Quick, Silent};
//! use train_heist::{Setup, TrainHeist};
//!
//! let game = TrainHeist::agree(Setup::default()).unwrap();
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
mod courier;
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
mod position;
mod refusal;
mod rules;
mod setup;
mod space;
mod state;
mod view;
mod wanted;
mod words;

pub use cards::{Card, Cards, Suit};
pub use decision::{CardAbility, Claim, Decision, Junctions, Naming};
pub use edition::{
    Board, Cactus, Edition, EventKind, Junction, LootTile, Mesa, Site, SiteKind, Town, TrainMap, WantedCard,
    Ways,
};
pub use event::{Caught, Encountered, Event, Progress, SheriffMove, Staged};
pub use event_card::{EventCard, Way};
pub use foresight::Lured;
pub use loot::{Need, Tile, Tiles};
pub use motion::Motion;
pub use outcome::{EndedBy, Ending};
pub use piece::{Deck, EventDeck, Face, Horse, Square, Stacks};
pub use position::{CowboyPart, EventsPart, PokerPart, Position, RollingPart, TurnPart};
pub use refusal::Refusal;
pub use rules::payment::{Counted, Part};
pub use setup::{Colour, HouseRule, Mode, Options, Setup};
pub use space::{Space, SpaceSet, Spaces};
pub use state::State;
pub use view::{SeenCowboy, SeenHand, SeenStack, View};
pub use wanted::{Ability, Mission, Wanted, WantedSet};
pub use words::CheatSheet;

use game::{
    Asked, Game, Luck, Message, Outcome, Places, Play, RuleId, Seat, SeatSet, Sink, Team, Viewer, WordCursor,
};
use rules::turn;
use std::{ops::ControlFlow, sync::Arc};

/// A game of Train Heist as agreed.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainHeist {
    /// Shared, because every view holds its game.
    setup: Arc<Setup>,
    edition: &'static Edition,
    earned_by: [WantedSet; Mission::ALL.len()],
}

impl TrainHeist {
    /// How many cowboys play.
    #[inline]
    pub fn seat_count(&self) -> usize {
        self.setup.seats.len()
    }

    /// The cowboy of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.setup.seats.get(seat.number()).copied().unwrap_or(Colour::Red)
    }

    /// The seat of a cowboy, if it plays.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.setup.seats.iter().position(|&seated| seated == colour).map(Seat::new)
    }

    /// The board and cards in play.
    #[inline]
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// What is played for.
    #[inline]
    pub fn mode(&self) -> Mode {
        self.setup.mode
    }

    /// Is this house rule in force?
    #[inline]
    pub fn plays_by(&self, rule: HouseRule) -> bool {
        self.setup.options.has(rule)
    }

    /// The cards that a mission earns.
    #[inline]
    pub(crate) fn earned_by(&self, mission: Mission) -> WantedSet {
        self.earned_by[mission as usize]
    }

    /// TH-SETUP-04, TH-VARIANT-02. How many Event Cards are kept, Speed Ups aside: 3, 4 or 5 are removed for two, three or
    /// four players, and as many more as were agreed.
    pub(crate) fn events_kept(&self) -> usize {
        let removed = 1 + self.seat_count() + usize::from(self.setup.fewer_events);
        self.edition.plain_events().saturating_sub(removed)
    }
}

impl Game for TrainHeist {
    const ID: &'static str = "train-heist";
    const NAME: &'static str = "Train Heist";
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("pt-BR", include_str!("../RULES.pt-BR.md"))];
    const SCORES: bool = true;
    const SHORT_POSITIONS: bool = false;

    type Setup = Setup;
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Position = Position;

    fn ordinary(seats: u8) -> Setup {
        let seats = Colour::ALL.into_iter().cycle().take(seats.into()).collect();
        Setup { seats, wanted_cards: Setup::WANTED, ..Setup::default() }
    }

    /// Every mode with every number of cowboys; some of them by house rules, short, or without Wanted Cards.
    fn samples() -> Vec<Setup> {
        let house_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
        let tables = (2..=4).flat_map(|seats| Mode::ALL.map(|mode| (seats, mode)));
        let agreed = tables.zip(0..).map(|((seats, mode), number)| Setup {
            mode,
            goal: 10,
            options: if number % 3 == 1 { house_rules } else { Options::default() },
            fewer_events: if number % 4 == 2 { 4 } else { 0 },
            ..TrainHeist::ordinary(seats)
        });
        agreed.collect()
    }

    fn agree(setup: Setup) -> Result<TrainHeist, Refusal> {
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

    fn seat_name(&self, seat: Seat) -> String {
        self.colour(seat).to_string()
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

    fn go_on(&self, state: &mut State, luck: &mut impl Luck, sink: &mut impl Sink<Self>) {
        if turn::asked(self, state).is_none() {
            turn::go_on(&mut Play::new(self, state, sink), luck);
        }
    }

    // Always inlined: where the event is known, all that is left of it is the change it makes.
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

    fn handicaps(&self) -> Vec<Message> {
        self.setup.handicaps(self.edition)
    }

    fn ending(&self, state: &State) -> Option<&'static str> {
        state.ending().map(|ending| ending.by.word())
    }

    fn cites(&self, event: &Event) -> RuleId {
        event.cites()
    }

    fn begins_beat(&self, event: &Event) -> bool {
        event.begins_beat()
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals() || self.mode() == Mode::Versus && event.shows_cards()
    }

    fn refused_by(refusal: &Refusal) -> RuleId {
        refusal.rule()
    }

    fn explain(refusal: &Refusal) -> Message {
        refusal.message()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn choices(view: &View) -> &[Decision] {
        &view.legal
    }

    fn shown(&self, event: &Event, viewer: Viewer) -> Option<Message> {
        self.message_of(event, viewer)
    }

    fn imagine(&self, view: &View, luck: &mut impl Luck) -> State {
        self.imagined(view, luck)
    }

    fn position(&self, state: &State) -> Position {
        self.position_of(state)
    }

    fn agreed(position: &Position) -> Setup {
        position.setup()
    }

    fn place(&self, position: &Position) -> Result<State, String> {
        self.state_from(position)
    }

    fn settle(said: &serde_json::Value, position: &mut Position) {
        position::settle(said, position);
    }

    fn read(&self, text: &str) -> Result<Decision, Refusal> {
        self.decision_from(text)
    }

    fn write(&self, decision: Decision) -> String {
        self.decision_text(decision)
    }

    fn parse_event(&self, words: &mut WordCursor<'_>) -> Option<Event> {
        self.event_from(words)
    }

    fn write_event(&self, event: &Event) -> String {
        self.event_text(event)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        state::invariants(self, state)
    }

    fn appraise(&self, state: &State, seat: Seat) -> f64 {
        hints::appraise(self, state, seat)
    }

    /// TH-SETUP-17, TH-VERSUS-04. Hands are open, but in versus.
    fn is_open(&self) -> bool {
        self.mode() != Mode::Versus
    }

    fn habit(&self, view: &View, luck: &mut impl Luck) -> Option<Decision> {
        courier::courier(self, view, luck)
    }
}
