//! `saloon resolve`: a round of Super Express as a pure function of position and programs.

use super::{BAD_INPUT, Out, complain, exit_code, write_json};
use crate::arguments::ResolveArgs;
use anyhow::{Context, Result, anyhow, bail};
use catalog::{CatalogGame, GameId};
use game::Positions;
use serde::Serialize;
use std::io::{self, BufRead};
use std::process::ExitCode;
use super_express::{Options, Position, Resolved, SuperExpress, resolve as resolve_round};

/// A resolved round; its field names are the JSON output.
#[derive(Serialize)]
struct Round {
    start: String,
    actions: Vec<Action>,
    r#final: String,
    result: String,
}

/// One revealed card and the position after it.
#[derive(Serialize)]
struct Action {
    who: String,
    card: String,
    after: String,
}

/// An input line that could not be played.
#[derive(Serialize)]
struct BadLine<'a> {
    line: usize,
    error: &'a str,
}

pub(crate) fn resolve(typed: &ResolveArgs, out: Out<'_>) -> Result<ExitCode> {
    let game = GameId::named(&typed.game).map_err(|why| anyhow!(why))?;
    if game != SuperExpress::GAME {
        bail!("{game} has no rounds to resolve");
    }
    let options = Options::read(typed.options.iter().map(String::as_str)).map_err(|why| anyhow!(why))?;
    if typed.position != "-" {
        let bad = answer(&play_round(&typed.position, &typed.programs, options), 1, typed, out)?;
        return Ok(exit_code(bad, BAD_INPUT));
    }
    if !typed.programs.is_empty() {
        bail!("with `-` the programs stand in the lines of standard input, behind a tab");
    }
    let mut bad = 0;
    for (line, number) in io::stdin().lock().split(b'\n').zip(1..) {
        let line = String::from_utf8_lossy(&line.context("standard input cannot be read")?).into_owned();
        let line = line.strip_suffix('\r').unwrap_or(&line);
        let (position, programs) = line.split_once('\t').unwrap_or((line, ""));
        bad += answer(&play_round(position, programs, options), number, typed, out)?;
    }
    Ok(exit_code(bad, BAD_INPUT))
}

/// Prints a round or the error of its line; returns the number of errors, 0 or 1.
fn answer(round: &Result<Round, String>, line: usize, typed: &ResolveArgs, out: Out<'_>) -> Result<usize> {
    match (round, typed.json) {
        (Ok(round), true) => write_json(out, round)?,
        (Ok(round), false) => round.write(out)?,
        (Err(error), true) => write_json(out, &BadLine { line, error })?,
        (Err(error), false) if typed.position == "-" => {
            complain(format_args!("saloon: line {line}: {error}"));
        }
        (Err(error), false) => complain(format_args!("saloon: {error}")),
    }
    Ok(usize::from(round.is_err()))
}

fn play_round(line: &str, programs: &str, options: Options) -> Result<Round, String> {
    let position = Position { options, ..SuperExpress::read_position(line)? };
    let Resolved { actions, last } = resolve_round(&position, programs)?;
    let action = |super_express::Action { who, card, after }: &super_express::Action| Action {
        who: who.to_string(),
        card: card.to_string(),
        after: after.to_string(),
    };
    Ok(Round {
        start: position.to_string(),
        actions: actions.iter().map(action).collect(),
        result: last.result.to_string(),
        r#final: last.to_string(),
    })
}

impl Round {
    fn write(&self, out: Out<'_>) -> io::Result<()> {
        writeln!(out, "{}", self.start)?;
        for Action { who, card, after } in &self.actions {
            writeln!(out, "{who} {card}  {after}")?;
        }
        writeln!(out, "end  {}", self.r#final)
    }
}
