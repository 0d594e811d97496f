//! The railroad as curves through its rails, so that a car can stand and roll anywhere along them.
//!
//! At a junction two of the three ways continue straight, and the third ends there: so the rails form lines, closed or from end
//! to end. A train that turns at a junction rolls along a leg, which joins two lines.

mod route;

pub(crate) use route::Pose;
pub use route::{CarMotion, Stretch};

use super::curve::{Point, bent, through};
use train_heist::{Edition, Space, SpaceSet};

/// The distance from its junction, in rails, at which a leg leaves the straight line.
pub(super) const TURNS_OFF: f32 = 0.78;
/// The fraction of the way to its first rail at which a leg reaches the line that ends there.
pub(super) const JOINS: f32 = 0.69;

/// All lines and legs of an edition's railroad.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    pub(super) lines: Vec<RailLine>,
    pub(super) legs: Vec<Leg>,
    /// The two rails joined over the edge.
    wrap: [Space; 2],
}

/// A row of rails.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct RailLine {
    /// The rails, in order.
    pub(super) rails: Vec<Space>,
    /// The points it runs through: the middles of its rails, and its ends, if it has any.
    pub(super) points: Vec<Point>,
    /// The ends; a closed line has none.
    pub(super) ends: Option<[LineEnd; 2]>,
}

/// How a line ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineEnd {
    /// In a junction of another line.
    Junction(Space),
    /// At the edge of the map.
    Edge,
}

/// The curve of a train that turns at a junction.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Leg {
    pub(super) junction: Space,
    /// The rail of the straight line it leads to, and the rail of the line that ends here.
    pub(super) straight: Space,
    pub(super) spur: Space,
    /// From the straight line to the other.
    pub(super) curve: [Point; 4],
}

/// A position on a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct OnLine {
    pub(super) line: usize,
    /// Whole numbers are the points of the line, halves are the joints between rails.
    pub(super) at: f32,
}

impl Track {
    /// The railroad of an edition.
    pub fn of(edition: &Edition) -> Track {
        let board = &edition.board;
        let mut track = Track { lines: Vec::new(), legs: Vec::new(), wrap: board.wrap };
        for rail in board.rails {
            if track.place(rail).is_none() {
                let line = RailLine::along(edition, rail);
                track.lines.push(line);
            }
        }
        let legs = board.junctions.iter().flat_map(|junction| {
            let ways = junction.ways.iter().flat_map(|ways| [[ways.from, ways.red], [ways.from, ways.green]]);
            ways.filter_map(|way| track.leg(junction.space, way)).collect::<Vec<_>>()
        });
        let mut known: Vec<Leg> = Vec::new();
        for leg in legs.collect::<Vec<_>>() {
            if !known.contains(&leg) {
                known.push(leg);
            }
        }
        Track { legs: known, ..track }
    }

    /// The position of a rail on its line.
    pub(super) fn place(&self, rail: Space) -> Option<OnLine> {
        self.lines
            .iter()
            .enumerate()
            .find_map(|(line, known)| known.place(rail).map(|at| OnLine { line, at }))
    }

    /// A point of a line.
    pub(super) fn point(&self, on: OnLine) -> Point {
        self.lines[on.line].point(on.at)
    }

    /// The two rails between which a train rolls straight through a junction.
    pub(super) fn straight_through(&self, junction: Space) -> Vec<Space> {
        let line = self.lines.iter().find(|line| line.rails.contains(&junction));
        line.map(|line| line.neighbours(junction)).unwrap_or_default()
    }

    /// The line that has an end in this junction, with its first rail.
    pub(super) fn spur_of(&self, junction: Space) -> Option<(usize, Space)> {
        self.lines.iter().enumerate().find_map(|(at, line)| {
            let [from, to] = line.ends?;
            let first = (from == LineEnd::Junction(junction)).then(|| line.rails.first());
            let last = (to == LineEnd::Junction(junction)).then(|| line.rails.last());
            first.or(last).flatten().map(|&rail| (at, rail))
        })
    }

    /// The leg of a train that goes from one rail through a junction to another, unless that is straight on.
    fn leg(&self, junction: Space, way: [Space; 2]) -> Option<Leg> {
        let (line, spur) = self.spur_of(junction)?;
        let straight = way.into_iter().find(|&rail| rail != spur)?;
        if !way.contains(&spur) {
            return None;
        }
        let place = self.place(junction)?;
        let on = &self.lines[place.line];
        let towards = on.direction(junction, straight)?;
        let from = place.at + towards * TURNS_OFF;
        let leaves = on.point(from);
        let off = (on.point(from - towards * 0.05) - leaves).unit();
        let spur_line = &self.lines[line];
        let meets = spur_line.meeting(junction)?;
        let arrives = spur_line.point(meets.at);
        let along = (spur_line.point(meets.at + meets.away * 0.05) - arrives).unit();
        let bow = leaves.distance(arrives) * 0.42;
        let curve = [leaves, leaves + off * bow, arrives - along * bow, arrives];
        Some(Leg { junction, straight, spur, curve })
    }
}

/// The point where a line meets the legs of the junction it ends in, and the direction away from there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Meeting {
    pub(super) at: f32,
    pub(super) away: f32,
}

impl RailLine {
    /// The line of a rail, followed in both directions.
    fn along(edition: &Edition, rail: Space) -> RailLine {
        let mut rails = vec![rail];
        let mut ends = [LineEnd::Edge; 2];
        let start = onward(edition, None, rail);
        for (side, first) in start.iter().enumerate() {
            let (mut from, mut next) = (rail, Some(*first));
            while let Some(at) = next {
                if at == rail {
                    // The line is closed.
                    let points = rails.iter().map(|&rail| Point::of(edition.site(rail).middle)).collect();
                    return RailLine { rails, points, ends: None };
                }
                let goes_on = onward(edition, Some(from), at);
                if goes_on.is_empty() && edition.junction(at).is_some() {
                    ends[side] = LineEnd::Junction(at);
                    break;
                }
                if side == 0 {
                    rails.push(at);
                } else {
                    rails.insert(0, at);
                }
                (from, next) = (at, goes_on.first().copied());
            }
        }
        // The first direction was followed to the end, the second to the beginning.
        ends.reverse();
        let mut line = RailLine { rails, points: Vec::new(), ends: Some(ends) };
        line.points = line.rails.iter().map(|&rail| Point::of(edition.site(rail).middle)).collect();
        let [from, to] = ends.map(|end| match end {
            LineEnd::Junction(junction) => Some(Point::of(edition.site(junction).middle)),
            LineEnd::Edge => None,
        });
        let beyond = |points: &[Point], other: Option<Point>, canvas| {
            let last = *points.last().expect("a line runs over one rail at least");
            let before = points.len().checked_sub(2).map(|at| points[at]).or(other);
            edge_from(last, before, canvas)
        };
        let canvas = Point::of(edition.board.canvas);
        let end = to.unwrap_or_else(|| beyond(&line.points, from, canvas));
        line.points.reverse();
        let start = from.unwrap_or_else(|| beyond(&line.points, to, canvas));
        line.points.push(start);
        line.points.reverse();
        line.points.push(end);
        line
    }

    /// The position of one of its rails.
    pub(super) fn place(&self, rail: Space) -> Option<f32> {
        let at = self.rails.iter().position(|&known| known == rail)?;
        Some(if self.ends.is_some() { at + 1 } else { at } as f32)
    }

    /// A point of the curve.
    pub(super) fn point(&self, at: f32) -> Point {
        let whole = at.floor();
        let corner = |step: i32| self.corner(whole as i32 + step);
        through([corner(-1), corner(0), corner(1), corner(2)], at - whole)
    }

    /// One of the points it runs through; beyond its ends it is extended straight.
    fn corner(&self, at: i32) -> Point {
        let count = self.points.len() as i32;
        let of = |at: i32| self.points[at as usize];
        if self.ends.is_none() {
            return of(at.rem_euclid(count.max(1)));
        }
        match at {
            _ if at < 0 => of(0) + (of(0) - of(1)) * (-at) as f32,
            _ if at >= count => of(count - 1) + (of(count - 1) - of(count - 2)) * (at - count + 1) as f32,
            _ => of(at),
        }
    }

    /// The direction of the curve.
    pub(super) fn direction_at(&self, at: f32) -> Point {
        (self.point(at + 0.03) - self.point(at - 0.03)).unit()
    }

    /// A point beside the curve, to the right in its direction.
    pub(super) fn beside(&self, at: f32, off: f32) -> Point {
        self.point(at) + self.direction_at(at).across() * off
    }

    /// Points beside the curve, over a range.
    pub(super) fn arc(&self, from: f32, to: f32, off: f32) -> Vec<Point> {
        let steps = ((to - from).abs() / 0.125).ceil().max(1.0) as usize;
        (0..=steps).map(|step| self.beside(from + (to - from) * step as f32 / steps as f32, off)).collect()
    }

    /// The range of a rail: to its joints, or to the edge of the map.
    pub(super) fn reach(&self, rail: Space) -> Option<[f32; 2]> {
        let at = self.place(rail)?;
        let is_edge = |side: usize| self.ends.is_some_and(|ends| ends[side] == LineEnd::Edge);
        let first = self.rails.first() == Some(&rail) && is_edge(0);
        let last = self.rails.last() == Some(&rail) && is_edge(1);
        Some([if first { at - 1.0 } else { at - 0.5 }, if last { at + 1.0 } else { at + 0.5 }])
    }

    /// The distance from one joint to the next, at this rail.
    pub(super) fn length_of(&self, at: f32) -> f32 {
        self.point(at - 0.5).distance(self.point(at + 0.5)).max(1.0)
    }

    /// The rails of this line before and after one of them.
    fn neighbours(&self, rail: Space) -> Vec<Space> {
        let Some(at) = self.rails.iter().position(|&known| known == rail) else { return Vec::new() };
        let count = self.rails.len();
        let (before, after) = match self.ends {
            None => (Some((at + count - 1) % count), Some((at + 1) % count)),
            Some(_) => (at.checked_sub(1), Some(at + 1)),
        };
        [before, after].into_iter().flatten().filter_map(|at| self.rails.get(at).copied()).collect()
    }

    /// The direction along the line from a rail to its neighbour: 1 or -1.
    pub(super) fn direction(&self, rail: Space, neighbour: Space) -> Option<f32> {
        let (at, other) = (self.place(rail)?, self.place(neighbour)?);
        let count = self.points.len() as f32;
        match other - at {
            1.0 => Some(1.0),
            -1.0 => Some(-1.0),
            step if self.ends.is_none() && step.abs() == count - 1.0 => Some(-step.signum()),
            _ => None,
        }
    }

    /// The point where it meets the legs of a junction it ends in.
    pub(super) fn meeting(&self, junction: Space) -> Option<Meeting> {
        let [from, to] = self.ends?;
        let last = self.points.len().checked_sub(1)? as f32;
        if from == LineEnd::Junction(junction) {
            Some(Meeting { at: JOINS, away: 1.0 })
        } else if to == LineEnd::Junction(junction) {
            Some(Meeting { at: last - JOINS, away: -1.0 })
        } else {
            None
        }
    }
}

impl Leg {
    /// A point of the leg: 0 is on the straight line, 1 on the other.
    pub(super) fn point(&self, part: f32) -> Point {
        bent(self.curve, part)
    }
}

/// The rails to which a line continues: in both directions from a rail, or onward from the rail it came from. At a junction it
/// continues to the most opposite rail.
fn onward(edition: &Edition, from: Option<Space>, at: Space) -> Vec<Space> {
    let ends = edition.beside(at).and(edition.board.rails);
    let pair =
        if edition.junction(at).is_some() { most_opposite(edition, at, ends) } else { ends.iter().collect() };
    match from {
        None => pair,
        Some(from) if pair.contains(&from) => pair.into_iter().filter(|&rail| rail != from).collect(),
        Some(_) => Vec::new(),
    }
}

fn most_opposite(edition: &Edition, at: Space, ends: SpaceSet) -> Vec<Space> {
    let middle = Point::of(edition.site(at).middle);
    let way = |rail: Space| (Point::of(edition.site(rail).middle) - middle).unit();
    let pairs = ends
        .iter()
        .flat_map(|one| ends.iter().filter(move |&other| one < other).map(move |other| [one, other]));
    let pair = pairs.min_by(|a, b| way(a[0]).dot(way(a[1])).total_cmp(&way(b[0]).dot(way(b[1]))));
    pair.map(Vec::from).unwrap_or_default()
}

/// The point where a line leaves the map, given its last two points: straight on, or by the nearest edge.
fn edge_from(last: Point, before: Option<Point>, canvas: Point) -> Point {
    let nearest = [
        Point::new(0.0, last.y),
        Point::new(canvas.x, last.y),
        Point::new(last.x, 0.0),
        Point::new(last.x, canvas.y),
    ];
    let nearest = nearest.into_iter().min_by(|a, b| a.distance(last).total_cmp(&b.distance(last)));
    let nearest = nearest.expect("a map has four edges");
    let Some(before) = before else { return nearest };
    let way = (last - before).unit();
    let until = |way: f32, at: f32, size: f32| match way {
        _ if way > 1e-3 => (size - at) / way,
        _ if way < -1e-3 => -at / way,
        _ => f32::INFINITY,
    };
    let far = until(way.x, last.x, canvas.x).min(until(way.y, last.y, canvas.y));
    if far.is_finite() && far < 2.0 * nearest.distance(last) + 1.0 { last + way * far } else { nearest }
}
