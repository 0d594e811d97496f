//! `saloon resolve`: a round of Super Express as a pure function of position and programs.

use super::{BAD_INPUT, Out, complain, exit_code, write_json};
use crate::arguments::Resolve;
use anyhow::{Context, Result, anyhow, bail};
use catalog::GameId;
use game::{Beats, Game, Ordinary};
use serde::Serialize;
use std::io::{self, BufRead};
use std::process::ExitCode;
use super_express::{Decision, Event, Options, Position, SuperExpress, read_fields, read_programs};

/// A round, card by card.
#[derive(Serialize)]
struct Round {
    start: String,
    actions: Vec<Action>,
    r#final: String,
    result: String,
}

/// One card and what it led to.
#[derive(Serialize)]
struct Action {
    who: String,
    card: String,
    after: String,
}

/// A line that could not be played.
#[derive(Serialize)]
struct BadLine<'a> {
    line: usize,
    error: &'a str,
}

pub(crate) fn resolve(typed: &Resolve, out: Out<'_>) -> Result<ExitCode> {
    match GameId::named(&typed.game).map_err(|why| anyhow!(why))? {
        GameId::SuperExpress => {}
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

/// Prints a round or what is wrong with its line; says how many were wrong.
fn answer(round: &Result<Round, String>, line: usize, typed: &Resolve, out: Out<'_>) -> Result<usize> {
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
    let mut position = read_fields(line)?;
    position.options = options;
    let game = SuperExpress::agree(SuperExpress::agreed(&position)).map_err(|refusal| refusal.to_string())?;
    let mut state = game.place(&position)?;
    let mut beats = Beats::new(&game, &state);
    if game.outcome(&state).is_some() {
        return Err("SE1 field 9 (result): the game is over, there is no round to play".to_owned());
    }
    if game.asked(&state).awaits.is_empty() {
        if !programs.trim().is_empty() {
            return Err(
                "programs: the cards are being revealed already, their piles are in the position".to_owned()
            );
        }
        game.go_on(&mut state, &mut Ordinary, &mut beats);
    } else {
        for (bandit, program) in read_all_programs(&position, programs)? {
            let seat =
                game.seat_of(bandit).ok_or_else(|| format!("programs: bandit {bandit} is not seated"))?;
            game.play(&mut state, seat, Decision::Plan(program), &mut Ordinary, &mut beats)
                .map_err(|refusal| format!("programs: {bandit}:{program}: {refusal}"))?;
        }
    }
    let actions = beats.beats.iter().filter_map(|beat| match *beat.events.first()? {
        Event::CardRevealed { seat, card } => Some(Action {
            who: game.seat_name(seat),
            card: card.to_string(),
            after: game.position(&beat.after).to_string(),
        }),
        _ => None,
    });
    let last = game.position(&state);
    Ok(Round {
        start: line.to_owned(),
        actions: actions.collect(),
        result: last.result.to_string(),
        r#final: last.to_string(),
    })
}

/// The programs of everybody who is in the game, and of nobody else.
fn read_all_programs(
    position: &Position,
    programs: &str,
) -> Result<Vec<(super_express::Bandit, super_express::Program)>, String> {
    let programs = read_programs(programs)?;
    let players = position.in_the_game();
    if let Some(bandit) = programs.keys().find(|bandit| !players.contains(bandit)) {
        return Err(format!("programs: {bandit} is not in the game"));
    }
    match players.iter().find(|bandit| !programs.contains_key(bandit)) {
        Some(bandit) => Err(format!("programs: {bandit} has none")),
        None => Ok(programs.into_iter().collect()),
    }
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
