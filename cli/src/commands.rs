//! One module per command. Each writes its result and returns its exit code.

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
pub(crate) use setup::setup_of;
pub(crate) use sim::sim;

use serde::Serialize;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit code when a check fails.
const FAILED: u8 = 1;
/// The exit code when input cannot be read.
const BAD_INPUT: u8 = 2;

/// The output of a command. The reader may close it early, so write errors are returned, never a panic.
pub(crate) type Out<'a> = &'a mut dyn Write;

/// Writes one line of JSON.
fn write_json(out: Out<'_>, what: &impl Serialize) -> anyhow::Result<()> {
    writeln!(out, "{}", serde_json::to_string(what)?)?;
    Ok(())
}

/// Writes a line to stderr. A write error is ignored, because the exit code reports the failure as well.
fn complain(what: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{what}");
}

/// Success if nothing went wrong, otherwise `code`.
fn exit_code(wrong: usize, code: u8) -> ExitCode {
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(code) }
}
