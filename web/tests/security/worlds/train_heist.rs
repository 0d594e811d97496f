//! Train Heist in versus. Hidden facts: the hands of the other seats, what they draw and trade with each other, the order of
//! both decks, and the tiles no seat has seen.

use super::frames::listen;
use super::story::{Act, Story, World};
use super::told::{Hides, Told, any_kind};
use super::{hears_no_difference, look, sees_no_difference, viewers};
use game::{Catalogued, Game, Luck, Notation, Positions, Quick, Seat, Viewed, Viewer};
use train_heist::{
    Card, Cards, Decision, Deck, Event, EventCard, EventDeck, HouseRule, Mode, Options, Setup, State, Tile,
    TrainHeist,
};

/// Set-ups for two, three and four seats, the one for two with house rules.
fn setups() -> [Setup; 3] {
    let house_rules = HouseRule::ALL.into_iter().fold(Options::default(), Options::with);
    let table = |seats, options| Setup {
        mode: Mode::Versus,
        fewer_events: Setup::FEWER_EVENTS,
        options,
        ..TrainHeist::default_setup(seats)
    };
    [table(3, Options::default()), table(4, Options::default()), table(2, house_rules)]
}

/// The number of games to try for each viewer.
const GAMES: usize = 8;

impl Story<TrainHeist> {
    /// Of several random games in which the viewer cannot tell the worlds apart, the one with the most hidden differences.
    fn kept_from(viewer: Viewer, setup: &Setup, seed: u64) -> Story<TrainHeist> {
        let mut luck = Quick::new(seed);
        let stories = (0..GAMES).map(|_| {
            let game = TrainHeist::new(setup.clone()).unwrap();
            let one = eventful(&game, viewer, &mut luck);
            Story::told_twice(game, one, viewer, &mut luck)
        });
        stories.max_by_key(|story| story.hidden + 20 * story.trades().min(2)).unwrap()
    }

    /// The number of offers and gifts that differ between the worlds.
    fn trades(&self) -> usize {
        self.turns.iter().filter(|turn| turn.one != turn.two).count()
    }
}

/// Of several random games, the one with the most kinds of events about cards and tiles.
fn eventful(game: &TrainHeist, viewer: Viewer, luck: &mut Quick) -> Told<TrainHeist> {
    let games = (0..10 * GAMES).map(|_| Told::played(game, viewer, luck));
    let (told, _) = games.max_by_key(|(_, events)| kinds(events).into_iter().flatten().count()).unwrap();
    told
}

impl Hides for TrainHeist {
    const CHANGES: usize = 1000;
    type Fact = Fact;

    /// Any decision, but mostly discards few cards.
    fn decides(&self, _: Seat, legal: Vec<Decision>, _: Viewer, luck: &mut Quick) -> Decision {
        let few = luck.below(3) > 0;
        let fits = |decision: &Decision| match decision {
            Decision::Discard(cards) => !few || cards.len() <= 1,
            _ => true,
        };
        any_kind(&legal.into_iter().filter(fits).collect::<Vec<_>>(), luck)
    }

    fn wish(&self, luck: &mut Quick) -> String {
        let whole: Vec<Card> = Card::all().collect();
        let mut card = || luck.pick(&whole).unwrap();
        let [one, two] = [card(), card()];
        let cards = if one == two { Cards::from(one) } else { Cards::from(one).with(two) };
        let other = self.seat_name(Seat::new(luck.below(self.seat_count() as u32) as usize));
        let wishes = [
            format!("with {one}"),
            format!("swap {one}"),
            format!("give {one}"),
            format!("accept {cards}"),
            format!("pay {cards}"),
            format!("use {cards}"),
            format!("keys {cards}"),
            format!("hold {cards}"),
            format!("discard {cards}"),
            format!("trade {other}"),
            ["loot", "escape", "search", "refuse", "play pair", "play wild", "end"][luck.below(7) as usize]
                .to_owned(),
        ];
        wishes[luck.below(wishes.len() as u32) as usize].clone()
    }

    /// For hidden cards and tiles, only their number.
    fn facts(events: &[Event], world: &World<'_, TrainHeist>, viewer: Viewer) -> Vec<Fact> {
        let mut known: Vec<Fact> =
            events.iter().map(|&event| Fact::Happened(blanked(event, viewer))).collect();
        if events.iter().any(|event| matches!(event, Event::Jailed { .. })) {
            known.push(Fact::Discards(world.game.position(&world.state).poker.discards));
        }
        known
    }

    /// Changes the order of a deck, a hidden tile, or a trade between others.
    fn change(&self, told: &mut Told<TrainHeist>, luck: &mut Quick) {
        match luck.below(4) {
            0 => change_trade(self, told, luck),
            1 => told.deal = with_other_tiles(&told.deal, self, luck),
            2 => told.deal = with_other_events(&told.deal, luck),
            _ => told.deal = with_other_cards(&told.deal, luck),
        }
    }

    /// Whether any seat holds other cards.
    fn differ(&self, one: &State, two: &State) -> bool {
        let hand = |state: &State, seat: Seat| {
            self.view(state, Viewer::Seat(seat)).cowboys[seat.number()].hand.known()
        };
        self.seats().iter().any(|seat| hand(one, seat) != hand(two, seat))
    }
}

/// TH-RU-76. Changes which cards are offered, or given in return, but not how many.
fn change_trade(game: &TrainHeist, told: &mut Told<TrainHeist>, luck: &mut Quick) {
    let mut world = World::dealt(game, &told.deal);
    let mut others = Vec::new();
    for (at, &act) in told.acts.iter().enumerate() {
        if let Act::Decide(seat, decision @ (Decision::Give(cards) | Decision::Accept(cards))) = act {
            let mut legal = Vec::new();
            game.legal(&world.state, seat, &mut legal);
            let like = |other: &Decision| match other {
                Decision::Give(other) | Decision::Accept(other) => other.len() == cards.len(),
                _ => false,
            };
            let other: Vec<Decision> =
                legal.into_iter().filter(|other| like(other) && *other != decision).collect();
            others.extend(luck.pick(&other).map(|other| (at, Act::Decide(seat, other))));
        }
        if world.happens(act).is_none() {
            return;
        }
    }
    if let Some((at, other)) = luck.pick(&others) {
        told.acts[at] = other;
    }
}

/// The first event of each kind that shows or moves cards and tiles.
fn kinds(events: &[Event]) -> [Option<&Event>; 8] {
    let first = |which: fn(&&Event) -> bool| events.iter().find(which);
    [
        first(|event| matches!(event, Event::Offered { .. })),
        first(|event| matches!(event, Event::OfferRefused { .. })),
        first(|event| matches!(event, Event::Traded { .. })),
        first(|event| matches!(event, Event::Jailed { .. })),
        first(|event| matches!(event, Event::JailDrawn { .. })),
        first(|event| matches!(event, Event::DeckShuffled { .. })),
        first(|event| matches!(event, Event::TileUncovered { .. })),
        first(|event| matches!(event, Event::CardsPlayed { .. })),
    ]
}

/// A fact that a viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Fact {
    Happened(Event),
    /// TH-RU-86. Discards are public, also to a cowboy who is caught.
    Discards(String),
}

/// An event as a viewer may know it: for hidden cards and tiles, only their number.
fn blanked(event: Event, viewer: Viewer) -> Event {
    let blank = |cards: Cards| Cards::only_wilds(cards.len());
    match event {
        Event::DeckShuffled { deck } => {
            Event::DeckShuffled { deck: Deck::stacked(deck.iter().map(|_| Card::WILD)) }
        }
        Event::EventsStacked { deck } => {
            let cards = deck.all().iter().map(|_| EventCard::SpeedUp);
            Event::EventsStacked { deck: EventDeck::stacked(cards, 0) }
        }
        Event::LootLaidOut { mut tiles } => {
            tiles.chunks_exact_mut(2).for_each(|pair| pair[0] = pair[1]);
            Event::LootLaidOut { tiles }
        }
        Event::Drew { seat, cards } if !viewer.is(seat) => Event::Drew { seat, cards: blank(cards) },
        Event::Offered { seat, to, cards } if !viewer.is(seat) && !viewer.is(to) => {
            Event::Offered { seat, to, cards: blank(cards) }
        }
        Event::Traded { seat, with, given, back } if !viewer.is(seat) && !viewer.is(with) => {
            Event::Traded { seat, with, given: blank(given), back: blank(back) }
        }
        event => event,
    }
}

/// The deal with two cards of the Poker Deck exchanged.
fn with_other_cards(deal: &[Event], luck: &mut Quick) -> Vec<Event> {
    let mut cards = Vec::new();
    let other = |event: &Event| match *event {
        Event::DeckShuffled { deck } => {
            cards = deck.iter().collect();
            let [one, two] = [(); 2].map(|()| luck.below(cards.len() as u32) as usize);
            cards.swap(one, two);
            Event::DeckShuffled { deck: Deck::stacked(cards.iter().copied()) }
        }
        Event::Drew { seat, cards: drawn } => {
            let drawn = cards.drain(..usize::from(drawn.len())).fold(Cards::NONE, Cards::with);
            Event::Drew { seat, cards: drawn }
        }
        Event::DiscardsOpened { .. } => Event::DiscardsOpened { card: cards.remove(0) },
        event => event,
    };
    deal.iter().map(other).collect()
}

/// The deal with two Event Cards exchanged. Speed Ups stay, because it is known where they can be.
fn with_other_events(deal: &[Event], luck: &mut Quick) -> Vec<Event> {
    let other = |event: &Event| match *event {
        Event::EventsStacked { deck } => {
            let mut cards = deck.all().to_vec();
            let plain: Vec<usize> = (0..cards.len()).filter(|&at| cards[at] != EventCard::SpeedUp).collect();
            let [one, two] = [(); 2].map(|()| luck.pick(&plain).unwrap());
            cards.swap(one, two);
            Event::EventsStacked { deck: EventDeck::stacked(cards, 0) }
        }
        event => event,
    };
    deal.iter().map(other).collect()
}

/// The deal with another hidden tile in a stack, exchanged with another stack's or taken from the sack.
fn with_other_tiles(deal: &[Event], game: &TrainHeist, luck: &mut Quick) -> Vec<Event> {
    let other = |event: &Event| match *event {
        Event::LootLaidOut { mut tiles } => {
            let below = 2 * luck.below(6) as usize;
            let instead = Tile::new(luck.below(game.edition().loot.len() as u32) as usize);
            match tiles.iter().position(|&tile| tile == instead) {
                Some(at) => tiles.swap(at, below),
                None => tiles[below] = instead,
            }
            Event::LootLaidOut { tiles }
        }
        event => event,
    };
    deal.iter().map(other).collect()
}

async fn nobody_can_tell(setup: &Setup, seed: u64) {
    let mut trades = 0;
    for viewer in viewers(setup.seats.len()) {
        let story = Story::kept_from(viewer, setup, seed);
        trades += story.trades();
        assert!(story.hidden > 0, "nothing is hidden from {viewer:?}");
        sees_no_difference(&story, viewer, seed).await;
    }
    assert!(trades > 0, "nobody trades other cards");
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_answer_of_a_robbery_by_three() {
    nobody_can_tell(&setups()[0], 1).await;
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_answer_of_a_robbery_by_four() {
    nobody_can_tell(&setups()[1], 2).await;
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_answer_of_a_robbery_by_house_rules() {
    nobody_can_tell(&setups()[2], 3).await;
}

/// Proves that the tests above can fail: a viewer who holds other cards sees the difference.
#[tokio::test]
async fn a_player_with_other_cards_sees_it() {
    let [watcher, holder] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    let mut story = Story::kept_from(watcher, &setups()[2], 3);
    // Decisions that are illegal for the watcher may be legal for the holder.
    story.turns.iter_mut().for_each(|turn| turn.illegal.clear());
    let found = look(&story, holder, 3).await;
    assert!(!found.different.is_empty(), "a player with other cards notices nothing");
    assert!(found.told.is_empty(), "{:#?}", found.told);
}

#[tokio::test]
async fn what_a_viewer_may_not_know_is_in_no_frame_of_a_robbery() {
    let [three, _, two] = setups();
    for (seed, setup) in (7..).zip([three, two]) {
        for viewer in viewers(setup.seats.len()) {
            let story = Story::kept_from(viewer, &setup, seed);
            hears_no_difference(&story, viewer).await;
        }
    }
}

/// Proves that the test above can fail: a viewer who holds other cards receives a difference.
#[tokio::test]
async fn a_player_with_other_cards_hears_of_it() {
    let [watcher, holder] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    let (different, _) = listen(&Story::kept_from(watcher, &setups()[2], 3), holder).await;
    assert!(!different.is_empty());
}
