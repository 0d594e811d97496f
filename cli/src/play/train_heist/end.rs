//! How it ended, in sentences.

use super::table::Table;
use crate::play::voice::Voice;
use game::{Game, Message};
use train_heist::{EndedBy, Mode};

/// What is told at the end.
#[derive(Clone, Debug)]
pub(super) struct End {
    /// The first words.
    pub(super) title: String,
    /// What was reached, why it ended.
    pub(super) outcome: [String; 2],
    /// By which rule.
    pub(super) rule: &'static str,
    /// What became of everybody, winners first.
    pub(super) fates: Vec<String>,
}

impl End {
    /// The end of this game, once it is there.
    pub(super) fn of(table: &Table, voice: &Voice) -> Option<End> {
        let view = table.seen_by_all();
        let ending = view.ending()?;
        let mode = view.game().mode();
        let title = match mode {
            Mode::Versus => "end-versus",
            Mode::ScoreChallenge => "end-score",
            Mode::Cooperative | Mode::Solitaire if !ending.winners.is_empty() => "end-won",
            Mode::Cooperative | Mode::Solitaire => "end-lost",
        };
        let winners: Vec<String> = ending.winners.iter().map(|seat| table.address(seat, voice)).collect();
        let reached = match mode {
            Mode::Versus => Message::new("end-winners").text("names", winners.join(", ")),
            _ => Message::new("end-delivered").number("count", view.score.into()),
        };
        let rule = ending.by.rule().0;
        let why = match ending.by {
            EndedBy::Goal => "end-why-goal",
            EndedBy::Counters => "end-why-counters",
            EndedBy::Skull => "end-why-skull",
            EndedBy::Junction => "end-why-junction",
        };
        let mut seats: Vec<_> = view.game().seats().iter().zip(&view.cowboys).collect();
        seats
            .sort_by_key(|(seat, cowboy)| std::cmp::Reverse((ending.winners.contains(*seat), cowboy.points)));
        let fates = seats.into_iter().map(|(seat, cowboy)| {
            let fate = match mode {
                Mode::Versus => Message::new("fate-points").number("points", cowboy.points.into()),
                _ => Message::new("fate-at"),
            };
            let place = &view.game().edition().site(cowboy.at).at;
            format!("{}: {}", table.address(seat, voice), voice.tell(&fate.phrase("at", place)))
        });
        Some(End {
            title: voice.term(title),
            outcome: [voice.tell(&reached), voice.term(why)],
            rule,
            fates: fates.collect(),
        })
    }
}
