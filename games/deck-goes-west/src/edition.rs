//! An edition: all cards, tiles, characters, missions, boards and dice. Everything here is data (`material/*.toml`)
//! and can be replaced; what the data does is in `rules/`.

mod names;
mod proof;
mod read;
mod registry;

pub use read::{AddedCard, AddedMission, AddedTile, Additions, CardParts, MissionParts, TileParts};

use crate::job::{Danger, ItemColour, Job, JobStep, Resource, Terrain};
use game::Phrase;
use std::collections::BTreeSet;

/// Everything that a game is played with.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    /// The id in set-ups and records.
    pub id: String,
    /// The name for people.
    pub name: Phrase,
    /// A description for people.
    pub about: Phrase,
    /// The kinds of game cards: starters, then trade cards, pain, exhaustion; each in the order of its file.
    pub cards: Vec<CardKind>,
    /// The land tiles, in the order of their file.
    pub tiles: Vec<LandTile>,
    /// The characters, in the order of their file.
    pub characters: Vec<Character>,
    /// The missions, in the order of their file.
    pub missions: Vec<Mission>,
    /// The scoreboards, in the order of their file.
    pub boards: Vec<Scoreboard>,
    /// DW-SETUP-14. The faces of a success die.
    pub success: [u8; 6],
    /// DW-SETUP-13. The faces of the compass die.
    pub compass: [Compass; 6],
    /// DW-SETUP-12. The bandit dice by name, with the number of their faces; a die shows 1 up to that number.
    pub bandit_dice: Vec<(String, u8)>,
    /// DW-SETUP-17. The choices of bandit dice, with the dice that each rolls.
    pub dice_options: Vec<DiceOption>,
}

/// A kind of card, as an index into [`Edition::cards`]. Cards of one kind are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// The kind with this index.
    #[inline]
    pub(crate) const fn new(number: usize) -> Kind {
        Kind(number as u8)
    }

    /// The index in [`Edition::cards`].
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

/// A land tile, as an index into [`Edition::tiles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The tile with this index.
    #[inline]
    pub(crate) const fn new(number: usize) -> Tile {
        Tile(number as u8)
    }

    /// The index in [`Edition::tiles`].
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

/// DW-SETUP-24. The four piles that cards come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Pile {
    Starter,
    Trade,
    Danger(Danger),
}

impl Pile {
    /// DW-ITEM-01. Are its cards items?
    pub const fn is_item(self) -> bool {
        matches!(self, Pile::Starter | Pile::Trade)
    }

    /// Its word in files: `starter`, `trade`, `pain`, `exhaustion`.
    pub const fn word(self) -> &'static str {
        match self {
            Pile::Starter => "starter",
            Pile::Trade => "trade",
            Pile::Danger(danger) => danger.word(),
        }
    }

    /// The pile with this word.
    pub fn read(word: &str) -> Option<Pile> {
        let dangers = Danger::ALL.into_iter().map(Pile::Danger);
        [Pile::Starter, Pile::Trade].into_iter().chain(dangers).find(|pile| pile.word() == word)
    }
}

/// A kind of game card.
#[derive(Clone, PartialEq, Debug)]
pub struct CardKind {
    /// The id in notation: `spike-hammer`.
    pub id: String,
    /// The name for people.
    pub name: Phrase,
    /// The text printed in italics.
    pub flavour: Option<Phrase>,
    /// The pile that such cards come from.
    pub pile: Pile,
    /// The colour; items only.
    pub colour: Option<ItemColour>,
    /// The number of copies.
    pub count: u8,
    /// The jobs of the card in hand.
    pub jobs: Vec<Job>,
    /// DW-BUY-01. The alternative prices.
    pub buy: Vec<Job>,
    /// The source of this entry.
    pub source: String,
}

/// A land tile as printed.
#[derive(Clone, PartialEq, Debug)]
pub struct LandTile {
    /// The id in notation: `forest-04`.
    pub id: String,
    /// The name for people.
    pub name: Phrase,
    /// The terrain.
    pub terrain: Terrain,
    /// DW-TILE-04. The ways to step onto it.
    pub ways: Vec<Way>,
    /// DW-TILE-05. The number in the red star.
    pub bandit: u8,
    /// The jobs printed on the tile.
    pub jobs: Vec<Job>,
    /// The source of this entry.
    pub source: String,
}

/// DW-MOVE-02, DW-MOVE-03. One way to step onto a tile: the sum of these costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Way {
    /// The cost in each gait: walk, climb, sail.
    pub costs: [u8; 3],
    /// Open only from a lake or river.
    pub from_water: bool,
}

/// A character.
#[derive(Clone, PartialEq, Debug)]
pub struct Character {
    /// The id in set-ups: `derek-dogood`.
    pub id: String,
    /// The name for people.
    pub name: Phrase,
    /// The title: *the trail cook*.
    pub title: Phrase,
    /// DW-CHAR-02. The difficulty class.
    pub level: u8,
    /// DW-CHAR-03. The Hand Limit.
    pub hand_limit: u8,
    /// DW-CHAR-01. Start resources: food, wood, metal, gold.
    pub start: [u8; 4],
    /// DW-CHAR-01. Starter cards, with the number of each.
    pub deck: Vec<(Kind, u8)>,
    /// DW-CHAR-05. The abilities.
    pub abilities: Vec<Job>,
    /// The source of this entry.
    pub source: String,
}

impl Character {
    /// The name of the seat: the first word of the id.
    pub fn seat_name(&self) -> &str {
        self.id.split_once('-').map_or(&*self.id, |(first, _)| first)
    }
}

/// DW-MODE-01. How the players relate to each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Mode {
    Solo,
    Versus,
    Cooperative,
}

/// How hard a mission is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Difficulty {
    Beginner,
    Normal,
    Tricky,
}

/// A mission card.
#[derive(Clone, PartialEq, Debug)]
pub struct Mission {
    /// The id in set-ups: `new-world`.
    pub id: String,
    /// The name for people.
    pub name: Phrase,
    /// DW-MISSION-01. The mode.
    pub mode: Mode,
    /// The difficulty printed on the card.
    pub difficulty: Difficulty,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// DW-SETUP-17. The boards it may be played on, as indices; the first is the beginner's.
    pub boards: Vec<usize>,
    /// DW-SETUP-17. The choices of bandit dice, as indices; the first is the beginner's.
    pub dice: Vec<usize>,
    /// DW-SPECIAL-19. The board we recommend for 1 to 5 players.
    pub board_for: [Option<usize>; 5],
    /// DW-DR-138. The tiles on the map at the start.
    pub layout: Vec<LayoutSpot>,
    /// The set-up, in words.
    pub setup: Phrase,
    /// The rules of the mission, in words.
    pub rules: Phrase,
    /// DW-SPECIAL-01. The special rules.
    pub special: Special,
    /// DW-MJOB-02. The jobs that every player may do.
    pub jobs: Vec<Job>,
    /// DW-EVENT-01. The event jobs.
    pub events: Vec<Job>,
    /// DW-SPECIAL-18. The steps of the Night, in order.
    pub night: Vec<NightStep>,
    /// The source of this entry.
    pub source: String,
}

/// DW-DR-138. A place of a layout, in the order in which places are filled: row by row from North to South, and from
/// West to East in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutSpot {
    /// The place on the map.
    pub place: Place,
    /// What is laid on the place.
    pub laid: Laid,
    /// Do the meeples start on the place?
    pub start: bool,
}

/// DW-DR-138. What is laid on a place of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Laid {
    FaceUp,
    FaceDown,
    /// The topmost tile of this terrain in the pile, face up.
    Searched(Terrain),
}

/// A place on the map: columns grow to the West, rows to the South.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The column: larger is further West.
    pub column: i8,
    /// The row: larger is further South.
    pub row: i8,
}

/// DW-SPECIAL-02 to DW-SPECIAL-14. The special rules of a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Special {
    /// `leash N`.
    pub leash: Option<u8>,
    /// `start-rail`.
    pub start_rail: bool,
    /// `rail-chain`.
    pub rail_chain: bool,
    /// `extra R N`: food, wood, metal, gold.
    pub extra: [u8; 4],
    /// `wagon`.
    pub wagon: bool,
    /// `wagon-at-village`.
    pub wagon_at_village: bool,
    /// `camp-bandits N`; 1 if the mission has no such keyword.
    pub camp_bandits: u8,
    /// `west-column-bandits N`.
    pub west_column_bandits: u8,
    /// `adjacent-bandits N`.
    pub adjacent_bandits: u8,
    /// `bandit-limit N vp -M`: with more than N bandits, M points are lost.
    pub bandit_limit: Option<(u16, u8)>,
    /// `tiebreak gold`.
    pub tiebreak_gold: bool,
}

/// DW-SPECIAL-17. A step of the Night.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum NightStep {
    TradeRow,
    Day,
    Exhaustion(u8),
    Attack,
    Move,
    RemoveEast(u8),
    Appear,
    Split(u8),
    FullHand,
    PassP1,
}

/// A scoreboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Scoreboard {
    /// The letter of the board.
    pub id: String,
    /// The name for people.
    pub name: Phrase,
    /// The last sun of the Day Track.
    pub days: u8,
    /// The last horseshoe of the Score Track.
    pub score: u16,
    /// DW-BAPP-01. The sections, in the order of the tracks.
    pub sections: Vec<RiskSection>,
    /// The source of this entry.
    pub source: String,
}

/// DW-BAPP-01. A section of a scoreboard: the Bandit Risk up to this day and up to this score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the sentence says it")]
pub struct RiskSection {
    pub day_to: u8,
    pub score_to: u16,
    pub risk: u8,
}

/// DW-SETUP-13. A face of the compass die: there is no East.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Compass {
    North,
    South,
    West,
    More,
}

/// DW-SETUP-17. A choice of bandit dice.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceOption {
    /// The id in set-ups: `both`.
    pub id: String,
    /// The name for people.
    pub name: Phrase,
    /// The dice, as indices into [`Edition::bandit_dice`].
    pub dice: Vec<usize>,
}

impl Edition {
    /// The limits of an edition: kinds of cards, cards and tiles.
    pub const MOST_KINDS: usize = 128;
    #[expect(missing_docs, reason = "see above")]
    pub const MOST_CARDS: usize = 192;
    #[expect(missing_docs, reason = "see above")]
    pub const MOST_TILES: usize = 64;
    /// The limit of different lengths of train rides.
    pub const MOST_RIDES: usize = 8;
    /// The limit of jobs of one sort on a card, tile, character or mission.
    pub const MOST_JOBS: usize = 9;
    /// The limit of steps of a job.
    pub const MOST_STEPS: usize = 12;
    /// The limit of missions.
    pub const MOST_MISSIONS: usize = 64;

    /// The printed card of a kind.
    #[inline]
    pub fn card(&self, kind: Kind) -> &CardKind {
        &self.cards[kind.number()]
    }

    /// The printed tile.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &LandTile {
        &self.tiles[tile.number()]
    }

    /// DW-TRAIN-01. The lengths of all train rides.
    pub(crate) fn rides(&self) -> BTreeSet<u8> {
        let cards = self.cards.iter().flat_map(|card| &card.jobs);
        let tiles = self.tiles.iter().flat_map(|tile| &tile.jobs);
        let abilities = self.characters.iter().flat_map(|character| &character.abilities);
        let missions = self.missions.iter().flat_map(|mission| &mission.jobs);
        let steps = cards.chain(tiles).chain(abilities).chain(missions).flat_map(|job| &job.steps);
        steps
            .filter_map(|step| if let JobStep::Train(length) = step { Some(*length) } else { None })
            .collect()
    }

    /// The kind of card with this id.
    pub fn kind_named(&self, id: &str) -> Option<Kind> {
        self.cards.iter().position(|card| card.id == id).map(Kind::new)
    }

    /// The tile with this id.
    pub fn tile_named(&self, id: &str) -> Option<Tile> {
        self.tiles.iter().position(|tile| tile.id == id).map(Tile::new)
    }
}

/// The index of a resource in arrays of all four.
pub(crate) const fn index(resource: Resource) -> usize {
    resource as usize
}
