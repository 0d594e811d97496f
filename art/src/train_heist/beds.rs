//! The bed of every rail, and the spaces along it.

use super::curve::Point;
use super::track::{Meeting, RailLine, Track};
use std::f32::consts::FRAC_PI_2;
use train_heist::{Edition, Space};

/// Half the width of a bed.
pub(super) const BAND: f32 = 23.0;
/// The distance from its junction, as a fraction of the way to its first rail, at which a spur is as narrow as a bed.
const NECK: f32 = 0.77;
/// Where another space also reaches a junction, its spur begins this close to the middle.
const HALF_MOUTH: f32 = 0.06;

/// A part of a rail's side, and the space that borders on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Share {
    pub(super) rail: Space,
    /// The line, and the range along it.
    pub(super) line: usize,
    pub(super) from: f32,
    pub(super) to: f32,
    /// 1 is the right of the line, -1 the left.
    pub(super) side: f32,
    /// The bordering space; rock if there is none.
    pub(super) owner: Option<Space>,
}

/// The sides of all rails.
pub(super) fn shares(edition: &Edition, track: &Track) -> Vec<Share> {
    let mut shares = Vec::new();
    for (number, line) in track.lines.iter().enumerate() {
        for &rail in &line.rails {
            for side in [-1.0, 1.0] {
                shares.extend(side_of(edition, track, (number, line), rail, side));
            }
        }
    }
    shares
}

fn side_of(
    edition: &Edition,
    track: &Track,
    (number, line): (usize, &RailLine),
    rail: Space,
    side: f32,
) -> Vec<Share> {
    let (Some(at), Some([start, end])) = (line.place(rail), line.reach(rail)) else { return Vec::new() };
    let (middle, along) = (line.point(at), line.direction_at(at));
    let spur = track.spur_of(rail).map(|(_, first)| first);
    let neighbours = edition
        .beside(rail)
        .iter()
        .filter(|&space| !edition.board.rails.contains(space) || Some(space) == spur);
    let way = |space: Space| Point::of(edition.site(space).middle) - middle;
    let mut owners: Vec<Space> =
        neighbours.filter(|&space| way(space).dot(along.across()) * side > 0.0).collect();
    owners.sort_by(|&a, &b| way(a).dot(along).total_cmp(&way(b).dot(along)));
    let share = |owner, from, to| Share { rail, line: number, from, to, side, owner };
    let spread = |owners: &[Space], from: f32, to: f32| -> Vec<Share> {
        let each = (to - from) / owners.len().max(1) as f32;
        let spread = owners.iter().enumerate();
        spread
            .map(|(at, &owner)| share(Some(owner), from + each * at as f32, from + each * (at + 1) as f32))
            .collect()
    };
    let mouth = owners.iter().position(|&space| Some(space) == spur);
    match mouth {
        _ if owners.is_empty() => vec![share(None, start, end)],
        None => spread(&owners, start, end),
        Some(mouth) => {
            let (before, after) = (&owners[..mouth], &owners[mouth + 1..]);
            let half = if before.is_empty() || after.is_empty() { HALF_MOUTH } else { 2.0 * HALF_MOUTH };
            let from = if before.is_empty() { start } else { at - half };
            let to = if after.is_empty() { end } else { at + half };
            let mut shares = spread(before, start, from);
            shares.push(share(spur, from, to));
            shares.extend(spread(after, to, end));
            shares
        }
    }
}

/// The outline of a rail's bed, this wide to both sides.
pub(super) fn outline(track: &Track, shares: &[Share], rail: Space, band: f32) -> Vec<Point> {
    let Some(place) = track.place(rail) else { return Vec::new() };
    let line = &track.lines[place.line];
    let Some([from, to]) = line.reach(rail) else { return Vec::new() };
    let start = mouth(track, shares, (place.line, rail), false, band);
    let end = mouth(track, shares, (place.line, rail), true, band);
    let from = start.as_ref().map_or(from, |mouth| mouth.neck);
    let to = end.as_ref().map_or(to, |mouth| mouth.neck);
    let mut points = Vec::new();
    if let Some(start) = &start {
        points.extend(&start.right);
    }
    points.extend(line.arc(from, to, band));
    if let Some(end) = &end {
        points.extend(end.right.iter().rev());
        points.extend(end.arc.iter().rev());
        points.extend(&end.left);
    }
    points.extend(line.arc(to, from, -band));
    if let Some(start) = &start {
        points.extend(start.left.iter().rev());
        points.extend(&start.arc);
    }
    points
}

/// The shape of a spur's opening towards its junction.
struct Mouth {
    neck: f32,
    /// From the junction's bed to the neck, on both sides of the line.
    right: Vec<Point>,
    left: Vec<Point>,
    /// Along the junction's bed, from the left side to the right.
    arc: Vec<Point>,
}

fn mouth(
    track: &Track,
    shares: &[Share],
    (number, rail): (usize, Space),
    at_end: bool,
    band: f32,
) -> Option<Mouth> {
    let line = &track.lines[number];
    let beside = if at_end { line.rails.last() } else { line.rails.first() };
    let super::track::LineEnd::Junction(junction) = line.ends?[usize::from(at_end)] else { return None };
    if beside != Some(&rail) {
        return None;
    }
    let Meeting { away, .. } = line.meeting(junction)?;
    let tip = if at_end { line.points.len() as f32 - 1.0 } else { 0.0 };
    let neck = tip + away * NECK;
    let share = shares.iter().find(|share| share.rail == junction && share.owner == Some(rail))?;
    let main = &track.lines[share.line];
    let mut arc = main.arc(share.from, share.to, share.side * band);
    let (right, left) = (line.beside(neck, band), line.beside(neck, -band));
    // The arc runs from the line's left to its right, whichever end of the line meets the junction.
    let across = line.direction_at(neck).across();
    if arc.first()?.dot(across) > arc.last()?.dot(across) {
        arc.reverse();
    }
    let along = line.direction_at(neck) * away;
    let bows = [(*arc.last()?, right), (*arc.first()?, left)].map(|(from, to)| bow(from, to, along));
    let [right, left] = bows;
    Some(Mouth { neck, right, left, arc })
}

/// Nearly a quarter of an ellipse: it arrives along the spur, and leaves the junction's bed at once.
fn bow(from: Point, to: Point, along: Point) -> Vec<Point> {
    let way = to - from;
    let (ahead, aside) = (along * way.dot(along), way - along * way.dot(along));
    let point = |step: u8| {
        let part = f32::from(step) / 8.0;
        let turn = part * FRAC_PI_2;
        let round = from + ahead * (1.0 - turn.cos()) + aside * turn.sin();
        round.towards(from.towards(to, part), 0.3)
    };
    (0..=8).map(point).collect()
}
