//! Reads an edition from its files; errors name the file, the line and the reason.

mod additions;
mod boards;
mod cards;
mod characters;
mod dice;
mod layout;
mod missions;
mod night;
mod special;
mod tiles;
mod translation;

pub use additions::{AddedCard, AddedMission, AddedTile, Additions, CardParts, MissionParts, TileParts};

use super::{Edition, Mode, Pile, proof};
use crate::job::{BadJob, Danger, Job, PrintedOn};
use game::{BadEdition, EditionErrors, EditionReview, Phrase, ReadFile, SourceFile, SpannedText, check_name};
use serde::Deserialize;
use std::collections::BTreeMap;
use translation::Translation;

/// The files that are built into the program.
pub(super) const BUILT_IN: [(&str, &str); 11] = [
    ("edition.toml", include_str!("../../material/edition.toml")),
    ("starter.toml", include_str!("../../material/starter.toml")),
    ("trade.toml", include_str!("../../material/trade.toml")),
    ("pain.toml", include_str!("../../material/pain.toml")),
    ("exhaustion.toml", include_str!("../../material/exhaustion.toml")),
    ("tiles.toml", include_str!("../../material/tiles.toml")),
    ("characters.toml", include_str!("../../material/characters.toml")),
    ("missions.toml", include_str!("../../material/missions.toml")),
    ("scoreboards.toml", include_str!("../../material/scoreboards.toml")),
    ("dice.toml", include_str!("../../material/dice.toml")),
    ("pt-BR.toml", include_str!("../../material/pt-BR.toml")),
];

/// Reads all files and checks that the edition is sound.
pub(super) fn read(file: ReadFile<'_>) -> Result<Edition, EditionErrors> {
    let mut review = EditionReview::default();
    let general = review.keep(general(file));
    let ours = general.as_ref().is_some_and(|general| *general.id.get_ref() == Edition::BUILT_IN);
    let Some(translation) = review.keep(Translation::of(file, ours)) else { return review.finish(None) };
    let dice = review.keep(dice::dice(file, &translation));
    let boards = review.keep(boards::boards(file, &translation));
    let cards = review.keep(cards::cards(file, &translation));
    let tiles = review.keep(tiles::tiles(file, &translation));
    // Entries that refer to other files are checked once those are right.
    let characters =
        cards.as_ref().and_then(|cards| review.keep(characters::characters(file, &translation, cards)));
    let (Some(general), Some(dice), Some(boards), Some(cards), Some(tiles)) =
        (general, dice, boards, cards, tiles)
    else {
        return review.finish(None);
    };
    let missions = review.keep(missions::missions(file, &translation, &boards, &dice.options, &tiles));
    let (Some(characters), Some(missions)) = (characters, missions) else { return review.finish(None) };
    translation.is_used_up()?;
    let edition = Edition {
        id: general.id.into_inner(),
        name: general.name,
        about: general.about,
        cards,
        tiles,
        characters,
        missions,
        boards,
        success: dice.success,
        compass: dice.compass,
        bandit_dice: dice.bandit,
        dice_options: dice.options,
    };
    proof::is_sound(&edition).map_err(|(file, reason)| BadEdition::in_file(file, reason))?;
    general.counts.hold(&edition)?;
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
    counts: Counts,
}

/// DW-SETUP-02, DW-SETUP-03, DW-SETUP-09 to DW-SETUP-11. The counts that an edition declares.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    starter: usize,
    trade: usize,
    pain: usize,
    exhaustion: usize,
    tiles: usize,
    characters: usize,
    missions: usize,
    solo: usize,
    versus: usize,
    cooperative: usize,
    boards: usize,
    #[serde(rename = "source")]
    _source: Cited,
}

impl Counts {
    fn hold(&self, edition: &Edition) -> Result<(), BadEdition> {
        let cards = |pile| {
            let kinds = edition.cards.iter().filter(|card| card.pile == pile);
            kinds.map(|card| usize::from(card.count)).sum::<usize>()
        };
        let missions = |mode| edition.missions.iter().filter(|mission| mission.mode == mode).count();
        let counted = [
            ("starter.toml", "starter cards", self.starter, cards(Pile::Starter)),
            ("trade.toml", "trade cards", self.trade, cards(Pile::Trade)),
            ("pain.toml", "pain cards", self.pain, cards(Pile::Danger(Danger::Pain))),
            ("exhaustion.toml", "exhaustion cards", self.exhaustion, cards(Pile::Danger(Danger::Exhaustion))),
            ("tiles.toml", "tiles", self.tiles, edition.tiles.len()),
            ("characters.toml", "characters", self.characters, edition.characters.len()),
            ("missions.toml", "missions", self.missions, edition.missions.len()),
            ("missions.toml", "solo missions", self.solo, missions(Mode::Solo)),
            ("missions.toml", "versus missions", self.versus, missions(Mode::Versus)),
            ("missions.toml", "cooperative missions", self.cooperative, missions(Mode::Cooperative)),
            ("scoreboards.toml", "scoreboards", self.boards, edition.boards.len()),
        ];
        match counted.into_iter().find(|(_, _, said, found)| said != found) {
            Some((file, what, said, found)) => {
                let reason = format!("there are {found} {what}, but edition.toml counts {said}");
                Err(BadEdition::in_file(file, reason))
            }
            None => Ok(()),
        }
    }
}

/// The jobs of an entry.
fn jobs(
    source: &SourceFile,
    id: &SpannedText,
    what: &str,
    lines: &[SpannedText],
    printed: PrintedOn,
) -> Result<Vec<Job>, BadEdition> {
    let jobs = lines.iter().zip(1..).map(|(line, number)| {
        job(line.get_ref(), printed)
            .map_err(|why| source.bad_at(line, format!("{}, {what} {number}: {why}", id.get_ref())))
    });
    jobs.collect()
}

/// Checks that there is one source for each job.
fn cites(
    source: &SourceFile,
    id: &SpannedText,
    sources: Option<&Vec<String>>,
    jobs: usize,
) -> Result<(), BadEdition> {
    match sources {
        Some(sources) if sources.len() != jobs => {
            Err(source.blame(id)(format!("there are {} sources for {jobs} jobs", sources.len())))
        }
        _ => Ok(()),
    }
}

/// Checks that a name is new and fits the notation.
fn new_name<'a>(
    source: &SourceFile,
    id: &SpannedText,
    known: impl IntoIterator<Item = &'a str>,
) -> Result<String, BadEdition> {
    is_new_name(id.get_ref(), known).map_err(|why| source.bad_at(id, why))?;
    Ok(id.get_ref().clone())
}

fn is_new_name<'a>(id: &str, known: impl IntoIterator<Item = &'a str>) -> Result<(), String> {
    check_name(id)?;
    match known.into_iter().any(|other| other == id) {
        true => Err(format!("`{id}` is there twice")),
        false => Ok(()),
    }
}

/// Reads a job, checks it and completes it.
fn job(line: &str, printed: PrintedOn) -> Result<Job, String> {
    let job: Job = line.parse().map_err(|why: BadJob| why.to_string())?;
    if job.steps.len() > Edition::MOST_STEPS {
        return Err(format!("there are {} steps, and {} at most", job.steps.len(), Edition::MOST_STEPS));
    }
    job.printed_on(printed).map_err(|why| why.to_string())
}

/// A phrase in English, and in Portuguese if given.
fn phrase(english: &str, portuguese: Option<&str>) -> Result<Phrase, String> {
    let words = [("en", Some(english)), ("pt-BR", portuguese)];
    let words =
        words.into_iter().filter_map(|(language, words)| Some((language.to_owned(), words?.to_owned())));
    Phrase::try_from(words.collect::<BTreeMap<String, String>>())
}
