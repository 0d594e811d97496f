//! Super Express in the terminal.
//!
//! Read in this order: [`table`] (a game and its players), [`step`] (one beat as a viewer sees it), [`words`] (the table in
//! sentences); and the two interfaces, [`plain`] and [`screen`].

mod help;
mod plain;
mod screen;
mod settings;
mod step;
mod table;
mod words;

use super::PlayOptions;
use super::screen::help::HelpPage;
use super::screen::{Console, Leaving};
use super::terminal_game::TerminalGame;
use super::translator::Translator;
use anyhow::Result;
use std::io::{BufRead, Write};
use super_express::{Setup, SuperExpress};

impl TerminalGame for SuperExpress {
    const SEATS: u8 = 4;
    const EXAMPLES: [&'static str; 3] = ["SHOOT", "SE-SHOOT-04", "SE-R16"];
    const HELP: &'static [HelpPage] = &help::PAGES;

    fn play_in_lines(
        play_options: &PlayOptions<Setup>,
        translator: &Translator,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> Result<()> {
        plain::play(play_options, translator, input, output)
    }

    fn play_on_screen(
        console: &mut Console<'_>,
        play_options: &PlayOptions<Setup>,
        translator: &Translator,
    ) -> Result<Leaving> {
        screen::sit_down(console, play_options, translator)
    }
}
