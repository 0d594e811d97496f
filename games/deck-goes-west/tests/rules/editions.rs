//! An edition is data: ours is sound, another can be played, and a bad one is refused with file, line and reason.

mod jobs;
mod missions;
mod parts;

use deck_goes_west::{Danger, Edition, Mode, Pile};
use game::EditionErrors;
use std::{fs, path::Path};

fn ours(name: &str) -> Result<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("material");
    fs::read_to_string(folder.join(name)).map_err(|why| why.to_string())
}

/// Our edition with one text in one file replaced.
fn otherwise(file: &str, said: &str, instead: &str) -> Result<Edition, EditionErrors> {
    Edition::read(&|name| {
        let text = ours(name)?;
        if name != file {
            return Ok(text);
        }
        assert!(text.contains(said), "{file} does not say {said}");
        Ok(text.replacen(said, instead, 1))
    })
}

/// The number of the first line that contains a text.
fn line_of(file: &str, said: &str) -> usize {
    let text = ours(file).unwrap();
    let at = text.find(said).unwrap_or_else(|| panic!("{file} does not say {said}"));
    text[..at].matches('\n').count() + 1
}

/// A bad edition: the file, a text and its replacement, the text whose line the error names (`None`: no line), and the
/// reason.
type Bad = (&'static str, &'static str, &'static str, Option<&'static str>, &'static str);

fn refused(bad: &[Bad]) {
    for &(file, said, instead, blamed, reason) in bad {
        let errors = otherwise(file, said, instead).err().unwrap_or_else(|| panic!("{instead} is accepted"));
        let why = &errors.all()[0];
        assert_eq!(why.reason, reason, "{file}: {instead}");
        assert_eq!(
            (why.file.as_str(), why.line),
            (file, blamed.map(|said| line_of(file, said))),
            "{instead}"
        );
    }
}

/// DW-SETUP-02, DW-SETUP-03, DW-SETUP-09 to DW-SETUP-11: the contents of the box.
#[test]
fn ours_is_complete() {
    let edition = Edition::built_in();
    let cards = |pile| -> usize {
        edition.cards.iter().filter(|card| card.pile == pile).map(|card| usize::from(card.count)).sum()
    };
    assert_eq!((cards(Pile::Starter), cards(Pile::Trade)), (50, 50));
    assert_eq!(Danger::ALL.map(|danger| cards(Pile::Danger(danger))), [30, 30]);
    assert_eq!((edition.tiles.len(), edition.characters.len(), edition.boards.len()), (48, 12, 4));
    let missions = |mode| edition.missions.iter().filter(|mission| mission.mode == mode).count();
    assert_eq!([Mode::Solo, Mode::Versus, Mode::Cooperative].map(missions), [3, 4, 8]);
    assert_eq!(edition.success, [0, 0, 1, 1, 1, 2]);
    assert_eq!(edition.bandit_dice, [("d20".to_owned(), 20), ("d12".to_owned(), 12)]);
    assert_eq!(edition.card(edition.kind_named("cow").unwrap()).name.spoken_in("pt-BR"), "Vaca");
    assert_eq!(edition.tile(edition.tile_named("lake-01").unwrap()).jobs.len(), 0);
}

#[test]
fn the_files_are_read_strictly() {
    refused(&[
        (
            "starter.toml",
            "colour = \"blue\"",
            "color = \"blue\"",
            Some("colour = \"blue\""),
            "unknown field `color`, expected one of `id`, `name`, `colour`, `count`, `buy`, `buy_source`, `jobs`, \
             `job_source`, `flavour`, `source`, `source_note`",
        ),
        (
            "starter.toml",
            "count = 13",
            "count = -1",
            Some("count = 13"),
            "invalid value: integer `-1`, expected u8",
        ),
        (
            "starter.toml",
            "\"blue\"",
            "\"pink\"",
            Some("\"blue\""),
            "`pink` is no colour: there are blue, red, green, brown, white, yellow",
        ),
        (
            "starter.toml",
            "id = \"knife\"",
            "id = \"boots\"",
            Some("id = \"knife\""),
            "`boots` is there twice",
        ),
        (
            "starter.toml",
            "id = \"knife\"",
            "id = \"the knife\"",
            Some("id = \"knife\""),
            "`the knife` is no name: use letters, digits and hyphens",
        ),
        (
            "starter.toml",
            "job_source = [\"rulebook\"]",
            "job_source = []",
            Some("id = \"boots\""),
            "boots: there are 0 sources for 1 jobs",
        ),
        ("pt-BR.toml", "cow = { name = \"Vaca\", ", "cow = { ", None, "trade `cow` has no name"),
        (
            "pt-BR.toml",
            "[pain]",
            "[pain]\nheadache = { name = \"Dor de cabeça\" }",
            Some("leg-wound ="),
            "there is no pain `headache`",
        ),
        (
            "edition.toml",
            "starter     = 50",
            "starter = 50\ncoins = 3",
            Some("trade       ="),
            "unknown field `coins`, expected one of `starter`, `trade`, `pain`, `exhaustion`, `tiles`, `characters`, \
             `missions`, `solo`, `versus`, `cooperative`, `boards`, `source`",
        ),
    ]);
    let missing = Edition::read(&|name| {
        if name == "dice.toml" { Err("it is not there".to_owned()) } else { ours(name) }
    });
    assert_eq!(missing.unwrap_err().to_string(), "dice.toml: it is not there");
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let why = Edition::read(&|name| {
        let text = ours(name)?;
        Ok(match name {
            "edition.toml" => text.replacen("\"reconstruction\"", "\"new world\"", 1),
            "tiles.toml" => text.replacen("[\"walk 1\"", "[\"fly 1\"", 1).replacen(
                "terrain = \"lake\"",
                "terrain = \"sea\"",
                1,
            ),
            "trade.toml" => text.replacen("count = 1", "count = 0", 1),
            _ => text,
        })
    });
    let why = why.unwrap_err();
    let files: Vec<&str> = why.all().iter().map(|error| error.file.as_str()).collect();
    assert_eq!(files, ["edition.toml", "trade.toml", "tiles.toml", "tiles.toml"], "{why}");
    assert_eq!(why.to_string().lines().count(), 4);
    assert_eq!(why.all()[0].reason, "`new world` is no name: use letters, digits and hyphens");
}

#[test]
fn a_tile_has_jobs_for_its_own_land_and_a_number_on_a_die() {
    let why =
        otherwise("tiles.toml", "lie down; scrap 1 item; gain 6 gold", "lie down; at forest; gain 6 gold");
    let reason = "bandit-camp-01: job 1 can be done on other land only, and this is a bandit-camp";
    assert_eq!(why.unwrap_err().all()[0].reason, reason);
    let why = otherwise("tiles.toml", "bandit = 20", "bandit = 21").unwrap_err().to_string();
    assert!(why.ends_with("its bandit number is 21, and no bandit die goes beyond 20"), "{why}");
}

#[test]
fn counts_are_as_they_are_said_to_be() {
    let count = |said: &str, instead: &str| otherwise("edition.toml", said, instead).unwrap_err().to_string();
    let bad = [
        (
            "starter     = 50",
            "starter = 49",
            "starter.toml: there are 50 starter cards, but edition.toml counts 49",
        ),
        (
            "trade       = 50",
            "trade = 49",
            "trade.toml: there are 50 trade cards, but edition.toml counts 49",
        ),
        ("pain        = 30", "pain = 31", "pain.toml: there are 30 pain cards, but edition.toml counts 31"),
        (
            "exhaustion  = 30",
            "exhaustion = 31",
            "exhaustion.toml: there are 30 exhaustion cards, but edition.toml counts 31",
        ),
        ("tiles       = 48", "tiles = 47", "tiles.toml: there are 48 tiles, but edition.toml counts 47"),
        (
            "characters  = 12",
            "characters = 11",
            "characters.toml: there are 12 characters, but edition.toml counts 11",
        ),
        (
            "missions    = 15",
            "missions = 16",
            "missions.toml: there are 15 missions, but edition.toml counts 16",
        ),
        (
            "solo        = 3",
            "solo = 4",
            "missions.toml: there are 3 solo missions, but edition.toml counts 4",
        ),
        (
            "versus      = 4",
            "versus = 3",
            "missions.toml: there are 4 versus missions, but edition.toml counts 3",
        ),
        (
            "cooperative = 8",
            "cooperative = 9",
            "missions.toml: there are 8 cooperative missions, but edition.toml counts 9",
        ),
        (
            "boards      = 4",
            "boards = 5",
            "scoreboards.toml: there are 4 scoreboards, but edition.toml counts 5",
        ),
    ];
    for (said, instead, reason) in bad {
        assert_eq!(count(said, instead), reason);
    }
}

#[test]
fn another_edition_may_speak_english_only() {
    let english = |name: &str| match name {
        "pt-BR.toml" => Err("there is none".to_owned()),
        "edition.toml" => Ok(ours(name)?.replace("\"reconstruction\"", "\"english\"")),
        name => ours(name),
    };
    let edition = Edition::read(&english).unwrap().register().unwrap();
    assert_eq!(edition.cards[0].name.spoken_in("pt-BR"), "Boots");
    assert_eq!(Edition::named("english").map(|edition| edition.id.as_str()), Some("english"));
    assert!(Edition::read(&english).unwrap().register().is_ok(), "the same edition twice is one edition");
    let differs = otherwise("starter.toml", "count = 6", "count = 7");
    assert_eq!(
        differs.unwrap_err().all()[0].reason,
        "there are 51 starter cards, but edition.toml counts 50"
    );
    let differs = otherwise("tiles.toml", "bandit = 1\n", "bandit = 2\n").unwrap().register().unwrap_err();
    assert!(differs.to_string().contains("an edition called `reconstruction` is known already"));
}

#[test]
fn what_may_be_left_out_is_added() {
    let edition = otherwise("tiles.toml", "lie down; gain 1 food", "gain 1 food").unwrap();
    assert_eq!(edition.tiles[5].jobs[0].to_string(), "lie down; gain 1 food");
    let edition = otherwise("characters.toml", "tap; pay 1 any; walk 1", "pay 1 any; walk 1").unwrap();
    assert_eq!(edition.characters[0].abilities[2].to_string(), "tap; pay 1 any; walk 1");
    let edition =
        otherwise("starter.toml", "pay 1 food; walk 1", "pay 1 food; discard self; walk 1").unwrap();
    assert_eq!(edition.cards[0].jobs[0].to_string(), "pay 1 food; walk 1");
}
