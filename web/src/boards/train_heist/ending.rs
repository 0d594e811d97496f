//! The end of a game as a moment: what was reached, why it ended, and what became of everybody.

use super::words;
use crate::boards::{Ended, Standing};
use catalog::Speech;
use game::{Game, Message, Seat};
use maud::html;
use train_heist::{EndedBy, Mode, View};

/// All that the end shows, once it is there.
pub(super) fn ended(view: &View, names: &[String], speech: &Speech) -> Option<Ended> {
    let ending = view.ending()?;
    let won = !ending.winners.is_empty();
    let title = match view.game().mode() {
        Mode::Versus => "end-versus",
        Mode::ScoreChallenge => "end-score",
        Mode::Cooperative | Mode::Solitaire if won => "end-won",
        Mode::Cooperative | Mode::Solitaire => "end-lost",
    };
    let winners: Vec<String> = ending
        .winners
        .iter()
        .map(|seat| names.get(seat.number()).cloned().unwrap_or_else(|| view.game().seat_name(seat)))
        .collect();
    let outcome = match view.game().mode() {
        Mode::Versus => Message::new("end-winners").text("names", winners.join(", ")),
        _ => Message::new("end-delivered").number("count", view.score.into()),
    };
    let why = match ending.by {
        EndedBy::Goal => "end-why-goal",
        EndedBy::Counters => "end-why-counters",
        EndedBy::Skull => "end-why-skull",
        EndedBy::Junction => "end-why-junction",
    };
    let mut standings: Vec<Standing> = view
        .game()
        .seats()
        .iter()
        .map(|seat| Standing {
            seat: seat.number(),
            won: ending.winners.contains(seat),
            fate: fate(view, seat, speech),
            gains: html! { (words::tiles(view, view.cowboys[seat.number()].loot, speech)) },
        })
        .collect();
    standings.sort_by_key(|standing| std::cmp::Reverse((standing.won, view.cowboys[standing.seat].points)));
    Some(Ended {
        over: speech.say(&Message::new("end-over").number("turns", view.turn_number().into())),
        title: speech.word(title),
        outcome: speech.say(&outcome),
        why: speech.word(why),
        rule: ending.by.rule(),
        picture: super::drawn::farewell(view, ending, &winners.join(", "), speech),
        standings,
    })
}

/// What became of somebody.
fn fate(view: &View, seat: Seat, speech: &Speech) -> String {
    let cowboy = &view.cowboys[seat.number()];
    let place = &view.game().edition().site(cowboy.at).at;
    let message = match view.game().mode() {
        Mode::Versus => Message::new("fate-points").number("points", cowboy.points.into()),
        _ => Message::new("fate-at"),
    };
    speech.say(&message.phrase("at", place))
}
