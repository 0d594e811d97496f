//! Super Express in the terminal.
//!
//! Read in this order: [`table`] (a game and its players), [`step`] (one beat as a viewer sees it), [`words`] (the table in
//! sentences); and the two interfaces, [`plain`] and [`screen`].

pub(in crate::play) mod help;
mod plain;
mod screen;
mod settings;
mod step;
mod table;
mod words;

use super::input::Keyboard;
use super::screen::StartedFrom;
use super::translator::Translator;
use super::{PlayOptions, at_a_terminal, full_screen, keep, no_terminal};
use anyhow::Result;
pub(super) use settings::Settings;
use std::io;
use super_express::{Setup, SuperExpress};

/// Plays one game; on the full screen, also the games the players start after it.
pub(crate) fn play(play_options: PlayOptions<Setup>) -> Result<()> {
    let translator = Translator::new(play_options.language)?;
    if !play_options.plain && !at_a_terminal() {
        return Err(no_terminal(&translator));
    }
    if let Some(file) = &play_options.record {
        keep::try_out::<SuperExpress>(file, &translator)?;
    }
    if play_options.plain {
        return plain::play(&play_options, &translator, &mut io::stdin().lock(), &mut io::stdout().lock());
    }
    full_screen(move |terminal| {
        screen::sit_down(terminal, &mut Keyboard, &play_options, &translator, StartedFrom::CommandLine)
            .map(drop)
    })
}
