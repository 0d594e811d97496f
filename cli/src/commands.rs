//! One file per command. Each says what it did and returns an honest exit code.

mod bench;
mod check;
mod play;
mod replay;
mod resolve;
mod rules;
mod setup;
mod sim;

pub(crate) use bench::bench;
pub(crate) use check::check;
pub(crate) use play::play;
pub(crate) use replay::replay;
pub(crate) use resolve::resolve;
pub(crate) use rules::rules;
pub(crate) use sim::sim;

use serde::Serialize;
use std::process::ExitCode;

/// Something did not hold.
const FAILED: u8 = 1;
/// Something could not be understood.
const BAD_INPUT: u8 = 2;

/// Prints a line of JSON.
fn print_json(what: &impl Serialize) -> anyhow::Result<()> {
    println!("{}", serde_json::to_string(what)?);
    Ok(())
}

/// The exit code when this many things went wrong.
fn exit_code(wrong: usize, code: u8) -> ExitCode {
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(code) }
}
