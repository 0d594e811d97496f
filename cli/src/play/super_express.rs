//! Super Express in the terminal.
//!
//! Read in this order: [`rounds`] (a game and its players), [`seen_beat`] (one beat as a viewer sees it), [`words`] (the table in
//! sentences); and the two interfaces, [`plain`] and [`screen`].

mod help;
mod plain;
mod rounds;
mod screen;
mod seen_beat;
mod settings;
mod words;

use super::screen::help::HelpPage;
use super::terminal_game::{PlayInLines, PlayOnScreen, TerminalGame};
use super_express::{Setup, SuperExpress};

impl TerminalGame for SuperExpress {
    const SEATS: u8 = 4;
    const EXAMPLES: [&'static str; 3] = ["SHOOT", "SE-SHOOT-04", "SE-R16"];
    const HELP: &'static [HelpPage] = &help::PAGES;
    const PLAY_IN_LINES: PlayInLines<Setup> = plain::play;
    const PLAY_ON_SCREEN: PlayOnScreen<Setup> = screen::play_on_screen;
}
