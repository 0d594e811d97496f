//! The gate installs a browser where there is none. A test machine is a folder with a few scripts.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder that is the whole `PATH`.
struct Machine(PathBuf);

impl Machine {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gate").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// Adds a script that logs how it was called, then runs `rest`.
    fn with(self, name: &str, rest: &str) -> Self {
        let (file, calls) = (self.0.join(name), self.0.join("calls"));
        fs::write(&file, format!("#!/bin/sh\necho {name} \"$@\" >> '{}'\n{rest}\n", calls.display()))
            .unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        self
    }

    /// Adds an `apt-get` that offers the headless browser.
    fn with_apt(self) -> Self {
        self.with_apt_of("chromium-headless-shell")
    }

    /// Adds an `apt-get` that offers this package, and no other.
    fn with_apt_of(self, package: &str) -> Self {
        let [stored, installed] = ["stored", package].map(|name| self.0.join(name).display().to_string());
        let install = format!("[ \"$4\" = {package} ] && /bin/mv '{stored}' '{installed}'");
        self.with("stored", "").with("apt-get", &format!("[ \"$1\" = update ] || {{ {install}; }}"))
    }

    /// Runs the gate's step: whether it passed, and its output.
    fn gate(&self, browser: &str) -> (bool, String) {
        let mut gate = Command::new(env!("CARGO_BIN_EXE_gate"));
        let gate = gate.arg("chromium").env("PATH", &self.0).env("CHROMIUM", browser).output().unwrap();
        (gate.status.success(), String::from_utf8(gate.stderr).unwrap())
    }

    /// Runs the gate's step, which must pass, and returns the calls it made.
    fn calls(&self) -> Vec<String> {
        let (held, said) = self.gate("");
        assert!(held, "{said}");
        let calls = fs::read_to_string(self.0.join("calls")).unwrap_or_default();
        calls.lines().map(str::to_owned).collect()
    }
}

const UPDATE: &str = "apt-get update";
const INSTALL: &str = "apt-get install -y --no-install-recommends chromium-headless-shell";
const INSTALL_ALL: &str = "apt-get install -y --no-install-recommends chromium";

#[test]
fn a_browser_that_is_there_is_enough() {
    let machine = Machine::new("there").with("google-chrome", "").with_apt();
    assert_eq!(machine.calls(), ["google-chrome --version"]);
}

#[test]
fn root_installs_it() {
    let machine = Machine::new("root").with("id", "echo 0").with_apt();
    assert_eq!(machine.calls(), ["id -u", UPDATE, INSTALL, "stored --version"]);
}

#[test]
fn where_there_is_none_without_windows_the_whole_browser_is_installed() {
    let machine = Machine::new("older").with("id", "echo 0").with_apt_of("chromium");
    assert_eq!(machine.calls(), ["id -u", UPDATE, INSTALL, INSTALL_ALL, "stored --version"]);
}

#[test]
fn others_install_it_with_sudo() {
    let machine = Machine::new("sudo").with("id", "echo 1000").with("sudo", "shift\nexec \"$@\"").with_apt();
    let [update, install] = [UPDATE, INSTALL].map(|command| format!("sudo -n {command}"));
    assert_eq!(machine.calls(), ["id -u", &update, UPDATE, &install, INSTALL, "stored --version"]);
}

#[test]
fn a_name_without_a_browser_behind_it_does_not_count() {
    let machine = Machine::new("snap").with("id", "echo 0").with("chromium-browser", "exit 1").with_apt();
    assert_eq!(machine.calls(), ["chromium-browser --version", "id -u", UPDATE, INSTALL, "stored --version"]);
}

#[test]
fn where_it_cannot_be_installed_one_sentence_says_what_to_do() {
    let remedy = "install Chromium or Google Chrome yourself, or set CHROMIUM to the executable of one";
    let failing = |machine: Machine| machine.with("id", "echo 0").with("apt-get", "[ \"$1\" = update ]");
    for (machine, browser, why) in [
        (Machine::new("empty"), "", "the browser tests need Chromium, and there is no apt-get to install it"),
        (
            Machine::new("user").with_apt(),
            "",
            "the browser tests need Chromium, and only root can install it",
        ),
        (
            failing(Machine::new("failing")),
            "",
            &*format!("the browser tests need Chromium, and `{INSTALL_ALL}` failed"),
        ),
        (Machine::new("wrong"), "no-such-browser", "CHROMIUM is `no-such-browser`, which does not run"),
    ] {
        let (held, said) = machine.gate(browser);
        assert!(!held);
        assert_eq!(said.lines().last().unwrap(), format!("gate: chromium failed: {why}; {remedy}"));
    }
}
