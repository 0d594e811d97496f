//! An edition is data: ours is sound, another can be played, and a bad one is refused with file, line and reason.

use game::{Catalogued, EditionErrors, Game, Quick, Silent, play_out};
use std::{fs, path::Path};
use train_heist::{Edition, Setup, TrainHeist};

fn ours(name: &str) -> Result<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("material");
    fs::read_to_string(folder.join(name)).map_err(|why| why.to_string())
}

/// Our edition with one text in one file replaced.
fn otherwise(
    file: &'static str,
    said: &'static str,
    instead: &'static str,
) -> Result<Edition, EditionErrors> {
    Edition::read(&move |name| {
        let text = ours(name)?;
        if name != file {
            return Ok(text);
        }
        assert!(text.contains(said), "{file} does not say {said}");
        Ok(text.replacen(said, instead, 1))
    })
}

/// TH-COMP-01 to TH-COMP-09: the contents of the box.
#[test]
fn ours_is_complete() {
    let edition = Edition::built_in();
    assert_eq!(edition.main_map().count(), 60);
    assert_eq!(edition.train_map().count(), 13);
    assert_eq!(edition.events.iter().map(|kind| kind.count).sum::<u8>(), 21);
    assert_eq!(30 + edition.wilds, 35);
    assert_eq!(edition.loot.len(), 21);
    assert_eq!(edition.wanted.len(), 15);
    assert_eq!(edition.board.mesas.len(), 5);
    assert_eq!((edition.bullets, edition.knots, edition.top_speed), (3, 3, 5));
}

#[test]
fn a_bad_edition_says_where_and_why() {
    let why = |file, said, instead| otherwise(file, said, instead).unwrap_err().to_string();
    assert_eq!(
        why(
            "board.toml",
            "beside = [\"i00\", \"o00\", \"t01\", \"t25\", \"xe\"]",
            "beside = [\"i00\", \"o00\", \"t01\", \"t25\"]"
        ),
        "board.toml, line 44: space `xe` is beside `je`, but `je` is not beside it"
            .replace("line 44", &line_of("board.toml", "id     = \"xe\""))
    );
    assert!(
        why("board.toml", "\"cactus1\", \"i01\", \"t01\"", "\"cactus9\", \"i01\", \"t01\"")
            .contains("the Main Map has no `cactus9`")
    );
    assert!(
        why("board.toml", "from = \"t12\"", "from = \"t11\"")
            .contains("needs a red and a green way for a train from `t12`")
    );
    assert!(why("train.toml", "section = 5", "section = 6").contains("a train has the sections 1 to 5"));
    assert!(
        why("train.toml", "walk   = [\"p2\", \"carA\"", "walk   = [\"carA\", \"p2\"")
            .contains("on the Sheriff's walk")
    );
    assert!(why("loot.toml", "\"RBK\"", "\"RB\"").contains("a tile needs three suits"));
    assert!(why("wanted.toml", "\"three-revolvers\"", "\"be-nice\"").contains("`be-nice` is no mission"));
    assert!(why("events.toml", "count  = 2", "count  = 3").contains("two `speed-up` cards"));
    assert!(why("edition.toml", "id     =", "name     =").starts_with("edition.toml"));
    let missing = Edition::read(&|name| {
        if name == "loot.toml" { Err("it is not there".to_owned()) } else { ours(name) }
    });
    assert_eq!(missing.unwrap_err().to_string(), "loot.toml: it is not there");
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let why = Edition::read(&|name| {
        let text = ours(name)?;
        Ok(match name {
            "edition.toml" => text.replacen("\"reconstruction\"", "\"far west\"", 1),
            "loot.toml" => text.replacen("\"RBK\"", "\"RB\"", 1).replacen("\"L05\"", "\"L 05\"", 1),
            "wanted.toml" => text.replacen("\"three-revolvers\"", "\"be-nice\"", 1),
            _ => text,
        })
    });
    let why = why.unwrap_err();
    let files: Vec<&str> = why.all().iter().map(|error| error.file.as_str()).collect();
    assert_eq!(files, ["edition.toml", "loot.toml", "loot.toml", "wanted.toml"], "{why}");
    assert!(why.to_string().contains("`far west` is no name: use letters, digits and hyphens"), "{why}");
}

fn line_of(file: &str, words: &str) -> String {
    let text = ours(file).unwrap();
    format!("line {}", text.lines().position(|line| line == words).unwrap() + 1)
}

#[test]
fn another_edition_is_played_with() {
    let edition = otherwise("edition.toml", "\"reconstruction\"", "\"more-bullets\"").unwrap();
    assert_eq!(edition.register().unwrap().id, "more-bullets");
    let setup = Setup { edition: "more-bullets".to_owned(), ..TrainHeist::default_setup(2) };
    let game = TrainHeist::new(setup).unwrap();
    let mut luck = Quick::new(1);
    let mut state = game.deal(&mut luck, &mut Silent);
    play_out(&game, &mut state, &mut Vec::new(), &mut luck, &mut Silent);
    assert!(game.outcome(&state).is_some());
    let other = otherwise("edition.toml", "\"reconstruction\"", "\"more-bullets\"").unwrap();
    assert!(other.register().is_ok(), "the same edition twice is one edition");
    let differs = otherwise("edition.toml", "knots = 3", "knots = 4").unwrap().register().unwrap_err();
    assert!(differs.to_string().contains("an edition called `reconstruction` is known already"));
}

#[test]
fn an_unknown_edition_is_refused() {
    let setup = Setup { edition: "lost".to_owned(), ..Setup::default() };
    assert!(TrainHeist::new(setup).unwrap_err().to_string().contains("there is no edition `lost`"));
}
