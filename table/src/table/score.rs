//! What a team reached, where it played for a score.

use super::{Summary, Table, Who};
use crate::contest::{Contest, Scored};
use crate::seating::Phase;
use crate::store::{Rank, Ranked};
use catalog::GameId;

impl Table {
    /// What was reached, once the game is over and if that is what counts. Whoever plays on from a moment of another game
    /// knows what that game had in store, and may do so again and again: it counts for nothing. Neither do bots among
    /// themselves.
    pub fn scored(&self) -> Option<Scored> {
        let counts = self.opened.continues.is_none() && self.seating.has_people();
        let points = self.play.score().filter(|_| counts)?;
        Some(Scored {
            points,
            at: self.seating.over?,
            team: self.seating.team(),
            setup: (!self.play.handicaps().is_empty()).then(|| self.opened.setup.clone()),
        })
    }

    /// What its score would be compared with.
    pub(crate) fn contest(&self) -> Contest {
        let handicapped = !self.play.handicaps().is_empty();
        Contest { game: self.game, seats: self.play.seats(), handicapped }
    }

    /// In which lists the score stands: everybody's, or only those of the people who sit here.
    pub(crate) fn ranked(&self) -> Option<Ranked> {
        let scored = self.scored()?;
        let contest = self.contest();
        let shelves = if self.opened.options.listed {
            vec![contest.shelf()]
        } else {
            let mut people: Vec<_> = self.seating.people().collect();
            people.sort_unstable();
            people.dedup();
            people.into_iter().map(|person| contest.shelf_of(person)).collect()
        };
        Some(Ranked { shelves, rank: Rank { score: scored.points, at: scored.at } })
    }

    /// Does its score stand in a list that this person may read?
    pub(crate) fn is_ranked_for(&self, who: &Who) -> bool {
        let is_here = |person| self.seating.people().any(|other| other == person);
        self.opened.options.listed || who.person.is_some_and(is_here)
    }
}

impl Summary {
    /// Could its game have ended with a score that is not in it?
    pub(crate) fn may_lack_score(&self) -> bool {
        let has_scores = GameId::named(&self.game).is_ok_and(GameId::has_scores);
        self.phase == Phase::Over && has_scores && self.winners.is_empty() && self.scored.is_none()
    }
}
