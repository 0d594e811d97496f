//! Derived rules, tested over random games of every set-up.

use game::{BySeat, Game, Positions, Quick, Silent, Sink, play_out};
use super_express::{Bandit, Ending, Event, Modules, Setup, State, SuperExpress};

fn setups() -> impl Iterator<Item = Setup> {
    (3..=7).flat_map(|seats| {
        Modules::combinations().map(move |modules| Setup {
            seats: Bandit::ALL[..seats].to_vec(),
            modules,
            ..Setup::default()
        })
    })
}

/// A sink that passes the events of one game to a closure.
struct Watch<'a, F>(&'a SuperExpress, &'a mut F);

impl<F: FnMut(&SuperExpress, &State, &Event)> Sink<SuperExpress> for Watch<'_, F> {
    fn happened(&mut self, state: &State, event: &Event) {
        (self.1)(self.0, state, event);
    }
}

/// Plays random games of every set-up and calls `happened` with every event.
fn watch(games: u64, mut happened: impl FnMut(&SuperExpress, &State, &Event)) {
    for (at, setup) in setups().enumerate() {
        let game = SuperExpress::new(setup).unwrap();
        for number in 0..games {
            let mut luck = Quick::new((at as u64) << 32 | number);
            let mut watcher = Watch(&game, &mut happened);
            let mut state = game.deal(&mut luck, &mut watcher);
            play_out(&game, &mut state, &mut Vec::new(), &mut luck, &mut watcher);
        }
    }
}

/// SE-ROUND-04, SE-R47: every round has one wagon fewer, so there are at most players + 1.
#[test]
fn wagons_and_rounds_add_up() {
    let mut longest = 0;
    watch(50, |game, state, event| {
        if let Event::RoundBegan { round } = *event {
            let (wagons, round) = (game.position(state).train.wagons.len(), usize::from(round));
            assert_eq!(wagons + round, game.seat_count() + 2);
            assert!(round <= game.seat_count() + 1);
            longest = longest.max(round);
        }
    });
    assert_eq!(longest, 8, "a game of seven that goes all the way");
}

/// SE-END-08: a treasure ending has one winner, who owns more than any other bandit aboard, or the same number and a better
/// one.
#[test]
fn treasures_always_decide() {
    let mut endings = 0;
    watch(50, |game, state, event| {
        let Event::GameEnded { ending: Ending::Treasures(winner) } = *event else { return };
        let (position, winner) = (game.position(state), game.bandit(winner));
        let wealth = |bandit: Bandit| {
            let owned = position.loot.0.iter().find(|(owner, _)| *owner == bandit);
            let treasures = owned.map_or(&[][..], |(_, treasures)| treasures);
            (treasures.len(), treasures.iter().max().map(|wagon| wagon.value()))
        };
        let rivals = position.in_the_game().into_iter().filter(|&rival| rival != winner);
        rivals.for_each(|rival| assert!(wealth(rival) < wealth(winner), "{position}"));
        endings += 1;
    });
    assert!(endings > 100, "only {endings} games ended on treasures");
}

/// SE-END-09: while cards are revealed, the bandits in the game never drop from two to none at once.
#[test]
fn cards_take_one_bandit_at_a_time() {
    let (mut before, mut eliminations) = (0, 0);
    watch(50, |game, state, event| match event {
        Event::CardRevealed { .. } => before = game.position(state).in_the_game().len(),
        Event::TurnPassed { .. } | Event::PilesEmptied => {
            let left = game.position(state).in_the_game().len();
            assert!(left >= 1 && left + 1 >= before, "{left} are left of {before}");
            eliminations += before - left;
        }
        _ => {}
    });
    assert!(eliminations > 100, "only {eliminations} bandits were eliminated by cards");
}

/// SE-TIME-17: a seat reveals at most six cards in a round.
#[test]
fn six_cards_a_round_are_the_most() {
    let (mut revealed, mut most) = (BySeat::<u32>::all(0), 0);
    watch(100, |_, _, event| match *event {
        Event::RoundBegan { .. } => revealed = BySeat::all(0),
        Event::CardRevealed { seat, .. } => {
            revealed[seat] += 1;
            most = most.max(revealed[seat]);
        }
        _ => {}
    });
    assert_eq!(most, 6, "a bandit that travels after its third card reveals six, and none reveals more");
}

/// A state is small, and playing without a sink allocates nothing.
#[test]
fn playing_allocates_nothing() {
    assert!(size_of::<State>() <= 128, "{} bytes", size_of::<State>());
    for setup in setups() {
        let game = SuperExpress::new(setup).unwrap();
        let (mut luck, mut legal) = (Quick::new(3), Vec::with_capacity(120));
        let used = allocation_counter::measure(|| {
            let mut state = game.deal(&mut luck, &mut Silent);
            play_out(&game, &mut state, &mut legal, &mut luck, &mut Silent);
        });
        assert_eq!(used.count_total, 0);
    }
}
