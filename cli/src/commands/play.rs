//! `saloon play`: the menu, or a game set up by arguments.

use super::setup::setup_of;
use crate::arguments::Play;
use crate::play::{PlayOptions, menu, play_deck_goes_west, play_super_express, play_train_heist};
use anyhow::{Result, anyhow, bail};
use bots::Level;
use catalog::{Bundle, Domain, GameId, Language, Listed};
use deck_goes_west::{DeckGoesWest, Edition};
use game::Seat;
use std::process::ExitCode;
use super_express::SuperExpress;
use train_heist::TrainHeist;

pub(crate) fn play(mut typed: Play, language: Language) -> Result<ExitCode> {
    let Some(game) = &typed.game else {
        return menu(language).map(|()| ExitCode::SUCCESS);
    };
    match GameId::named(game).map_err(|why| anyhow!(why))? {
        GameId::SuperExpress => play_super_express(play_options::<SuperExpress>(typed, language)?)?,
        GameId::TrainHeist => {
            // `Setup::default` is meant for scenarios and has no Wanted Cards; with a number of seats, `default_setup` applies.
            typed.table.seats.get_or_insert(TRAIN_HEIST_SEATS);
            play_train_heist(play_options::<TrainHeist>(typed, language)?)?;
        }
        GameId::DeckGoesWest => {
            let party = party(&typed);
            typed.table.seats.get_or_insert(party);
            play_deck_goes_west(&play_options::<DeckGoesWest>(typed, language)?)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The number of cowboys without `--seats`.
const TRAIN_HEIST_SEATS: u8 = 3;

/// The number of characters without `--seats`: that of the named characters or people, at least the mission's minimum.
fn party(typed: &Play) -> u8 {
    let set =
        |key: &str| typed.table.set.iter().rev().find_map(|part| part.strip_prefix(key)?.strip_prefix('='));
    let named = set("seats").map_or(1, |names| names.split(',').count());
    // `setup_of` rejects an unknown edition later.
    let edition = set("edition").and_then(Edition::named).unwrap_or_else(Edition::ours);
    let missions = &edition.missions;
    let mission = missions.iter().find(|mission| set("mission") == Some(mission.id.as_str()));
    let fewest = mission.map_or(1, |mission| mission.players[0]);
    fewest.max(named.max(typed.people.len()).min(Seat::MOST) as u8)
}

/// Turns the arguments into the options of a game; an error if more people than seats are named.
fn play_options<G: Listed>(typed: Play, language: Language) -> Result<PlayOptions<G::Setup>> {
    let setup = setup_of::<G>(&typed.table, &Bundle::new(Domain::Of(G::GAME), language))?;
    let seats = G::new(setup.clone()).map_err(|refusal| anyhow!("{refusal}"))?.seats().len();
    let people = if typed.people.is_empty() { vec![String::new()] } else { typed.people };
    if people.len() > seats {
        bail!("{} people do not fit at a table of {seats}: give --seats", people.len());
    }
    Ok(PlayOptions {
        setup,
        people,
        bots: Level::named(&typed.bots).map_err(|why| anyhow!(why))?,
        seed: typed.seed,
        language,
        plain: typed.plain,
        record: typed.record,
    })
}
