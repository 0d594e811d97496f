//! The end of a game: what was reached, why it ended, what became of everybody, and the land that was seen on the way.

use super::scene::Scene;
use crate::boards::{Ended, Standing};
use catalog::Speech;
use deck_goes_west::View;
use game::{Game, Message, Seat};
use maud::html;

/// All that the end shows, once it is there.
pub(super) fn ended(view: &View, names: &[String], speech: &Speech) -> Option<Ended> {
    let name = |seat: Seat| names.get(seat.number()).cloned().unwrap_or_else(|| view.game().seat_name(seat));
    let (ending, end) = (view.ending()?, view.end(name)?);
    let scene = Scene::of(view, &[], speech);
    let standing = |(seat, fate): &(Seat, Message)| Standing {
        seat: seat.number(),
        won: ending.winners.contains(*seat),
        fate: speech.say(fate),
        gains: html! { @if let Some(player) = view.players.get(seat.number()) { (scene.stock(player.stocks())) } },
    };
    Some(Ended {
        over: speech.say(&Message::new("end-over").number("days", view.day.into())),
        title: speech.word(end.title),
        outcome: speech.say(&end.reached),
        why: speech.word(end.why),
        rule: end.rule,
        picture: html! { div class="dw-journey" { (scene.journey()) } },
        standings: end.fates.iter().map(standing).collect(),
    })
}
