//! Tests of the files in a game's folder: its scenarios and its playthroughs.

use crate::{contract::TestSupport, playthrough::tell, scenario::Scenario};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// Makes every scenario of a game a test of its own, named by its chapter and its file: `shoot::a_bullet_flies_over`.
/// The files are read when the tests run, so a changed scenario rebuilds nothing.
///
/// A game's `tests/scenarios.rs` is one line, `game::scenarios!(MyGame);`. Its manifest switches the usual harness off for
/// it and has `libtest-mimic` among its dev-dependencies.
#[macro_export]
macro_rules! scenarios {
    ($game:ty) => {
        fn main() {
            let files = $crate::battery::scenario_files(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
            let test = |file: $crate::battery::ScenarioFile| {
                libtest_mimic::Trial::test(file.test_name(), move || {
                    file.holds::<$game>().map_err(Into::into)
                })
            };
            let tests = files.into_iter().map(test).collect();
            libtest_mimic::run(&libtest_mimic::Arguments::from_args(), tests).exit();
        }
    };
}

/// Makes one `#[test]` per playthrough, which compares its file with the engine: a name, the file, the set-up and the seed.
#[macro_export]
macro_rules! playthroughs {
    ($game:ty, $($name:ident: $file:literal, $setup:expr, $seed:literal;)*) => {
        $(
            #[test]
            fn $name() {
                let file = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs/", $file);
                $crate::battery::playthrough_is_unchanged::<$game>(file, &$setup, $seed);
            }
        )*
    };
}

/// A scenario file of the project.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ScenarioFile {
    /// The path below the game's folder of scenarios, with forward slashes: `shoot/a-bullet-flies-over.toml`.
    pub name: String,
    path: PathBuf,
}

impl ScenarioFile {
    /// The name of its test: `shoot::a_bullet_flies_over`.
    pub fn test_name(&self) -> String {
        self.name.trim_end_matches(".toml").replace('/', "::").replace('-', "_")
    }

    /// Reads and parses the file.
    pub fn read(&self) -> Result<Scenario, String> {
        let text = fs::read_to_string(&self.path).map_err(|why| why.to_string())?;
        Scenario::parse(&text)
    }

    /// Reads and runs the scenario; the error names the file.
    pub fn holds<G: TestSupport>(&self) -> Result<(), String> {
        let held =
            self.read().and_then(|scenario| scenario.run::<G>().map_err(|failure| failure.to_string()));
        held.map_err(|why| format!("{}\n{why}", self.path.display()))
    }
}

/// Every file below a folder of scenarios, sorted by name. Panics if there is none, because tests without cases would pass.
pub fn scenario_files(folder: &str) -> Vec<ScenarioFile> {
    let mut files = Vec::new();
    if let Err(why) = gather(Path::new(folder), "", &mut files) {
        panic!("{folder}: {why}");
    }
    assert!(!files.is_empty(), "{folder}: there is no scenario");
    files.sort();
    files
}

fn gather(folder: &Path, name: &str, files: &mut Vec<ScenarioFile>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{name}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push(ScenarioFile { name, path: entry.path() });
        }
    }
    Ok(())
}

/// Checks that a playthrough matches its file. `BLESS=1` rewrites the file.
pub fn playthrough_is_unchanged<G: TestSupport>(file: &str, setup: &G::Setup, seed: u64) {
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
        "{file} differs from the engine; the first difference (line, then, now) is {differ:?}"
    );
}
