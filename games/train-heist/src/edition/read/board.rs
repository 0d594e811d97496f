//! `board.toml`: the Main Map.

use super::super::{Cactus, Junction, MainMap, Mesa, Site, SiteKind, Town, Ways};
use super::space::space_entry;
use super::{BadEdition, Cited, Names, SourceFile, SpannedText, exactly};
use crate::space::{Space, SpaceSet};
use game::Phrase;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    canvas: [i32; 2],
    canyon: SpannedText,
    wrap: Wrap,
    start: Start,
    pub(super) space: Vec<SpaceEntry>,
    junction: Vec<JunctionEntry>,
    town: Vec<TownEntry>,
    cactus: Vec<CactusEntry>,
    mesa: Vec<MesaEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wrap {
    rails: [SpannedText; 2],
    #[serde(rename = "source")]
    _source: Cited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    cars: [SpannedText; 5],
    #[serde(rename = "source")]
    _source: Cited,
}

space_entry! {
    #[serde(default)]
    star: bool,
    #[serde(default)]
    tunnel: bool,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Rail,
    Junction,
    Town,
    Cactus,
    Canyon,
    Open,
}

impl From<Kind> for SiteKind {
    fn from(kind: Kind) -> SiteKind {
        match kind {
            Kind::Rail => SiteKind::Rail,
            Kind::Junction => SiteKind::Junction,
            Kind::Town => SiteKind::Town,
            Kind::Cactus => SiteKind::Cactus,
            Kind::Canyon => SiteKind::Canyon,
            Kind::Open => SiteKind::Open,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JunctionEntry {
    space: SpannedText,
    token: [i32; 2],
    name: Phrase,
    the: Phrase,
    ways: [WaysEntry; 3],
    #[serde(rename = "source")]
    _source: Cited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WaysEntry {
    from: SpannedText,
    red: SpannedText,
    green: SpannedText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownEntry {
    letter: char,
    space: SpannedText,
    star: SpannedText,
    loot: [i32; 2],
    #[serde(rename = "source")]
    _source: Cited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CactusEntry {
    #[serde(rename = "number")]
    _number: u8,
    space: SpannedText,
    rail: SpannedText,
    #[serde(rename = "source")]
    _source: Cited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MesaEntry {
    id: String,
    middle: [i32; 2],
    name: Phrase,
    #[serde(rename = "source")]
    _source: Cited,
}

pub(super) fn build(
    (file, source): &(BoardFile, SourceFile),
    names: &Names,
    beside: &mut [SpaceSet; Space::MOST],
) -> Result<MainMap, BadEdition> {
    let space = |name: &SpannedText| names.main(name, source);
    let (mut rails, mut stars, mut tunnel) = (SpaceSet::EMPTY, SpaceSet::EMPTY, SpaceSet::EMPTY);
    for (at, entry) in file.space.iter().enumerate() {
        let here = Space::main(at);
        if (entry.star || entry.tunnel) && entry.kind != Kind::Rail {
            let reason = "only a rail has a star or runs through the tunnel";
            return Err(source.bad_at(&entry.id, reason));
        }
        let is_rail = matches!(entry.kind, Kind::Rail | Kind::Junction);
        for (set, belongs) in [(&mut rails, is_rail), (&mut stars, entry.star), (&mut tunnel, entry.tunnel)] {
            if belongs {
                *set = set.with(here);
            }
        }
        for neighbour in &entry.beside {
            beside[here.number()] = beside[here.number()].with(space(neighbour)?);
        }
    }
    let wrap = exactly(file.wrap.rails.iter().map(space).collect::<Result<_, _>>()?, source, "wrap")?;
    let start = exactly(file.start.cars.iter().map(space).collect::<Result<_, _>>()?, source, "start")?;
    let junctions = file.junction.iter().map(|entry| junction(entry, space)).collect::<Result<_, _>>()?;
    let town = |entry: &TownEntry| {
        let (at, star) = (space(&entry.space)?, space(&entry.star)?);
        Ok(Town { letter: entry.letter, space: at, star, loot: entry.loot })
    };
    let cactus = |entry: &CactusEntry| Ok(Cactus { space: space(&entry.space)?, rail: space(&entry.rail)? });
    Ok(MainMap {
        canvas: file.canvas,
        canyon: space(&file.canyon)?,
        joined: joined(rails, beside, wrap),
        junctions: exactly(junctions, source, "junction")?,
        towns: exactly(file.town.iter().map(town).collect::<Result<_, BadEdition>>()?, source, "town")?,
        cacti: exactly(file.cactus.iter().map(cactus).collect::<Result<_, BadEdition>>()?, source, "cactus")?,
        mesas: file.mesa.iter().map(mesa).collect(),
        sites: file.space.iter().map(site).collect(),
        start,
        rails,
        stars,
        tunnel,
        wrap,
    })
}

fn mesa(entry: &MesaEntry) -> Mesa {
    Mesa { id: entry.id.clone(), middle: entry.middle, name: entry.name.clone() }
}

fn junction(
    entry: &JunctionEntry,
    space: impl Fn(&SpannedText) -> Result<Space, BadEdition>,
) -> Result<Junction, BadEdition> {
    let here = space(&entry.space)?;
    let mut ways = [Ways { from: here, red: here, green: here }; 3];
    for (way, entry) in ways.iter_mut().zip(&entry.ways) {
        *way = Ways { from: space(&entry.from)?, red: space(&entry.red)?, green: space(&entry.green)? };
    }
    Ok(Junction { space: here, ways, token: entry.token, name: entry.name.clone(), the: entry.the.clone() })
}

/// The two rails next to each plain rail, over the edge too. A rail with fewer leads to itself, which the checks of the
/// edition refuse.
fn joined(rails: SpaceSet, beside: &[SpaceSet; Space::MOST], wrap: [Space; 2]) -> [[Space; 2]; Space::MAIN] {
    let mut joined = [[Space::main(0); 2]; Space::MAIN];
    for rail in rails {
        let over_the_edge = match wrap {
            [west, east] if rail == west => Some(east),
            [west, east] if rail == east => Some(west),
            _ => None,
        };
        let mut ends = beside[rail.number()].and(rails).iter().chain(over_the_edge);
        joined[rail.number()] = [ends.next().unwrap_or(rail), ends.next().unwrap_or(rail)];
    }
    joined
}
