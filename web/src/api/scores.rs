//! Routes for high scores.

use super::Caller;
use super::body::{Problem, ScoreFacts, ScoreList};
use crate::extract::Path;
use crate::pages::scores::contests;
use axum::response::Response;
use catalog::GameId;
use table::Denied;

/// The maximum number of scores in each list.
const MOST_SCORES: usize = 100;

/// The best scores of a game that can be played for points alone, at tables that the lobby shows
#[utoipa::path(get, path = "/api/scores/{game}", params(("game" = String, Path, description = "`train-heist`")),
    responses((status = 200, body = Vec<ScoreList>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn scores(caller: Caller, Path(game): Path<String>) -> Response {
    let told = async {
        let game = GameId::named(&game).map_err(Denied::Setup)?;
        let mut lists = Vec::new();
        for contest in contests(game)? {
            // A key identifies a seat, not a person: programs get the public scores.
            let best = caller.app.registry.best(contest, None, MOST_SCORES).await?;
            let best = (1..).zip(best).map(|(place, high)| ScoreFacts::of(place, high)).collect();
            lists.push(ScoreList { seats: contest.seats, changed_rules: contest.handicapped, best });
        }
        Ok(lists)
    };
    caller.answer(told.await)
}
