//! What one viewer may know. Secrets are here: a view is built up field by field, so what nobody adds stays hidden.

mod written;

use crate::TrainHeist;
use crate::cards::Cards;
use crate::decision::Decision;
use crate::edition::WantedCard;
use crate::event::Event;
use crate::event_card::EventCard;
use crate::loot::{Tile, Tiles};
use crate::outcome::Ending;
use crate::piece::{Face, Horse, Square};
use crate::question::Question;
use crate::rules::{train, turn};
use crate::setup::{Mode, Setup};
use crate::space::Space;
use crate::state::{Cowboy, Phase, Skill, State, Step, Title, Tokens, Turn};
use crate::wanted::{Ability, WantedSet};
use game::{Choice, Game, Luck, Message, Seat, SeatSet, Viewed, Viewer};

/// What one viewer may know. As text, the fields are those of a [`Position`](crate::Position) with `?` for what is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub(crate) game: TrainHeist,
    /// Whose eyes: a seat's, or none.
    pub viewer: Option<Seat>,
    /// The cowboys, by seat.
    pub cowboys: Vec<SeenCowboy>,
    /// Where the horses are; one that is nowhere is out of the game.
    pub horses: [Option<Space>; 2],
    /// The rails of the cars, engine first.
    pub train: [Space; 5],
    /// Where the Sheriff is.
    pub sheriff: Space,
    /// What the switches show, or showed last.
    pub switches: [Face; 2],
    /// TH-END-03. Are the switches off the board?
    pub final_run: bool,
    /// Which cacti have a Cherokee Token.
    pub territories: [bool; 3],
    /// TH-RU-30. The stacks on the train.
    pub stacks: [SeenStack; 6],
    /// TH-DROP-06. The tiles by the towns.
    pub towns: [Tiles; 3],
    /// Tiles that were seen going into the sack.
    pub sack: Tiles,
    /// Tiles in the sack that nobody has seen.
    pub sack_hidden: u8,
    /// Tiles nobody has seen, wherever they are.
    pub unseen: Tiles,
    /// How many cards the Poker Deck has.
    pub deck: u8,
    /// The discards.
    pub discards: Cards,
    /// How many Event Cards are to come.
    pub events: u8,
    /// The events played, the first one first.
    pub played: Vec<EventCard>,
    /// The Speed Meter.
    pub speed: u8,
    pub(crate) base_speed: u8,
    /// Knots the Hangman has come down.
    pub hangman: u8,
    /// The Heist Meter.
    pub score: u8,
    /// Bullets beside the board.
    pub bullets: u8,
    /// The Wanted Cards laid out.
    pub wanted: WantedSet,
    /// Prisoners in the order in which they were caught.
    pub prisoners: Vec<Seat>,
    pub(crate) turn: Turn,
    pub(crate) phase: SeenPhase,
    /// Who is asked.
    pub asked: Option<Seat>,
    /// What that seat is asked.
    pub question: Option<Question>,
    /// What the viewer may decide now.
    pub legal: Vec<Decision>,
}

// Equality of views is that of what they show; editions compare to the last word, which is an equivalence.
impl Eq for View {}

/// What a viewer knows of a cowboy.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "named as in the rules")]
pub struct SeenCowboy {
    pub at: Space,
    pub riding: Option<Horse>,
    pub flat: bool,
    pub hand: SeenHand,
    pub loot: Tiles,
    pub bullets: u8,
    pub raised: bool,
    pub(crate) title: Option<Title>,
    pub(crate) met: WantedSet,
    pub(crate) met_as: u8,
    pub(crate) delivered: u8,
    pub counters: [u8; 3],
    pub points: u8,
}

/// What a viewer knows of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenHand {
    /// All of it.
    Open {
        /// The cards.
        cards: Cards,
        /// Those of them that the others have seen.
        shown: Cards,
    },
    /// TH-VERSUS-04. How many cards, and those that everybody has seen.
    Hidden {
        /// How many cards.
        count: u8,
        /// Those of them that everybody has seen.
        shown: Cards,
    },
}

impl SeenHand {
    /// How many cards.
    pub const fn len(&self) -> u8 {
        match self {
            SeenHand::Open { cards, .. } => cards.len(),
            SeenHand::Hidden { count, .. } => *count,
        }
    }

    /// Is it empty?
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards the viewer knows of.
    pub const fn known(&self) -> Cards {
        match self {
            SeenHand::Open { cards, .. } => *cards,
            SeenHand::Hidden { shown, .. } => *shown,
        }
    }
}

/// What a viewer knows of a stack: from the top down, the tiles that were seen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeenStack(pub Vec<Option<Tile>>);

impl SeenStack {
    /// The tile that can be taken.
    pub fn top(&self) -> Option<Tile> {
        self.0.first().copied().flatten()
    }
}

/// What the game is doing, as far as a viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SeenPhase {
    Known(Phase),
    /// TH-RU-76. Cards are offered; the viewer sees how many.
    Offer {
        to: Seat,
        count: u8,
    },
}

impl View {
    /// Heist Actions of a turn.
    pub const ACTIONS: u8 = turn::ACTIONS;

    /// What was agreed before the game: everybody may know.
    pub fn agreed(&self) -> &Setup {
        self.game.setup()
    }

    /// The game it is a view of.
    pub fn game(&self) -> &TrainHeist {
        &self.game
    }

    /// The viewer's own cowboy.
    pub fn own(&self) -> Option<&SeenCowboy> {
        self.cowboys.get(self.viewer?.number())
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.turn.seat
    }

    /// Heist Actions left.
    pub fn actions(&self) -> u8 {
        self.turn.actions
    }

    /// The number of the turn.
    pub fn turn_number(&self) -> u16 {
        self.turn.number
    }

    /// The rails the train enters with its next move, as the switches lie and at the speed of now.
    pub fn next_rails(&self) -> Vec<Space> {
        self.rails_ahead().take(self.speed.into()).collect()
    }

    /// The rails ahead of the engine, as the switches lie, without end.
    pub fn rails_ahead(&self) -> impl Iterator<Item = Space> {
        let [mut at, mut from, ..] = self.train;
        std::iter::repeat_with(move || {
            (from, at) = (at, train::next_rail(&self.game, self.switches, from, at));
            at
        })
    }

    /// Does a Wanted Card let this seat do so now?
    pub fn can(&self, seat: Seat, ability: Ability) -> bool {
        let title = self.cowboys.get(seat.number()).and_then(|cowboy| cowboy.title);
        let ready = title.filter(|title| title.skill == Skill::Ready);
        ready.is_some_and(|title| self.game.edition().wanted[title.card.number()].ability == ability)
    }

    /// The Wanted Card somebody holds.
    pub fn title_of(&self, seat: Seat) -> Option<&'static WantedCard> {
        let title = self.cowboys.get(seat.number())?.title?;
        self.game.edition().wanted.get(title.card.number())
    }

    /// TH-RU-76. The cards that are offered, if the viewer sees them.
    pub fn offered(&self) -> Option<Cards> {
        match self.phase {
            SeenPhase::Known(Phase::Acting(Step::Answering { cards, .. })) => Some(cards),
            _ => None,
        }
    }

    /// How it ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            SeenPhase::Known(Phase::Over(ending)) => Some(ending),
            _ => None,
        }
    }
}

impl Viewed for TrainHeist {
    type View = View;
    type Question = Question;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.legal(state, seat, &mut legal);
        }
        let asked = self.asked(state).awaits.lowest();
        View {
            game: self.clone(),
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Onlooker => None,
            },
            cowboys: self.seats().iter().map(|seat| self.seen(state, seat, viewer)).collect(),
            horses: state.horses,
            train: state.train,
            sheriff: state.sheriff,
            switches: state.switches,
            final_run: state.tokens == Tokens::Removed,
            territories: state.territories,
            stacks: Square::ALL.map(|square| seen_stack(state, square)),
            towns: state.towns,
            sack: state.sack.less(state.unseen),
            sack_hidden: state.sack.shared(state.unseen).len(),
            unseen: state.unseen,
            deck: state.deck.len(),
            discards: state.discards,
            events: state.events.to_come().len() as u8,
            played: state.events.played().to_vec(),
            speed: state.speed(self),
            base_speed: state.base_speed,
            hangman: state.hangman,
            score: state.score,
            bullets: state.bullets,
            wanted: state.wanted,
            prisoners: state.prisoners.into_iter().flatten().collect(),
            turn: state.turn,
            phase: self.seen_phase(state, viewer),
            asked,
            question: asked.and_then(|_| Question::of(self, state)),
            legal,
        }
    }

    fn question(view: &View) -> Option<(SeatSet, Question)> {
        view.asked.map(SeatSet::only).zip(view.question)
    }

    fn prompt(view: &View) -> Option<Message> {
        view.question.filter(|_| !view.legal.is_empty()).map(|question| Message::new(question.message_id()))
    }

    fn decisions(view: &View) -> &[Decision] {
        &view.legal
    }

    fn choice(view: &View, decision: Decision) -> Choice<Decision> {
        Choice { decision, label: view.label(decision), group: decision.group() }
    }

    fn told(&self, event: &Event, viewer: Viewer) -> Option<Message> {
        self.message_of(event, viewer)
    }

    fn imagine(&self, view: &View, luck: &mut impl Luck) -> State {
        self.imagined(view, luck)
    }

    /// TH-SETUP-17, TH-VERSUS-04. Hands are open, but in versus.
    fn is_open(&self) -> bool {
        self.mode() != Mode::Versus
    }
}

impl TrainHeist {
    fn seen(&self, state: &State, seat: Seat, viewer: Viewer) -> SeenCowboy {
        let Cowboy {
            at,
            riding,
            flat,
            hand,
            shown,
            loot,
            bullets,
            raised,
            title,
            met,
            met_as,
            delivered,
            counters,
            points,
        } = *state.cowboy(seat);
        let hand = if self.hands_are_open(state) || viewer.is(seat) {
            SeenHand::Open { cards: hand, shown }
        } else {
            SeenHand::Hidden { count: hand.len(), shown }
        };
        SeenCowboy {
            at,
            riding,
            flat,
            hand,
            loot,
            bullets,
            raised,
            title,
            met,
            met_as,
            delivered,
            counters,
            points,
        }
    }

    /// TH-VERSUS-04. Hands that were hidden are open once the game is over.
    fn hands_are_open(&self, state: &State) -> bool {
        self.is_open() || matches!(state.phase, Phase::Over(_))
    }

    /// TH-RU-76. Cards offered in versus are seen by the two who trade.
    fn seen_phase(&self, state: &State, viewer: Viewer) -> SeenPhase {
        match state.phase {
            Phase::Acting(Step::Answering { to, cards })
                if !self.hands_are_open(state) && !viewer.is(to) && !viewer.is(state.turn.seat) =>
            {
                SeenPhase::Offer { to, count: cards.len() }
            }
            phase => SeenPhase::Known(phase),
        }
    }
}

/// TH-RU-30. The top tile, and of those below the ones that have been on top.
fn seen_stack(state: &State, square: Square) -> SeenStack {
    SeenStack(state.stacks.tiles(square).map(|tile| (!state.unseen.has(tile)).then_some(tile)).collect())
}
