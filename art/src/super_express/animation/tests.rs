//! Every path ends where its bandit stands.

use super::super::TrainTransition;
use super::super::places::{place_of, places};
use super::{Animation, UNCOUPLE};
use game::{AlwaysFirst, Beats, Game, Luck, Positions, Quick, Silent, TestSupport, Viewed, Viewer};
use super_express::{Bandit, Motion, SuperExpress};

/// Calls a function with every beat of some random games.
fn watch(mut see: impl FnMut(TrainTransition<'_>)) {
    for (seed, setup) in (0..).zip(SuperExpress::samples()) {
        let game = SuperExpress::new(setup).unwrap();
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut Silent);
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let decision = luck.pick(&legal).unwrap();
            let mut beats = Beats::new(&state);
            game.decide(&mut state, seat, decision, &mut luck, &mut beats);
            let mut before = game.view(&beats.prelude.after, Viewer::Onlooker);
            for beat in &beats.beats {
                let view = game.view(&beat.after, Viewer::Onlooker);
                let motions: Vec<Motion> =
                    beat.events.iter().filter_map(|event| game.motion(event)).collect();
                see(TrainTransition { view: &view, before: Some(&before), motions: &motions });
                before = view;
            }
        }
    }
}

/// The keyframes of a path, as the script reads them.
fn steps(path: &str) -> Vec<Vec<f32>> {
    path.split(';').map(|step| step.split(' ').map(|number| number.parse().unwrap()).collect()).collect()
}

#[test]
fn everybody_arrives_where_they_are() {
    let mut seen = 0;
    watch(|transition| {
        let animation = Animation::of(transition);
        let stood = places(&transition.before.unwrap().train);
        for place in places(&transition.view.train) {
            let bandit = place.piece.bandit;
            let Some(path) = animation.pieces.get(&bandit) else {
                let stays = place_of(&stood, bandit).unwrap();
                assert_eq!((stays.x, stays.y, stays.size), (place.x, place.y, place.size));
                continue;
            };
            let last = steps(&path.to_string()).pop().unwrap();
            let near = |a: f32, b: f32| (a - b).abs() < 0.1;
            assert!(near(last[1], place.x) && near(last[2], place.y), "{:?}: {path}", transition.motions);
            assert_eq!((last[3], last[6]), (0.0, 1.0), "upright and seen");
            seen += 1;
        }
    });
    assert!(seen > 1000, "{seen}");
}

#[test]
fn every_path_goes_on_in_time_and_ends_with_its_beat() {
    watch(|transition| {
        let animation = Animation::of(transition);
        let drawn: String =
            animation.effects.iter().chain(&animation.shots).map(|drawn| drawn.0.as_str()).collect();
        let of_effects = drawn.split("data-path=\"").skip(1).filter_map(|path| path.split('"').next());
        let of_pieces = animation.pieces.values().chain(animation.figures.values()).map(ToString::to_string);
        for path in of_effects.map(str::to_owned).chain(of_pieces) {
            let times: Vec<f32> = steps(&path).iter().map(|step| step[0]).collect();
            assert!(
                times.is_sorted() && times[0] >= 0.0 && times.len() > 1,
                "{:?}: {path}",
                transition.motions
            );
            // The traces of a shot may appear a little later, while the beat is still shown.
            assert!(times[times.len() - 1] <= animation.time + 451.0, "{:?}: {path}", transition.motions);
        }
    });
}

/// The animation of one beat, from a position in which cards are revealed.
fn animation(position: &str) -> Animation {
    let position = SuperExpress::read_position(position).unwrap();
    let game = SuperExpress::new(SuperExpress::setup_of(&position)).unwrap();
    let mut state = game.state_of(&position).unwrap();
    let before = game.view(&state, Viewer::Onlooker);
    let mut beats = Beats::new(&state);
    game.resume(&mut state, &mut AlwaysFirst, &mut beats);
    let motions: Vec<Motion> = beats.beats[0].events.iter().filter_map(|event| game.motion(event)).collect();
    let view = game.view(&beats.beats[0].after, Viewer::Onlooker);
    Animation::of(TrainTransition { view: &view, before: Some(&before), motions: &motions })
}

#[test]
fn a_card_is_revealed_before_anybody_walks_and_the_row_closes_later() {
    let animation =
        animation("SE1 301:./.|312:B>G>/.|323:./.|345:./M<|L:./. BGM B - - 1 B;B:mts@0,G:scm@0,M:ctm@0 *");
    let times = |bandit| {
        steps(&animation.pieces[&bandit].to_string()).iter().map(|step| step[0]).collect::<Vec<f32>>()
    };
    assert_eq!(times(Bandit::Belle), [250.0, 325.0, 400.0, 475.0, 550.0, 625.0, 700.0]);
    assert_eq!(times(Bandit::Ghost), [400.0, 700.0]);
    assert_eq!(animation.time, 700.0);
}

#[test]
fn a_bandit_that_is_shot_flies_when_the_bullet_has_arrived() {
    let animation =
        animation("SE1 301:./.|312:B>/.|323:G</.|345:./M<|L:./. BGM B - - 1 B;B:smt@0,G:scm@0,M:ctm@0 *");
    let path = steps(&animation.pieces[&Bandit::Ghost].to_string());
    // Invisible until the top of the arc, where the lying drawing takes over.
    assert_eq!((path[0][6], path[1][6], path[2][6]), (0.0, 0.0, 1.0));
    let arrives = 250.0 + 80.0 + 170.0 / 1.6 + 120.0;
    assert!((path[2][0] - (arrives + 175.0)).abs() < 1.0, "{path:?}");
    assert_eq!(animation.shots.len(), 1);
}

#[test]
fn a_wagon_takes_its_time_to_go() {
    let animation = animation("SE1 301:B>/.|312:./M>|323:./.|345:./T<|L:./. BMT B - - 1 = *");
    assert_eq!(animation.time, UNCOUPLE);
    assert!(animation.pieces.is_empty());
}
