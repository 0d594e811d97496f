//! `train.toml`: the Train Map.

use super::super::{Site, SiteKind, TrainMap};
use super::space::space_entry;
use super::{BadEdition, Cited, Names, SourceFile, SpannedText, exactly};
use crate::space::{Space, SpaceSet};
use game::Phrase;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrainFile {
    canvas: [i32; 2],
    walk: Vec<SpannedText>,
    start: Start,
    escape: Escape,
    pub(super) space: Vec<SpaceEntry>,
    section: Vec<SectionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    sheriff: SpannedText,
    #[serde(rename = "source")]
    _source: Cited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Escape {
    to: SpannedText,
    #[serde(rename = "source")]
    _source: Cited,
}

space_entry! {
    section: u8,
    letter: Option<char>,
    squares: Option<[[i32; 2]; 2]>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Platform,
    Interior,
    Roof,
    Jail,
}

impl From<Kind> for SiteKind {
    fn from(kind: Kind) -> SiteKind {
        match kind {
            Kind::Platform => SiteKind::Platform,
            Kind::Interior => SiteKind::Interior,
            Kind::Roof => SiteKind::Roof,
            Kind::Jail => SiteKind::Jail,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectionEntry {
    #[serde(rename = "number")]
    _number: u8,
    name: Phrase,
}

/// The parts of a [`TrainMap`] that the entries of spaces give, collected entry by entry.
#[derive(Default)]
struct Found {
    section: [u8; Space::MOST - Space::MAIN],
    platforms: [Option<Space>; 5],
    cars: [Option<Space>; 3],
    squares: [[[i32; 2]; 2]; 3],
    all_platforms: SpaceSet,
    roofs: SpaceSet,
    jail: Option<Space>,
}

pub(super) fn build(
    (file, source): &(TrainFile, SourceFile),
    names: &Names,
    beside: &mut [SpaceSet; Space::MOST],
) -> Result<TrainMap, BadEdition> {
    let space = |name: &SpannedText| names.train(name, source);
    let mut found = Found::default();
    for (at, entry) in file.space.iter().enumerate() {
        let here = Space::train(at);
        found.add(at, entry).map_err(|reason| source.bad_at(&entry.id, reason))?;
        for neighbour in &entry.beside {
            beside[here.number()] = beside[here.number()].with(space(neighbour)?);
        }
    }
    let missing = |what: &str| source.bad(format!("there is no {what}"));
    let sections = file.section.iter().map(|entry| entry.name.clone()).collect();
    Ok(TrainMap {
        canvas: file.canvas,
        platforms: all(found.platforms).ok_or_else(|| missing("platform for every section"))?,
        cars: all(found.cars).ok_or_else(|| missing("car for every letter A, B and C"))?,
        jail: found.jail.ok_or_else(|| missing("jail"))?,
        escape: space(&file.escape.to)?,
        sheriff: space(&file.start.sheriff)?,
        walk: file.walk.iter().map(space).collect::<Result<_, _>>()?,
        sections: exactly(sections, source, "section")?,
        sites: file.space.iter().map(site).collect(),
        section: found.section,
        squares: found.squares,
        all_platforms: found.all_platforms,
        roofs: found.roofs,
    })
}

impl Found {
    fn add(&mut self, at: usize, entry: &SpaceEntry) -> Result<(), &'static str> {
        let here = Space::train(at);
        let section = entry.section.checked_sub(1);
        let platform = section.and_then(|section| self.platforms.get_mut(usize::from(section)));
        let (section, platform) = section.zip(platform).ok_or("a train has the sections 1 to 5")?;
        self.section[at] = section;
        let taken = match entry.kind {
            Kind::Platform => {
                self.all_platforms = self.all_platforms.with(here);
                platform.replace(here)
            }
            Kind::Interior => {
                let car = ['A', 'B', 'C'].into_iter().position(|letter| entry.letter == Some(letter));
                let car = car.ok_or("the inside of a car has a letter: A, B or C")?;
                self.squares[car] = entry.squares.ok_or("the inside of a car has two loot squares")?;
                self.cars[car].replace(here)
            }
            Kind::Jail => self.jail.replace(here),
            Kind::Roof => {
                self.roofs = self.roofs.with(here);
                None
            }
        };
        match taken {
            Some(_) => Err("a section has one platform, a letter one car, and the train one jail"),
            None => Ok(()),
        }
    }
}

/// All spaces; `None` if one is missing.
fn all<const N: usize>(spaces: [Option<Space>; N]) -> Option<[Space; N]> {
    let found: Vec<Space> = spaces.into_iter().flatten().collect();
    found.try_into().ok()
}
