//! The guide gives each lesson once, when it matters, cites existing rules, and says nothing false.

mod facts;
mod truth;

use super::Lesson;
use super::seen::Watcher;
use crate::boards::guide::tests::{
    self as trial, ME, PlayStyle, Played, TestedGuide, is_guided, play_game, said_to_me,
};
use crate::boards::guide::{GuideInputs, Teacher};
use game::{Catalogued, Luck, Message, Quick, Seat, Viewer};
use std::sync::LazyLock;
use train_heist::{Decision, Edition, HouseRule, Mode, Options, Setup, TrainHeist, View};

const OTHER: Viewer = Viewer::Seat(Seat::new(1));

impl TestedGuide for TrainHeist {
    type Lesson = Lesson;

    fn teacher(view: &View) -> impl Teacher<Game = TrainHeist, Lesson = Lesson> {
        Watcher::new(view.game(), ME)
    }

    fn anything(legal: &[Decision], luck: &mut Quick) -> Decision {
        luck.pick(legal).unwrap()
    }

    fn games() -> &'static [Played<TrainHeist>] {
        static GAMES: LazyLock<Vec<Played<TrainHeist>>> = LazyLock::new(|| {
            let styles = [PlayStyle::Erring, PlayStyle::Random, PlayStyle::Erring, PlayStyle::Policy];
            let seats = [2, 2, 2, 2, 3];
            let played = (0..160).zip(styles.into_iter().cycle()).zip(seats.into_iter().cycle());
            played.map(|((seed, manner), seats)| play_game(seats, seed, manner)).collect()
        });
        &GAMES
    }

    fn is_about_a_question(lesson: Lesson) -> bool {
        truth::is_about_a_question(lesson)
    }

    fn is_true(view: &View, lesson: Lesson, past: &GuideInputs<TrainHeist>) -> bool {
        truth::is_true(view.game(), lesson, past)
    }

    fn are_true(view: &View, lesson: Lesson, message: &Message, past: &GuideInputs<TrainHeist>) -> bool {
        facts::are_true(view.game(), lesson, message, past)
    }
}

#[test]
fn everything_is_said_once_and_nothing_is_taken_back() {
    trial::everything_is_said_once::<TrainHeist>(62);
}

#[test]
fn whatever_is_said_is_true_when_it_is_said() {
    trial::what_is_said_is_true::<TrainHeist>();
}

#[test]
fn what_is_to_be_read_now_is_true_now() {
    trial::what_is_read_is_true::<TrainHeist>();
}

#[test]
fn a_newcomer_is_not_flooded() {
    for seed in 0..40 {
        let (past, view) = play_game::<TrainHeist>(2, seed, PlayStyle::Policy);
        let mut said = said_to_me::<TrainHeist>(&view, &past);
        said.retain(|said| said.after > 0);
        assert!(said.windows(2).all(|two| two[0].after < two[1].after), "one thing at a time");
        assert!(said.len() > 20, "a whole game teaches most of it: {}", said.len());
    }
}

#[test]
fn every_word_is_there_and_every_rule_exists() {
    trial::every_word_is_there::<TrainHeist>([usize::MAX; 3]);
}

#[test]
fn only_players_of_the_cooperative_game_have_a_guide() {
    assert!(is_guided::<TrainHeist>(TrainHeist::default_setup(2), OTHER));
    assert!(!is_guided::<TrainHeist>(TrainHeist::default_setup(2), Viewer::Onlooker));
    assert!(!is_guided::<TrainHeist>(Setup { mode: Mode::Versus, ..TrainHeist::default_setup(2) }, OTHER));
}

#[test]
fn only_the_usual_rules_on_our_board_are_explained() {
    for rule in HouseRule::ALL {
        let setup = Setup { options: Options::default().with(rule), ..TrainHeist::default_setup(2) };
        assert!(!is_guided::<TrainHeist>(setup, OTHER), "{rule:?}");
    }
    let other = Edition::read(&|name| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/train-heist/material");
        let text = std::fs::read_to_string(format!("{folder}/{name}")).map_err(|why| why.to_string())?;
        Ok(text.replace("\"reconstruction\"", "\"not-told-of\"").replace("most = 5", "most = 6"))
    });
    let edition = other.unwrap().register().unwrap().id.clone();
    assert_eq!(edition, "not-told-of");
    assert!(!is_guided::<TrainHeist>(Setup { edition, ..TrainHeist::default_setup(2) }, OTHER));
}
