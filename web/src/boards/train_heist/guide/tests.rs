//! The guide says each thing once, at its time, by the rules, and nothing that is not so.

mod facts;
mod truth;

use super::seen::Watcher;
use super::{Lesson, Lived, guide};
use crate::boards::teaching::{self, Said};
use crate::boards::{Past, Step};
use crate::voice::Voice;
use catalog::{GameId, Language};
use game::{Beats, Game, Luck, Quick, Seat, Viewer};
use std::collections::HashMap;
use std::sync::LazyLock;
use train_heist::{Edition, HouseRule, Mode, Options, Setup, TrainHeist, View};

/// How the cowboys play.
#[derive(Clone, Copy)]
enum Manner {
    Random,
    Courier,
    /// Couriers who do anything else every third time.
    Erring,
}

/// A game as one seat went through it: what it saw and was asked, and its last view.
type Played = (Vec<(usize, Past<TrainHeist>)>, View);

/// Plays a game in this manner.
fn lived(seats: u8, seed: u64, manner: Manner) -> Played {
    let game = TrainHeist::agree(TrainHeist::ordinary(seats)).unwrap();
    let mut luck = Quick::new(seed);
    let me = Viewer::Seat(Seat::new(0));
    let mut past = Vec::new();
    let mut beat = 0;
    let mut beats = Beats::new(&game, &game.blank());
    let mut state = game.deal(&mut luck, &mut beats);
    loop {
        let told = std::iter::once(&beats.prelude).chain(&beats.beats);
        for (at, told) in told.enumerate() {
            beat += usize::from(at > 0);
            let motions: Vec<_> = told.events.iter().filter_map(|event| game.motion(event)).collect();
            if !motions.is_empty() {
                past.push((beat, Past::Saw(motions)));
            }
        }
        let Some(seat) = game.asked(&state).awaits.lowest() else { break };
        let view = game.view(&state, Viewer::Seat(seat));
        if seat == Seat::new(0) {
            past.push((beat, Past::Asked(view.clone())));
        }
        let errs = match manner {
            Manner::Random => true,
            Manner::Courier => false,
            Manner::Erring => luck.below(3) == 0,
        };
        let habit = game.habit(&view, &mut luck).filter(|_| !errs);
        let decision = habit.or_else(|| luck.pick(&view.legal)).unwrap();
        beats = Beats::new(&game, &state);
        game.decide(&mut state, seat, decision, &mut luck, &mut beats);
    }
    (past, game.view(&state, me))
}

/// Many games of all manners.
fn games() -> &'static [Played] {
    static GAMES: LazyLock<Vec<Played>> = LazyLock::new(|| {
        let manners = [Manner::Erring, Manner::Random, Manner::Erring, Manner::Courier];
        let seats = [2, 2, 2, 2, 3];
        let played = (0..160).zip(manners.into_iter().cycle()).zip(seats.into_iter().cycle());
        played.map(|((seed, manner), seats)| lived(seats, seed, manner)).collect()
    });
    &GAMES
}

/// Everything that was said to the first seat.
fn said(view: &View, past: &Lived) -> Vec<Said<Lesson>> {
    teaching::said(Watcher::new(view.game(), Seat::new(0)), past)
}

/// The beat that is shown when all this has been seen.
fn last_beat(past: &Lived) -> usize {
    past.last().map_or(0, |(beat, _)| *beat)
}

fn lessons(view: &View, past: &Lived) -> Vec<Lesson> {
    said(view, past).into_iter().map(|said| said.lesson).collect()
}

#[test]
fn everything_is_said_once_and_nothing_is_taken_back() {
    let mut ever: HashMap<Lesson, usize> = HashMap::new();
    for (past, view) in games() {
        let all = lessons(view, past);
        for (at, lesson) in all.iter().enumerate() {
            assert!(!all[..at].contains(lesson), "{lesson:?} is said twice");
            *ever.entry(*lesson).or_default() += 1;
        }
        assert_eq!(all.first(), Some(&Lesson::Welcome));
        assert_eq!(all.last(), Some(&Lesson::End));
        for until in (0..past.len()).step_by(past.len() / 9 + 1) {
            // What is asked at the end of a beat is there as soon as the beat is.
            let asked = past[until..].iter().take_while(|(_, past)| matches!(past, Past::Asked(_))).count();
            let until = until + asked;
            let then = lessons(view, &past[..until]);
            assert_eq!(all.get(..then.len()), Some(&then[..]));
            assert_eq!(then.contains(&Lesson::End), until == past.len());
        }
    }
    assert_eq!(ever.len(), 62, "never said: only {ever:?}");
}

#[test]
fn whatever_is_said_is_true_when_it_is_said() {
    for (past, view) in games() {
        for said in said(view, past) {
            let lived = if said.lesson == Lesson::Welcome { &[] } else { &past[..=said.after] };
            is_so(view, said.lesson, &said.step, lived);
        }
    }
}

/// The lesson is true at the last of these moments, and so is whatever fills its sentences.
#[track_caller]
fn is_so(view: &View, lesson: Lesson, step: &Step, lived: &Lived) {
    let moment = lived.last();
    assert!(truth::is_true(view.game(), lesson, lived), "{lesson:?} of {moment:?}");
    for message in [&step.title, &step.says, &step.why] {
        assert!(facts::are_true(view.game(), lesson, message, lived), "{message:?} of {moment:?}");
    }
}

#[test]
fn what_is_to_be_read_now_is_true_now() {
    for (past, view) in games().iter().step_by(4) {
        for until in (1..=past.len()).step_by(past.len() / 60 + 1) {
            let past = &past[..until];
            let Some(now) = guide(view, last_beat(past), past).unwrap().now else { continue };
            let last = said(view, past).pop().unwrap();
            assert_eq!(last.step.title.id, now.title.id);
            // What can be done is only said to whoever is asked, as long as it can.
            if truth::is_about_a_question(last.lesson) {
                is_so(view, last.lesson, &now, past);
            }
        }
    }
}

#[test]
fn a_newcomer_is_not_flooded() {
    for seed in 0..40 {
        let (past, view) = lived(2, seed, Manner::Courier);
        let mut said = said(&view, &past);
        said.retain(|said| said.after > 0);
        assert!(said.windows(2).all(|two| two[0].after < two[1].after), "one thing at a time");
        assert!(said.len() > 20, "a whole game teaches most of it: {}", said.len());
    }
}

#[test]
fn every_word_is_there_and_every_rule_exists() {
    for language in Language::ALL {
        let voice = Voice::new(language).unwrap();
        let book = voice.rules(GameId::TrainHeist).unwrap();
        let speech = voice.of(GameId::TrainHeist);
        for (past, view) in games() {
            let guide = guide(view, last_beat(past), past).unwrap();
            for step in guide.now.iter().chain(&guide.before) {
                for message in [&step.title, &step.says, &step.why] {
                    let said = speech.say(message);
                    assert!(said != message.id && !said.contains(['{', '}']), "{said}");
                }
                assert!(!step.rules.is_empty());
                for rule in step.rules {
                    assert!(book.rules.iter().any(|known| known.id == rule.0), "{rule} is no rule");
                }
            }
        }
    }
}

#[test]
fn only_players_of_the_cooperative_game_have_a_guide() {
    let game = TrainHeist::agree(TrainHeist::ordinary(2)).unwrap();
    let state = game.deal(&mut Quick::new(7), &mut game::Silent);
    assert!(guide(&game.view(&state, Viewer::Seat(Seat::new(1))), 0, &[]).is_some());
    assert!(guide(&game.view(&state, Viewer::Onlooker), 0, &[]).is_none());
    assert!(!is_guided(Setup { mode: Mode::Versus, ..TrainHeist::ordinary(2) }));
}

/// Does somebody who plays so have a guide?
fn is_guided(setup: Setup) -> bool {
    let game = TrainHeist::agree(setup).unwrap();
    let state = game.deal(&mut Quick::new(7), &mut game::Silent);
    guide(&game.view(&state, Viewer::Seat(Seat::new(1))), 0, &[]).is_some()
}

#[test]
fn only_the_usual_rules_on_our_board_are_explained() {
    assert!(is_guided(TrainHeist::ordinary(2)));
    for rule in HouseRule::ALL {
        let options = Options::default().with(rule);
        assert!(!is_guided(Setup { options, ..TrainHeist::ordinary(2) }), "{}", rule.name());
    }
    let other = Edition::read(|name| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/train-heist/material");
        let text = std::fs::read_to_string(format!("{folder}/{name}")).map_err(|why| why.to_string())?;
        Ok(text.replace("\"reconstruction\"", "\"not-told-of\"").replace("most = 5", "most = 6"))
    });
    let edition = other.unwrap().bring().unwrap().id.clone();
    assert_eq!(edition, "not-told-of");
    assert!(!is_guided(Setup { edition, ..TrainHeist::ordinary(2) }));
}
