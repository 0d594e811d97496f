//! Finds a browser for the tests that need one, or installs it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The names of the executable, as the crate `browser` looks for them.
const NAMES: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// The packages to install on Debian and Ubuntu: the headless one, or the whole browser on systems that do not have it.
const PACKAGES: [&str; 2] = ["chromium-headless-shell", "chromium"];

/// The last part of every error of this step.
const REMEDY: &str = "install Chromium or Google Chrome yourself, or set CHROMIUM to the executable of one";

/// The path of a browser that runs, installed if necessary.
pub(super) fn ensure() -> Result<PathBuf, String> {
    if let Some(asked) = env::var_os("CHROMIUM").filter(|asked| !asked.is_empty()) {
        let asked = PathBuf::from(asked);
        return match runs(&asked) {
            true => Ok(asked),
            false => Err(format!("CHROMIUM is `{}`, which does not run; {REMEDY}", asked.display())),
        };
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    eprintln!("gate: chromium: none of {} found, installing", NAMES.join(", "));
    if on_path("apt-get").is_none() {
        return Err(format!(
            "the browser tests need Chromium, and there is no apt-get to install it; {REMEDY}"
        ));
    }
    let Some(prefix) = as_root() else {
        return Err(format!("the browser tests need Chromium, and only root can install it; {REMEDY}"));
    };
    root(prefix, &["apt-get", "update"])?;
    let install = |package| root(prefix, &["apt-get", "install", "-y", "--no-install-recommends", package]);
    install(PACKAGES[0]).or_else(|_| install(PACKAGES[1]))?;
    find().ok_or_else(|| format!("Chromium was installed, but no browser runs; {REMEDY}"))
}

/// The command prefix that runs a command as root, if there is one.
fn as_root() -> Option<&'static [&'static str]> {
    if is_root() {
        return Some(&[]);
    }
    // Never prompts for a password: the gate may run unattended.
    on_path("sudo").map(|_| ["sudo", "-n"].as_slice())
}

/// Runs one command of the installation.
fn root(prefix: &[&str], words: &[&str]) -> Result<(), String> {
    let words = [prefix, words].concat();
    let said = words.join(" ");
    eprintln!("gate: chromium: {said}");
    let [program, arguments @ ..] = words.as_slice() else { return Ok(()) };
    let status = Command::new(program).args(arguments).env("DEBIAN_FRONTEND", "noninteractive").status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("the browser tests need Chromium, and `{said}` failed; {REMEDY}")),
        Err(why) => {
            Err(format!("the browser tests need Chromium, and `{said}` cannot be started ({why}); {REMEDY}"))
        }
    }
}

/// The first known name that exists and runs. (Ubuntu has a `chromium-browser` that only explains how to install a snap.)
fn find() -> Option<PathBuf> {
    NAMES.iter().filter_map(|name| on_path(name)).find(|found| runs(found))
}

/// Whether the executable prints its version.
fn runs(browser: &Path) -> bool {
    let asked = Command::new(browser).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// The path of a program in `PATH`.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Whether this process runs as root.
fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
