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
use super::screen::{Console, Leaving};
use super::terminal_game::TerminalGame;
use super::translator::Translator;
use super::{PlayOptions, turns};
use anyhow::Result;
use std::io::{BufRead, Write};
use train_heist::{Mode, Setup, TrainHeist};

impl TerminalGame for TrainHeist {
    const SEATS: u8 = 3;
    const EXAMPLES: [&'static str; 3] = ["LOOT", "TH-LOOT-05", "TH-RU-30"];
    const HELP: &'static [HelpPage] = &help::PAGES;

    /// TH-SOLO-01. In a solitaire game, one person plays all seats.
    fn seat_people(setup: &Setup, names: Vec<String>) -> Vec<String> {
        match &names[..] {
            [name] if setup.mode == Mode::Solitaire => vec![name.clone(); setup.seats.len()],
            _ => names,
        }
    }

    fn play_in_lines(
        play_options: &PlayOptions<Setup>,
        translator: &Translator,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> Result<()> {
        turns::plain::play::<TrainHeist>(play_options, translator, input, output)
    }

    fn play_on_screen(
        console: &mut Console<'_>,
        play_options: &PlayOptions<Setup>,
        translator: &Translator,
    ) -> Result<Leaving> {
        turns::screen::sit_down::<TrainHeist>(console, play_options, translator)
    }
}
