//! `cargo gate`: all checks that a change must pass before it lands. Stops at the first step that fails.
//!
//! `cargo gate chromium` runs only the named steps.
#![expect(clippy::print_stderr, reason = "the gate prints its progress")]

mod chromium;
mod suite;

use std::env;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// The steps in order, fast ones first.
const STEPS: [(&str, Step); 6] = [
    ("format", Step::Cargo(&["fmt", "--all", "--check"])),
    ("lints", Step::Cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])),
    ("documentation", Step::Cargo(&["doc", "--workspace", "--no-deps", "--locked"])),
    ("dependencies", Step::Deny),
    ("chromium", Step::Chromium),
    ("tests", Step::Tests),
];

/// The action of a step.
enum Step {
    /// Runs cargo with these arguments.
    Cargo(&'static [&'static str]),
    /// Runs cargo-deny where it is installed. Tests check licences, duplicates and sources everywhere; only cargo-deny has the
    /// advisories.
    Deny,
    /// Ensures that there is a browser for the tests.
    Chromium,
    /// Builds and runs all tests.
    Tests,
}

fn main() -> ExitCode {
    let named: Vec<String> = env::args().skip(1).collect();
    if let Some(unknown) = named.iter().find(|name| STEPS.iter().all(|(step, _)| step != name)) {
        eprintln!("gate: unknown step `{unknown}`");
        return ExitCode::FAILURE;
    }
    let mut browser = None;
    for (name, step) in STEPS.iter().filter(|(name, _)| named.is_empty() || named.iter().any(|it| it == name))
    {
        let start = Instant::now();
        let held = match step {
            Step::Cargo(arguments) => cargo(name, arguments),
            Step::Deny if is_installed("deny") => cargo(name, &["deny", "--all-features", "check"]),
            Step::Deny => {
                eprintln!("gate: {name}: cargo-deny is not installed; advisories are not checked");
                Ok(())
            }
            Step::Chromium => chromium::ensure().map(|found| browser = Some(found)),
            Step::Tests => suite::run(browser.as_deref()),
        };
        if let Err(why) = held {
            eprintln!("gate: {name} failed: {why}");
            return ExitCode::FAILURE;
        }
        eprintln!("gate: {name} passed ({} s)", start.elapsed().as_secs());
    }
    if named.is_empty() {
        eprintln!("gate: all steps passed");
    }
    ExitCode::SUCCESS
}

/// Whether cargo has this subcommand.
fn is_installed(command: &str) -> bool {
    Command::new(program()).args([command, "--version"]).output().is_ok_and(|said| said.status.success())
}

/// The cargo that runs the gate.
fn program() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs cargo; the error names the command.
fn cargo(name: &str, arguments: &[&str]) -> Result<(), String> {
    eprintln!("gate: {name}: cargo {}", arguments.join(" "));
    match command(arguments).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`cargo {}` failed", arguments.join(" "))),
        Err(why) => Err(format!("cargo cannot be started: {why}")),
    }
}

/// A cargo command with these arguments.
fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(program());
    command.args(arguments).env("RUSTDOCFLAGS", "-D warnings");
    // A CI build runs once: incremental artifacts and debug info would only cost time.
    if env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
    }
    command
}
