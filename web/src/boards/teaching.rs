//! How a first game is taught: each thing is explained once, when it first matters. What was said before follows from what the
//! reader saw and was asked so far, so nothing is remembered anywhere.

#[cfg(test)]
pub(super) mod tests;

use super::{Guide, Past, Step};
use catalog::Listed;
use game::{Message, RuleId};

/// What the reader went through, each with its beat.
pub(crate) type Lived<G> = [(usize, Past<G>)];

/// One thing to learn.
pub(crate) trait Lesson: Copy + Eq {
    /// The first thing, whatever happens.
    const WELCOME: Self;
    /// The last thing.
    const END: Self;

    /// The messages: its title, what may be done now, or what happened, and why.
    fn words(self) -> [&'static str; 3];
    /// The rules that say so.
    fn rules(self) -> &'static [RuleId];
    /// Would it be too late a moment later?
    fn is_pressing(self) -> bool;
    /// Can it be said as well when it comes again?
    fn comes_again(self) -> bool;

    /// Its title, with nothing filled in as yet.
    fn title(self) -> Message {
        let [title, ..] = self.words();
        Message::new(title)
    }

    /// The lesson under this title; its other sentences speak of the same things.
    fn step(self, title: Message) -> Step {
        let [_, says, why] = self.words().map(|id| Message { id, ..title.clone() });
        Step { title, says, why, rules: self.rules(), last: self == Self::END }
    }
}

/// Somebody who teaches a game to one reader.
pub(crate) trait Teacher {
    /// The game.
    type Game: Listed;
    /// What there is to learn.
    type Lesson: Lesson;

    /// The title of the welcome.
    fn welcome(&self) -> Message;
    /// What may be explained of what was seen, the most telling first, each with its title.
    fn sees(&mut self, motions: &[<Self::Game as Listed>::Motion]) -> Vec<(Self::Lesson, Message)>;
    /// What may be explained of what the reader is asked, the most pressing first.
    fn of_question(view: &<Self::Game as game::Viewed>::View) -> impl Iterator<Item = Self::Lesson>;
    /// The title of such a lesson, with what its sentences speak of.
    fn title(view: &<Self::Game as game::Viewed>::View, lesson: Self::Lesson) -> Message;
}

/// Something that was said.
#[derive(Debug)]
pub(crate) struct Said<L> {
    pub(crate) lesson: L,
    pub(crate) step: Step,
    /// After how much of the past.
    pub(crate) after: usize,
}

/// What is said at the end of a beat, after all that the reader went through until then.
pub(crate) fn guide<T: Teacher>(teacher: T, beat: usize, past: &Lived<T::Game>) -> Guide {
    let mut said = said(teacher, past);
    let asked = asked_now(beat, past);
    let now = said.pop_if(|last| is_news::<T>(last, asked, past)).map(|last| as_it_is_now::<T>(last, asked));
    Guide { now, before: said.into_iter().rev().map(|said| said.step).collect() }
}

/// Every lesson so far, none twice. The last one is the one to read now.
pub(crate) fn said<T: Teacher>(mut teacher: T, past: &Lived<T::Game>) -> Vec<Said<T::Lesson>> {
    let welcome = T::Lesson::WELCOME;
    let mut said = vec![Said { lesson: welcome, step: welcome.step(teacher.welcome()), after: 0 }];
    let mut asked = false;
    for (after, (beat, moment)) in past.iter().enumerate() {
        let is_new = |lesson: &T::Lesson| !said.iter().any(|known| known.lesson == *lesson);
        // What was seen in the beat in which something is asked has not been read yet.
        let unread = said.last().is_some_and(|last| {
            let (at, told) = &past[last.after];
            last.after + 1 == after && at == beat && matches!(told, Past::Saw(_))
        });
        let found = match moment {
            Past::Saw(motions) => teacher.sees(motions).into_iter().find(|(lesson, _)| is_new(lesson)),
            Past::Asked(view) => {
                let lesson = T::of_question(view).find(is_new);
                let lesson = lesson.filter(|lesson| !unread || lesson.is_pressing());
                lesson.map(|lesson| (lesson, T::title(view, lesson)))
            }
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

/// What the reader is asked now, if anything. In a later beat, even one with nothing to see, it has been answered.
fn asked_now<G: Listed>(beat: usize, past: &Lived<G>) -> Option<&G::View> {
    match past.last() {
        Some((at, Past::Asked(view))) if *at == beat => Some(view),
        _ => None,
    }
}

/// Is it about what is asked?
fn fits<T: Teacher>(view: &<T::Game as game::Viewed>::View, lesson: T::Lesson) -> bool {
    T::of_question(view).any(|other| other == lesson)
}

/// What could be done before and can be done still may be about other things by now.
fn as_it_is_now<T: Teacher>(said: Said<T::Lesson>, asked: Option<&<T::Game as game::Viewed>::View>) -> Step {
    match asked.filter(|view| fits::<T>(view, said.lesson)) {
        Some(view) => said.lesson.step(T::title(view, said.lesson)),
        None => said.step,
    }
}

/// Is it still to be read? Something seen is, until the reader has answered the next question; something that can be done
/// is, for as long as it can.
fn is_news<T: Teacher>(
    said: &Said<T::Lesson>,
    asked: Option<&<T::Game as game::Viewed>::View>,
    past: &Lived<T::Game>,
) -> bool {
    let before = &past[..past.len() - usize::from(asked.is_some())];
    let answered = before.iter().rposition(|(_, past)| matches!(past, Past::Asked(_)));
    let still_fits = asked.is_some_and(|view| fits::<T>(view, said.lesson));
    answered.is_none_or(|answered| said.after > answered) || still_fits
}
