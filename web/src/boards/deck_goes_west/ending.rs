//! The end of a game: the result, the reason, and the fate of every player, above the land that was seen.

use super::picture::Drawing;
use crate::boards::ending::{Ended, EndingPanel, SeatResult};
use art::deck_goes_west::{self as drawn, Farewell, FarewellPlayer};
use catalog::Bundle;
use deck_goes_west::{DeckGoesWest, EndedBy, Ending, Mode, Motion, View};
use game::{Game, Message, Seat};
use maud::{Markup, html};

impl EndingPanel for DeckGoesWest {
    fn ended(view: &View, _: &[(u16, Motion)], names: &[String], bundle: &Bundle) -> Option<Ended> {
        let name = |seat: Seat| {
            let character = view.game().character(seat).name.spoken_in(bundle.language().tag());
            names
                .get(seat.number())
                .map_or_else(|| character.to_owned(), |player| format!("{character} ({player})"))
        };
        let winners = |ending: Ending| ending.winners.iter().map(name).collect::<Vec<_>>().join(", ");
        let (ending, end) = (view.ending()?, view.end(name)?);
        let drawing = Drawing::of(view, &[], bundle);
        let standing = |(seat, fate): &(Seat, Message)| SeatResult {
            seat: seat.number(),
            won: ending.winners.contains(*seat),
            fate: bundle.say(fate),
            gains: html! { @if let Some(player) = view.players.get(seat.number()) { (drawing.stock(player.stocks())) } },
        };
        Some(Ended {
            over: bundle.say(&Message::new("end-over").number("days", view.day.into())),
            title: bundle.word(end.title),
            outcome: bundle.say(&end.reached),
            why: bundle.word(end.why),
            rule: end.rule,
            picture: pictured(view, ending, &winners(ending), bundle),
            standings: end.fates.iter().map(standing).collect(),
        })
    }
}

/// Draws the end. `winners` are the names of the winners as one text.
fn pictured(view: &View, ending: Ending, winners: &str, bundle: &Bundle) -> Markup {
    let end = match (view.game().mode(), ending.by) {
        (Mode::Versus, _) if !ending.winners.is_empty() => Farewell::Versus,
        (_, EndedBy::Death | EndedBy::AllDead) => Farewell::Died,
        _ if ending.winners.is_empty() => Farewell::TooLate,
        _ => Farewell::Won,
    };
    let said = match end {
        Farewell::Won => Message::new("end-picture-won"),
        Farewell::TooLate => Message::new("end-picture-late"),
        Farewell::Died => Message::new("end-picture-died"),
        Farewell::Versus => Message::new("end-picture-versus").text("names", winners.to_owned()),
    };
    let people: Vec<FarewellPlayer> = view
        .game()
        .seats()
        .iter()
        .zip(&view.players)
        .map(|(seat, player)| FarewellPlayer {
            seat: seat.number(),
            won: ending.winners.contains(seat),
            alive: player.is_alive(),
        })
        .collect();
    let best = view.counters().into_iter().map(|(_, points)| points).max().unwrap_or_default();
    drawn::farewell(end, &people, best, &bundle.say(&said))
}
