//! Derived rules, tested over random games of every set-up.

use game::{
    BotHints, Catalogued, Game, Luck, Positions, Quick, Silent, Sink, TestSupport, Viewed, Viewer, play_out,
};
use train_heist::{Event, Mode, State, TrainHeist};

fn tables() -> impl Iterator<Item = TrainHeist> {
    TrainHeist::samples().into_iter().map(|setup| TrainHeist::new(setup).unwrap())
}

/// A sink that passes the events of one game to a closure.
struct Watch<'a, F>(&'a TrainHeist, &'a mut F);

impl<F: FnMut(&TrainHeist, &State, &Event)> Sink<TrainHeist> for Watch<'_, F> {
    fn happened(&mut self, state: &State, event: &Event) {
        (self.1)(self.0, state, event);
    }
}

/// Plays random games of every set-up and calls `happened` with every event.
fn watch(games: u64, mut happened: impl FnMut(&TrainHeist, &State, &Event)) {
    for (at, game) in tables().enumerate() {
        for number in 0..games {
            let mut luck = Quick::new((at as u64) << 32 | number);
            let mut watcher = Watch(&game, &mut happened);
            let mut state = game.deal(&mut luck, &mut watcher);
            play_out(&game, &mut state, &mut Vec::new(), &mut luck, &mut watcher);
        }
    }
}

/// TH-RU-97: only the engine's new rail can hold cowboys; the other cars roll onto rails that a car has just left.
#[test]
fn only_the_engine_enters_a_free_rail() {
    let (mut rails, mut before) = (0, Vec::new());
    watch(20, |game, state, event| {
        let train: Vec<String> = game.position(state).train.split(' ').map(str::to_owned).collect();
        if let Event::TrainRolled { .. } = event {
            assert_eq!(train[1..], before[..4]);
            rails += 1;
        }
        before = train;
    });
    assert!(rails > 1_000, "only {rails} rails were entered");
}

/// No question has a single answer, unless hands are hidden.
#[test]
fn open_hands_are_asked_for_choices_only() {
    for game in tables().filter(|game| game.mode() != Mode::Versus) {
        for seed in 0..20 {
            let mut luck = Quick::new(seed);
            let mut state = game.deal(&mut luck, &mut Silent);
            let mut legal = Vec::new();
            while let Some(seat) = game.asked(&state).awaits.lowest() {
                legal.clear();
                game.legal(&state, seat, &mut legal);
                assert!(legal.len() > 1, "{:?}", game.position(&state));
                let decision = luck.pick(&legal).unwrap();
                game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
            }
        }
    }
}

/// Lists of decisions are short: two hands of five can be exchanged in at most 64 ways.
#[test]
fn lists_are_short() {
    let mut longest = 0;
    for game in tables() {
        let mut luck = Quick::new(5);
        let mut state = game.deal(&mut luck, &mut Silent);
        let mut legal = Vec::new();
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            longest = longest.max(legal.len());
            let decision = luck.pick(&legal).unwrap();
            game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
        }
    }
    assert!(longest <= 65, "{longest} decisions in one list");
}

/// A state is small, and playing without a sink allocates nothing.
#[test]
fn playing_allocates_nothing() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    for game in tables() {
        let (mut luck, mut legal) = (Quick::new(3), Vec::with_capacity(120));
        let used = allocation_counter::measure(|| {
            for _ in 0..10 {
                let mut state = game.deal(&mut luck, &mut Silent);
                play_out(&game, &mut state, &mut legal, &mut luck, &mut Silent);
            }
        });
        assert_eq!(used.count_total, 0);
    }
}

/// Random teams lose early. Scripted bots that err now and then see the late game: every state holds its invariants, every
/// list is what `check` accepts, and games end in all ways.
#[test]
fn bots_that_err_see_every_ending() {
    let mut endings = std::collections::BTreeSet::new();
    for game in tables() {
        for seed in 0..40 {
            let mut luck = Quick::new(seed);
            let mut state = game.deal(&mut luck, &mut Silent);
            let mut legal = Vec::new();
            while let Some(seat) = game.asked(&state).awaits.lowest() {
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let errs = luck.below(20) == 0;
                let scripted = game.policy(&view, &mut luck).filter(|_| !errs);
                let decision = scripted.or_else(|| luck.pick(&legal)).unwrap();
                assert!(legal.contains(&decision), "{decision:?} is not legal here");
                for &one in &legal {
                    assert_eq!(game.check(&state, seat, one).map_err(|why| why.to_string()), Ok(()));
                }
                game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
                game.invariants(&state).unwrap();
                let imagined = game.imagine(&game.view(&state, Viewer::Seat(seat)), &mut luck);
                game.invariants(&imagined).unwrap();
            }
            endings.insert(game.ending(&state).unwrap());
        }
    }
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["counters", "goal", "junction", "skull"]);
}
