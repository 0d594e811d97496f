//! Who sits where and how far the table has come: the part of a journal's fold that needs no rules.

use crate::clock::Timestamp;
use crate::entry::{Entry, Player};
use crate::id::Secret;
use crate::table::Who;
use game::Seat;
use serde::{Deserialize, Serialize};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
    /// The host closed it before the end.
    Closed,
}

/// A seat and who has it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) player: Player,
    /// What they added to the luck.
    pub(crate) entropy: Option<String>,
    /// A bot minds it.
    pub(crate) has_stand_in: bool,
    /// Its person left by themselves: coming back gives them no new time.
    left: bool,
    /// When its person came back last: their time counts from there.
    pub(crate) back: Timestamp,
}

impl Chair {
    /// A person has it, and is not away.
    pub(crate) fn is_there(&self) -> bool {
        matches!(self.player, Player::Person { .. }) && !self.has_stand_in
    }

    /// What lists call whoever has it.
    fn called(&self) -> Option<String> {
        match &self.player {
            Player::Open => None,
            Player::Person { name, .. } => Some(name.clone()),
            Player::Bot { level } => Some(format!("bot:{level}")),
        }
    }

    /// The same person has both, by the same name. Two people may have one name, and two may share a screen.
    fn is_same(&self, other: &Chair) -> bool {
        match (&self.player, &other.player) {
            (Player::Person { name, persons, .. }, Player::Person { name: other, persons: theirs, .. }) => {
                name == other && persons.iter().any(|person| theirs.contains(person))
            }
            _ => false,
        }
    }

    /// A bot minds it because its person said so.
    pub(crate) fn has_left(&self) -> bool {
        self.has_stand_in && self.left
    }
}

/// All seats, and how far the table has come.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    pub(crate) chairs: Vec<Chair>,
    pub(crate) begun: Option<Timestamp>,
    /// When the game was over.
    pub(crate) over: Option<Timestamp>,
    closed: bool,
}

impl Seating {
    /// So many empty seats.
    pub(crate) fn new(seats: usize) -> Seating {
        Seating { chairs: vec![Chair::default(); seats], begun: None, over: None, closed: false }
    }

    /// One more entry. The sentence says why it cannot stand in this journal.
    pub(crate) fn take_in(&mut self, at: Timestamp, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::SatDown { seat, player, entropy } => {
                let chair = self.chair_mut(*seat)?;
                chair.player = player.clone();
                chair.entropy.clone_from(entropy);
            }
            Entry::Keyed { seat, person } => match &mut self.chair_mut(*seat)?.player {
                Player::Person { persons, .. } => persons.push(*person),
                _ => return Err("nobody sits there".to_owned()),
            },
            Entry::StoodUp { seat } => *self.chair_mut(*seat)? = Chair::default(),
            Entry::Dealt { .. } => self.begin(at),
            Entry::Decided { over: true, .. } => self.end(at),
            Entry::Decided { over: false, .. } => {}
            Entry::StandIn { seat, left } => {
                let chair = self.chair_mut(*seat)?;
                (chair.has_stand_in, chair.left) = (true, *left);
            }
            Entry::CameBack { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.has_stand_in = false;
                if !chair.left {
                    chair.back = at;
                }
            }
            Entry::Replaced { seat, level } => {
                let chair = self.chair_mut(*seat)?;
                (chair.player, chair.has_stand_in) = (Player::Bot { level: *level }, false);
            }
            Entry::Closed => self.closed = true,
            Entry::TookBack { seat } | Entry::Said { seat, .. } => drop(self.chair_mut(*seat)?),
            Entry::Opened(_) => return Err("a table is opened only once".to_owned()),
        }
        Ok(())
    }

    /// The game begins.
    pub(crate) fn begin(&mut self, at: Timestamp) {
        self.begun = Some(at);
    }

    /// The game is over.
    pub(crate) fn end(&mut self, at: Timestamp) {
        self.over = self.over.or(Some(at));
    }

    fn chair_mut(&mut self, seat: usize) -> Result<&mut Chair, String> {
        self.chairs.get_mut(seat).ok_or_else(|| format!("there is no seat {seat}"))
    }

    pub(crate) fn phase(&self) -> Phase {
        match (self.over, self.closed, self.begun) {
            (Some(_), _, _) => Phase::Over,
            (None, true, _) => Phase::Closed,
            (None, false, Some(_)) => Phase::Playing,
            (None, false, None) => Phase::Gathering,
        }
    }

    /// The game has ended in some way: nothing is secret any more.
    pub(crate) fn no_secrets(&self) -> bool {
        matches!(self.phase(), Phase::Over | Phase::Closed)
    }

    /// Each seat with who has it.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        self.chairs.iter().enumerate().map(|(at, chair)| (Seat::new(at), chair))
    }

    /// The seats somebody holds.
    pub(crate) fn held(&self, who: &Who) -> Vec<Seat> {
        self.seats().filter(|(_, chair)| who.holds(&chair.player)).map(|(seat, _)| seat).collect()
    }

    /// What lists call whoever has each seat.
    pub(crate) fn called(&self) -> impl Iterator<Item = (Seat, Option<String>)> {
        self.seats().map(|(seat, chair)| (seat, chair.called()))
    }

    /// What lists call everybody who plays: somebody who has several seats, and the same name at all of them, once.
    pub(crate) fn team(&self) -> Vec<String> {
        let again =
            |(at, chair): &(usize, &Chair)| self.chairs[..*at].iter().any(|other| chair.is_same(other));
        let members = self.chairs.iter().enumerate().filter(|member| !again(member));
        members.filter_map(|(_, chair)| chair.called()).collect()
    }

    /// Does anybody sit here who is no bot of the server: a person, or somebody's program?
    pub(crate) fn has_people(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair.player, Player::Person { .. }))
    }

    /// Everybody who sits here, on every device.
    pub(crate) fn people(&self) -> impl Iterator<Item = Secret> {
        let persons = self.chairs.iter().filter_map(|chair| match &chair.player {
            Player::Person { persons, .. } => Some(persons),
            Player::Open | Player::Bot { .. } => None,
        });
        persons.flatten().copied()
    }
}
