//! `saloon play`: the menu, or a game set up by arguments.

use crate::arguments::PlayArgs;
use crate::play;
use anyhow::{Result, anyhow};
use catalog::{GameId, Language};
use std::process::ExitCode;

pub(crate) fn play(typed: PlayArgs, language: Language) -> Result<ExitCode> {
    match &typed.game {
        None => play::menu(language)?,
        Some(game) => play::play(GameId::named(game).map_err(|why| anyhow!(why))?, typed, language)?,
    }
    Ok(ExitCode::SUCCESS)
}
