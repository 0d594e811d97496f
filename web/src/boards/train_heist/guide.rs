//! The guided first game: each thing is explained once, when it first matters. What was said before follows from what the
//! reader saw and was asked so far, so nothing is remembered anywhere.

mod asked;
mod lesson;
mod seen;

pub(super) use asked::Question;
pub(super) use lesson::Lesson;

use crate::boards::{Guide, Past, Step};
use game::{Game, Seat};
use seen::Watcher;
use train_heist::{Edition, Mode, Options, Setup, TrainHeist, View};

#[cfg(test)]
mod tests;

/// What the reader went through, each with its beat.
pub(super) type Lived = [(usize, Past<TrainHeist>)];

/// What is said to the viewer after all they went through. Only the game that is told of is explained, and an onlooker has
/// no guide.
pub(super) fn guide(view: &View, past: &Lived) -> Option<Guide> {
    let me = view.viewer.filter(|_| is_told_of(view.agreed()))?;
    let mut said = said(view.game(), me, past);
    let now = said.pop_if(|last| is_news(last, past)).map(|last| as_it_is_now(last, past));
    Some(Guide { now, before: said.into_iter().rev().map(|said| said.step).collect() })
}

/// The words count on the cooperative game by the usual rules, and on the numbers of our edition.
fn is_told_of(agreed: &Setup) -> bool {
    agreed.mode == Mode::Cooperative
        && agreed.edition == Edition::OURS
        && agreed.options == Options::default()
}

/// What could be done before and can be done still may be about other spaces by now.
fn as_it_is_now(said: Said, past: &Lived) -> Step {
    match asked_now(past).filter(|question| question.fits(said.lesson)) {
        Some(question) => said.lesson.step(question.title(said.lesson)),
        None => said.step,
    }
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
                Some((lesson, question.title(lesson)))
            }),
        };
        // Until the first answer there is the welcome to be read; what happened before will come again.
        if let Some((lesson, title)) = found.filter(|_| asked) {
            if unread && matches!(moment, Past::Asked(_)) {
                said.pop_if(|last| last.lesson.comes_again());
            }
            said.push(Said { lesson, step: lesson.step(title), after });
        }
        asked |= matches!(moment, Past::Asked(_));
    }
    said
}

/// The first thing, whatever happens.
fn welcome(game: &TrainHeist, me: Seat) -> Said {
    let title = Lesson::Welcome.title().named("name", game.colour(me).message_id());
    let step = Lesson::Welcome.step(title.number("goal", game.setup().goal.into()));
    Said { lesson: Lesson::Welcome, step, after: 0 }
}

/// What the reader is asked now, if anything.
fn asked_now(past: &Lived) -> Option<Question<'_>> {
    match past.last() {
        Some((_, Past::Asked(view))) => Question::of(view),
        _ => None,
    }
}

/// Is it still to be read? Something seen is, until the reader has answered the next question; something that can be done
/// is, for as long as it can.
fn is_news(said: &Said, past: &Lived) -> bool {
    let now = asked_now(past);
    let before = &past[..past.len() - usize::from(now.is_some())];
    let answered = before.iter().rposition(|(_, past)| matches!(past, Past::Asked(_)));
    let still_fits = now.is_some_and(|question| question.fits(said.lesson));
    answered.is_none_or(|answered| said.after > answered) || still_fits
}
