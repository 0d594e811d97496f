//! The five scenes.

use super::company::{ScaledPoint, figure, from_behind, heap, rider, row};
use super::country::{Sun, country, put};
use crate::template::drawing;
use crate::train_heist::curve::short;
use crate::train_heist::pieces::{FigureKind, badge};
use maud::{Markup, PreEscaped, html};
use train_heist::Colour;

/// The extent of the Coal Car's jail, and the minimum number of cells.
const JAIL: [f32; 2] = [218.0, 486.0];
const CELLS: usize = 3;

/// The cowboys ride home before a great sunset, with the loot they delivered.
pub(super) fn won(cowboys: &[Colour], delivered: usize) -> Markup {
    let size = match cowboys.len() {
        ..=2 => 3.1,
        3 => 2.8,
        _ => 2.45,
    };
    html! {
        (country(Sun { x: 322.0, y: 140.0, size: 122.0, rays: true }))
        (put("th-town-1", [150.0, 214.0], 1.15))
        (put("th-town-0", [62.0, 214.0], 1.05))
        (put("th-town-2", [540.0, 214.0], 1.1))
        (put("th-cactus", [-20.0, 226.0], 1.2))
        @for (colour, spot) in row(cowboys, [86.0, 450.0], [238.0, 264.0], size) { (rider(colour, spot)) }
        (heap(delivered, [515.0, 270.0]))
    }
}

/// The cowboys sit behind bars; the noose holds a skull, and nobody is hurt.
pub(super) fn hanged(cowboys: &[Colour]) -> Markup {
    html! {
        (country(Sun { x: 420.0, y: 20.0, size: 44.0, rays: false }))
        g transform="translate(0 247)" { (PreEscaped(drawing!("train-heist/farewell/rails"))) }
        (PreEscaped(drawing!("train-heist/farewell/gallows")))
        (PreEscaped(drawing!("train-heist/farewell/noose")))
        (coal_car(cowboys))
        (figure(&FigureKind::Horse { number: 1, riders: Vec::new() }, ScaledPoint::new(146.0, 266.0, 2.1)))
        (figure(&FigureKind::Sheriff, ScaledPoint::new(528.0, 268.0, 2.7)))
        g transform="translate(568 216) scale(.9)" { (PreEscaped(drawing!("train-heist/farewell/keys"))) }
        g transform="translate(556 122)" { (PreEscaped(drawing!("train-heist/farewell/notes"))) }
    }
}

/// The Jail Coal Car with a cell for each cowboy.
fn coal_car(cowboys: &[Colour]) -> Markup {
    let [left, right] = JAIL;
    let cells = cowboys.len().max(CELLS);
    let each = (right - left - 12.0) / cells as f32;
    let half = each / 2.0 - 4.0;
    let middle = |cell: usize| left + 6.0 + each * (cell as f32 + 0.5);
    html! {
        path class="q" fill="#2a221d" d={ "M" (left) " 114q18-26 36 0q20-34 44 0q16-24 40 0q24-32 48 0q16-28 40 0q14-24 32 0q14-18 28 0z" } {}
        path class="q" fill="#4b4f55" d={ "M" (left) " 108H" (right) "V222H" (left) "z" } {}
        path fill="url(#th-hatch)" d={ "M" (left) " 208H" (right) "v14H" (left) "z" } {}
        path class="far-rivets" d={ "M" (left + 8.0) " 113H" (right - 6.0) "M" (left + 8.0) " 215H" (right - 6.0) } {}
        @for cell in 0..cells {
            g transform={ "translate(" (short(middle(cell))) " 0)" } {
                path class="q" fill="#221a16" d={ "M" (short(-half)) " 120h" (short(2.0 * half)) "v88h" (short(-2.0 * half)) "z" } {}
                @match cowboys.get(cell) {
                    Some(&colour) => {
                        svg x=(short(-half)) y="120" width=(short(2.0 * half)) height="88" {
                            use class={ "seat-" (colour.word()) } href="#th-cowboy" x=(short(half - 40.0)) y="8" width="80" height="113.3" {}
                        }
                        (bars(half))
                        (badge(colour, 0.0, 192.0, 26.0))
                    }
                    None => {
                        (bars(half))
                        use href="#th-lock" x="-16" y="148" width="32" height="32" {}
                    }
                }
            }
        }
        @for x in [left + 20.0, left + 62.0, right - 98.0, right - 56.0] {
            use href="#th-wheel" x=(x) y="212" width="36" height="36" {}
        }
    }
}

fn bars(half: f32) -> Markup {
    let each = half / 2.0;
    let bars: String = (-1..=1).map(|bar: i8| format!("M{} 120v88", short(f32::from(bar) * each))).collect();
    html! { path class="far-bars" d=(bars) {} }
}

/// The train steams away with the Sheriff on its last platform; all cowboys but one look after it.
pub(super) fn away(cowboys: &[Colour]) -> Markup {
    let (flat, standing) =
        cowboys.split_last().map_or((None, cowboys), |(last, others)| (Some(*last), others));
    let half = 39.0 * standing.len() as f32;
    html! {
        defs { (PreEscaped(drawing!("train-heist/farewell/back"))) }
        (country(Sun { x: 196.0, y: 34.0, size: 40.0, rays: false }))
        g transform="translate(0 203)" { (PreEscaped(drawing!("train-heist/farewell/rails"))) }
        (put("th-cactus", [20.0, 232.0], 1.4))
        @for (x, y, wide) in [(524.0, 40.0, 56.0), (452.0, 8.0, 84.0), (352.0, -22.0, 114.0)] {
            use class="smoke" href="#th-smoke" x=(x) y=(y) width=(wide) height=(short(wide * 0.59)) {}
        }
        g transform="translate(20 0)" {
            (PreEscaped(drawing!("train-heist/farewell/coach")))
            (figure(&FigureKind::Sheriff, ScaledPoint::new(304.0, 176.0, 1.6)))
            g transform="translate(317 137) scale(1.3)" { (PreEscaped(drawing!("train-heist/farewell/arm"))) }
            (PreEscaped(drawing!("train-heist/farewell/railing")))
            use class="far-dust" href="#th-smoke" x="232" y="176" width="46" height="27" {}
        }
        use href="#th-engine" transform="translate(597 54) scale(-.78 .78)" y="-12" width="200" height="212" {}
        @for (colour, spot) in row(standing, [200.0 - half, 200.0 + half], [256.0, 266.0], 2.4) {
            (from_behind(colour, spot))
        }
        @if let Some(colour) = flat { (figure(&FigureKind::Flat(colour), ScaledPoint::new(424.0, 266.0, 2.1))) }
    }
}

/// The winners, large on horseback with the loot; the others behind.
pub(super) fn versus(winners: &[Colour], others: &[Colour], points: usize) -> Markup {
    let (from, size) = match (winners.len(), others.len()) {
        (..=1, _) => (270.0, 4.3),
        (2, 0) => (110.0, 3.4),
        (2, _) => (220.0, 2.9),
        (3, 0) => (96.0, 2.7),
        (3, _) => (180.0, 2.2),
        _ => (92.0, 2.2),
    };
    let to = 500.0;
    let middle = f32::midpoint(from, to);
    html! {
        (country(Sun { x: middle, y: 118.0, size: 96.0, rays: true }))
        (put("th-cactus", [30.0, 224.0], 1.3))
        @for (colour, spot) in row(others, [92.0, 92.0 + 66.0 * others.len() as f32], [230.0, 244.0], 2.1) {
            (figure(&FigureKind::Cowboy(colour), spot))
        }
        @for (colour, spot) in row(winners, [from, to], [252.0, 264.0], size) { (rider(colour, spot)) }
        (heap(points, [530.0, 268.0]))
    }
}

/// The cowboys around their loot, and a sign with the score.
pub(super) fn score(cowboys: &[Colour], score: usize) -> Markup {
    let spots = [(216.0, 264.0), (472.0, 264.0), (138.0, 246.0), (548.0, 246.0)];
    html! {
        (country(Sun { x: 520.0, y: 10.0, size: 44.0, rays: true }))
        (put("th-town-0", [128.0, 214.0], 1.1))
        (PreEscaped(drawing!("train-heist/farewell/sign")))
        text class="far-score" x="345" y="32" { (score) }
        @if cowboys.len() < 4 { (figure(&FigureKind::Horse { number: 1, riders: Vec::new() }, ScaledPoint::new(540.0, 246.0, 2.1))) }
        @for at in (0..cowboys.len().min(spots.len())).rev() {
            (figure(&FigureKind::Cowboy(cowboys[at]), ScaledPoint::new(spots[at].0, spots[at].1, 2.5)))
        }
        (heap(score, [345.0, 266.0]))
        @if score == 0 { (put("th-bones", [345.0, 250.0], 2.4)) }
    }
}
