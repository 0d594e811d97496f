//! A record of a game: its set-up, its decisions, what chance gave, the events, and a hash of the state after each step. A
//! replay by the rules verifies it and names the first difference.

use crate::{
    contract::{Positions, Sink},
    fair::Fair,
    hash::fingerprint,
    luck::{Luck, LuckRecorder, Scripted, Seeded},
    seat::Seat,
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, io};
use thiserror::Error;

/// The version of this format.
pub const VERSION: u32 = 1;

/// A game from its beginning, finished or not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound = "")]
pub struct Record<G: Positions> {
    /// The version of the format: [`VERSION`].
    pub saloon: u32,
    /// The id of the game.
    pub game: String,
    /// The day on which it was played, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The players' names by seat, if known.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<String, String>,
    /// The set-up of the game.
    pub setup: G::Setup,
    /// The proof that the luck was fair, in games of tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
    /// The position it starts from, if not with a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<G::Position>,
    /// The deal (or resuming from `start`), then one step per decision.
    pub steps: Vec<RecordedStep>,
}

/// A decision and what followed from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedStep {
    /// The seat that decided, by name; none in the first step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The decision, in notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<String>,
    /// The numbers that chance gave, in the order in which they were drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<u32>,
    /// The events, in notation.
    pub events: Vec<String>,
    /// The fingerprint of the state it led to.
    pub hash: String,
}

/// Formats a record as compact JSON with one step per line: each item of a list that is a field of the record.
#[derive(Default)]
struct StepPerLine {
    /// The number of open lists and objects.
    depth: usize,
}

impl StepPerLine {
    fn is_steps(&self) -> bool {
        self.depth == 2
    }
}

impl serde_json::ser::Formatter for StepPerLine {
    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"}")
    }

    fn begin_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(if self.is_steps() { b"[\n" } else { b"[" })
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        let end: &[u8] = if self.is_steps() { b"\n]" } else { b"]" };
        self.depth -= 1;
        writer.write_all(end)
    }

    fn begin_array_value<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        match (first, self.is_steps()) {
            (true, _) => Ok(()),
            (false, true) => writer.write_all(b",\n"),
            (false, false) => writer.write_all(b","),
        }
    }
}

/// The level of detail of a transcript.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// The result of each round.
    Rounds,
    /// Every move as well.
    Moves,
}

/// Plays a game and records it.
#[derive(Clone, Debug)]
pub struct Recorder<G: Positions> {
    game: G,
    state: G::State,
    record: Record<G>,
}

impl<G: Positions> Recorder<G> {
    /// Deals a new game.
    pub fn deal(game: G, luck: &mut impl Luck, sink: &mut impl Sink<G>) -> Recorder<G> {
        let mut collected = CollectingSink { events: Vec::new(), sink };
        let mut drawn = LuckRecorder::new(luck);
        let state = game.deal(&mut drawn, &mut collected);
        Recorder::begin(game, None, state, drawn.take(), &collected.events)
    }

    /// Starts from a position.
    pub fn start(
        game: G,
        position: G::Position,
        luck: &mut impl Luck,
        sink: &mut impl Sink<G>,
    ) -> Result<Recorder<G>, String> {
        let mut state = game.state_of(&position)?;
        let mut collected = CollectingSink { events: Vec::new(), sink };
        let mut drawn = LuckRecorder::new(luck);
        game.resume(&mut state, &mut drawn, &mut collected);
        Ok(Recorder::begin(game, Some(position), state, drawn.take(), &collected.events))
    }

    fn begin(
        game: G,
        start: Option<G::Position>,
        state: G::State,
        luck: Vec<u32>,
        events: &[G::Event],
    ) -> Self {
        let step = RecordedStep::of(&game, &state, None, luck, events);
        let record = Record {
            saloon: VERSION,
            game: G::ID.to_owned(),
            date: None,
            players: BTreeMap::new(),
            setup: game.setup().clone(),
            fair: None,
            start,
            steps: vec![step],
        };
        Recorder { game, state, record }
    }

    /// Plays a decision; a refusal changes nothing and is not recorded.
    pub fn play(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        luck: &mut impl Luck,
        sink: &mut impl Sink<G>,
    ) -> Result<(), G::Refusal> {
        let mut collected = CollectingSink { events: Vec::new(), sink };
        let mut drawn = LuckRecorder::new(luck);
        self.game.play(&mut self.state, seat, decision, &mut drawn, &mut collected)?;
        let step = RecordedStep::of(
            &self.game,
            &self.state,
            Some((seat, decision)),
            drawn.take(),
            &collected.events,
        );
        self.record.steps.push(step);
        Ok(())
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state after the last step.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Sets the name of a seat's player.
    pub fn note_player(&mut self, seat: Seat, player: &str) {
        self.record.players.insert(self.game.seat_name(seat), player.to_owned());
    }

    /// Sets the proof of fair luck.
    pub fn note_fair(&mut self, fair: Fair) {
        self.record.fair = Some(fair);
    }

    /// Sets the day on which it is played.
    pub fn note_date(&mut self, date: &str) {
        self.record.date = Some(date.to_owned());
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }
}

/// Collects the events and passes them on to another sink.
struct CollectingSink<'a, G: Positions, S> {
    events: Vec<G::Event>,
    sink: &'a mut S,
}

impl<G: Positions, S: Sink<G>> Sink<G> for CollectingSink<'_, G, S> {
    fn happened(&mut self, state: &G::State, event: &G::Event) {
        self.events.push(*event);
        self.sink.happened(state, event);
    }
}

impl RecordedStep {
    /// Makes a step of a decision, what followed from it, and the state it led to.
    pub fn of<G: Positions>(
        game: &G,
        state: &G::State,
        decided: Option<(Seat, G::Decision)>,
        luck: Vec<u32>,
        events: &[G::Event],
    ) -> RecordedStep {
        RecordedStep {
            seat: decided.map(|(seat, _)| game.seat_name(seat)),
            decision: decided.map(|(_, decision)| game.write(decision)),
            luck,
            events: events.iter().map(|event| game.write_event(event)).collect(),
            hash: fingerprint(game, state),
        }
    }
}

/// The recorded luck, compared with the fair luck where there is a proof.
struct VerifiedLuck<'a> {
    script: Scripted,
    fair: &'a mut Option<Seeded>,
    mismatch: Option<String>,
}

impl Luck for VerifiedLuck<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let said = self.script.below(n);
        if let Some(drawn) = self.fair.as_mut().map(|fair| fair.below(n)).filter(|&drawn| drawn != said) {
            self.mismatch.get_or_insert(format!("chance gave {drawn}, the record says {said}"));
        }
        said
    }
}

impl VerifiedLuck<'_> {
    fn finish(self) -> Result<(), String> {
        self.script.finish()?;
        self.mismatch.map_or(Ok(()), Err)
    }
}

/// The first disagreement between a record and the rules.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Drift {
    /// Not a record of this version and game.
    #[error("{0}")]
    Unusable(String),
    /// The set-up is not accepted.
    #[error("the set-up is refused: {0}")]
    Setup(String),
    /// What a transcript says about the game is not what the rules say.
    #[error("{0}")]
    Contradiction(String),
    /// A step does not lead where the record says.
    #[error("step {step}{}: {why}", .decision.as_deref().map(|decision| format!(" ({decision})")).unwrap_or_default())]
    Step {
        /// Its number; the deal is 1.
        step: usize,
        /// The seat and its decision.
        decision: Option<String>,
        /// The first difference.
        why: String,
    },
}

impl<G: Positions> Record<G> {
    /// Reads a record in JSON.
    pub fn from_json(text: &str) -> Result<Record<G>, String> {
        serde_json::from_str(text).map_err(|why| format!("not a record of {}: {why}", G::ID))
    }

    /// Writes it as JSON, one step per line.
    pub fn to_json(&self) -> String {
        let mut text = Vec::new();
        let mut serializer = serde_json::Serializer::with_formatter(&mut text, StepPerLine::default());
        self.serialize(&mut serializer).expect("set-ups, positions and steps are plain data");
        text.push(b'\n');
        String::from_utf8(text).expect("serde_json writes UTF-8 text only")
    }

    /// Replays it by the rules; `sink` receives every event. Returns the last state, or the first difference.
    pub fn replay(&self, sink: &mut impl Sink<G>) -> Result<(G, G::State), Drift> {
        self.replay_with(None, sink)
    }

    /// Replays it, and draws all luck again from the proof of fairness.
    pub fn verify(&self, sink: &mut impl Sink<G>) -> Result<(G, G::State), Drift> {
        let fair = self.fair.as_ref().ok_or_else(|| {
            Drift::Unusable("this record has no proof of fair luck: it was not played at a table".to_owned())
        })?;
        self.replay_with(Some(fair.luck().map_err(Drift::Contradiction)?), sink)
    }

    /// The number of first steps that were played at another table, with other luck.
    pub fn taken_elsewhere(&self) -> usize {
        let continues = self.fair.as_ref().and_then(|fair| fair.continues.as_ref());
        continues.map_or(0, |continues| continues.steps)
    }

    fn replay_with(&self, mut fair: Option<Seeded>, sink: &mut impl Sink<G>) -> Result<(G, G::State), Drift> {
        if self.saloon != VERSION {
            return Err(Drift::Unusable(format!(
                "this record has version {}, this program reads {VERSION}",
                self.saloon
            )));
        }
        if self.game != G::ID {
            return Err(Drift::Unusable(format!("this is a record of {}, not of {}", self.game, G::ID)));
        }
        let game = G::new(self.setup.clone()).map_err(|why| Drift::Setup(why.to_string()))?;
        if self.steps.is_empty() {
            return Err(Drift::Unusable("a record begins with its deal: it has no steps".to_owned()));
        }
        if let Some(name) = self.players.keys().find(|name| game.seat_named(name).is_none()) {
            return Err(Drift::Unusable(format!("players: `{name}` is no seat")));
        }
        let mut state = game.blank();
        let elsewhere = self.taken_elsewhere();
        if elsewhere > self.steps.len() {
            return Err(Drift::Unusable(format!(
                "{elsewhere} steps should come from another table, but there are only {}",
                self.steps.len()
            )));
        }
        for (step, number) in self.steps.iter().zip(1..) {
            // Steps of another table did not use this table's luck.
            let fair = if number > elsewhere { &mut fair } else { &mut None };
            self.replay_step(&game, &mut state, step, number, fair, sink).map_err(|why| Drift::Step {
                step: number,
                decision: step
                    .seat
                    .as_ref()
                    .zip(step.decision.as_ref())
                    .map(|(seat, decision)| format!("{seat} {decision}")),
                why,
            })?;
        }
        Ok((game, state))
    }

    fn replay_step(
        &self,
        game: &G,
        state: &mut G::State,
        step: &RecordedStep,
        number: usize,
        fair: &mut Option<Seeded>,
        sink: &mut impl Sink<G>,
    ) -> Result<(), String> {
        let mut luck = VerifiedLuck { script: Scripted::new(step.luck.clone()), fair, mismatch: None };
        let mut collected = CollectingSink { events: Vec::new(), sink };
        match (&step.seat, &step.decision, &self.start) {
            (None, None, None) if number == 1 => *state = game.deal(&mut luck, &mut collected),
            (None, None, Some(start)) if number == 1 => {
                *state = game.state_of(start)?;
                game.resume(state, &mut luck, &mut collected);
            }
            (Some(seat), Some(decision), _) if number > 1 => {
                let seat = game.seat_named(seat).ok_or_else(|| format!("`{seat}` is no seat"))?;
                let decision = game.read(decision).map_err(|why| why.to_string())?;
                game.play(state, seat, decision, &mut luck, &mut collected).map_err(|why| why.to_string())?;
            }
            _ => return Err("the first step is the deal, every other one a seat's decision".to_owned()),
        }
        luck.finish()?;
        let replayed = RecordedStep::of(game, state, None, Vec::new(), &collected.events);
        let differ = replayed.events.iter().zip(&step.events).position(|(now, then)| now != then);
        let lengths = (replayed.events.len(), step.events.len());
        match differ {
            Some(at) => Err(format!(
                "event {} is `{}` by the rules, the record says `{}`",
                at + 1,
                replayed.events[at],
                step.events[at]
            )),
            None if lengths.0 != lengths.1 => {
                Err(format!("{} events by the rules, the record has {}", lengths.0, lengths.1))
            }
            None if replayed.hash != step.hash => {
                Err(format!("the state's hash is {}, the record says {}", replayed.hash, step.hash))
            }
            None => Ok(()),
        }
    }
}
