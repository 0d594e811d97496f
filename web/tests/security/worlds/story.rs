//! One game in two worlds. They differ in what one viewer may not know: what the wagons are worth that the viewer never
//! sees, and what the others sealed, changed and took back before the cards were revealed.

use game::record::Step;
use game::{Game, Luck, Quick, Scripted, Seat, Silent, Viewer};
use super_express::{Decision, Event, HouseRule, Setup, State, SuperExpress, Wagon};
use table::Entry;

/// Something a seat does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    Seal(Seat, Decision),
    Undo(Seat),
}

/// Something that is done in one of the worlds, or in both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    pub(crate) one: Option<Act>,
    pub(crate) two: Option<Act>,
}

impl Turn {
    fn both(act: Act) -> Turn {
        Turn { one: Some(act), two: Some(act) }
    }

    fn apart(one: Act, two: Act) -> Turn {
        Turn { one: Some(one), two: Some(two) }
    }

    fn only_two(act: Act) -> Turn {
        Turn { one: None, two: Some(act) }
    }
}

/// A whole game in two worlds.
pub(crate) struct Story {
    pub(crate) game: SuperExpress,
    /// How the cards are dealt in each world.
    deals: [Vec<Event>; 2],
    pub(crate) turns: Vec<Turn>,
    /// How many treasures were taken whose value the viewer never learns.
    pub(crate) hidden_treasures: usize,
}

impl Story {
    /// A game of random programs through which a viewer cannot tell the worlds apart.
    pub(crate) fn secret_from(viewer: Viewer, setup: &Setup, seed: u64) -> Story {
        Story::told(viewer, setup, seed, |known| known)
    }

    /// The same, but the worlds differ in all wagons, also those the viewer is shown; none, if that never happens.
    pub(crate) fn known_to(viewer: Viewer, setup: &Setup, seed: u64) -> Option<Story> {
        let mut shown = false;
        let story = Story::told(viewer, setup, seed, |known| {
            shown = !known.is_empty();
            Vec::new()
        });
        shown.then_some(story)
    }

    fn told(viewer: Viewer, setup: &Setup, seed: u64, kept: impl FnOnce(Vec<Wagon>) -> Vec<Wagon>) -> Story {
        let game = SuperExpress::agree(setup.clone()).unwrap();
        let mut luck = Quick::new(seed);
        let mut deal = Vec::new();
        game.deal(&mut luck, &mut deal);
        let mut world = World::dealt(&game, &deal);
        let mut turns = Vec::new();
        while game.outcome(&world.state).is_none() {
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
        let hidden_treasures = taken - seen.len();
        let other = swapped(&deal, &kept(seen), &mut luck);
        Story { game, deals: [deal, other], turns, hidden_treasures }
    }

    /// The worlds before anybody has decided anything, and the entries of their deals.
    pub(crate) fn dealt(&self) -> [(World<'_>, Entry); 2] {
        self.deals.each_ref().map(|deal| {
            let world = World::dealt(&self.game, deal);
            let step = Step::of(&self.game, &world.state, None, vec![0; 9], deal);
            (world, Entry::Dealt { step, used: 9 })
        })
    }
}

/// A deal that looks the same, with other wagons where the viewer never learns which they are.
fn swapped(deal: &[Event], known: &[Wagon], luck: &mut Quick) -> Vec<Event> {
    let hidden: Vec<Wagon> = Wagon::ALL.into_iter().filter(|wagon| !known.contains(wagon)).collect();
    assert!(hidden.len() > 1, "nothing is left to be hidden");
    let mut instead = hidden.clone();
    // Nothing stays what it was.
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

/// What everybody does until the cards are revealed. In both worlds the same programs lie there in the end.
fn round(game: &SuperExpress, state: &State, viewer: Viewer, luck: &mut Quick) -> Vec<Turn> {
    let mut seats: Vec<Seat> = game.asked(state).awaits.iter().collect();
    luck.shuffle(&mut seats);
    let last = seats.pop().unwrap();
    let any = |luck: &mut Quick| luck.pick(Decision::all(game.modules())).unwrap();
    let mut hands: Vec<Vec<Turn>> = Vec::new();
    for seat in seats {
        let seal = |luck: &mut Quick| Act::Seal(seat, any(luck));
        let undo = Act::Undo(seat);
        let [one, two, three, four] = [(); 4].map(|()| seal(luck));
        let own = viewer.is(seat);
        hands.push(match luck.below(7) {
            // Changed one's mind before everybody, in both worlds.
            0 => vec![Turn::both(one), Turn::both(undo), Turn::both(two)],
            // The viewer's own doings are the same in both worlds.
            1 | 2 if own => vec![Turn::both(one), Turn::both(two), Turn::both(undo), Turn::both(three)],
            _ if own => vec![Turn::both(one)],
            // Another program first.
            1 => vec![Turn::apart(one, two), Turn::only_two(one)],
            // A change, taken back.
            2 => vec![Turn::both(one), Turn::only_two(two), Turn::only_two(undo)],
            // Several, some of them taken back.
            3 => {
                let changes = [three, undo, four, one].map(Turn::only_two);
                [vec![Turn::apart(one, two)], changes.to_vec()].concat()
            }
            // All of it taken back in the end, where in the other world there was less to take back.
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
    turns.push(Turn::both(Act::Seal(last, program)));
    turns
}

/// One of the worlds, as the engine plays it.
pub(crate) struct World<'a> {
    game: &'a SuperExpress,
    pub(crate) state: State,
    settled: State,
    made: Vec<(Seat, Decision)>,
    events: Vec<Event>,
}

impl<'a> World<'a> {
    fn dealt(game: &'a SuperExpress, deal: &[Event]) -> World<'a> {
        let mut state = game.blank();
        deal.iter().for_each(|event| game.apply(&mut state, event));
        game.invariants(&state).unwrap();
        World { game, state, settled: state, made: Vec::new(), events: Vec::new() }
    }

    /// Is the game over?
    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome(&self.state).is_some()
    }

    /// What a journal says of it.
    pub(crate) fn act(&mut self, act: Act) -> Entry {
        match act {
            Act::Seal(seat, decision) => {
                let mut events = Vec::new();
                let mut luck = Scripted::default();
                self.game.play(&mut self.state, seat, decision, &mut luck, &mut events).unwrap();
                self.made.push((seat, decision));
                if events.iter().any(|event| self.game.reveals(event)) {
                    self.settled = self.state;
                    self.made.clear();
                }
                let step = Step::of(self.game, &self.state, Some((seat, decision)), Vec::new(), &events);
                self.events.extend(events);
                Entry::Decided { step, used: 9, bot: false, over: self.is_over() }
            }
            Act::Undo(seat) => {
                let at = self.made.iter().rposition(|(who, _)| *who == seat).unwrap();
                self.made.remove(at);
                self.state = self.settled;
                for &(seat, decision) in &self.made {
                    let mut luck = Scripted::default();
                    self.game.play(&mut self.state, seat, decision, &mut luck, &mut Silent).unwrap();
                }
                Entry::TookBack { seat: seat.number() }
            }
        }
    }
}
