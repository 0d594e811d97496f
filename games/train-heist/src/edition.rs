//! An edition: the board, the cards and the tiles that a game is played with. Everything here is data (`material/*.toml`)
//! and can be replaced; what the data means is in the rules.

mod proof;
mod read;

use crate::event_card::EventCard;
use crate::loot::{Need, Tile};
use crate::space::{Space, SpaceSet};
use crate::wanted::{Ability, Mission, Wanted, WantedSet};
use game::{BadEdition, EditionErrors, Phrase, Shelf, Shelved};
use std::sync::LazyLock;

/// A board with all that lies on it.
#[derive(PartialEq, Debug)]
pub struct Edition {
    /// The name in set-ups and records.
    pub id: String,
    /// What people call it.
    pub name: Phrase,
    /// What it is.
    pub about: Phrase,
    /// The Main Map.
    pub board: Board,
    /// The Train Map.
    pub train: TrainMap,
    /// Both maps: the spaces one may step to from each.
    pub(crate) beside: [SpaceSet; Space::MOST],
    /// How many Wilds are among the Poker Cards.
    pub wilds: u8,
    /// How many Event Cards there are of each kind.
    pub events: Vec<EventKind>,
    /// The Loot Tiles, by number.
    pub loot: Vec<LootTile>,
    /// The Wanted Cards, by number.
    pub wanted: Vec<WantedCard>,
    /// The highest number of the Speed Meter.
    pub top_speed: u8,
    /// The speed at the start, for two, three and four players.
    pub first_speed: [u8; 3],
    /// Misses that end the game.
    pub knots: u8,
    /// Bullet Tokens.
    pub bullets: u8,
    /// The lowest goals called medium and hard.
    pub zones: [u8; 2],
}

/// A space of either map, as people see it.
#[derive(PartialEq, Debug)]
pub struct Site {
    /// The name in notation.
    pub id: String,
    /// What it is.
    pub kind: SiteKind,
    /// Where pieces stand, on the map's canvas.
    pub middle: [i32; 2],
    /// Its name on a map or in a list.
    pub name: Phrase,
    /// Its name in a sentence: *the plain east of Town A*.
    pub the: Phrase,
    /// The place where something happens: *on the plain east of Town A*.
    pub at: Phrase,
    /// Where we know it from.
    pub source: String,
}

/// What a space is.
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
pub struct Board {
    /// Width and height of the canvas.
    pub canvas: [i32; 2],
    /// Its spaces, by number.
    pub sites: Vec<Site>,
    /// TH-SETUP-01. Crackpot Canyon.
    pub canyon: Space,
    /// All rails, junctions included.
    pub rails: SpaceSet,
    /// TH-STAR-01. Rails with a star.
    pub stars: SpaceSet,
    /// TH-TUNNEL-01. Rails in the tunnel.
    pub tunnel: SpaceSet,
    /// The rails each plain rail is joined to; for the train only.
    pub(crate) joined: [[Space; 2]; Space::MAIN],
    /// The two junctions.
    pub junctions: [Junction; 2],
    /// TH-EDGE-01. The two rails at the edges, joined for the train.
    pub wrap: [Space; 2],
    /// The towns A, B and C.
    pub towns: [Town; 3],
    /// The three cacti.
    pub cacti: [Cactus; 3],
    /// TH-MOVE-05. Mesas: walls, no spaces.
    pub mesas: Vec<Mesa>,
    /// TH-SETUP-08. Where the train starts, engine first.
    pub start: [Space; 5],
}

/// TH-JUNC-01. A junction: where the train goes, by where it comes from and by the face of the switch.
#[derive(PartialEq, Debug)]
pub struct Junction {
    /// The junction's space.
    pub space: Space,
    /// The ways through it.
    pub ways: [Ways; 3],
    /// Where its token lies.
    pub token: [i32; 2],
    /// The switch's name.
    pub name: Phrase,
    /// The switch's name in a sentence.
    pub the: Phrase,
}

/// Where a train goes that comes from a rail.
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
    /// A, B or C.
    pub letter: char,
    /// Its space.
    pub space: Space,
    /// The star rail in front of it.
    pub star: Space,
    /// Where its loot lies.
    pub loot: [i32; 2],
}

/// A cactus with the rail in front of it: one day Cherokee Territory.
#[derive(PartialEq, Eq, Debug)]
pub struct Cactus {
    /// Its space.
    pub space: Space,
    /// The rail its token points at.
    pub rail: Space,
}

/// A mesa.
#[derive(PartialEq, Debug)]
pub struct Mesa {
    /// The name in the edition.
    pub id: String,
    /// Where it is.
    pub middle: [i32; 2],
    /// What people call it.
    pub name: Phrase,
}

/// The Train Map.
#[derive(PartialEq, Debug)]
pub struct TrainMap {
    /// Width and height of the canvas.
    pub canvas: [i32; 2],
    /// Its spaces, by number.
    pub sites: Vec<Site>,
    /// Which section each space belongs to, from 0 for the engine.
    pub(crate) section: [u8; Space::MOST - Space::MAIN],
    /// The platform of each section.
    pub platforms: [Space; 5],
    /// The insides of cars A, B and C.
    pub cars: [Space; 3],
    /// Where the two loot squares of each car are.
    pub squares: [[[i32; 2]; 2]; 3],
    /// All platforms, all insides, all roofs.
    pub(crate) all_platforms: SpaceSet,
    /// All roofs.
    pub roofs: SpaceSet,
    /// The Jail Coal Car.
    pub jail: Space,
    /// TH-JAIL-10. Where an escape ends.
    pub escape: Space,
    /// TH-RU-17. The Sheriff's spaces, from left to right.
    pub walk: Vec<Space>,
    /// TH-SETUP-09. Where he starts.
    pub sheriff: Space,
    /// The names of the five sections.
    pub sections: [Phrase; 5],
}

/// Event Cards that are alike.
#[derive(PartialEq, Debug)]
pub struct EventKind {
    /// What they do.
    pub card: EventCard,
    /// How many there are.
    pub count: u8,
    /// Their name.
    pub name: Phrase,
    /// What they say.
    pub text: Phrase,
}

/// A Loot Tile.
#[derive(PartialEq, Debug)]
pub struct LootTile {
    /// The name in notation.
    pub id: String,
    /// What it asks for.
    pub need: Need,
    /// Who it is.
    pub name: Phrase,
    /// Who it is, in a sentence.
    pub the: Phrase,
}

/// A Wanted Card.
#[derive(PartialEq, Debug)]
pub struct WantedCard {
    /// The name in notation.
    pub id: String,
    /// What earns it.
    pub mission: Mission,
    /// What it gives.
    pub ability: Ability,
    /// TH-WANTED-09. May it be in a versus game?
    pub versus: bool,
    /// The title.
    pub title: Phrase,
    /// The title around a name: `{name}` stands for it.
    pub form: Phrase,
    /// What earns it, in words.
    pub deed: Phrase,
    /// What it gives, in words.
    pub skill: Phrase,
}

/// The editions of this program.
static SHELF: LazyLock<Shelf<Edition>> = LazyLock::new(|| Shelf::of(&read::OURS, |file| read::read(file)));

impl Shelved for Edition {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Edition {
    /// An edition has at most this many Event Cards.
    pub const MOST_EVENTS: usize = 24;

    /// The name of the edition that comes with the program.
    pub const OURS: &'static str = "reconstruction";

    /// The edition that comes with the program. A test sees to it that it is sound, and so is always there.
    pub fn ours() -> Option<&'static Edition> {
        Edition::named(Edition::OURS)
    }

    /// The Event Cards that do the same as this one.
    pub fn event(&self, card: EventCard) -> Option<&EventKind> {
        self.events.iter().find(|kind| kind.card == card)
    }

    /// The edition with this name, if it is known.
    pub fn named(id: &str) -> Option<&'static Edition> {
        SHELF.named(id)
    }

    /// All editions that are known, ours first.
    pub fn known() -> Vec<&'static Edition> {
        SHELF.known()
    }

    /// Reads an edition from the files of a folder: the argument gives the text of a file by its name.
    pub fn read(file: impl Fn(&str) -> Result<String, String>) -> Result<Edition, EditionErrors> {
        read::read(file)
    }

    /// Puts an edition on the shelf, for as long as the program runs. A name can be used once.
    pub fn bring(self) -> Result<&'static Edition, BadEdition> {
        SHELF.bring(self)
    }

    /// The space with this name.
    pub fn space(&self, id: &str) -> Option<Space> {
        let main = self.board.sites.iter().position(|site| site.id == id).map(Space::main);
        main.or_else(|| self.train.sites.iter().position(|site| site.id == id).map(Space::train))
    }

    /// A space as people see it.
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

    /// TH-RU-08, TH-MOVE-07. The spaces one may step to from this one, on its own map.
    #[inline]
    pub fn beside(&self, space: Space) -> SpaceSet {
        self.beside[space.number()]
    }

    /// TH-BOARD-04. The section a space of the Train Map belongs to, from 0 for the engine.
    #[inline]
    pub fn section(&self, space: Space) -> usize {
        usize::from(self.train.section[space.number() % Space::MAIN])
    }

    /// Which of the cars A, B and C this is the inside of.
    #[inline]
    pub fn car(&self, space: Space) -> Option<usize> {
        self.train.cars.iter().position(|&car| car == space)
    }

    /// TH-RU-10. The rails a train could roll onto next that came from one rail and stands on another, whatever the
    /// switches show: one, or both forward legs of a junction.
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

    /// The other end of a plain rail.
    #[inline]
    pub(crate) fn rail_after(&self, from: Space, at: Space) -> Space {
        let [one, other] = self.board.joined[at.number()];
        if one == from { other } else { one }
    }

    /// The town on this space.
    #[inline]
    pub fn town(&self, space: Space) -> Option<usize> {
        self.board.towns.iter().position(|town| town.space == space)
    }

    /// The junction on this space.
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

    /// A tile's requirement.
    #[inline]
    pub fn need(&self, tile: Tile) -> Need {
        self.loot[tile.number()].need
    }

    /// The tile with this name.
    pub fn tile(&self, id: &str) -> Option<Tile> {
        self.loot.iter().position(|tile| tile.id == id).map(Tile::new)
    }

    /// The Wanted Card with this name.
    pub fn wanted_card(&self, id: &str) -> Option<Wanted> {
        self.wanted.iter().position(|card| card.id == id).map(Wanted::new)
    }

    /// The cards that one of these missions earns.
    pub(crate) fn earned_by(&self, mission: Mission) -> WantedSet {
        let cards = self.wanted.iter().enumerate().filter(|(_, card)| card.mission == mission);
        cards.map(|(number, _)| Wanted::new(number)).collect()
    }

    /// How many Event Cards there are without the Speed Ups.
    pub fn plain_events(&self) -> usize {
        let plain = self.events.iter().filter(|kind| kind.card != EventCard::SpeedUp);
        plain.map(|kind| usize::from(kind.count)).sum()
    }
}
