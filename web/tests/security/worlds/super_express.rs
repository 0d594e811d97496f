//! Super Express. Hidden facts: the values of wagons that the viewer never sees, and what the other seats sealed, changed and
//! took back before the cards were revealed.

use super::frames::listen;
use super::story::{Act, Story, Turn, World};
use super::{hears_no_difference, look, sees_no_difference, viewers};
use game::{Game, Luck, Quick, Seat, Viewer};
use super_express::{
    Bandit, Decision, Event, HouseRule, Modules, Options, Setup, State, SuperExpress, Wagon,
};

/// Three set-ups that together use all modules and house rules.
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

impl Story<SuperExpress> {
    /// A game of random programs in which the viewer cannot tell the worlds apart.
    pub(crate) fn secret_from(viewer: Viewer, setup: &Setup, seed: u64) -> Story<SuperExpress> {
        Story::told(viewer, setup, seed, |known| known)
    }

    /// Like [`Story::secret_from`], but all wagons differ, also those the viewer is shown; none if the viewer is shown none.
    pub(crate) fn known_to(viewer: Viewer, setup: &Setup, seed: u64) -> Option<Story<SuperExpress>> {
        let mut shown = false;
        let story = Story::told(viewer, setup, seed, |known| {
            shown = !known.is_empty();
            Vec::new()
        });
        shown.then_some(story)
    }

    fn told(
        viewer: Viewer,
        setup: &Setup,
        seed: u64,
        kept: impl FnOnce(Vec<Wagon>) -> Vec<Wagon>,
    ) -> Story<SuperExpress> {
        let game = SuperExpress::new(setup.clone()).unwrap();
        let mut luck = Quick::new(seed);
        let mut deal = Vec::new();
        game.deal(&mut luck, &mut deal);
        let mut world = World::dealt(&game, &deal);
        let mut turns = Vec::new();
        while !world.is_over() {
            let round = round(&game, &world.state, viewer, &mut luck);
            round.iter().filter_map(|turn| turn.one).for_each(|act| drop(world.act(act)));
            turns.extend(round);
        }
        let seen = world.events.iter().filter_map(|event| match *event {
            Event::TreasureTaken { seat, wagon }
                if viewer.is(seat) || game.plays_by(HouseRule::LootValueVisible) =>
            {
                Some(wagon)
            }
            _ => None,
        });
        let seen: Vec<Wagon> = seen.collect();
        let taken = world.events.iter().filter(|event| matches!(event, Event::TreasureTaken { .. })).count();
        let hidden = taken - seen.len();
        let other = swapped(&deal, &kept(seen), &mut luck);
        Story { game, deals: [deal, other], turns, hidden }
    }
}

/// The deal with all wagons exchanged that the viewer does not know.
fn swapped(deal: &[Event], known: &[Wagon], luck: &mut Quick) -> Vec<Event> {
    let hidden: Vec<Wagon> = Wagon::ALL.into_iter().filter(|wagon| !known.contains(wagon)).collect();
    assert!(hidden.len() > 1, "nothing is left to be hidden");
    let mut instead = hidden.clone();
    // Every hidden wagon must change.
    while hidden.iter().zip(&instead).any(|(one, other)| one == other) {
        luck.shuffle(&mut instead);
    }
    let other = |wagon: Wagon| match hidden.iter().position(|&hidden| hidden == wagon) {
        Some(at) => instead[at],
        None => wagon,
    };
    let swap = |event: &Event| match *event {
        Event::TrainLaid { from_rear } => {
            Event::TrainLaid { from_rear: from_rear.map(|card| card.map(other)) }
        }
        event => event,
    };
    deal.iter().map(swap).collect()
}

/// The acts of all seats until the cards are revealed. Both worlds end with the same sealed programs.
fn round(game: &SuperExpress, state: &State, viewer: Viewer, luck: &mut Quick) -> Vec<Turn<Decision>> {
    let mut seats: Vec<Seat> = game.asked(state).awaits.iter().collect();
    luck.shuffle(&mut seats);
    let last = seats.pop().unwrap();
    let any = |luck: &mut Quick| luck.pick(Decision::all(game.modules())).unwrap();
    let mut hands: Vec<Vec<Turn<Decision>>> = Vec::new();
    for seat in seats {
        let seal = |luck: &mut Quick| Act::Decide(seat, any(luck));
        let undo = Act::Undo(seat);
        let [one, two, three, four] = [(); 4].map(|()| seal(luck));
        let own = viewer.is(seat);
        hands.push(match luck.below(7) {
            // Taken back and sealed anew, in both worlds.
            0 => vec![Turn::both(one), Turn::both(undo), Turn::both(two)],
            // The viewer's own acts are the same in both worlds.
            1 | 2 if own => vec![Turn::both(one), Turn::both(two), Turn::both(undo), Turn::both(three)],
            _ if own => vec![Turn::both(one)],
            // The second world seals another program first.
            1 => vec![Turn::apart(one, two), Turn::only_two(one)],
            // The second world changes the program and takes it back.
            2 => vec![Turn::both(one), Turn::only_two(two), Turn::only_two(undo)],
            // The second world changes it several times, some of them taken back.
            3 => {
                let changes = [three, undo, four, one].map(Turn::only_two);
                [vec![Turn::apart(one, two)], changes.to_vec()].concat()
            }
            // Both worlds take everything back, but the second has more changes.
            4 => vec![
                Turn::apart(one, two),
                Turn::only_two(three),
                Turn::only_two(undo),
                Turn::both(undo),
                Turn::both(four),
            ],
            _ => vec![Turn::both(one)],
        });
    }
    let mut turns = Vec::new();
    while hands.iter().any(|hand| !hand.is_empty()) {
        let at = luck.below(hands.len() as u32) as usize;
        if !hands[at].is_empty() {
            turns.push(hands[at].remove(0));
        }
    }
    let program = any(luck);
    turns.push(Turn::both(Act::Decide(last, program)));
    turns
}

async fn nobody_can_tell(setup: &Setup, seed: u64) {
    let (mut changes, mut treasures) = (0, 0);
    for viewer in viewers(setup.seats.len()) {
        let story = Story::secret_from(viewer, setup, seed);
        changes += story.turns.iter().filter(|turn| turn.one.is_none()).count();
        treasures += story.hidden;
        sees_no_difference(&story, viewer, seed).await;
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

/// Proves that the tests above can fail: a viewer who changed a program or was shown a wagon sees the difference.
#[tokio::test]
async fn a_viewer_who_may_know_a_difference_finds_it() {
    let setup = &setups()[0];
    let [watcher, changer] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    let story = Story::secret_from(watcher, setup, 1);
    let found = look(&story, changer, 1).await;
    assert!(!found.different.is_empty(), "the one who changed a program notices nothing");
    assert!(found.told.is_empty(), "{:#?}", found.told);
    let rich = viewers(4).find_map(|viewer| Some((viewer, Story::known_to(viewer, setup, 1)?)));
    let (owner, story) = rich.expect("a seat takes a treasure");
    let found = look(&story, owner, 1).await;
    assert!(!found.different.is_empty(), "the owner of a treasure does not see its value");
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_frame() {
    for (seed, setup) in (7..).zip(setups()) {
        for viewer in viewers(setup.seats.len()) {
            hears_no_difference(&Story::secret_from(viewer, &setup, seed), viewer).await;
        }
    }
}

/// Proves that the test above can fail: a viewer who changed a program receives a difference.
#[tokio::test]
async fn a_player_who_changes_a_program_hears_of_it() {
    let [watcher, changer] = [0, 1].map(|seat| Viewer::Seat(game::Seat::new(seat)));
    let (different, _) = listen(&Story::secret_from(watcher, &setups()[0], 7), changer).await;
    assert!(!different.is_empty());
}
