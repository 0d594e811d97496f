//! A canvas in small squares, each owned by a space, by the rock, or by nothing yet.

use super::curve::{Point, is_inside};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The owner of a square: a space by its number, or one of these constants.
pub(super) type SquareOwner = u8;
pub(super) const NOBODY: SquareOwner = 255;
pub(super) const ROCK: SquareOwner = 254;

/// The squares of a canvas.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    /// The corner of the first square, and the length of its sides.
    pub(super) origin: Point,
    pub(super) step: f32,
    pub(super) wide: usize,
    pub(super) high: usize,
    pub(super) owners: Vec<SquareOwner>,
}

impl Grid {
    /// A field without owners between two corners.
    pub(super) fn new(origin: Point, corner: Point, step: f32) -> Grid {
        let wide = ((corner.x - origin.x) / step).round().max(1.0) as usize;
        let high = ((corner.y - origin.y) / step).round().max(1.0) as usize;
        Grid { origin, step, wide, high, owners: vec![NOBODY; wide * high] }
    }

    /// The centre of a square.
    pub(super) fn middle(&self, at: usize) -> Point {
        let (x, y) = ((at % self.wide) as f32 + 0.5, (at / self.wide) as f32 + 0.5);
        self.origin + Point::new(x, y) * self.step
    }

    /// The square that contains a point.
    pub(super) fn square(&self, point: Point) -> Option<usize> {
        let at = (point - self.origin) * (1.0 / self.step);
        let inside = at.x >= 0.0 && at.y >= 0.0 && (at.x as usize) < self.wide && (at.y as usize) < self.high;
        inside.then(|| at.y as usize * self.wide + at.x as usize)
    }

    /// The neighbouring squares: left, right, above and below.
    pub(super) fn around(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let (x, y, wide, high) = (at % self.wide, at / self.wide, self.wide, self.high);
        let sides = [
            (x > 0, at.wrapping_sub(1)),
            (x + 1 < wide, at + 1),
            (y > 0, at.wrapping_sub(wide)),
            (y + 1 < high, at + wide),
        ];
        sides.into_iter().filter(|(is, _)| *is).map(|(_, at)| at)
    }

    /// Whether this square is at the edge of the field.
    pub(super) fn is_outermost(&self, at: usize) -> bool {
        let (x, y) = (at % self.wide, at / self.wide);
        x == 0 || y == 0 || x + 1 == self.wide || y + 1 == self.high
    }

    /// All squares whose centres are near a point.
    fn near(&self, point: Point, within: f32) -> Vec<usize> {
        let low = (point - self.origin - Point::new(within, within)) * (1.0 / self.step);
        let top = (point - self.origin + Point::new(within, within)) * (1.0 / self.step);
        let range = |from: f32, to: f32, most: usize| {
            (from.floor().max(0.0) as usize).min(most)..(to.ceil().max(0.0) as usize).min(most)
        };
        let rows = range(low.y, top.y, self.high);
        let columns = range(low.x, top.x, self.wide);
        let squares = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
        squares
            .map(|(x, y)| y * self.wide + x)
            .filter(|&at| self.middle(at).distance(point) <= within)
            .collect()
    }

    /// Gives an owner the free squares around a point.
    pub(super) fn give_disc(&mut self, middle: Point, radius: f32, owner: SquareOwner) {
        for at in self.near(middle, radius) {
            if self.owners[at] == NOBODY {
                self.owners[at] = owner;
            }
        }
    }

    /// Gives an owner the free squares along a line.
    pub(super) fn give_strip(&mut self, line: &[Point], half: f32, owner: SquareOwner) {
        for pair in line.windows(2) {
            let steps = (pair[0].distance(pair[1]) / self.step).ceil().max(1.0) as usize;
            for step in 0..=steps {
                self.give_disc(pair[0].towards(pair[1], step as f32 / steps as f32), half, owner);
            }
        }
    }

    /// Gives an owner all squares inside an outline.
    pub(super) fn give_shape(&mut self, outline: &[Point], owner: SquareOwner) {
        let span = |of: fn(&Point) -> f32| {
            let all = || outline.iter().map(of);
            (all().fold(f32::INFINITY, f32::min), all().fold(f32::NEG_INFINITY, f32::max))
        };
        let ((left, right), (top, bottom)) = (span(|point| point.x), span(|point| point.y));
        if !(left.is_finite() && top.is_finite()) {
            return;
        }
        let row = |y: f32| ((y - self.origin.y) / self.step).clamp(0.0, self.high as f32) as usize;
        let column = |x: f32| ((x - self.origin.x) / self.step).clamp(0.0, self.wide as f32) as usize;
        for y in row(top)..(row(bottom) + 1).min(self.high) {
            for x in column(left)..(column(right) + 1).min(self.wide) {
                let at = y * self.wide + x;
                if is_inside(self.middle(at), outline) {
                    self.owners[at] = owner;
                }
            }
        }
    }

    /// Grows owners into the free squares nearest to them, up to a distance.
    pub(super) fn grow(&mut self, grows: impl Fn(SquareOwner) -> bool, farthest: f32) {
        let mut open = BinaryHeap::new();
        let reach = |from: usize, to: usize, wide: usize| {
            let across = (from % wide).abs_diff(to % wide);
            let down = (from / wide).abs_diff(to / wide);
            across * across + down * down
        };
        let limit = (farthest / self.step).powi(2);
        for at in 0..self.owners.len() {
            if self.owners[at] != NOBODY && grows(self.owners[at]) {
                open.extend(
                    self.around(at)
                        .filter(|&next| self.owners[next] == NOBODY)
                        .map(|next| Reverse((1, next, at))),
                );
            }
        }
        while let Some(Reverse((far, at, from))) = open.pop() {
            if self.owners[at] != NOBODY || far as f32 > limit {
                continue;
            }
            self.owners[at] = self.owners[from];
            for next in self.around(at) {
                if self.owners[next] == NOBODY {
                    open.push(Reverse((reach(from, next, self.wide), next, from)));
                }
            }
        }
    }

    /// Connected squares whose owners match.
    pub(super) fn patches(&self, meant: impl Fn(SquareOwner) -> bool) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.owners.len()];
        let mut patches = Vec::new();
        for start in 0..self.owners.len() {
            if seen[start] || !meant(self.owners[start]) {
                continue;
            }
            let (mut patch, mut next) = (vec![start], 0);
            seen[start] = true;
            while let Some(&at) = patch.get(next) {
                next += 1;
                for beside in self.around(at) {
                    if !seen[beside] && meant(self.owners[beside]) {
                        seen[beside] = true;
                        patch.push(beside);
                    }
                }
            }
            patches.push(patch);
        }
        patches
    }
}
