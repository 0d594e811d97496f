//! The two-world tests: two journals that differ only in what a viewer may not know give that viewer the same bytes, on
//! every page, in every frame and in every answer, until the game is over.

mod eyes;
mod frames;
mod journal;
mod story;

use crate::house::Place;
use eyes::{Compared, Eyes, LANGUAGES};
use game::{Luck, Quick, Seat, Viewer};
use journal::{CODE, Journal, Seated, people};
use story::Story;
use super_express::{Bandit, HouseRule, Modules, Options, Setup};

/// Three tables that together play with everything there is.
fn setups() -> [Setup; 3] {
    let everything = Modules::combinations().last().unwrap();
    let house_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
    let table =
        |seats: usize, modules, options| Setup { seats: Bandit::ALL[..seats].to_vec(), modules, options };
    [
        table(4, Modules::NONE, Options::default()),
        table(5, everything, Options::default()),
        table(3, everything, house_rules),
    ]
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Onlooker])
}

/// Whose cookie and key: the last of the people has no seat.
fn somebody(people: &[Seated], viewer: Viewer) -> &Seated {
    match viewer {
        Viewer::Seat(seat) => &people[seat.number()],
        Viewer::Onlooker => people.last().unwrap(),
    }
}

/// What came of it.
#[derive(Debug, Default)]
struct Found {
    compared: usize,
    /// What differed, and when.
    different: Vec<String>,
    /// What was told that nobody may know, and where.
    told: Vec<String>,
}

/// Tells a story in two houses and looks at both through the same eyes, again and again.
async fn look(story: &Story, viewer: Viewer, seed: u64) -> Found {
    let places = [Place::forgetful(), Place::forgetful()];
    let people = people(&places[0], story.game.seat_count()).await;
    let who = somebody(&people, viewer);
    let eyes = Eyes(who);
    let [(mut one, deal_one), (mut two, deal_two)] = story.dealt();
    let mut journals = [
        Journal::begin(&places[0], &story.game, &people, &deal_one).await,
        Journal::begin(&places[1], &story.game, &people, &deal_two).await,
    ];
    let mut luck = Quick::new(seed);
    let mut found = Found::default();
    let asks = |wants: Vec<_>| wants.into_iter().map(|want| Compared::ask([&places[0], &places[1]], want));
    let mut answers = Vec::new();
    for ask in asks(eyes.rest()) {
        answers.push(ask.await);
    }
    for (number, turn) in story.turns.iter().enumerate() {
        let beats =
            places[0].get(&format!("/api/tables/{CODE}/view")).await.json()["beats"].as_u64().unwrap();
        // Every beat of the past, in every language and through all eyes, once in a while and before the last decision;
        // at all other times one of each.
        let all = number + 1 == story.turns.len() || number == story.turns.len() / 2;
        let mut some = |most: usize| match all {
            true => (0..=most).collect(),
            false => vec![luck.below(most as u32 + 1) as usize],
        };
        let (beats, seats): (Vec<usize>, Vec<usize>) = (some(beats as usize), some(people.len()));
        let languages = if all { &LANGUAGES[..] } else { &LANGUAGES[number % 2..][..1] };
        for ask in asks(eyes.wants(languages, &beats, &seats)) {
            answers.push(ask.await);
        }
        let hidden = hidden(&journals, &people, who);
        for answer in answers.drain(..) {
            found.compared += 1;
            if !answer.is_same() {
                found.different.push(format!("before turn {number}: {}", answer.path));
            }
            if let Some(word) = answer.says(&hidden) {
                found.told.push(format!("before turn {number}: {} says {word}", answer.path));
            }
        }
        for (place, journal) in places.iter().zip(&mut journals) {
            place.has_forgotten().await;
            journal.wait();
        }
        if let Some(act) = turn.one {
            journals[0].add(&places[0], &one.act(act)).await;
        }
        if let Some(act) = turn.two {
            journals[1].add(&places[1], &two.act(act)).await;
        }
    }
    assert!(one.is_over() && two.is_over(), "both games are over at the same time");
    found
}

/// What nobody may see: the house's secret, hashes, who people are, the keys of others.
fn hidden(journals: &[Journal], people: &[Seated], who: &Seated) -> Vec<String> {
    let mut hidden: Vec<String> = journals.iter().flat_map(|journal| journal.hidden.clone()).collect();
    for somebody in people {
        hidden.push(somebody.guest.person.to_string());
        if somebody.key != who.key {
            hidden.push(somebody.key.to_string());
        }
    }
    hidden
}

async fn nobody_can_tell(setup: &Setup, seed: u64) {
    let (mut changes, mut treasures) = (0, 0);
    for viewer in viewers(setup.seats.len()) {
        let story = Story::secret_from(viewer, setup, seed);
        changes += story.turns.iter().filter(|turn| turn.one.is_none()).count();
        treasures += story.hidden_treasures;
        let found = look(&story, viewer, seed).await;
        assert!(found.different.is_empty(), "{viewer:?} can tell the worlds apart: {:#?}", found.different);
        assert!(found.told.is_empty(), "{viewer:?} is told: {:#?}", found.told);
        assert!(found.compared > 300, "{viewer:?}: {}", found.compared);
    }
    let open = setup.options.has(HouseRule::LootValueVisible);
    assert!(changes > 20 && (open || treasures > 0), "{changes} changes, {treasures} treasures");
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_answer_of_the_base_game() {
    nobody_can_tell(&setups()[0], 1).await;
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_answer_with_all_modules() {
    nobody_can_tell(&setups()[1], 2).await;
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_answer_by_house_rules() {
    nobody_can_tell(&setups()[2], 3).await;
}

/// The test above can fail: whoever changed a program, or was shown a wagon, does see the difference.
#[tokio::test]
async fn whoever_may_know_a_difference_finds_it() {
    let setup = &setups()[0];
    let [watcher, changer] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    let story = Story::secret_from(watcher, setup, 1);
    let found = look(&story, changer, 1).await;
    assert!(!found.different.is_empty(), "the one who changed a program notices nothing");
    assert!(found.told.is_empty(), "{:#?}", found.told);
    let rich = viewers(4).find_map(|viewer| Some((viewer, Story::known_to(viewer, setup, 1)?)));
    let (owner, story) = rich.expect("somebody takes a treasure");
    let found = look(&story, owner, 1).await;
    assert!(!found.different.is_empty(), "the owner of a treasure does not see its value");
}
