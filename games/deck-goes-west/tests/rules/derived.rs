//! Derived rules, tested over random games of every set-up.

use deck_goes_west::{DeckGoesWest, Event, Question, State};
use game::{Game, Luck, Positions, Quick, Silent, TestSupport, Viewed, Viewer, play_out};

fn tables() -> impl Iterator<Item = DeckGoesWest> {
    DeckGoesWest::samples().into_iter().map(|setup| DeckGoesWest::new(setup).unwrap())
}

/// Plays random games of every set-up and calls `look` with every list of decisions.
fn walk(games: u64, mut look: impl FnMut(&DeckGoesWest, &State, &[deck_goes_west::Decision])) {
    for game in tables() {
        for seed in 0..games {
            let mut luck = Quick::new(seed);
            let mut state = game.deal(&mut luck, &mut Silent);
            let mut legal = Vec::new();
            while let Some(seat) = game.asked(&state).awaits.lowest() {
                legal.clear();
                game.legal(&state, seat, &mut legal);
                look(&game, &state, &legal);
                let decision = luck.pick(&legal).unwrap();
                game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
            }
        }
    }
}

/// DW-DR-140: no question has a single answer, unless hands are closed.
#[test]
fn open_hands_are_asked_for_choices_only() {
    walk(5, |game, state, legal| {
        assert!(game.hands_are_closed() || legal.len() > 1, "{:?}", game.position(state).doing);
    });
}

/// Lists of decisions are short, except those of actions.
#[test]
fn lists_are_short() {
    let (mut actions, mut others) = ((0, 0, 0), (0, 0, 0));
    walk(5, |game, state, legal| {
        let asks = game.view(state, Viewer::Onlooker).question.map(|(_, question)| question);
        let (most, sum, count) = match asks {
            Some(Question::Action) => &mut actions,
            _ => &mut others,
        };
        *most = legal.len().max(*most);
        *sum += legal.len();
        *count += 1;
    });
    assert!(actions.0 <= 60, "{} actions in one list", actions.0);
    assert!(others.0 <= 40, "{} answers in one list", others.0);
    assert!(others.1 / others.2 <= 8, "{} answers on average", others.1 / others.2);
}

/// A state is small, and playing without a sink allocates nothing.
#[test]
fn playing_allocates_nothing() {
    assert!(size_of::<State>() <= 2048, "{} bytes", size_of::<State>());
    for game in tables() {
        let (mut luck, mut legal) = (Quick::new(3), Vec::with_capacity(400));
        let used = allocation_counter::measure(|| {
            for _ in 0..5 {
                let mut state = game.deal(&mut luck, &mut Silent);
                play_out(&game, &mut state, &mut legal, &mut luck, &mut Silent);
            }
        });
        assert_eq!(used.count_total, 0, "{}", game.mission().id);
    }
}

/// DW-DR-134: a decision that revealed nothing and used no chance can be undone; there are such decisions.
#[test]
fn some_decisions_can_be_taken_back() {
    let (mut quiet, mut all) = (0, 0);
    for game in tables() {
        let mut luck = Quick::new(9);
        let mut state = game.deal(&mut luck, &mut Silent);
        let mut legal = Vec::new();
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let decision = luck.pick(&legal).unwrap();
            let mut events: Vec<Event> = Vec::new();
            game.decide(&mut state, seat, decision, &mut luck, &mut events);
            quiet += usize::from(!events.iter().any(|event| game.reveals(event)));
            all += 1;
        }
    }
    assert!(quiet * 5 > all, "{quiet} of {all}");
}

/// A journal is folded before its hashes are compared: any events in any order give some state.
#[test]
fn events_in_any_order_give_a_state() {
    for (seed, game) in (0..).zip(tables()) {
        let (mut luck, mut happened, mut legal) = (Quick::new(seed), Vec::new(), Vec::new());
        let mut state = game.deal(&mut luck, &mut happened);
        play_out(&game, &mut state, &mut legal, &mut luck, &mut happened);
        let mut strange = game.blank();
        for _ in 0..100 {
            for _ in 0..50 {
                let event = happened[luck.below(happened.len() as u32) as usize];
                game.apply(&mut strange, &event);
            }
            // Hashing any such state must not panic: the hashes are what a bad journal is refused by.
            let _ = game::fingerprint(&game, &strange);
        }
    }
}
