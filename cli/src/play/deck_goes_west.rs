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
use super::terminal_game::{PlayInLines, PlayOnScreen, TerminalGame};
use super::turns;
use crate::arguments::PlayArgs;
use deck_goes_west::{DeckGoesWest, Edition, Setup};
use game::Seat;

impl TerminalGame for DeckGoesWest {
    const SEATS: u8 = 1;
    const EXAMPLES: [&'static str; 3] = ["MOVE", "DW-MOVE-02", "DW-DR-16"];
    const HELP: &'static [HelpPage] = &help::PAGES;
    const PLAY_IN_LINES: PlayInLines<Setup> = turns::plain::play::<DeckGoesWest>;
    const PLAY_ON_SCREEN: PlayOnScreen<Setup> = turns::screen::play_on_screen::<DeckGoesWest>;

    /// The number of named characters or people, at least the mission's minimum.
    fn seats_for(typed: &PlayArgs) -> u8 {
        let set = |key: &str| {
            typed.setup.set.iter().rev().find_map(|part| part.strip_prefix(key)?.strip_prefix('='))
        };
        let named = set("seats").map_or(1, |names| names.split(',').count());
        // An unknown edition or mission asks for no number: it is refused when the set-up is read.
        let edition = set("edition").map_or_else(|| Some(Edition::built_in()), Edition::named);
        let mut missions = edition.into_iter().flat_map(|edition| &edition.missions);
        let mission = missions.find(|mission| set("mission") == Some(mission.id.as_str()));
        let fewest = mission.map_or(1, |mission| mission.players[0]);
        fewest.max(named.max(typed.people.len()).min(Seat::MOST) as u8)
    }
}
