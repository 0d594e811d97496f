//! `starter.toml`, `trade.toml`, `pain.toml`, `exhaustion.toml`.

use super::super::{CardKind, Pile, proof};
use super::translation::{TranslatedField, Translation};
use super::{BadEdition, ReadFile, SourceFile, SpannedText, cites, jobs, new_name};
use crate::job::{Danger, ItemColour, PrintedOn};
use game::{EditionErrors, EditionReview};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: SpannedText,
    name: String,
    colour: Option<SpannedText>,
    count: u8,
    #[serde(default)]
    buy: Vec<SpannedText>,
    buy_source: Option<Vec<String>>,
    jobs: Vec<SpannedText>,
    job_source: Option<Vec<String>>,
    flavour: Option<String>,
    source: String,
    #[serde(rename = "source_note")]
    _source_note: Option<String>,
}

/// DW-SETUP-24. All kinds of game cards, pile by pile.
pub(super) fn cards(file: ReadFile<'_>, translation: &Translation) -> Result<Vec<CardKind>, EditionErrors> {
    let files = [
        ("starter.toml", Pile::Starter),
        ("trade.toml", Pile::Trade),
        ("pain.toml", Pile::Danger(Danger::Pain)),
        ("exhaustion.toml", Pile::Danger(Danger::Exhaustion)),
    ];
    let mut review = EditionReview::default();
    let mut cards: Vec<CardKind> = Vec::new();
    for (name, pile) in files {
        let Some((pile_of_cards, source)) = review.keep(SourceFile::parse::<File>(file, name)) else {
            continue;
        };
        for entry in pile_of_cards.card {
            let card = card(&entry, pile, &source, translation, &cards).and_then(|card| {
                proof::card(&card).map_err(source.blame(&entry.id))?;
                Ok(card)
            });
            cards.extend(review.keep(card));
        }
    }
    review.finish(Some(cards))
}

fn card(
    entry: &Entry,
    pile: Pile,
    source: &SourceFile,
    translation: &Translation,
    known: &[CardKind],
) -> Result<CardKind, BadEdition> {
    let id = &entry.id;
    let printed = if pile.is_item() { PrintedOn::Item } else { PrintedOn::Danger };
    let colour = entry.colour.as_ref().map(|colour| {
        ItemColour::read(colour.get_ref()).ok_or_else(|| {
            let known = ItemColour::ALL.map(ItemColour::word).join(", ");
            source.bad_at(colour, format!("`{}` is no colour: there are {known}", colour.get_ref()))
        })
    });
    cites(source, id, entry.job_source.as_ref(), entry.jobs.len())?;
    cites(source, id, entry.buy_source.as_ref(), entry.buy.len())?;
    let flavour = entry.flavour.as_ref();
    let flavour = flavour.map(|words| translation.phrase(pile.word(), id, TranslatedField::Flavour, words));
    Ok(CardKind {
        id: new_name(source, id, known.iter().map(|card| card.id.as_str()))?,
        name: translation.phrase(pile.word(), id, TranslatedField::Name, &entry.name)?,
        flavour: flavour.transpose()?,
        pile,
        colour: colour.transpose()?,
        count: entry.count,
        jobs: jobs(source, id, "job", &entry.jobs, printed)?,
        buy: jobs(source, id, "buy job", &entry.buy, PrintedOn::Buy)?,
        source: entry.source.clone(),
    })
}
