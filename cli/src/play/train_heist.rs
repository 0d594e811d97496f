//! Train Heist in the terminal.
//!
//! Read in this order: [`turn_game`] (the game's part of [`turns`]), [`words`] (the table in sentences), then the drawings,
//! [`piece`], [`main_map`], [`train_map`], [`people`]; and the two interfaces, [`plain`] and [`screen`].

mod help;
mod main_map;
mod people;
mod piece;
mod plain;
mod screen;
mod settings;
#[cfg(test)]
mod tests;
mod train_map;
mod turn_game;
mod words;

use super::screen::help::HelpPage;
use super::terminal_game::{PlayInLines, PlayOnScreen, TerminalGame};
use super::turns;
use train_heist::{Mode, Setup, TrainHeist};

impl TerminalGame for TrainHeist {
    const SEATS: u8 = 3;
    const EXAMPLES: [&'static str; 3] = ["LOOT", "TH-LOOT-05", "TH-RU-30"];
    const HELP: &'static [HelpPage] = &help::PAGES;
    const PLAY_IN_LINES: PlayInLines<Setup> = turns::plain::play::<TrainHeist>;
    const PLAY_ON_SCREEN: PlayOnScreen<Setup> = turns::screen::play_on_screen::<TrainHeist>;

    /// TH-SOLO-01. In a solitaire game, one person plays all seats.
    fn seat_people(setup: &Setup, names: Vec<String>) -> Vec<String> {
        match &names[..] {
            [name] if setup.mode == Mode::Solitaire => vec![name.clone(); setup.seats.len()],
            _ => names,
        }
    }
}
