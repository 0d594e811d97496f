//! The end of a game as a moment: what was reached, why it ended, and what became of everybody.

use super::{drawn, words};
use crate::boards::{Ended, Standing};
use catalog::Speech;
use game::{Game, Message, Seat};
use maud::html;
use train_heist::View;

/// All that the end shows, once it is there.
pub(super) fn ended(view: &View, names: &[String], speech: &Speech) -> Option<Ended> {
    let name = |seat: Seat| names.get(seat.number()).cloned().unwrap_or_else(|| view.game().seat_name(seat));
    let (ending, end) = (view.ending()?, view.end(name)?);
    let standing = |(seat, fate): &(Seat, Message)| Standing {
        seat: seat.number(),
        won: ending.winners.contains(*seat),
        fate: speech.say(fate),
        gains: html! { (words::tiles(view, view.cowboys[seat.number()].loot, speech)) },
    };
    let winners: Vec<String> = ending.winners.iter().map(name).collect();
    Some(Ended {
        over: speech.say(&Message::new("end-over").number("turns", view.turn_number().into())),
        title: speech.word(end.title),
        outcome: speech.say(&end.reached),
        why: speech.word(end.why),
        rule: end.rule,
        picture: drawn::farewell(view, ending, &winners.join(", "), speech),
        standings: end.fates.iter().map(standing).collect(),
    })
}
