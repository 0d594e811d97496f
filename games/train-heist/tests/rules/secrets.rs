//! Two states that differ only in what a viewer may not know look the same to that viewer, whatever others do: every view
//! and every message, until a card or tile that differs is turned over.

use game::{Beats, Catalogued, Game, Luck, Notation, Quick, Silent, Viewed, Viewer};
use train_heist::{Decision, Event, Mode, Setup, TrainHeist};

fn bytes(game: &TrainHeist, state: &train_heist::State, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(state, viewer)).unwrap()
}

#[test]
fn what_a_viewer_may_not_know_changes_nothing_for_them() {
    let mut compared = 0;
    for (seats, mode) in (2..=4).flat_map(|seats| [Mode::Cooperative, Mode::Versus].map(|mode| (seats, mode)))
    {
        let game = TrainHeist::new(Setup { mode, ..TrainHeist::default_setup(seats) }).unwrap();
        let mut luck = Quick::new(u64::from(seats));
        for _ in 0..10 {
            let mut state = game.deal(&mut luck, &mut Silent);
            while let Some(seat) = game.asked(&state).awaits.lowest() {
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                let decision: Decision = luck.pick(&legal).unwrap();
                for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Onlooker]) {
                    let other = game.imagine(&game.view(&state, viewer), &mut luck);
                    // In the imagined state the decision may be illegal, because the hand differs.
                    if game.check(&other, seat, decision).is_err() {
                        continue;
                    }
                    let [truth, imagined] = [state, other].map(|mut world| {
                        let mut beats = Beats::new(&world);
                        game.decide(&mut world, seat, decision, &mut Quick::new(1), &mut beats);
                        std::iter::once(beats.prelude).chain(beats.beats).collect::<Vec<_>>()
                    });
                    for (there, here) in truth.into_iter().zip(imagined) {
                        if there.events.iter().chain(&here.events).any(|event| game.reveals(event)) {
                            break;
                        }
                        let told = |events: &[Event]| -> Vec<_> {
                            events.iter().filter_map(|event| game.told(event, viewer)).collect()
                        };
                        assert_eq!(told(&there.events), told(&here.events), "{viewer:?} hears {decision:?}");
                        assert_eq!(
                            bytes(&game, &there.after, viewer),
                            bytes(&game, &here.after, viewer),
                            "{viewer:?} sees {decision:?}"
                        );
                        compared += 1;
                    }
                }
                game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
            }
        }
    }
    assert!(compared > 5_000, "{compared} beats compared");
}

/// TH-VERSUS-04, TH-RU-76: drawn and offered cards are told only to viewers that may see them.
#[test]
fn hidden_cards_are_told_by_number() {
    let game = TrainHeist::new(Setup { mode: Mode::Versus, ..TrainHeist::default_setup(3) }).unwrap();
    let seat = |number| game::Seat::new(number);
    let event = game.read_event("red draws R01 R02").unwrap();
    assert_eq!(game.told(&event, Viewer::Seat(seat(0))).unwrap().id, "ev-drew");
    assert_eq!(game.told(&event, Viewer::Seat(seat(1))).unwrap().id, "ev-drew-hidden");
    assert_eq!(game.told(&event, Viewer::Onlooker).unwrap().id, "ev-drew-hidden");
    let event = game.read_event("red offers green R01").unwrap();
    assert_eq!(game.told(&event, Viewer::Seat(seat(1))).unwrap().id, "ev-offered");
    assert_eq!(game.told(&event, Viewer::Seat(seat(2))).unwrap().id, "ev-offered-hidden");
}
