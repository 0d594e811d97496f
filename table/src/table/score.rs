//! The score of a table whose game is played for one.

use super::{Summary, Table, Who};
use crate::contest::{Contest, Scored};
use crate::seating::TablePhase;
use crate::store::{Rank, Ranked};
use catalog::GameId;

impl Table {
    /// The team's score, once the game is over and if it is played for one. A continued game has none, because its players may
    /// know what comes and repeat it at will. Neither has a game of bots alone.
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

    /// The contest of the table's score.
    pub(crate) fn contest(&self) -> Contest {
        let handicapped = !self.play.handicaps().is_empty();
        Contest { game: self.game, seats: self.play.seats(), handicapped }
    }

    /// The lists that contain the score: the public one, or those of the people at this table.
    pub(crate) fn ranked(&self) -> Option<Ranked> {
        let scored = self.scored()?;
        let contest = self.contest();
        let lists = if self.opened.options.listed {
            vec![contest.list_name()]
        } else {
            let mut people: Vec<_> = self.seating.people().collect();
            people.sort_unstable();
            people.dedup();
            people.into_iter().map(|person| contest.private_list_name(person)).collect()
        };
        Some(Ranked { lists, rank: Rank { score: scored.points, at: scored.at } })
    }

    /// Whether a list that this requester may read contains the score.
    pub(crate) fn is_ranked_for(&self, who: &Who) -> bool {
        let is_here = |person| self.seating.people().any(|other| other == person);
        self.opened.options.listed || who.person.is_some_and(is_here)
    }
}

impl Summary {
    /// Whether the game may have ended with a score that this summary lacks.
    pub(crate) fn may_lack_score(&self) -> bool {
        let has_scores = GameId::named(&self.game).is_ok_and(GameId::has_scores);
        self.phase == TablePhase::Over && has_scores && self.winners.is_empty() && self.scored.is_none()
    }
}
