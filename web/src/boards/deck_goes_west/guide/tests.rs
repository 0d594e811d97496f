//! The guide says each thing once, at its time, by the rules, and nothing that is not so.

mod facts;
mod truth;

use super::seen::Watcher;
use super::{Lesson, Lived, guide};
use crate::boards::teaching::{self, Said};
use crate::boards::{Past, Step};
use crate::voice::Voice;
use catalog::{GameId, Language};
use deck_goes_west::{DeckGoesWest, Edition, HouseRule, Options, Setup, View};
use game::{Beats, Game, Luck, Quick, Seat, Viewer};
use std::collections::HashMap;
use std::sync::LazyLock;

const ME: Seat = Seat::FIRST;

/// How somebody plays.
#[derive(Clone, Copy)]
enum Manner {
    Random,
    Settler,
    /// A settler who does anything else every third time.
    Erring,
}

/// A game as its player went through it: what was seen and asked, and the last view.
type Played = (Vec<(usize, Past<DeckGoesWest>)>, View);

/// Plays a first game in this manner.
fn lived(seed: u64, manner: Manner) -> Played {
    let game = DeckGoesWest::agree(DeckGoesWest::ordinary(1)).unwrap();
    let mut luck = Quick::new(seed);
    let mut past = Vec::new();
    let mut beat = 0;
    let mut beats = Beats::new(&game, &game.blank());
    let mut state = game.deal(&mut luck, &mut beats);
    loop {
        for (at, told) in std::iter::once(&beats.prelude).chain(&beats.beats).enumerate() {
            beat += usize::from(at > 0);
            let motions: Vec<_> = told.events.iter().filter_map(|event| game.motion(event)).collect();
            if !motions.is_empty() {
                past.push((beat, Past::Saw(motions)));
            }
        }
        let view = game.view(&state, Viewer::Seat(ME));
        if game.asked(&state).awaits.is_empty() {
            return (past, view);
        }
        past.push((beat, Past::Asked(view.clone())));
        let errs = match manner {
            Manner::Random => true,
            Manner::Settler => false,
            Manner::Erring => luck.below(3) == 0,
        };
        let habit = game.habit(&view, &mut luck).filter(|_| !errs);
        // Whoever passes early sees nothing of the world.
        let many = view.legal.len() as u32;
        let any = view.legal[luck.below(many).min(luck.below(many)) as usize];
        beats = Beats::new(&game, &state);
        game.decide(&mut state, ME, habit.unwrap_or(any), &mut luck, &mut beats);
    }
}

/// Many games of all manners.
fn games() -> &'static [Played] {
    static GAMES: LazyLock<Vec<Played>> = LazyLock::new(|| {
        let manners = [Manner::Erring, Manner::Random, Manner::Settler];
        (0..90).zip(manners.into_iter().cycle()).map(|(seed, manner)| lived(seed, manner)).collect()
    });
    &GAMES
}

/// Everything that was said.
fn said(view: &View, past: &Lived) -> Vec<Said<Lesson>> {
    teaching::said(Watcher::new(view.game(), ME), past)
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
    assert_eq!(ever.len(), 42, "never said: only {ever:?}");
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
        assert!(facts::are_true(view.game(), message, lived), "{message:?} of {moment:?}");
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
            let asked = past.last().is_some_and(|(_, past)| matches!(past, Past::Asked(_)));
            // What can be done is only said to whoever is asked, as long as it can.
            if truth::is_about_a_question(last.lesson) && asked {
                is_so(view, last.lesson, &now, past);
            }
        }
    }
}

#[test]
fn a_newcomer_learns_most_of_it_and_is_not_flooded() {
    for seed in 0..20 {
        let (past, view) = lived(seed, Manner::Settler);
        let mut said = said(&view, &past);
        said.retain(|said| said.after > 0);
        assert!(said.windows(2).all(|two| two[0].after < two[1].after), "one thing at a time");
        assert!(said.len() > 20, "a whole game teaches most of it: {}", said.len());
        // On the first Day: what to do, how to move, and how the Day ends.
        let nightfall = said.iter().position(|said| said.lesson == Lesson::Night).unwrap();
        let first_day: Vec<Lesson> = said[..nightfall].iter().map(|said| said.lesson).collect();
        assert!(first_day.len() > 4, "{first_day:?}");
    }
}

#[test]
fn every_word_is_there_every_step_is_short_and_every_rule_exists() {
    for language in Language::ALL {
        let voice = Voice::new(language).unwrap();
        let book = voice.rules(GameId::DeckGoesWest).unwrap();
        let speech = voice.of(GameId::DeckGoesWest);
        for (past, view) in games() {
            let guide = guide(view, last_beat(past), past).unwrap();
            for step in guide.now.iter().chain(&guide.before) {
                for (message, most) in [(&step.title, 45), (&step.says, 185), (&step.why, 185)] {
                    let said = speech.say(message);
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

/// Does somebody who plays so have a guide?
fn is_guided(setup: Setup, viewer: Viewer) -> bool {
    let game = DeckGoesWest::agree(setup).unwrap();
    let state = game.deal(&mut Quick::new(7), &mut game::Silent);
    guide(&game.view(&state, viewer), 0, &[]).is_some()
}

#[test]
fn only_the_new_world_by_the_usual_rules_is_explained_and_only_to_its_settler() {
    let first = || DeckGoesWest::ordinary(1);
    let me = Viewer::Seat(ME);
    assert!(is_guided(first(), me));
    assert!(!is_guided(first(), Viewer::Onlooker));
    assert!(!is_guided(DeckGoesWest::ordinary(2), me));
    assert!(!is_guided(Setup { mission: "one-more-mile".to_owned(), ..first() }, me));
    assert!(!is_guided(Setup { action_brake: 5, ..first() }, me));
    for rule in HouseRule::ALL {
        assert!(!is_guided(Setup { options: Options::default().with(rule), ..first() }, me));
    }
    // Another road, other dice and other people are as good.
    let others = Setup { board: Some("B".to_owned()), dice: Some("both".to_owned()), ..first() };
    assert!(is_guided(Setup { seats: vec!["pilar-montoya".to_owned()], ..others }, me));
}

#[test]
fn nothing_but_our_own_cards_is_explained() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/deck-goes-west/material");
    let other = Edition::read(|name| {
        let text = std::fs::read_to_string(format!("{folder}/{name}")).map_err(|why| why.to_string())?;
        Ok(text.replace("\"reconstruction\"", "\"not-told-of\""))
    });
    let edition = other.unwrap().bring().unwrap().id.clone();
    assert_eq!(edition, "not-told-of");
    assert!(!is_guided(Setup { edition, ..DeckGoesWest::ordinary(1) }, Viewer::Seat(ME)));
}
