//! How each game is drawn, and how a page's form becomes a decision or a set-up. What is known here of a game is all that
//! the pages know of it.

pub mod super_express;

use crate::look::PlateGame;
use crate::region::Region;
use crate::voice::Voice;
use ::super_express::Setup;
use catalog::{AnyMotion, AnyView, GameId};
use game::RuleId;
use maud::Markup;
use serde_json::Value;

/// The fields of a form, in order.
pub type Fields = [(String, String)];

/// A moment of a game: how things stand, how they stood before, and what happened in between.
#[derive(Clone, Debug)]
pub(crate) struct Moment<'a> {
    pub(crate) view: &'a AnyView,
    pub(crate) before: Option<&'a AnyView>,
    pub(crate) motions: Vec<AnyMotion>,
}

/// The board: the whole of it, and the parts that change.
pub(crate) struct Board {
    pub(crate) picture: Markup,
    pub(crate) words: Markup,
    pub(crate) regions: Vec<Region>,
}

/// A moment as a picture and in words: the words are complete, and the screen reader's view.
pub(crate) fn board(moment: &Moment<'_>, names: &[String], voice: &Voice) -> Board {
    match moment.view {
        AnyView::SuperExpress(view) => {
            let speech = voice.of(GameId::SuperExpress);
            let before = moment.before.map(|AnyView::SuperExpress(before)| before);
            let motions = super_express_motions(moment);
            let drawn = super_express::drawn::Moment { view, before, motions: &motions };
            let mut regions = super_express::drawn::regions(drawn, speech);
            let picture = super_express::drawn::picture(view, &regions, speech);
            let words = super_express::words(view, names, speech);
            let in_words = super_express::in_words(view, &words, speech);
            regions.push(words.status);
            regions.extend(words.train);
            regions.extend(words.players);
            Board { picture, words: in_words, regions }
        }
    }
}

/// What a seat's plate shows of a moment.
pub(crate) fn plate(moment: &Moment<'_>, seat: usize, voice: &Voice) -> PlateGame {
    match moment.view {
        AnyView::SuperExpress(view) => {
            super_express::plate(view, seat, &super_express_motions(moment), voice.of(GameId::SuperExpress))
        }
    }
}

/// Is it only that somebody sealed a choice?
pub(crate) fn is_seal(motion: AnyMotion) -> bool {
    match motion {
        AnyMotion::SuperExpress(motion) => matches!(motion, ::super_express::Motion::Seals { .. }),
    }
}

/// Does a round begin by this rule?
pub(crate) fn begins_round(game: GameId, rule: RuleId) -> bool {
    match game {
        GameId::SuperExpress => rule.0 == "SE-ROUND-02",
    }
}

fn super_express_motions(moment: &Moment<'_>) -> Vec<::super_express::Motion> {
    moment.motions.iter().map(|AnyMotion::SuperExpress(motion)| *motion).collect()
}

/// The number of the round and what is going on in it.
pub(crate) fn heading(view: &AnyView, voice: &Voice) -> String {
    match view {
        AnyView::SuperExpress(view) => super_express::heading(view, voice.of(GameId::SuperExpress)),
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

/// Something that was told, by its rule, and what there was to see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    pub(crate) rule: RuleId,
    pub(crate) motion: Option<AnyMotion>,
}

/// How a game ended, for people.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// Over the headline: how long it took.
    pub(crate) over: String,
    pub(crate) title: String,
    /// Who won, in a sentence.
    pub(crate) outcome: String,
    /// What decided it.
    pub(crate) why: String,
    pub(crate) rule: RuleId,
    pub(crate) picture: Markup,
    /// Everybody, whoever won first.
    pub(crate) standings: Vec<Standing>,
}

/// What became of somebody.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) seat: usize,
    pub(crate) won: bool,
    pub(crate) fate: String,
    /// What they have to show for it.
    pub(crate) gains: Markup,
}

/// How it ended, once it has: told from the beginning.
pub(crate) fn ended(view: &AnyView, told: &[Told], names: &[String], voice: &Voice) -> Option<Ended> {
    match view {
        AnyView::SuperExpress(view) => {
            let mut round = 0;
            let told = told.iter().filter_map(|told| {
                round += u8::from(begins_round(GameId::SuperExpress, told.rule));
                told.motion.map(|AnyMotion::SuperExpress(motion)| (round, motion))
            });
            let told: Vec<(u8, ::super_express::Motion)> = told.collect();
            super_express::ended(view, &told, names, voice.of(GameId::SuperExpress))
        }
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
