//! The outcome of a game.

use crate::seat::{BySeat, Seat, SeatSet};

/// The outcome: won or lost together, or by places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The seats are one team.
    Together {
        /// The result of the team.
        team: Team,
        /// The score, in modes that count one.
        score: Option<u32>,
    },
    /// Each seat has its own place.
    Ranked(Places),
}

/// The result of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Team {
    /// The team has won.
    Won,
    /// The team has lost.
    Lost,
    /// Neither won nor lost: the score is the result.
    Scored,
}

/// The place of each seat: 1 is the best. Losers share the last place; if nobody wins, all share it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    seats: usize,
    place: BySeat<u8>,
}

impl Places {
    /// One winner among this many seats; the others share the last place.
    pub fn won_by(winner: Seat, seats: usize) -> Places {
        Places::shared_by(SeatSet::only(winner), seats)
    }

    /// Several winners among this many seats; the others share the last place.
    pub fn shared_by(winners: SeatSet, seats: usize) -> Places {
        let mut places = Places::nobody(seats);
        for winner in winners {
            places.place[winner] = 1;
        }
        places
    }

    /// No winner: all share the last place.
    pub fn nobody(seats: usize) -> Places {
        Places { seats, place: BySeat::all(seats as u8) }
    }

    /// The place of a seat.
    pub fn of(&self, seat: Seat) -> u8 {
        self.place[seat]
    }
}

impl Outcome {
    /// The seats that won, among `seats`.
    pub fn winners(&self, seats: SeatSet) -> SeatSet {
        match self {
            Outcome::Together { team: Team::Won, .. } => seats,
            Outcome::Together { team: Team::Lost | Team::Scored, .. } => SeatSet::EMPTY,
            Outcome::Ranked(places) => seats.iter().filter(|&seat| places.of(seat) == 1).collect(),
        }
    }

    /// The score, in games that are played for one.
    pub fn score(&self) -> Option<u32> {
        match self {
            Outcome::Together { team: Team::Scored, score } => *score,
            Outcome::Together { team: Team::Won | Team::Lost, .. } | Outcome::Ranked(_) => None,
        }
    }

    /// What this outcome is worth to a seat, from 0 (the worst) to 1 (the best). The one measure for all bots.
    pub fn utility(&self, seat: Seat) -> f64 {
        match self {
            Outcome::Together { team: Team::Won, .. } => 1.0,
            Outcome::Together { team: Team::Lost, .. } => 0.0,
            // A higher score is always better, and there is no maximum.
            Outcome::Together { team: Team::Scored, score } => {
                let score = f64::from(score.unwrap_or(0));
                score / (score + 10.0)
            }
            Outcome::Ranked(places) => {
                (places.seats as f64 - f64::from(places.of(seat))) / (places.seats as f64 - 1.0)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_has_it_all_and_the_losers_share_the_last_place() {
        let outcome = Outcome::Ranked(Places::won_by(Seat::new(1), 3));
        assert_eq!(outcome.winners(SeatSet::first(3)), SeatSet::only(Seat::new(1)));
        assert_eq!([0, 1, 2].map(|n| outcome.utility(Seat::new(n))), [0.0, 1.0, 0.0]);
    }

    #[test]
    fn nobody_wins_is_the_worst_for_all() {
        let outcome = Outcome::Ranked(Places::nobody(4));
        assert!(outcome.winners(SeatSet::first(4)).is_empty());
        assert_eq!(outcome.utility(Seat::FIRST), 0.0);
    }
}
