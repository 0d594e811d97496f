//! `events.toml`, `loot.toml`, `wanted.toml`.

use super::super::{Edition, EventKind, LootTile, WantedCard};
use super::{BadEdition, Cited, ReadFile, SourceFile, SpannedText};
use crate::event_card::EventCard;
use crate::loot::{Need, Tile};
use crate::wanted::{Ability, Mission, Wanted};
use game::{EditionErrors, EditionReview, Phrase, check_name};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsFile {
    event: Vec<EventEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventEntry {
    id: SpannedText,
    count: u8,
    name: Phrase,
    text: Phrase,
    #[serde(rename = "source")]
    _source: Cited,
}

/// TH-COMP-02. The Event Cards: two Speed Ups, and enough others for the largest removal.
pub(super) fn events(file: ReadFile<'_>) -> Result<Vec<EventKind>, EditionErrors> {
    let (events, source) = SourceFile::parse::<EventsFile>(file, "events.toml")?;
    let mut review = EditionReview::default();
    let mut kinds: Vec<EventKind> = Vec::new();
    for entry in events.event {
        let bad = |reason: String| source.bad_at(&entry.id, reason);
        let card = EventCard::read(entry.id.get_ref()).ok_or_else(|| {
            let known = EventCard::ALL.map(|card| card.to_string()).join(", ");
            bad(format!("`{}` is no event: there are {known}", entry.id.get_ref()))
        });
        let twice = |card: &EventCard| kinds.iter().any(|kind| kind.card == *card);
        let card = card.and_then(|card| match twice(&card) {
            true => Err(bad(format!("`{card}` is there twice: give it a count"))),
            false => Ok(card),
        });
        if let Some(card) = review.keep(card) {
            kinds.push(EventKind { card, count: entry.count, name: entry.name, text: entry.text });
        }
    }
    let kinds = review.finish(Some(kinds))?;
    let total: usize = kinds.iter().map(|kind| usize::from(kind.count)).sum();
    let speed_ups = kinds.iter().find(|kind| kind.card == EventCard::SpeedUp).map_or(0, |kind| kind.count);
    if speed_ups != 2 {
        return Err(source.bad(format!("two `speed-up` cards belong into the deck, not {speed_ups}")).into());
    }
    if !(21..=Edition::MOST_EVENTS).contains(&total) {
        let most = Edition::MOST_EVENTS;
        return Err(source.bad(format!("there are 21 to {most} Event Cards, not {total}")).into());
    }
    Ok(kinds)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LootFile {
    loot: Vec<LootEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LootEntry {
    id: SpannedText,
    needs: SpannedText,
    name: Phrase,
    the: Phrase,
    #[serde(rename = "source")]
    _source: Cited,
}

/// TH-COMP-03. The Loot Tiles: at least those that the train starts with.
pub(super) fn loot(file: ReadFile<'_>) -> Result<Vec<LootTile>, EditionErrors> {
    let (loot, source) = SourceFile::parse::<LootFile>(file, "loot.toml")?;
    if !(12..=Tile::MOST).contains(&loot.loot.len()) {
        let (most, found) = (Tile::MOST, loot.loot.len());
        return Err(source.bad(format!("there are 12 to {most} Loot Tiles, not {found}")).into());
    }
    let mut review = EditionReview::default();
    let mut tiles: Vec<LootTile> = Vec::new();
    for entry in loot.loot {
        let need = Need::read(entry.needs.get_ref()).ok_or_else(|| {
            let reason = "a tile needs three suits (such as RBK), straight, two-pairs or three-of-a-kind";
            source.bad_at(&entry.needs, reason)
        });
        let id = new_name(&source, &entry.id, tiles.iter().map(|tile| tile.id.as_str()));
        if let (Some(need), Some(id)) = (review.keep(need), review.keep(id)) {
            tiles.push(LootTile { id, need, name: entry.name, the: entry.the });
        }
    }
    review.finish(Some(tiles))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantedFile {
    wanted: Vec<WantedEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantedEntry {
    id: SpannedText,
    mission: SpannedText,
    ability: SpannedText,
    #[serde(default = "yes")]
    versus: bool,
    title: Phrase,
    form: Phrase,
    deed: Phrase,
    skill: Phrase,
    #[serde(rename = "source")]
    _source: Cited,
}

const fn yes() -> bool {
    true
}

/// The Wanted Cards: any known mission with any known ability.
pub(super) fn wanted(file: ReadFile<'_>) -> Result<Vec<WantedCard>, EditionErrors> {
    let (wanted, source) = SourceFile::parse::<WantedFile>(file, "wanted.toml")?;
    if wanted.wanted.len() > Wanted::MOST {
        return Err(source.bad(format!("there are at most {} Wanted Cards", Wanted::MOST)).into());
    }
    let mut review = EditionReview::default();
    let mut cards: Vec<WantedCard> = Vec::new();
    for entry in wanted.wanted {
        let unknown = |name: &SpannedText, what: &str| {
            source.bad_at(name, format!("`{}` is no {what} this program knows", name.get_ref()))
        };
        let mission =
            Mission::read(entry.mission.get_ref()).ok_or_else(|| unknown(&entry.mission, "mission"));
        let ability =
            Ability::read(entry.ability.get_ref()).ok_or_else(|| unknown(&entry.ability, "ability"));
        let id = new_name(&source, &entry.id, cards.iter().map(|card| card.id.as_str()));
        let (Some(mission), Some(ability), Some(id)) =
            (review.keep(mission), review.keep(ability), review.keep(id))
        else {
            continue;
        };
        cards.push(WantedCard {
            id,
            mission,
            ability,
            versus: entry.versus,
            title: entry.title,
            form: entry.form,
            deed: entry.deed,
            skill: entry.skill,
        });
    }
    review.finish(Some(cards))
}

/// Checks that a name is new and fits the notation.
fn new_name<'a>(
    source: &SourceFile,
    id: &SpannedText,
    known: impl IntoIterator<Item = &'a str>,
) -> Result<String, BadEdition> {
    let name = id.get_ref();
    check_name(name).map_err(|why| source.bad_at(id, why))?;
    match known.into_iter().any(|other| other == name) {
        true => Err(source.bad_at(id, format!("`{name}` is there twice"))),
        false => Ok(name.clone()),
    }
}
