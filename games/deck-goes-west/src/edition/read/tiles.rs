//! `tiles.toml`.

use super::super::{LandTile, Way, proof};
use super::translation::{TranslatedField, Translation};
use super::{BadEdition, ReadFile, SourceFile, SpannedText, cites, jobs, new_name};
use crate::job::{Gait, PrintedOn, Terrain};
use game::{EditionErrors, EditionReview};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tile: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: SpannedText,
    name: String,
    terrain: SpannedText,
    #[serde(rename = "move")]
    ways: Vec<SpannedText>,
    bandit: u8,
    jobs: Vec<SpannedText>,
    job_source: Option<Vec<String>>,
    source: String,
    #[serde(rename = "source_note")]
    _source_note: Option<String>,
}

/// DW-SETUP-09. The land tiles.
pub(super) fn tiles(file: ReadFile<'_>, translation: &Translation) -> Result<Vec<LandTile>, EditionErrors> {
    let (tiles, source) = SourceFile::parse::<File>(file, "tiles.toml")?;
    let mut review = EditionReview::default();
    let mut known: Vec<LandTile> = Vec::new();
    for entry in tiles.tile {
        known.extend(review.keep(tile(&entry, &source, translation, &known)));
    }
    review.finish(Some(known))
}

fn tile(
    entry: &Entry,
    source: &SourceFile,
    translation: &Translation,
    known: &[LandTile],
) -> Result<LandTile, BadEdition> {
    let id = &entry.id;
    cites(source, id, entry.job_source.as_ref(), entry.jobs.len())?;
    let ways = entry.ways.iter().map(|line| {
        way(line.get_ref()).map_err(|why| source.bad_at(line, format!("{}: {why}", id.get_ref())))
    });
    let tile = LandTile {
        id: new_name(source, id, known.iter().map(|tile| tile.id.as_str()))?,
        name: translation.phrase("tile", id, TranslatedField::Name, &entry.name)?,
        terrain: terrain(entry.terrain.get_ref()).map_err(|why| source.bad_at(&entry.terrain, why))?,
        ways: ways.collect::<Result<_, _>>()?,
        bandit: entry.bandit,
        jobs: jobs(source, id, "job", &entry.jobs, PrintedOn::Land)?,
        source: entry.source.clone(),
    };
    proof::tile(&tile).and_then(|()| proof::jobs_of_its_land(&tile)).map_err(source.blame(id))?;
    Ok(tile)
}

/// DW-TILE-03, DW-TILE-07. Reads a terrain; the error lists all of them.
pub(super) fn terrain(word: &str) -> Result<Terrain, String> {
    Terrain::read(word).ok_or_else(|| {
        format!("`{word}` is no terrain: there are {}", Terrain::ALL.map(Terrain::word).join(", "))
    })
}

/// DW-TILE-04. `walk 1`, `from-water sail 1 + walk 1`.
pub(super) fn way(line: &str) -> Result<Way, String> {
    let bad =
        || format!("`{line}` is no way onto a tile: write such as `walk 1` or `from-water sail 1 + walk 1`");
    let (from_water, movement) = match line.strip_prefix("from-water ") {
        Some(movement) => (true, movement),
        None => (false, line),
    };
    let mut costs = [0; 3];
    for part in movement.split(" + ") {
        let (gait, number) = part.split_once(' ').ok_or_else(bad)?;
        let cost = &mut costs[Gait::read(gait).ok_or_else(bad)? as usize];
        if *cost != 0 {
            return Err(format!("`{line}` has `{gait}` twice: add it up"));
        }
        *cost = number.parse().ok().filter(|number| (1..=9).contains(number)).ok_or_else(bad)?;
    }
    Ok(Way { costs, from_water })
}
