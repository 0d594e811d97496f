//! `--edition`: another board and other cards, from a folder.

use anyhow::{Result, anyhow};
use std::fs;
use std::path::Path;
use train_heist::Edition;

/// Reads the edition of a folder and makes it known; a bad one is refused with file, line and reason.
pub(crate) fn bring(folder: &Path) -> Result<()> {
    let file = |name: &str| fs::read_to_string(folder.join(name)).map_err(|why| why.to_string());
    Edition::read(file)
        .and_then(Edition::bring)
        .map(|_| ())
        .map_err(|why| anyhow!("--edition {}: {why}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::bring;
    use std::{fs, path::Path};

    fn material() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/train-heist/material")
    }

    #[test]
    fn our_own_folder_is_known_already() {
        assert!(bring(&material()).is_ok());
    }

    #[test]
    fn a_bad_folder_says_where() {
        let folder = tempfile::tempdir().unwrap();
        for file in fs::read_dir(material()).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read_to_string(&file).unwrap().replace("id     = \"jw\"", "id     = \"west\"");
            fs::write(folder.path().join(file.file_name().unwrap()), text).unwrap();
        }
        let why = bring(folder.path()).unwrap_err().to_string();
        assert!(why.contains("board.toml, line") && why.contains("`jw`"), "{why}");
        assert!(bring(Path::new("nowhere")).unwrap_err().to_string().contains("edition.toml"));
    }
}
