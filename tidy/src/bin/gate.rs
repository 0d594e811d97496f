//! `cargo gate`: everything that must hold before work lands. The first step that fails is the last.
#![expect(clippy::print_stderr, reason = "the gate says which step it is at")]

use std::env;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// What runs, in order: the quick steps first.
const STEPS: [(&str, &[&str]); 4] = [
    ("format", &["fmt", "--all", "--check"]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
    ("documentation", &["doc", "--workspace", "--no-deps", "--locked"]),
    ("tests", &["test", "--workspace", "--locked"]),
];

fn main() -> ExitCode {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    for (name, arguments) in STEPS {
        eprintln!("gate: {name}: cargo {}", arguments.join(" "));
        let start = Instant::now();
        let status = Command::new(&cargo).args(arguments).env("RUSTDOCFLAGS", "-D warnings").status();
        match status {
            Ok(status) if status.success() => {
                eprintln!("gate: {name} holds ({} s)", start.elapsed().as_secs());
            }
            Ok(_) => {
                eprintln!("gate: {name} does not hold");
                return ExitCode::FAILURE;
            }
            Err(why) => {
                eprintln!("gate: cargo cannot be started: {why}");
                return ExitCode::FAILURE;
            }
        }
    }
    eprintln!("gate: all is well");
    ExitCode::SUCCESS
}
