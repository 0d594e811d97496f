//! Builds the set-up of any game from the command line.

use crate::arguments::SetupArgs;
use anyhow::{Context, Result, anyhow, bail};
use catalog::{Bundle, CatalogGame};
use game::GameRefusal;
use serde_json::Value;

/// The default set-up for the number of seats, changed by `--set` and `--option`. A set-up the game refuses is an error with
/// the game's message and rule.
pub(crate) fn setup_of<G: CatalogGame>(arguments: &SetupArgs, bundle: &Bundle) -> Result<G::Setup> {
    let ordinary = arguments.seats.map_or_else(G::Setup::default, G::default_setup);
    let mut setup = serde_json::to_value(ordinary)?;
    let parts = setup.as_object_mut().context("a set-up is a table of parts")?;
    for typed in &arguments.set {
        let (key, value) = typed
            .split_once('=')
            .with_context(|| format!("--set {typed}: write KEY=VALUE, such as modules=RHT"))?;
        let known: Vec<&str> = parts.keys().map(String::as_str).collect();
        if !parts.contains_key(key) {
            bail!("--set {typed}: {} has no part `{key}`: there are {}", G::ID, known.join(", "));
        }
        // A list may be given without JSON syntax: seats=B,G,M.
        let is_list = parts.get(key).is_some_and(Value::is_array);
        let plain = |value: &str| match is_list {
            true => value.split(',').map(str::trim).collect(),
            false => Value::from(value),
        };
        let value = serde_json::from_str(value).unwrap_or_else(|_| plain(value));
        parts.insert(key.to_owned(), value);
    }
    if !arguments.options.is_empty() {
        parts.insert("options".to_owned(), arguments.options.clone().into());
    }
    let setup: G::Setup = serde_json::from_value(setup)?;
    G::new(setup.clone()).map_err(|refusal| {
        let why = bundle.say(&refusal.message());
        anyhow!("{why} ({})", refusal.rule())
    })?;
    Ok(setup)
}
