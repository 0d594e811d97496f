//! The end of a game: the result, the reason, and the fate of every cowboy.

use crate::boards::ending::{Ended, EndingPanel, SeatResult};
use art::train_heist::{Farewell, farewell};
use catalog::Bundle;
use game::{Message, Notation, Seat};
use maud::html;
use train_heist::{Motion, TrainHeist, View};

impl EndingPanel for TrainHeist {
    fn ended(view: &View, _: &[(u16, Motion)], names: &[String], bundle: &Bundle) -> Option<Ended> {
        let name =
            |seat: Seat| names.get(seat.number()).cloned().unwrap_or_else(|| view.game().seat_name(seat));
        let (ending, end) = (view.ending()?, view.end(name)?);
        let standing = |(seat, fate): &(Seat, Message)| SeatResult {
            seat: seat.number(),
            won: ending.winners.contains(*seat),
            fate: bundle.say(fate),
            gains: html! { (bundle.say_argument(&view.tiles_in_words(view.cowboys[seat.number()].loot))) },
        };
        let winners: Vec<String> = ending.winners.iter().map(name).collect();
        let picture = Farewell::of(view.game().mode(), ending.by);
        Some(Ended {
            over: bundle.say(&Message::new("end-over").number("turns", view.turn_number().into())),
            title: bundle.word(end.title),
            outcome: bundle.say(&end.reached),
            why: bundle.word(end.why),
            rule: end.rule,
            picture: farewell(picture, view, ending, &bundle.say(&shown(picture, view, &winners.join(", ")))),
            standings: end.fates.iter().map(standing).collect(),
        })
    }
}

/// The text alternative of the picture.
fn shown(picture: Farewell, view: &View, winners: &str) -> Message {
    let score = i64::from(view.score);
    match picture {
        Farewell::Won => Message::new("end-picture-won").number("count", score),
        Farewell::Hanged => Message::new("end-picture-hanged"),
        Farewell::Away => Message::new("end-picture-away"),
        Farewell::Versus => Message::new("end-picture-versus").text("names", winners.to_owned()),
        Farewell::Score => Message::new("end-picture-score").number("count", score),
    }
}
