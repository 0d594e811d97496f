//! Landmarks: towns, cacti, signs at the edges, the name of the canyon.

use super::curve::{Point, short};
use super::ground::{FRAME, MapAreas};
use super::land::{cactus_at, corners};
use super::railroad::exits;
use super::track::Track;
use maud::{Markup, html};
use train_heist::{Edition, Town};

/// Half the width of a town's loot square.
pub(super) const LOOT: f32 = 25.0;
/// The extent of each front to the left and to the right of its middle, and its height.
const FRONTS: [[f32; 2]; 3] = [[-66.0, 19.0], [-71.0, 33.0], [-57.0, 64.0]];
const HIGH: f32 = 84.0;

/// The towns, each with its own skyline, its letter, and the square for its loot.
pub(super) fn towns(edition: &Edition, ground: &MapAreas) -> Markup {
    html! {
        g id="towns" aria-hidden="true" {
            @for (number, town) in edition.board.towns.iter().enumerate() { (front(edition, ground, number, town)) }
        }
    }
}

fn front(edition: &Edition, ground: &MapAreas, number: usize, town: &Town) -> Markup {
    let (at, loot) = (Point::of(edition.site(town.space).middle), Point::of(town.loot));
    let side = if loot.x < at.x { -1.0 } else { 1.0 };
    // The sign is beside the loot square, or above it where figures would stand behind it.
    let beside = loot.x - side * (LOOT + 20.0);
    let sign = if loot.y > at.y {
        Point::new(loot.x - side * 4.0, loot.y - LOOT - 24.0)
    } else {
        Point::new(beside, (loot.y - 18.0).max(FRAME + 22.0))
    };
    let floor = (at.y + 4.0).max(FRAME + 4.0 + HIGH);
    let houses =
        houses(edition, ground, FRONTS[number % FRONTS.len()], Point::new(at.x, floor), beside, side);
    html! {
        path class="street" d=(street(at, (ground.half_width(town.space, at) + 14.0).clamp(50.0, 94.0))) {}
        use href={ "#th-town-" (number % FRONTS.len()) } x=(short(houses)) y=(short(floor)) {}
        g transform=(sign.translate()) {
            path class="ql pole" d="M0 12v16" {}
            path class="townsign" d="M-15-14h30V5q0 8-15 12Q-15 13-15 5z" {}
            text class="townletter" y="8" { (town.letter) }
        }
        rect class="lootsquare" x=(loot.x - LOOT) y=(loot.y - LOOT) width=(2.0 * LOOT) height=(2.0 * LOOT) rx="4" {}
        use class="no-loot" href="#th-sack" x=(loot.x - 14.0) y=(loot.y - 14.0) width="28" height="28" {}
    }
}

/// The position of a town's houses: beside its sign, unless there are rails.
fn houses(
    edition: &Edition,
    ground: &MapAreas,
    [left, right]: [f32; 2],
    floor: Point,
    sign: f32,
    side: f32,
) -> f32 {
    let size = Point::of(edition.board.canvas);
    let is_bad = |place: Point| {
        let inside = place.x > FRAME && place.x < size.x - FRAME;
        !inside || ground.space_at(edition, place).is_some_and(|space| edition.board.rails.contains(space))
    };
    let is_in_the_way = |middle: &f32| {
        let columns = [left, left / 2.0, 0.0, right / 2.0, right].into_iter();
        let corners = columns.flat_map(|x| [-8.0, -HIGH * 0.5, -HIGH * 0.75].map(|y| Point::new(x, y)));
        let on_rails = corners.filter(|&corner| is_bad(Point::new(*middle, floor.y) + corner)).count();
        let on_sign = middle + left < sign + 16.0 && middle + right > sign - 16.0;
        2 * on_rails + usize::from(on_sign)
    };
    let by_sign = if side > 0.0 { sign - 20.0 - right } else { sign + 20.0 - left };
    let middle = floor.x - (left + right) / 2.0;
    let places = [by_sign, middle, middle - 40.0 * side, middle + 40.0 * side, middle - 70.0 * side];
    places.into_iter().min_by_key(is_in_the_way).expect("there are five places")
}

fn street(at: Point, half: f32) -> String {
    let point = |x: f32, y: f32| format!("{} {}", short(at.x + x * half), short(at.y + y));
    let (west, east, south) = (point(-1.0, 2.0), point(1.0, 2.0), point(0.0, 24.0));
    format!(
        "M{west}Q{} {east}Q{} {south}Q{} {west}z",
        point(0.0, -16.0),
        point(0.88, 26.0),
        point(-0.92, 26.0)
    )
}

/// The cacti, with their numbers.
pub(super) fn cacti(edition: &Edition) -> Markup {
    html! {
        g id="cacti" aria-hidden="true" {
            @for (number, cactus) in (1..).zip(&edition.board.cacti) {
                @let at = cactus_at(edition, cactus);
                g transform=(at.translate()) {
                    use href="#th-cactus" {}
                    circle class="q th-plate" cx="1" cy="26" r="8" {}
                    text class="number" x="1" y="30" { (number) }
                }
            }
        }
    }
}

/// Signs where the rails leave the map: a board that says where they come in again, and an arrow. A compass in a free corner.
pub(super) fn signs(edition: &Edition, track: &Track, words: [&str; 2]) -> Markup {
    let corners = corners(edition);
    let is_free = |corner: &&Point| {
        edition.board.sites.iter().all(|site| Point::of(site.middle).distance(**corner) > 110.0)
    };
    html! {
        g id="signs" aria-hidden="true" {
            @if let Some(corner) = corners.iter().find(is_free) { use href="#th-compass" x=(corner.x) y=(corner.y) {} }
            @for ((_, end, way), word) in exits(edition, track).into_iter().zip(words) { (sign(end, way, word)) }
        }
    }
}

fn sign(end: Point, way: Point, words: &str) -> Markup {
    let lines = in_two(words);
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default() as f32;
    let half = (longest * 3.3 + 6.0).max(20.0);
    let is_level = way.x.abs() >= way.y.abs();
    let tip: f32 = if !is_level {
        0.0
    } else if way.x < 0.0 {
        -10.0
    } else {
        10.0
    };
    // The board stands beside the rails, as far inside the frame as it is wide.
    let from = if is_level { end - way * (half + 6.0 + tip.abs()) } else { end - way * 40.0 };
    let at =
        if is_level { Point::new(from.x, end.y - 54.0) } else { Point::new(from.x + half + 34.0, from.y) };
    let (left, right) = (-half, half);
    let board = match tip {
        _ if tip > 0.0 => format!("M{left}-14H{right}l{tip} 14-{tip} 14H{left}z"),
        _ if tip < 0.0 => format!("M{right}-14H{left}l{tip} 14 {} 14H{right}z", -tip),
        _ => format!("M{left}-14H{right}V14H{left}z"),
    };
    let arrow = end - way * 22.0;
    html! {
        g transform=(at.translate()) {
            path class="ql pole" d="M0 12v20" {}
            path class="sh" d=(board) transform="translate(2 3)" {}
            path class="q th-plate" d=(board) {}
            @for (number, line) in lines.iter().enumerate() {
                text class="signtext" y=(short(if lines.len() == 1 { 4.0 } else { number as f32 * 11.5 - 2.0 })) { (line) }
            }
        }
        path class="q th-plate" d="M-12-7H0v-8l16 15L0 15V7h-12z"
            transform={ (arrow.translate()) " rotate(" (way.heading().round()) ")" } {}
    }
}

/// Splits words into two lines of nearly equal length.
pub(super) fn in_two(words: &str) -> Vec<String> {
    let parts: Vec<&str> = words.split_whitespace().collect();
    let width = |from: usize, to: usize| parts[from..to].join(" ").chars().count();
    let cut = (1..parts.len()).min_by_key(|&cut| width(0, cut).max(width(cut, parts.len())));
    match cut {
        Some(cut) if words.chars().count() > 7 => vec![parts[..cut].join(" "), parts[cut..].join(" ")],
        _ => vec![words.to_owned()],
    }
}

/// The canyon's name along its near rim.
pub(super) fn names(edition: &Edition, ground: &MapAreas, language: &str) -> Markup {
    let canyon = edition.site(edition.board.canyon);
    let name = canyon.name.spoken_in(language);
    let (at, rim) = (Point::of(canyon.middle), ground.area(edition.board.canyon));
    let wide = rim.iter().map(|point| (point.x - at.x).abs()).fold(0.0, f32::max);
    let high = rim.iter().map(|point| (point.y - at.y).abs()).fold(0.0, f32::max);
    let (x, y) = (wide * 0.82, at.y + high * 0.52);
    let arc = format!(
        "M{} {}Q{} {} {} {}",
        short(at.x - x),
        short(y),
        short(at.x),
        short(y + high * 0.62),
        short(at.x + x),
        short(y)
    );
    // A long name is written smaller.
    let size = (x * 2.1 / (name.chars().count().max(1) as f32 * 0.82)).clamp(6.0, 13.5);
    html! {
        g id="names" aria-hidden="true" {
            path id="canyon-arc" d=(arc) fill="none" {}
            text class="placename" font-size=(short(size)) { textPath href="#canyon-arc" startOffset="50%" { (name) } }
        }
    }
}
