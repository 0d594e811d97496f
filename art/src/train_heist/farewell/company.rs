//! The cowboys and their loot.

use crate::train_heist::curve::{Point, short};
use crate::train_heist::pieces::{FigureKind, badge, drawing};
use maud::{Markup, html};
use train_heist::Colour;

/// The size of a sack, and the distance between sacks.
const SACK: f32 = 42.0;
const ASIDE: f32 = 32.0;
const ABOVE: f32 = 27.0;
/// The maximum number of drawn sacks.
const MOST: usize = 15;

/// A position of feet, and a scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ScaledPoint {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) size: f32,
}

impl ScaledPoint {
    pub(super) const fn new(x: f32, y: f32, size: f32) -> ScaledPoint {
        ScaledPoint { x, y, size }
    }

    fn place(self) -> String {
        format!("{} scale({})", Point::new(self.x, self.y).translate(), self.size)
    }
}

/// A figure of the board, larger.
pub(super) fn figure(what: &FigureKind, spot: ScaledPoint) -> Markup {
    html! { g transform=(spot.place()) { (drawing(what, None, 0.0)) } }
}

pub(super) fn rider(colour: Colour, spot: ScaledPoint) -> Markup {
    figure(&FigureKind::Horse { number: 1, riders: vec![colour] }, spot)
}

/// A cowboy seen from behind, by reference to a drawing that the picture contains once.
pub(super) fn from_behind(colour: Colour, spot: ScaledPoint) -> Markup {
    html! {
        g class={ "seat-" (colour.word()) } transform=(spot.place()) {
            use href="#far-back" {}
            (badge(colour, 0.0, -16.5, 16.2))
        }
    }
}

/// Spots side by side between two ends, every other one nearer; those behind come first.
pub(super) fn row(
    colours: &[Colour],
    [from, to]: [f32; 2],
    [back, front]: [f32; 2],
    size: f32,
) -> Vec<(Colour, ScaledPoint)> {
    let each = (to - from) / colours.len().max(1) as f32;
    let mut row: Vec<(Colour, ScaledPoint)> = colours
        .iter()
        .enumerate()
        .map(|(at, &colour)| {
            let feet = if at.is_multiple_of(2) { front } else { back };
            (colour, ScaledPoint::new(from + each * (at as f32 + 0.5), feet, size))
        })
        .collect();
    row.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y));
    row
}

/// Sacks in a heap, broad at the ground.
pub(super) fn heap(count: usize, [x, y]: [f32; 2]) -> Markup {
    let count = count.min(MOST);
    let broad = (1..).find(|broad| broad * (broad + 1) / 2 >= count).expect("some heap is large enough");
    let rows = (0..broad).flat_map(|row| {
        let wide = broad - row;
        (0..wide).map(move |at| {
            (
                x + ASIDE * (at as f32 - (wide as f32 - 1.0) / 2.0) - SACK / 2.0,
                y - ABOVE * row as f32 - SACK * 0.94,
            )
        })
    });
    html! {
        @if count > 0 { ellipse class="sh" cx=(x) cy=(y) rx=(short(ASIDE * broad as f32 / 2.0 + 8.0)) ry="6" {} }
        @for (left, top) in rows.take(count) {
            use href="#th-sack" x=(short(left)) y=(short(top)) width=(SACK) height=(SACK) {}
        }
    }
}
