//! One file per command. Each says what it did and returns an honest exit code.

mod bench;
mod cards;
mod check;
mod load;
mod play;
mod replay;
mod resolve;
mod rules;
mod serve;
mod setup;
mod sim;

pub(crate) use bench::bench;
pub(crate) use cards::cards;
pub(crate) use check::check;
pub(crate) use load::load;
pub(crate) use play::play;
pub(crate) use replay::replay;
pub(crate) use resolve::resolve;
pub(crate) use rules::rules;
pub(crate) use serve::serve;
pub(crate) use sim::sim;

use serde::Serialize;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// Something did not hold.
const FAILED: u8 = 1;
/// Something could not be understood.
const BAD_INPUT: u8 = 2;

/// Where a command writes what it has to say; a reader who has seen enough may close it.
pub(crate) type Out<'a> = &'a mut dyn Write;

/// Writes a line of JSON.
fn write_json(out: Out<'_>, what: &impl Serialize) -> anyhow::Result<()> {
    writeln!(out, "{}", serde_json::to_string(what)?)?;
    Ok(())
}

/// Says what is wrong. Where nobody can hear it, the exit code still tells.
fn complain(what: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{what}");
}

/// The exit code when this many things went wrong.
fn exit_code(wrong: usize, code: u8) -> ExitCode {
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(code) }
}
