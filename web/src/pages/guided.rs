//! Guided games, which explain everything when it first matters. The table is like any other; only a cookie of the guest
//! marks it as guided.

use super::field;
use super::lobby::with_bots;
use crate::boards;
use crate::context::{RequestContext, table_id};
use crate::extract::{Form, Path};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use catalog::GameId;
use table::{Denied, TableId};

/// Opens a table for a first game, with bots in all other seats, and marks it as guided.
pub(crate) async fn begin(
    mut context: RequestContext,
    Path(game): Path<String>,
    Form(mut sent): Form<Vec<(String, String)>>,
) -> Response {
    let done = async {
        let game = GameId::named(&game).map_err(Denied::Setup)?;
        let table = match field(&sent, "table") {
            Some(code) => table_id(code)?,
            None => context.app.registry.reserve()?.table,
        };
        sent.retain(|(name, _)| name != "table");
        sent.push(("table".to_owned(), table.to_string()));
        let opened = with_bots(&mut context, game, boards::first_game(game), &sent).await?;
        Ok((CookieJar::new().add(context.session.guide_cookie(table)), opened).into_response())
    };
    let done = done.await;
    context.answer(done).await
}

/// Removes the guide from the guest's game.
pub(crate) fn skip(context: &RequestContext, table: TableId) -> Response {
    let forgets = CookieJar::new().add(context.session.no_guide_cookie());
    (forgets, Redirect::to(&format!("/t/{table}"))).into_response()
}
