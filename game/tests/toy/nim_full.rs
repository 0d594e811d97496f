//! What Nim needs beyond playing: it has turns and no secrets, where Super Express has the opposite, and its best move is
//! known, so that bots can be tested on it.

use super::{Nim, Sticks, Take};
use game::{
    BotHints, Catalogued, Choice, Game, GameRefusal, Group, Luck, Message, Notation, Positions, RuleId, Seat,
    SeatSet, TestSupport, Viewed, Viewer,
};
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) seats: usize,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { seats: 2 }
    }
}

game::events! {
    pub(crate) enum Event of game: Nim;

    Laid { sticks: u8 } = "laid {sticks}" => "NM-SEATS-01", beat;
    Took { seat: Seat, sticks: u8, next: Seat } = "{seat} took {sticks} next {next}"
        => "NM-TAKE-01", reveals Nothing, beat;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    Seats,
    NotYourTurn,
    WrongCount,
    Unreadable,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl GameRefusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(if *self == Refusal::Seats { "NM-SEATS-01" } else { "NM-TAKE-01" })
    }
    fn message(&self) -> Message {
        Message::new("refuse")
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

/// The one question of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HowMany;

impl fmt::Display for HowMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("how-many")
    }
}

impl Viewed for Nim {
    type View = View;
    type Question = HowMany;

    fn view(&self, state: &Sticks, viewer: Viewer) -> View {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.legal(state, seat, &mut legal);
        }
        View { position: self.position(state), legal }
    }
    fn question(view: &View) -> Option<(SeatSet, HowMany)> {
        (view.position.left > 1).then(|| (SeatSet::only(Seat::new(view.position.turn)), HowMany))
    }
    fn prompt(view: &View) -> Option<Message> {
        (!view.legal.is_empty()).then(|| Message::new("how-many"))
    }
    fn decisions(view: &View) -> &[Take] {
        &view.legal
    }
    fn choice(_: &View, decision: Take) -> Choice<Take> {
        Choice { decision, label: Message::new("take"), group: Group::Act }
    }
    fn told(&self, _: &Event, _: Viewer) -> Option<Message> {
        None
    }
    fn imagine(&self, view: &View, _: &mut impl Luck) -> Sticks {
        Sticks { left: view.position.left, turn: Seat::new(view.position.turn), taken: view.position.taken }
    }
}

impl Notation for Nim {
    const ID: &'static str = "nim";
    const NAME: &'static str = "Nim";

    fn seat_name(&self, seat: Seat) -> String {
        format!("p{}", seat.number())
    }
    fn read(&self, text: &str) -> Result<Take, Refusal> {
        text.strip_prefix("take ").and_then(|sticks| sticks.parse().ok()).map(Take).ok_or(Refusal::Unreadable)
    }
    fn write(&self, Take(sticks): Take) -> String {
        format!("take {sticks}")
    }
}

impl Positions for Nim {
    type Position = Position;

    fn position(&self, state: &Sticks) -> Position {
        Position { seats: self.0.seats, left: state.left, turn: state.turn.number(), taken: state.taken }
    }
    fn setup_of(position: &Position) -> Setup {
        Setup { seats: position.seats }
    }
    fn state_of(&self, position: &Position) -> Result<Sticks, String> {
        if position.turn >= self.0.seats {
            return Err(format!("turn: there is no seat {}", position.turn));
        }
        Ok(Sticks { left: position.left, turn: Seat::new(position.turn), taken: position.taken })
    }
}

impl Catalogued for Nim {
    const RULES: &'static [(&'static str, &'static str)] = &[(
        "en",
        "## Play\n### NM-SEATS-01\nTwo to four play.\n### NM-TAKE-01\nTake one to three sticks.\n### NM-TAKE-02\nThe last stick wins, and is taken by itself.\n",
    )];

    fn default_setup(seats: u8) -> Setup {
        Setup { seats: seats.into() }
    }
    fn ending(&self, state: &Sticks) -> Option<&'static str> {
        self.outcome(state).map(|_| "last-stick")
    }
}

impl BotHints for Nim {
    /// Leaving a multiple of four wins against one opponent: a hint that is always right.
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

impl TestSupport for Nim {
    fn samples() -> Vec<Setup> {
        (2..=4).map(|seats| Setup { seats }).collect()
    }
    fn invariants(&self, state: &Sticks) -> Result<(), String> {
        if state.left + state.taken < 30 { Ok(()) } else { Err("sticks appear from nowhere".to_owned()) }
    }
}
