//! `--edition`: registers an edition from a folder.

use anyhow::{Result, anyhow};
use std::path::Path;
use std::{fmt, fs};

/// Reads and registers the edition in a folder. The error of an invalid one lists every problem with its file, line and
/// reason. A folder with `missions.toml` belongs to Deck Goes West, one with `board.toml` to Train Heist.
pub(crate) fn register(folder: &Path) -> Result<()> {
    let file = |name: &str| fs::read_to_string(folder.join(name)).map_err(|why| why.to_string());
    let bad = |why: &dyn fmt::Display| {
        let why = why.to_string();
        // Several errors take one line each.
        let apart = if why.contains('\n') { "\n" } else { " " };
        anyhow!("--edition {}:{apart}{why}", folder.display())
    };
    let has = |name: &str| folder.join(name).is_file();
    match (has("missions.toml"), has("board.toml")) {
        (true, false) => {
            let edition = deck_goes_west::Edition::read(&file).map_err(|why| bad(&why))?;
            edition.register().map(drop).map_err(|why| bad(&why))
        }
        (false, true) => {
            let edition = train_heist::Edition::read(&file).map_err(|why| bad(&why))?;
            edition.register().map(drop).map_err(|why| bad(&why))
        }
        (false, false) if !folder.is_dir() => Err(bad(&"there is no such folder")),
        (false, false) => Err(bad(
            &"it holds neither missions.toml (an edition of Deck Goes West) nor board.toml (one of Train Heist)",
        )),
        (true, true) => Err(bad(
            &"it holds both missions.toml (of Deck Goes West) and board.toml (of Train Heist): use a folder each",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::register;
    use std::{fs, path::Path};

    fn material(game: &str) -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("material")
    }

    #[test]
    fn our_own_folders_are_known_already() {
        assert!(register(&material("train-heist")).is_ok());
        assert!(register(&material("deck-goes-west")).is_ok());
    }

    #[test]
    fn a_bad_folder_says_where() {
        let folder = tempfile::tempdir().unwrap();
        for file in fs::read_dir(material("train-heist")).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read_to_string(&file).unwrap().replace("id     = \"jw\"", "id     = \"west\"");
            fs::write(folder.path().join(file.file_name().unwrap()), text).unwrap();
        }
        let why = register(folder.path()).unwrap_err().to_string();
        assert!(why.contains("board.toml, line") && why.contains("`jw`"), "{why}");
        fs::copy(material("deck-goes-west").join("missions.toml"), folder.path().join("missions.toml"))
            .unwrap();
        let why = register(folder.path()).unwrap_err().to_string();
        assert!(why.contains("holds both missions.toml"), "{why}");
        fs::remove_file(folder.path().join("board.toml")).unwrap();
        let why = register(folder.path()).unwrap_err().to_string();
        assert!(why.contains("edition.toml, line") && why.contains("unknown field `speed`"), "{why}");
        assert!(why.contains("\nstarter.toml: ") && why.contains("\ntiles.toml: "), "{why}");
        fs::remove_file(folder.path().join("missions.toml")).unwrap();
        let why = register(folder.path()).unwrap_err().to_string();
        assert!(why.contains("neither missions.toml") && why.contains("nor board.toml"), "{why}");
        assert!(register(Path::new("nowhere")).unwrap_err().to_string().ends_with("there is no such folder"));
    }
}
