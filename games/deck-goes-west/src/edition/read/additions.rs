//! Cards, tiles and missions that a set-up adds to its edition.

use super::super::{CardKind, Edition, LandTile, Mission, Pile, Way, proof};
use super::layout::layout;
use super::night::night_step;
use super::special::special;
use super::tiles::{terrain, way};
use super::{BadEdition, is_new_name, job, phrase};
use crate::job::{ItemColour, Job, PrintedOn, Terrain};
use game::Phrase;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The additions of a set-up, by id.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Additions {
    /// The added cards.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub cards: BTreeMap<String, AddedCard>,
    /// The added land tiles.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tiles: BTreeMap<String, AddedTile>,
    /// The added missions.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub missions: BTreeMap<String, AddedMission>,
}

/// A card: its job, its jobs, or a table. Defaults: a brown starter card with five copies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a card is a job, a list of jobs, or a table of jobs, buy, pile, colour, count"
)]
#[expect(missing_docs, reason = "the sentence says it")]
pub enum AddedCard {
    Job(String),
    Jobs(Vec<String>),
    Parts(CardParts),
}

/// The table form of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "named as in the files of an edition")]
pub struct CardParts {
    pub jobs: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub buy: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
}

/// A tile: its job, its jobs, or a table. Defaults: a prairie with bandit number 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "a tile is a job, a list of jobs, or a table of terrain, jobs, bandit, ways")]
#[expect(missing_docs, reason = "the sentence says it")]
pub enum AddedTile {
    Job(String),
    Jobs(Vec<String>),
    Parts(TileParts),
}

/// The table form of a tile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "named as in the files of an edition")]
pub struct TileParts {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terrain: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub jobs: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bandit: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ways: Option<Vec<String>>,
}

/// A mission: its jobs and event jobs, or a table. Defaults: those of New World, or of the mission named by `like`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a mission is a job, a list of jobs and event jobs, or a table of like, jobs, events, special, night, layout"
)]
#[expect(missing_docs, reason = "the sentence says it")]
pub enum AddedMission {
    Job(String),
    Jobs(Vec<String>),
    Parts(MissionParts),
}

/// The table form of a mission.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "named as in the files of an edition")]
pub struct MissionParts {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub like: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jobs: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub special: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub night: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<Vec<String>>,
}

impl Additions {
    /// Are there no additions?
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.tiles.is_empty() && self.missions.is_empty()
    }

    /// The edition with the additions behind its own cards, tiles and missions. The declared counts are not checked again.
    pub(in super::super) fn added_to(&self, edition: &Edition) -> Result<Edition, BadEdition> {
        let bad = |reason| BadEdition { file: "set-up".to_owned(), line: None, reason };
        let mut edition = edition.clone();
        for (id, added) in &self.cards {
            is_new_name(id, edition.cards.iter().map(|card| card.id.as_str()))
                .and_then(|()| added.parts().card(id))
                .and_then(|card| proof::card(&card).map(|()| edition.cards.push(card)))
                .map_err(|why| bad(format!("card {id}: {why}")))?;
        }
        for (id, added) in &self.tiles {
            is_new_name(id, edition.tiles.iter().map(|tile| tile.id.as_str()))
                .and_then(|()| added.parts().tile(id, &edition))
                .and_then(|tile| proof::tile(&tile).map(|()| edition.tiles.push(tile)))
                .map_err(|why| bad(format!("tile {id}: {why}")))?;
        }
        for (id, added) in &self.missions {
            is_new_name(id, edition.missions.iter().map(|mission| mission.id.as_str()))
                .and_then(|()| added.parts().mission(id, &edition))
                .and_then(|mission| {
                    proof::mission(&mission, &edition.tiles).map(|()| edition.missions.push(mission))
                })
                .map_err(|why| bad(format!("mission {id}: {why}")))?;
        }
        proof::fits(&edition)
            .and_then(|()| proof::bandits_can_come(&edition))
            .map_err(|(_, why)| bad(why))?;
        Ok(edition)
    }
}

impl AddedCard {
    fn parts(&self) -> CardParts {
        match self {
            AddedCard::Job(line) => CardParts { jobs: vec![line.clone()], ..CardParts::default() },
            AddedCard::Jobs(lines) => CardParts { jobs: lines.clone(), ..CardParts::default() },
            AddedCard::Parts(parts) => parts.clone(),
        }
    }
}

impl AddedTile {
    fn parts(&self) -> TileParts {
        match self {
            AddedTile::Job(line) => TileParts { jobs: vec![line.clone()], ..TileParts::default() },
            AddedTile::Jobs(lines) => TileParts { jobs: lines.clone(), ..TileParts::default() },
            AddedTile::Parts(parts) => parts.clone(),
        }
    }
}

impl AddedMission {
    fn parts(&self) -> MissionParts {
        let of = |lines: &[String]| {
            let is_event = |line: &&String| line.split_whitespace().next() == Some("on");
            let (events, jobs) = lines.iter().partition::<Vec<&String>, _>(is_event);
            let owned = |lines: Vec<&String>| Some(lines.into_iter().cloned().collect());
            MissionParts { jobs: owned(jobs), events: owned(events), ..MissionParts::default() }
        };
        match self {
            AddedMission::Job(line) => of(std::slice::from_ref(line)),
            AddedMission::Jobs(lines) => of(lines),
            AddedMission::Parts(parts) => parts.clone(),
        }
    }
}

impl CardParts {
    fn card(&self, id: &str) -> Result<CardKind, String> {
        let pile = self.pile.as_deref().unwrap_or("starter");
        let pile = Pile::read(pile)
            .ok_or_else(|| format!("`{pile}` is no pile: there are starter, trade, pain, exhaustion"))?;
        let usual = pile.is_item().then_some(ItemColour::Brown.word());
        let colour = self.colour.as_deref().or(usual).map(|word| {
            let known = ItemColour::ALL.map(ItemColour::word).join(", ");
            ItemColour::read(word).ok_or_else(|| format!("`{word}` is no colour: there are {known}"))
        });
        let printed = if pile.is_item() { PrintedOn::Item } else { PrintedOn::Danger };
        Ok(CardKind {
            id: id.to_owned(),
            name: name_of(id)?,
            flavour: None,
            pile,
            colour: colour.transpose()?,
            count: self.count.unwrap_or(5),
            jobs: jobs(&self.jobs, "job", printed)?,
            buy: jobs(&self.buy, "buy job", PrintedOn::Buy)?,
            source: SOURCE.to_owned(),
        })
    }
}

impl TileParts {
    fn tile(&self, id: &str, edition: &Edition) -> Result<LandTile, String> {
        let terrain = self.terrain.as_deref().map_or(Ok(Terrain::Prairie), terrain)?;
        let ways = match &self.ways {
            Some(lines) => lines.iter().map(|line| way(line)).collect::<Result<_, _>>()?,
            None => {
                let usual = edition.tiles.iter().find(|tile| tile.terrain == terrain);
                usual.map_or(vec![Way { costs: [1, 0, 0], from_water: false }], |tile| tile.ways.clone())
            }
        };
        Ok(LandTile {
            id: id.to_owned(),
            name: name_of(id)?,
            terrain,
            ways,
            bandit: self.bandit.unwrap_or(1),
            jobs: jobs(&self.jobs, "job", PrintedOn::Land)?,
            source: SOURCE.to_owned(),
        })
    }
}

impl MissionParts {
    fn mission(&self, id: &str, edition: &Edition) -> Result<Mission, String> {
        let named = |id: &str| edition.missions.iter().find(|mission| mission.id == id);
        let like = match &self.like {
            Some(like) => named(like).ok_or_else(|| format!("there is no mission `{like}` to be like"))?,
            None => {
                named("new-world").or(edition.missions.first()).ok_or("there is no mission to be like")?
            }
        };
        let mut mission =
            Mission { id: id.to_owned(), name: name_of(id)?, source: SOURCE.to_owned(), ..like.clone() };
        if let Some(lines) = &self.jobs {
            mission.jobs = jobs(lines, "job", PrintedOn::Mission)?;
        }
        if let Some(lines) = &self.events {
            mission.events = jobs(lines, "event", PrintedOn::Event)?;
        }
        if let Some(lines) = &self.special {
            mission.special = special(lines.iter().map(String::as_str))?;
        }
        if let Some(lines) = &self.night {
            mission.night = lines.iter().map(|line| night_step(line)).collect::<Result<_, _>>()?;
        }
        if let Some(rows) = &self.layout {
            mission.layout = layout(rows.iter().map(String::as_str))?;
        }
        Ok(mission)
    }
}

/// The source of added parts.
const SOURCE: &str = "set-up";

fn jobs(lines: &[String], what: &str, printed: PrintedOn) -> Result<Vec<Job>, String> {
    let jobs = lines.iter().zip(1..);
    jobs.map(|(line, number)| job(line, printed).map_err(|why| format!("{what} {number}: {why}"))).collect()
}

/// The name of an added part, in every language: `log-raft` is *Log Raft*.
fn name_of(id: &str) -> Result<Phrase, String> {
    let word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    let name = id.split('-').map(word).collect::<Vec<_>>().join(" ");
    phrase(&name, Some(&name))
}
