//! Opening a table from a page: Play now and the set-up form differ only in what they open.

use super::field;
use crate::boards::Fields;
use crate::context::{RequestContext, table_id};
use crate::limits::Wish;
use axum::response::{IntoResponse, Redirect, Response};
use catalog::GameId;
use serde_json::Value;
use table::{Ask, Denied, Opening, TableOptions};

/// What should be opened.
#[derive(Debug)]
pub(crate) struct Wanted {
    pub(crate) game: GameId,
    /// What whoever opens it wants to be called.
    pub(crate) name: String,
    pub(crate) setup: Value,
    pub(crate) options: TableOptions,
    pub(crate) at_once: Vec<Ask>,
}

/// Opens it under the code that the form has reserved, and leads there.
pub(crate) async fn open(
    context: &mut RequestContext,
    wanted: Wanted,
    sent: &Fields,
) -> Result<Response, Denied> {
    if !context.app.limits.allow(Wish::Open, context.address) {
        return Err(Denied::TooFast);
    }
    let jar = context.jar.clone();
    let jar = context.session.remember(&wanted.name, jar)?;
    let registry = &context.app.registry;
    let table = match field(sent, "table") {
        Some(code) => table_id(code)?,
        None => registry.reserve()?.table,
    };
    let Wanted { game, setup, options, at_once, .. } = wanted;
    let host = context.session.person();
    match registry.open(Opening { table, game, setup, options, host, at_once }).await {
        Ok(_) => Ok((jar, Redirect::to(&format!("/t/{table}"))).into_response()),
        // Pressed twice, or back and again: the table is there already.
        Err(Denied::TableExists(table)) => Ok(Redirect::to(&format!("/t/{table}")).into_response()),
        Err(denied) => Err(denied),
    }
}
