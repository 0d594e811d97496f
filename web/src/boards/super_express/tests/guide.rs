//! The guide gives each lesson once, at the right beat, with existing rules, and reveals no hidden information.

use super::bundle;
use crate::boards::super_express::guide::{Lesson, said};
use crate::boards::{Guide, GuideInput, Guided};
use crate::translator::Translator;
use catalog::{GameId, Language};
use game::{Beats, Catalogued, Game, Luck, Notation, Quick, Viewed, Viewer};
use std::collections::HashSet;
use super_express::{Bandit, Motion, State, SuperExpress, Verdict, View};

/// A random game of three seats, told beat by beat.
struct Told {
    game: SuperExpress,
    /// The current beat; `motions` holds all motions so far.
    beat: usize,
    motions: Vec<(usize, Motion)>,
}

impl Told {
    fn view(&self, state: &State, seat: usize) -> View {
        self.game.view(state, Viewer::Seat(game::Seat::new(seat)))
    }

    /// Plays a game to its end and calls `see` after the deal and after every beat.
    fn play(seed: u64, mut see: impl FnMut(&Told, &State)) {
        let game = SuperExpress::new(SuperExpress::default_setup(3)).unwrap();
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut game::Silent);
        let mut told = Told { game: game.clone(), beat: 0, motions: Vec::new() };
        see(&told, &state);
        while !game.asked(&state).awaits.is_empty() {
            // Seats decide in random order.
            let seats: Vec<_> = game.asked(&state).awaits.iter().collect();
            let seat = luck.pick(&seats).unwrap();
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let decision = luck.pick(&legal).unwrap();
            let mut beats = Beats::new(&state);
            game.decide(&mut state, seat, decision, &mut luck, &mut beats);
            for (at, beat) in std::iter::once(&beats.prelude).chain(&beats.beats).enumerate() {
                told.beat += usize::from(at > 0);
                let motions = beat.events.iter().filter_map(|event| game.motion(event));
                told.motions.extend(motions.map(|motion| (told.beat, motion)));
                see(&told, &beat.after);
            }
        }
    }
}

/// The guide after these motions.
fn guide(view: &View, beat: usize, motions: &[(usize, Motion)]) -> Option<Guide> {
    let past = motions.iter().map(|&(at, motion)| (at, GuideInput::Saw(vec![motion])));
    SuperExpress::guide(view, beat, &past.collect::<Vec<_>>())
}

fn lessons(told: &Told, view: &View) -> Vec<Lesson> {
    said(view, told.beat, &told.motions).unwrap().into_iter().map(|(_, lesson)| lesson).collect()
}

#[test]
fn everything_is_said_once_and_nothing_is_taken_back() {
    let mut ever = HashSet::new();
    for seed in 0..150 {
        for seat in 0..3 {
            let mut before: Vec<Lesson> = Vec::new();
            Told::play(seed, |told, state| {
                let view = told.view(state, seat);
                let now = lessons(told, &view);
                assert_eq!(now.get(..before.len()), Some(&before[..]), "game {seed}, beat {}", told.beat);
                let all: HashSet<Lesson> = now.iter().copied().collect();
                assert_eq!(all.len(), now.len(), "something is said twice: {now:?}");
                assert!(now.contains(&Lesson::Welcome));
                assert_eq!(now.contains(&Lesson::Shootin), told.beat > 0);
                assert_eq!(now.contains(&Lesson::End), view.result != Verdict::Running);
                ever.extend(all);
                before = now;
            });
        }
    }
    assert_eq!(ever.len(), 24, "never said: only {ever:?}");
}

#[test]
fn what_is_said_now_is_about_now() {
    for seed in 0..150 {
        let mut stood: Option<View> = None;
        Told::play(seed, |told, state| {
            let view = told.view(state, 0);
            let guide = guide(&view, told.beat, &told.motions).unwrap();
            let now = guide.now.map(|step| step.title.id);
            let me = Bandit::Belle;
            let hit = told.motions.iter().any(
                |(at, motion)| matches!(motion, Motion::Hits { target, .. } if *target == me && *at == told.beat),
            );
            let turned = told
                .motions
                .iter()
                .any(|(at, motion)| matches!(motion, Motion::Reveals { .. } if *at == told.beat));
            match now {
                Some("guide-hit" | "guide-shot" | "guide-move") => assert!(turned),
                Some("guide-welcome") => assert!(!turned && view.round == 1),
                Some("guide-next-round" | "guide-stunned" | "guide-duel" | "guide-last-wagon") => {
                    assert!(!turned && view.round > 1);
                }
                Some("guide-end") => assert_ne!(view.result, Verdict::Running),
                _ => {}
            }
            if now == Some("guide-stunned") {
                let lies = view
                    .train
                    .pieces()
                    .any(|piece| piece.bandit == me && piece.posture == super_express::Posture::Stunned);
                assert!(lies, "game {seed}: she stands");
            }
            if now == Some("guide-last-wagon") {
                assert_eq!(view.train.wagons.len(), 1);
            }
            if hit && stood.as_ref().is_some_and(|before| before.result == Verdict::Running) {
                assert!(
                    lessons(told, &view).iter().any(|lesson| [Lesson::Hit, Lesson::Out].contains(lesson))
                );
            }
            stood = Some(view);
        });
    }
}

#[test]
fn every_word_is_there_and_every_rule_exists() {
    for language in Language::ALL {
        let translator = Translator::new(language).unwrap();
        let book = translator.rules(GameId::SuperExpress);
        let bundle = bundle(language);
        let mut titles = HashSet::new();
        for seed in 0..40 {
            Told::play(seed, |told, state| {
                let guide = guide(&told.view(state, 1), told.beat, &told.motions).unwrap();
                for step in guide.now.iter().chain(&guide.before) {
                    for message in [&step.title, &step.says, &step.why] {
                        let said = bundle.say(message);
                        assert!(said != message.id && !said.contains(['{', '}']), "{said}");
                    }
                    titles.insert(bundle.say(&step.title));
                    assert!(!step.rules.is_empty());
                    for rule in step.rules {
                        assert!(book.rules.iter().any(|known| known.id == rule.0), "{rule} is no rule");
                    }
                }
            });
        }
        assert!(titles.len() > 18, "{titles:?}");
    }
}

/// The guide must not depend on the sealed programs of other seats.
#[test]
fn nothing_said_depends_on_what_others_have_sealed() {
    let game = SuperExpress::new(SuperExpress::default_setup(3)).unwrap();
    let worlds = ["plan mts", "plan cst", "plan tcm"].map(|plan| {
        let mut state = game.deal(&mut Quick::new(7), &mut game::Silent);
        let mut told = Told { game: game.clone(), beat: 0, motions: Vec::new() };
        for seat in [1, 2].map(game::Seat::new) {
            let mut events = Vec::new();
            let decision = game.read(plan).unwrap();
            game.decide(&mut state, seat, decision, &mut Quick::new(1), &mut events);
            told.motions
                .extend(events.iter().filter_map(|event| game.motion(event)).map(|motion| (0, motion)));
        }
        format!("{:?}", guide(&told.view(&state, 0), 0, &told.motions))
    });
    assert!(worlds.iter().all(|world| *world == worlds[0]));
    let onlooker = game.view(&game.deal(&mut Quick::new(7), &mut game::Silent), Viewer::Onlooker);
    assert!(guide(&onlooker, 0, &[]).is_none(), "an onlooker has no guide");
}
