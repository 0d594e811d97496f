//! How a game ends.

use game::{Outcome, Places, Seat};

/// The three endings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// SE-END-01. The last bandit aboard wins.
    LastAboard(Seat),
    /// SE-END-04. Only the Locomotive is left with several bandits on it: treasures decide.
    Treasures(Seat),
    /// SE-END-03. The last bandits are lost with a wagon: none wins.
    Nobody,
}

impl Ending {
    /// Its word in statistics.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::LastAboard(_) => "last-aboard",
            Ending::Treasures(_) => "treasures",
            Ending::Nobody => "nobody",
        }
    }

    /// The rule by which the game ends this way.
    pub const fn rule(self) -> &'static str {
        match self {
            Ending::LastAboard(_) => "SE-END-01",
            Ending::Nobody => "SE-END-03",
            Ending::Treasures(_) => "SE-END-04",
        }
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Ending::LastAboard(winner) | Ending::Treasures(winner) => Some(winner),
            Ending::Nobody => None,
        }
    }

    pub(crate) fn outcome(self, seats: usize) -> Outcome {
        Outcome::Ranked(match self.winner() {
            Some(winner) => Places::won_by(winner, seats),
            None => Places::nobody(seats),
        })
    }
}
