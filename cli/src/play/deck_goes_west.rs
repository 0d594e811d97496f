//! Deck Goes West in the terminal.
//!
//! Read in this order: [`turn_game`] (the game's part of [`turns`]), [`words`] (the table in sentences), then the drawings,
//! [`piece`] and [`map`]; and the two interfaces, [`plain`] and [`screen`].

mod help;
mod map;
mod piece;
mod plain;
mod screen;
mod settings;
#[cfg(test)]
mod tests;
mod turn_game;
mod words;

use super::screen::help::HelpPage;
use super::screen::{Console, Leaving};
use super::terminal_game::TerminalGame;
use super::translator::Translator;
use super::{PlayOptions, turns};
use crate::arguments::Play;
use anyhow::Result;
use deck_goes_west::{DeckGoesWest, Edition, Setup};
use game::Seat;
use std::io::{BufRead, Write};

impl TerminalGame for DeckGoesWest {
    const SEATS: u8 = 1;
    const EXAMPLES: [&'static str; 3] = ["MOVE", "DW-MOVE-02", "DW-DR-16"];
    const HELP: &'static [HelpPage] = &help::PAGES;

    /// The number of named characters or people, at least the mission's minimum.
    fn seats_for(typed: &Play) -> u8 {
        let set = |key: &str| {
            typed.table.set.iter().rev().find_map(|part| part.strip_prefix(key)?.strip_prefix('='))
        };
        let named = set("seats").map_or(1, |names| names.split(',').count());
        // An unknown edition is refused later, when the set-up is read.
        let edition = set("edition").and_then(Edition::named).unwrap_or_else(Edition::ours);
        let missions = &edition.missions;
        let mission = missions.iter().find(|mission| set("mission") == Some(mission.id.as_str()));
        let fewest = mission.map_or(1, |mission| mission.players[0]);
        fewest.max(named.max(typed.people.len()).min(Seat::MOST) as u8)
    }

    fn play_in_lines(
        play_options: &PlayOptions<Setup>,
        translator: &Translator,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> Result<()> {
        turns::plain::play::<DeckGoesWest>(play_options, translator, input, output)
    }

    fn play_on_screen(
        console: &mut Console<'_>,
        play_options: &PlayOptions<Setup>,
        translator: &Translator,
    ) -> Result<Leaving> {
        turns::screen::sit_down::<DeckGoesWest>(console, play_options, translator)
    }
}
