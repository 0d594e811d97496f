//! Beds, sleepers, rails, the tunnel with its cutaway, joints and stars.

use super::beds::BAND;
use super::curve::{Pen, Point};
use super::grain::grain;
use super::ground::{FRAME, MapAreas};
use super::mesas::mountain;
use super::track::{LineEnd, RailLine, Track};
use maud::{Markup, html};
use train_heist::{Edition, Space};

/// Half the distance between the two rails, the distance between sleepers, and half a sleeper.
const GAUGE: f32 = 9.0;
const SLEEPERS: f32 = 12.4;
const HALF_SLEEPER: f32 = 16.5;

/// The ballast, one bed for each rail; those in the tunnel are drawn later.
pub(super) fn beds(edition: &Edition, track: &Track) -> Markup {
    let board = &edition.board;
    let mut legs = Pen::default();
    for leg in &track.legs {
        legs.smooth(&leg_points(leg, 4));
    }
    let legs = legs.written();
    let odd = |rail: Space| track.place(rail).is_some_and(|place| place.at as usize % 2 == 1);
    html! {
        g id="bed" aria-hidden="true" {
            path class="leg-edge" d=(legs) {}
            path class="leg-bed" d=(legs) {}
            @for rail in board.rails.without(board.tunnel) {
                @let star = if board.stars.contains(rail) { " star" } else { "" };
                use class={ "bed" (if odd(rail) { " odd" } else { "" }) (star) } href={ "#r-" (edition.site(rail).id) } {}
            }
        }
    }
}

fn leg_points(leg: &super::track::Leg, steps: usize) -> Vec<Point> {
    (0..=steps).map(|step| leg.point(step as f32 / steps as f32)).collect()
}

/// Sleepers and rails in the open.
pub(super) fn rails(edition: &Edition, track: &Track) -> Markup {
    let (mut sleepers, mut steel) = (Pen::default(), Pen::default());
    for line in &track.lines {
        for [from, to] in open_stretches(edition, line) {
            let points = line_points(line, from, to);
            lay(&points, &mut sleepers, &mut steel, |_| false);
        }
    }
    let mut laid: Vec<Point> = Vec::new();
    for leg in &track.legs {
        let Some(place) = track.place(leg.junction) else { continue };
        let main = &track.lines[place.line];
        let near_main = |point: Point| {
            (-32..=32).any(|step: i8| main.point(place.at + f32::from(step) / 24.0).distance(point) < 27.0)
        };
        let points = leg_points(leg, 40);
        let mut here = Vec::new();
        lay(&points, &mut sleepers, &mut steel, |point| {
            let taken = near_main(point) || laid.iter().any(|other| other.distance(point) < 19.0);
            if !taken {
                here.push(point);
            }
            taken
        });
        laid.extend(here);
    }
    let (sleepers, steel) = (sleepers.written(), steel.written());
    html! {
        g id="track" aria-hidden="true" {
            path class="sleepers-edge" d=(sleepers) {}
            path class="sleepers" d=(sleepers) {}
            path class="steel" d=(steel) {}
            path class="shine" d=(steel) {}
        }
    }
}

/// The ranges of a line in the open: between its tunnels, from where legs join it, to the edge of the map.
fn open_stretches(edition: &Edition, line: &RailLine) -> Vec<[f32; 2]> {
    let tunnels = tunnels(edition, line);
    let count = line.points.len() as f32;
    let (mut from, end) = match line.ends {
        Some(ends) => {
            let gap = |end: LineEnd| if let LineEnd::Junction(_) = end { super::track::JOINS } else { -0.2 };
            (gap(ends[0]), count - 1.0 - gap(ends[1]))
        }
        // Around from the end of a tunnel to its beginning.
        None => match tunnels.first() {
            Some([start, _]) => (start - count, *start),
            None => (0.0, count),
        },
    };
    let mut stretches = Vec::new();
    let shift = if line.ends.is_none() && !tunnels.is_empty() { count } else { 0.0 };
    for [start, stop] in tunnels.iter().map(|[start, stop]| [start - shift, stop - shift]) {
        if start > from {
            stretches.push([from, start]);
        }
        from = from.max(stop);
    }
    if end > from {
        stretches.push([from, end]);
    }
    stretches
}

/// The ranges of a line's tunnels.
pub(super) fn tunnels(edition: &Edition, line: &RailLine) -> Vec<[f32; 2]> {
    let mut tunnels: Vec<[f32; 2]> = Vec::new();
    let rails = line.rails.iter().filter(|rail| edition.board.tunnel.contains(**rail));
    for [from, to] in rails.filter_map(|&rail| line.reach(rail)) {
        match tunnels.last_mut() {
            Some(last) if (last[1] - from).abs() < 0.1 => last[1] = to,
            _ => tunnels.push([from, to]),
        }
    }
    tunnels
}

fn line_points(line: &RailLine, from: f32, to: f32) -> Vec<Point> {
    let steps = ((to - from) * 16.0).ceil().max(2.0) as usize;
    (0..=steps).map(|step| line.point(from + (to - from) * step as f32 / steps as f32)).collect()
}

/// Draws sleepers and rails along points.
fn lay(points: &[Point], sleepers: &mut Pen, steel: &mut Pen, mut skipped: impl FnMut(Point) -> bool) {
    let (mut walked, mut next) = (0.0, SLEEPERS / 2.0);
    for pair in points.windows(2) {
        let length = pair[0].distance(pair[1]).max(1e-3);
        let across = (pair[1] - pair[0]).unit().across();
        while walked + length >= next {
            let at = pair[0].towards(pair[1], (next - walked) / length);
            let uneven = |layer: u32| HALF_SLEEPER + 1.2 * grain(at.x, at.y, layer);
            if !skipped(at) {
                sleepers.at(at + across * uneven(21)).to(at - across * uneven(22));
            }
            next += SLEEPERS;
        }
        walked += length;
    }
    for side in [-GAUGE, GAUGE] {
        let offset = |at: usize| {
            let way = points[(at + 1).min(points.len() - 1)] - points[at.saturating_sub(1)];
            points[at] + way.unit().across() * side
        };
        let mut beside: Vec<Point> = (0..points.len()).step_by(6).map(offset).collect();
        beside.push(offset(points.len() - 1));
        steel.smooth(&beside);
    }
}

/// Mountains, and below them the tunnels, cut open.
pub(super) fn tunnel(edition: &Edition, ground: &MapAreas, track: &Track) -> Markup {
    let in_lines = track
        .lines
        .iter()
        .flat_map(|line| tunnels(edition, line).into_iter().map(move |tunnel| (line, tunnel)));
    html! {
        g id="tunnel" aria-hidden="true" {
            @for rock in &ground.mountains { (mountain(rock)) }
            @for (line, [from, to]) in in_lines { (cutaway(line, from, to)) }
        }
    }
}

fn cutaway(line: &RailLine, from: f32, to: f32) -> Markup {
    let (inner, outer) =
        (line.arc(from + 0.12, to - 0.12, 1.0 - BAND), line.arc(to - 0.12, from + 0.12, BAND - 1.0));
    let mut edge = Pen::default();
    edge.line(&inner).line(&outer);
    let hole = super::curve::closed(&[inner, outer].concat());
    let (mut sleepers, mut steel) = (Pen::default(), Pen::default());
    lay(&line_points(line, from, to), &mut sleepers, &mut steel, |_| false);
    let portals = [(from + 0.08, -1.0), (to - 0.08, 1.0)].map(|(at, outward)| {
        let (place, way) = (line.point(at), line.direction_at(at) * outward);
        // Its open side faces away from the mountain.
        format!("translate({:.0} {:.0}) scale({} 1)", place.x, place.y, if way.x > 0.0 { -1 } else { 1 })
    });
    html! {
        path class="bore" d=(hole) {}
        path class="sleepers covered" d=(sleepers.written()) {}
        path class="steel covered" d=(steel.written()) {}
        path class="bore-edge" d=(edge.written()) {}
        @for portal in portals { use href="#th-portal" transform=(portal) {} }
    }
}

/// A mark on both sides of the bed where one rail ends and the next begins; stars where the edition has them.
pub(super) fn joints_and_stars(edition: &Edition, track: &Track) -> Markup {
    let mut joints = Pen::default();
    for line in &track.lines {
        let tunnels = tunnels(edition, line);
        let ends = line.rails.iter().filter_map(|&rail| line.reach(rail)).map(|[_, end]| end);
        for at in ends {
            // Not where a spur opens into its junction, nor at the edge of the map.
            let is_joint = line.ends.is_none() || at < line.points.len() as f32 - 2.0;
            if is_joint && !tunnels.iter().any(|[from, to]| at >= from - 0.1 && at <= to + 0.1) {
                for side in [-1.0, 1.0] {
                    joints.at(line.beside(at, side * (BAND + 1.0))).to(line.beside(at, side * (BAND - 4.0)));
                }
            }
        }
    }
    html! {
        path id="joints" class="joint" d=(joints.written()) aria-hidden="true" {}
        g id="stars" aria-hidden="true" {
            @for star in edition.board.stars {
                @let [x, y] = edition.site(star).middle;
                use href="#th-star" x=(x) y=(y) {}
            }
        }
    }
}

/// The exits of the map: the rail, the point at the frame, and the direction outwards.
pub(super) fn exits(edition: &Edition, track: &Track) -> Vec<(Space, Point, Point)> {
    let exit = |&rail: &Space| {
        let place = track.place(rail)?;
        let line = &track.lines[place.line];
        let [first, last] = line.ends?;
        let is_first = first == LineEnd::Edge && line.rails.first() == Some(&rail);
        let is_last = last == LineEnd::Edge && line.rails.last() == Some(&rail);
        let edge = if is_first && !is_last { place.at - 1.0 } else { place.at + 1.0 };
        let (end, from) = (line.point(edge), line.point(place.at));
        let way = (end - from).unit();
        Some((rail, end - way * FRAME, way))
    };
    edition.board.wrap.iter().filter_map(exit).collect()
}
