//! `saloon`: Western board games to play, simulate and study.

mod arguments;
mod commands;
mod edition;
mod load;
mod play;

use arguments::{Arguments, Command, ServeArgs};
use catalog::Language;
use clap::Parser;
use std::io::{self, Write};
use std::process::ExitCode;

/// The server allocates many short-lived strings on several threads, which mimalloc is designed for.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Exit codes: 0 success, 1 a failed check (a scenario, a record), 2 bad input.
fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let language = arguments.language();
    let registered = arguments.editions.iter().try_for_each(|folder| edition::register(folder));
    registered.and_then(|()| run(arguments.command, language, &mut io::stdout())).unwrap_or_else(|why| {
        let closed =
            why.downcast_ref::<io::Error>().is_some_and(|why| why.kind() == io::ErrorKind::BrokenPipe);
        if closed {
            return ExitCode::SUCCESS;
        }
        // If stderr is closed, the exit code still reports the failure.
        let _ = writeln!(io::stderr(), "saloon: {why:#}");
        ExitCode::from(2)
    })
}

fn run(command: Option<Command>, language: Language, out: commands::Out<'_>) -> anyhow::Result<ExitCode> {
    match command {
        None => commands::serve(&ServeArgs::default(), language, out),
        Some(Command::Serve(typed)) => commands::serve(&typed, language, out),
        Some(Command::Play(typed)) => commands::play(typed, language),
        Some(Command::Resolve(typed)) => commands::resolve(&typed, out),
        Some(Command::Check(typed)) => commands::check(&typed, out),
        Some(Command::Rules(typed)) => commands::rules(&typed, language, out),
        Some(Command::Cards(typed)) => commands::cards(&typed, language, out),
        Some(Command::Replay(typed)) => commands::replay(&typed, language, out),
        Some(Command::Sim(typed)) => commands::sim(&typed, language, out),
        Some(Command::Bench(typed)) => commands::bench(&typed, out),
        Some(Command::Load(typed)) => commands::load(&typed, language, out),
    }
}
