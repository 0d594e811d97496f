//! A train on the railroad: the poses of its cars, and how they roll.

use super::super::curve::Point;
use super::{Leg, LineEnd, OnLine, Track};
use std::fmt::Write;
use train_heist::{Edition, Space};

/// How far a car rolls off the map before it comes in at the other edge.
const UNSEEN: f32 = 48.0;
/// The number of steps per rail.
const STEPS: usize = 6;
/// Two positions farther apart than this are on different edges of the map.
const LEAP: f32 = 300.0;
/// The opacity of a car in the tunnel, visible through the rock.
const IN_TUNNEL: f32 = 0.55;

/// The position of a car and the direction of its nose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    pub at: Point,
    /// Degrees, clockwise; cars are drawn with their noses to the left.
    pub turn: f32,
    pub opacity: f32,
}

/// The rails of a train, with what is known of its way before and after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch<'a> {
    /// The rails of its cars, engine first.
    pub cars: &'a [Space],
    /// The rail that the engine would enter next: relevant only on a junction.
    pub ahead: Option<Space>,
    /// The rail that the last car came from: relevant only on a junction.
    pub behind: Option<Space>,
}

/// The motion of a car: its pose by the number of rails rolled.
#[derive(Clone, PartialEq, Debug)]
pub struct CarMotion {
    pub(crate) steps: Vec<(f32, Pose)>,
}

impl Pose {
    /// A point at this distance behind the middle of the car.
    pub fn beside(&self, behind: f32) -> Point {
        let turn = self.turn.to_radians();
        self.at + Point::new(turn.cos(), turn.sin()) * behind
    }
}

impl CarMotion {
    /// The path for the page's script: milliseconds, position, turn, width, height and opacity of each step. An upright
    /// drawing, such as a plate, is not turned; it is at this distance behind the middle of its car.
    pub fn path(&self, rail_time: f32, upright: Option<f32>) -> String {
        let mut written = String::new();
        let tenths = |number: f32| (number * 10.0).round() / 10.0;
        for (number, (step, pose)) in self.steps.iter().enumerate() {
            let separator = if number == 0 { "" } else { ";" };
            let time = step * rail_time;
            let (at, turn) = upright.map_or((pose.at, pose.turn), |behind| (pose.beside(behind), 0.0));
            let _ = write!(
                written,
                "{separator}{} {} {} {} 1 1 {}",
                time.round(),
                tenths(at.x),
                tenths(at.y),
                turn.round(),
                pose.opacity
            );
        }
        written
    }

    /// The poses on each rail it enters.
    pub fn stops(&self) -> Vec<Pose> {
        self.steps.iter().filter(|(at, _)| *at > 0.0 && at.fract() == 0.0).map(|(_, pose)| *pose).collect()
    }

    /// Its way in parts: there is a gap at the edge of the map.
    pub fn unbroken(&self) -> Vec<Vec<Point>> {
        let mut parts: Vec<Vec<Point>> = vec![Vec::new()];
        let mut before: Option<Point> = None;
        for (_, pose) in &self.steps {
            if before.is_some_and(|before| before.distance(pose.at) > LEAP) {
                parts.push(Vec::new());
            }
            if let Some(part) = parts.last_mut() {
                part.push(pose.at);
            }
            before = Some(pose.at);
        }
        parts
    }
}

impl Track {
    /// The poses of a train's cars, engine first.
    pub fn standing(&self, edition: &Edition, train: Stretch<'_>) -> Vec<Pose> {
        let way = Way::of(self, edition, train, &[]);
        let cars = train.cars.len();
        let poses = (0..cars).map(|car| way.pose(self, edition, way.stands[way.first + cars - 1 - car]));
        poses.collect()
    }

    /// The motions of a train's cars when its engine enters these rails, engine first.
    pub fn rolling(&self, edition: &Edition, train: Stretch<'_>, entered: &[Space]) -> Vec<CarMotion> {
        let way = Way::of(self, edition, train, entered);
        let cars = train.cars.len();
        let roll = |car: usize| {
            let first = way.first + cars - 1 - car;
            let mut steps: Vec<(f32, Pose)> = vec![(0.0, way.pose(self, edition, way.stands[first]))];
            let mut from = way.stands[first];
            for step in 1..=entered.len() * STEPS {
                let (rail, part) =
                    (first + (step - 1) / STEPS, ((step - 1) % STEPS + 1) as f32 / STEPS as f32);
                let to = way.stands[rail] + (way.stands[rail + 1] - way.stands[rail]) * part;
                let mut pose = way.pose(self, edition, to);
                let (before, last) = steps[steps.len() - 1];
                // A car never spins: of two ways to turn, it takes the shorter one.
                pose.turn += ((last.turn - pose.turn) / 360.0).round() * 360.0;
                if let Some((leap, [leaves, comes])) = way.leap_between(from, to) {
                    let at = before + (leap - from) / (to - from) / STEPS as f32;
                    steps.extend([(at, Pose { at: leaves, ..last }), (at, Pose { at: comes, ..pose })]);
                }
                steps.push((step as f32 / STEPS as f32, pose));
                from = to;
            }
            CarMotion { steps }
        };
        (0..cars).map(roll).collect()
    }

    /// The stretch of line between two rails: the line, and both positions on it.
    fn between(&self, from: Space, to: Space) -> Option<(usize, f32, f32)> {
        self.lines.iter().enumerate().find_map(|(at, line)| {
            let place = |rail: Space, other: Space| {
                line.place(rail).or_else(|| {
                    // A junction in which the line ends, seen from the rail beside it.
                    let [start, end] = line.ends?;
                    let last = line.points.len() as f32 - 1.0;
                    let first_rail = start == LineEnd::Junction(rail) && line.rails.first() == Some(&other);
                    let last_rail = end == LineEnd::Junction(rail) && line.rails.last() == Some(&other);
                    first_rail.then_some(0.0).or(last_rail.then_some(last))
                })
            };
            let (a, b) = (place(from, to)?, place(to, from)?);
            let round = line.points.len() as f32;
            match b - a {
                step if step.abs() == 1.0 => Some((at, a, b)),
                step if line.ends.is_none() && step.abs() == round - 1.0 => Some((at, a, a - step.signum())),
                _ => None,
            }
        })
    }

    /// The leg of a train that turns at a junction.
    fn turning(&self, from: Option<Space>, at: Space, to: Option<Space>) -> Option<&Leg> {
        let (from, to) = (from?, to?);
        self.legs.iter().find(|leg| {
            let way = [leg.straight, leg.spur];
            leg.junction == at && (way == [from, to] || way == [to, from])
        })
    }
}

/// The way of a train, from its last car on, as a row of points.
struct Way {
    points: Vec<(Point, f32)>,
    /// The distance along the way at which the car of each rail stands.
    stands: Vec<f32>,
    rails: Vec<Space>,
    /// The index of the rail on which the last car stands.
    first: usize,
}

impl Way {
    fn of(track: &Track, edition: &Edition, train: Stretch<'_>, entered: &[Space]) -> Way {
        // One rail before and one after them, known or likely: a car's heading depends on the way around it.
        let mut rails: Vec<Space> = train.cars.iter().rev().chain(entered).copied().collect();
        let behind = train.behind.or_else(|| likely_behind(track, edition, &rails));
        let ahead = train.ahead.filter(|_| entered.is_empty()).or_else(|| likely_ahead(edition, &rails));
        let first = usize::from(behind.is_some());
        rails.splice(0..0, behind);
        rails.extend(ahead);
        let mut way = Way { points: Vec::new(), stands: Vec::new(), rails, first };
        for at in 0..way.rails.len() {
            let before = at.checked_sub(1).map(|before| way.rails[before]);
            let here = way.rails[at];
            let after = way.rails.get(at + 1).copied();
            let leg = track.turning(before, here, after);
            match leg {
                Some(leg) => {
                    let towards_spur = Some(leg.spur) == after;
                    way.leg(leg, if towards_spur { [0.0, 0.5] } else { [1.0, 0.5] });
                    way.stand();
                    way.leg(leg, if towards_spur { [0.5, 1.0] } else { [0.5, 0.0] });
                }
                None => {
                    if let Some(place) = track.place(here) {
                        way.go(track.point(place));
                    }
                    way.stand();
                }
            }
            if let Some(next) = way.rails.get(at + 1).copied() {
                let turns = track.turning(Some(here), next, way.rails.get(at + 2).copied());
                way.roll(track, [here, next], [leg, turns]);
            }
        }
        way
    }

    /// Appends the line from one rail towards the next; legs begin and end before the junction's middle.
    fn roll(&mut self, track: &Track, [from, to]: [Space; 2], legs: [Option<&Leg>; 2]) {
        if let Some((line, a, b)) = track.between(from, to) {
            let towards = (b - a).signum();
            let off = |leg: Option<&Leg>, junction: Space, other: Space| match leg {
                Some(leg) if leg.junction == junction && other == leg.spur => super::JOINS,
                Some(leg) if leg.junction == junction => super::TURNS_OFF,
                _ => 0.0,
            };
            let (start, end) = (a + towards * off(legs[0], from, to), b - towards * off(legs[1], to, from));
            let steps = (((end - start) * towards).max(0.0) * 16.0).ceil() as usize;
            for step in 0..=steps {
                self.go(track
                    .point(OnLine { line, at: start + (end - start) * step as f32 / steps.max(1) as f32 }));
            }
        } else if track.wrap.contains(&from) && track.wrap.contains(&to) {
            for (rail, leaves) in [(from, true), (to, false)] {
                let Some(place) = track.place(rail) else { continue };
                let line = &track.lines[place.line];
                let is_first = line.rails.first() == Some(&rail)
                    && line.ends.is_some_and(|ends| ends[0] == LineEnd::Edge);
                let edge = place.at + if is_first { -1.0 } else { 1.0 };
                let over = line.point(edge) + (line.point(edge) - line.point(place.at)).unit() * UNSEEN;
                let mut points: Vec<Point> = (0..=16_u8)
                    .map(|step| line.point(place.at + (edge - place.at) * f32::from(step) / 16.0))
                    .collect();
                points.push(over);
                if !leaves {
                    points.reverse();
                    // The leap takes no distance.
                    let so_far = self.so_far();
                    self.points.push((points[0], so_far));
                }
                points.into_iter().for_each(|point| self.go(point));
            }
        }
    }

    fn leg(&mut self, leg: &Leg, [from, to]: [f32; 2]) {
        for step in 0..=12_u8 {
            self.go(leg.point(from + (to - from) * f32::from(step) / 12.0));
        }
    }

    fn so_far(&self) -> f32 {
        self.points.last().map_or(0.0, |(_, far)| *far)
    }

    fn go(&mut self, to: Point) {
        match self.points.last() {
            Some((at, _)) if at.distance(to) < 0.01 => {}
            Some((at, far)) => self.points.push((to, far + at.distance(to))),
            None => self.points.push((to, 0.0)),
        }
    }

    fn stand(&mut self) {
        self.stands.push(self.so_far());
    }

    /// The part of the way that contains this distance.
    fn part(&self, far: f32) -> Option<[(Point, f32); 2]> {
        let after = self.points.iter().position(|(_, at)| *at >= far).unwrap_or(self.points.len());
        let after = after.clamp(1, self.points.len().checked_sub(1)?.max(1));
        Some([*self.points.get(after - 1)?, *self.points.get(after)?])
    }

    /// A leap over the edge of the map between two distances: where it is, and both its ends.
    fn leap_between(&self, from: f32, to: f32) -> Option<(f32, [Point; 2])> {
        let leap = self.points.windows(2).find(|pair| {
            pair[0].1 == pair[1].1
                && pair[0].0.distance(pair[1].0) > LEAP
                && pair[0].1 > from
                && pair[0].1 <= to
        })?;
        Some((leap[0].1, [leap[0].0, leap[1].0]))
    }

    fn pose(&self, track: &Track, edition: &Edition, far: f32) -> Pose {
        let tunnel = |point: Point| {
            let near = |rail: Space| {
                let Some(place) = track.place(rail) else { return false };
                track.point(place).distance(point) < track.lines[place.line].length_of(place.at) * 0.5
            };
            if edition.board.tunnel.iter().any(near) { IN_TUNNEL } else { 1.0 }
        };
        match self.part(far) {
            Some([(a, from), (b, to)]) => {
                let part = if to > from { ((far - from) / (to - from)).clamp(0.0, 1.0) } else { 0.0 };
                let at = a.towards(b, part);
                // A car's axles are apart: its heading is that of the way around it.
                let (rear, front) = (self.near(far - 14.0, at), self.near(far + 14.0, at));
                let way = if front.distance(rear) < 1.0 { b - a } else { front - rear };
                Pose { at, turn: way.heading() + 180.0, opacity: tunnel(at) }
            }
            None => {
                let at = self.points.first().map_or(Point::default(), |(point, _)| *point);
                Pose { at, turn: 0.0, opacity: tunnel(at) }
            }
        }
    }

    /// A point on the way, unless the edge of the map lies between.
    fn near(&self, far: f32, around: Point) -> Point {
        let Some([(a, from), (b, to)]) = self.part(far) else { return around };
        let part = if to > from { (far - from) / (to - from) } else { 0.0 };
        let point = if a.distance(b) > LEAP { a } else { a.towards(b, part) };
        if point.distance(around) < 2.0 * UNSEEN { point } else { around }
    }
}

/// The rail a train would enter after its last one: through a junction by the red way.
fn likely_ahead(edition: &Edition, rails: &[Space]) -> Option<Space> {
    let [.., before, at] = rails else { return None };
    match edition.junction(*at) {
        Some(junction) => {
            let ways = &edition.board.junctions[junction].ways;
            ways.iter().find(|ways| ways.from == *before).map(|ways| ways.red)
        }
        None => edition.ways_on(*before, *at).iter().next(),
    }
}

/// The rail its last car came from: through a junction straight on, if possible.
fn likely_behind(track: &Track, edition: &Edition, rails: &[Space]) -> Option<Space> {
    let [at, after, ..] = rails else { return None };
    let Some(junction) = edition.junction(*at) else { return edition.ways_on(*after, *at).iter().next() };
    let straight = track.straight_through(*at);
    let opposite = straight.iter().find(|rail| straight.contains(after) && *rail != after).copied();
    let ways = &edition.board.junctions[junction].ways;
    opposite
        .or_else(|| ways.iter().find(|ways| ways.red == *after || ways.green == *after).map(|ways| ways.from))
}
