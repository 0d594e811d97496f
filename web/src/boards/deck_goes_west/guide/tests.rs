//! The guide gives each lesson once, when it matters, cites existing rules, and says nothing false.

mod facts;
mod truth;

use super::Lesson;
use super::seen::Watcher;
use crate::boards::guide::tests::{
    self as trial, ME, PlayStyle, Played, TestedGuide, is_guided, play_game, said_to_me,
};
use crate::boards::guide::{GuideInputs, Teacher};
use deck_goes_west::{Decision, DeckGoesWest, Edition, HouseRule, Options, Setup, View};
use game::{Catalogued, Luck, Message, Quick, Viewer};
use std::sync::LazyLock;

impl TestedGuide for DeckGoesWest {
    type Lesson = Lesson;

    fn teacher(view: &View) -> impl Teacher<Game = DeckGoesWest, Lesson = Lesson> {
        Watcher::new(view.game(), ME)
    }

    /// A random decision, biased to the head of the list: a player who passes early sees nothing of the world.
    fn anything(legal: &[Decision], luck: &mut Quick) -> Decision {
        let many = legal.len() as u32;
        legal[luck.below(many).min(luck.below(many)) as usize]
    }

    fn games() -> &'static [Played<DeckGoesWest>] {
        static GAMES: LazyLock<Vec<Played<DeckGoesWest>>> = LazyLock::new(|| {
            let styles = [PlayStyle::Erring, PlayStyle::Random, PlayStyle::Policy];
            (0..90).zip(styles.into_iter().cycle()).map(|(seed, manner)| play_game(1, seed, manner)).collect()
        });
        &GAMES
    }

    fn is_about_a_question(lesson: Lesson) -> bool {
        truth::is_about_a_question(lesson)
    }

    fn is_true(view: &View, lesson: Lesson, past: &GuideInputs<DeckGoesWest>) -> bool {
        truth::is_true(view.game(), lesson, past)
    }

    fn are_true(view: &View, _: Lesson, message: &Message, past: &GuideInputs<DeckGoesWest>) -> bool {
        facts::are_true(view.game(), message, past)
    }
}

#[test]
fn everything_is_said_once_and_nothing_is_taken_back() {
    trial::everything_is_said_once::<DeckGoesWest>(42);
}

#[test]
fn whatever_is_said_is_true_when_it_is_said() {
    trial::what_is_said_is_true::<DeckGoesWest>();
}

#[test]
fn what_is_to_be_read_now_is_true_now() {
    trial::what_is_read_is_true::<DeckGoesWest>();
}

#[test]
fn a_newcomer_learns_most_of_it_and_is_not_flooded() {
    for seed in 0..20 {
        let (past, view) = play_game::<DeckGoesWest>(1, seed, PlayStyle::Policy);
        let mut said = said_to_me::<DeckGoesWest>(&view, &past);
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
    trial::every_word_is_there::<DeckGoesWest>([45, 185, 185]);
}

#[test]
fn only_the_new_world_by_the_usual_rules_is_explained_and_only_to_its_settler() {
    let first = || DeckGoesWest::default_setup(1);
    let me = Viewer::Seat(ME);
    assert!(is_guided::<DeckGoesWest>(first(), me));
    assert!(!is_guided::<DeckGoesWest>(first(), Viewer::Onlooker));
    assert!(!is_guided::<DeckGoesWest>(DeckGoesWest::default_setup(2), me));
    assert!(!is_guided::<DeckGoesWest>(Setup { mission: "one-more-mile".to_owned(), ..first() }, me));
    assert!(!is_guided::<DeckGoesWest>(Setup { action_brake: 5, ..first() }, me));
    for rule in HouseRule::ALL {
        assert!(!is_guided::<DeckGoesWest>(Setup { options: Options::default().with(rule), ..first() }, me));
    }
    // Other scoreboards, dice and characters are guided, too.
    let others = Setup { board: Some("B".to_owned()), dice: Some("both".to_owned()), ..first() };
    assert!(is_guided::<DeckGoesWest>(Setup { seats: vec!["pilar-montoya".to_owned()], ..others }, me));
}

#[test]
fn nothing_but_our_own_cards_is_explained() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/deck-goes-west/material");
    let other = Edition::read(&|name| {
        let text = std::fs::read_to_string(format!("{folder}/{name}")).map_err(|why| why.to_string())?;
        Ok(text.replace("\"reconstruction\"", "\"not-told-of\""))
    });
    let edition = other.unwrap().register().unwrap().id.clone();
    assert_eq!(edition, "not-told-of");
    assert!(!is_guided::<DeckGoesWest>(
        Setup { edition, ..DeckGoesWest::default_setup(1) },
        Viewer::Seat(ME)
    ));
}
