//! The seats of a table and its phase: the part of a journal's fold that needs no rules.

use crate::clock::Timestamp;
use crate::entry::{JournalEntry, Occupant};
use crate::id::Secret;
use crate::table::Who;
use game::Seat;
use serde::{Deserialize, Serialize};

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// Before the deal: seats are being taken.
    Gathering,
    /// The game is running.
    Playing,
    /// The game has ended.
    Over,
    /// The host closed the table before the end.
    Closed,
}

/// A seat and its occupant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) player: Occupant,
    /// What the person added to the luck.
    pub(crate) entropy: Option<String>,
    /// A bot stands in for the person.
    pub(crate) has_stand_in: bool,
    /// The person asked to leave: returning gives them no new time.
    left: bool,
    /// When the person last returned: their time counts from there.
    pub(crate) back: Timestamp,
}

impl Chair {
    /// A person has the seat, without a stand-in.
    pub(crate) fn is_there(&self) -> bool {
        matches!(self.player, Occupant::Person { .. }) && !self.has_stand_in
    }

    /// The occupant's name in lists.
    fn occupant_name(&self) -> Option<String> {
        match &self.player {
            Occupant::Open => None,
            Occupant::Person { name, .. } => Some(name.clone()),
            Occupant::Bot { level } => Some(format!("bot:{level}")),
        }
    }

    /// Whether one person has both seats, under one name. Two people may share a name, and two may share a screen.
    fn is_same(&self, other: &Chair) -> bool {
        match (&self.player, &other.player) {
            (
                Occupant::Person { name, persons, .. },
                Occupant::Person { name: other, persons: theirs, .. },
            ) => name == other && persons.iter().any(|person| theirs.contains(person)),
            _ => false,
        }
    }

    /// A bot stands in because the person asked to leave.
    pub(crate) fn has_left(&self) -> bool {
        self.has_stand_in && self.left
    }
}

/// All seats, and the phase of the table.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    pub(crate) chairs: Vec<Chair>,
    pub(crate) begun: Option<Timestamp>,
    /// When the game ended.
    pub(crate) over: Option<Timestamp>,
    closed: bool,
}

impl Seating {
    /// A table of open seats.
    pub(crate) fn new(seats: usize) -> Seating {
        Seating { chairs: vec![Chair::default(); seats], begun: None, over: None, closed: false }
    }

    /// Applies an entry. The error says why the entry cannot be part of this journal.
    pub(crate) fn apply_entry(&mut self, at: Timestamp, entry: &JournalEntry) -> Result<(), String> {
        match entry {
            JournalEntry::SatDown { seat, player, entropy } => {
                let chair = self.chair_mut(*seat)?;
                chair.player = player.clone();
                chair.entropy.clone_from(entropy);
            }
            JournalEntry::Keyed { seat, person } => match &mut self.chair_mut(*seat)?.player {
                Occupant::Person { persons, .. } => persons.push(*person),
                _ => return Err("nobody sits there".to_owned()),
            },
            JournalEntry::StoodUp { seat } => *self.chair_mut(*seat)? = Chair::default(),
            JournalEntry::Dealt { .. } => self.begin(at),
            JournalEntry::Decided { over: true, .. } => self.end(at),
            JournalEntry::Decided { over: false, .. } => {}
            JournalEntry::StandIn { seat, left } => {
                let chair = self.chair_mut(*seat)?;
                (chair.has_stand_in, chair.left) = (true, *left);
            }
            JournalEntry::CameBack { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.has_stand_in = false;
                if !chair.left {
                    chair.back = at;
                }
            }
            JournalEntry::Replaced { seat, level } => {
                let chair = self.chair_mut(*seat)?;
                (chair.player, chair.has_stand_in) = (Occupant::Bot { level: *level }, false);
            }
            JournalEntry::Closed => self.closed = true,
            JournalEntry::TookBack { seat } | JournalEntry::Said { seat, .. } => drop(self.chair_mut(*seat)?),
            JournalEntry::Opened(_) => return Err("a table is opened only once".to_owned()),
        }
        Ok(())
    }

    /// Marks the game as begun.
    pub(crate) fn begin(&mut self, at: Timestamp) {
        self.begun = Some(at);
    }

    /// Marks the game as over; the first time counts.
    pub(crate) fn end(&mut self, at: Timestamp) {
        self.over = self.over.or(Some(at));
    }

    fn chair_mut(&mut self, seat: usize) -> Result<&mut Chair, String> {
        self.chairs.get_mut(seat).ok_or_else(|| format!("there is no seat {seat}"))
    }

    pub(crate) fn phase(&self) -> TablePhase {
        match (self.over, self.closed, self.begun) {
            (Some(_), _, _) => TablePhase::Over,
            (None, true, _) => TablePhase::Closed,
            (None, false, Some(_)) => TablePhase::Playing,
            (None, false, None) => TablePhase::Gathering,
        }
    }

    /// The game has ended or was closed: nothing is secret any more.
    pub(crate) fn no_secrets(&self) -> bool {
        matches!(self.phase(), TablePhase::Over | TablePhase::Closed)
    }

    /// The seats with their numbers.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        self.chairs.iter().enumerate().map(|(at, chair)| (Seat::new(at), chair))
    }

    /// The seats that a requester holds.
    pub(crate) fn held(&self, who: &Who) -> Vec<Seat> {
        self.seats().filter(|(_, chair)| who.holds(&chair.player)).map(|(seat, _)| seat).collect()
    }

    /// The name of each seat's occupant in lists.
    pub(crate) fn occupant_names(&self) -> impl Iterator<Item = (Seat, Option<String>)> {
        self.seats().map(|(seat, chair)| (seat, chair.occupant_name()))
    }

    /// The names of all players: a person with several seats under one name is listed once.
    pub(crate) fn team(&self) -> Vec<String> {
        let again =
            |(at, chair): &(usize, &Chair)| self.chairs[..*at].iter().any(|other| chair.is_same(other));
        let members = self.chairs.iter().enumerate().filter(|member| !again(member));
        members.filter_map(|(_, chair)| chair.occupant_name()).collect()
    }

    /// Whether a person, or a program with a key, has a seat. Bots of the server do not count.
    pub(crate) fn has_people(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair.player, Occupant::Person { .. }))
    }

    /// The identities of all people at the table, on every device.
    pub(crate) fn people(&self) -> impl Iterator<Item = Secret> {
        let persons = self.chairs.iter().filter_map(|chair| match &chair.player {
            Occupant::Person { persons, .. } => Some(persons),
            Occupant::Open | Occupant::Bot { .. } => None,
        });
        persons.flatten().copied()
    }
}
