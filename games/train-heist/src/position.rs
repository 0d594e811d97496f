//! The full state as text that people read and write. A scenario gives only the parts it is about; the rest follows the
//! default set-up.
//!
//! Spaces, tiles and Wanted Cards have the names of the edition, cards are written `R05` and `W`; lists are one text with
//! spaces, and `-` means none.

mod place;
mod reconcile;

use reconcile::reconcile;

use crate::TrainHeist;
use crate::event_card::EventCard;
use crate::piece::{Horse, Square};
use crate::setup::{Colour, Mode, Options, Setup};
use crate::state::{Cowboy, Encounters, Phase, Skill, State, Tokens, Turn};
use game::{Game, Positions};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The full state of a game, set-up included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of the set-up and of the board, by their names")]
pub struct Position {
    pub seats: Vec<Colour>,
    pub mode: Mode,
    pub goal: u8,
    pub fewer_events: u8,
    pub wanted_cards: u8,
    pub first: Option<Colour>,
    pub options: Options,
    pub edition: String,
    pub cowboys: BTreeMap<Colour, CowboyPart>,
    /// The spaces of the horses; `lost` is out of the game.
    pub horses: BTreeMap<String, String>,
    /// The rails of the cars, engine first.
    pub train: String,
    pub sheriff: String,
    /// The faces of the switches, by junction.
    pub switches: BTreeMap<String, String>,
    /// Are the switches off the board?
    pub final_run: bool,
    /// The cacti with a Cherokee Token: `1 3`.
    pub territories: String,
    /// The stacks on the train, bottom first.
    pub loot: BTreeMap<String, String>,
    /// The tiles by the towns A, B and C.
    pub towns: BTreeMap<char, String>,
    pub sack: String,
    /// The tiles that no player has seen yet.
    pub unseen: String,
    pub poker: PokerPart,
    pub events: EventsPart,
    /// The Speed Meter.
    pub speed: u8,
    /// The speed with an empty jail, if it does not follow from the meter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base_speed: Option<u8>,
    /// The number of knots that the Hangman has come down.
    pub hangman: u8,
    pub score: u8,
    /// Bullets beside the board.
    pub bullets: u8,
    /// The Wanted Cards laid out.
    pub wanted: String,
    /// The prisoners, in the order in which they were caught.
    pub prisoners: Vec<Colour>,
    pub turn: TurnPart,
    /// The phase: a step of an action such as `choosing`, or `departing`, `rolling`, `discarding`, `swapping`, `over`.
    pub step: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rolling: Option<RollingPart>,
    /// The end of the game: `goal red green`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// A cowboy and what belongs to its player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the rules")]
pub struct CowboyPart {
    pub at: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub riding: Option<String>,
    pub flat: bool,
    pub hand: String,
    /// The cards of a hidden hand that all players have seen.
    pub shown: String,
    pub loot: String,
    pub bullets: u8,
    /// In jail: did the jailing make the train faster?
    pub raised: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// `waiting` for the next turn, `ready`, or `used` up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<String>,
    /// The Wanted Cards earned but not taken yet, and the order in which players earned theirs: 1 for the first.
    pub met: String,
    #[serde(default)]
    pub met_as: u8,
    /// Towns delivered to: `A C`.
    pub delivered: String,
    /// Own counters by the towns.
    pub counters: [u8; 3],
    pub points: u8,
}

/// The Poker Cards that are not in hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PokerPart {
    /// The deck, the next card first.
    pub deck: String,
    /// The discards, in no order.
    pub discards: String,
    /// Input only: cards to put on top of the deck, wherever they were.
    #[serde(default, skip_serializing)]
    pub top: Option<String>,
}

/// The Event Cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventsPart {
    /// The cards to come, the next one first.
    pub deck: Vec<String>,
    /// The played cards, the earliest first.
    pub played: Vec<String>,
    /// Input only: cards to put on top of the deck.
    #[serde(default, skip_serializing)]
    pub top: Vec<String>,
}

/// The turn: its seat, and what the seat has done in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the rules")]
pub struct TurnPart {
    pub of: Colour,
    pub number: u16,
    pub lost: bool,
    /// Heist Actions left, and taken.
    pub actions: u8,
    pub taken: u8,
    pub bullets_taken: u8,
    pub bullets_spent: u8,
    pub looted: bool,
    pub free_move_used: bool,
    /// Riding states left since the last action: `foot h1`.
    pub left: String,
    /// The seats that have refused an offer.
    pub refused: String,
}

/// What the engine met, and the progress of resolving it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RollingPart {
    /// Star rails, or `edge`, in order.
    pub met: Vec<String>,
    /// The index of the one being resolved.
    pub now: u8,
    /// `event`, `town`, `hangman -`, `loading`, `filling L05`.
    pub stage: String,
    /// Does the game end afterwards?
    pub last: bool,
}

impl Position {
    pub(crate) fn setup(&self) -> Setup {
        Setup {
            seats: self.seats.clone(),
            mode: self.mode,
            goal: self.goal,
            fewer_events: self.fewer_events,
            wanted_cards: self.wanted_cards,
            first: self.first,
            options: self.options,
            edition: self.edition.clone(),
        }
    }
}

/// The words joined by spaces, or `-` for none.
pub(crate) fn listed(words: impl IntoIterator<Item = impl ToString>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// The words for the riding states.
const SADDLES: [&str; 3] = ["foot", "h1", "h2"];

impl Skill {
    const ALL: [Skill; 3] = [Skill::Waiting, Skill::Ready, Skill::Used];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Skill::Waiting => "waiting",
            Skill::Ready => "ready",
            Skill::Used => "used",
        }
    }
}

impl Positions for TrainHeist {
    const SHORT_POSITIONS: bool = false;

    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let Setup { seats, mode, goal, fewer_events, wanted_cards, first, options, edition } =
            self.setup().clone();
        let raised = state.cowboys.iter().filter(|cowboy| cowboy.raised).count() as u8;
        let speed = state.speed(self);
        Position {
            cowboys: self
                .seats()
                .iter()
                .map(|seat| (self.colour(seat), self.part_of(state.cowboy(seat))))
                .collect(),
            horses: self.horses_of(state),
            train: listed(state.train.map(|rail| self.space_name(rail))),
            sheriff: self.space_name(state.sheriff).to_owned(),
            switches: self.switches_of(state),
            final_run: state.tokens == Tokens::Removed,
            territories: listed((1..=3).filter(|number| state.territories[number - 1])),
            loot: Square::ALL
                .into_iter()
                .map(|square| (square.to_string(), self.stack_of(state, square)))
                .collect(),
            towns: ['A', 'B', 'C'].into_iter().zip(state.towns.map(|tiles| self.tiles_text(tiles))).collect(),
            sack: self.tiles_text(state.sack),
            unseen: self.tiles_text(state.unseen),
            poker: PokerPart {
                deck: state.deck.to_string(),
                discards: state.discards.to_string(),
                top: None,
            },
            events: EventsPart {
                deck: state.events.to_come().iter().map(EventCard::to_string).collect(),
                played: state.events.played().iter().map(EventCard::to_string).collect(),
                top: Vec::new(),
            },
            speed,
            base_speed: (state.base_speed + raised != speed).then_some(state.base_speed),
            hangman: state.hangman,
            score: state.score,
            bullets: state.bullets,
            wanted: self.wanted_text(state.wanted),
            prisoners: state.prisoners.into_iter().flatten().map(|seat| self.colour(seat)).collect(),
            turn: self.turn_of(&state.turn),
            step: self.step_of(state.phase),
            rolling: match state.phase {
                Phase::Rolling(rolling) => Some(self.rolling_of(rolling)),
                _ => None,
            },
            result: state
                .ending()
                .map(|ending| format!("{} {}", ending.by.word(), self.seats_text(ending.winners))),
            seats,
            mode,
            goal,
            fewer_events,
            wanted_cards,
            first,
            options,
            edition,
        }
    }

    fn setup_of(position: &Position) -> Setup {
        position.setup()
    }

    fn state_of(&self, position: &Position) -> Result<State, String> {
        self.state_from(position)
    }

    fn reconcile(said: &serde_json::Value, position: &mut Position) {
        reconcile(said, position);
    }
}

impl TrainHeist {
    fn part_of(&self, cowboy: &Cowboy) -> CowboyPart {
        CowboyPart {
            at: self.space_name(cowboy.at).to_owned(),
            riding: cowboy.riding.map(|horse| horse.to_string()),
            flat: cowboy.flat,
            hand: cowboy.hand.to_string(),
            shown: cowboy.shown.to_string(),
            loot: self.tiles_text(cowboy.loot),
            bullets: cowboy.bullets,
            raised: cowboy.raised,
            title: cowboy.title.map(|title| self.wanted_name(title.card).to_owned()),
            skill: cowboy.title.map(|title| title.skill.word().to_owned()),
            met: self.wanted_text(cowboy.met),
            met_as: cowboy.met_as,
            delivered: towns_text(cowboy.delivered),
            counters: cowboy.counters,
            points: cowboy.points,
        }
    }

    pub(crate) fn horses_of(&self, state: &State) -> BTreeMap<String, String> {
        let place =
            |horse: Horse| state.horses[horse as usize].map_or("lost", |space| self.space_name(space));
        Horse::ALL.into_iter().map(|horse| (horse.to_string(), place(horse).to_owned())).collect()
    }

    pub(crate) fn switches_of(&self, state: &State) -> BTreeMap<String, String> {
        let junctions = self.edition().board.junctions.iter().zip(state.switches);
        junctions
            .map(|(junction, face)| (self.space_name(junction.space).to_owned(), face.word().to_owned()))
            .collect()
    }

    fn stack_of(&self, state: &State, square: Square) -> String {
        let mut tiles: Vec<&str> = state.stacks.tiles(square).map(|tile| self.tile_name(tile)).collect();
        tiles.reverse();
        listed(tiles)
    }

    pub(crate) fn turn_of(&self, turn: &Turn) -> TurnPart {
        TurnPart {
            of: self.colour(turn.seat),
            number: turn.number,
            lost: turn.lost,
            actions: turn.actions,
            taken: turn.taken,
            bullets_taken: turn.bullets_taken,
            bullets_spent: turn.bullets_spent,
            looted: turn.looted,
            free_move_used: turn.free_move_used,
            left: listed(
                SADDLES.into_iter().zip(turn.left).filter(|(_, left)| *left).map(|(saddle, _)| saddle),
            ),
            refused: self.seats_text(turn.refused),
        }
    }

    pub(crate) fn step_of(&self, phase: Phase) -> String {
        match phase {
            Phase::Acting(step) => self.step_text(step),
            Phase::Departing => "departing".to_owned(),
            Phase::Rolling(_) => "rolling".to_owned(),
            Phase::Discarding => "discarding".to_owned(),
            Phase::Swapping => "swapping".to_owned(),
            Phase::Over(_) => "over".to_owned(),
        }
    }

    pub(crate) fn rolling_of(&self, rolling: Encounters) -> RollingPart {
        RollingPart {
            met: rolling.met.into_iter().flatten().map(|met| self.met_text(met)).collect(),
            now: rolling.now,
            stage: self.stage_text(rolling.stage),
            last: rolling.last,
        }
    }
}

/// The towns of a bit set: `A C`.
pub(crate) fn towns_text(towns: u8) -> String {
    listed(
        ['A', 'B', 'C']
            .into_iter()
            .zip(0..)
            .filter(|(_, town)| towns >> town & 1 != 0)
            .map(|(letter, _)| letter),
    )
}
