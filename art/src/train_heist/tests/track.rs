use super::super::curve::Point;
use super::super::track::{Pose, Stretch, Track};
use train_heist::{Edition, Space};

fn named(edition: &Edition, ids: &[&str]) -> Vec<Space> {
    ids.iter().map(|id| edition.space(id).unwrap()).collect()
}

/// The approximate minimum length of a car.
const CAR: f32 = 58.0;

/// Every route of a train from its start over this many rails, as the rails it enters.
fn ways(edition: &Edition, train: &[Space], far: usize) -> Vec<Vec<Space>> {
    let mut ways = vec![Vec::new()];
    for _ in 0..far {
        ways = ways
            .into_iter()
            .flat_map(|way: Vec<Space>| {
                let all: Vec<Space> = train.iter().rev().chain(&way).copied().collect();
                let (before, at) = (all[all.len() - 2], all[all.len() - 1]);
                edition
                    .ways_on(before, at)
                    .iter()
                    .map(move |next| [&way[..], &[next]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    ways
}

/// Whether two poses look the same.
fn are_alike(one: Pose, other: Pose) -> bool {
    let turn = (one.turn - other.turn).rem_euclid(360.0);
    one.at.distance(other.at) < 0.5 && !(2.0..358.0).contains(&turn)
}

#[test]
fn every_train_arrives_and_its_cars_keep_their_distance() {
    let edition = Edition::built_in();
    let track = Track::of(edition);
    let mut trains = vec![edition.board.start.to_vec()];
    // All around the map, through both junctions and over the edge.
    for _ in 0..14 {
        let mut next = Vec::new();
        for train in &trains {
            for entered in ways(edition, train, 2) {
                let all: Vec<Space> = train.iter().rev().chain(&entered).copied().collect();
                let arrived: Vec<Space> = all.iter().rev().take(5).copied().collect();
                let stretch = Stretch { cars: train, ahead: None, behind: None };
                let rolling = track.rolling(edition, stretch, &entered);
                let behind = Some(all[all.len() - 6]);
                let stands = track.standing(edition, Stretch { cars: &arrived, ahead: None, behind });
                let started = track.standing(edition, Stretch { ahead: entered.first().copied(), ..stretch });
                for (car, rolled) in rolling.iter().enumerate() {
                    let [first, .., last] = &rolled.steps[..] else { panic!("car {car} does not roll") };
                    assert!(
                        are_alike(first.1, started[car]),
                        "car {car} of {train:?} rolls off by {entered:?}"
                    );
                    assert!(are_alike(last.1, stands[car]), "car {car} of {train:?} arrives by {entered:?}");
                    assert_eq!(rolled.stops().len(), entered.len());
                }
                for pair in stands.windows(2) {
                    assert!(pair[0].at.distance(pair[1].at) > CAR, "{arrived:?}");
                }
                let seen = |time: f32| {
                    rolling
                        .iter()
                        .filter_map(move |car| car.steps.iter().find(|(at, _)| (at - time).abs() < 1e-3))
                };
                for step in 0..=12_u8 {
                    let poses: Vec<Point> = seen(f32::from(step) / 6.0).map(|(_, pose)| pose.at).collect();
                    assert_eq!(poses.len(), 5);
                    assert!(
                        poses.windows(2).all(|pair| pair[0].distance(pair[1]) > CAR),
                        "{train:?} by {entered:?}: {poses:?}"
                    );
                }
                if !next.contains(&arrived) {
                    next.push(arrived);
                }
            }
        }
        trains = next;
    }
    assert!(trains.len() > 3);
}

#[test]
fn a_train_that_turns_rolls_along_the_leg_and_over_the_edge() {
    let edition = Edition::built_in();
    let track = Track::of(edition);
    let cars = named(edition, &["t12", "t11", "t10", "t09", "t08"]);
    let train = Stretch { cars: &cars, ahead: None, behind: None };
    let engine = &track.rolling(edition, train, &named(edition, &["jw", "xw", "xe", "je", "t25"]))[0];
    let points = engine.unbroken();
    assert_eq!(points.len(), 2, "it leaves the map once");
    assert!(points[0].last().unwrap().x < 0.0 && points[1][0].x > 1000.0);
    for part in &points {
        assert!(part.windows(2).all(|pair| pair[0].distance(pair[1]) < 50.0), "it never jumps");
    }
    let path = engine.path(260.0, None);
    assert!(path.starts_with("0 174 272 ") && path.contains(";1300 826 432 "), "{path}");
    assert!(engine.path(260.0, Some(13.0)).split(';').all(|step| step.split(' ').nth(3) == Some("0")));
}

#[test]
fn cars_are_pale_in_the_tunnel_only() {
    let edition = Edition::built_in();
    let track = Track::of(edition);
    let cars = named(edition, &["t22", "t21", "t20", "t19", "t18"]);
    let stands = track.standing(edition, Stretch { cars: &cars, ahead: None, behind: None });
    let pale: Vec<bool> = stands.iter().map(|pose| pose.opacity < 1.0).collect();
    assert_eq!(pale, [false, false, true, true, false]);
}
