//! The whole truth as people read and write it. A test says only what it is about; the rest is as in an ordinary set-up.
//!
//! Spaces, tiles and Wanted Cards are named as in the edition, cards as `R05` and `W`; several of them stand in one text,
//! `-` means none.

mod place;
mod reconcile;

use reconcile::reconcile;

use crate::TrainHeist;
use crate::event_card::EventCard;
use crate::piece::{Horse, Square};
use crate::setup::{Colour, Mode, Options, Setup};
use crate::state::{Cowboy, Phase, Rolling, Skill, State, Tokens, Turn};
use game::{Game, Positions};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The whole truth of a game.
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
    /// Where the horses are; `lost` is out of the game.
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
    /// Tiles nobody has seen yet.
    pub unseen: String,
    pub poker: PokerPart,
    pub events: EventsPart,
    /// The Speed Meter.
    pub speed: u8,
    /// What the speed would be with an empty jail, where the meter does not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base_speed: Option<u8>,
    /// Knots the Hangman has come down.
    pub hangman: u8,
    pub score: u8,
    /// Bullets beside the board.
    pub bullets: u8,
    /// The Wanted Cards laid out.
    pub wanted: String,
    /// In the order in which they were caught.
    pub prisoners: Vec<Colour>,
    pub turn: TurnPart,
    /// What the game is doing: a step of an action such as `choosing`, or `departing`, `rolling`, `discarding`,
    /// `swapping`, `over`.
    pub step: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rolling: Option<RollingPart>,
    /// How it ended: `goal red green`.
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
    /// Those of a hidden hand that everybody has seen.
    pub shown: String,
    pub loot: String,
    pub bullets: u8,
    /// In jail: did it make the train faster?
    pub raised: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// `waiting` for the next turn, `ready`, or `used` up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<String>,
    /// Wanted Cards earned and not taken yet, and in which order players earned theirs: 1 for the first.
    pub met: String,
    #[serde(default)]
    pub met_as: u8,
    /// Towns delivered to: `A C`.
    pub delivered: String,
    /// Own counters by the towns.
    pub counters: [u8; 3],
    pub points: u8,
}

/// The Poker Cards that are in no hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PokerPart {
    /// The next card first.
    pub deck: String,
    /// In no order.
    pub discards: String,
    /// Only read: these are put on top of the deck, wherever they were.
    #[serde(default, skip_serializing)]
    pub top: Option<String>,
}

/// The Event Cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventsPart {
    /// The next card first.
    pub deck: Vec<String>,
    /// The first one played first.
    pub played: Vec<String>,
    /// Only read: these are put on top of the deck.
    #[serde(default, skip_serializing)]
    pub top: Vec<String>,
}

/// Whose turn it is and what was done in it.
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
    /// Who has refused an offer.
    pub refused: String,
}

/// What the train met, and how far it is resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RollingPart {
    /// Star rails, or `edge`, in order.
    pub met: Vec<String>,
    /// Which of them, from 0.
    pub now: u8,
    /// `event`, `town`, `hangman -`, `loading`, `filling L05`.
    pub stage: String,
    /// Does the game end after them?
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

/// Words with spaces between them, or `-` for none.
pub(crate) fn listed(words: impl IntoIterator<Item = impl ToString>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// How notation calls the riding states.
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

    pub(crate) fn rolling_of(&self, rolling: Rolling) -> RollingPart {
        RollingPart {
            met: rolling.met.into_iter().flatten().map(|met| self.met_text(met)).collect(),
            now: rolling.now,
            stage: self.stage_text(rolling.stage),
            last: rolling.last,
        }
    }
}

/// `A C`: the towns of a set of bits.
pub(crate) fn towns_text(towns: u8) -> String {
    listed(
        ['A', 'B', 'C']
            .into_iter()
            .zip(0..)
            .filter(|(_, town)| towns >> town & 1 != 0)
            .map(|(letter, _)| letter),
    )
}
