//! `saloon play`.

use super::setup::setup_of;
use crate::arguments::Play;
use crate::play::{Wishes, menu, play as play_in_terminal};
use anyhow::{Result, anyhow, bail};
use bots::Level;
use catalog::{GameId, Language, Speech, Words};
use std::process::ExitCode;
use super_express::SuperExpress;

pub(crate) fn play(typed: Play, language: Language) -> Result<ExitCode> {
    let Some(game) = &typed.game else {
        return menu(language).map(|()| ExitCode::SUCCESS);
    };
    let id = GameId::named(game).map_err(|why| anyhow!(why))?;
    let setup = match id {
        GameId::SuperExpress => {
            setup_of::<SuperExpress>(&typed.table, &Speech::new(Words::Of(id), language))?
        }
    };
    let people = if typed.people.is_empty() { vec![String::new()] } else { typed.people };
    if people.len() > setup.seats.len() {
        bail!("{} people do not fit at a table of {}: give --seats", people.len(), setup.seats.len());
    }
    play_in_terminal(Wishes {
        setup,
        people,
        bots: Level::named(&typed.bots).map_err(|why| anyhow!(why))?,
        seed: typed.seed,
        language,
        plain: typed.plain,
        record: typed.record,
    })?;
    Ok(ExitCode::SUCCESS)
}
