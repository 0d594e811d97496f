//! The contract every game keeps.

use crate::{
    luck::Luck,
    message::Message,
    notation::WordCursor,
    outcome::Outcome,
    record::{Detail, Drift, Record},
    rule::RuleId,
    seat::{Seat, SeatSet, Viewer},
};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fmt::{Debug, Display},
    hash::Hash,
    ops::ControlFlow,
};

/// Whom the game waits for. Bots, clocks and the battery look at `awaits` only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// Nothing goes on without an answer from each of these.
    pub awaits: SeatSet,
    /// These have answered, in secret or not, and may still change their answer.
    pub may_change: SeatSet,
}

impl Asked {
    /// Nobody is asked: the game is over, or goes on by itself.
    pub const NOBODY: Asked = Asked { awaits: SeatSet::EMPTY, may_change: SeatSet::EMPTY };
}

/// A game as agreed: edition and options. Immutable and shared, so that a state stays small and says nothing twice.
pub trait Game: Sized + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The name in addresses, files and commands: `super-express`.
    const ID: &'static str;
    /// What people call it, in every language.
    const NAME: &'static str;
    /// The rules for people, by language: the texts of `RULES.md` and its translations, English first.
    const RULES: &'static [(&'static str, &'static str)];
    /// Can it be played for a score, which a house keeps? Then its words say how many seats such a score is compared among:
    /// `scores-seats` over a list, `scores-with` in a sentence.
    const SCORES: bool = false;
    /// Has it a notation for records that people read?
    const HAS_TRANSCRIPTS: bool = false;
    /// Are answers sealed until all are in? Then nobody can tell what a seat has answered that may change its answer.
    const SEALS: bool = false;
    /// Is a position a short line? Of one that is not, a playthrough tells what has changed.
    const SHORT_POSITIONS: bool = true;

    /// What was agreed before the game. The default is what a scenario means when it says nothing.
    type Setup: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    /// The full truth of one game, only ever valid, small and cheap to clone.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One choice of one seat, in the imperative.
    type Decision: Copy + Eq + Hash + Debug + Send + Sync;
    /// What happened, in the past tense.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// Why a decision, or a set-up, was not accepted.
    type Refusal: Display + Debug;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize;
    /// The whole truth as people read and write it.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// What people agree on when they say no more than how many they are; `agree` refuses a number that does not fit.
    fn ordinary(seats: u8) -> Self::Setup;
    /// Set-ups that together show everything the game can do: what the battery plays.
    fn samples() -> Vec<Self::Setup>;
    /// Every mission of a game that has missions, for so many players, else as agreed: what those who tune its content
    /// compare.
    fn trials(_agreed: &Self::Setup, _seats: u8) -> Vec<Trial<Self::Setup>> {
        Vec::new()
    }
    /// May a house keep a table for it? What is only for trying things out stays out of a program that runs for months.
    fn may_be_kept(_setup: &Self::Setup) -> Result<(), Self::Refusal> {
        Ok(())
    }
    /// From what people agreed on to a game that can be played.
    fn agree(setup: Self::Setup) -> Result<Self, Self::Refusal>;
    /// What was agreed.
    fn setup(&self) -> &Self::Setup;
    /// Everybody who plays, from the first seat on.
    fn seats(&self) -> SeatSet;
    /// How notation calls a seat: `B`, `red`.
    fn seat_name(&self, seat: Seat) -> String;

    /// The empty table, before anything is laid out.
    fn blank(&self) -> Self::State;
    /// Lays out the game. Chance is used here for the first time.
    fn deal(&self, luck: &mut impl Luck, sink: &mut impl Sink<Self>) -> Self::State;
    /// Whom the game waits for.
    fn asked(&self, state: &Self::State) -> Asked;
    /// The first of those without whom it cannot go on: all that a playout asks.
    #[inline]
    fn awaited(&self, state: &Self::State) -> Option<Seat> {
        self.asked(state).awaits.lowest()
    }
    /// The only judge of legality.
    fn check(&self, state: &Self::State, seat: Seat, decision: Self::Decision) -> Result<(), Self::Refusal>;
    /// Adds every decision that `check` accepts, once, in a fixed order.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Decision>);
    /// Carries out a decision taken from `legal`, then everything that follows by itself, until somebody is asked or
    /// the game is over.
    fn decide(
        &self,
        state: &mut Self::State,
        seat: Seat,
        decision: Self::Decision,
        luck: &mut impl Luck,
        sink: &mut impl Sink<Self>,
    );
    /// Goes on from a state in which nobody is asked, such as a half-played round that somebody typed in.
    fn go_on(&self, state: &mut Self::State, luck: &mut impl Luck, sink: &mut impl Sink<Self>);
    /// The only mutation, without judgement.
    fn apply(&self, state: &mut Self::State, event: &Self::Event);
    /// How it ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// What was agreed on that makes points easier or harder to get than usual, in a sentence each: a score reached so is not
    /// compared with the others.
    fn handicaps(&self) -> Vec<Message> {
        Vec::new()
    }
    /// In which of its ways it ended, once it has: a word for statistics, the same in every game that ends so.
    fn ending(&self, state: &Self::State) -> Option<&'static str>;

    /// The rule that made this happen.
    fn cites(&self, event: &Self::Event) -> RuleId;
    /// Does this event begin a new beat: what people see as one step (one card, one train move, one night step)?
    /// Live frames, replay steps and scenarios count in beats.
    fn begins_beat(&self, event: &Self::Event) -> bool;
    /// Does anybody learn something by this that they cannot be asked to forget? A decision of which nothing is revealed,
    /// and which used no chance, may be taken back.
    fn reveals(&self, event: &Self::Event) -> bool;
    /// The rule that stands against it.
    fn refused_by(refusal: &Self::Refusal) -> RuleId;
    /// Why not, for people.
    fn explain(refusal: &Self::Refusal) -> Message;

    /// What this viewer may know: built up, never blanked. Includes the viewer's own legal decisions.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// The legal decisions a view offers its viewer.
    fn choices(view: &Self::View) -> &[Self::Decision];
    /// What this viewer learns of an event; `None`: nothing at all.
    fn shown(&self, event: &Self::Event, viewer: Viewer) -> Option<Message>;
    /// A full state that the viewer of this view cannot tell from the true one, each as likely as chance would have it.
    fn imagine(&self, view: &Self::View, luck: &mut impl Luck) -> Self::State;

    /// The whole truth, for finished games, analysis boards and tests. It never reaches somebody who plays.
    fn position(&self, state: &Self::State) -> Self::Position;
    /// What must have been agreed for this position to exist.
    fn agreed(position: &Self::Position) -> Self::Setup;
    /// From a position to the state it describes; the sentence says what is wrong and where.
    fn place(&self, position: &Self::Position) -> Result<Self::State, String>;
    /// Somebody said parts of a position, and the rest is as in an ordinary set-up: settles what both lay claim to, such as
    /// a card that was said to be in a hand and ordinarily lies in the deck.
    fn settle(_said: &serde_json::Value, _position: &mut Self::Position) {}
    /// Reads a position written as one line: JSON, unless the game has a notation of its own.
    fn read_position(line: &str) -> Result<Self::Position, String> {
        serde_json::from_str(line)
            .map_err(|why| format!("a position of {} is written as JSON: {why}", Self::NAME))
    }
    /// Writes a position as one line, so that `read_position` gives back all that such a line can hold.
    fn write_position(position: &Self::Position) -> String {
        serde_json::to_string(position).unwrap_or_default()
    }

    /// Is this text a record for people? Never, in games without transcripts.
    fn is_transcript(_text: &str) -> bool {
        false
    }
    /// Reads a record for people; the sentence says what is wrong and in which line.
    fn read_transcript(_text: &str) -> Result<Record<Self>, Drift> {
        Err(Drift::Unusable(format!("{} has no transcripts", Self::ID)))
    }
    /// Writes a record for people.
    fn write_transcript(_record: &Record<Self>, _detail: Detail) -> Result<String, String> {
        Err(format!("{} has no transcripts", Self::ID))
    }

    /// Reads a decision. Buttons, journal, scenarios, terminal and bots use one notation.
    fn read(&self, text: &str) -> Result<Self::Decision, Self::Refusal>;
    /// Writes a decision so that `read` gives it back.
    fn write(&self, decision: Self::Decision) -> String;
    /// Reads an event word by word, and no further than it goes; `None` where the words are no event.
    fn parse_event(&self, words: &mut WordCursor<'_>) -> Option<Self::Event>;
    /// Reads a text that is one event, written as `write_event` would.
    fn read_event(&self, text: &str) -> Result<Self::Event, String> {
        let mut words = WordCursor::new(text);
        let event = self.parse_event(&mut words).filter(|_| words.is_done());
        event
            .filter(|event| self.write_event(event) == text)
            .ok_or_else(|| format!("`{text}` is no event of {}", Self::NAME))
    }
    /// Can an event begin with these whole words?
    fn can_begin_event(&self, text: &str) -> bool {
        let mut words = WordCursor::new(text);
        match self.parse_event(&mut words) {
            Some(_) => words.is_done(),
            None => words.ran_out(),
        }
    }
    /// Writes an event so that `read_event` gives it back.
    fn write_event(&self, event: &Self::Event) -> String;

    /// What must hold in every state; the error names what broke.
    fn invariants(&self, state: &Self::State) -> Result<(), String>;
    /// How good this state looks for a seat, from 0 to 1, comparable with [`Outcome::utility`]: a hint for bots.
    fn appraise(&self, state: &Self::State, seat: Seat) -> f64;

    /// May everybody know all that any seat knows? Then whoever sits in several seats sees through all of them at once.
    fn is_open(&self) -> bool {
        false
    }

    /// What somebody with plain good habits would do who sees this; `None` in games where looking one step ahead is good
    /// enough. A hint for bots.
    fn habit(&self, _view: &Self::View, _luck: &mut impl Luck) -> Option<Self::Decision> {
        None
    }

    /// The door for people: a refusal changes nothing.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        decision: Self::Decision,
        luck: &mut impl Luck,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), Self::Refusal> {
        self.check(state, seat, decision)?;
        self.decide(state, seat, decision, luck, sink);
        Ok(())
    }

    /// The seat that notation calls so.
    fn seat_named(&self, name: &str) -> Option<Seat> {
        self.seats().iter().find(|&seat| self.seat_name(seat) == name)
    }
}

/// A mission that is to be tried, and what its makers want of it.
#[derive(Clone, Debug)]
pub struct Trial<S> {
    /// Its name in set-ups.
    pub name: String,
    /// The message that says how hard it is meant to be.
    pub label: &'static str,
    /// Of a hundred games so many should be won: the lowest and the highest number that is meant.
    pub aim: [u8; 2],
    /// The [ending](Game::ending) by which it is won.
    pub won_by: &'static str,
    /// What is agreed on to play it.
    pub setup: S,
}

/// Somebody to whom decisions are offered one by one, until they have seen enough.
pub trait Offer<D> {
    /// This can be decided.
    fn offer(&mut self, decision: D) -> ControlFlow<()>;
}

impl<D, F: FnMut(D) -> ControlFlow<()>> Offer<D> for F {
    #[inline]
    fn offer(&mut self, decision: D) -> ControlFlow<()> {
        self(decision)
    }
}

/// Hears each event together with the state it led to.
pub trait Sink<G: Game> {
    /// This has just happened.
    fn happened(&mut self, state: &G::State, event: &G::Event);
}

/// Nobody listens. Compiled away in search.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<G: Game> Sink<G> for Silent {
    #[inline(always)]
    fn happened(&mut self, _: &G::State, _: &G::Event) {}
}

/// Writes down what happened.
impl<G: Game> Sink<G> for Vec<G::Event> {
    fn happened(&mut self, _: &G::State, event: &G::Event) {
        self.push(*event);
    }
}

/// A state while rules are at work on it: they read it, and change it only by saying what happened.
#[derive(Debug)]
pub struct Play<'a, G: Game, S> {
    /// What was agreed.
    pub game: &'a G,
    state: &'a mut G::State,
    sink: &'a mut S,
}

impl<'a, G: Game, S: Sink<G>> Play<'a, G, S> {
    /// Rules may begin to work.
    #[inline]
    pub fn new(game: &'a G, state: &'a mut G::State, sink: &'a mut S) -> Self {
        Play { game, state, sink }
    }

    /// The state as it is now.
    #[inline]
    pub fn state(&self) -> &G::State {
        self.state
    }

    /// This happens: the state changes and whoever listens hears of it.
    #[inline(always)]
    pub fn happens(&mut self, event: G::Event) {
        self.game.apply(self.state, &event);
        self.sink.happened(self.state, &event);
    }
}

/// The state and the events at the end of each beat.
#[derive(Clone, Debug)]
pub struct Beat<G: Game> {
    /// What happened in it.
    pub events: Vec<G::Event>,
    /// What it led to.
    pub after: G::State,
}

/// Cuts what happens into beats. What happens before the first beat begins is kept in `prelude`.
#[derive(Clone, Debug)]
pub struct Beats<'a, G: Game> {
    game: &'a G,
    /// Events before the first beat, and the state after them.
    pub prelude: Beat<G>,
    /// The beats so far; the last one may still be going on.
    pub beats: Vec<Beat<G>>,
}

impl<'a, G: Game> Beats<'a, G> {
    /// Starts to listen in this state.
    pub fn new(game: &'a G, state: &G::State) -> Self {
        Beats { game, prelude: Beat { events: Vec::new(), after: state.clone() }, beats: Vec::new() }
    }

    /// What happened so far is history: beats are counted from here on.
    pub fn start_counting(&mut self) {
        for beat in std::mem::take(&mut self.beats) {
            self.prelude.events.extend(beat.events);
            self.prelude.after = beat.after;
        }
    }

    /// All events in order.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.prelude.events.iter().chain(self.beats.iter().flat_map(|beat| &beat.events))
    }
}

impl<G: Game> Sink<G> for Beats<'_, G> {
    fn happened(&mut self, state: &G::State, event: &G::Event) {
        if self.game.begins_beat(event) {
            self.beats.push(Beat { events: Vec::new(), after: state.clone() });
        }
        let beat = self.beats.last_mut().unwrap_or(&mut self.prelude);
        beat.events.push(*event);
        beat.after.clone_from(state);
    }
}
