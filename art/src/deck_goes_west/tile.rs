//! Land tiles, 160 × 160: ways in at the top left, the red star at the top right, pieces in the middle, jobs and name at the
//! foot.

use super::chance::Chance;
use super::icon::JobIcon;
use super::job::strip;
use super::land::Shores;
use super::pieces::Pieces;
use super::plan::Mark;
use super::printed::PrintedTile;
use super::woodcut::{CREAM, INK, Woodcut, short};
use crate::template::drawing;
use deck_goes_west::{Gait, LandTile, Way};
use maud::{Markup, html};
use std::fmt::Write as _;

/// The face of a tile with what lies on it.
#[derive(Clone, Debug)]
pub(super) struct TileFace<'a> {
    pub(super) printed: &'a PrintedTile,
    pub(super) pieces: &'a Pieces,
    /// The mark of a plan on it.
    pub(super) mark: Mark,
}

impl TileFace<'_> {
    /// Everything over `ground`, which is the printed land or a reference to it.
    pub(super) fn over(&self, ground: Woodcut) -> Woodcut {
        let mut cut = ground;
        cut.raw(r#"<path class="dw-dusk" d="M0 0h160v160H0z"/>"#);
        self.mark.frame(&mut cut);
        match self.mark.cost() {
            Some(cost) => cost.draw(&mut cut),
            None if self.mark == Mark::Here => {}
            None => cut.add(&self.printed.ways),
        }
        cut.add(&self.printed.star);
        self.pieces.draw(&mut cut, self.printed.tile.terrain);
        cut.add(&self.printed.foot);
        self.mark.veil(&mut cut);
        cut
    }
}

/// The jobs and the name at the foot of a tile.
pub(super) fn foot(tile: &LandTile, name: &str) -> Woodcut {
    let mut cut = Woodcut::default();
    let mut jobs = Woodcut::default();
    for (job, below) in tile.jobs.iter().rev().zip([0.0, 29.0, 58.0]) {
        strip(&mut jobs, job, [80.0, 153.0 - below], 134.0, 26.0);
    }
    cut.group("dw-foot", "", &jobs);
    let mut plate = Woodcut::default();
    plate.fill("M0 142h160v18H0z", CREAM);
    plate.line("M0 142h160", 1.6);
    let size = (236.0 / name.chars().count().max(1) as f32).min(11.5);
    plate.text("dw-print", [80.0, 155.0], size, name);
    cut.group("dw-name", "", &plate);
    cut
}

/// The ways to step onto a tile, one below the other.
pub(super) fn ways(ways: &[Way]) -> Woodcut {
    let mut cut = Woodcut::default();
    for (number, way) in (0_u8..).zip(ways) {
        let mut pill = Woodcut::default();
        let mut wide = 4.0;
        if way.from_water {
            JobIcon::FromWater.draw(&mut pill, [wide, 2.5], 12.0);
            wide += 13.0;
        }
        for (gait, cost) in Gait::ALL.into_iter().zip(way.costs).filter(|(_, cost)| *cost > 0) {
            pill.text("dw-print", [wide + 4.5, 13.4], 12.5, &cost.to_string());
            JobIcon::Gait(gait).draw(&mut pill, [wide + 9.0, 1.5], 14.0);
            wide += 25.0;
        }
        let mut paper = Woodcut::default();
        paper.shape(
            &format!(
                "M3 0h{0}a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z",
                short(wide - 6.0)
            ),
            CREAM,
            1.3,
        );
        paper.add(&pill);
        cut.group("", &format!("translate(5 {})", short(5.0 + 18.5 * f32::from(number))), &paper);
    }
    cut
}

/// The red star with its number.
pub(super) fn star([x, y]: [f32; 2], size: f32, number: u8) -> Woodcut {
    let mut cut = Woodcut::default();
    cut.symbol("star", "", [x - size / 2.0, y - size / 2.0, size, size]);
    let high = if number < 10 { size * 0.4 } else { size * 0.36 };
    cut.text("dw-cream", [x, y + size * 0.15], high, &number.to_string());
    cut
}

/// The back of a tile: contour lines and a compass that points West.
pub(super) fn back(seed: &str) -> Woodcut {
    let mut cut = Woodcut::default();
    let chance = &mut Chance::of(seed);
    cut.raw(r#"<path class="dw-back" d="M0 0h160v160H0z"/>"#);
    let middle = [0, 1].map(|_| 80.0 + chance.between(-40.0, 40.0));
    let turn = chance.between(0.0, 6.3);
    let lines: String = (1_u8..8).map(|ring| contour(middle, f32::from(ring) * 17.0, turn, chance)).collect();
    cut.raw(&format!(
        r#"<path class="dw-contour" d="{lines}"/><path class="dw-stitch" d="M8 8h144v144H8z"/>"#
    ));
    cut.raw(drawing!("deck-goes-west/compass-rose"));
    cut
}

/// One contour line, not quite round.
fn contour([x, y]: [f32; 2], radius: f32, turn: f32, chance: &mut Chance) -> String {
    let points: Vec<[f32; 2]> = (0_u8..8)
        .map(|corner| {
            let angle = f32::from(corner) * std::f32::consts::FRAC_PI_4;
            let far = radius * (1.0 + 0.18 * (angle * 2.0 + turn).sin() + chance.between(-0.05, 0.05));
            [x + far * angle.cos(), y + far * 0.8 * angle.sin()]
        })
        .collect();
    let whole = |number: f32| number.round_ties_even() as i32;
    let half = |a: &[f32; 2], b: &[f32; 2]| [0, 1].map(|axis| whole(f32::midpoint(a[axis], b[axis])));
    let Some((first, last)) = points.first().zip(points.last()) else { return String::new() };
    let [x, y] = half(last, first);
    let mut line = format!("M{x} {y}");
    for (at, next) in points.iter().zip(points.iter().cycle().skip(1)) {
        let [x, y] = half(at, next);
        // Writing to a string cannot fail.
        let _ = write!(line, "Q{} {} {x} {y}", whole(at[0]), whole(at[1]));
    }
    line
}

/// Adds the frame of a tile, over everything in it.
pub(super) fn framed(cut: Woodcut) -> Markup {
    let mut cut = cut;
    cut.raw(&format!(
        r#"<rect x="1.5" y="1.5" width="157" height="157" rx="5" fill="none" stroke="{INK}" stroke-width="3"/>"#
    ));
    html! { svg class="dw-tile" viewBox="0 0 160 160" aria-hidden="true" { (cut.markup()) } }
}

/// The face of a tile without a mark.
pub(super) fn plain(tile: &LandTile, name: &str, pieces: &Pieces) -> Woodcut {
    let printed = PrintedTile::of(tile, name, Shores::default());
    let face = TileFace { printed: &printed, pieces, mark: Mark::Plain };
    face.over(printed.land.clone())
}

/// A single tile, with its ways in and its name.
pub fn tile(tile: &LandTile, name: &str, pieces: &Pieces) -> Markup {
    html! { div class="dw-named" { (framed(plain(tile, name, pieces))) } }
}

/// The back of a tile.
pub fn tile_back() -> Markup {
    framed(back("unknown"))
}
