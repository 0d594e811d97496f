//! How each game is drawn, and how a page's form becomes a decision or a set-up. What is known here of a game is all that
//! the pages know of it: each game has a `Board`, and the functions below find the one that is meant.

mod agreeing;
mod board;
mod cheat_sheet;
pub mod deck_goes_west;
mod ended;
#[cfg(test)]
mod kept_pages;
pub mod super_express;
mod teaching;
pub mod train_heist;

pub(crate) use board::{Board, Consequence, Facts, Foresight, Guide, Past, Step};
pub(crate) use ended::{Ended, Standing};
pub(crate) use teaching::{Lesson, Lived, Teacher};

use crate::look::PlateGame;
use crate::region::Region;
use crate::voice::Voice;
use ::deck_goes_west::DeckGoesWest;
use ::super_express::SuperExpress;
use ::train_heist::TrainHeist;
use catalog::{AnyMotion, AnyView, GameId, Listed};
use maud::Markup;
use serde_json::Value;
use table::Cited;

/// The fields of a form, in order.
pub type Fields = [(String, String)];

/// A change of a game: how things stand, how they stood before, and what happened in between.
#[derive(Clone, Debug)]
pub(crate) struct AnyTransition<'a> {
    pub(crate) view: &'a AnyView,
    pub(crate) before: Option<&'a AnyView>,
    pub(crate) motions: Vec<AnyMotion>,
}

/// The same for one game.
#[derive(Debug)]
pub(crate) struct Seen<'a, G: Listed> {
    pub(crate) view: &'a G::View,
    pub(crate) before: Option<&'a G::View>,
    pub(crate) motions: Vec<G::Motion>,
}

impl<'a, G: Listed> Seen<'a, G> {
    fn of(moment: &AnyTransition<'a>, view: &'a G::View) -> Seen<'a, G> {
        let motions = moment.motions.iter().filter_map(|&motion| G::of_any_motion(motion)).collect();
        Seen { view, before: moment.before.and_then(G::of_any), motions }
    }
}

/// Does the same with the board of whichever game this is a view of.
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

/// Does the same with the board of any game.
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

/// The parts of a moment that change, as a picture and in words.
pub(crate) fn regions(moment: &AnyTransition<'_>, names: &[String], voice: &Voice) -> Vec<Region> {
    on_board!(moment.view, B, view => B::regions(&Seen::of(moment, view), names, voice.of(B::GAME)))
}

/// A moment as a picture: the whole of it, with what the picked fields would do.
pub(crate) fn picture(moment: &AnyTransition<'_>, picked: &Fields, voice: &Voice) -> Markup {
    on_board!(moment.view, B, view => B::picture(&Seen::of(moment, view), picked, voice.of(B::GAME)))
}

/// A moment in words: they are complete, and the screen reader's view.
pub(crate) fn in_words(view: &AnyView, names: &[String], voice: &Voice) -> Markup {
    on_board!(view, B, view => B::in_words(view, names, voice.of(B::GAME)))
}

/// What a seat's plate shows of a moment.
pub(crate) fn plate(moment: &AnyTransition<'_>, seat: usize, voice: &Voice) -> PlateGame {
    on_board!(moment.view, B, view => B::plate(&Seen::of(moment, view), seat, voice.of(B::GAME)))
}

/// Is it only that somebody sealed a choice?
pub(crate) fn is_seal(motion: AnyMotion) -> bool {
    match motion {
        AnyMotion::SuperExpress(motion) => SuperExpress::is_seal(motion),
        AnyMotion::TrainHeist(motion) => TrainHeist::is_seal(motion),
        AnyMotion::DeckGoesWest(motion) => DeckGoesWest::is_seal(motion),
    }
}

/// What a guided game says at the end of a beat, after all that its reader went through until then.
pub(crate) fn guide(view: &AnyView, beat: usize, past: &[(usize, table::Past)]) -> Option<Guide> {
    on_board!(view, B, view => {
        let past = past.iter().filter_map(|(at, past)| {
            Some((*at, match past {
                table::Past::Saw(motions) => {
                    Past::Saw(motions.iter().filter_map(|&motion| B::of_any_motion(motion)).collect())
                }
                table::Past::Asked(view) => Past::Asked(B::of_any(view)?.clone()),
            }))
        });
        B::guide(view, beat, &past.collect::<Vec<_>>())
    })
}

/// A game on one page.
pub(crate) fn cheat_sheet(game: GameId, voice: &Voice) -> Markup {
    on_game!(game, B => B::cheat_sheet(voice.of(game), &voice.pages))
}

/// How many sit at a table for somebody's first game; `None` where nobody guides it yet.
pub(crate) fn first_game(game: GameId) -> Option<u8> {
    on_game!(game, B => B::FIRST_GAME)
}

/// Is a choice picked field by field and then sealed? Otherwise each decision is a button.
pub(crate) fn seals(game: GameId) -> bool {
    on_game!(game, B => <B as game::Viewed>::SEALS)
}

/// The number of the round and what is going on in it.
pub(crate) fn heading(view: &AnyView, voice: &Voice) -> String {
    on_board!(view, B, view => B::heading(view, voice.of(B::GAME)))
}

/// What is asked of the viewer, as fields of a form with what is picked so far; empty where nothing is.
pub(crate) fn ask(view: &AnyView, picked: &Fields, voice: &Voice) -> Markup {
    on_board!(view, B, view => B::ask(view, picked, voice.of(B::GAME)))
}

/// What such fields would do if nobody else did anything.
pub(crate) fn foresight(view: &AnyView, picked: &Fields, voice: &Voice) -> Foresight {
    on_board!(view, B, view => B::foresight(view, picked, voice.of(B::GAME)))
}

/// What can be chosen, explained; empty where nothing is asked.
pub(crate) fn explained(view: &AnyView, voice: &Voice) -> Markup {
    on_board!(view, B, view => B::explained(view, voice.of(B::GAME)))
}

/// Does the view offer its viewer anything to decide?
pub(crate) fn is_asked(view: &AnyView) -> bool {
    on_board!(view, B, view => !<B as game::Viewed>::choices(view).is_empty())
}

/// What such fields say, in the game's notation.
pub(crate) fn answer(game: GameId, fields: &Fields) -> String {
    on_game!(game, B => B::answer(fields))
}

/// The game's part of the set-up form.
pub(crate) fn setup_fields(game: GameId, voice: &Voice) -> Markup {
    on_game!(game, B => B::setup_fields(voice.of(game)))
}

/// What such fields agree on; the sentence says what is wrong.
pub(crate) fn setup(game: GameId, fields: &Fields) -> Result<Value, String> {
    on_game!(game, B => serde_json::to_value(B::setup_from(fields)?).map_err(|why| why.to_string()))
}

/// How it ended, once it has: told from the beginning.
pub(crate) fn ended(view: &AnyView, told: &[Cited], names: &[String], voice: &Voice) -> Option<Ended> {
    on_board!(view, B, view => {
        let mut round = 0;
        let told = told.iter().filter_map(|told| {
            round += u16::from(told.starts_round);
            Some((round, B::of_any_motion(told.motion?)?))
        });
        B::ended(view, &told.collect::<Vec<_>>(), names, voice.of(B::GAME))
    })
}

/// What was agreed on, as sentences.
pub(crate) fn agreed(game: GameId, setup: &Value, voice: &Voice) -> Vec<String> {
    on_game!(game, B => B::agreed_on(&read::<B>(setup), voice.of(game)))
}

/// How many play with this set-up.
pub(crate) fn seats(game: GameId, setup: &Value) -> usize {
    on_game!(game, B => match serde_json::from_value::<<B as game::Game>::Setup>(setup.clone()) {
        Ok(setup) => B::seats_of(&setup),
        Err(_) => 0,
    })
}

/// Does one person have every seat with this set-up?
pub(crate) fn is_for_one(game: GameId, setup: &Value) -> bool {
    on_game!(game, B => B::is_for_one(&read::<B>(setup)))
}

/// What people call a seat: in Super Express, the bandit's name.
pub(crate) fn seat_label(game: GameId, setup: &Value, seat: usize, voice: &Voice) -> String {
    on_game!(game, B => B::seat_label(&read::<B>(setup), seat, voice.of(game)))
}

/// What the lobby says of a game.
pub(crate) fn facts(game: GameId) -> Facts {
    on_game!(game, B => B::FACTS)
}

/// A set-up that was agreed on before; one that cannot be read is the usual one.
fn read<B: Board>(setup: &Value) -> B::Setup {
    serde_json::from_value(setup.clone()).unwrap_or_default()
}
