//! Finds the browser's executable.

use anyhow::{Context as _, Result};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The names of the executable, the headless one first, because it does the least. The gate looks for the same names.
const NAMES: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// The value of `CHROMIUM`, or else the first of the known names in `PATH`.
pub(crate) fn find() -> Result<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    named(env::var_os("CHROMIUM")).or_else(|| on(&path)).with_context(|| {
        format!(
            "there is no Chromium here (none of {} is in PATH): install it with `apt-get install chromium`, \
             or set CHROMIUM to its executable",
            NAMES.join(", ")
        )
    })
}

/// The executable that was asked for, unless the variable is unset or empty.
fn named(asked: Option<OsString>) -> Option<PathBuf> {
    asked.filter(|asked| !asked.is_empty()).map(PathBuf::from)
}

/// The first known name in these folders.
fn on(path: &OsString) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(path).collect();
    let all = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    all.into_iter().find(|file| Path::is_file(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_has_the_first_word() {
        assert_eq!(named(Some("mine".into())), Some(PathBuf::from("mine")));
        assert_eq!(named(Some("".into())), None);
        assert_eq!(named(None), None);
    }

    #[test]
    fn names_are_tried_in_their_order_and_not_in_that_of_the_folders() {
        let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let path = env::join_paths([one.path(), two.path()]).unwrap();
        assert_eq!(on(&path), None);
        std::fs::write(one.path().join("google-chrome"), "").unwrap();
        assert_eq!(on(&path), Some(one.path().join("google-chrome")));
        std::fs::write(two.path().join("chromium"), "").unwrap();
        assert_eq!(on(&path), Some(two.path().join("chromium")));
    }
}
