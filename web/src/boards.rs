//! Boards: how each game is drawn, and how a form becomes a decision or a set-up. Pages know games only through the
//! functions of this module. Each dispatches to a trait that every game implements, in its file of the same name; the table
//! in words needs none, because `words.rs` renders the sections of any game.

mod cheat_sheet;
pub mod deck_goes_west;
mod ending;
mod guide;
#[cfg(test)]
mod kept_pages;
mod picture;
mod question_form;
mod setup_form;
pub mod super_express;
pub mod train_heist;
mod words;

pub(crate) use cheat_sheet::CheatSheetPage;
pub(crate) use ending::{Ended, EndingPanel, SeatResult};
pub(crate) use guide::{Guide, GuideInput, GuideStep, Guided, Lesson, Teacher};
pub(crate) use picture::{AnyTransition, Picture, Plate, Transition};
pub(crate) use question_form::{Consequence, Foresight, QuestionForm};
pub(crate) use setup_form::{LobbyFacts, SetupForm};

use crate::components::PlateGame;
use crate::region::Region;
use crate::translator::Translator;
use ::deck_goes_west::DeckGoesWest;
use ::super_express::SuperExpress;
use ::train_heist::TrainHeist;
use catalog::{AnyMotion, AnyView, CatalogGame, GameId};
use game::{Game, InWords as _, SeatSet};
use maud::Markup;
use serde_json::Value;
use table::TimelineEvent;

/// The fields of a form, in order.
pub type Fields = [(String, String)];

/// Evaluates the body with `$board` as the game of this view, and `$view` as its typed view.
macro_rules! on_board {
    ($any:expr, $board:ident, $view:ident => $body:expr) => {
        match $any {
            AnyView::SuperExpress($view) => {
                type $board = SuperExpress;
                $body
            }
            AnyView::TrainHeist(boxed) => {
                type $board = TrainHeist;
                let $view = boxed.as_ref();
                $body
            }
            AnyView::DeckGoesWest(boxed) => {
                type $board = DeckGoesWest;
                let $view = boxed.as_ref();
                $body
            }
        }
    };
}

/// Evaluates the body with `$board` as this game.
macro_rules! on_game {
    ($game:expr, $board:ident => $body:expr) => {
        match $game {
            GameId::SuperExpress => {
                type $board = SuperExpress;
                $body
            }
            GameId::TrainHeist => {
                type $board = TrainHeist;
                $body
            }
            GameId::DeckGoesWest => {
                type $board = DeckGoesWest;
                $body
            }
        }
    };
}

/// The regions of the picture and of the words that may change between beats.
pub(crate) fn regions<'a>(
    transition: &AnyTransition<'a>,
    names: &[String],
    translator: &'a Translator,
) -> Vec<Region<'a>> {
    on_board!(transition.view, B, view => {
        let bundle = translator.of(B::GAME);
        let picture = B::regions(&Transition::of(transition, view), bundle);
        picture.into_iter().chain(words::regions(B::sections(view, names), bundle)).collect()
    })
}

/// The whole picture of a beat, with a preview of what the picked fields would do.
pub(crate) fn picture(transition: &AnyTransition<'_>, picked: &Fields, translator: &Translator) -> Markup {
    on_board!(transition.view, B, view => B::picture(&Transition::of(transition, view), picked, translator.of(B::GAME)))
}

/// The whole table in words, which screen readers rely on: nothing may be left out.
pub(crate) fn in_words(view: &AnyView, names: &[String], translator: &Translator) -> Markup {
    on_board!(view, B, view => words::text_board(&B::sections(view, names), translator.of(B::GAME)))
}

/// The game's part of a seat's plate.
pub(crate) fn plate(transition: &AnyTransition<'_>, seat: usize, translator: &Translator) -> PlateGame {
    on_board!(transition.view, B, view => B::plate(&Transition::of(transition, view), seat, translator.of(B::GAME)))
}

/// Whether a motion only shows that a seat sealed a choice.
pub(crate) fn is_seal(motion: AnyMotion) -> bool {
    match motion {
        AnyMotion::SuperExpress(motion) => SuperExpress::is_seal(motion),
        AnyMotion::TrainHeist(motion) => TrainHeist::is_seal(motion),
        AnyMotion::DeckGoesWest(motion) => DeckGoesWest::is_seal(motion),
    }
}

/// The guide at the end of a beat, computed from everything its reader saw and was asked until then.
pub(crate) fn guide(view: &AnyView, beat: usize, past: &[(usize, table::Experience)]) -> Option<Guide> {
    on_board!(view, B, view => {
        let past = past.iter().map(|(at, past)| {
            (*at, match past {
                table::Experience::Saw(motions) => {
                    GuideInput::Saw(motions.iter().map(|&motion| motion_of::<B>(motion)).collect())
                }
                table::Experience::Asked(view) => {
                    GuideInput::Asked(B::of_any(view).expect("a table has views of its own game").clone())
                }
            })
        });
        B::guide(view, beat, &past.collect::<Vec<_>>())
    })
}

/// The cheat sheet of a game.
pub(crate) fn cheat_sheet(game: GameId, translator: &Translator) -> Markup {
    on_game!(game, B => B::cheat_sheet(translator.of(game), &translator.pages))
}

/// The number of seats in a guided first game.
pub(crate) fn first_game(game: GameId) -> u8 {
    on_game!(game, B => B::FIRST_GAME)
}

/// Whether a choice is picked field by field and then sealed; otherwise each decision is a button.
pub(crate) fn seals(game: GameId) -> bool {
    on_game!(game, B => <B as game::Viewed>::SEALS)
}

/// The heading of a view: the round, and its phase.
pub(crate) fn heading(view: &AnyView, translator: &Translator) -> String {
    on_board!(view, B, view => translator.of(B::GAME).say(&view.heading()))
}

/// The question to the viewer as form fields, with what is picked so far; empty where nothing is asked.
pub(crate) fn ask(view: &AnyView, picked: &Fields, translator: &Translator) -> Markup {
    on_board!(view, B, view => B::ask(view, picked, translator.of(B::GAME)))
}

/// A preview of what the picked fields would do if no other seat did anything.
pub(crate) fn foresight(view: &AnyView, picked: &Fields, translator: &Translator) -> Foresight {
    on_board!(view, B, view => B::foresight(view, picked, translator.of(B::GAME)))
}

/// An explanation of the choices; empty where nothing is asked.
pub(crate) fn explained(view: &AnyView, translator: &Translator) -> Markup {
    on_board!(view, B, view => B::explained(view, translator.of(B::GAME)))
}

/// What is asked, by its id, and of which seats: the same for every viewer.
pub(crate) fn question(view: &AnyView) -> Option<(SeatSet, String)> {
    on_board!(view, B, view => {
        <B as game::Viewed>::question(view).map(|(seats, question)| (seats, question.to_string()))
    })
}

/// Whether the view offers its viewer anything to decide.
pub(crate) fn is_asked(view: &AnyView) -> bool {
    on_board!(view, B, view => !<B as game::Viewed>::decisions(view).is_empty())
}

/// The decision that form fields state, in the game's notation; it may be illegal or malformed. `None` where they state none.
pub(crate) fn answer(game: GameId, fields: &Fields) -> Option<String> {
    on_game!(game, B => B::answer(fields))
}

/// The game's part of the set-up form.
pub(crate) fn setup_fields(game: GameId, translator: &Translator) -> Markup {
    on_game!(game, B => B::setup_fields(translator.of(game)))
}

/// The set-up that form fields state; the error is a sentence about what is wrong.
pub(crate) fn setup(game: GameId, fields: &Fields) -> Result<Value, String> {
    on_game!(game, B => serde_json::to_value(B::setup_from(fields)?).map_err(|why| why.to_string()))
}

/// How the game ended, from all its motions; `None` before the end.
pub(crate) fn ended(
    view: &AnyView,
    told: &[TimelineEvent],
    names: &[String],
    translator: &Translator,
) -> Option<Ended> {
    on_board!(view, B, view => {
        let mut round = 0;
        let told = told.iter().filter_map(|told| {
            round += u16::from(told.starts_round);
            Some((round, motion_of::<B>(told.motion?)))
        });
        B::ended(view, &told.collect::<Vec<_>>(), names, translator.of(B::GAME))
    })
}

/// The set-up as sentences.
pub(crate) fn setup_in_words(game: GameId, setup: &Value, translator: &Translator) -> Vec<String> {
    on_game!(game, B => B::setup_in_words(&read::<B>(setup), translator.of(game)))
}

/// Whether one person has every seat with this set-up.
pub(crate) fn is_for_one(game: GameId, setup: &Value) -> bool {
    on_game!(game, B => B::is_for_one(&read::<B>(setup)))
}

/// The translated name of a seat's figure: in Super Express, the bandit's name.
pub(crate) fn seat_label(game: GameId, setup: &Value, seat: usize, translator: &Translator) -> String {
    on_game!(game, B => B::seat_label(&read::<B>(setup), seat, translator.of(game)))
}

/// The facts of a game for the lobby.
pub(crate) fn facts(game: GameId) -> LobbyFacts {
    on_game!(game, B => B::FACTS)
}

/// A motion of a table as a motion of its game.
fn motion_of<B: CatalogGame>(motion: AnyMotion) -> B::Motion {
    B::of_any_motion(motion).expect("a table has motions of its own game")
}

/// Reads the set-up of a table, or of a form that [`table::seat_names`] has accepted.
fn read<B: Game>(setup: &Value) -> B::Setup {
    serde_json::from_value(setup.clone()).expect("a table opens only with a set-up that can be read")
}
