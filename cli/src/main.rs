//! `saloon`: three Western board games to play, simulate and study.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "this is the program that talks to people")]

mod arguments;
mod commands;
mod play;

use arguments::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;

/// Exit codes: 0 all is well, 1 something did not hold (a scenario, a record), 2 bad input.
fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let language = arguments.language();
    let done = match arguments.command {
        None => play::menu(language).map(|()| ExitCode::SUCCESS),
        Some(Command::Play(wishes)) => commands::play(wishes, language),
        Some(Command::Resolve(input)) => commands::resolve(&input),
        Some(Command::Check(paths)) => commands::check(&paths),
        Some(Command::Rules(wishes)) => commands::rules(&wishes, language),
        Some(Command::Replay(wishes)) => commands::replay(&wishes, language),
        Some(Command::Sim(wishes)) => commands::sim(&wishes, language),
        Some(Command::Bench(wishes)) => commands::bench(&wishes),
    };
    done.unwrap_or_else(|why| {
        eprintln!("saloon: {why:#}");
        ExitCode::from(2)
    })
}
