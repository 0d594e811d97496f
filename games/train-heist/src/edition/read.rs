//! Reads an edition from its files; errors name the file, the line and the reason.

mod board;
mod cards;
mod space;
mod train;

use super::{Edition, proof};
use crate::space::{Space, SpaceSet};
use game::{BadEdition, EditionErrors, EditionReview, Phrase, ReadFile, SourceFile, SpannedText, check_name};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The files that are built into the program.
pub(super) const BUILT_IN: [(&str, &str); 7] = [
    ("edition.toml", include_str!("../../material/edition.toml")),
    ("board.toml", include_str!("../../material/board.toml")),
    ("train.toml", include_str!("../../material/train.toml")),
    ("poker.toml", include_str!("../../material/poker.toml")),
    ("events.toml", include_str!("../../material/events.toml")),
    ("loot.toml", include_str!("../../material/loot.toml")),
    ("wanted.toml", include_str!("../../material/wanted.toml")),
];

/// Reads all files and checks that the edition is sound.
pub(super) fn read(file: ReadFile<'_>) -> Result<Edition, EditionErrors> {
    let mut review = EditionReview::default();
    let general = review.keep(general(file));
    let main = review.keep(SourceFile::parse::<board::BoardFile>(file, "board.toml"));
    let train = review.keep(SourceFile::parse::<train::TrainFile>(file, "train.toml"));
    let mut beside = [SpaceSet::EMPTY; Space::MOST];
    let maps = main.as_ref().zip(train.as_ref()).and_then(|(main, train)| {
        let names = review.keep(Names::of(main, train))?;
        let board = review.keep(board::build(main, &names, &mut beside));
        let train = review.keep(train::build(train, &names, &mut beside));
        Some((names, board?, train?))
    });
    let poker = review.keep(SourceFile::parse::<PokerFile>(file, "poker.toml"));
    let events = review.keep(cards::events(file));
    let loot = review.keep(cards::loot(file));
    let wanted = review.keep(cards::wanted(file));
    let (
        Some(general),
        Some((names, board, train)),
        Some((poker, _)),
        Some(events),
        Some(loot),
        Some(wanted),
    ) = (general, maps, poker, events, loot, wanted)
    else {
        return review.finish(None);
    };
    let edition = Edition {
        board,
        train,
        beside,
        wilds: poker.wilds.count,
        events,
        loot,
        wanted,
        id: general.id.into_inner(),
        name: general.name,
        about: general.about,
        top_speed: general.speed.most,
        first_speed: general.speed.start,
        knots: general.hangman.knots,
        bullets: general.bullets.count,
        zones: [general.zones.medium, general.zones.hard],
    };
    proof::is_sound(&edition).map_err(|(space, reason)| names.blame(&edition, space, &reason))?;
    Ok(edition)
}

fn general(file: ReadFile<'_>) -> Result<GeneralFile, BadEdition> {
    let (general, source) = SourceFile::parse::<GeneralFile>(file, "edition.toml")?;
    check_name(general.id.get_ref()).map_err(|why| source.bad_at(&general.id, why))?;
    Ok(general)
}

/// The source of an entry, which every entry must name.
#[derive(Deserialize)]
#[serde(transparent)]
struct Cited {
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GeneralFile {
    id: SpannedText,
    name: Phrase,
    about: Phrase,
    speed: Speed,
    hangman: Hangman,
    bullets: Count,
    zones: Zones,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Speed {
    most: u8,
    start: [u8; 3],
    #[serde(rename = "source")]
    _source: Cited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hangman {
    knots: u8,
    #[serde(rename = "source")]
    _source: Cited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    count: u8,
    #[serde(rename = "source")]
    _source: Cited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Zones {
    medium: u8,
    hard: u8,
    #[serde(rename = "source")]
    _source: Cited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PokerFile {
    wilds: Count,
}

/// Every space by its id, with the position of its entry for errors.
struct Names {
    spaces: BTreeMap<String, Space>,
    places: BTreeMap<Space, BadEdition>,
}

impl Names {
    fn of(
        main: &(board::BoardFile, SourceFile),
        train: &(train::TrainFile, SourceFile),
    ) -> Result<Names, BadEdition> {
        let mut names = Names { spaces: BTreeMap::new(), places: BTreeMap::new() };
        if main.0.space.len() > Space::MAIN {
            return Err(main.1.bad(format!("a Main Map has at most {} spaces", Space::MAIN)));
        }
        if train.0.space.len() > Space::MOST - Space::MAIN {
            return Err(train.1.bad(format!("a Train Map has at most {} spaces", Space::MOST - Space::MAIN)));
        }
        let mains = main.0.space.iter().enumerate().map(|(at, entry)| (&entry.id, Space::main(at), &main.1));
        let trains =
            train.0.space.iter().enumerate().map(|(at, entry)| (&entry.id, Space::train(at), &train.1));
        for (id, space, source) in mains.chain(trains) {
            check_name(id.get_ref()).map_err(|why| source.bad_at(id, why))?;
            let place = source.bad_at(id, format!("space `{}` is there twice", id.get_ref()));
            if names.spaces.insert(id.get_ref().clone(), space).is_some() {
                return Err(place);
            }
            names.places.insert(space, place);
        }
        Ok(names)
    }

    /// The space of the Main Map with this id.
    fn main(&self, name: &SpannedText, source: &SourceFile) -> Result<Space, BadEdition> {
        self.find(name, |space| !space.is_aboard())
            .ok_or_else(|| source.bad_at(name, format!("the Main Map has no `{}`", name.get_ref())))
    }

    /// The space of the Train Map with this id.
    fn train(&self, name: &SpannedText, source: &SourceFile) -> Result<Space, BadEdition> {
        self.find(name, Space::is_aboard)
            .ok_or_else(|| source.bad_at(name, format!("the Train Map has no `{}`", name.get_ref())))
    }

    fn find(&self, name: &SpannedText, belongs: impl Fn(Space) -> bool) -> Option<Space> {
        self.spaces.get(name.get_ref()).copied().filter(|&space| belongs(space))
    }

    /// An error about a space, at the position of its entry.
    fn blame(&self, edition: &Edition, space: Space, reason: &str) -> BadEdition {
        let reason = format!("space `{}` {reason}", edition.site(space).id);
        match self.places.get(&space) {
            Some(place) => BadEdition { reason, ..place.clone() },
            None => BadEdition::in_file("board.toml", reason),
        }
    }
}

/// Checks that there are exactly `N` entries.
fn exactly<T, const N: usize>(
    entries: Vec<T>,
    source: &SourceFile,
    what: &str,
) -> Result<[T; N], BadEdition> {
    let found = entries.len();
    entries.try_into().map_err(|_| source.bad(format!("there are {N} of `{what}`, not {found}")))
}
