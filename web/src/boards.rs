//! How each game is drawn, and how a page's form becomes a decision or a set-up. What is known here of a game is all that
//! the pages know of it.

pub mod super_express;

use crate::voice::Voice;
use ::super_express::Setup;
use catalog::{AnyView, GameId};
use maud::Markup;
use serde_json::Value;

/// The fields of a form, in order.
pub type Fields = [(String, String)];

/// The game as text: complete, and the screen reader's view.
pub(crate) fn board(view: &AnyView, names: &[String], voice: &Voice) -> Markup {
    match view {
        AnyView::SuperExpress(view) => super_express::board(view, names, voice.of(GameId::SuperExpress)),
    }
}

/// What is asked of the viewer, as fields of a form; empty where nothing is.
pub(crate) fn ask(view: &AnyView, voice: &Voice) -> Markup {
    match view {
        AnyView::SuperExpress(view) => super_express::ask(view, voice.of(GameId::SuperExpress)),
    }
}

/// What can be chosen, explained; empty where nothing is asked.
pub(crate) fn explained(view: &AnyView, voice: &Voice) -> Markup {
    match view {
        AnyView::SuperExpress(view) => super_express::explained(view, voice.of(GameId::SuperExpress)),
    }
}

/// Does the view offer its viewer anything to decide?
pub(crate) fn is_asked(view: &AnyView) -> bool {
    match view {
        AnyView::SuperExpress(view) => !view.legal.is_empty(),
    }
}

/// What such fields say, in the game's notation.
pub(crate) fn answer(game: GameId, fields: &Fields) -> String {
    match game {
        GameId::SuperExpress => super_express::answer(fields),
    }
}

/// The game's part of the set-up form.
pub(crate) fn setup_fields(game: GameId, voice: &Voice) -> Markup {
    match game {
        GameId::SuperExpress => super_express::setup_fields(&Setup::default(), voice.of(game)),
    }
}

/// What such fields agree on; the sentence says what is wrong.
pub(crate) fn setup(game: GameId, fields: &Fields) -> Result<Value, String> {
    match game {
        GameId::SuperExpress => {
            serde_json::to_value(super_express::setup(fields)?).map_err(|why| why.to_string())
        }
    }
}

/// One sentence on how it ended, once it has.
pub(crate) fn ending(view: &AnyView, names: &[String], voice: &Voice) -> Option<String> {
    match view {
        AnyView::SuperExpress(view) => super_express::ending(view, names, voice.of(GameId::SuperExpress)),
    }
}

/// What was agreed on, as sentences.
pub(crate) fn agreed(game: GameId, setup: &Value, voice: &Voice) -> Vec<String> {
    match game {
        GameId::SuperExpress => {
            let setup: Setup = serde_json::from_value(setup.clone()).unwrap_or_default();
            super_express::agreed(setup.modules, setup.options, voice.of(game))
        }
    }
}

/// How many play with this set-up.
pub(crate) fn seats(game: GameId, setup: &Value) -> usize {
    match game {
        GameId::SuperExpress => {
            serde_json::from_value(setup.clone()).map_or(0, |setup: Setup| setup.seats.len())
        }
    }
}

/// The seat that won, once somebody has.
pub(crate) fn winner(view: &AnyView) -> Option<usize> {
    match view {
        AnyView::SuperExpress(view) => super_express::winner(view),
    }
}

/// What people call a seat: in Super Express, the bandit's name.
pub(crate) fn seat_label(game: GameId, setup: &Value, seat: usize) -> String {
    match game {
        GameId::SuperExpress => {
            let setup: Setup = serde_json::from_value(setup.clone()).unwrap_or_default();
            super_express::seat_label(&setup.seats, seat)
        }
    }
}

/// How many play, how long, how hard: what the lobby says of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// The fewest and the most players.
    pub(crate) players: (u8, u8),
    /// How many usually play.
    pub(crate) usual: u8,
    pub(crate) minutes: u8,
    /// The message that says how hard it is.
    pub(crate) weight: &'static str,
}

/// What the lobby says of a game.
pub(crate) fn facts(game: GameId) -> Facts {
    match game {
        GameId::SuperExpress => Facts { players: (3, 7), usual: 4, minutes: 15, weight: "weight-light" },
    }
}
