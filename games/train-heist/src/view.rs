//! What one viewer may know. A view is built up field by field, so a field that is not copied stays hidden.

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
use crate::state::{Cowboy, DecisionStep, Phase, Skill, State, Title, Tokens, Turn};
use crate::wanted::{Ability, WantedSet};
use game::{Choice, Game, Luck, Message, Seat, SeatSet, Viewed, Viewer};

/// What one viewer may know. As text, the fields are those of a [`Position`](crate::Position) with `?` for what is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub(crate) game: TrainHeist,
    /// The seat of the viewer; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// The cowboys, by seat.
    pub cowboys: Vec<SeenCowboy>,
    /// The spaces of the horses; `None` for a horse that is out of the game.
    pub horses: [Option<Space>; 2],
    /// The rails of the cars, engine first.
    pub train: [Space; 5],
    /// The Sheriff's space.
    pub sheriff: Space,
    /// The faces of the switches; in the final run, the last ones they showed.
    pub switches: [Face; 2],
    /// TH-END-03. Whether the switches are off the board.
    pub final_run: bool,
    /// Whether each cactus has a Cherokee Token.
    pub territories: [bool; 3],
    /// TH-RU-30. The stacks on the train.
    pub stacks: [SeenStack; 6],
    /// TH-DROP-06. The tiles by the towns.
    pub towns: [Tiles; 3],
    /// Tiles that were seen going into the sack.
    pub sack: Tiles,
    /// The number of tiles in the sack that no player has seen.
    pub sack_hidden: u8,
    /// Tiles that no player has seen, wherever they lie.
    pub unseen: Tiles,
    /// The number of cards in the Poker Deck.
    pub deck: u8,
    /// The discarded Poker Cards.
    pub discards: Cards,
    /// The number of Event Cards still to come.
    pub events: u8,
    /// The events played, earliest first.
    pub played: Vec<EventCard>,
    /// The number on the Speed Meter.
    pub speed: u8,
    pub(crate) base_speed: u8,
    /// The number of knots that the Hangman has come down.
    pub hangman: u8,
    /// The number on the Heist Meter.
    pub score: u8,
    /// The number of Bullets beside the board.
    pub bullets: u8,
    /// The Wanted Cards laid out.
    pub wanted: WantedSet,
    /// Prisoners in the order in which they were caught.
    pub prisoners: Vec<Seat>,
    pub(crate) turn: Turn,
    pub(crate) phase: SeenPhase,
    /// The seat that is asked; `None` where the game waits for no seat.
    pub asked: Option<Seat>,
    /// The question to that seat.
    pub question: Option<Question>,
    /// The viewer's legal decisions.
    pub legal: Vec<Decision>,
}

// `Eq` is sound: views compare field by field, and the equality of editions is an equivalence.
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
    /// All cards are known.
    Open {
        /// All cards of the hand.
        cards: Cards,
        /// The cards that other players have seen.
        shown: Cards,
    },
    /// TH-VERSUS-04. Only the number of cards is known, and the cards that all players have seen.
    Hidden {
        /// The number of cards in the hand.
        count: u8,
        /// The cards that all players have seen.
        shown: Cards,
    },
}

impl SeenHand {
    /// The number of cards in the hand.
    pub const fn len(&self) -> u8 {
        match self {
            SeenHand::Open { cards, .. } => cards.len(),
            SeenHand::Hidden { count, .. } => *count,
        }
    }

    /// Whether the hand has no cards.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that the viewer knows.
    pub const fn known(&self) -> Cards {
        match self {
            SeenHand::Open { cards, .. } => *cards,
            SeenHand::Hidden { shown, .. } => *shown,
        }
    }
}

/// What a viewer knows of a stack, from the top down: `None` for a tile that no player has seen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeenStack(pub Vec<Option<Tile>>);

impl SeenStack {
    /// The top tile, which can be taken.
    pub fn top(&self) -> Option<Tile> {
        self.0.first().copied().flatten()
    }
}

/// The phase of the game, as far as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SeenPhase {
    Known(Phase),
    /// TH-RU-76. Cards are offered, and the viewer sees only their number.
    Offer {
        to: Seat,
        count: u8,
    },
}

impl View {
    /// The number of Heist Actions in a turn.
    pub const ACTIONS: u8 = turn::ACTIONS;

    /// The set-up, which is public.
    pub fn setup(&self) -> &Setup {
        self.game.setup()
    }

    /// The game that this is a view of.
    pub fn game(&self) -> &TrainHeist {
        &self.game
    }

    /// The viewer's own cowboy; `None` for an onlooker.
    pub fn own(&self) -> Option<&SeenCowboy> {
        self.cowboys.get(self.viewer?.number())
    }

    /// The seat whose turn it is. Another seat may be asked meanwhile.
    pub fn active(&self) -> Seat {
        self.turn.seat
    }

    /// The number of Heist Actions left in the turn.
    pub fn actions(&self) -> u8 {
        self.turn.actions
    }

    /// The number of the turn.
    pub fn turn_number(&self) -> u16 {
        self.turn.number
    }

    /// The rails that the train enters with its next move, with the current switches and speed.
    pub fn next_rails(&self) -> Vec<Space> {
        self.rails_ahead().take(self.speed.into()).collect()
    }

    /// The rails ahead of the engine with the current switches. The iterator is endless.
    pub fn rails_ahead(&self) -> impl Iterator<Item = Space> {
        let [mut at, mut from, ..] = self.train;
        std::iter::repeat_with(move || {
            (from, at) = (at, train::next_rail(&self.game, self.switches, from, at));
            at
        })
    }

    /// Whether a Wanted Card gives this seat an ability now.
    pub fn can(&self, seat: Seat, ability: Ability) -> bool {
        let title = self.cowboys.get(seat.number()).and_then(|cowboy| cowboy.title);
        let ready = title.filter(|title| title.skill == Skill::Ready);
        ready.is_some_and(|title| self.game.edition().wanted[title.card.number()].ability == ability)
    }

    /// The Wanted Card of a seat.
    pub fn title_of(&self, seat: Seat) -> Option<&'static WantedCard> {
        let title = self.cowboys.get(seat.number())?.title?;
        self.game.edition().wanted.get(title.card.number())
    }

    /// TH-RU-76. The cards that are offered; `None` where the viewer does not see them, or nothing is offered.
    pub fn offered(&self) -> Option<Cards> {
        match self.phase {
            SeenPhase::Known(Phase::Acting(DecisionStep::Answering { cards, .. })) => Some(cards),
            _ => None,
        }
    }

    /// The ending; `None` while the game goes on.
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

    /// TH-SETUP-17, TH-VERSUS-04. Hands are open except in versus.
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

    /// TH-RU-76. In versus only the two trading seats see the cards that are offered.
    fn seen_phase(&self, state: &State, viewer: Viewer) -> SeenPhase {
        match state.phase {
            Phase::Acting(DecisionStep::Answering { to, cards })
                if !self.hands_are_open(state) && !viewer.is(to) && !viewer.is(state.turn.seat) =>
            {
                SeenPhase::Offer { to, count: cards.len() }
            }
            phase => SeenPhase::Known(phase),
        }
    }
}

/// TH-RU-30. The top tile, and the tiles below that have been on top.
fn seen_stack(state: &State, square: Square) -> SeenStack {
    SeenStack(state.stacks.tiles(square).map(|tile| (!state.unseen.has(tile)).then_some(tile)).collect())
}
