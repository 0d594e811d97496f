//! `dice.toml`.

use super::super::{Compass, DiceOption};
use super::translation::{TranslatedField, Translation};
use super::{BadEdition, ReadFile, SourceFile, SpannedText, new_name};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    die: Vec<Die>,
    bandit_option: Vec<OptionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    id: SpannedText,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "count")]
    _count: u8,
    faces: Vec<Face>,
    #[serde(rename = "note")]
    _note: Option<String>,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a face is a number or a direction")]
enum Face {
    Number(u8),
    Direction(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionEntry {
    id: SpannedText,
    name: String,
    dice: Vec<SpannedText>,
    #[serde(rename = "note")]
    _note: Option<String>,
    #[serde(rename = "source")]
    _source: String,
}

/// DW-SETUP-12 to DW-SETUP-14, DW-SETUP-17. All dice, and the choices of bandit dice.
pub(super) struct Dice {
    pub(super) success: [u8; 6],
    pub(super) compass: [Compass; 6],
    pub(super) bandit: Vec<(String, u8)>,
    pub(super) options: Vec<DiceOption>,
}

pub(super) fn dice(file: ReadFile<'_>, translation: &Translation) -> Result<Dice, BadEdition> {
    let (dice, source) = SourceFile::parse::<File>(file, "dice.toml")?;
    let (mut success, mut compass, mut bandit) = (None, None, Vec::new());
    for (number, die) in dice.die.iter().enumerate() {
        new_name(&source, &die.id, dice.die[..number].iter().map(|die| die.id.get_ref().as_str()))?;
        translation.pass_over("die", &die.id);
        let bad = |reason: &str| source.blame(&die.id)(reason.to_owned());
        match die.id.get_ref().as_str() {
            "job" => {
                let faces = die.success();
                success =
                    Some(faces.ok_or_else(|| bad("a success die has six faces with numbers from 0 to 9"))?);
            }
            "compass" => {
                let faces = die.compass();
                compass = Some(faces.ok_or_else(|| bad("a compass die has six faces out of N, S, W and +"))?);
            }
            id => {
                let faces = die.bandit();
                let faces =
                    faces.ok_or_else(|| bad("a bandit die has the numbers from 1 on, in their order"))?;
                bandit.push((id.to_owned(), faces));
            }
        }
    }
    let mut options: Vec<DiceOption> = Vec::new();
    for entry in dice.bandit_option {
        options.push(option(&entry, &source, translation, &bandit, &options)?);
    }
    let missing = |die: &str| source.bad(format!("there is no die `{die}`"));
    Ok(Dice {
        success: success.ok_or_else(|| missing("job"))?,
        compass: compass.ok_or_else(|| missing("compass"))?,
        bandit,
        options,
    })
}

impl Die {
    fn success(&self) -> Option<[u8; 6]> {
        let number = |face: &Face| match face {
            Face::Number(number) if *number <= 9 => Some(*number),
            _ => None,
        };
        self.faces.iter().map(number).collect::<Option<Vec<u8>>>()?.try_into().ok()
    }

    fn compass(&self) -> Option<[Compass; 6]> {
        let direction = |face: &Face| match face {
            Face::Direction(word) => Compass::read(word),
            Face::Number(_) => None,
        };
        self.faces.iter().map(direction).collect::<Option<Vec<Compass>>>()?.try_into().ok()
    }

    fn bandit(&self) -> Option<u8> {
        let counts = |(face, number): (&Face, u8)| matches!(face, Face::Number(shown) if *shown == number);
        let faces = u8::try_from(self.faces.len()).ok()?;
        (faces > 0 && self.faces.iter().zip(1..).all(counts)).then_some(faces)
    }
}

impl Compass {
    fn read(word: &str) -> Option<Compass> {
        match word {
            "N" => Some(Compass::North),
            "S" => Some(Compass::South),
            "W" => Some(Compass::West),
            "+" => Some(Compass::More),
            _ => None,
        }
    }
}

fn option(
    entry: &OptionEntry,
    source: &SourceFile,
    translation: &Translation,
    bandit: &[(String, u8)],
    known: &[DiceOption],
) -> Result<DiceOption, BadEdition> {
    let mut dice = Vec::new();
    for name in &entry.dice {
        let die = bandit.iter().position(|(die, _)| die == name.get_ref());
        let die =
            die.ok_or_else(|| source.bad_at(name, format!("there is no bandit die `{}`", name.get_ref())))?;
        if dice.contains(&die) {
            return Err(source.bad_at(name, format!("`{}` is there twice", name.get_ref())));
        }
        dice.push(die);
    }
    if dice.is_empty() {
        return Err(source.blame(&entry.id)("no die is rolled: name one".to_owned()));
    }
    Ok(DiceOption {
        id: new_name(source, &entry.id, known.iter().map(|option| option.id.as_str()))?,
        name: translation.phrase("bandit_option", &entry.id, TranslatedField::Name, &entry.name)?,
        dice,
    })
}
