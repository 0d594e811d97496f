//! Opens a table from a page: shared by *Play now*, guided games and the set-up form.

use super::field;
use crate::boards::Fields;
use crate::context::{RequestContext, table_id};
use crate::limits::RequestKind;
use axum::response::{IntoResponse, Redirect, Response};
use catalog::GameId;
use serde_json::Value;
use table::{Ask, Denied, Opening, TableOptions};

/// The table to open.
#[derive(Debug)]
pub(crate) struct NewTable {
    pub(crate) game: GameId,
    /// The guest's name, which the session keeps.
    pub(crate) name: String,
    pub(crate) setup: Value,
    pub(crate) options: TableOptions,
    pub(crate) at_once: Vec<Ask>,
}

/// Opens the table under the code that the form reserved, and redirects there.
pub(crate) async fn open(
    context: &mut RequestContext,
    new_table: NewTable,
    sent: &Fields,
) -> Result<Response, Denied> {
    if !context.app.limits.allow(RequestKind::Open, context.address) {
        return Err(Denied::TooFast);
    }
    let jar = context.jar.clone();
    let jar = context.session.remember(&new_table.name, jar)?;
    let registry = &context.app.registry;
    let table = match field(sent, "table") {
        Some(code) => table_id(code)?,
        None => registry.reserve()?.table,
    };
    let NewTable { game, setup, options, at_once, .. } = new_table;
    let host = context.session.person();
    match registry.open(Opening { table, game, setup, options, host, at_once }).await {
        Ok(_) => Ok((jar, Redirect::to(&format!("/t/{table}"))).into_response()),
        // The form was submitted twice: the table exists already.
        Err(Denied::TableExists(table)) => Ok(Redirect::to(&format!("/t/{table}")).into_response()),
        Err(denied) => Err(denied),
    }
}
