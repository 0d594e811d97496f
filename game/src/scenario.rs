//! Rules as examples that people can read and run: given, when, then.
//!
//! ```toml
//! game  = "super-express"
//! rules = ["SE-SHOOT-04"]
//! title = "a bullet flies over a stunned bandit"
//!
//! [given]        # a whole position, or parts of one over the game's default set-up
//! position = "SE1 301:./.|312:./B>|323:./g>|345:./M<|L:./. BGM B - - 1 B;B:smt@0,G:mts@0,M:mts@0 *"
//!
//! [when]         # decisions in order, then going on for a number of beats (or "all")
//! beats = 1
//!
//! [then]         # parts of a position: every key given must hold afterwards
//! train  = "301:./.|312:./B>|323:./g>|345:./.|L:./m<"
//! events = ["B shoots M"]
//! ```
//!
//! `docs/scenarios.md` says everything a scenario can say, and `docs/scenarios/` every key of each game.

mod given;
mod kept;
mod script;
mod then;

use crate::contract::{Beats, Catalogued, GameRefusal};
use given::{GivenError, read_given};
use script::{CountingSink, ScenarioLuck};
use serde::Deserialize;
use serde_json::Value;
use std::{cell::Cell, fmt};

/// Aliases, each with the part of a position it stands for. A part that shares its name with a key of `[then]` has an
/// alias, which is valid in `[given]` and `[then]`.
const ALIASES: [(&str, &str); 1] = [("event_cards", "events")];

/// Parts whose last words may be left out in `[given]`: `night 0` is `night 0 beginning`.
const COMPLETED: [&str; 1] = ["phase"];

/// Lists that `[given]` may begin and the game completes: prisoners that are not named follow in seat order.
const LED: [&str; 1] = ["prisoners"];

/// The table that the `given` of a scenario describes.
///
/// # Errors
///
/// Why there is no such table.
pub fn table<G: Catalogued>(given: &serde_json::Map<String, Value>) -> Result<(G, G::State), String> {
    match read_given(given) {
        Ok((game, state, _)) => Ok((game, state)),
        Err(GivenError::Unusable(why) | GivenError::Unreadable(why) | GivenError::Refused { why, .. }) => {
            Err(why)
        }
    }
}

/// One scenario file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The id of the game.
    pub game: String,
    /// The rules and rulings it proves.
    pub rules: Vec<String>,
    /// What it shows, in a sentence.
    pub title: String,
    /// The position it starts from.
    #[serde(default)]
    given: serde_json::Map<String, Value>,
    #[serde(default)]
    when: When,
    /// What must hold afterwards.
    then: serde_json::Map<String, Value>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct When {
    #[serde(default)]
    decisions: Vec<String>,
    beats: Option<Going>,
}

/// How far the game goes on after the decisions.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "Value")]
enum Going {
    /// For this many beats.
    Beats(usize),
    /// Until a seat is asked or the game is over.
    All,
}

impl TryFrom<Value> for Going {
    type Error = String;

    fn try_from(value: Value) -> Result<Going, String> {
        match value.as_u64() {
            Some(beats) => Ok(Going::Beats(usize::try_from(beats).unwrap_or(usize::MAX))),
            None if value == "all" => Ok(Going::All),
            None => Err(format!("beats is a number or \"all\", not {value}")),
        }
    }
}

/// Why a scenario does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The scenario itself is wrong: it cannot be run.
    Unusable(String),
    /// It ran, and these expectations did not hold.
    Broken(Vec<Mismatch>),
}

/// An expectation that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The part that was compared.
    pub what: String,
    /// The value in the scenario.
    pub expected: String,
    /// The value that the engine gave.
    pub found: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Unusable(why) => write!(f, "  cannot be run: {why}"),
            Failure::Broken(mismatches) => {
                for (at, Mismatch { what, expected, found }) in mismatches.iter().enumerate() {
                    let newline = if at == 0 { "" } else { "\n" };
                    write!(f, "{newline}  {what}\n    expected {expected}\n    found    {found}")?;
                }
                Ok(())
            }
        }
    }
}

impl Scenario {
    /// Reads a scenario file.
    pub fn parse(text: &str) -> Result<Scenario, String> {
        toml::from_str(text).map_err(|why| {
            let what = why.message().lines().collect::<Vec<_>>().join(" ");
            match why.span() {
                Some(span) => {
                    let before = text.get(..span.start).unwrap_or_default();
                    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count());
                    format!("line {}, column {}: {what}", before.matches('\n').count() + 1, column + 1)
                }
                None => what,
            }
        })
    }

    /// Runs it. The scenario must be of this game.
    pub fn run<G: Catalogued>(&self) -> Result<(), Failure> {
        let ran = self.play::<G>().map_err(Failure::Unusable)?;
        let broken = then::compare(&ran, &self.then).map_err(Failure::Unusable)?;
        if broken.is_empty() { Ok(()) } else { Err(Failure::Broken(broken)) }
    }

    fn play<G: Catalogued>(&self) -> Result<Ran<G>, String> {
        let (game, mut state, draws) = match read_given::<G>(&self.given) {
            Ok(table) => table,
            Err(GivenError::Unusable(why)) => return Err(why),
            Err(GivenError::Unreadable(why)) => return Ok(Ran::Unreadable(why)),
            Err(GivenError::Refused { rule, why }) => {
                return Ok(Ran::Refused { rule: rule.to_string(), why, left: None });
            }
        };
        let happened = Cell::new(0);
        let mut luck = ScenarioLuck::new(draws, &happened);
        let mut counted = CountingSink { beats: Beats::new(&state), happened: &happened };
        let last = self.when.decisions.len();
        for (decision, number) in self.when.decisions.iter().zip(1..) {
            let (name, text) = decision
                .split_once(' ')
                .ok_or_else(|| format!("decision `{decision}` is not a seat and what it decides"))?;
            let seat = game
                .seat_named(name)
                .ok_or_else(|| format!("`{name}` in `{decision}` is no seat ({})", seat_names(&game)))?;
            let before = state.clone();
            // Beats count from the last decision on.
            counted.beats.start_counting();
            let played = game
                .read(text)
                .and_then(|decision| game.play(&mut state, seat, decision, &mut luck, &mut counted));
            if let Err(refusal) = played {
                let rule = refusal.rule().to_string();
                let why = format!("{refusal} ({})", asked_now(&game, &state));
                if number < last {
                    return Err(format!("decision {number} (`{decision}`) is refused by {rule}: {why}"));
                }
                if state != before {
                    return Err(format!("`{decision}` was refused, but it changed the state"));
                }
                let events = written(&game, &counted.beats);
                // A refusal that nobody expects is worth more to its reader than the numbers left over by it.
                if self.then.contains_key("refused") {
                    luck.finish()?;
                }
                return Ok(Ran::Refused { rule, why, left: Some(Left { game, state, events }) });
            }
            if number < last && luck.failed_after().is_some() {
                return Err(self.luck_failed(&game, luck, &counted.beats, number));
            }
        }
        if self.when.beats.is_some() && last == 0 {
            game.resume(&mut state, &mut luck, &mut counted);
        }
        let mut beats = counted.beats;
        let follow = beats.beats.len();
        let asked_for = match self.when.beats {
            None | Some(Going::All) => follow,
            Some(Going::Beats(beats)) if beats > follow => {
                return Err(format!("only {follow} beats follow, not {beats}"));
            }
            Some(Going::Beats(beats)) => beats,
        };
        if asked_for < follow {
            beats.beats.truncate(asked_for);
            state.clone_from(beats.beats.last().map_or(&beats.prelude.after, |beat| &beat.after));
        } else if luck.failed_after().is_some() {
            return Err(self.luck_failed(&game, luck, &beats, last));
        } else {
            luck.finish()?;
        }
        let events = written(&game, &beats);
        Ok(Ran::Played(Left { game, state, events }))
    }

    /// Explains a draw that the script does not contain: during which decision, after which event.
    fn luck_failed<G: Catalogued>(
        &self,
        game: &G,
        luck: ScenarioLuck<'_>,
        beats: &Beats<G>,
        number: usize,
    ) -> String {
        let decision = number.checked_sub(1).and_then(|at| self.when.decisions.get(at));
        let during = decision.map_or("going on".to_owned(), |decision| format!("`{decision}`"));
        let last = luck.failed_after().and_then(|count| beats.events().nth(count.checked_sub(1)?));
        let after = last.map_or("before anything happened".to_owned(), |event| {
            format!("after `{}`", game.write_event(event))
        });
        let fault = luck.finish().err().unwrap_or_else(|| "luck: the script is wrong".to_owned());
        format!("{fault}: during {during}, {after}")
    }
}

/// Everything that happened, in notation.
fn written<G: Catalogued>(game: &G, beats: &Beats<G>) -> Vec<String> {
    beats.events().map(|event| game.write_event(event)).collect()
}

/// The names of the seats, for error messages.
fn seat_names<G: Catalogued>(game: &G) -> String {
    let names: Vec<String> = game.seats().iter().map(|seat| game.seat_name(seat)).collect();
    names.join(", ")
}

/// The awaited seats and the first legal decisions of each, for error messages.
fn asked_now<G: Catalogued>(game: &G, state: &G::State) -> String {
    const SHOWN: usize = 4;
    let asked = game.asked(state).awaits;
    if asked.is_empty() {
        let over = game.outcome(state).is_some();
        return if over { "the game is over" } else { "nobody is asked before it goes on" }.to_owned();
    }
    let told = asked.iter().map(|seat| {
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let first = legal.iter().take(SHOWN).map(|&decision| format!("`{}`", game.write(decision)));
        let more = legal.len().saturating_sub(SHOWN);
        let more = (more > 0).then(|| format!("{more} more"));
        let choices: Vec<String> = first.chain(more).collect();
        format!("{} is asked: {}", game.seat_name(seat), choices.join(", "))
    });
    told.collect::<Vec<_>>().join("; ")
}

/// The result of running a scenario.
enum Ran<G: Catalogued> {
    /// The position could not be read.
    Unreadable(String),
    /// The set-up or the last decision was refused; a refused decision leaves something to compare.
    Refused { rule: String, why: String, left: Option<Left<G>> },
    /// It ran to the end of the scenario.
    Played(Left<G>),
}

/// What a scenario leaves to compare: the table, and the events since the first decision, those before a refused one
/// included.
struct Left<G: Catalogued> {
    game: G,
    state: G::State,
    events: Vec<String>,
}
