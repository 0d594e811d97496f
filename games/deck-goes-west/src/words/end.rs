//! The end of the game in words.

use crate::edition::Mode;
use crate::message::goods;
use crate::outcome::EndedBy;
use crate::state::Phase;
use crate::view::View;
use game::{EndReport, Game, Message, Seat};
use std::cmp::Reverse;

impl EndedBy {
    /// The id of the message about the reason for the end.
    pub const fn why(self) -> &'static str {
        match self {
            EndedBy::ScoreTrack => "end-why-score-track",
            EndedBy::DayTrack => "end-why-day-track",
            EndedBy::Death => "end-why-death",
            EndedBy::LastAlive => "end-why-last-alive",
            EndedBy::AllDead => "end-why-all-dead",
        }
    }
}

impl View {
    /// The end of the game; `None` while it goes on. `name` gives the name of a seat.
    pub fn end(&self, name: impl Fn(Seat) -> String) -> Option<EndReport> {
        let Phase::Over(ending) = self.phase else { return None };
        let winners: Vec<String> = ending.winners.iter().map(name).collect();
        let mut seats: Vec<Seat> = self.game.seats().iter().collect();
        let is_alive = |seat: Seat| self.players[seat.number()].is_alive();
        seats.sort_by_key(|&seat| {
            Reverse((
                ending.winners.contains(seat),
                is_alive(seat),
                self.score[self.game.scorer(seat).number()],
            ))
        });
        let versus = self.game.mode() == Mode::Versus;
        Some(EndReport {
            title: match (winners.len(), self.own()) {
                (0, _) => "end-lost",
                (_, Some(own)) if !ending.winners.contains(own) => "end-lost",
                (2.., _) if versus => "end-shared",
                (_, None) if versus => "end-decided",
                _ => "end-won",
            },
            reached: match winners.as_slice() {
                _ if !versus => Message::new("end-score")
                    .number("score", self.score[0].into())
                    .number("goal", self.game.board().score.into()),
                [] => Message::new("end-no-winner"),
                winners => Message::new("end-winners").text("names", winners.join(", ")),
            },
            why: ending.by.why(),
            rule: game::RuleId(ending.rule(self.game.mode())),
            fates: seats.into_iter().map(|seat| (seat, self.fate(seat))).collect(),
        })
    }

    /// How a seat ended the game: dead, or its place and goods, in versus games also its points.
    fn fate(&self, seat: Seat) -> Message {
        let player = &self.players[seat.number()];
        if !player.is_alive() {
            return Message::new("fate-died");
        }
        let message = match self.game.mode() {
            Mode::Versus => Message::new("fate-points").number("points", self.score[seat.number()].into()),
            _ => Message::new("fate-at"),
        };
        let message = message.list("goods", goods(player.stocks()));
        match self.tile_at(player.at()) {
            Some(tile) => message.phrase("tile", self.game.tile_name(tile)),
            None => message.named("tile", "tile-unknown"),
        }
    }
}
