//! `--edition`: another board and other cards, from a folder.

use anyhow::{Result, anyhow};
use std::fs;
use std::path::Path;

/// Reads the edition of a folder and makes it known; a bad one is refused with file, line and reason. Missions are what tells
/// an edition of Deck Goes West from one of Train Heist.
pub(crate) fn bring(folder: &Path) -> Result<()> {
    let file = |name: &str| fs::read_to_string(folder.join(name)).map_err(|why| why.to_string());
    let bad = |why: String| anyhow!("--edition {}: {why}", folder.display());
    if folder.join("missions.toml").exists() {
        let edition = deck_goes_west::Edition::read(file).and_then(deck_goes_west::Edition::bring);
        edition.map(|_| ()).map_err(|why| bad(why.to_string()))
    } else {
        let edition = train_heist::Edition::read(file).and_then(train_heist::Edition::bring);
        edition.map(|_| ()).map_err(|why| bad(why.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::bring;
    use std::{fs, path::Path};

    fn material(game: &str) -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("material")
    }

    #[test]
    fn our_own_folders_are_known_already() {
        assert!(bring(&material("train-heist")).is_ok());
        assert!(bring(&material("deck-goes-west")).is_ok());
    }

    #[test]
    fn a_bad_folder_says_where() {
        let folder = tempfile::tempdir().unwrap();
        for file in fs::read_dir(material("train-heist")).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read_to_string(&file).unwrap().replace("id     = \"jw\"", "id     = \"west\"");
            fs::write(folder.path().join(file.file_name().unwrap()), text).unwrap();
        }
        let why = bring(folder.path()).unwrap_err().to_string();
        assert!(why.contains("board.toml, line") && why.contains("`jw`"), "{why}");
        fs::copy(material("deck-goes-west").join("missions.toml"), folder.path().join("missions.toml"))
            .unwrap();
        let why = bring(folder.path()).unwrap_err().to_string();
        assert!(why.contains("edition.toml, line") && why.contains("unknown field `speed`"), "{why}");
        assert!(bring(Path::new("nowhere")).unwrap_err().to_string().contains("edition.toml"));
    }
}
