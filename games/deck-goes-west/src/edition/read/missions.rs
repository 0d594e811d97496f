//! `missions.toml`.

use super::super::{DiceOption, Difficulty, LandTile, Mission, Mode, Scoreboard, proof};
use super::layout::layout;
use super::night::night_step;
use super::special::special;
use super::translation::{TranslatedField, Translation};
use super::{BadEdition, ReadFile, SourceFile, SpannedText, jobs, new_name};
use crate::job::PrintedOn;
use game::{EditionErrors, EditionReview};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    mission: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: SpannedText,
    name: String,
    mode: ModeWord,
    difficulty: DifficultyWord,
    players: [u8; 2],
    boards: Vec<SpannedText>,
    dice: Vec<SpannedText>,
    #[serde(default)]
    board_for: BTreeMap<String, SpannedText>,
    layout: Vec<String>,
    setup: String,
    rules: String,
    special: Vec<String>,
    jobs: Vec<SpannedText>,
    events: Vec<SpannedText>,
    night: Vec<SpannedText>,
    #[serde(default)]
    night_reconstructed: Vec<SpannedText>,
    source: String,
    #[serde(rename = "source_note")]
    _source_note: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ModeWord {
    Solo,
    Versus,
    Cooperative,
}

impl From<ModeWord> for Mode {
    fn from(word: ModeWord) -> Mode {
        match word {
            ModeWord::Solo => Mode::Solo,
            ModeWord::Versus => Mode::Versus,
            ModeWord::Cooperative => Mode::Cooperative,
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum DifficultyWord {
    Beginner,
    Normal,
    Tricky,
}

impl From<DifficultyWord> for Difficulty {
    fn from(word: DifficultyWord) -> Difficulty {
        match word {
            DifficultyWord::Beginner => Difficulty::Beginner,
            DifficultyWord::Normal => Difficulty::Normal,
            DifficultyWord::Tricky => Difficulty::Tricky,
        }
    }
}

/// DW-SETUP-03. The missions.
pub(super) fn missions(
    file: ReadFile<'_>,
    translation: &Translation,
    boards: &[Scoreboard],
    options: &[DiceOption],
    tiles: &[LandTile],
) -> Result<Vec<Mission>, EditionErrors> {
    let (missions, source) = SourceFile::parse::<File>(file, "missions.toml")?;
    let mut review = EditionReview::default();
    let mut known: Vec<Mission> = Vec::new();
    for entry in missions.mission {
        known.extend(review.keep(mission(&entry, &source, translation, boards, options, tiles, &known)));
    }
    review.finish(Some(known))
}

fn mission(
    entry: &Entry,
    source: &SourceFile,
    translation: &Translation,
    boards: &[Scoreboard],
    options: &[DiceOption],
    tiles: &[LandTile],
    known: &[Mission],
) -> Result<Mission, BadEdition> {
    let id = &entry.id;
    let blame = source.blame(id);
    let board_names: Vec<&str> = boards.iter().map(|board| board.id.as_str()).collect();
    let option_names: Vec<&str> = options.iter().map(|option| option.id.as_str()).collect();
    let boards_of = chosen(source, &entry.boards, "scoreboard", &board_names)?;
    let night = entry.night.iter().chain(&entry.night_reconstructed).map(|line| {
        night_step(line.get_ref()).map_err(|why| source.bad_at(line, format!("{}: {why}", id.get_ref())))
    });
    let mission = Mission {
        id: new_name(source, id, known.iter().map(|mission| mission.id.as_str()))?,
        name: translation.phrase("mission", id, TranslatedField::Name, &entry.name)?,
        mode: entry.mode.into(),
        difficulty: entry.difficulty.into(),
        players: entry.players,
        dice: chosen(source, &entry.dice, "choice of dice", &option_names)?,
        board_for: board_for(entry, source, boards, &boards_of)?,
        boards: boards_of,
        layout: layout(entry.layout.iter().map(String::as_str)).map_err(&blame)?,
        setup: translation.phrase("mission", id, TranslatedField::Setup, &entry.setup)?,
        rules: translation.phrase("mission", id, TranslatedField::Rules, &entry.rules)?,
        special: special(entry.special.iter().map(String::as_str)).map_err(&blame)?,
        jobs: jobs(source, id, "job", &entry.jobs, PrintedOn::Mission)?,
        events: jobs(source, id, "event", &entry.events, PrintedOn::Event)?,
        night: night.collect::<Result<_, _>>()?,
        source: entry.source.clone(),
    };
    proof::mission(&mission, tiles).map_err(&blame)?;
    Ok(mission)
}

/// DW-SPECIAL-19. The indices of names in a list, each once.
fn chosen(
    source: &SourceFile,
    names: &[SpannedText],
    what: &str,
    known: &[&str],
) -> Result<Vec<usize>, BadEdition> {
    let mut numbers = Vec::new();
    for name in names {
        let number = known.iter().position(|id| id == name.get_ref());
        let number =
            number.ok_or_else(|| source.bad_at(name, format!("there is no {what} `{}`", name.get_ref())))?;
        if numbers.contains(&number) {
            return Err(source.bad_at(name, format!("{what} `{}` is there twice", name.get_ref())));
        }
        numbers.push(number);
    }
    Ok(numbers)
}

/// DW-SPECIAL-19. For each number of players the recommended board, if the entry names one.
fn board_for(
    entry: &Entry,
    source: &SourceFile,
    boards: &[Scoreboard],
    allowed: &[usize],
) -> Result<[Option<usize>; 5], BadEdition> {
    let mut recommended = [None; 5];
    for (players, name) in &entry.board_for {
        let place = players.parse::<usize>().ok().filter(|&players| {
            (usize::from(entry.players[0])..=usize::from(entry.players[1])).contains(&players)
        });
        let place = place.and_then(|players| recommended.get_mut(players.checked_sub(1)?));
        let place = place.ok_or_else(|| {
            source.bad_at(name, format!("{}: `{players}` players do not play it", entry.id.get_ref()))
        })?;
        let board = boards.iter().position(|board| board.id == *name.get_ref());
        let board = board.filter(|board| allowed.contains(board));
        *place = Some(board.ok_or_else(|| {
            let reason = format!("{}: `{}` is none of its scoreboards", entry.id.get_ref(), name.get_ref());
            source.bad_at(name, reason)
        })?);
    }
    Ok(recommended)
}
