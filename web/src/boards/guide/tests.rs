//! Checks for every guide: each lesson is given once, at the right beat, with existing rules, and is true. The games are
//! played by bots, well and badly.

use super::{GivenLesson, GuideInput, GuideInputs, GuideStep, Guided, Lesson, Teacher, said};
use crate::translator::Translator;
use catalog::Language;
use game::{Beats, Luck, Message, Quick, Seat, Silent, Viewer};
use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

/// The seat of the reader.
pub(in crate::boards) const ME: Seat = Seat::FIRST;

/// A game with a guide, and a second definition of when its lessons are true, independent of the guide's own.
pub(in crate::boards) trait TestedGuide: Guided<View: Sync, Motion: Sync> {
    type Lesson: Lesson + Debug + Hash;

    /// The game's teacher for the reader of this view.
    fn teacher(view: &Self::View) -> impl Teacher<Game = Self, Lesson = Self::Lesson>;
    /// A random decision.
    fn anything(legal: &[Self::Decision], luck: &mut Quick) -> Self::Decision;
    /// Games played in every style, computed once.
    fn games() -> &'static [Played<Self>];
    /// Whether the lesson is about a question rather than something seen.
    fn is_about_a_question(lesson: Self::Lesson) -> bool;
    /// Whether the lesson is true at the end of `past`.
    fn is_true(view: &Self::View, lesson: Self::Lesson, past: &GuideInputs<Self>) -> bool;
    /// Whether every argument of this message is true at the end of `past`.
    fn are_true(view: &Self::View, lesson: Self::Lesson, message: &Message, past: &GuideInputs<Self>)
    -> bool;
}

/// How the seats decide.
#[derive(Clone, Copy)]
pub(in crate::boards) enum PlayStyle {
    Random,
    /// By the scripted policy of the game.
    Policy,
    /// By the policy, except for a random decision every third time on average.
    Erring,
}

/// A game from the reader's seat: what was seen and asked, and the last view.
pub(in crate::boards) type Played<G> = (Vec<(usize, GuideInput<G>)>, <G as game::Viewed>::View);

/// Plays a game of the default set-up in this style.
pub(in crate::boards) fn play_game<G: TestedGuide>(seats: u8, seed: u64, style: PlayStyle) -> Played<G> {
    let game = G::new(G::default_setup(seats)).unwrap();
    let mut luck = Quick::new(seed);
    let mut past = Vec::new();
    let mut beat = 0;
    let mut beats = Beats::new(&game.blank());
    let mut state = game.deal(&mut luck, &mut beats);
    loop {
        for (at, told) in std::iter::once(&beats.prelude).chain(&beats.beats).enumerate() {
            beat += usize::from(at > 0);
            let motions = told.events.iter().filter_map(|event| game.any_motion(event));
            let motions: Vec<_> = motions.filter_map(G::of_any_motion).collect();
            if !motions.is_empty() {
                past.push((beat, GuideInput::Saw(motions)));
            }
        }
        let Some(seat) = game.asked(&state).awaits.lowest() else { break };
        let view = game.view(&state, Viewer::Seat(seat));
        if seat == ME {
            past.push((beat, GuideInput::Asked(view.clone())));
        }
        let errs = match style {
            PlayStyle::Random => true,
            PlayStyle::Policy => false,
            PlayStyle::Erring => luck.below(3) == 0,
        };
        let habit = game.policy(&view, &mut luck).filter(|_| !errs);
        let decision = habit.unwrap_or_else(|| G::anything(G::decisions(&view), &mut luck));
        beats = Beats::new(&state);
        game.decide(&mut state, seat, decision, &mut luck, &mut beats);
    }
    (past, game.view(&state, Viewer::Seat(ME)))
}

/// Every lesson given to the reader.
pub(in crate::boards) fn said_to_me<G: TestedGuide>(
    view: &G::View,
    past: &GuideInputs<G>,
) -> Vec<GivenLesson<G::Lesson>> {
    said(G::teacher(view), past)
}

/// The beat at the end of `past`.
fn last_beat<G: TestedGuide>(past: &GuideInputs<G>) -> usize {
    past.last().map_or(0, |(beat, _)| *beat)
}

fn lessons<G: TestedGuide>(view: &G::View, past: &GuideInputs<G>) -> Vec<G::Lesson> {
    said_to_me::<G>(view, past).into_iter().map(|said| said.lesson).collect()
}

/// Asserts that no game repeats or withdraws a lesson, and that all games together give `many` different ones.
pub(in crate::boards) fn everything_is_said_once<G: TestedGuide>(many: usize) {
    let mut ever: HashMap<G::Lesson, usize> = HashMap::new();
    for (past, view) in G::games() {
        let all = lessons::<G>(view, past);
        for (at, lesson) in all.iter().enumerate() {
            assert!(!all[..at].contains(lesson), "{lesson:?} is said twice");
            *ever.entry(*lesson).or_default() += 1;
        }
        assert_eq!(all.first(), Some(&G::Lesson::WELCOME));
        assert_eq!(all.last(), Some(&G::Lesson::END));
        for until in (0..past.len()).step_by(past.len() / 9 + 1) {
            // A question at the end of a beat arrives with the beat.
            let asked =
                past[until..].iter().take_while(|(_, past)| matches!(past, GuideInput::Asked(_))).count();
            let until = until + asked;
            let then = lessons::<G>(view, &past[..until]);
            assert_eq!(all.get(..then.len()), Some(&then[..]));
            assert_eq!(then.contains(&G::Lesson::END), until == past.len());
        }
    }
    assert_eq!(ever.len(), many, "never said: only {ever:?}");
}

/// Asserts that every lesson is true when it is given.
pub(in crate::boards) fn what_is_said_is_true<G: TestedGuide>() {
    for (past, view) in G::games() {
        for said in said_to_me::<G>(view, past) {
            let past = if said.lesson == G::Lesson::WELCOME { &[] } else { &past[..=said.after] };
            is_so::<G>(view, said.lesson, &said.step, past);
        }
    }
}

/// Asserts that the lesson and the arguments of its messages are true at the end of `past`.
#[track_caller]
fn is_so<G: TestedGuide>(view: &G::View, lesson: G::Lesson, step: &GuideStep, past: &GuideInputs<G>) {
    let moment = past.last();
    assert!(G::is_true(view, lesson, past), "{lesson:?} of {moment:?}");
    for message in [&step.title, &step.says, &step.why] {
        assert!(G::are_true(view, lesson, message, past), "{message:?} of {moment:?}");
    }
}

/// Asserts that the current lesson is still true at later points of a game.
pub(in crate::boards) fn what_is_read_is_true<G: TestedGuide>() {
    for (past, view) in G::games().iter().step_by(4) {
        for until in (1..=past.len()).step_by(past.len() / 60 + 1) {
            let past = &past[..until];
            let Some(now) = G::guide(view, last_beat(past), past).unwrap().now else { continue };
            let asked = past.last().is_some_and(|(_, past)| matches!(past, GuideInput::Asked(_)));
            let last = said_to_me::<G>(view, past).pop().unwrap();
            assert_eq!(last.step.title.id, now.title.id);
            // A lesson about a question must fit the question that is open now.
            if G::is_about_a_question(last.lesson) && asked {
                is_so::<G>(view, last.lesson, &now, past);
            }
        }
    }
}

/// Asserts that every message and rule exists, and that title, sentence and reason are at most `most` characters long.
pub(in crate::boards) fn every_word_is_there<G: TestedGuide>(most: [usize; 3]) {
    for language in Language::ALL {
        let translator = Translator::new(language).unwrap();
        let book = translator.rules(G::GAME);
        let bundle = translator.of(G::GAME);
        for (past, view) in G::games() {
            let guide = G::guide(view, last_beat(past), past).unwrap();
            for step in guide.now.iter().chain(&guide.before) {
                for (message, most) in [&step.title, &step.says, &step.why].into_iter().zip(most) {
                    let said = bundle.say(message);
                    assert!(said != message.id && !said.contains(['{', '}']), "{said}");
                    assert!(said.chars().count() <= most, "{said}");
                }
                assert!(!step.rules.is_empty());
                for rule in step.rules {
                    assert!(book.rules.iter().any(|known| known.id == rule.0), "{rule} is no rule");
                }
            }
        }
    }
}

/// Whether this viewer of a new game with this set-up has a guide.
pub(in crate::boards) fn is_guided<G: TestedGuide>(setup: G::Setup, viewer: Viewer) -> bool {
    let game = G::new(setup).unwrap();
    let state = game.deal(&mut Quick::new(7), &mut Silent);
    G::guide(&game.view(&state, viewer), 0, &[]).is_some()
}
