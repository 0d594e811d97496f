//! An edition: the board, the cards and the tiles that a game is played with. Everything here is data (`material/*.toml`)
//! and can be replaced; what the data does is in `rules/`.

mod proof;
mod read;

use crate::event_card::EventCard;
use crate::loot::{Need, Tile};
use crate::space::{Space, SpaceSet};
use crate::wanted::{Ability, Mission, Wanted, WantedSet};
use game::{BadEdition, EditionErrors, EditionRegistry, GameEdition, Phrase, ReadFile};
use std::sync::LazyLock;

/// Everything that a game is played with.
#[derive(PartialEq, Debug)]
pub struct Edition {
    /// The id in set-ups and records.
    pub id: String,
    /// The name for people.
    pub name: Phrase,
    /// A description for people.
    pub about: Phrase,
    /// The Main Map.
    pub board: MainMap,
    /// The Train Map.
    pub train: TrainMap,
    /// For each space of either map the spaces next to it.
    pub(crate) beside: [SpaceSet; Space::MOST],
    /// The number of Wilds among the Poker Cards.
    pub wilds: u8,
    /// The Event Cards, with the number of each kind.
    pub events: Vec<EventKind>,
    /// The Loot Tiles, by index.
    pub loot: Vec<LootTile>,
    /// The Wanted Cards, by index.
    pub wanted: Vec<WantedCard>,
    /// The highest number of the Speed Meter.
    pub top_speed: u8,
    /// The speed at the start, for two, three and four players.
    pub first_speed: [u8; 3],
    /// The number of misses that end the game.
    pub knots: u8,
    /// The number of Bullet Tokens.
    pub bullets: u8,
    /// The lowest goals that count as medium and as hard.
    pub zones: [u8; 2],
}

/// A space of either map, with what people see of it.
#[derive(PartialEq, Debug)]
pub struct Site {
    /// The id in notation.
    pub id: String,
    /// The kind of space.
    pub kind: SiteKind,
    /// The position of pieces, on the map's canvas.
    pub middle: [i32; 2],
    /// The name on a map or in a list.
    pub name: Phrase,
    /// The name in a sentence: *the plain east of Town A*.
    pub the: Phrase,
    /// The name as a place: *on the plain east of Town A*.
    pub at: Phrase,
    /// The source of this entry.
    pub source: String,
}

/// The kind of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "words of the rulebook")]
pub enum SiteKind {
    Rail,
    Junction,
    Town,
    Cactus,
    Canyon,
    Open,
    Platform,
    Interior,
    Roof,
    Jail,
}

/// The Main Map.
#[derive(PartialEq, Debug)]
pub struct MainMap {
    /// Width and height of the canvas.
    pub canvas: [i32; 2],
    /// The spaces, by number.
    pub sites: Vec<Site>,
    /// TH-SETUP-01. Crackpot Canyon.
    pub canyon: Space,
    /// All rails, junctions included.
    pub rails: SpaceSet,
    /// TH-STAR-01. Rails with a star.
    pub stars: SpaceSet,
    /// TH-TUNNEL-01. Rails in the tunnel.
    pub tunnel: SpaceSet,
    /// The two rails that the train can reach from each plain rail.
    pub(crate) joined: [[Space; 2]; Space::MAIN],
    /// The two junctions.
    pub junctions: [Junction; 2],
    /// TH-EDGE-01. The two rails at the edges, joined for the train.
    pub wrap: [Space; 2],
    /// The towns A, B and C.
    pub towns: [Town; 3],
    /// The three cacti.
    pub cacti: [Cactus; 3],
    /// TH-MOVE-05. The mesas: walls, not spaces.
    pub mesas: Vec<Mesa>,
    /// TH-SETUP-08. The rails of the train at the start, engine first.
    pub start: [Space; 5],
}

/// TH-JUNC-01. A junction: the rail that the train goes to depends on where it comes from and on the switch.
#[derive(PartialEq, Debug)]
pub struct Junction {
    /// The space of the junction.
    pub space: Space,
    /// The way for each rail that the train can come from.
    pub ways: [Ways; 3],
    /// The position of the Switch Token, on the map's canvas.
    pub token: [i32; 2],
    /// The name of the switch.
    pub name: Phrase,
    /// The name of the switch in a sentence.
    pub the: Phrase,
}

/// The next rail of a train that comes from `from`, by the face of the switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "words of the rulebook")]
pub struct Ways {
    pub from: Space,
    pub red: Space,
    pub green: Space,
}

/// A town.
#[derive(PartialEq, Eq, Debug)]
pub struct Town {
    /// The letter: A, B or C.
    pub letter: char,
    /// The space of the town.
    pub space: Space,
    /// The star rail in front of it.
    pub star: Space,
    /// The position of its loot, on the map's canvas.
    pub loot: [i32; 2],
}

/// A cactus with the rail in front of it: Cherokee Territory, once an event marks it.
#[derive(PartialEq, Eq, Debug)]
pub struct Cactus {
    /// The space of the cactus.
    pub space: Space,
    /// The rail that its token points at.
    pub rail: Space,
}

/// A mesa, as drawn on the board.
#[derive(PartialEq, Debug)]
pub struct Mesa {
    /// The id in the edition.
    pub id: String,
    /// The position, on the map's canvas.
    pub middle: [i32; 2],
    /// The name for people.
    pub name: Phrase,
}

/// The Train Map.
#[derive(PartialEq, Debug)]
pub struct TrainMap {
    /// Width and height of the canvas.
    pub canvas: [i32; 2],
    /// The spaces, by number.
    pub sites: Vec<Site>,
    /// The section of each space, from 0 for the engine.
    pub(crate) section: [u8; Space::MOST - Space::MAIN],
    /// The platform of each section.
    pub platforms: [Space; 5],
    /// The insides of cars A, B and C.
    pub cars: [Space; 3],
    /// The positions of the two loot squares of each car, on the map's canvas.
    pub squares: [[[i32; 2]; 2]; 3],
    /// All platforms.
    pub(crate) all_platforms: SpaceSet,
    /// All roofs.
    pub roofs: SpaceSet,
    /// The Jail Coal Car.
    pub jail: Space,
    /// TH-JAIL-10. The space where an escape ends.
    pub escape: Space,
    /// TH-RU-17. The Sheriff's spaces, from left to right.
    pub walk: Vec<Space>,
    /// TH-SETUP-09. The space where the Sheriff starts.
    pub sheriff: Space,
    /// The names of the five sections.
    pub sections: [Phrase; 5],
}

/// Event Cards of one kind.
#[derive(PartialEq, Debug)]
pub struct EventKind {
    /// What they do.
    pub card: EventCard,
    /// The number of copies.
    pub count: u8,
    /// The name for people.
    pub name: Phrase,
    /// The text on the cards.
    pub text: Phrase,
}

/// A Loot Tile.
#[derive(PartialEq, Debug)]
pub struct LootTile {
    /// The id in notation.
    pub id: String,
    /// The cards that it asks for.
    pub need: Need,
    /// The name of the character on the tile.
    pub name: Phrase,
    /// The name in a sentence.
    pub the: Phrase,
}

/// A Wanted Card.
#[derive(PartialEq, Debug)]
pub struct WantedCard {
    /// The id in notation.
    pub id: String,
    /// The mission that earns the card.
    pub mission: Mission,
    /// The ability that it gives.
    pub ability: Ability,
    /// TH-WANTED-09. May it be in a versus game?
    pub versus: bool,
    /// The title.
    pub title: Phrase,
    /// The title with a name in it: `{name}` is the placeholder.
    pub form: Phrase,
    /// The mission, in words.
    pub deed: Phrase,
    /// The ability, in words.
    pub skill: Phrase,
}

/// The registered editions.
static EDITIONS: LazyLock<EditionRegistry<Edition>> =
    LazyLock::new(|| EditionRegistry::of(&read::BUILT_IN, |file| read::read(file)));

impl GameEdition for Edition {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Edition {
    /// The limit of Event Cards in an edition.
    pub const MOST_EVENTS: usize = 24;

    /// The id of the built-in edition.
    pub const BUILT_IN: &'static str = "reconstruction";

    /// The built-in edition.
    ///
    /// # Panics
    /// If its files are not sound: then the program does not build.
    pub fn built_in() -> &'static Edition {
        EDITIONS.built_in()
    }

    /// The Event Cards of this kind, if the edition has any.
    pub fn event(&self, card: EventCard) -> Option<&EventKind> {
        self.events.iter().find(|kind| kind.card == card)
    }

    /// The edition with this id, if it is registered.
    pub fn named(id: &str) -> Option<&'static Edition> {
        EDITIONS.named(id)
    }

    /// All registered editions, the built-in one first.
    pub fn all() -> Vec<&'static Edition> {
        EDITIONS.all()
    }

    /// Reads an edition from the files of a folder: `file` gives the text of a file by its name.
    pub fn read(file: ReadFile<'_>) -> Result<Edition, EditionErrors> {
        read::read(file)
    }

    /// Registers an edition for as long as the program runs. An id can be registered once.
    pub fn register(self) -> Result<&'static Edition, BadEdition> {
        EDITIONS.register(self)
    }

    /// The space with this id.
    pub fn space(&self, id: &str) -> Option<Space> {
        let main = self.board.sites.iter().position(|site| site.id == id).map(Space::main);
        main.or_else(|| self.train.sites.iter().position(|site| site.id == id).map(Space::train))
    }

    /// What people see of a space.
    pub fn site(&self, space: Space) -> &Site {
        let sites = if space.is_aboard() { &self.train.sites } else { &self.board.sites };
        &sites[space.number() % Space::MAIN]
    }

    /// The spaces of the Main Map.
    pub fn main_map(&self) -> impl Iterator<Item = Space> {
        (0..self.board.sites.len()).map(Space::main)
    }

    /// The spaces of the Train Map.
    pub fn train_map(&self) -> impl Iterator<Item = Space> {
        (0..self.train.sites.len()).map(Space::train)
    }

    /// TH-RU-08, TH-MOVE-07. The spaces next to this one, on its own map.
    #[inline]
    pub fn beside(&self, space: Space) -> SpaceSet {
        self.beside[space.number()]
    }

    /// TH-BOARD-04. The section of a space of the Train Map, from 0 for the engine.
    #[inline]
    pub fn section(&self, space: Space) -> usize {
        usize::from(self.train.section[space.number() % Space::MAIN])
    }

    /// The index of the car A, B or C whose inside this is.
    #[inline]
    pub fn car(&self, space: Space) -> Option<usize> {
        self.train.cars.iter().position(|&car| car == space)
    }

    /// TH-RU-10. The rails that a train standing on `at` and coming from `from` could reach next, whatever the switches show:
    /// one, or both forward legs of a junction.
    #[inline]
    pub fn ways_on(&self, from: Space, at: Space) -> SpaceSet {
        match self.junction(at) {
            Some(junction) => match self.board.junctions[junction].ways.iter().find(|ways| ways.from == from)
            {
                Some(ways) => SpaceSet::only(ways.red).with(ways.green),
                None => SpaceSet::EMPTY,
            },
            None => SpaceSet::only(self.rail_after(from, at)),
        }
    }

    /// The rail that a plain rail leads to, for a train that comes from `from`.
    #[inline]
    pub(crate) fn rail_after(&self, from: Space, at: Space) -> Space {
        let [one, other] = self.board.joined[at.number()];
        if one == from { other } else { one }
    }

    /// The index of the town on this space.
    #[inline]
    pub fn town(&self, space: Space) -> Option<usize> {
        self.board.towns.iter().position(|town| town.space == space)
    }

    /// The index of the junction on this space.
    #[inline]
    pub fn junction(&self, space: Space) -> Option<usize> {
        self.board.junctions.iter().position(|junction| junction.space == space)
    }

    /// TH-EVENT-05. The two spaces of the territory around a cactus.
    #[inline]
    pub fn territory(&self, cactus: usize) -> SpaceSet {
        let Cactus { space, rail } = self.board.cacti[cactus];
        SpaceSet::only(space).with(rail)
    }

    /// The requirement of a tile.
    #[inline]
    pub fn need(&self, tile: Tile) -> Need {
        self.loot[tile.number()].need
    }

    /// The tile with this id.
    pub fn tile(&self, id: &str) -> Option<Tile> {
        self.loot.iter().position(|tile| tile.id == id).map(Tile::new)
    }

    /// The Wanted Card with this id.
    pub fn wanted_card(&self, id: &str) -> Option<Wanted> {
        self.wanted.iter().position(|card| card.id == id).map(Wanted::new)
    }

    /// The Wanted Cards that this mission earns.
    pub(crate) fn earned_by(&self, mission: Mission) -> WantedSet {
        let cards = self.wanted.iter().enumerate().filter(|(_, card)| card.mission == mission);
        cards.map(|(number, _)| Wanted::new(number)).collect()
    }

    /// Does the edition have all these Event Cards together?
    pub(crate) fn has_events(&self, cards: &[EventCard]) -> bool {
        let count = |card| cards.iter().filter(|&&other| other == card).count();
        let has = |card| self.event(card).is_some_and(|kind| count(card) <= kind.count.into());
        cards.len() <= Edition::MOST_EVENTS && cards.iter().all(|&card| has(card))
    }

    /// The number of Event Cards without the Speed Ups.
    pub fn plain_events(&self) -> usize {
        let plain = self.events.iter().filter(|kind| kind.card != EventCard::SpeedUp);
        plain.map(|kind| usize::from(kind.count)).sum()
    }
}
