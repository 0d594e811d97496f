//! `scoreboards.toml`.

use super::super::{RiskSection, Scoreboard, proof};
use super::translation::{TranslatedField, Translation};
use super::{BadEdition, ReadFile, SourceFile, SpannedText, new_name};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    board: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: SpannedText,
    name: String,
    days: u8,
    score: u16,
    sections: Vec<SectionEntry>,
    source: String,
    #[serde(rename = "source_note")]
    _source_note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectionEntry {
    day_to: u8,
    score_to: u16,
    risk: u8,
}

/// DW-SETUP-02. The scoreboards.
pub(super) fn boards(file: ReadFile<'_>, translation: &Translation) -> Result<Vec<Scoreboard>, BadEdition> {
    let (boards, source) = SourceFile::parse::<File>(file, "scoreboards.toml")?;
    let mut known: Vec<Scoreboard> = Vec::new();
    for entry in boards.board {
        let sections = entry.sections.iter().map(|section| RiskSection {
            day_to: section.day_to,
            score_to: section.score_to,
            risk: section.risk,
        });
        let board = Scoreboard {
            id: new_name(&source, &entry.id, known.iter().map(|board| board.id.as_str()))?,
            name: translation.phrase("board", &entry.id, TranslatedField::Name, &entry.name)?,
            days: entry.days,
            score: entry.score,
            sections: sections.collect(),
            source: entry.source.clone(),
        };
        proof::board(&board).map_err(source.blame(&entry.id))?;
        known.push(board);
    }
    Ok(known)
}
