//! Points, curves through them, and their notation in SVG.

use std::fmt::Write;
use std::ops::{Add, Mul, Sub};

/// A position on a canvas, or the vector from one to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// A point from its coordinates.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// A point from an edition's coordinates.
    pub const fn of([x, y]: [i32; 2]) -> Point {
        Point { x: x as f32, y: y as f32 }
    }

    pub(super) fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    pub(super) fn distance(self, other: Point) -> f32 {
        (other - self).length()
    }

    /// The point at this fraction of the way to another point.
    pub(super) fn towards(self, other: Point, part: f32) -> Point {
        self + (other - self) * part
    }

    /// The unit vector of the same direction.
    pub(super) fn unit(self) -> Point {
        let length = self.length();
        if length < 1e-6 { Point::new(1.0, 0.0) } else { self * (1.0 / length) }
    }

    /// The vector turned clockwise by a quarter, in screen coordinates.
    pub(super) const fn across(self) -> Point {
        Point { x: -self.y, y: self.x }
    }

    pub(super) fn dot(self, other: Point) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// The `transform` of a drawing around the origin.
    pub(super) fn translate(self) -> String {
        format!("translate({} {})", short(self.x), short(self.y))
    }

    /// The angle in degrees, clockwise from the right.
    pub(super) fn heading(self) -> f32 {
        self.y.atan2(self.x).to_degrees()
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, times: f32) -> Point {
        Point::new(self.x * times, self.y * times)
    }
}

/// A point between the second and the third of four points, on a curve through all of them.
pub(super) fn through([a, b, c, d]: [Point; 4], t: f32) -> Point {
    let bend = (a * 2.0 - b * 5.0 + c * 4.0 - d) * (t * t);
    let swing = (b * 3.0 - a - c * 3.0 + d) * (t * t * t);
    (b * 2.0 + (c - a) * t + bend + swing) * 0.5
}

/// A cubic Bézier curve.
pub(super) fn bent([a, b, c, d]: [Point; 4], t: f32) -> Point {
    let u = 1.0 - t;
    a * (u * u * u) + b * (3.0 * u * u * t) + c * (3.0 * u * t * t) + d * (t * t * t)
}

/// Whether a point is inside a closed line.
pub(super) fn is_inside(point: Point, outline: &[Point]) -> bool {
    let mut inside = false;
    for (a, b) in sides(outline) {
        if (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
    }
    inside
}

/// The sides of a closed line.
pub(super) fn sides(outline: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    let next = outline.iter().skip(1).chain(outline.first());
    outline.iter().copied().zip(next.copied())
}

/// The centroid of the points.
pub(super) fn middle_of(points: &[Point]) -> Point {
    let sum = points.iter().fold(Point::default(), |sum, &point| sum + point);
    sum * (1.0 / points.len().max(1) as f32)
}

/// Twice the signed area inside a closed line; the sign gives its direction.
pub(super) fn twice_area(outline: &[Point]) -> f32 {
    sides(outline).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// Simplifies a line: no dropped point is farther from the result than this.
pub(super) fn simplified(line: &[Point], within: f32) -> Vec<Point> {
    let [first, .., last] = line else { return line.to_vec() };
    let off = |point: Point| {
        let along = *last - *first;
        if along.length() < 1e-3 {
            point.distance(*first)
        } else {
            (point - *first).dot(along.across()).abs() / along.length()
        }
    };
    let inner = line.iter().enumerate().skip(1).take(line.len() - 2);
    let farthest = inner.map(|(at, &point)| (at, off(point))).max_by(|a, b| a.1.total_cmp(&b.1));
    match farthest {
        Some((at, distance)) if distance > within => {
            let mut points = simplified(&line[..=at], within);
            points.pop();
            points.extend(simplified(&line[at..], within));
            points
        }
        _ => vec![*first, *last],
    }
}

/// Writes the `d` attribute of a path: relative coordinates in tenths, as short as possible.
#[derive(Clone, Default, Debug)]
pub(super) struct Pen {
    written: String,
    /// The present position, in tenths.
    x: i32,
    y: i32,
}

impl Pen {
    /// The text of the attribute.
    pub(super) fn written(self) -> String {
        self.written
    }

    /// Moves to a point without drawing.
    pub(super) fn at(&mut self, point: Point) -> &mut Pen {
        (self.x, self.y) = (tenths(point.x), tenths(point.y));
        self.written.push('M');
        number(&mut self.written, self.x);
        number(&mut self.written, self.y);
        self
    }

    /// A straight line to a point.
    pub(super) fn to(&mut self, point: Point) -> &mut Pen {
        self.steps('l', &[point])
    }

    /// Straight lines from point to point.
    pub(super) fn line(&mut self, points: &[Point]) -> &mut Pen {
        if let [first, rest @ ..] = points {
            self.at(*first);
            rest.iter().for_each(|&point| {
                self.to(point);
            });
        }
        self
    }

    /// A smooth line through points.
    pub(super) fn smooth(&mut self, points: &[Point]) -> &mut Pen {
        let Some(first) = points.first() else { return self };
        self.at(*first);
        for at in 0..points.len().saturating_sub(1) {
            let before = points[at.saturating_sub(1)];
            let after = points[(at + 2).min(points.len() - 1)];
            self.bow(before, points[at], points[at + 1], after);
        }
        self
    }

    /// A smooth closed line through points.
    pub(super) fn smooth_ring(&mut self, points: &[Point]) -> &mut Pen {
        let Some(first) = points.first() else { return self };
        self.at(*first);
        let of = |at: usize| points[at % points.len()];
        for at in 0..points.len() {
            self.bow(of(at + points.len() - 1), of(at), of(at + 1), of(at + 2));
        }
        self.close()
    }

    /// Closes the line.
    pub(super) fn close(&mut self) -> &mut Pen {
        self.written.push('z');
        self
    }

    /// A Bézier curve from the second of four points to the third, so that the line through all four is smooth.
    fn bow(&mut self, a: Point, b: Point, c: Point, d: Point) {
        self.steps('c', &[b + (c - a) * (1.0 / 6.0), c - (d - b) * (1.0 / 6.0), c]);
    }

    /// One command with relative coordinates.
    fn steps(&mut self, command: char, points: &[Point]) -> &mut Pen {
        let (x, y) = (self.x, self.y);
        if self.written.ends_with(['M', 'z']) || last_command(&self.written) != Some(command) {
            self.written.push(command);
        }
        for point in points {
            (self.x, self.y) = (tenths(point.x), tenths(point.y));
            number(&mut self.written, self.x - x);
            number(&mut self.written, self.y - y);
        }
        self
    }
}

/// A closed line as the `d` of a path.
pub(super) fn closed(outline: &[Point]) -> String {
    let mut pen = Pen::default();
    pen.line(outline).close();
    pen.written()
}

fn last_command(written: &str) -> Option<char> {
    written.chars().rev().find(char::is_ascii_alphabetic)
}

/// Rounds to tenths, precise enough for a drawing.
fn tenths(number: f32) -> i32 {
    (number * 10.0).round() as i32
}

/// Appends a number in tenths, with a separator if it needs one.
fn number(written: &mut String, tenths: i32) {
    if written.ends_with(|last: char| last.is_ascii_digit()) && tenths >= 0 {
        written.push(' ');
    }
    // The leading zero is omitted.
    let sign = if tenths < 0 { "-" } else { "" };
    let _ = match (tenths.abs() / 10, tenths.abs() % 10) {
        (0, 0) => write!(written, "0"),
        (0, part) => write!(written, "{sign}.{part}"),
        (whole, 0) => write!(written, "{sign}{whole}"),
        (whole, part) => write!(written, "{sign}{whole}.{part}"),
    };
}

/// A number as the value of an attribute.
pub(super) fn short(value: f32) -> String {
    let mut written = String::new();
    number(&mut written, tenths(value));
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_written_in_short_steps() {
        let mut pen = Pen::default();
        pen.line(&[Point::new(10.0, 20.0), Point::new(10.5, 19.5), Point::new(14.0, 22.0)]).close();
        assert_eq!(pen.written(), "M10 20l.5-.5 3.5 2.5z");
        assert_eq!([0.0, -0.04, -0.25, 3.96].map(short), ["0", "0", "-.3", "4"]);
    }

    #[test]
    fn a_simple_line_stays_near() {
        let line: Vec<Point> =
            (0..100_u8).map(|at| Point::new(f32::from(at), (f32::from(at) / 9.0).sin() * 8.0)).collect();
        let simple = simplified(&line, 0.8);
        assert!(simple.len() < 30 && simple.first() == line.first() && simple.last() == line.last());
    }
}
