//! From squares to outlines: a border between two owners is one line, smoothed once, so that both outlines share it.

use super::curve::{Point, simplified, twice_area};
use super::grain::uneven;
use super::grid::{Grid, NOBODY, SquareOwner};
use std::collections::BTreeMap;

/// How uneven a border is, and the tolerance of its simplification.
const UNEVEN: f32 = 3.2;
const WITHIN: f32 = 0.75;
/// The number of smoothing passes.
const SMOOTHED: usize = 5;

/// A corner of squares: column and row.
type Corner = (usize, usize);

/// A border between two corners where owners meet, with the owners on its left and right.
struct Border {
    corners: Vec<Corner>,
    left: SquareOwner,
    right: SquareOwner,
}

/// The largest outline of every owner.
pub(super) fn outlines(
    grid: &Grid,
    is_smooth: impl Fn(SquareOwner) -> bool,
) -> BTreeMap<SquareOwner, Vec<Point>> {
    let borders = borders(grid);
    let lines: Vec<Vec<Point>> = borders.iter().map(|border| drawn(grid, border, &is_smooth)).collect();
    let mut owners: BTreeMap<SquareOwner, Vec<(usize, bool)>> = BTreeMap::new();
    for (at, border) in borders.iter().enumerate() {
        owners.entry(border.left).or_default().push((at, true));
        owners.entry(border.right).or_default().push((at, false));
    }
    owners.remove(&NOBODY);
    let outline = |parts: Vec<(usize, bool)>| {
        let rings = rings(&borders, parts).into_iter().map(|ring| {
            let parts = ring.into_iter().flat_map(|(at, forward)| {
                let line = &lines[at];
                let mut part: Vec<Point> =
                    if forward { line.clone() } else { line.iter().rev().copied().collect() };
                part.pop();
                part
            });
            parts.collect::<Vec<Point>>()
        });
        rings.max_by(|a, b| twice_area(a).abs().total_cmp(&twice_area(b).abs())).unwrap_or_default()
    };
    owners.into_iter().map(|(owner, parts)| (owner, outline(parts))).collect()
}

/// Joins borders end to end into rings.
fn rings(borders: &[Border], mut parts: Vec<(usize, bool)>) -> Vec<Vec<(usize, bool)>> {
    let ends = |(at, forward): (usize, bool)| {
        let corners = &borders[at].corners;
        let (first, last) = (corners[0], corners[corners.len() - 1]);
        if forward { (first, last) } else { (last, first) }
    };
    let mut rings = Vec::new();
    while let Some(part) = parts.pop() {
        let (start, mut end) = ends(part);
        let mut ring = vec![part];
        while end != start {
            let Some(next) = parts.iter().position(|&part| ends(part).0 == end) else { break };
            let part = parts.swap_remove(next);
            end = ends(part).1;
            ring.push(part);
        }
        rings.push(ring);
    }
    rings
}

/// The border lines of a field, each followed from one meeting to the next.
fn borders(grid: &Grid) -> Vec<Border> {
    let walk = Walk { grid };
    let mut seen = vec![[false; 2]; (grid.wide + 1) * (grid.high + 1)];
    let mut borders = Vec::new();
    let corners = || (0..=grid.high).flat_map(|y| (0..=grid.wide).map(move |x| (x, y)));
    // First those that begin where three owners meet, then rings without such a corner.
    for meetings in [true, false] {
        for corner in corners() {
            if walk.is_meeting(corner) != meetings {
                continue;
            }
            for way in 0..4 {
                if walk.is_border(corner, way) && !walk.seen(&seen, corner, way) {
                    borders.push(walk.follow(&mut seen, corner, way));
                }
            }
        }
    }
    borders
}

/// A walk along the sides of squares: right, down, left, up.
struct Walk<'a> {
    grid: &'a Grid,
}

impl Walk<'_> {
    fn owner(&self, x: usize, y: usize) -> SquareOwner {
        // Columns and rows count from 1 here, so that there is an outside.
        let inside = x > 0 && y > 0 && x <= self.grid.wide && y <= self.grid.high;
        if inside { self.grid.owners[(y - 1) * self.grid.wide + x - 1] } else { NOBODY }
    }

    /// The owners on the left and on the right of a side that starts at a corner.
    fn sides(&self, (x, y): Corner, way: usize) -> (SquareOwner, SquareOwner) {
        match way {
            0 => (self.owner(x + 1, y), self.owner(x + 1, y + 1)),
            1 => (self.owner(x + 1, y + 1), self.owner(x, y + 1)),
            2 => (self.owner(x, y + 1), self.owner(x, y)),
            _ => (self.owner(x, y), self.owner(x + 1, y)),
        }
    }

    fn step(&self, (x, y): Corner, way: usize) -> Option<Corner> {
        match way {
            0 if x < self.grid.wide => Some((x + 1, y)),
            1 if y < self.grid.high => Some((x, y + 1)),
            2 if x > 0 => Some((x - 1, y)),
            3 if y > 0 => Some((x, y - 1)),
            _ => None,
        }
    }

    fn is_border(&self, corner: Corner, way: usize) -> bool {
        let (left, right) = self.sides(corner, way);
        left != right && self.step(corner, way).is_some()
    }

    /// Whether more than two borders meet here. The corners of the field count, so that they stay sharp.
    fn is_meeting(&self, corner: Corner) -> bool {
        let (x, y) = corner;
        let at_corner = (x == 0 || x == self.grid.wide) && (y == 0 || y == self.grid.high);
        at_corner || (0..4).filter(|&way| self.is_border(corner, way)).count() > 2
    }

    /// The key of a side, the same in both directions.
    fn key(&self, corner: Corner, way: usize) -> (usize, usize) {
        let from = if way < 2 { corner } else { self.step(corner, way).unwrap_or(corner) };
        (from.1 * (self.grid.wide + 1) + from.0, way % 2)
    }

    fn seen(&self, seen: &[[bool; 2]], corner: Corner, way: usize) -> bool {
        let (at, way) = self.key(corner, way);
        seen[at][way]
    }

    fn follow(&self, seen: &mut [[bool; 2]], start: Corner, way: usize) -> Border {
        let (left, right) = self.sides(start, way);
        let (mut corners, mut at, mut way) = (vec![start], start, way);
        while let Some(next) = self.step(at, way) {
            let (place, kind) = self.key(at, way);
            seen[place][kind] = true;
            corners.push(next);
            at = next;
            if at == start || self.is_meeting(at) {
                break;
            }
            let onward = (0..4).find(|&way| self.is_border(at, way) && !self.seen(seen, at, way));
            match onward {
                Some(onward) => way = onward,
                None => break,
            }
        }
        Border { corners, left, right }
    }
}

/// A border as it is drawn.
fn drawn(grid: &Grid, border: &Border, is_smooth: impl Fn(SquareOwner) -> bool) -> Vec<Point> {
    let mut line: Vec<Point> = border
        .corners
        .iter()
        .map(|&(x, y)| grid.origin + Point::new(x as f32, y as f32) * grid.step)
        .collect();
    if border.left == NOBODY || border.right == NOBODY {
        return simplified_ring(&line, 0.1);
    }
    for _ in 0..SMOOTHED {
        line = averaged(&line);
    }
    if is_smooth(border.left) || is_smooth(border.right) {
        return simplified_ring(&line, WITHIN);
    }
    // Its ends meet other borders, the frame or a bed, and must not move.
    let moved = line.iter().enumerate().map(|(at, &point)| {
        let from_end = at.min(line.len() - 1 - at) as f32 * grid.step;
        uneven(point, UNEVEN * (from_end / 16.0).min(1.0))
    });
    simplified_ring(&moved.collect::<Vec<_>>(), WITHIN)
}

/// Moves every point to the average of its neighbours; the ends stay.
fn averaged(line: &[Point]) -> Vec<Point> {
    let last = line.len() - 1;
    let average = |at: usize| {
        let reach = 5.min(at).min(last - at);
        let around = &line[at - reach..=at + reach];
        around.iter().fold(Point::default(), |sum, &point| sum + point) * (1.0 / around.len() as f32)
    };
    (0..=last).map(average).collect()
}

/// Simplifies a line that may be closed, as two halves.
fn simplified_ring(line: &[Point], within: f32) -> Vec<Point> {
    if line.len() < 8 || line.first() != line.last() {
        return simplified(line, within);
    }
    let (first, second) = line.split_at(line.len() / 2);
    let mut points = simplified(&[first, &second[..1]].concat(), within);
    points.pop();
    points.extend(simplified(second, within));
    points
}
