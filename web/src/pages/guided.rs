//! A first game in which everything is explained when it first matters: a table like any other. Only the guest's own browser
//! remembers which one it is.

use super::field;
use super::lobby::with_bots;
use crate::boards;
use crate::sent::{Form, Path};
use crate::site::{Site, table_id};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use catalog::GameId;
use table::{Denied, TableId};

/// At a table with as few bots as can be, and a guide.
pub(crate) async fn begin(
    mut site: Site,
    Path(game): Path<String>,
    Form(mut sent): Form<Vec<(String, String)>>,
) -> Response {
    let done = async {
        let game = GameId::named(&game).map_err(Denied::Setup)?;
        let table = match field(&sent, "table") {
            Some(code) => table_id(code)?,
            None => site.saloon.house.reserve()?.table,
        };
        sent.retain(|(name, _)| name != "table");
        sent.push(("table".to_owned(), table.to_string()));
        let seats =
            boards::first_game(game).ok_or_else(|| Denied::Setup(format!("{game} has no guide yet")))?;
        let opened = with_bots(&mut site, game, seats, &sent).await?;
        Ok((CookieJar::new().add(site.guest.guide_cookie(table)), opened).into_response())
    };
    let done = done.await;
    site.answer(done)
}

/// The guest wants no more of it.
pub(crate) fn skip(site: &Site, table: TableId) -> Response {
    let forgets = CookieJar::new().add(site.guest.no_guide_cookie());
    (forgets, Redirect::to(&format!("/t/{table}"))).into_response()
}
