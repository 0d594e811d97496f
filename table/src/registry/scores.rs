//! The best scores, and the rank of a table among them.

use super::{TableRegistry, summaries};
use crate::contest::{Contest, HighScore, ScoreStanding};
use crate::id::{Secret, TableId};
use crate::store::{Rank, RankCounts, StoreError};
use crate::table::{Denied, Summary, Table, Who};
use std::cmp::Reverse;

impl TableRegistry {
    /// The best scores that a person may see: higher first, and earlier among equals. Scores of unlisted tables are visible to
    /// the people who sat there.
    pub async fn best(
        &self,
        contest: Contest,
        person: Option<Secret>,
        most: usize,
    ) -> Result<Vec<HighScore>, Denied> {
        let mut best: Vec<HighScore> = Vec::new();
        for list in lists(contest, person) {
            let listed = self.0.store.best(&list, most).await.map_err(trouble)?;
            let score = |(table, summary): (TableId, Summary)| {
                Some(HighScore { table, scored: summary.scored?, listed: list == contest.list_name() })
            };
            best.extend(summaries(listed).into_iter().filter_map(score));
        }
        best.sort_by_key(|high| (Reverse(high.scored.points), high.scored.at));
        best.truncate(most);
        Ok(best)
    }

    /// The rank of a table's score among those that the requester may see, once there is one. Scores by changed rules are not
    /// comparable and have no rank.
    pub async fn place_of(&self, table: &Table, who: &Who) -> Result<Option<ScoreStanding>, Denied> {
        let (scored, contest, is_ranked) = (table.scored(), table.contest(), table.is_ranked_for(who));
        let Some(scored) = scored.filter(|_| !contest.handicapped) else { return Ok(None) };
        let rank = Rank { score: scored.points, at: scored.at };
        // A score that is in none of these lists is counted as well.
        let mut compared = RankCounts { better: 0, all: usize::from(!is_ranked) };
        for list in lists(contest, who.person) {
            let RankCounts { better, all } = self.0.store.compare(&list, rank).await.map_err(trouble)?;
            compared = RankCounts { better: compared.better + better, all: compared.all + all };
        }
        Ok(Some(ScoreStanding { contest, place: compared.better + 1, of: compared.all }))
    }
}

/// The lists that a person may read: the public one, and the one of their scores at unlisted tables. No table is in both.
fn lists(contest: Contest, person: Option<Secret>) -> impl Iterator<Item = String> {
    [contest.list_name()].into_iter().chain(person.map(|person| contest.private_list_name(person)))
}

#[expect(clippy::needless_pass_by_value, reason = "called as `map_err(trouble)`")]
fn trouble(why: StoreError) -> Denied {
    Denied::Trouble(why.to_string())
}
