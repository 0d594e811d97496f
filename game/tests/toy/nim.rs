//! The smallest game: one to three sticks are taken in turn, the last stick wins. Playing needs
//! `impl Game`, and the types of set-up, events and refusals, which are in [`full`].
//!
//! What the further traits there add: `Viewed` views for bots and pages; `Notation` journals and records;
//! `Positions` scenarios and playthroughs; `Catalogued` rules to look up and default set-ups; `BotHints` bots that play
//! well; `TestSupport` the battery.

#[path = "nim_full.rs"]
pub(crate) mod full;

use full::{Event, Refusal, Setup};
use game::{Asked, Game, Luck, Outcome, Places, Play, Seat, SeatSet, Sink};

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Nim(pub(crate) Setup);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sticks {
    pub(crate) left: u8,
    pub(crate) turn: Seat,
    pub(crate) taken: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Take(pub(crate) u8);

impl Game for Nim {
    type Setup = Setup;
    type State = Sticks;
    type Decision = Take;
    type Event = Event;
    type Refusal = Refusal;

    fn new(setup: Setup) -> Result<Nim, Refusal> {
        if (2..=4).contains(&setup.seats) { Ok(Nim(setup)) } else { Err(Refusal::Seats) }
    }
    fn setup(&self) -> &Setup {
        &self.0
    }
    fn seats(&self) -> SeatSet {
        SeatSet::first(self.0.seats)
    }
    fn blank(&self) -> Sticks {
        Sticks { left: 0, turn: Seat::FIRST, taken: 0 }
    }
    fn deal(&self, luck: &mut impl Luck, sink: &mut impl Sink<Self>) -> Sticks {
        let mut state = self.blank();
        Play::new(self, &mut state, sink).happens(Event::Laid { sticks: 10 + luck.below(20) as u8 });
        state
    }
    fn asked(&self, state: &Sticks) -> Asked {
        let awaits = if state.left > 1 { SeatSet::only(state.turn) } else { SeatSet::EMPTY };
        Asked { awaits, may_change: SeatSet::EMPTY }
    }
    fn check(&self, state: &Sticks, seat: Seat, Take(sticks): Take) -> Result<(), Refusal> {
        match state {
            _ if !self.asked(state).awaits.contains(seat) => Err(Refusal::NotYourTurn),
            _ if sticks == 0 || sticks > 3 || sticks > state.left => Err(Refusal::WrongCount),
            _ => Ok(()),
        }
    }
    fn legal(&self, state: &Sticks, seat: Seat, out: &mut Vec<Take>) {
        out.extend((1..=3).map(Take).filter(|&take| self.check(state, seat, take).is_ok()));
    }
    fn decide(
        &self,
        state: &mut Sticks,
        seat: Seat,
        Take(sticks): Take,
        luck: &mut impl Luck,
        sink: &mut impl Sink<Self>,
    ) {
        let next = if state.left == sticks { seat } else { seat.clockwise(self.0.seats) };
        Play::new(self, state, sink).happens(Event::Took { seat, sticks, next });
        self.resume(state, luck, sink);
    }
    /// NM-TAKE-02. The last stick leaves no choice: the rules take it themselves.
    fn resume(&self, state: &mut Sticks, luck: &mut impl Luck, sink: &mut impl Sink<Self>) {
        if state.left == 1 {
            self.decide(state, state.turn, Take(1), luck, sink);
        }
    }
    fn apply(&self, state: &mut Sticks, event: &Event) {
        match *event {
            Event::Laid { sticks } => state.left = sticks,
            Event::Took { sticks, next, .. } => {
                *state = Sticks { left: state.left - sticks, turn: next, taken: state.taken + sticks };
            }
        }
    }
    fn outcome(&self, state: &Sticks) -> Option<Outcome> {
        let over = state.left == 0 && state.taken > 0;
        over.then(|| Outcome::Ranked(Places::won_by(state.turn, self.0.seats)))
    }
}
