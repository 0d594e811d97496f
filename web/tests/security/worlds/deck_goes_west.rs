//! Deck Goes West with closed hands. Hidden facts: the hands of the other seats, and land that no seat has seen. Played cards
//! are public, so that here only the viewer's seat plays; the others keep what they drew.

use super::frames::listen;
use super::story::{Story, World};
use super::told::{Hides, Told, any_kind};
use super::{hears_no_difference, look, sees_no_difference, viewers};
use deck_goes_west::{Decision, DeckGoesWest, Event, HouseRule, Kind, Options, Place, Setup, Source, State};
use game::{Catalogued, Game, Luck, Positions, Quick, Seat, Viewed, Viewer};

/// A race of two, and a team of three with house rules and closed hands.
fn setups() -> [Setup; 2] {
    let house_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
    let table = |seats, mission: &str, options| Setup {
        mission: mission.to_owned(),
        options,
        ..DeckGoesWest::default_setup(seats)
    };
    [table(2, "discovery", Options::default()), table(3, "speed-of-the-slowest", house_rules)]
}

/// The number of games to try for each viewer.
const GAMES: usize = 3;

impl Story<DeckGoesWest> {
    /// Of several games in which the viewer cannot tell the worlds apart, the one with the most hidden differences.
    fn kept_from(viewer: Viewer, setup: &Setup, seed: u64) -> Story<DeckGoesWest> {
        let mut luck = Quick::new(seed);
        let stories = (0..GAMES).map(|_| {
            let game = DeckGoesWest::new(setup.clone()).unwrap();
            let (one, _) = Told::played(&game, viewer, &mut luck);
            Story::told_twice(game, one, viewer, &mut luck)
        });
        stories.max_by_key(|story| story.hidden).unwrap()
    }

    /// The number of cards drawn in the deal that differ between the worlds.
    fn drawn(&self) -> usize {
        let [one, two] = &self.deals;
        one.iter().zip(two).filter(|(one, two)| matches!(one, Event::Drew { .. }) && one != two).count()
    }

    /// The number of laid tiles that differ between the worlds.
    fn laid(&self) -> usize {
        let [one, two] = &self.deals;
        one.iter().zip(two).filter(|(one, two)| matches!(one, Event::TileLaid { .. }) && one != two).count()
    }
}

/// A fact that a viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Fact {
    Happened(Event),
    /// DW-DR-132. A seat drew a hidden card.
    Drew(Seat),
    /// A tile was laid face down.
    LaidDown(Place),
}

impl Hides for DeckGoesWest {
    const CHANGES: usize = 150;
    type Fact = Fact;

    fn decides(&self, seat: Seat, legal: Vec<Decision>, viewer: Viewer, luck: &mut Quick) -> Decision {
        let plays = match viewer {
            Viewer::Seat(viewer) => viewer == seat,
            Viewer::Onlooker => seat == Seat::FIRST,
        };
        if plays {
            return any_kind(&legal, luck);
        }
        let waits = [Decision::Pass, Decision::EndTurn, Decision::Done, Decision::No, Decision::OnDiscard];
        let shows = |decision: &Decision| {
            matches!(decision, Decision::Do(Source::Card(_), _) | Decision::Card(_) | Decision::LayCard(_))
        };
        let quiet: Vec<Decision> = legal.iter().copied().filter(|decision| !shows(decision)).collect();
        let waiting = waits.into_iter().find(|decision| legal.contains(decision));
        waiting.or_else(|| luck.pick(&quiet)).unwrap_or_else(|| any_kind(&legal, luck))
    }

    fn wish(&self, luck: &mut Quick) -> String {
        let cards = &self.edition().cards;
        let card = &cards[luck.below(cards.len() as u32) as usize].id;
        let wishes = [
            format!("do {card} 1"),
            format!("card {card}"),
            format!("lay {card}"),
            [
                "do ability 1",
                "do land 1",
                "do mission 1",
                "pass",
                "done",
                "go",
                "try W",
                "step N walk 1",
                "x 2",
            ][luck.below(9) as usize]
                .to_owned(),
        ];
        wishes[luck.below(wishes.len() as u32) as usize].clone()
    }

    fn facts(events: &[Event], _: &World<'_, DeckGoesWest>, viewer: Viewer) -> Vec<Fact> {
        let fact = |&event: &Event| match event {
            Event::Drew { seat, known: false, .. } if !viewer.is(seat) => Fact::Drew(seat),
            Event::TileLaid { place, up: false, .. } => Fact::LaidDown(place),
            event => Fact::Happened(event),
        };
        events.iter().map(fact).collect()
    }

    /// Exchanges two tiles that lie face down, or changes a drawn card.
    fn change(&self, told: &mut Told<DeckGoesWest>, luck: &mut Quick) {
        match luck.below(2) {
            0 => change_land(&mut told.deal, luck),
            _ => change_draw(self, &mut told.deal, luck),
        }
    }

    fn differ(&self, one: &State, two: &State) -> bool {
        self.position(one) != self.position(two)
    }
}

fn change_land(deal: &mut [Event], luck: &mut Quick) {
    let down = |event: &&mut Event| matches!(event, Event::TileLaid { up: false, .. });
    let mut tiles: Vec<_> = deal
        .iter_mut()
        .filter(down)
        .filter_map(|event| match event {
            Event::TileLaid { tile, .. } => Some(tile),
            _ => None,
        })
        .collect();
    let [one, two] = [(); 2].map(|()| luck.below(tiles.len() as u32) as usize);
    let [first, second] = [*tiles[one], *tiles[two]];
    (*tiles[one], *tiles[two]) = (second, first);
}

fn change_draw(game: &DeckGoesWest, deal: &mut [Event], luck: &mut Quick) {
    let world = World::dealt(game, deal);
    let mut draws: Vec<(Seat, &mut Kind)> = deal
        .iter_mut()
        .filter_map(|event| match event {
            Event::Drew { seat, card, .. } => Some((*seat, card)),
            _ => None,
        })
        .collect();
    let at = luck.below(draws.len() as u32) as usize;
    let (seat, card) = &mut draws[at];
    let left = &game.view(&world.state, Viewer::Seat(*seat)).players[seat.number()].unknown;
    let left: Vec<Kind> = left.iter().map(|(kind, _)| *kind).collect();
    if let Some(other) = luck.pick(&left) {
        **card = other;
    }
}

async fn nobody_can_tell(setup: &Setup, seed: u64) {
    let [mut drawn, mut laid] = [0, 0];
    for viewer in viewers(setup.seats.len()) {
        let story = Story::kept_from(viewer, setup, seed);
        (drawn, laid) = (drawn + story.drawn(), laid + story.laid());
        assert!(story.hidden > 0, "nothing is hidden from {viewer:?}");
        sees_no_difference(&story, viewer, seed).await;
    }
    assert!(drawn > 0, "nobody holds other cards");
    assert!(laid > 0, "no other land lies face down");
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_answer_of_a_race_west() {
    nobody_can_tell(&setups()[0], 1).await;
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_answer_of_a_team_with_closed_hands() {
    nobody_can_tell(&setups()[1], 2).await;
}

/// Proves that the tests above can fail: a viewer who holds other cards sees the difference, and receives it.
#[tokio::test]
async fn a_player_who_drew_other_cards_notices() {
    let [watcher, holder] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    let mut story = Story::kept_from(watcher, &setups()[0], 1);
    assert!(story.drawn() > 0, "nobody holds other cards");
    // Decisions that are illegal for the watcher may be legal for the holder.
    story.turns.iter_mut().for_each(|turn| turn.illegal.clear());
    let found = look(&story, holder, 1).await;
    assert!(!found.different.is_empty(), "a player with other cards notices nothing");
    assert!(found.told.is_empty(), "{:#?}", found.told);
    let (different, _) = listen(&story, holder).await;
    assert!(!different.is_empty(), "a player with other cards hears nothing of it");
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_frame_of_a_race_west() {
    for (seed, setup) in (7..).zip(setups()) {
        for viewer in viewers(setup.seats.len()) {
            let story = Story::kept_from(viewer, &setup, seed);
            hears_no_difference(&story, viewer).await;
        }
    }
}
