//! The smallest game that keeps the contract: sticks on the table, one to three are taken in turn, the last stick wins.
//! Its best move is known, so bots can be tested on it; it has turns and no secrets, where Super Express has the opposite.

use game::{
    Asked, Game, Luck, Message, Outcome, Places, Play, RuleId, Seat, SeatSet, Sink, Viewer, WordCursor,
};
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Nim(Agreed);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Agreed {
    pub(crate) seats: usize,
}

impl Default for Agreed {
    fn default() -> Agreed {
        Agreed { seats: 2 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sticks {
    left: u8,
    turn: Seat,
    taken: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Take(pub(crate) u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Laid(u8),
    Took { seat: Seat, sticks: u8, next: Seat },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    Seats,
    NotYourTurn,
    NotSoMany,
    Unreadable,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) position: Position,
    #[serde(skip)]
    pub(crate) legal: Vec<Take>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Position {
    pub(crate) seats: usize,
    pub(crate) left: u8,
    pub(crate) turn: usize,
    pub(crate) taken: u8,
}

/// NM-TAKE-02. The last stick leaves no choice: the rules take it themselves.
fn take_what_must_be_taken<S: Sink<Nim>>(play: &mut Play<'_, Nim, S>) {
    if play.state().left == 1 {
        take(play, Take(1));
    }
}

/// NM-TAKE-01. One to three sticks, then the next seat.
fn take<S: Sink<Nim>>(play: &mut Play<'_, Nim, S>, Take(sticks): Take) {
    let seat = play.state().turn;
    let next = if play.state().left == sticks { seat } else { seat.clockwise(play.game.0.seats) };
    play.happens(Event::Took { seat, sticks, next });
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const NAME: &'static str = "Nim";
    const RULES: &'static [(&'static str, &'static str)] = &[(
        "en",
        "## Play\n### NM-SEATS-01\nTwo to four play.\n### NM-TAKE-01\nTake one to three sticks.\n### NM-TAKE-02\nThe last stick wins, and is taken by itself.\n",
    )];
    type Setup = Agreed;
    type State = Sticks;
    type Decision = Take;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Position = Position;

    fn ordinary(seats: u8) -> Agreed {
        Agreed { seats: seats.into() }
    }
    fn samples() -> Vec<Agreed> {
        (2..=4).map(|seats| Agreed { seats }).collect()
    }
    fn agree(setup: Agreed) -> Result<Nim, Refusal> {
        if (2..=4).contains(&setup.seats) { Ok(Nim(setup)) } else { Err(Refusal::Seats) }
    }
    fn setup(&self) -> &Agreed {
        &self.0
    }
    fn seats(&self) -> SeatSet {
        SeatSet::first(self.0.seats)
    }
    fn seat_name(&self, seat: Seat) -> String {
        format!("p{}", seat.number())
    }
    fn blank(&self) -> Sticks {
        Sticks { left: 0, turn: Seat::FIRST, taken: 0 }
    }
    fn deal(&self, luck: &mut impl Luck, sink: &mut impl Sink<Self>) -> Sticks {
        let mut state = self.blank();
        Play::new(self, &mut state, sink).happens(Event::Laid(10 + luck.below(20) as u8));
        state
    }
    fn asked(&self, state: &Sticks) -> Asked {
        match state.left {
            0 | 1 => Asked::NOBODY,
            _ => Asked { awaits: SeatSet::only(state.turn), may_change: SeatSet::EMPTY },
        }
    }
    fn check(&self, state: &Sticks, seat: Seat, Take(sticks): Take) -> Result<(), Refusal> {
        match state {
            _ if !self.asked(state).awaits.contains(seat) => Err(Refusal::NotYourTurn),
            _ if sticks == 0 || sticks > 3 || sticks > state.left => Err(Refusal::NotSoMany),
            _ => Ok(()),
        }
    }
    fn legal(&self, state: &Sticks, seat: Seat, out: &mut Vec<Take>) {
        out.extend((1..=3).map(Take).filter(|&take| self.check(state, seat, take).is_ok()));
    }
    fn decide(
        &self,
        state: &mut Sticks,
        _: Seat,
        decision: Take,
        luck: &mut impl Luck,
        sink: &mut impl Sink<Self>,
    ) {
        take(&mut Play::new(self, state, sink), decision);
        self.go_on(state, luck, sink);
    }
    fn go_on(&self, state: &mut Sticks, _: &mut impl Luck, sink: &mut impl Sink<Self>) {
        take_what_must_be_taken(&mut Play::new(self, state, sink));
    }
    fn apply(&self, state: &mut Sticks, event: &Event) {
        match *event {
            Event::Laid(sticks) => state.left = sticks,
            Event::Took { sticks, next, .. } => {
                state.left -= sticks;
                state.taken += sticks;
                state.turn = next;
            }
        }
    }
    fn outcome(&self, state: &Sticks) -> Option<Outcome> {
        (state.left == 0 && state.taken > 0)
            .then(|| Outcome::Ranked(Places::won_by(state.turn, self.0.seats)))
    }
    fn ending(&self, state: &Sticks) -> Option<&'static str> {
        self.outcome(state).map(|_| "last-stick")
    }
    fn cites(&self, event: &Event) -> RuleId {
        RuleId(match event {
            Event::Laid(_) => "NM-SEATS-01",
            Event::Took { .. } => "NM-TAKE-01",
        })
    }
    fn begins_beat(&self, _: &Event) -> bool {
        true
    }
    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Laid(_))
    }
    fn refused_by(refusal: &Refusal) -> RuleId {
        RuleId(if *refusal == Refusal::Seats { "NM-SEATS-01" } else { "NM-TAKE-01" })
    }
    fn explain(_: &Refusal) -> Message {
        Message::new("refuse")
    }
    fn view(&self, state: &Sticks, viewer: Viewer) -> View {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.legal(state, seat, &mut legal);
        }
        View { position: self.position(state), legal }
    }
    fn choices(view: &View) -> &[Take] {
        &view.legal
    }
    fn shown(&self, _: &Event, _: Viewer) -> Option<Message> {
        None
    }
    fn imagine(&self, view: &View, _: &mut impl Luck) -> Sticks {
        Sticks { left: view.position.left, turn: Seat::new(view.position.turn), taken: view.position.taken }
    }
    fn position(&self, state: &Sticks) -> Position {
        Position { seats: self.0.seats, left: state.left, turn: state.turn.number(), taken: state.taken }
    }
    fn agreed(position: &Position) -> Agreed {
        Agreed { seats: position.seats }
    }
    fn place(&self, position: &Position) -> Result<Sticks, String> {
        if position.turn >= self.0.seats {
            return Err(format!("turn: there is no seat {}", position.turn));
        }
        Ok(Sticks { left: position.left, turn: Seat::new(position.turn), taken: position.taken })
    }
    fn read(&self, text: &str) -> Result<Take, Refusal> {
        text.strip_prefix("take ").and_then(|sticks| sticks.parse().ok()).map(Take).ok_or(Refusal::Unreadable)
    }
    fn write(&self, Take(sticks): Take) -> String {
        format!("take {sticks}")
    }
    fn parse_event(&self, words: &mut WordCursor<'_>) -> Option<Event> {
        let first = words.word()?;
        if first == "laid" {
            return words.word()?.parse().ok().map(Event::Laid);
        }
        let seat = self.seat_named(first)?;
        words.literal("took")?;
        let sticks = words.word()?.parse().ok()?;
        words.literal("next")?;
        Some(Event::Took { seat, sticks, next: self.seat_named(words.word()?)? })
    }
    fn write_event(&self, event: &Event) -> String {
        match *event {
            Event::Laid(sticks) => format!("laid {sticks}"),
            Event::Took { seat, sticks, next } => {
                format!("{} took {sticks} next {}", self.seat_name(seat), self.seat_name(next))
            }
        }
    }
    fn invariants(&self, state: &Sticks) -> Result<(), String> {
        if state.left + state.taken < 30 { Ok(()) } else { Err("sticks appear from nowhere".to_owned()) }
    }
    /// Whoever leaves a multiple of four wins against one opponent: a hint that is always right.
    fn appraise(&self, state: &Sticks, seat: Seat) -> f64 {
        match self.outcome(state) {
            Some(outcome) => outcome.utility(seat),
            None => {
                let mover_wins = !state.left.is_multiple_of(4);
                if (state.turn == seat) == mover_wins { 0.9 } else { 0.1 }
            }
        }
    }
}
