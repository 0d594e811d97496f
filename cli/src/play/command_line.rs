//! A game set up by the arguments of `saloon play`.

use super::screen::StartedFrom;
use super::terminal_game::{TerminalGame, on_game};
use super::translator::Translator;
use super::{PlayOptions, at_a_terminal, full_screen, record_file};
use crate::arguments::PlayArgs;
use crate::commands::setup_of;
use anyhow::{Result, anyhow, bail};
use bots::Level;
use catalog::{Bundle, Domain, GameId, Language};
use game::Message;
use std::io;

/// Plays one game; on the full screen, also the games the players start after it.
pub(crate) fn play(game: GameId, typed: PlayArgs, language: Language) -> Result<()> {
    on_game!(game, G => play_game::<G>(&play_options::<G>(typed, language)?))
}

/// Turns the arguments into the options of a game; an error if more people than seats are named.
fn play_options<G: TerminalGame>(mut typed: PlayArgs, language: Language) -> Result<PlayOptions<G::Setup>> {
    let seats = G::seats_for(&typed);
    typed.setup.seats.get_or_insert(seats);
    let setup = setup_of::<G>(&typed.setup, &Bundle::new(Domain::Of(G::GAME), language))?;
    let seats = G::new(setup.clone()).map_err(|refusal| anyhow!("{refusal}"))?.seats().len();
    let people = if typed.people.is_empty() { vec![String::new()] } else { typed.people };
    if people.len() > seats {
        bail!("{} people do not fit at a table of {seats}: give --seats", people.len());
    }
    let play_options = PlayOptions {
        setup: (),
        people,
        bots: Level::named(&typed.bots).map_err(|why| anyhow!(why))?,
        seed: typed.seed,
        language,
        started_from: StartedFrom::CommandLine,
        plain: typed.plain,
        record: typed.record,
    };
    Ok(play_options.with::<G>(setup))
}

fn play_game<G: TerminalGame>(play_options: &PlayOptions<G::Setup>) -> Result<()> {
    let translator = Translator::of::<G>(play_options.language)?;
    if !play_options.plain && !at_a_terminal() {
        bail!(translator.say(&Message::new("no-terminal").text("game", G::ID)));
    }
    if let Some(file) = &play_options.record {
        record_file::check::<G>(file, &translator)?;
    }
    if play_options.plain {
        let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
        return G::PLAY_IN_LINES(play_options, &translator, &mut input, &mut output);
    }
    full_screen(|console| G::PLAY_ON_SCREEN(console, play_options, &translator).map(drop))
}
