//! Mesas and mountains as woodcuts: a top, a front face, strata, and a second storey.

use super::curve::{Pen, Point, closed, sides};
use super::grain::grain;
use super::ground::{MapAreas, Mountain};
use maud::{Markup, html};

/// The width of a column of rock.
const COLUMN: f32 = 6.0;

/// A column of rock: its position, its far edge, the end of its top, and its foot.
#[derive(Clone, Copy, Debug)]
struct Column {
    x: f32,
    far: f32,
    lip: f32,
    foot: f32,
}

/// All mesas, from far to near.
pub(super) fn mesas(ground: &MapAreas) -> Markup {
    let mut mesas: Vec<&Vec<Point>> = ground.mesas.iter().collect();
    let depth = |outline: &[Point]| outline.iter().map(|point| point.y).fold(0.0, f32::max);
    mesas.sort_by(|a, b| depth(a).total_cmp(&depth(b)));
    html! {
        g id="mesas" aria-hidden="true" { @for outline in mesas { (mesa(outline)) } }
    }
}

/// The mountain over a tunnel: bare rock, with tiers on both sides of the rails.
pub(super) fn mountain(mountain: &Mountain) -> Markup {
    html! {
        path class="cast" d=(closed(&moved(&mountain.whole, 7.0, 6.0))) {}
        path class="mountain" d=(closed(&mountain.whole)) {}
        @for part in &mountain.parts { (tiers(part)) }
    }
}

fn moved(points: &[Point], x: f32, y: f32) -> Vec<Point> {
    points.iter().map(|&point| point + Point::new(x, y)).collect()
}

/// A shape as columns from left to right: x, top, bottom.
fn columns(outline: &[Point], inset: f32) -> Vec<(f32, f32, f32)> {
    let across = |of: fn(f32, f32) -> f32, start: f32| outline.iter().map(|point| point.x).fold(start, of);
    let (left, right) = (across(f32::min, f32::INFINITY), across(f32::max, f32::NEG_INFINITY));
    let count = ((right - left - 2.0 * inset) / COLUMN).max(0.0) as usize;
    let column = |at: usize| {
        let x = left + inset + (right - left - 2.0 * inset) * at as f32 / count.max(1) as f32;
        let crossed = sides(outline).filter(|(a, b)| (a.x <= x) != (b.x <= x));
        let heights: Vec<f32> = crossed.map(|(a, b)| a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)).collect();
        let top = heights.iter().copied().fold(f32::INFINITY, f32::min);
        let bottom = heights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        (bottom - top > 2.0 * inset).then_some((x, top + inset, bottom - inset))
    };
    (0..=count).filter_map(column).collect()
}

fn mesa(outline: &[Point]) -> Markup {
    let columns = columns(outline, 2.0);
    if columns.len() < 4 {
        return rock(outline);
    }
    let tallest = columns.iter().map(|(_, top, bottom)| bottom - top).fold(0.0, f32::max);
    let high = (tallest * 0.42).clamp(10.0, 36.0);
    let last = columns.len() - 1;
    let cut = |(at, &(x, top, bottom)): (usize, &(f32, f32, f32))| {
        let taper = (at.min(last - at) as f32 / 4.0).min(1.0);
        let face = high.min((bottom - top) * 0.55) * (0.55 + 0.45 * taper);
        let lip = bottom - face + 2.2 * grain(x / 9.0, 3.0, 5);
        Column {
            x,
            far: top + grain(x / 14.0, 1.0, 7) * 1.5,
            lip,
            foot: bottom + grain(x / 11.0, 9.0, 8) * 1.2,
        }
    };
    let face: Vec<Column> = columns.iter().enumerate().map(cut).collect();
    let storey: Vec<Column> = upper(&face, 0.20, 0.80, [0.24, 0.66], (high * 0.4).min(13.0));
    let top: Vec<Point> = line(&face, |column| column.far);
    let foot: Vec<Point> = line(&face, |column| column.foot);
    html! {
        path class="cast" d=(around(&moved(&top, 7.0, 6.0), &moved(&foot, 7.0, 6.0))) {}
        (block(&face, ""))
        @if tallest > 44.0 && storey.len() > 5 { (block(&storey, " high")) }
    }
}

/// A rock too small for storeys.
fn rock(outline: &[Point]) -> Markup {
    html! { path class="mountain" d=(closed(outline)) {} }
}

/// A storey on a block: a part of its width and of the depth of its top.
fn upper(block: &[Column], from: f32, to: f32, [far, near]: [f32; 2], high: f32) -> Vec<Column> {
    let count = block.len() as f32;
    let part = &block[(count * from) as usize..((count * to) as usize).min(block.len())];
    let last = part.len().saturating_sub(1).max(1) as f32;
    let storey = |(at, column): (usize, &Column)| {
        let bulge = (std::f32::consts::PI * at as f32 / last).sin().max(0.0).sqrt();
        let deep = column.lip - column.far;
        let y = |part: f32| column.far + deep * (0.5 + (part - 0.5) * bulge);
        let lip = y(near - 0.08).max(y(far)) + grain(column.x / 7.0, 6.0, 4);
        Column { x: column.x, far: y(far) + grain(column.x / 9.0, 5.0, 3), lip, foot: lip + high }
    };
    part.iter().enumerate().map(storey).collect()
}

/// One block of rock: face, strata, cuts, top.
fn block(columns: &[Column], class: &str) -> Markup {
    let (top, lip) = (line(columns, |column| column.far), line(columns, |column| column.lip));
    let foot = line(columns, |column| column.foot);
    let stratum = |from: f32, to: f32| {
        let at = |column: &Column, part: f32| {
            column.lip + (column.foot - column.lip) * (part + 0.06 * grain(column.x / 13.0, part * 9.0, 3))
        };
        around(&line(columns, |column| at(column, from)), &line(columns, |column| at(column, to)))
    };
    let mut cuts = Pen::default();
    let last = columns.len() as f32;
    for (at, column) in columns.iter().enumerate() {
        let shaded = at as f32 / last > 0.55;
        let deep = (column.foot - column.lip)
            * (0.25 + 0.7 * grain(column.x / 4.0, 2.0, 11).abs() + if shaded { 0.2 } else { 0.0 }).min(1.0);
        let start = Point::new(column.x, column.lip);
        cuts.at(start).to(start + Point::new(grain(column.x, 1.0, 2), deep));
        if (shaded || at % 3 == 0) && at + 1 < columns.len() {
            let beside = start + Point::new(2.6, 1.0);
            cuts.at(beside).to(beside + Point::new(0.0, deep * 0.55));
        }
    }
    let mut lights = Pen::default();
    for column in columns.iter().skip(2).step_by(3) {
        let start = Point::new(column.x, column.far + 3.0);
        lights.at(start).to(start
            + Point::new(
                -1.5,
                (4.0 + 3.0 * grain(column.x / 6.0, 4.0, 6).abs()).min((column.lip - column.far) * 0.4),
            ));
    }
    let mut edge = Pen::default();
    edge.line(&lip);
    let is_low = class.is_empty();
    html! {
        path class="face" d=(around(&lip, &foot)) {}
        path class="stratum" d=(stratum(0.20, 0.44)) {}
        @if is_low { path class="stratum dark" d=(stratum(0.60, 0.80)) {} }
        path class="cut" d=(cuts.written()) {}
        path class={ "mesatop" (class) } d=(around(&top, &lip)) {}
        @if is_low { path class="cut thin" d=(lights.written()) {} }
        path class="edge" d=(around(&top, &foot)) {}
        path class="lip" d=(edge.written()) {}
    }
}

/// Two storeys on a part of a mountain.
fn tiers(outline: &[Point]) -> Markup {
    let mut columns = columns(outline, 5.0);
    let tallest = columns.iter().map(|(_, top, bottom)| bottom - top).fold(0.0, f32::max);
    // The sides of the mountain stay bare.
    columns.retain(|(_, top, bottom)| bottom - top > tallest * 0.62);
    if columns.len() < 8 {
        return html! {};
    }
    let last = columns.len() as f32 - 1.0;
    let high = (tallest * 0.26).clamp(14.0, 34.0);
    let cut = |(at, &(x, top, bottom)): (usize, &(f32, f32, f32))| {
        let bulge = (std::f32::consts::PI * (at as f32 + 0.4) / (last + 0.8)).sin().max(0.0).powf(0.45);
        let middle = top + (bottom - top) * 0.5;
        let far = middle - (middle - top - 6.0) * bulge + grain(x / 9.0, 1.0, 2) * 1.5;
        let foot = middle + (bottom - 7.0 - middle) * bulge + grain(x / 8.0, 4.0, 3) * 1.5;
        let foot = foot.max(far + 4.0);
        Column { x, far, lip: far.max(foot - high), foot }
    };
    let low: Vec<Column> = columns.iter().enumerate().map(cut).collect();
    let mid = upper(&low, 0.16, 0.84, [0.16, 0.70], high * 0.55);
    let peak = upper(&mid, 0.24, 0.76, [0.2, 0.62], high * 0.42);
    html! {
        (block(&low, ""))
        @if tallest > 60.0 && mid.len() > 6 { (block(&mid, " high")) }
        @if tallest > 110.0 && peak.len() > 5 { (block(&peak, " peak")) }
    }
}

fn line(columns: &[Column], of: impl Fn(&Column) -> f32) -> Vec<Point> {
    columns.iter().map(|column| Point::new(column.x, of(column))).collect()
}

/// The shape between two lines from left to right.
fn around(upper: &[Point], lower: &[Point]) -> String {
    let mut points = upper.to_vec();
    points.extend(lower.iter().rev());
    closed(&points)
}
