//! The guide of a first game: each lesson is given once, when it first matters. Earlier lessons are derived from what the
//! reader has seen and been asked, so the guide stores nothing.

#[cfg(test)]
pub(super) mod tests;

use catalog::CatalogGame;
use game::{Message, RuleId};

/// A game with a guide for a first game.
pub(crate) trait Guided: CatalogGame {
    /// The number of seats in a guided first game.
    const FIRST_GAME: u8;

    /// The guide at the end of a beat, computed from everything its reader saw and was asked until then. `None` for an
    /// onlooker, and for set-ups without lessons.
    fn guide(view: &Self::View, beat: usize, past: &GuideInputs<Self>) -> Option<Guide>;
}

/// One thing that the reader of a guide has seen or been asked.
#[derive(Clone, Debug)]
pub(crate) enum GuideInput<G: CatalogGame> {
    /// Motions that were shown together, to every viewer.
    Saw(Vec<G::Motion>),
    /// The reader was asked for a decision; the view is from that time.
    Asked(G::View),
}

/// What the reader has seen and been asked, each with its beat.
pub(crate) type GuideInputs<G> = [(usize, GuideInput<G>)];

/// The lesson of the guide to read now, and earlier ones, latest first.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    pub(crate) now: Option<GuideStep>,
    pub(crate) before: Vec<GuideStep>,
}

/// One lesson as messages of the game.
#[derive(Clone, Debug)]
pub(crate) struct GuideStep {
    pub(crate) title: Message,
    /// What can be done now, or what has just happened.
    pub(crate) says: Message,
    pub(crate) why: Message,
    pub(crate) rules: &'static [RuleId],
    /// The guide ends with this step; the page then links to other reading.
    pub(crate) last: bool,
}

/// A lesson of the guide.
pub(crate) trait Lesson: Copy + Eq {
    /// The first lesson of every game.
    const WELCOME: Self;
    /// The last lesson, at the end of the game.
    const END: Self;

    /// The ids of its messages: title, what can be done or has happened, and why.
    fn words(self) -> [&'static str; 3];
    /// The rules it cites.
    fn rules(self) -> &'static [RuleId];
    /// Whether it is shown at once, even if a lesson of the same beat is still unread.
    fn is_pressing(self) -> bool;
    /// Whether it may be dropped for a pressing lesson, because its occasion recurs.
    fn comes_again(self) -> bool;

    /// Its title without arguments.
    fn title(self) -> Message {
        let [title, ..] = self.words();
        Message::new(title)
    }

    /// The lesson with this title, whose arguments also fill its other messages.
    fn step(self, title: Message) -> GuideStep {
        let [_, says, why] = self.words().map(|id| Message { id, ..title.clone() });
        GuideStep { title, says, why, rules: self.rules(), last: self == Self::END }
    }
}

/// Finds the lessons of one game for one reader.
pub(crate) trait Teacher {
    /// The game it teaches.
    type Game: CatalogGame;
    /// The lessons of the game.
    type Lesson: Lesson;

    /// The title of the welcome.
    fn welcome(&self) -> Message;
    /// The lessons about these motions with their titles, most important first.
    fn sees(&mut self, motions: &[<Self::Game as CatalogGame>::Motion]) -> Vec<(Self::Lesson, Message)>;
    /// The lessons about the reader's question, most pressing first.
    fn of_question(view: &<Self::Game as game::Viewed>::View) -> impl Iterator<Item = Self::Lesson>;
    /// The title of a lesson about the reader's question, with the arguments of its messages.
    fn title(view: &<Self::Game as game::Viewed>::View, lesson: Self::Lesson) -> Message;
}

/// A lesson that was given.
#[derive(Debug)]
pub(crate) struct GivenLesson<L> {
    pub(crate) lesson: L,
    pub(crate) step: GuideStep,
    /// The index in the past of what it explains.
    pub(crate) after: usize,
}

/// The guide at the end of a beat, after everything in `past`.
pub(crate) fn guide<T: Teacher>(teacher: T, beat: usize, past: &GuideInputs<T::Game>) -> Guide {
    let mut said = said(teacher, past);
    let asked = asked_now(beat, past);
    let now = said.pop_if(|last| is_news::<T>(last, asked, past)).map(|last| as_it_is_now::<T>(last, asked));
    Guide { now, before: said.into_iter().rev().map(|said| said.step).collect() }
}

/// Every lesson so far, none twice, the current one last.
pub(crate) fn said<T: Teacher>(mut teacher: T, past: &GuideInputs<T::Game>) -> Vec<GivenLesson<T::Lesson>> {
    let welcome = T::Lesson::WELCOME;
    let mut said = vec![GivenLesson { lesson: welcome, step: welcome.step(teacher.welcome()), after: 0 }];
    let mut asked = false;
    for (after, (beat, moment)) in past.iter().enumerate() {
        let is_new = |lesson: &T::Lesson| !said.iter().any(|known| known.lesson == *lesson);
        // A lesson about something seen in the same beat as this question is still unread.
        let unread = said.last().is_some_and(|last| {
            let (at, told) = &past[last.after];
            last.after + 1 == after && at == beat && matches!(told, GuideInput::Saw(_))
        });
        let found = match moment {
            GuideInput::Saw(motions) => teacher.sees(motions).into_iter().find(|(lesson, _)| is_new(lesson)),
            GuideInput::Asked(view) => {
                let lesson = T::of_question(view).find(is_new);
                let lesson = lesson.filter(|lesson| !unread || lesson.is_pressing());
                lesson.map(|lesson| (lesson, T::title(view, lesson)))
            }
        };
        // Until the first answer only the welcome is shown; the occasions of other lessons recur.
        if let Some((lesson, title)) = found.filter(|_| asked) {
            if unread && matches!(moment, GuideInput::Asked(_)) {
                said.pop_if(|last| last.lesson.comes_again());
            }
            said.push(GivenLesson { lesson, step: lesson.step(title), after });
        }
        asked |= matches!(moment, GuideInput::Asked(_));
    }
    said
}

/// The view of the open question, if there is one. A question of an earlier beat has been answered, even if nothing was seen
/// since.
fn asked_now<G: CatalogGame>(beat: usize, past: &GuideInputs<G>) -> Option<&G::View> {
    match past.last() {
        Some((at, GuideInput::Asked(view))) if *at == beat => Some(view),
        _ => None,
    }
}

/// Whether the lesson is about the question of this view.
fn fits<T: Teacher>(view: &<T::Game as game::Viewed>::View, lesson: T::Lesson) -> bool {
    T::of_question(view).any(|other| other == lesson)
}

/// The lesson with the arguments of the open question if it fits that, because they may have changed since it was given.
fn as_it_is_now<T: Teacher>(
    said: GivenLesson<T::Lesson>,
    asked: Option<&<T::Game as game::Viewed>::View>,
) -> GuideStep {
    match asked.filter(|view| fits::<T>(view, said.lesson)) {
        Some(view) => said.lesson.step(T::title(view, said.lesson)),
        None => said.step,
    }
}

/// Whether the lesson is still current: the reader has answered no question since, or it fits the open question.
fn is_news<T: Teacher>(
    said: &GivenLesson<T::Lesson>,
    asked: Option<&<T::Game as game::Viewed>::View>,
    past: &GuideInputs<T::Game>,
) -> bool {
    let before = &past[..past.len() - usize::from(asked.is_some())];
    let answered = before.iter().rposition(|(_, past)| matches!(past, GuideInput::Asked(_)));
    let still_fits = asked.is_some_and(|view| fits::<T>(view, said.lesson));
    answered.is_none_or(|answered| said.after > answered) || still_fits
}
