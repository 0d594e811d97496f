//! What lies in a game's folder holds: its scenarios, its playthroughs.

use crate::{contract::Game, playthrough::tell, scenario::Scenario};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// Every scenario of a game holds. A game's `tests/scenarios.rs` is one line: `game::scenarios!(MyGame);`.
#[macro_export]
macro_rules! scenarios {
    ($game:ty) => {
        #[test]
        fn every_scenario_holds() {
            $crate::battery::every_scenario_holds::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
        }
    };
}

/// The playthroughs of a game are still told: for each a name, its file, the set-up and the seed.
#[macro_export]
macro_rules! playthroughs {
    ($game:ty, $($name:ident: $file:literal, $setup:expr, $seed:literal;)*) => {
        $(
            #[test]
            fn $name() {
                let file = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs/", $file);
                $crate::battery::the_story_is_the_same::<$game>(file, &$setup, $seed);
            }
        )*
    };
}

/// Every scenario of this folder holds.
pub fn every_scenario_holds<G: Game>(folder: &str) {
    let mut files = Vec::new();
    if let Err(why) = gather(Path::new(folder), &mut files) {
        panic!("{folder}: {why}");
    }
    assert!(!files.is_empty(), "{folder}: there is no scenario");
    files.sort();
    let broken: Vec<String> = files
        .iter()
        .filter_map(|file| Some(format!("{}\n{}", file.display(), holds::<G>(file).err()?)))
        .collect();
    assert!(broken.is_empty(), "{} of {} scenarios fail\n{}", broken.len(), files.len(), broken.join("\n"));
}

/// Every file below a folder.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn holds<G: Game>(file: &Path) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|why| why.to_string())?;
    Scenario::parse(&text)?.run::<G>().map_err(|failure| failure.to_string())
}

/// This game is played as it was when the file was written. `BLESS=1` writes it anew.
pub fn the_story_is_the_same<G: Game>(file: &str, setup: &G::Setup, seed: u64) {
    let told = match tell::<G>(setup, seed) {
        Ok(told) => told,
        Err(why) => panic!("{file}: {why}"),
    };
    if env::var_os("BLESS").is_some()
        && let Err(why) = fs::write(file, &told)
    {
        panic!("{file}: {why}");
    }
    let written = fs::read_to_string(file).unwrap_or_default();
    let differ = written.lines().zip(told.lines()).zip(1..).find(|((then, now), _)| then != now);
    assert!(
        written == told,
        "{file} tells another story; the first difference (line, then, now) is {differ:?}"
    );
}
