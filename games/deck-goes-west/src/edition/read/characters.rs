//! `characters.toml`.

use super::super::{CardKind, Character, Kind, proof};
use super::translation::{TranslatedField, Translation};
use super::{BadEdition, ReadFile, SourceFile, SpannedText, cites, jobs, new_name, phrase};
use crate::job::PrintedOn;
use game::{EditionErrors, EditionReview};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    character: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: SpannedText,
    name: String,
    title: String,
    level: u8,
    hand_limit: u8,
    draw_to: Option<u8>,
    start: Start,
    deck: BTreeMap<String, u8>,
    abilities: Vec<SpannedText>,
    ability_source: Option<Vec<String>>,
    source: String,
    #[serde(rename = "source_note")]
    _source_note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
struct Start {
    food: u8,
    wood: u8,
    metal: u8,
    gold: u8,
}

/// DW-SETUP-10. The characters.
pub(super) fn characters(
    file: ReadFile<'_>,
    translation: &Translation,
    cards: &[CardKind],
) -> Result<Vec<Character>, EditionErrors> {
    let (characters, source) = SourceFile::parse::<File>(file, "characters.toml")?;
    let mut review = EditionReview::default();
    let mut known: Vec<Character> = Vec::new();
    for entry in characters.character {
        known.extend(review.keep(character(&entry, &source, translation, cards, &known)));
    }
    review.finish(Some(known))
}

fn character(
    entry: &Entry,
    source: &SourceFile,
    translation: &Translation,
    cards: &[CardKind],
    known: &[Character],
) -> Result<Character, BadEdition> {
    let id = &entry.id;
    let blame = source.blame(id);
    // DW-CHAR-03: both numbers on the card mean the Hand Limit.
    if let Some(draw_to) = entry.draw_to.filter(|&draw_to| draw_to != entry.hand_limit) {
        return Err(blame(format!("draws to {draw_to}, but the hand limit is {}", entry.hand_limit)));
    }
    cites(source, id, entry.ability_source.as_ref(), entry.abilities.len())?;
    let mut deck = Vec::new();
    for (card, &count) in entry.deck.iter().filter(|&(_, &count)| count > 0) {
        let kind = cards.iter().position(|kind| kind.id == *card);
        let kind = kind.ok_or_else(|| blame(format!("there is no card `{card}` for the deck")))?;
        deck.push((Kind::new(kind), count));
    }
    deck.sort_unstable();
    let Start { food, wood, metal, gold } = &entry.start;
    let character = Character {
        id: new_name(source, id, known.iter().map(|character| character.id.as_str()))?,
        // Names of people are not translated.
        name: phrase(&entry.name, Some(&entry.name)).map_err(&blame)?,
        title: translation.phrase("character", id, TranslatedField::Title, &entry.title)?,
        level: entry.level,
        hand_limit: entry.hand_limit,
        start: [*food, *wood, *metal, *gold],
        deck,
        abilities: jobs(source, id, "ability", &entry.abilities, PrintedOn::Ability)?,
        source: entry.source.clone(),
    };
    proof::character(&character, cards).map_err(&blame)?;
    match known.iter().find(|other| other.seat_name() == character.seat_name()) {
        Some(other) => Err(blame(format!(
            "`{}` is the name at the table, and `{}` has it already",
            character.seat_name(),
            other.id
        ))),
        None => Ok(character),
    }
}
