//! Opening a table from a page: Play now and the set-up form differ only in what they open.

use super::field;
use crate::boards::Fields;
use crate::limits::Wish;
use crate::site::{Site, table_id};
use axum::response::{IntoResponse, Redirect, Response};
use catalog::GameId;
use serde_json::Value;
use table::{Ask, Denied, Manners, Opening};

/// What should be opened.
#[derive(Debug)]
pub(crate) struct Wanted {
    pub(crate) game: GameId,
    /// What whoever opens it wants to be called.
    pub(crate) name: String,
    pub(crate) setup: Value,
    pub(crate) manners: Manners,
    pub(crate) at_once: Vec<Ask>,
}

/// Opens it under the code that the form has reserved, and leads there.
pub(crate) async fn open(site: &mut Site, wanted: Wanted, sent: &Fields) -> Result<Response, Denied> {
    if !site.saloon.limits.allow(Wish::Open, site.address) {
        return Err(Denied::TooFast);
    }
    let jar = site.jar.clone();
    let jar = site.guest.remember(&wanted.name, jar)?;
    let house = &site.saloon.house;
    let table = match field(sent, "table") {
        Some(code) => table_id(code)?,
        None => house.reserve()?.table,
    };
    let Wanted { game, setup, manners, at_once, .. } = wanted;
    let host = site.guest.person();
    match house.open(Opening { table, game, setup, manners, host, at_once }).await {
        Ok(_) => Ok((jar, Redirect::to(&format!("/t/{table}"))).into_response()),
        // Pressed twice, or back and again: the table is there already.
        Err(Denied::TableExists(table)) => Ok(Redirect::to(&format!("/t/{table}")).into_response()),
        Err(denied) => Err(denied),
    }
}
