//! Two states that differ only in what a viewer may not know look the same to that viewer for a whole round: every view,
//! every message. They may differ once something is shown to the viewer: an own treasure, or the end.

use game::{Beats, Game, Luck, Message, Quick, Viewed, Viewer};
use super_express::{Bandit, Decision, Event, HouseRule, Modules, Options, Setup, State, SuperExpress};

fn setups() -> impl Iterator<Item = Setup> {
    (3..=7).flat_map(|seats| {
        Modules::combinations().map(move |modules| Setup {
            seats: Bandit::ALL[..seats].to_vec(),
            modules,
            options: Options::default(),
        })
    })
}

/// All that a viewer gets of a round with these programs: per beat, the messages and the view.
fn watched(
    game: &SuperExpress,
    mut world: State,
    programs: &[Decision],
    viewer: Viewer,
) -> Vec<(Vec<Option<Message>>, String, Vec<Event>)> {
    let mut beats = Beats::new(&world);
    let asked = game.asked(&world);
    let everybody = asked.may_change.iter().chain(asked.awaits);
    for (seat, &program) in everybody.zip(programs) {
        game.play(&mut world, seat, program, &mut Quick::new(1), &mut beats).unwrap();
    }
    std::iter::once(beats.prelude)
        .chain(beats.beats)
        .map(|beat| {
            let told = beat.events.iter().map(|event| game.told(event, viewer)).collect();
            let seen = serde_json::to_string(&game.view(&beat.after, viewer)).unwrap();
            (told, seen, beat.events)
        })
        .collect()
}

#[test]
fn what_a_viewer_may_not_know_changes_nothing_for_them() {
    let (mut compared, mut treasures) = (0, 0);
    for (number, setup) in setups().enumerate() {
        let game = SuperExpress::new(setup).unwrap();
        let mut luck = Quick::new(number as u64);
        let mut state = game.deal(&mut luck, &mut game::Silent);
        while game.outcome(&state).is_none() {
            let programs: Vec<Decision> =
                (0..7).map(|_| luck.pick(Decision::all(game.modules())).unwrap()).collect();
            for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Onlooker]) {
                let other = game.imagine(&game.view(&state, viewer), &mut luck);
                let (truth, imagined) =
                    (watched(&game, state, &programs, viewer), watched(&game, other, &programs, viewer));
                assert_eq!(truth.len(), imagined.len());
                for ((told, seen, events), (told_there, seen_there, _)) in truth.into_iter().zip(imagined) {
                    let is_shown = |event: &Event| match *event {
                        Event::TreasureTaken { seat, .. } => viewer.is(seat),
                        Event::GameEnded { .. } => true,
                        _ => false,
                    };
                    if events.iter().any(is_shown) {
                        break;
                    }
                    assert_eq!(told, told_there, "{viewer:?} hears it in {events:?}");
                    assert_eq!(seen, seen_there, "{viewer:?} sees it after {events:?}");
                    compared += 1;
                    treasures +=
                        u32::from(events.iter().any(|event| matches!(event, Event::TreasureTaken { .. })));
                }
            }
            let asked = game.asked(&state).awaits;
            for (seat, program) in asked.iter().zip(programs) {
                game.decide(&mut state, seat, program, &mut luck, &mut game::Silent);
            }
        }
    }
    assert!(compared > 5_000 && treasures > 500, "{compared} beats compared, {treasures} with a treasure");
}

/// SE-R33: only the owner learns the value; by house rule all viewers do.
#[test]
fn the_value_of_a_treasure_is_told_to_its_owner() {
    let heard = |options: Options, viewer: Viewer| {
        let game = SuperExpress::new(Setup { options, ..Setup::default() }).unwrap();
        let owner = game.seat_of(Bandit::Ghost).unwrap();
        let wagon = super_express::Wagon::W345;
        game.told(&Event::TreasureTaken { seat: owner, wagon }, viewer).unwrap().id
    };
    let seat = |number| Viewer::Seat(game::Seat::new(number));
    assert_eq!(heard(Options::default(), seat(1)), "ev-treasure-value");
    assert_eq!(heard(Options::default(), seat(0)), "ev-treasure");
    assert_eq!(heard(Options::default(), Viewer::Onlooker), "ev-treasure");
    let open = Options::default().with(HouseRule::LootValueVisible);
    assert_eq!(heard(open, seat(0)), "ev-treasure-value");
    assert_eq!(heard(open, Viewer::Onlooker), "ev-treasure-value");
}
