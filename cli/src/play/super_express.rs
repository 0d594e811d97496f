//! Super Express in the terminal.
//!
//! Read in this order: [`table`] (a game and who sits at it), [`step`] (what people see happen), [`words`] (the table in
//! sentences); and [`plain`] and [`screen`], the two ways to sit down.

pub(in crate::play) mod help;
mod plain;
mod screen;
mod settings;
mod step;
mod table;
mod words;

use super::input::Keyboard;
use super::screen::Door;
use super::translator::Translator;
use super::{Wishes, at_a_terminal, full_screen, keep, no_terminal};
use anyhow::Result;
pub(super) use settings::Settings;
use std::io;
use super_express::{Setup, SuperExpress};

/// Plays one game, and another for as long as somebody wants to.
pub(crate) fn play(wishes: Wishes<Setup>) -> Result<()> {
    let translator = Translator::new(wishes.language)?;
    if !wishes.plain && !at_a_terminal() {
        return Err(no_terminal(&translator));
    }
    if let Some(file) = &wishes.record {
        keep::try_out::<SuperExpress>(file, &translator)?;
    }
    if wishes.plain {
        return plain::play(&wishes, &translator, &mut io::stdin().lock(), &mut io::stdout().lock());
    }
    full_screen(move |terminal| {
        screen::sit_down(terminal, &mut Keyboard, &wishes, &translator, Door::Street).map(drop)
    })
}
