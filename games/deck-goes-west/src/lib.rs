//! **Deck Goes West**: settlers move West over unknown land, card by card.
//!
//! ```
//! use deck_goes_west::{DeckGoesWest, Setup};
//! use game::{Game, Quick, Silent};
//!
//! let game = DeckGoesWest::agree(Setup::default()).unwrap();
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
mod position;
mod question;
mod refusal;
mod rules;
mod settler;
mod setup;
mod state;
mod term;
mod view;
mod words;

pub use cards::Slot;
pub use decision::{Decision, Fare, Source};
pub use edition::{
    Board, Brought, BroughtCard, BroughtMission, BroughtTile, CardKind, CardParts, Character, Compass,
    DiceOption, Difficulty, Edition, Kind, Laid, LandTile, Mission, MissionParts, Mode, NightStep, Pile,
    Place, Section, Special, Spot, Tile, TileParts, Way,
};
pub use event::{Event, Ground, Roll};
pub use foresight::Reach;
pub use job::{
    Amount, BadJob, Building, Class, Colour, Condition, Danger, Gait, Goods, Job, Printed, Quantity,
    Resource, Selector, Step, Terrain, Terrains, Trigger, Unsound,
};
pub use land::{Direction, Tiles};
pub use motion::Motion;
pub use outcome::{EndedBy, Ending};
pub use position::{Doing, LandPart, PilePart, PlayerPart, Position};
pub use question::Question;
use question::Remembered;
pub use refusal::Refusal;
pub use setup::{HouseRule, Options, Setup};
pub use state::{Dues, Happening, Held, JobRun, Level, Origin, Side, State};
pub use term::Term;
pub use view::{Counts, SeenBattle, SeenHand, SeenMovement, SeenPlayer, SeenTile, SeenTrade, View};
pub use words::CheatSheet;

use cards::{Index, Zone};
use game::{
    Asked, Game, Luck, Message, Outcome, Places, Play, RuleId, Seat, SeatSet, Sink, Team, Trial, Viewer,
    WordCursor,
};
use rules::{action, order};
use setup::Agreed;
use std::sync::Arc;

/// A game of Deck Goes West as agreed.
#[derive(Clone, Debug)]
pub struct DeckGoesWest {
    /// Shared, because every view holds its game.
    setup: Arc<Setup>,
    edition: &'static Edition,
    index: Arc<Index>,
    mission: &'static Mission,
    board: &'static Board,
    dice: &'static DiceOption,
    characters: Vec<&'static Character>,
    /// DW-DR-92. The lengths of train rides, the shortest first.
    rides: Vec<u8>,
}

impl PartialEq for DeckGoesWest {
    /// All else follows from what was agreed.
    fn eq(&self, other: &DeckGoesWest) -> bool {
        self.setup == other.setup
    }
}

impl DeckGoesWest {
    /// How many play.
    #[inline]
    pub fn seat_count(&self) -> usize {
        self.characters.len()
    }

    /// All that is played with.
    #[inline]
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    #[inline]
    pub(crate) fn index(&self) -> &Index {
        &self.index
    }

    /// The mission.
    #[inline]
    pub fn mission(&self) -> &'static Mission {
        self.mission
    }

    /// DW-MODE-02. How it is played: all rules hold in all modes, but for those that name one.
    #[inline]
    pub fn mode(&self) -> Mode {
        self.mission.mode
    }

    /// The scoreboard.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// The bandit dice.
    #[inline]
    pub fn dice(&self) -> &'static DiceOption {
        self.dice
    }

    /// Whom a seat plays.
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

    /// Where a card goes that comes into a hand: is it known to everybody?
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

    /// A job that is going on, and so is there.
    #[inline]
    pub(crate) fn job(&self, seat: Seat, origin: Origin, number: u8) -> &'static Job {
        &self.jobs(seat, origin)[usize::from(number)]
    }

    /// DW-DR-92. The lengths of train rides.
    #[inline]
    pub(crate) fn rides(&self) -> &[u8] {
        &self.rides
    }

    /// Which of the lengths this is.
    #[inline]
    pub(crate) fn ride(&self, length: u8) -> Option<usize> {
        self.rides.iter().position(|&other| other == length)
    }

    /// DW-SCORE-03. Everybody with a score of their own; a team has one.
    pub(crate) fn scorers(&self, state: &State) -> SeatSet {
        match self.mode() {
            Mode::Cooperative => SeatSet::only(state.p1_order()),
            _ => state.living(),
        }
    }
}

impl Game for DeckGoesWest {
    const ID: &'static str = "deck-goes-west";
    const NAME: &'static str = "Deck Goes West";
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("pt-BR", include_str!("../RULES.pt-BR.md"))];
    const SHORT_POSITIONS: bool = false;

    type Setup = Setup;
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Position = Position;

    /// The missions for a first game: alone, or together.
    fn ordinary(seats: u8) -> Setup {
        let mission = if seats == 1 { "new-world" } else { "speed-of-the-slowest" };
        let seats = Setup::party(Edition::ours(), 1, seats.into());
        Setup { mission: mission.to_owned(), seats, ..Setup::default() }
    }

    /// With characters of the level that was agreed on, and the board and dice the mission suggests.
    fn trials(agreed: &Setup, seats: u8) -> Vec<Trial<Setup>> {
        let Some(edition) = Edition::named(&agreed.edition) else { return Vec::new() };
        let level = edition.characters.iter().find(|character| agreed.seats.contains(&character.id));
        let party = Setup::party(edition, level.map_or(1, |character| character.level), seats.into());
        let fitting = edition
            .missions
            .iter()
            .filter(|mission| (mission.players[0]..=mission.players[1]).contains(&seats));
        let trial = |mission: &Mission| Trial {
            name: mission.id.clone(),
            label: mission.difficulty.name(),
            aim: mission.difficulty.aim(),
            won_by: EndedBy::ScoreTrack.word(),
            setup: Setup {
                mission: mission.id.clone(),
                seats: party.clone(),
                board: None,
                dice: None,
                ..agreed.clone()
            },
        };
        fitting.map(trial).collect()
    }

    /// Every mission, with every number of players; some of them by house rules, on longer boards, with harder dice.
    fn samples() -> Vec<Setup> {
        let edition = Edition::ours();
        let house_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
        let agreed = edition.missions.iter().zip(0_usize..).map(|(mission, number)| {
            let [fewest, most] = mission.players.map(usize::from);
            let seats = fewest + number % (most - fewest + 1);
            Setup {
                mission: mission.id.clone(),
                seats: Setup::party(edition, number as u8 % 3 + 1, seats),
                dice: mission.dice.get(number % 3).map(|&at| edition.dice_options[at].id.clone()),
                options: if number % 4 == 3 { house_rules } else { Options::default() },
                ..Setup::default()
            }
        });
        agreed.collect()
    }

    fn may_be_kept(setup: &Setup) -> Result<(), Refusal> {
        if setup.brought().is_empty() { Ok(()) } else { Err(Refusal::BroughtToTable) }
    }

    fn agree(setup: Setup) -> Result<DeckGoesWest, Refusal> {
        let Agreed { edition, mission, board, dice, characters } = setup.check()?;
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

    /// The first word of the character's name in set-ups: `derek`.
    fn seat_name(&self, seat: Seat) -> String {
        self.character(seat).seat_name().to_owned()
    }

    fn blank(&self) -> State {
        State::blank(self)
    }

    fn deal(&self, luck: &mut impl Luck, sink: &mut impl Sink<Self>) -> State {
        let mut state = self.blank();
        let mut play = Play::new(self, &mut state, sink);
        rules::setup::set_up(&mut play, luck);
        state.asked = Remembered(order::go_on(&mut play, luck));
        state
    }

    /// DW-DR-16, DW-DR-20. Where everybody may act those who have passed may think again.
    fn asked(&self, state: &State) -> Asked {
        let Some(asks) = order::asked(self, state) else { return Asked::NOBODY };
        // With closed hands nobody can tell who could still act.
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
        state.asked = Remembered(order::decide(&mut Play::new(self, state, sink), seat, decision, luck));
    }

    fn go_on(&self, state: &mut State, luck: &mut impl Luck, sink: &mut impl Sink<Self>) {
        state.asked = Remembered(order::go_on(&mut Play::new(self, state, sink), luck));
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
            Mode::Solo | Mode::Cooperative => {
                let team = if winners.is_empty() { Team::Lost } else { Team::Won };
                Outcome::Together { team, score: Some(state.score[Seat::FIRST].into()) }
            }
        })
    }

    fn ending(&self, state: &State) -> Option<&'static str> {
        state.ending().map(|ending| ending.by.word())
    }

    fn cites(&self, event: &Event) -> RuleId {
        event.cites(self)
    }

    fn begins_beat(&self, event: &Event) -> bool {
        event.begins_beat()
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals() || self.hands_are_closed() && event.shows_cards()
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

    /// DW-MODE-08, DW-DR-132.
    fn is_open(&self) -> bool {
        !self.hands_are_closed()
    }

    fn habit(&self, view: &View, luck: &mut impl Luck) -> Option<Decision> {
        settler::settler(self, view, luck)
    }
}
