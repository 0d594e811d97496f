//! The text files of the project.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// A text file of the project.
#[derive(Clone, Debug)]
pub struct TextFile {
    /// The path from the project's root, with forward slashes.
    pub path: String,
    /// The whole contents.
    pub text: String,
}

/// The project's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every text file of the project, sorted by path, without build output and hidden files.
pub fn files() -> io::Result<Vec<TextFile>> {
    let mut found = Vec::new();
    gather(&root(), "", &mut found)?;
    Ok(found)
}

fn gather(folder: &Path, shown: &str, found: &mut Vec<TextFile>) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if shown.is_empty() { name.clone() } else { format!("{shown}/{name}") };
        let skipped = name.starts_with('.') && ![".ci", ".cargo"].contains(&name.as_str())
            || ["target", "corpus", "artifacts", "shots"].contains(&name.as_str());
        if skipped {
            continue;
        }
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &path, found)?;
        } else if let Ok(text) = fs::read_to_string(entry.path()) {
            found.push(TextFile { path, text });
        }
    }
    Ok(())
}
