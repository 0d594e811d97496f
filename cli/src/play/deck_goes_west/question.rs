//! What somebody is asked: the choices with their numbers, and what an answer means.

use super::words;
use crate::play::turns::{Asks, Misread};
use crate::play::voice::Voice;
use deck_goes_west::{Decision, DeckGoesWest, View};
use game::{Notation, Seat};

/// What somebody is asked now.
#[derive(Clone, Debug)]
pub(in crate::play) struct Question {
    /// Who.
    pub(super) seat: Seat,
    /// What they see.
    pub(super) view: View,
    /// The choices in the order of their numbers.
    choices: Vec<(Kind, Decision)>,
}

/// What kind of thing somebody may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    /// A job.
    Job,
    /// A card of the Trade Row, or a trade.
    Trade,
    /// From tile to tile.
    Go,
    /// Whatever else is asked.
    Other,
    /// Enough.
    End,
}

/// One line of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// The number to type.
    pub(super) number: usize,
    /// What kind of thing it is.
    pub(super) kind: Kind,
    /// What it does, in words.
    pub(super) says: String,
    /// The same in notation.
    pub(super) written: String,
}

impl Asks<DeckGoesWest> for Question {
    fn of(seat: Seat, view: View) -> Question {
        let mut choices: Vec<(Kind, Decision)> =
            view.legal.iter().map(|&decision| (kind(decision), decision)).collect();
        choices.sort_by_key(|(kind, _)| *kind);
        Question { seat, view, choices }
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    /// What an answer means: a number, or notation, of which the first word may be left out where the rest is one of the list.
    fn read(&self, answer: &str, voice: &Voice) -> Result<Decision, Misread<DeckGoesWest>> {
        let answer = answer.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Ok(number) = answer.parse() {
            return self.numbered(number).ok_or(Misread::NoSuchNumber);
        }
        let game = self.view.game();
        game.read(&answer).or_else(|refusal| {
            let meant = |each: &&Decision| {
                let written = game.write(**each);
                let rest = written.split_once(' ').map_or("", |(_, rest)| rest);
                written.eq_ignore_ascii_case(&answer) || rest.eq_ignore_ascii_case(&answer)
            };
            let meant = self.view.legal.iter().find(meant).copied();
            let printed = || words::printed(&self.view, &answer, voice);
            meant.ok_or_else(|| printed().map_or(Misread::Refused(refusal), Misread::Asked))
        })
    }
}

impl Question {
    /// What is asked, in words. Whoever has passed may think again, without being asked.
    pub(super) fn asked(&self, voice: &Voice) -> String {
        self.view.asks().map_or_else(String::new, |asks| voice.tell(&asks))
    }

    /// Everything that can be answered by a number.
    pub(super) fn choices(&self, voice: &Voice) -> Vec<Choice> {
        let choice = |(number, &(kind, decision)): (usize, &(Kind, Decision))| Choice {
            number,
            kind,
            says: voice.tell(&self.view.label(decision)),
            written: self.view.game().write(decision),
        };
        (1..).zip(&self.choices).map(choice).collect()
    }

    /// The choice with this number.
    pub(super) fn numbered(&self, number: usize) -> Option<Decision> {
        self.choices.get(number.checked_sub(1)?).map(|(_, decision)| *decision)
    }
}

const fn kind(decision: Decision) -> Kind {
    match decision {
        Decision::Do(..) => Kind::Job,
        Decision::Buy { .. } | Decision::Trade(_) => Kind::Trade,
        Decision::Step { .. } | Decision::Try(_) | Decision::Ride { .. } | Decision::Enter { .. } => Kind::Go,
        Decision::Pass
        | Decision::EndTurn
        | Decision::Go
        | Decision::Stop
        | Decision::Done
        | Decision::No
        | Decision::Ready
        | Decision::Again
        | Decision::Leave => Kind::End,
        _ => Kind::Other,
    }
}
