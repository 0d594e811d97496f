//! The transcript of a game for people: headers in brackets, a line per round, the result.
//!
//! The set-up and the programs suffice to replay it. Behind `;` the summary of a round is checked on reading; any other
//! comment, such as the card-by-card ones in braces, is for people only.

mod comments;
mod read;

pub use read::read_transcript;

use crate::decision::Program;
use crate::setup::Options;
use crate::state::State;
use crate::{Event, SuperExpress};
use comments::{moves, summary};
use game::record::{Detail, Record};
use game::{Game, HouseRule, Notation, Positions, Seat, Sink};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The header that every transcript has, usually in its first line.
pub(crate) const HEADER: &str = "[Game \"Colt Super Express\"]";

/// Does this text begin with headers, one of which names this game?
pub fn is_transcript(text: &str) -> bool {
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim).filter(|line| !line.is_empty());
    lines.take_while(|line| line.starts_with('[')).any(|line| line == HEADER)
}

/// Writes a record as a transcript.
pub fn write_transcript(record: &Record<SuperExpress>, detail: Detail) -> Result<String, String> {
    let mut rounds = Rounds::default();
    let (game, state) = record.replay(&mut rounds).map_err(|drift| drift.to_string())?;
    let setup = match &record.start {
        Some(position) => position.clone(),
        None => game.position(&rounds.setup.unwrap_or(state)),
    };
    let result = game.position(&state).result;

    let mut text = format!("{HEADER}\n");
    header(&mut text, "Date", record.date.as_deref().unwrap_or("????.??.??"));
    for seat in game.seats() {
        let player = record.players.get(&game.seat_name(seat)).map_or("?", String::as_str);
        header(&mut text, game.bandit(seat).name(), player);
    }
    header(&mut text, "Expansions", &game.modules().to_string());
    if game.setup().options != Options::default() {
        let options: Vec<&str> = game.setup().options.iter().map(HouseRule::name).collect();
        header(&mut text, "Options", &options.join(" "));
    }
    header(&mut text, "Setup", &setup.to_string());
    header(&mut text, "Result", &result.to_string());
    text.push('\n');
    for round in &mut rounds.rounds {
        if round.number == setup.round {
            let sealed_before = setup
                .programs
                .iter()
                .filter_map(|(&bandit, &program)| Some((game.seat_of(bandit)?, program)));
            sealed_before.for_each(|(seat, program)| {
                round.programs.entry(seat).or_insert(program);
            });
        }
        let programs: Vec<String> = round
            .programs
            .iter()
            .map(|(&seat, program)| format!("{}:{program}", game.bandit(seat)))
            .collect();
        let _ = write!(text, "{}. {}", round.number, programs.join(" "));
        let comment = match detail {
            Detail::Rounds => summary(&game, &round.events),
            Detail::Moves => format!("{} {}", moves(&game, &round.events), summary(&game, &round.events)),
        };
        let _ =
            writeln!(text, "{}", if comment.is_empty() { comment } else { format!(" ; {}", comment.trim()) });
    }
    let _ = writeln!(text, "{result}");
    Ok(text)
}

fn header(text: &mut String, name: &str, value: &str) {
    let value: String = value.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let _ = writeln!(text, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""));
}

/// One round as it was played.
struct Round {
    number: u8,
    programs: BTreeMap<Seat, Program>,
    events: Vec<Event>,
}

/// A sink that splits the events of a game into rounds.
#[derive(Default)]
struct Rounds {
    setup: Option<State>,
    rounds: Vec<Round>,
}

impl Sink<SuperExpress> for Rounds {
    fn happened(&mut self, state: &State, event: &Event) {
        match *event {
            Event::RoundBegan { .. } => {
                self.setup.get_or_insert(*state);
            }
            Event::ProgramSealed { seat, program } => {
                if self.rounds.last().is_none_or(|round| round.number != state.round) {
                    self.rounds.push(Round {
                        number: state.round,
                        programs: BTreeMap::new(),
                        events: Vec::new(),
                    });
                }
                if let Some(round) = self.rounds.last_mut() {
                    round.programs.insert(seat, program);
                }
            }
            _ => {
                if let Some(round) = self.rounds.last_mut() {
                    round.events.push(*event);
                }
            }
        }
    }
}
