//! The full state as text that people read and write. A scenario gives only the parts it is about; the rest follows the
//! default set-up.
//!
//! Cards and tiles are named as in the edition; several of them stand in one text, `boots*2 knife`; `-` means none.

mod doing;
mod place;
mod reconcile;

use reconcile::reconcile;

use crate::DeckGoesWest;
use crate::cards::{TradeSlot, Zone};
use crate::edition::{AddedCard, AddedMission, AddedTile, Kind, Mode, Place, Tile};
use crate::job::{Danger, Resource, Trigger};
use crate::setup::{Options, Setup};
use crate::state::{NO_RECORD, PlayerState, State, Tabletop};
use game::{Game, Notation, Positions, Seat, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The full state of a game, set-up included.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of the set-up and of the table, by their names")]
pub struct Position {
    pub seats: Vec<String>,
    pub mission: String,
    pub board: Option<String>,
    pub dice: Option<String>,
    pub options: Options,
    pub draw_brake: u8,
    pub action_brake: u8,
    pub edition: String,
    pub cards: BTreeMap<String, AddedCard>,
    pub tiles: BTreeMap<String, AddedTile>,
    pub missions: BTreeMap<String, AddedMission>,
    /// The number of the Day.
    pub day: u8,
    /// The score of each player; a team has one.
    pub score: Vec<u16>,
    /// Players by the names of their seats.
    pub players: BTreeMap<String, PlayerPart>,
    /// Tiles by place: `forest-04`, `forest-04 down`, `lake-01 rail bandits 2`; `-` for none.
    pub map: BTreeMap<String, String>,
    pub land: LandPart,
    /// The Trade Row from left to right, `-` for an empty slot.
    pub row: String,
    pub trade: PilePart,
    pub pain: PilePart,
    pub exhaustion: PilePart,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wagon: Option<String>,
    pub p1: String,
    /// The furthest column West where events have happened, by trigger.
    pub records: BTreeMap<String, i8>,
    /// `setup`, `drawing`, `acting`, `acting derek 2`, `discarding derek`, `night 3 beginning`, `over`.
    pub phase: String,
    /// What is going on within the phase.
    pub doing: Doing,
    /// The end of the game: `score-track:derek`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// The part of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the rules")]
pub struct PlayerPart {
    pub at: String,
    /// `food 3 gold 1`, `-` for none.
    pub stock: String,
    pub hand: String,
    /// The cards of a closed hand that all seats know.
    pub shown: String,
    pub draw: String,
    /// The known cards on top of the draw pile, the topmost first.
    pub top: String,
    pub discard: String,
    /// Set aside to be scrapped, about to be placed, or laid on the table.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub aside: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub held: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub table: String,
    pub tapped: bool,
    pub lying: bool,
    pub passed: bool,
    /// Passed automatically because there was nothing to do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
    pub alive: bool,
    /// The number of actions, and of jobs with a draw step, of this Day.
    pub actions: u8,
    pub draws: u8,
    /// The seats that have refused to trade.
    pub refused_by: String,
}

/// A pile and its discards. A pile that is left out holds all cards that are nowhere else.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the rules")]
pub struct PilePart {
    #[serde(default)]
    pub pile: Option<String>,
    pub discard: String,
}

/// The land that is not on the map.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the rules")]
pub struct LandPart {
    #[serde(default)]
    pub pile: Option<String>,
    pub discard: String,
    /// The number of shuffles of the discards, and the shuffle of each tile that is not from the last one.
    pub shuffles: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub earlier: BTreeMap<String, u8>,
    /// Did land run out before all places around a face-up tile were filled?
    pub owes: bool,
}

/// What is going on; each entry interrupts those before it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "named as in the rules")]
pub struct Doing {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trade: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub movement: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub battle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub job: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gather: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub join: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event_job: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub happenings: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dues: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placing: Option<String>,
}

impl Doing {
    /// The same without parts that are written `-`: nothing of the kind goes on.
    fn without_dashes(&self) -> Doing {
        let mut doing = self.clone();
        let parts = [
            &mut doing.action,
            &mut doing.trade,
            &mut doing.movement,
            &mut doing.battle,
            &mut doing.job,
            &mut doing.gather,
            &mut doing.join,
            &mut doing.event_job,
            &mut doing.dues,
            &mut doing.placing,
        ];
        for part in parts {
            part.take_if(|text| text == "-");
        }
        doing
    }
}

impl Position {
    pub(crate) fn setup(&self) -> Setup {
        Setup {
            seats: self.seats.clone(),
            mission: self.mission.clone(),
            board: self.board.clone(),
            dice: self.dice.clone(),
            options: self.options,
            draw_brake: self.draw_brake,
            action_brake: self.action_brake,
            edition: self.edition.clone(),
            cards: self.cards.clone(),
            tiles: self.tiles.clone(),
            missions: self.missions.clone(),
        }
    }
}

/// The words joined by spaces, or `-` for none.
pub(crate) fn listed(words: impl IntoIterator<Item = String>) -> String {
    let words: Vec<String> = words.into_iter().collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// The words of a list; the inverse of [`listed`].
pub(crate) fn unlisted(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(|&word| word != "-")
}

impl Positions for DeckGoesWest {
    const SHORT_POSITIONS: bool = false;

    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let setup = self.setup();
        let players = self.seats().iter().map(|seat| (self.seat_name(seat), self.player_part(state, seat)));
        let scores = if self.mode() == Mode::Versus { self.seat_count() } else { 1 };
        let pile = |pile, discard| PilePart {
            pile: Some(self.zone_text(state, pile)),
            discard: self.zone_text(state, discard),
        };
        let danger = |danger| pile(Zone::pile(danger), Zone::scrap(danger));
        let row = TradeSlot::ALL.map(|slot| match state.row_card(slot) {
            Some(kind) => self.kind_name(kind).to_owned(),
            None => "-".to_owned(),
        });
        let records = Trigger::ALL.into_iter().zip(state.records).filter(|&(_, record)| record != NO_RECORD);
        Position {
            seats: setup.seats.clone(),
            mission: setup.mission.clone(),
            board: setup.board.clone(),
            dice: setup.dice.clone(),
            options: setup.options,
            draw_brake: setup.draw_brake,
            action_brake: setup.action_brake,
            edition: setup.edition.clone(),
            cards: setup.cards.clone(),
            tiles: setup.tiles.clone(),
            missions: setup.missions.clone(),
            day: state.day,
            score: state.score.0[..scores].to_vec(),
            players: players.collect(),
            map: state
                .land
                .on_map()
                .map(|(tile, place)| (place.to_string(), self.lot_text(state, tile)))
                .collect(),
            land: self.land_part(state),
            row: row.join(" "),
            trade: pile(Zone::TradePile, Zone::TradeDiscard),
            pain: danger(Danger::Pain),
            exhaustion: danger(Danger::Exhaustion),
            wagon: state.wagon.map(|place| place.to_string()),
            p1: self.seat_name(state.p1),
            records: records.map(|(trigger, record)| (trigger.word().to_owned(), record)).collect(),
            phase: self.phase_words(state.phase),
            doing: self.doing(&state.stack),
            result: state.ending().map(|ending| ending.write(self)),
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

impl DeckGoesWest {
    /// Cards with their counts: `boots*2 knife`.
    pub(crate) fn kinds_text(&self, kinds: impl Iterator<Item = (Kind, usize)>) -> String {
        listed(kinds.map(|(kind, count)| match count {
            1 => self.kind_name(kind).to_owned(),
            _ => format!("{}*{count}", self.kind_name(kind)),
        }))
    }

    fn zone_text(&self, state: &Tabletop, zone: Zone) -> String {
        self.kinds_text(state.cards.kinds(self.index(), zone))
    }

    pub(crate) fn tiles_text(&self, tiles: impl Iterator<Item = Tile>) -> String {
        listed(tiles.map(|tile| tile.write(self)))
    }

    fn player_part(&self, state: &Tabletop, seat: Seat) -> PlayerPart {
        let PlayerState { at, stocks, tapped, lying, passed, idle, alive, actions, draws, refused_by } =
            *state.player(seat);
        let rare = |zone| Some(self.zone_text(state, zone)).filter(|text| text != "-").unwrap_or_default();
        PlayerPart {
            at: at.to_string(),
            stock: stock_text(stocks),
            hand: self.zone_text(state, Zone::hand(seat)),
            shown: self.zone_text(state, Zone::shown(seat)),
            draw: self.zone_text(state, Zone::draw(seat)),
            top: listed(state.cards.known_tops(self.index(), seat).into_iter().map(|kind| kind.write(self))),
            discard: self.zone_text(state, Zone::discard(seat)),
            aside: rare(Zone::aside(seat)),
            held: rare(Zone::held(seat)),
            table: rare(Zone::table(seat)),
            tapped,
            lying,
            passed,
            idle,
            alive,
            actions,
            draws,
            refused_by: listed(refused_by.iter().map(|seat| self.seat_name(seat))),
        }
    }

    /// A tile with what is on it: `lake-01 down rail bandits 2`.
    pub(crate) fn lot_text(&self, state: &Tabletop, tile: Tile) -> String {
        let mut words = vec![tile.write(self)];
        if !state.land.is_up(tile) {
            words.push("down".to_owned());
        }
        if state.land.rails.has(tile) {
            words.push("rail".to_owned());
        }
        if state.land.bandits_on(tile) > 0 {
            words.push(format!("bandits {}", state.land.bandits_on(tile)));
        }
        words.join(" ")
    }

    fn land_part(&self, state: &Tabletop) -> LandPart {
        let land = &state.land;
        let unseen =
            land.pile.iter().chain(land.on_map().map(|(tile, _)| tile).filter(|&tile| !land.is_up(tile)));
        let earlier = unseen.filter(|tile| land.shuffle[tile.number()] != land.shuffles);
        LandPart {
            pile: Some(self.tiles_text(land.pile.iter())),
            discard: self.tiles_text(land.discards.iter()),
            shuffles: land.shuffles,
            earlier: earlier.map(|tile| (tile.write(self), land.shuffle[tile.number()])).collect(),
            owes: land.owes,
        }
    }
}

/// The stocks that are not zero: `food 3 gold 1`.
pub(crate) fn stock_text(stocks: [u16; 4]) -> String {
    let some = Resource::ALL.into_iter().zip(stocks).filter(|&(_, stock)| stock > 0);
    listed(some.map(|(resource, stock)| format!("{} {stock}", resource.word())))
}

/// Reads `food 3 gold 1`.
pub(crate) fn stock_from(text: &str) -> Option<[u16; 4]> {
    let words: Vec<&str> = unlisted(text).collect();
    let mut stocks = [0; 4];
    for pair in words.chunks(2) {
        let [resource, count] = pair else { return None };
        stocks[Resource::read(resource)? as usize] = count.parse().ok()?;
    }
    Some(stocks)
}

/// Reads a place of the map; the error says how to write one.
pub(crate) fn place_from(text: &str) -> Result<Place, String> {
    Place::read(text).ok_or_else(|| format!("`{text}` is no place: write column and row, as in 2,-1"))
}
