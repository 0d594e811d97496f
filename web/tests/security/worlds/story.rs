//! One game in two worlds that differ in what one viewer may not know. Each game decides how they differ.

use super::journal;
use game::record::RecordedStep;
use game::{LuckRecorder, Scripted, Seat, Seeded, Silent};
use table::JournalEntry;

/// An act of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Act<D> {
    Decide(Seat, D),
    Undo(Seat),
}

/// An act in one of the worlds, or one in each.
#[derive(Clone, Debug)]
pub(crate) struct Turn<D> {
    pub(crate) one: Option<Act<D>>,
    pub(crate) two: Option<Act<D>>,
    /// Decisions in notation that are illegal for the viewer before this turn.
    pub(crate) illegal: Vec<String>,
    /// Whether responses are compared before this turn.
    pub(crate) looked_at: bool,
}

impl<D: Copy> Turn<D> {
    pub(crate) fn both(act: Act<D>) -> Turn<D> {
        Turn::apart(act, act)
    }

    pub(crate) fn apart(one: Act<D>, two: Act<D>) -> Turn<D> {
        Turn { one: Some(one), two: Some(two), illegal: Vec::new(), looked_at: true }
    }

    pub(crate) fn only_two(act: Act<D>) -> Turn<D> {
        Turn { one: None, two: Some(act), illegal: Vec::new(), looked_at: true }
    }
}

/// A whole game in two worlds.
pub(crate) struct Story<G: game::TestSupport> {
    pub(crate) game: G,
    /// The events of the deal in each world.
    pub(crate) deals: [Vec<G::Event>; 2],
    pub(crate) turns: Vec<Turn<G::Decision>>,
    /// The number of differences that the viewer never learns of.
    pub(crate) hidden: usize,
}

impl<G: game::TestSupport> Story<G> {
    /// The worlds after the deal, and the journal entries of their deals.
    pub(crate) fn dealt(&self) -> [(World<'_, G>, JournalEntry); 2] {
        self.deals.each_ref().map(|deal| {
            let world = World::dealt(&self.game, deal);
            let step = RecordedStep::of(&self.game, &world.state, None, vec![0; 9], deal);
            (world, JournalEntry::Dealt { step, used: journal::USED })
        })
    }
}

/// One of the worlds, as the engine plays it.
pub(crate) struct World<'a, G: game::TestSupport> {
    pub(crate) game: &'a G,
    pub(crate) state: G::State,
    settled: G::State,
    made: Vec<(Seat, G::Decision)>,
    pub(crate) events: Vec<G::Event>,
    /// The luck of the table, as the server draws it.
    luck: Seeded,
}

impl<'a, G: game::TestSupport> World<'a, G> {
    pub(crate) fn dealt(game: &'a G, deal: &[G::Event]) -> World<'a, G> {
        let mut state = game.blank();
        deal.iter().for_each(|event| game.apply(&mut state, event));
        game.invariants(&state).unwrap();
        let luck = journal::luck(game);
        World { game, settled: state.clone(), state, made: Vec::new(), events: Vec::new(), luck }
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome(&self.state).is_some()
    }

    /// Whether this seat has decided anything since something was last revealed.
    pub(crate) fn can_take_back(&self, seat: Seat) -> bool {
        self.made.iter().any(|(who, _)| *who == seat)
    }

    /// Performs an act; returns its journal entry.
    pub(crate) fn act(&mut self, act: Act<G::Decision>) -> JournalEntry {
        let before = self.events.len();
        let draws = self.happens(act).unwrap();
        match act {
            Act::Decide(seat, decision) => {
                let events = &self.events[before..];
                let step = RecordedStep::of(self.game, &self.state, Some((seat, decision)), draws, events);
                JournalEntry::Decided { step, used: self.luck.used(), bot: false, over: self.is_over() }
            }
            Act::Undo(seat) => JournalEntry::TookBack { seat: seat.number() },
        }
    }

    /// Performs an act; returns its draws, or none if the act is illegal in this world.
    pub(crate) fn happens(&mut self, act: Act<G::Decision>) -> Option<Vec<u32>> {
        match act {
            Act::Decide(seat, decision) => {
                let (mut noted, mut events) = (LuckRecorder::new(&mut self.luck), Vec::new());
                self.game.play(&mut self.state, seat, decision, &mut noted, &mut events).ok()?;
                let draws = noted.take();
                self.made.push((seat, decision));
                if !draws.is_empty() || events.iter().any(|event| self.game.reveals(event)) {
                    self.settled = self.state.clone();
                    self.made.clear();
                }
                self.events.extend(events);
                Some(draws)
            }
            Act::Undo(seat) => {
                let at = self.made.iter().rposition(|(who, _)| *who == seat)?;
                self.made.remove(at);
                self.state = self.settled.clone();
                for &(seat, decision) in &self.made {
                    let mut luck = Scripted::default();
                    self.game.play(&mut self.state, seat, decision, &mut luck, &mut Silent).ok()?;
                }
                Some(Vec::new())
            }
        }
    }
}
