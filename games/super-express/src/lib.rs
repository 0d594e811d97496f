//! **Super Express**: seven bandits on a train that loses a wagon every round. Everybody programs three cards in secret;
//! then they are revealed one by one, and whoever is last aboard wins.
//!
//! ```
//! use game::{Game, Quick, Silent};
//! use super_express::{Setup, SuperExpress};
//!
//! let game = SuperExpress::agree(Setup::default()).unwrap();
//! let mut luck = Quick::new(7);
//! let mut state = game.deal(&mut luck, &mut Silent);
//!
//! // A round: everybody seals a program, and the last one sets the train in motion.
//! for seat in game.asked(&state).awaits {
//!     let decision = game.read("plan cts").unwrap();
//!     game.play(&mut state, seat, decision, &mut luck, &mut Silent).unwrap();
//! }
//! assert_eq!(game.position(&state).round, 2);
//! ```
//!
//! Chapters of the rulebook are files in `rules/`, facts are in [`event`](Event), secrets are in [`view`](View).

mod decision;
mod event;
mod foresight;
mod hints;
mod imagine;
mod material;
mod motion;
mod outcome;
mod position;
mod reason;
mod refusal;
mod resolve;
mod rules;
mod setup;
mod state;
mod train;
mod transcript;
mod view;

pub use decision::{Decision, Program};
pub use event::{Cause, Event};
pub use foresight::{Foreseen, Sight};
pub use material::{Bandit, Card, Wagon};
pub use motion::Motion;
pub use outcome::Ending;
pub use position::{
    Exec, Floors, Loot, Piece, PileLine, Position, SeenProgram, Train, Verdict, read_programs,
};
pub use reason::Reason;
pub use refusal::Refusal;
pub use resolve::{Action, Resolved, resolve};
pub use setup::{HouseRule, Module, Modules, Options, Setup};
pub use state::State;
pub use train::{Car, End, Facing, Floor, Posture, Spot};
pub use view::{HiddenWagon, Purse, Sealed, View};

use game::record::{Detail, Drift, Record};
use game::{
    Asked, BySeat, Game, Luck, Message, Outcome, Play, RuleId, Seat, SeatSet, Sink, Viewer, WordCursor,
};

/// Who plays where nobody chose: the four of the default set-up, then the others.
const SEATED_FIRST: [Bandit; 7] =
    [Bandit::Belle, Bandit::Ghost, Bandit::Mei, Bandit::Tuco, Bandit::Cheyenne, Bandit::Django, Bandit::Doc];

/// A game of Super Express as agreed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuperExpress {
    setup: Setup,
    bandits: BySeat<Bandit>,
}

impl SuperExpress {
    /// How many play.
    #[inline]
    pub fn seat_count(&self) -> usize {
        self.setup.seats.len()
    }

    /// The bandit of a seat.
    #[inline]
    pub fn bandit(&self, seat: Seat) -> Bandit {
        self.bandits[seat]
    }

    /// The seat of a bandit, if it plays.
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
    const ID: &'static str = "super-express";
    const NAME: &'static str = "Super Express";
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("pt-BR", include_str!("../RULES.pt-BR.md"))];
    const HAS_TRANSCRIPTS: bool = true;
    const SEALS: bool = true;

    type Setup = Setup;
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Position = Position;

    fn ordinary(seats: u8) -> Setup {
        Setup { seats: SEATED_FIRST.into_iter().cycle().take(seats.into()).collect(), ..Setup::default() }
    }

    /// Every seat count with every combination of modules; every other seat count by house rules.
    fn samples() -> Vec<Setup> {
        let house_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
        let tables = (3..=7).flat_map(|seats| Modules::combinations().map(move |modules| (seats, modules)));
        let agreed = tables.map(|(seats, modules)| Setup {
            modules,
            options: if seats % 2 == 0 { Options::default() } else { house_rules },
            ..SuperExpress::ordinary(seats)
        });
        agreed.collect()
    }

    fn agree(setup: Setup) -> Result<SuperExpress, Refusal> {
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

    fn seat_name(&self, seat: Seat) -> String {
        self.bandit(seat).to_string()
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

    fn go_on(&self, state: &mut State, _: &mut impl Luck, sink: &mut impl Sink<Self>) {
        rules::round::go_on(&mut Play::new(self, state, sink));
    }

    // Always inlined: where the event is known, all that is left of it is the change it makes.
    #[inline(always)]
    fn apply(&self, state: &mut State, event: &Event) {
        state::apply(state, event);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.ending().map(|ending| ending.outcome(self.seat_count()))
    }

    fn ending(&self, state: &State) -> Option<&'static str> {
        state.ending().map(Ending::word)
    }

    fn cites(&self, event: &Event) -> RuleId {
        event.cites()
    }

    fn begins_beat(&self, event: &Event) -> bool {
        event.begins_beat()
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals()
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
        view.legal
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

    fn read_position(line: &str) -> Result<Position, String> {
        position::read_fields(line)
    }

    fn write_position(position: &Position) -> String {
        position.to_string()
    }

    fn is_transcript(text: &str) -> bool {
        transcript::is_transcript(text)
    }

    fn read_transcript(text: &str) -> Result<Record<Self>, Drift> {
        transcript::read_transcript(text)
    }

    fn write_transcript(record: &Record<Self>, detail: Detail) -> Result<String, String> {
        transcript::write_transcript(record, detail)
    }

    fn read(&self, text: &str) -> Result<Decision, Refusal> {
        match text.strip_prefix("plan ") {
            Some(program) => Program::read(program).map(Decision::Plan),
            None => Err(Refusal::Unreadable(text.to_owned())),
        }
    }

    fn write(&self, decision: Decision) -> String {
        decision.to_string()
    }

    fn parse_event(&self, words: &mut WordCursor<'_>) -> Option<Event> {
        self.event_from(words)
    }

    fn write_event(&self, event: &Event) -> String {
        self.event_text(event)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        state::invariants(state, self.seat_count())
    }

    fn appraise(&self, state: &State, seat: Seat) -> f64 {
        hints::appraise(state, seat)
    }
}
