//! The open ground: its tints, marks of the desert, trails between spaces, clearings for the pieces.

use super::curve::{Pen, Point, closed, is_inside, sides};
use super::grain::grain;
use super::ground::MapAreas;
use maud::{Markup, PreEscaped, html};
use train_heist::{Edition, SiteKind, Space};

/// The approximate distance between marks.
const APART: f32 = 27.0;

/// The spaces that are no rails.
fn open(edition: &Edition) -> impl Iterator<Item = Space> {
    edition.main_map().filter(|&space| !edition.board.rails.contains(space))
}

fn middle(edition: &Edition, space: Space) -> Point {
    Point::of(edition.site(space).middle)
}

/// The CSS class of a kind of space.
pub(super) const fn kind_of(kind: SiteKind) -> &'static str {
    match kind {
        SiteKind::Rail => "rail",
        SiteKind::Junction => "junction",
        SiteKind::Town => "town",
        SiteKind::Cactus => "cactus",
        SiteKind::Canyon => "canyon",
        SiteKind::Open => "open",
        SiteKind::Platform => "platform",
        SiteKind::Interior => "interior",
        SiteKind::Roof => "roof",
        SiteKind::Jail => "jail",
    }
}

/// The outline of every space, to be referred to by id.
pub(super) fn outlines(edition: &Edition, ground: &MapAreas) -> Markup {
    html! {
        defs {
            @for space in edition.main_map() {
                path id={ "r-" (edition.site(space).id) } d=(closed(ground.area(space))) {}
            }
        }
    }
}

/// The areas; neighbours differ in tint where three tints are enough for that.
pub(super) fn areas(edition: &Edition) -> Markup {
    let mut tints: Vec<(Space, usize)> = Vec::new();
    for space in open(edition) {
        let taken = |tint: usize| {
            tints.iter().any(|&(other, known)| known == tint && edition.beside(space).contains(other))
        };
        let tint = (0..3).find(|&tint| !taken(tint)).unwrap_or(space.number() % 3);
        tints.push((space, tint));
    }
    html! {
        g id="ground" {
            @for (space, tint) in tints {
                @let site = edition.site(space);
                use class={ "area tint" (tint) " " (kind_of(site.kind)) } href={ "#r-" (site.id) } {}
            }
        }
    }
}

/// Tufts, pebbles, hills and rocks where no piece stands.
pub(super) fn marks(edition: &Edition, ground: &MapAreas) -> Markup {
    let size = Point::of(edition.board.canvas);
    let mut marks: Vec<(&str, Point)> = Vec::new();
    let mut bones = false;
    for space in open(edition) {
        let kind = edition.site(space).kind;
        if !matches!(kind, SiteKind::Open | SiteKind::Cactus) {
            continue;
        }
        let mut places: Vec<(Point, f32)> = Vec::new();
        for row in 0..(size.y / APART) as usize {
            for column in 0..(size.x / APART) as usize {
                let (x, y) = (column as f32, row as f32);
                let moved =
                    Point::new(grain(x * 1.7, y * 2.3, 31), grain(x * 2.9, y * 1.3, 32)) * (APART * 0.6);
                let place = Point::new((x + 0.5) * APART, (y + 0.5) * APART) + moved;
                let room = room(edition, ground, space, place);
                if room > 9.0 {
                    places.push((place, room));
                }
            }
        }
        let roomiest = places.iter().copied().max_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((place, room)) = roomiest.filter(|(_, room)| *room > 24.0) {
            let large = match room {
                _ if !bones && kind == SiteKind::Open => "bones",
                _ if room > 30.0 && space.number() % 3 > 0 => "hill",
                _ => "rock",
            };
            bones |= large == "bones";
            marks.push((large, place));
            places.retain(|(other, _)| other.distance(place) > 44.0);
        }
        let small = ["tuft", "dash", "peb", "sage", "tuft", "ripple", "dash", "peb"];
        for (place, _) in places {
            let chosen = ((grain(place.x, place.y, 33) + 1.0) * 40.0) as usize;
            // Not everywhere: a desert is mostly empty.
            if chosen % 5 != 4 {
                marks.push((small[chosen % small.len()], place));
            }
        }
    }
    html! {
        g id="decor" aria-hidden="true" {
            @for (mark, place) in marks { use href={ "#th-" (mark) } x=(place.x.round()) y=(place.y.round()) {} }
        }
    }
}

/// The distance of a position from all borders, pieces and other drawings.
fn room(edition: &Edition, ground: &MapAreas, space: Space, place: Point) -> f32 {
    let outline = ground.area(space);
    if !is_inside(place, outline) {
        return 0.0;
    }
    let edge = sides(outline).map(|(a, b)| {
        let part = ((place - a).dot(b - a) / (b - a).dot(b - a).max(1e-3)).clamp(0.0, 1.0);
        place.distance(a.towards(b, part))
    });
    let stands = place - middle(edition, space);
    // Figures are tall: the space right above the middle is kept free, too.
    let above = if stands.y < 0.0 { (stands.x.abs() - 22.0).max(-stands.y - 54.0) } else { f32::INFINITY };
    let from_middle = ((stands.x / 42.0).hypot(stands.y / 30.0) * 30.0 - 26.0).min(above);
    let board = &edition.board;
    let from_cactus = board.cacti.iter().map(|cactus| {
        let beside = cactus_at(edition, cactus) - place;
        Point::new(beside.x, beside.y - 6.0).length() - 30.0
    });
    let from_junctions = board
        .junctions
        .iter()
        .map(|junction| Point::of(edition.site(junction.space).middle).distance(place) - 96.0);
    let from_wrap = board.wrap.iter().map(|&rail| middle(edition, rail).distance(place) - 80.0);
    let from_corners = corners(edition).into_iter().map(|corner| corner.distance(place) - 34.0);
    let others =
        from_cactus.chain(from_junctions).chain(from_wrap).chain(from_corners).fold(f32::INFINITY, f32::min);
    edge.fold(f32::INFINITY, f32::min).min(from_middle).min(others)
}

/// Positions for a compass, in the corners of the map.
pub(super) fn corners(edition: &Edition) -> [Point; 4] {
    let size = Point::of(edition.board.canvas);
    [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
        .map(|(x, y)| Point::new(48.0 + (size.x - 96.0) * x, 52.0 + (size.y - 104.0) * y))
}

/// The position of a cactus: beside the place of the pieces, away from its rail.
pub(super) fn cactus_at(edition: &Edition, cactus: &train_heist::Cactus) -> Point {
    let (place, rail) = (middle(edition, cactus.space), middle(edition, cactus.rail));
    let away = if rail.x < place.x { 34.0 } else { -34.0 };
    place + Point::new(away, -2.0)
}

/// Footpaths between spaces.
pub(super) fn trails(edition: &Edition) -> Markup {
    let mut pen = Pen::default();
    for space in open(edition) {
        for beside in open(edition).filter(|&other| space < other && edition.beside(space).contains(other)) {
            let (a, b) = (middle(edition, space), middle(edition, beside));
            let half = a.towards(b, 0.5);
            let bend = half + (b - a).unit().across() * (20.0 * grain(half.x / 40.0, half.y / 40.0, 9));
            let point = |step: u8| {
                let part = f32::from(step) / 12.0;
                a.towards(bend, part).towards(bend.towards(b, part), part)
            };
            let is_clear = |point: &Point| {
                [a, b].iter().all(|end| ((point.x - end.x) / 27.0).hypot((point.y - end.y) / 18.0) > 1.0)
            };
            let walked: Vec<Point> = (0..=12).map(point).filter(is_clear).collect();
            if let [first, .., last] = walked[..] {
                pen.smooth(&[first, walked[walked.len() / 2], last]);
            }
        }
    }
    let path = pen.written();
    html! {
        g id="trails" aria-hidden="true" { path class="road" d=(path) {} path class="footpath" d=(path) {} }
    }
}

/// Clearings for the pieces on open ground; no two neighbours look quite alike.
pub(super) fn clearings(edition: &Edition) -> Markup {
    let places =
        open(edition).filter(|&space| matches!(edition.site(space).kind, SiteKind::Open | SiteKind::Cactus));
    html! {
        g id="clearings" aria-hidden="true" {
            @for (number, space) in places.enumerate() {
                @let [x, y] = edition.site(space).middle;
                @if number % 2 == 0 {
                    use href="#th-clearing" x=(x) y=(y) {}
                } @else {
                    use href="#th-clearing" transform={ "matrix(-1 0 0 1 " (x) " " (y) ")" } {}
                }
            }
        }
    }
}

/// The floor of the canyon, deeper than the land around it.
pub(super) fn canyon(edition: &Edition, ground: &MapAreas) -> Markup {
    let canyon = edition.board.canyon;
    let (at, rim) = (middle(edition, canyon), ground.area(canyon));
    let sunk = |wide: f32, high: f32, down: f32| {
        let points: Vec<Point> = rim
            .iter()
            .step_by(4)
            .map(|point| at + Point::new((point.x - at.x) * wide, (point.y - at.y) * high + down))
            .collect();
        let mut pen = Pen::default();
        pen.smooth_ring(&points);
        pen.written()
    };
    let half = rim.iter().fold(Point::new(1.0, 1.0), |most, point| {
        Point::new(most.x.max((point.x - at.x).abs()), most.y.max((point.y - at.y).abs()))
    });
    let turn = |point: Point| ((point.y - at.y) / half.y).atan2((point.x - at.x) / half.x);
    let passes: Vec<f32> = edition.beside(canyon).iter().map(|pass| turn(middle(edition, pass))).collect();
    let mut cuts = Pen::default();
    for (number, (a, b)) in sides(rim).enumerate() {
        // Walls are steep, except where a pass leads down.
        let by_pass = passes.iter().any(|pass| {
            let apart = (turn(a) - pass).rem_euclid(std::f32::consts::TAU);
            apart.min(std::f32::consts::TAU - apart) < 0.36
        });
        for part in [0.0, 0.5] {
            let from = a.towards(b, part);
            let deep = 0.80 + 0.10 * grain(number as f32 * 0.7 + part, 3.0, 4).abs();
            if !by_pass {
                cuts.at(from).to(at + Point::new((from.x - at.x) * (deep + 0.04), (from.y - at.y) * deep));
            }
        }
    }
    let cracks = "M-62-10l14 6 6-5 11 8-3 9m3-9 13-4m38-19 8 7-4 8 13 4 10-6m-9 3 3 9 12 3m-63-37-9 7-11-2m80 37-9 4-3 6m-127-6 12 2 4-6";
    html! {
        g id="canyon-floor" aria-hidden="true" {
            use class="canyon-ground" href={ "#r-" (edition.site(canyon).id) } {}
            path class="well" d=(sunk(0.93, 0.84, 5.0)) {}
            path class="bottom" d=(sunk(0.84, 0.72, 8.0)) {}
            path class="rimcut" d=(cuts.written()) {}
            path class="crack" transform=(format!("{} scale({:.2} {:.2})", at.translate(), half.x / 104.0, half.y / 54.0))
                d=(PreEscaped(cracks)) {}
        }
    }
}
