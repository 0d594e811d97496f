//! How each game is drawn, and how a page's form becomes a decision or a set-up. What is known here of a game is all that
//! the pages know of it.

pub mod super_express;

use crate::look::PlateGame;
use crate::region::Region;
use crate::voice::Voice;
use ::super_express::Setup;
use catalog::{AnyMotion, AnyView, GameId};
use game::{Message, RuleId};
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

/// The parts of a moment that change, as a picture and in words.
pub(crate) fn regions(moment: &Moment<'_>, names: &[String], voice: &Voice) -> Vec<Region> {
    match moment.view {
        AnyView::SuperExpress(view) => {
            let (speech, motions) = (voice.of(GameId::SuperExpress), super_express_motions(moment));
            let drawn = super_express::drawn::regions(super_express_moment(moment, &motions), speech);
            let words = super_express::words(view, names, speech);
            drawn.into_iter().chain([words.status]).chain(words.train).chain(words.players).collect()
        }
    }
}

/// A moment as a picture: the whole of it, with what the picked fields would do.
pub(crate) fn picture(moment: &Moment<'_>, picked: &Fields, voice: &Voice) -> Markup {
    match moment.view {
        AnyView::SuperExpress(view) => {
            let (speech, motions) = (voice.of(GameId::SuperExpress), super_express_motions(moment));
            let foreseen = super_express::foresight(view, picked, speech).drawn;
            super_express::drawn::picture(super_express_moment(moment, &motions), &foreseen, speech)
        }
    }
}

/// A moment in words: they are complete, and the screen reader's view.
pub(crate) fn in_words(view: &AnyView, names: &[String], voice: &Voice) -> Markup {
    match view {
        AnyView::SuperExpress(view) => super_express::in_words(view, names, voice.of(GameId::SuperExpress)),
    }
}

/// What a seat's plate shows of a moment.
pub(crate) fn plate(moment: &Moment<'_>, seat: usize, voice: &Voice) -> PlateGame {
    match moment.view {
        AnyView::SuperExpress(_) => {
            let (speech, motions) = (voice.of(GameId::SuperExpress), super_express_motions(moment));
            super_express::plate(super_express_moment(moment, &motions), seat, speech)
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

fn super_express_moment<'a>(
    moment: &Moment<'a>,
    motions: &'a [::super_express::Motion],
) -> super_express::drawn::Moment<'a> {
    let AnyView::SuperExpress(view) = moment.view;
    let before = moment.before.map(|AnyView::SuperExpress(before)| before);
    super_express::drawn::Moment { view, before, motions }
}

fn super_express_motions(moment: &Moment<'_>) -> Vec<::super_express::Motion> {
    moment.motions.iter().map(|AnyMotion::SuperExpress(motion)| *motion).collect()
}

/// What a guided game says: one thing now, and what it said before, the latest first.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    pub(crate) now: Option<Step>,
    pub(crate) before: Vec<Step>,
}

/// One thing explained, in the game's words.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) title: Message,
    /// What may be done now, or what was seen just now.
    pub(crate) says: Message,
    pub(crate) why: Message,
    pub(crate) rules: &'static [RuleId],
    /// There is nothing more to say: the rest is found elsewhere.
    pub(crate) last: bool,
}

/// What a guided game says at the end of a beat, after what was told until then.
pub(crate) fn guide(view: &AnyView, beat: usize, told: &[(usize, AnyMotion)]) -> Option<Guide> {
    match view {
        AnyView::SuperExpress(view) => {
            let told: Vec<(usize, ::super_express::Motion)> =
                told.iter().map(|(at, AnyMotion::SuperExpress(motion))| (*at, *motion)).collect();
            super_express::guide(view, beat, &told)
        }
    }
}

/// A game on one page.
pub(crate) fn cheat_sheet(game: GameId, voice: &Voice) -> Markup {
    match game {
        GameId::SuperExpress => super_express::cheat_sheet(voice.of(game), &voice.house),
    }
}

/// How many sit at a table for somebody's first game.
pub(crate) fn first_game(game: GameId) -> u8 {
    match game {
        GameId::SuperExpress => facts(game).players.0,
    }
}

/// The number of the round and what is going on in it.
pub(crate) fn heading(view: &AnyView, voice: &Voice) -> String {
    match view {
        AnyView::SuperExpress(view) => super_express::heading(view, voice.of(GameId::SuperExpress)),
    }
}

/// What is asked of the viewer, as fields of a form with what is picked so far; empty where nothing is.
pub(crate) fn ask(view: &AnyView, picked: &Fields, voice: &Voice) -> Markup {
    match view {
        AnyView::SuperExpress(view) => super_express::ask(view, picked, voice.of(GameId::SuperExpress)),
    }
}

/// What a choice would do if nobody else did anything: step by step, and drawn.
pub(crate) struct Foresight {
    pub(crate) steps: Vec<Consequence>,
    pub(crate) drawn: Region,
}

/// What one step of it would do.
pub(crate) struct Consequence {
    pub(crate) title: String,
    pub(crate) sentences: Vec<String>,
    pub(crate) rule: Option<RuleId>,
}

/// What such fields would do if nobody else did anything.
pub(crate) fn foresight(view: &AnyView, picked: &Fields, voice: &Voice) -> Foresight {
    match view {
        AnyView::SuperExpress(view) => super_express::foresight(view, picked, voice.of(GameId::SuperExpress)),
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
