//! The Main Map as areas: every space is one area, two of them share a border exactly when they are neighbours, and rock fills
//! the rest.
//!
//! Each space owns the ground around its middle, a strip towards each neighbour, and the side of every rail beside it; from
//! there it grows. A patch between the strips inside the railroad that holds a mesa becomes that mesa.

use super::beds::{BAND, Share, outline, shares};
use super::borders::outlines;
use super::curve::{Point, is_inside, middle_of, sides};
use super::grain::uneven;
use super::grid::{Grid, NOBODY, ROCK, SquareOwner};
use super::track::Track;
use std::collections::BTreeMap;
use std::f32::consts::TAU;
use train_heist::{Edition, Space};

/// The width of the printed frame.
pub(super) const FRAME: f32 = 12.0;
/// The seeds of a space before it grows: around its middle, half of a strip to a neighbour, along a rail.
const AROUND: f32 = 27.0;
const STRIP: f32 = 15.0;
const ALONG: f32 = 6.0;
/// The distance it grows where rock could be.
const GROWS: f32 = 9.0;
/// A border shorter than this is a corner.
pub(super) const CORNER: f32 = 9.0;

/// The areas of a Main Map.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct MapAreas {
    /// The outline of every space, by number.
    pub(super) areas: Vec<Vec<Point>>,
    /// The outlines of the mesas.
    pub(super) mesas: Vec<Vec<Point>>,
    /// The rock over the tunnel: all of it, and its parts beside the rails.
    pub(super) mountains: Vec<Mountain>,
    /// The sides of the rails.
    pub(super) shares: Vec<Share>,
}

/// Rock that the railroad passes through.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mountain {
    pub(super) whole: Vec<Point>,
    pub(super) parts: Vec<Vec<Point>>,
}

impl MapAreas {
    pub(super) fn of(edition: &Edition, track: &Track) -> MapAreas {
        let shares = shares(edition, track);
        let canyon = canyon(edition);
        let mut grid = grid(edition, track, &shares, &canyon);
        let (mesas, parts) = rocks(edition, &mut grid);
        let is_smooth = |owner: SquareOwner| {
            is_rail(edition, owner) || owner == edition.board.canyon.number() as SquareOwner
        };
        let mut found = outlines(&grid, is_smooth);
        let mut take = |owners: &[SquareOwner]| -> Vec<Vec<Point>> {
            owners
                .iter()
                .filter_map(|owner| found.remove(owner))
                .filter(|outline| outline.len() > 2)
                .collect()
        };
        let (mesas, parts) = (take(&mesas), take(&parts));
        let areas = edition.main_map().map(|space| match space {
            _ if edition.board.rails.contains(space) => outline(track, &shares, space, BAND),
            _ if space == edition.board.canyon => canyon.clone(),
            _ => found.remove(&(space.number() as SquareOwner)).unwrap_or_default(),
        });
        let mut areas: Vec<Vec<Point>> = areas.collect();
        for (space, area) in edition.main_map().zip(&mut areas) {
            if area.len() < 3 {
                // Another edition may leave no room at all: a small area is better than none.
                *area = ring(Point::of(edition.site(space).middle), AROUND, AROUND, 12);
            }
        }
        let mountains = mountains(edition, &grid, &parts);
        MapAreas { areas, mesas, mountains, shares }
    }

    pub(super) fn area(&self, space: Space) -> &[Point] {
        self.areas.get(space.number()).map_or(&[], Vec::as_slice)
    }

    /// The distance from a point to the nearer border of a space, to the left or to the right.
    pub(super) fn half_width(&self, space: Space, at: Point) -> f32 {
        let crossing = sides(self.area(space)).filter(|(a, b)| (a.y > at.y) != (b.y > at.y));
        let away = crossing.map(|(a, b)| ((b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x - at.x).abs());
        away.fold(f32::INFINITY, f32::min)
    }

    /// The space that contains a point; the bed of a rail is above the ground.
    pub(super) fn space_at(&self, edition: &Edition, point: Point) -> Option<Space> {
        let inside = |&space: &Space| is_inside(point, self.area(space));
        let is_rail = |space: &Space| edition.board.rails.contains(*space);
        edition.main_map().filter(is_rail).find(inside).or_else(|| edition.main_map().find(inside))
    }
}

fn is_rail(edition: &Edition, owner: SquareOwner) -> bool {
    usize::from(owner) < edition.board.sites.len() && edition.board.rails.contains(Space::main(owner.into()))
}

/// The owner of every square.
fn grid(edition: &Edition, track: &Track, shares: &[Share], canyon: &[Point]) -> Grid {
    let size = Point::of(edition.board.canvas);
    let inset = Point::new(FRAME, FRAME);
    let mut grid = Grid::new(inset, size - inset, size.x.max(size.y) / 400.0);
    let owner = |space: Space| space.number() as SquareOwner;
    let middle = |space: Space| Point::of(edition.site(space).middle);
    // The ground reaches a little under the beds, so that there is no gap between them.
    for rail in edition.board.rails {
        grid.give_shape(&outline(track, shares, rail, BAND - 3.0), owner(rail));
    }
    grid.give_shape(canyon, owner(edition.board.canyon));
    let open: Vec<Space> = edition.main_map().filter(|&space| !edition.board.rails.contains(space)).collect();
    for &space in open.iter().filter(|&&space| space != edition.board.canyon) {
        grid.give_disc(middle(space), AROUND, owner(space));
    }
    for &space in &open {
        for beside in edition.beside(space).iter().filter(|beside| open.contains(beside) && space < *beside) {
            let (from, to) = (middle(space), middle(beside));
            let half = match (space == edition.board.canyon, beside == edition.board.canyon) {
                (true, _) => 0.0,
                (_, true) => 1.0,
                _ => 0.5,
            };
            let half = from.towards(to, half);
            grid.give_strip(&[from, half], STRIP, owner(space));
            grid.give_strip(&[half, to], STRIP, owner(beside));
        }
    }
    for share in shares {
        let whose = match share.owner {
            Some(space) if open.contains(&space) => owner(space),
            Some(_) => continue,
            None => ROCK,
        };
        let line = &track.lines[share.line];
        // Not quite to its ends: there others begin, and both grow alike.
        let short =
            (ALONG / line.length_of((share.from + share.to) / 2.0)).min((share.to - share.from) / 3.0);
        let side = line.arc(share.from + short, share.to - short, share.side * (BAND + 1.0));
        grid.give_strip(&side, ALONG, whose);
        if let Some(space) = share.owner {
            let side = line.beside((share.from + share.to) / 2.0, share.side * BAND);
            grid.give_strip(&[middle(space), side], ALONG, owner(space));
        }
    }
    for mesa in &edition.board.mesas {
        grid.give_disc(Point::of(mesa.middle), STRIP, ROCK);
    }
    for share in shares.iter().filter(|share| share.owner.is_none()) {
        ridge(track, &mut grid, share);
    }
    let is_open =
        |whose: SquareOwner| open.iter().any(|&space| owner(space) == whose && space != edition.board.canyon);
    grid.grow(is_open, GROWS);
    // A patch between them that holds a mesa is all rock; a patch at the edge of the map is not.
    for patch in grid.patches(|whose| whose == NOBODY || whose == ROCK) {
        let holds_rock = patch.iter().any(|&at| grid.owners[at] == ROCK);
        if holds_rock && !patch.iter().any(|&at| grid.is_outermost(at)) {
            patch.iter().for_each(|&at| grid.owners[at] = ROCK);
        }
    }
    grid.grow(|whose| is_open(whose) || whose == ROCK, f32::INFINITY);
    for _ in 0..2 {
        separate_non_neighbours(edition, &mut grid);
    }
    grid
}

/// The rock above a rail without ground beside it: straight away from the rail, as far as the squares are free.
fn ridge(track: &Track, grid: &mut Grid, share: &Share) {
    let line = &track.lines[share.line];
    let at = (share.from + share.to) / 2.0;
    let (from, away) = (line.beside(at, share.side * BAND), line.direction_at(at).across() * share.side);
    let mut far = 0.0;
    while grid.square(from + away * (far + ALONG)).is_some_and(|at| [NOBODY, ROCK].contains(&grid.owners[at]))
    {
        far += grid.step;
    }
    grid.give_strip(&[from, from + away * far], ALONG, ROCK);
}

/// Puts rock between areas that touch though their spaces are not neighbours.
fn separate_non_neighbours(edition: &Edition, grid: &mut Grid) {
    let is_space = |owner: SquareOwner| usize::from(owner) < edition.board.sites.len();
    let mut strangers: BTreeMap<(SquareOwner, SquareOwner), Vec<usize>> = BTreeMap::new();
    for at in 0..grid.owners.len() {
        for next in grid.around(at) {
            let (one, other) = (grid.owners[at], grid.owners[next]);
            if one < other && is_space(one) && is_space(other) {
                let beside = edition.beside(Space::main(one.into())).contains(Space::main(other.into()));
                let rails = is_rail(edition, one) && is_rail(edition, other);
                if !beside && !rails {
                    strangers.entry((one, other)).or_default().extend([at, next]);
                }
            }
        }
    }
    for squares in strangers.into_values() {
        if squares.len() as f32 * grid.step / 2.0 <= CORNER {
            continue;
        }
        for at in squares {
            let whose = grid.owners[at];
            let around: Vec<usize> = grid.around(at).chain([at]).collect();
            for at in around.iter().flat_map(|&at| grid.around(at).chain([at])).collect::<Vec<_>>() {
                if !is_rail(edition, whose) && grid.owners[at] == whose {
                    grid.owners[at] = ROCK;
                }
            }
        }
    }
}

/// Numbers the rocks: mesas, and the parts of mountains, which lie beside rails without ground.
fn rocks(edition: &Edition, grid: &mut Grid) -> (Vec<SquareOwner>, Vec<SquareOwner>) {
    let (mut mesas, mut parts) = (Vec::new(), Vec::new());
    let first = edition.board.sites.len() as SquareOwner;
    for (next, patch) in (first..ROCK - 1).zip(grid.patches(|whose| whose == ROCK)) {
        let by_tunnel = patch.iter().flat_map(|&at| grid.around(at)).any(|at| {
            let owner = grid.owners[at];
            is_rail(edition, owner) && edition.board.tunnel.contains(Space::main(owner.into()))
        });
        if by_tunnel {
            parts.push(next);
        } else {
            mesas.push(next);
        }
        patch.iter().for_each(|&at| grid.owners[at] = next);
    }
    (mesas, parts)
}

/// Mountains, each with all connected rock and tunnel.
fn mountains(edition: &Edition, grid: &Grid, parts: &[Vec<Point>]) -> Vec<Mountain> {
    let mut merged = grid.clone();
    let first_rock = edition.board.sites.len() as SquareOwner;
    let in_part = |point: Point| parts.iter().any(|part| is_inside(point, part));
    for at in 0..merged.owners.len() {
        let owner = merged.owners[at];
        let is_tunnel = is_rail(edition, owner) && edition.board.tunnel.contains(Space::main(owner.into()));
        if is_tunnel || owner >= first_rock && owner < ROCK && in_part(merged.middle(at)) {
            merged.owners[at] = ROCK;
        }
    }
    let mut found = Vec::new();
    let patches = merged.patches(|whose| whose == ROCK);
    for (number, patch) in patches.iter().enumerate() {
        let mut alone = merged.clone();
        alone.owners.iter_mut().for_each(|owner| *owner = 0);
        patch.iter().for_each(|&at| alone.owners[at] = ROCK);
        if number < 4
            && let Some(whole) = outlines(&alone, |_| false).remove(&ROCK)
        {
            let parts = parts.iter().filter(|part| is_inside(middle_of(part), &whole)).cloned().collect();
            found.push(Mountain { whole, parts });
        }
    }
    found
}

/// The outline of the canyon, which extends towards its passes.
fn canyon(edition: &Edition) -> Vec<Point> {
    let middle = Point::of(edition.site(edition.board.canyon).middle);
    let passes: Vec<Point> = edition
        .beside(edition.board.canyon)
        .iter()
        .map(|space| Point::of(edition.site(space).middle) - middle)
        .collect();
    let count = passes.len().max(1) as f32;
    let mean = |of: fn(&Point) -> f32| passes.iter().map(of).sum::<f32>() / count;
    let (wide, high) = (mean(|way| way.x.abs()).max(30.0) * 1.05, mean(|way| way.y.abs()).max(24.0) * 0.83);
    // No pass may lie inside it.
    let nearest = passes.iter().map(|way| (way.x / wide).hypot(way.y / high)).fold(f32::INFINITY, f32::min);
    let size = (nearest / 1.28).min(1.0);
    ring(middle, wide * size, high * size, 60).into_iter().map(|point| uneven(point, 4.0)).collect()
}

/// An ellipse.
pub(super) fn ring(middle: Point, wide: f32, high: f32, points: usize) -> Vec<Point> {
    let point = |at: usize| {
        let turn = at as f32 / points as f32 * TAU;
        middle + Point::new(wide * turn.cos(), high * turn.sin())
    };
    (0..points).map(point).collect()
}
