//! Writes the record of a game to a file.

use super::translator::Translator;
use anyhow::{Error, Result, anyhow, bail};
use catalog::CatalogGame;
use game::Message;
use game::record::{Detail, Record};
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Checks before a game starts that its record can be written to this file, so that no finished game is lost.
pub(super) fn check<G: CatalogGame>(file: &Path, translator: &Translator) -> Result<()> {
    if is_transcript(file) && G::TRANSCRIPTS.is_none() {
        bail!(no_transcripts(file, translator));
    }
    if fs::symlink_metadata(file).is_ok() {
        let message = Message::new("record-exists").text("file", file.display().to_string());
        bail!(translator.say(&message));
    }
    let made = OpenOptions::new().write(true).create_new(true).open(file);
    made.and_then(|_| fs::remove_file(file)).map_err(|why| failed(file, reason(&why, translator), translator))
}

/// The first unused name for the record of a further game: `game.json`, `game-2.json`, `game-3.json`.
pub(super) fn next_free(file: &Path) -> PathBuf {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let (stem, end) = (part(file.file_stem()), part(file.extension()));
    let numbered = |number: u32| match end.as_str() {
        "" => file.with_file_name(format!("{stem}-{number}")),
        end => file.with_file_name(format!("{stem}-{number}.{end}")),
    };
    let mut names = std::iter::once(file.to_owned()).chain((2..).map(numbered));
    names.find(|name| fs::symlink_metadata(name).is_err()).expect("a folder has fewer files than numbers")
}

/// Writes a record to a new file: a transcript where the name ends in `.txt`, JSON otherwise.
pub(super) fn write_record<G: CatalogGame>(
    record: &Record<G>,
    file: &Path,
    translator: &Translator,
) -> Result<()> {
    let failed = |why: String| failed(file, why, translator);
    let text = match (is_transcript(file), G::TRANSCRIPTS) {
        (true, None) => bail!(no_transcripts(file, translator)),
        (true, Some(format)) => (format.write)(record, Detail::Rounds).map_err(failed)?,
        (false, _) => record.to_json(),
    };
    let opened = OpenOptions::new().write(true).create_new(true).open(file);
    let written = opened.and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|why| failed(reason(&why, translator)))
}

/// Does the name ask for a transcript?
fn is_transcript(file: &Path) -> bool {
    file.extension().is_some_and(|end| end.eq_ignore_ascii_case("txt"))
}

fn no_transcripts(file: &Path, translator: &Translator) -> String {
    let message = Message::new("record-no-transcripts").text("file", file.display().to_string());
    translator.say(&message.text("game", translator.term("game-title")))
}

fn failed(file: &Path, why: String, translator: &Translator) -> Error {
    let message = Message::new("record-failed").text("file", file.display().to_string()).text("why", why);
    anyhow!(translator.say(&message))
}

/// Why a file could not be written: common reasons translated, others in the system's words.
fn reason(why: &io::Error, translator: &Translator) -> String {
    match why.kind() {
        ErrorKind::AlreadyExists => translator.word("file-exists"),
        ErrorKind::NotFound | ErrorKind::NotADirectory => translator.word("file-no-folder"),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => translator.word("file-not-allowed"),
        _ => {
            let said = why.to_string();
            said.split(" (os error").next().unwrap_or_default().to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use super_express::SuperExpress;
    use train_heist::TrainHeist;

    #[test]
    fn a_name_that_is_used_gets_a_number() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        assert_eq!(next_free(&file("game.json")), file("game.json"));
        for name in ["game.json", "game-2.json", "game"] {
            fs::write(file(name), "").unwrap();
        }
        assert_eq!(next_free(&file("game.json")), file("game-3.json"));
        assert_eq!(next_free(&file("game")), file("game-2"));
    }

    #[test]
    fn trying_out_leaves_nothing_and_harms_nothing() {
        let translator = Translator::of::<SuperExpress>(catalog::Language::English).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.json");
        check::<SuperExpress>(&file, &translator).unwrap();
        assert!(!file.exists());
        fs::write(&file, "mine").unwrap();
        assert!(
            check::<SuperExpress>(&file, &translator)
                .unwrap_err()
                .to_string()
                .contains("choose another name")
        );
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
        let nowhere = folder.path().join("no-such-folder/game.json");
        let why = check::<SuperExpress>(&nowhere, &translator).unwrap_err().to_string();
        assert!(why.ends_with("there is no such folder"), "{why}");
    }

    #[test]
    fn a_game_without_transcripts_says_so_before_it_is_played() {
        let translator = Translator::of::<TrainHeist>(catalog::Language::English).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let why = check::<TrainHeist>(&folder.path().join("game.TXT"), &translator).unwrap_err().to_string();
        assert!(why.contains("Train Heist") && why.contains(".json"), "{why}");
        check::<TrainHeist>(&folder.path().join("game.json"), &translator).unwrap();
    }
}
