//! The guided first game: each thing is explained once, when it first matters. What was said before follows from what the
//! reader saw and was asked so far, so nothing is remembered anywhere.

mod asked;
mod lesson;
mod seen;

pub(super) use asked::Question;
pub(super) use lesson::Lesson;

use crate::boards::{Guide, Past, Step};
use game::{Game, Message, Seat};
use seen::Watcher;
use train_heist::{Mode, TrainHeist, View};

#[cfg(test)]
mod tests;

/// What the reader went through, each with its beat.
pub(super) type Lived = [(usize, Past<TrainHeist>)];

/// What is said to the viewer after all they went through. Only the cooperative game is explained, and an onlooker has no
/// guide.
pub(super) fn guide(view: &View, past: &Lived) -> Option<Guide> {
    let me = view.viewer.filter(|_| view.game().mode() == Mode::Cooperative)?;
    let mut said = said(view.game(), me, past);
    let now = said.pop_if(|last| is_news(last, past)).map(|last| last.step);
    Some(Guide { now, before: said.into_iter().rev().map(|said| said.step).collect() })
}

/// Something that was said.
#[derive(Debug)]
pub(super) struct Said {
    pub(super) lesson: Lesson,
    pub(super) step: Step,
    /// After how much of the past.
    after: usize,
}

/// Every lesson so far, none twice. The last one is the one to read now.
pub(super) fn said(game: &TrainHeist, me: Seat, past: &Lived) -> Vec<Said> {
    let mut said = vec![welcome(game, me)];
    let mut watcher = Watcher::new(game, me);
    let mut asked = false;
    for (after, (beat, moment)) in past.iter().enumerate() {
        let is_new = |lesson: &Lesson| !said.iter().any(|known| known.lesson == *lesson);
        // What was seen in the beat in which something is asked has not been read yet.
        let unread = said.last().is_some_and(|last| last.after + 1 == after && past[last.after].0 == *beat);
        let found = match moment {
            Past::Saw(motions) => watcher.sees(motions).into_iter().find(|(lesson, _)| is_new(lesson)),
            Past::Asked(view) => Question::of(view).and_then(|question| {
                let lesson =
                    question.lessons().find(is_new).filter(|lesson| !unread || lesson.is_pressing())?;
                Some((lesson, question.facts(lesson)))
            }),
        };
        // Until the first answer there is the welcome to be read; what happened before will come again.
        if let Some((lesson, facts)) = found.filter(|_| asked) {
            if unread && matches!(moment, Past::Asked(_)) {
                said.pop_if(|last| last.lesson.comes_again());
            }
            said.push(Said { lesson, step: lesson.step(&facts), after });
        }
        asked |= matches!(moment, Past::Asked(_));
    }
    said
}

/// The first thing, whatever happens.
fn welcome(game: &TrainHeist, me: Seat) -> Said {
    let facts = Message::new("guide-welcome").named("name", game.colour(me).message_id());
    let step = Lesson::Welcome.step(&facts.number("goal", game.setup().goal.into()));
    Said { lesson: Lesson::Welcome, step, after: 0 }
}

/// Is it still to be read? Something seen is, until the reader has answered the next question; something that can be done
/// is, for as long as it can.
fn is_news(said: &Said, past: &Lived) -> bool {
    let is_question = |past: &(usize, Past<TrainHeist>)| matches!(past, (_, Past::Asked(_)));
    let (now, before) = match past.split_last() {
        Some(((_, Past::Asked(view)), before)) => (Question::of(view), before),
        _ => (None, past),
    };
    let answered = before.iter().rposition(is_question);
    let still_fits = now.is_some_and(|question| question.fits(said.lesson));
    answered.is_none_or(|answered| said.after > answered) || still_fits
}
