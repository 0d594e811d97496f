//! The best scores, and where one stands among them.

use super::{TableRegistry, summaries};
use crate::contest::{Contest, HighScore, Place};
use crate::id::{Secret, TableId};
use crate::store::{Compared, Rank, StoreError};
use crate::table::{Denied, Summary, Table, Who};
use std::cmp::Reverse;

impl TableRegistry {
    /// The best scores that somebody may see: the higher first, and of equal ones the earlier. Those of tables that stand in
    /// no public list are seen by whoever sat there.
    pub async fn best(
        &self,
        contest: Contest,
        person: Option<Secret>,
        most: usize,
    ) -> Result<Vec<HighScore>, Denied> {
        let mut best: Vec<HighScore> = Vec::new();
        for shelf in shelves(contest, person) {
            let listed = self.0.store.best(&shelf, most).await.map_err(trouble)?;
            let score = |(table, summary): (TableId, Summary)| {
                Some(HighScore { table, scored: summary.scored?, listed: shelf == contest.shelf() })
            };
            best.extend(summaries(listed).into_iter().filter_map(score));
        }
        best.sort_by_key(|high| (Reverse(high.scored.points), high.scored.at));
        best.truncate(most);
        Ok(best)
    }

    /// Where the score of a table stands among those that somebody may see, once there is one. Where rules were changed, none
    /// is quite like another, and there are no places.
    pub async fn place_of(&self, table: &Table, who: &Who) -> Result<Option<Place>, Denied> {
        let (scored, contest, is_ranked) = (table.scored(), table.contest(), table.is_ranked_for(who));
        let Some(scored) = scored.filter(|_| !contest.handicapped) else { return Ok(None) };
        let rank = Rank { score: scored.points, at: scored.at };
        // Where it stands in no list that they may read, it is compared all the same.
        let mut compared = Compared { better: 0, all: usize::from(!is_ranked) };
        for shelf in shelves(contest, who.person) {
            let Compared { better, all } = self.0.store.compare(&shelf, rank).await.map_err(trouble)?;
            compared = Compared { better: compared.better + better, all: compared.all + all };
        }
        Ok(Some(Place { contest, place: compared.better + 1, of: compared.all }))
    }
}

/// The lists that somebody may read: everybody's, and what they reached where no list shows it to others. No table stands in
/// both.
fn shelves(contest: Contest, person: Option<Secret>) -> impl Iterator<Item = String> {
    [contest.shelf()].into_iter().chain(person.map(|person| contest.shelf_of(person)))
}

#[expect(clippy::needless_pass_by_value, reason = "called as `map_err(trouble)`")]
fn trouble(why: StoreError) -> Denied {
    Denied::Trouble(why.to_string())
}
