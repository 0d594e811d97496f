//! Reads a transcript into a record, by playing the game again.

use super::comments::{summary, without_moves};
use super::{HEADER, is_transcript};
use crate::SuperExpress;
use crate::decision::Decision;
use crate::event::Event;
use crate::material::Bandit;
use crate::position::{read_fields, read_programs};
use crate::setup::Options;
use game::record::{Drift, Record, Recorder};
use game::{AlwaysFirst, Game, Positions, Silent};
use std::collections::BTreeMap;

/// Reads a transcript; the error says what is wrong and in which line.
pub fn read_transcript(text: &str) -> Result<Record<SuperExpress>, Drift> {
    read(text).map_err(|wrong| match wrong {
        TranscriptError::Syntax(why) => Drift::Unusable(why),
        TranscriptError::Contradiction(why) => Drift::Contradiction(why),
    })
}

/// An error in a transcript.
enum TranscriptError {
    /// The text cannot be parsed.
    Syntax(String),
    /// The text contradicts the rules.
    Contradiction(String),
}

impl From<String> for TranscriptError {
    fn from(why: String) -> TranscriptError {
        TranscriptError::Syntax(why)
    }
}

impl From<&str> for TranscriptError {
    fn from(why: &str) -> TranscriptError {
        TranscriptError::Syntax(why.to_owned())
    }
}

impl TranscriptError {
    fn in_line(self, at: usize) -> TranscriptError {
        match self {
            TranscriptError::Syntax(why) => TranscriptError::Syntax(format!("line {at}: {why}")),
            TranscriptError::Contradiction(why) => {
                TranscriptError::Contradiction(format!("line {at}: {why}"))
            }
        }
    }
}

fn read(text: &str) -> Result<Record<SuperExpress>, TranscriptError> {
    let mut headers: BTreeMap<String, (usize, String)> = BTreeMap::new();
    if text.trim().is_empty() {
        return Err("the record is empty".into());
    }
    if !is_transcript(text) {
        return Err(format!("line 1: a record begins with its headers, {HEADER} among them").into());
    }
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.lines().map(str::trim_end).zip(1..).filter(|(line, _)| !line.is_empty()).peekable();
    while let Some((line, at)) = lines.next_if(|(line, _)| line.starts_with('[')) {
        let (name, value) =
            read_header(line).ok_or_else(|| format!("line {at}: a header is written [Name \"value\"]"))?;
        if headers.insert(name.clone(), (at, value)).is_some() {
            return Err(format!("line {at}: header {name} stands twice").into());
        }
    }
    let mut recorder = recorder_at_start(&headers)?;
    let (mut result, mut played) = (None, None);
    for (line, at) in lines {
        if result.is_some() {
            return Err(format!("line {at}: something follows the result").into());
        }
        match line.split_once(". ") {
            Some((number, round)) => {
                if played == Some(number) {
                    return Err(format!("line {at}: round {number} stands twice").into());
                }
                played = Some(number);
                play_round(&mut recorder, number, round).map_err(|wrong| wrong.in_line(at))?;
            }
            None => result = Some((line, at)),
        }
    }
    let (line, at) =
        result.ok_or("the record has no result: it ends with `*` where the game was abandoned")?;
    check_result(&recorder, line).map_err(|wrong| wrong.in_line(at))?;
    if let Some((at, header)) = headers.get("Result") {
        check_result(&recorder, header).map_err(|wrong| wrong.in_line(*at))?;
    }
    let mut record = recorder.record().clone();
    record.date = headers.get("Date").map(|(_, date)| date.clone());
    record.players = players(&headers, recorder.game())?;
    Ok(record)
}

/// The names of the players by seat; refuses a name for a bandit that does not play.
fn players(
    headers: &BTreeMap<String, (usize, String)>,
    game: &SuperExpress,
) -> Result<BTreeMap<String, String>, String> {
    let mut players = BTreeMap::new();
    for bandit in Bandit::ALL {
        match (headers.get(bandit.name()), game.seat_of(bandit)) {
            (Some((_, player)), Some(_)) => drop(players.insert(bandit.to_string(), player.clone())),
            (Some((at, _)), None) => return Err(format!("line {at}: {} does not play", bandit.name())),
            (None, _) => {}
        }
    }
    Ok(players)
}

fn read_header(line: &str) -> Option<(String, String)> {
    let (name, value) = line.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    let mut plain = String::new();
    let mut signs = value.chars();
    while let Some(sign) = signs.next() {
        plain.push(if sign == '\\' { signs.next()? } else { sign });
    }
    Some((name.to_owned(), plain))
}

/// A recorder at the position that the headers describe.
fn recorder_at_start(headers: &BTreeMap<String, (usize, String)>) -> Result<Recorder<SuperExpress>, String> {
    let (at, line) = headers.get("Setup").ok_or("the record has no header [Setup \"SE1 …\"]")?;
    let in_line = |why: String| format!("line {at}: {why}");
    let mut position = read_fields(line).map_err(in_line)?;
    if let Some((at, modules)) = headers.get("Expansions")
        && *modules != position.modules.to_string()
    {
        return Err(format!("line {at}: expansions `{modules}`, but the set-up has `{}`", position.modules));
    }
    if let Some((at, options)) = headers.get("Options") {
        let names = options.split([' ', ',']).filter(|name| !name.is_empty());
        position.options = Options::read(names).map_err(|why| format!("line {at}: {why}"))?;
    }
    let game =
        SuperExpress::new(SuperExpress::setup_of(&position)).map_err(|why| in_line(why.to_string()))?;
    Recorder::start(game, position, &mut AlwaysFirst, &mut Silent).map_err(in_line)
}

/// `1. T:cts J:rsh G:hsr ; -312>T`
fn play_round(
    recorder: &mut Recorder<SuperExpress>,
    number: &str,
    round: &str,
) -> Result<(), TranscriptError> {
    let current = recorder.game().position(recorder.state()).round;
    if number != current.to_string() {
        return Err(format!("this is round {current}, not `{number}`").into());
    }
    let (programs, comment) = match round.split_once(';') {
        Some((programs, comment)) => (programs, Some(comment)),
        None => (round, None),
    };
    let programs = read_programs(programs)?;
    if programs.is_empty() {
        return Err("a round without programs".into());
    }
    let mut events: Vec<Event> = Vec::new();
    for (bandit, program) in programs {
        let seat = recorder.game().seat_of(bandit).ok_or_else(|| format!("bandit {bandit} is not seated"))?;
        recorder
            .play(seat, Decision::Plan(program), &mut AlwaysFirst, &mut events)
            .map_err(|refusal| format!("{bandit}:{program}: {refusal}"))?;
    }
    let happened = summary(recorder.game(), &events);
    match comment.map(without_moves) {
        // Only text that looks like a summary is checked; any other comment is free.
        Some(said) if said != happened && (said.starts_with('-') || said.starts_with("x ")) => {
            Err(TranscriptError::Contradiction(format!(
                "the comment says `{said}`, but by the rules it is `{happened}`"
            )))
        }
        _ => Ok(()),
    }
}

fn check_result(recorder: &Recorder<SuperExpress>, said: &str) -> Result<(), TranscriptError> {
    let result = recorder.game().position(recorder.state()).result.to_string();
    if said == result {
        Ok(())
    } else {
        Err(TranscriptError::Contradiction(format!("the result is `{result}`, not `{said}`")))
    }
}
