//! How rules report what happens: sinks receive events, beats group them into steps for people.

use super::{Game, GameEvent};
use std::ops::ControlFlow;

/// Receives decisions one by one, until it breaks off.
pub trait Offer<D> {
    /// Receives one decision.
    fn offer(&mut self, decision: D) -> ControlFlow<()>;
}

impl<D, F: FnMut(D) -> ControlFlow<()>> Offer<D> for F {
    #[inline]
    fn offer(&mut self, decision: D) -> ControlFlow<()> {
        self(decision)
    }
}

/// Receives each event together with the state it led to.
pub trait Sink<G: Game> {
    /// Called after `event` has changed the state.
    fn happened(&mut self, state: &G::State, event: &G::Event);
}

/// Ignores every event. Compiled away in search.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<G: Game> Sink<G> for Silent {
    #[inline(always)]
    fn happened(&mut self, _: &G::State, _: &G::Event) {}
}

/// Collects the events.
impl<G: Game> Sink<G> for Vec<G::Event> {
    fn happened(&mut self, _: &G::State, event: &G::Event) {
        self.push(*event);
    }
}

/// The access of rules to a state: they read it, and change it only through events.
#[derive(Debug)]
pub struct Play<'a, G: Game, S> {
    /// The game that is played.
    pub game: &'a G,
    state: &'a mut G::State,
    sink: &'a mut S,
}

impl<'a, G: Game, S: Sink<G>> Play<'a, G, S> {
    /// Starts work on a state; `sink` receives every event.
    #[inline]
    pub fn new(game: &'a G, state: &'a mut G::State, sink: &'a mut S) -> Self {
        Play { game, state, sink }
    }

    /// The state after all events so far.
    #[inline]
    pub fn state(&self) -> &G::State {
        self.state
    }

    /// Applies an event and passes it to the sink.
    #[inline(always)]
    pub fn happens(&mut self, event: G::Event) {
        self.game.apply(self.state, &event);
        self.sink.happened(self.state, &event);
    }
}

/// One step for people: its events, and the state after them.
#[derive(Clone, Debug)]
pub struct Beat<G: Game> {
    /// The events, in order.
    pub events: Vec<G::Event>,
    /// The state after the last of them.
    pub after: G::State,
}

/// Cuts events into beats. Events before the first beat are kept in `prelude`.
#[derive(Clone, Debug)]
pub struct Beats<G: Game> {
    /// Events before the first beat, and the state after them.
    pub prelude: Beat<G>,
    /// The beats so far; the last one may still be going on.
    pub beats: Vec<Beat<G>>,
}

impl<G: Game> Beats<G> {
    /// Starts in this state.
    pub fn new(state: &G::State) -> Self {
        Beats { prelude: Beat { events: Vec::new(), after: state.clone() }, beats: Vec::new() }
    }

    /// Moves all beats so far into the prelude, so that counting starts anew.
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

impl<G: Game> Sink<G> for Beats<G> {
    fn happened(&mut self, state: &G::State, event: &G::Event) {
        if event.starts_beat() {
            self.beats.push(Beat { events: Vec::new(), after: state.clone() });
        }
        let beat = self.beats.last_mut().unwrap_or(&mut self.prelude);
        beat.events.push(*event);
        beat.after.clone_from(state);
    }
}
