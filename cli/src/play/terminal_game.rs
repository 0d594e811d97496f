//! A game in the terminal: what each game's folder provides, and the one list of these games.

use super::PlayOptions;
use super::menu::MenuSetup;
use super::screen::help::HelpPage;
use super::screen::{Console, Leaving};
use super::translator::Translator;
use crate::arguments::PlayArgs;
use anyhow::Result;
use catalog::CatalogGame;
use std::io::{BufRead, Write};

/// A game in the terminal. Each game implements it once, in its folder.
pub(super) trait TerminalGame: CatalogGame<Setup: MenuSetup> {
    /// The number of seats unless another is chosen.
    const SEATS: u8;
    /// The word of a chapter, the id of a rule and of a ruling, as examples in messages.
    const EXAMPLES: [&'static str; 3];
    /// The help on the full screen, page by page.
    const HELP: &'static [HelpPage];

    /// Plays one game as lines of text, to its end or until a player quits.
    const PLAY_IN_LINES: PlayInLines<Self::Setup>;
    /// Plays one game after another on the full screen until the players leave.
    const PLAY_ON_SCREEN: PlayOnScreen<Self::Setup>;

    /// The number of seats for these arguments without `--seats`.
    fn seats_for(_typed: &PlayArgs) -> u8 {
        Self::SEATS
    }
    /// The names of the people by seat, given the names typed.
    fn seat_people(_setup: &Self::Setup, names: Vec<String>) -> Vec<String> {
        names
    }
}

/// Plays a game as lines of text.
pub(super) type PlayInLines<S> =
    fn(&PlayOptions<S>, &Translator, &mut dyn BufRead, &mut dyn Write) -> Result<()>;
/// Plays a game on the full screen.
pub(super) type PlayOnScreen<S> = fn(&mut Console<'_>, &PlayOptions<S>, &Translator) -> Result<Leaving>;

/// Evaluates the body with `$game` as the type of the game with this id.
macro_rules! on_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            catalog::GameId::SuperExpress => {
                type $game = super_express::SuperExpress;
                $body
            }
            catalog::GameId::TrainHeist => {
                type $game = train_heist::TrainHeist;
                $body
            }
            catalog::GameId::DeckGoesWest => {
                type $game = deck_goes_west::DeckGoesWest;
                $body
            }
        }
    };
}
pub(super) use on_game;
