//! **Deck Goes West**: settlers move West over unknown land, card by card.
//!
//! ```
//! use deck_goes_west::{DeckGoesWest, Setup};
//! use game::{Game, Notation, Positions, Quick, Silent};
//!
//! let game = DeckGoesWest::new(Setup::default()).unwrap();
//! let mut luck = Quick::new(7);
//! let mut state = game.deal(&mut luck, &mut Silent);
//!
//! // Decisions are short steps: tap the character to walk for a food, set off, and go West.
//! for text in ["do ability 3", "choose food", "go", "step W walk 1"] {
//!     let seat = game.asked(&state).awaits.lowest().unwrap();
//!     let decision = game.read(text).unwrap();
//!     game.play(&mut state, seat, decision, &mut luck, &mut Silent).unwrap();
//! }
//! assert_eq!(game.position(&state).players["derek"].at, "1,0", "columns grow to the West");
//! ```
//!
//! Cards, tiles and missions are data ([`Edition`]), and what they do is written in the job language ([`Job`]);
//! chapters of the rulebook are files in `rules/`, facts are in [`event`](Event), secrets are in [`view`](View).

mod cards;
mod catalogued;
mod decision;
mod edition;
mod event;
mod foresight;
mod hints;
mod imagine;
mod job;
mod label;
mod land;
mod message;
mod motion;
mod outcome;
mod policy;
mod position;
mod question;
mod refusal;
mod rules;
mod setup;
mod state;
mod term;
mod test_support;
mod view;
mod words;

pub use cards::TradeSlot;
pub use decision::{Decision, Fare, Source};
pub use edition::{
    AddedCard, AddedMission, AddedTile, Additions, CardKind, CardParts, Character, Compass, DiceOption,
    Difficulty, Edition, Kind, Laid, LandTile, LayoutSpot, Mission, MissionParts, Mode, NightStep, Pile,
    Place, RiskSection, Scoreboard, Special, Tile, TileParts, Way,
};
pub use event::{Event, PlaceAndTile, Roll};
pub use foresight::Reach;
pub use job::{
    Amount, BadJob, Building, Class, Condition, Danger, Gait, Goods, ItemColour, Job, JobStep, PrintedOn,
    Quantity, Resource, Selector, Terrain, Terrains, Trigger, Unsound,
};
pub use land::{Direction, Tiles};
pub use motion::Motion;
pub use outcome::{EndedBy, Ending};
pub use position::{Doing, LandPart, PilePart, PlayerPart, Position};
pub use question::Question;
pub use refusal::{AskedInstead, Obstacle, Refusal, SetupRefusal};
pub use setup::{HouseRule, Options, Setup};
pub use state::{Dues, Happening, Held, JobLevel, JobRun, Origin, State, Tabletop, TradeSide};
pub use term::Term;
pub use view::{Counts, SeenBattle, SeenHand, SeenMovement, SeenPlayer, SeenTile, SeenTrade, View};
pub use words::CheatSheet;

use cards::{Index, Zone};
use game::{Asked, Game, Luck, Outcome, Places, Play, Seat, SeatSet, Sink, Team};
use rules::{action, order};
use setup::CheckedSetup;
use std::sync::Arc;

/// Deck Goes West with one set-up.
#[derive(Clone, Debug)]
pub struct DeckGoesWest {
    /// Shared, because every view holds its game.
    setup: Arc<Setup>,
    edition: &'static Edition,
    index: Arc<Index>,
    mission: &'static Mission,
    board: &'static Scoreboard,
    dice: &'static DiceOption,
    characters: Vec<&'static Character>,
    /// DW-DR-92. The lengths of train rides, the shortest first.
    rides: Vec<u8>,
}

impl PartialEq for DeckGoesWest {
    /// Two games are equal if their set-ups are: every other field follows from the set-up.
    fn eq(&self, other: &DeckGoesWest) -> bool {
        self.setup == other.setup
    }
}

impl DeckGoesWest {
    /// The number of seats.
    #[inline]
    pub fn seat_count(&self) -> usize {
        self.characters.len()
    }

    /// The edition of the set-up, with the set-up's additions.
    #[inline]
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    #[inline]
    pub(crate) fn index(&self) -> &Index {
        &self.index
    }

    /// The mission that the set-up names.
    #[inline]
    pub fn mission(&self) -> &'static Mission {
        self.mission
    }

    /// DW-MODE-02. The mode of the mission: a rule holds in all modes, unless it names one.
    #[inline]
    pub fn mode(&self) -> Mode {
        self.mission.mode
    }

    /// The scoreboard: the one in the set-up, or the one the mission suggests.
    #[inline]
    pub fn board(&self) -> &'static Scoreboard {
        self.board
    }

    /// The bandit dice: those in the set-up, or those the mission suggests.
    #[inline]
    pub fn dice(&self) -> &'static DiceOption {
        self.dice
    }

    /// The character of a seat.
    #[inline]
    pub fn character(&self, seat: Seat) -> &'static Character {
        self.characters[seat.number()]
    }

    /// Is this house rule in force?
    #[inline]
    pub fn plays_by(&self, rule: HouseRule) -> bool {
        self.setup.options.has(rule)
    }

    /// DW-DR-132. Are hands hidden from each other?
    #[inline]
    pub fn hands_are_closed(&self) -> bool {
        match self.mode() {
            Mode::Solo => false,
            Mode::Versus => true,
            Mode::Cooperative => self.plays_by(HouseRule::ClosedHands),
        }
    }

    /// DW-DR-121. By house rule the wagon pays its way.
    #[inline]
    pub(crate) fn wagon_pays(&self) -> bool {
        self.plays_by(HouseRule::WagonPaysItsWay)
    }

    /// The zone of a card that comes into a hand; `known` says whether all seats have seen the card.
    #[inline]
    pub(crate) fn hand_zone(&self, seat: Seat, known: bool) -> Zone {
        if known && self.hands_are_closed() { Zone::shown(seat) } else { Zone::hand(seat) }
    }

    /// DW-CARD-03, DW-DR-47. Where a scrapped card goes.
    #[inline]
    pub(crate) fn scrap_zone(&self, kind: Kind) -> Zone {
        match self.edition.card(kind).pile {
            Pile::Starter => Zone::Box,
            Pile::Trade => Zone::TradeDiscard,
            Pile::Danger(danger) => Zone::scrap(danger),
        }
    }

    /// The jobs of an origin.
    #[inline]
    pub fn jobs(&self, seat: Seat, origin: Origin) -> &'static [Job] {
        match origin {
            Origin::Card(kind) => &self.edition.card(kind).jobs,
            Origin::Ability => &self.character(seat).abilities,
            Origin::Land(tile) => &self.edition.tile(tile).jobs,
            Origin::Mission => &self.mission.jobs,
            Origin::Buy(_, kind) => &self.edition.card(kind).buy,
            Origin::Event => &self.mission.events,
        }
    }

    /// One job of an origin. Panics if there is no such job: take the number from a job that is going on.
    #[inline]
    pub(crate) fn job(&self, seat: Seat, origin: Origin, number: u8) -> &'static Job {
        &self.jobs(seat, origin)[usize::from(number)]
    }

    /// DW-DR-92. The lengths of train rides.
    #[inline]
    pub(crate) fn rides(&self) -> &[u8] {
        &self.rides
    }

    /// The index of a length in [`rides`](Self::rides).
    #[inline]
    pub(crate) fn ride(&self, length: u8) -> Option<usize> {
        self.rides.iter().position(|&other| other == length)
    }

    /// DW-SCORE-03. The seats with a score of their own; a team has one score.
    pub(crate) fn scorers(&self, state: &Tabletop) -> SeatSet {
        match self.mode() {
            Mode::Cooperative => SeatSet::only(state.p1_order()),
            _ => state.living(),
        }
    }
}

impl Game for DeckGoesWest {
    type Setup = Setup;
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;

    fn new(setup: Setup) -> Result<DeckGoesWest, Refusal> {
        let CheckedSetup { edition, mission, board, dice, characters } = setup.check()?;
        Ok(DeckGoesWest {
            setup: Arc::new(setup),
            edition,
            index: Arc::new(Index::new(edition)),
            mission: &edition.missions[mission],
            board: &edition.boards[board],
            dice: &edition.dice_options[dice],
            characters: characters.into_iter().map(|at| &edition.characters[at]).collect(),
            rides: edition.rides().into_iter().collect(),
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(self.seat_count())
    }

    fn blank(&self) -> State {
        Tabletop::blank(self).into()
    }

    fn deal(&self, luck: &mut impl Luck, sink: &mut impl Sink<Self>) -> State {
        let mut state = self.blank();
        let mut play = Play::new(self, &mut state, sink);
        rules::setup::set_up(&mut play, luck);
        state.asked = order::go_on(&mut play, luck);
        state
    }

    /// DW-DR-16, DW-DR-20. While all seats may act, a seat that has passed may still act.
    fn asked(&self, state: &State) -> Asked {
        let Some(asks) = order::asked(self, state) else { return Asked::NOBODY };
        // With closed hands, whether a seat can still act is secret.
        let can_act = |seat: &Seat| self.hands_are_closed() || action::can_act(self, state, *seat);
        let thinks_again = |seat: &Seat| !order::is_awaited(self, state, asks, *seat) && can_act(seat);
        Asked {
            awaits: asks.seats.iter().filter(|&seat| order::is_awaited(self, state, asks, seat)).collect(),
            may_change: asks.seats.iter().filter(thinks_again).collect(),
        }
    }

    #[inline]
    fn awaited(&self, state: &State) -> Option<Seat> {
        let asks = order::asked(self, state)?;
        asks.seats.iter().find(|&seat| order::is_awaited(self, state, asks, seat))
    }

    fn check(&self, state: &State, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        order::check(self, state, seat, decision)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Decision>) {
        order::legal(self, state, seat, out);
    }

    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        decision: Decision,
        luck: &mut impl Luck,
        sink: &mut impl Sink<Self>,
    ) {
        state.asked = order::decide(&mut Play::new(self, state, sink), seat, decision, luck);
    }

    fn resume(&self, state: &mut State, luck: &mut impl Luck, sink: &mut impl Sink<Self>) {
        state.asked = order::go_on(&mut Play::new(self, state, sink), luck);
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
            Mode::Solo | Mode::Cooperative => {
                let team = if winners.is_empty() { Team::Lost } else { Team::Won };
                Outcome::Together { team, score: Some(state.score[Seat::FIRST].into()) }
            }
        })
    }
}
