//! Checks the arguments of the lessons' messages, computed independently of the guide.

use super::truth::{ME, active, free_horses};
use crate::boards::guide::{GuideInput, GuideInputs};
use crate::boards::train_heist::guide::Lesson;
use game::{Argument, Game, Message, Seat};
use train_heist::{Decision, EventCard, EventKind, Motion, Site, Space, Square, TrainHeist, View};

/// Whether every argument of this lesson's message is true at the last entry of `past`.
pub(super) fn are_true(
    game: &TrainHeist,
    lesson: Lesson,
    filled: &Message,
    past: &GuideInputs<TrainHeist>,
) -> bool {
    filled.arguments.iter().all(|(name, blank)| {
        let may_be = match past.last() {
            Some((_, GuideInput::Asked(view))) => in_question(lesson, filled, name, view),
            Some((_, GuideInput::Saw(motions))) => in_sight(game, lesson, filled, name, motions, past),
            None => agreed(game, name),
        };
        may_be.contains(blank)
    })
}

/// The possible values of an argument that follows from the set-up.
fn agreed(game: &TrainHeist, name: &str) -> Vec<Argument> {
    match name {
        "name" => vec![called(game, ME)],
        "goal" => vec![Argument::Number(game.setup().goal.into())],
        "knots" => vec![Argument::Number(game.edition().knots.into())],
        _ => Vec::new(),
    }
}

/// The possible values of an argument in a lesson about a question.
fn in_question(lesson: Lesson, filled: &Message, name: &str, view: &View) -> Vec<Argument> {
    let (game, me) = (view.game(), &view.cowboys[ME.number()]);
    let edition = game.edition();
    let sites = || spaces(lesson, view).into_iter().map(|space| edition.site(space));
    let tops = || {
        let top = |square: Square| Some((square, view.stacks[square.number()].top()?));
        Square::ALL.into_iter().filter_map(top)
    };
    let said = |tile| Argument::Message(Box::new(view.tile(tile)));
    let missions = || view.wanted.iter().map(|card| &edition.wanted[card.number()]);
    match name {
        "at" => vec![Argument::Phrase(&edition.site(me.at).at)],
        "actions" => vec![Argument::Number(view.actions().into())],
        "speed" => vec![Argument::Number(view.speed.into())],
        "space" => sites().map(|site| Argument::Phrase(&site.the)).collect(),
        "there" => sites().map(|site| Argument::Phrase(&site.at)).collect(),
        "who" => partners(lesson, view).map(|seat| called(game, seat)).collect(),
        "tile" => tops().map(|(_, tile)| said(tile)).collect(),
        "car" => {
            let squares = tops().filter(|(_, tile)| fills(filled, "tile", &said(*tile)));
            squares.map(|(square, _)| at(game, edition.train.cars[square.car()])).collect()
        }
        "title" => missions().map(|card| Argument::Phrase(&card.title)).collect(),
        "deed" => {
            let named = missions().filter(|card| fills(filled, "title", &Argument::Phrase(&card.title)));
            named.map(|card| Argument::Phrase(&card.deed)).collect()
        }
        _ => agreed(game, name),
    }
}

/// The spaces that a lesson may name.
fn spaces(lesson: Lesson, view: &View) -> Vec<Space> {
    let steps = view.legal.iter().filter_map(|decision| match *decision {
        Decision::Move(to) => Some(to),
        _ => None,
    });
    let towns = &view.game().edition().board.towns;
    match lesson {
        Lesson::Board => steps.filter(|to| to.is_aboard() && *to != view.sheriff).collect(),
        Lesson::Leave => steps.filter(|to| !to.is_aboard()).collect(),
        Lesson::Sheriff => vec![view.sheriff],
        Lesson::Call => free_horses(view).collect(),
        Lesson::NextTown => {
            // A loop of track may never reach a town.
            let met = |star: Space| view.rails_ahead().take(Space::MAIN).position(|rail| rail == star);
            let met = towns.iter().filter_map(|town| Some((met(town.star)?, town.space)));
            met.min_by_key(|(rails, _)| *rails).map(|(_, space)| space).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The seats that the reader may give cards to: prisoners for the lesson about helping them, else those in the same space.
fn partners(lesson: Lesson, view: &View) -> impl Iterator<Item = Seat> {
    view.legal.iter().filter_map(move |decision| match *decision {
        Decision::Trade(with) if lesson == Lesson::Help => view.prisoners.contains(&with).then_some(with),
        Decision::Trade(with) => {
            let at = |seat: Seat| view.cowboys[seat.number()].at;
            (at(with) == at(ME)).then_some(with)
        }
        _ => None,
    })
}

/// The possible values of an argument in a lesson about motions.
fn in_sight(
    game: &TrainHeist,
    lesson: Lesson,
    filled: &Message,
    name: &str,
    motions: &[Motion],
    past: &GuideInputs<TrainHeist>,
) -> Vec<Argument> {
    let kinds = || motions.iter().filter_map(|motion| played(game, lesson, *motion));
    match name {
        "who" if lesson == Lesson::Watch => active(past).map(|seat| called(game, seat)).into_iter().collect(),
        "who" => motions.iter().filter_map(|motion| Some(called(game, did(lesson, *motion)?))).collect(),
        "at" => {
            let last = motions.iter().rev().find_map(|motion| match *motion {
                Motion::Goes { seat, to } if fills(filled, "who", &called(game, seat)) => Some(to),
                _ => None,
            });
            let there = last.filter(|to| to.is_aboard() || lesson != Lesson::Maps);
            there.map(|to| at(game, to)).into_iter().collect()
        }
        "count" => motions
            .iter()
            .filter_map(|motion| match *motion {
                Motion::TrainStarts { spaces } => Some(Argument::Number(spaces.into())),
                _ => None,
            })
            .collect(),
        "event" => kinds().map(|kind| Argument::Phrase(&kind.name)).collect(),
        "text" => {
            let named = kinds().filter(|kind| fills(filled, "event", &Argument::Phrase(&kind.name)));
            named.map(|kind| Argument::Phrase(&kind.text)).collect()
        }
        _ => agreed(game, name),
    }
}

/// The seat that a motion is about, if the lesson is about such a motion.
fn did(lesson: Lesson, motion: Motion) -> Option<Seat> {
    match (lesson, motion) {
        (Lesson::Title, Motion::EarnsTitle { seat }) | (Lesson::Delivered, Motion::Delivers { seat }) => {
            Some(seat)
        }
        (Lesson::Maps, Motion::Goes { seat, to }) => Some(seat).filter(|_| to.is_aboard()),
        (Lesson::Robbed, Motion::Loots { seat })
        | (Lesson::Caught, Motion::IsJailed { seat })
        | (Lesson::Hit, Motion::IsHit { seat } | Motion::IsSweptOff { seat })
        | (Lesson::BrokeOut, Motion::Escapes { seat })
        | (Lesson::Rides, Motion::HorseGoes { seat, .. }) => Some(seat).filter(|seat| *seat != ME),
        _ => None,
    }
}

/// The event that was played, if the lesson may be about it.
fn played(game: &TrainHeist, lesson: Lesson, motion: Motion) -> Option<&'static EventKind> {
    let Motion::EventIsPlayed { card } = motion else { return None };
    let fits = match lesson {
        Lesson::SheriffWalks => matches!(card, EventCard::Sheriff(..)),
        Lesson::Territory => matches!(card, EventCard::Cherokee(_)),
        Lesson::TrackSwitched => card == EventCard::TrackSwitched,
        Lesson::FullSteam => card == EventCard::SpeedUp,
        _ => true,
    };
    game.edition().events.iter().find(|kind| fits && kind.card == card)
}

fn called(game: &TrainHeist, seat: Seat) -> Argument {
    Argument::Named(game.colour(seat).message_id())
}

fn at(game: &TrainHeist, space: Space) -> Argument {
    let site: &'static Site = game.edition().site(space);
    Argument::Phrase(&site.at)
}

/// Whether the argument with this name has this value.
fn fills(filled: &Message, name: &str, blank: &Argument) -> bool {
    filled.arguments.iter().any(|(known, by)| *known == name && by == blank)
}
