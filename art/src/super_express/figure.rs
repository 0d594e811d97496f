//! The bandits, standing and lying.

use super::animation::Animation;
use super::keyframes::Keyframes;
use super::places::{BanditPlacement, Camera, RAISED, place_of};
use maud::{Markup, html};
use super_express::{Bandit, Facing, Floor, Piece};

/// The scale of figures relative to their symbols.
pub(super) const SCALE: f32 = 0.98;

/// A bandit aboard the train, at its place in an [`Animation`].
#[derive(Clone, Copy, Debug)]
pub struct BanditFigure<'a> {
    animation: &'a Animation,
    place: BanditPlacement,
}

impl<'a> BanditFigure<'a> {
    pub(super) const fn new(animation: &'a Animation, place: BanditPlacement) -> BanditFigure<'a> {
        BanditFigure { animation, place }
    }

    /// The bandit, its facing and its posture.
    pub const fn piece(&self) -> Piece {
        self.place.piece
    }

    /// The floor: inside or on the roof.
    pub fn floor(&self) -> Floor {
        self.place.floor()
    }

    /// The transform from the symbol to its position.
    pub fn transform(&self) -> String {
        self.place.transform()
    }

    /// The path by which it arrived, if it moved.
    pub fn path(&self) -> Option<&'a Keyframes> {
        self.animation.pieces.get(&self.place.piece.bandit)
    }

    /// The figure with its badge, its feet at the origin, and its line of sight to the target it would hit.
    pub fn drawing(&self, target: Option<Bandit>) -> Markup {
        html! {
            (figure(&self.place, self.animation.figures.get(&self.place.piece.bandit)))
            @if !self.place.lies() {
                (line_of_sight(&self.place, target, &self.animation.places, self.animation.camera))
            }
        }
    }
}

/// The file and symbol name of a bandit's drawings: the bandit's own name.
pub(super) fn drawing(bandit: Bandit) -> String {
    bandit.name().to_lowercase()
}

/// The figure with its badge, its feet at the origin; `turns` animates the figure but not the badge.
pub(super) fn figure(place: &BanditPlacement, turns: Option<&Keyframes>) -> Markup {
    let name = drawing(place.piece.bandit);
    let towards = place.direction();
    let flip = format!("scale({} {SCALE})", SCALE * towards);
    html! {
        @if place.lies() {
            ellipse class="spot spot-long" {}
            g class="figure" transform=(flip) { use href={ "#bandit-" (name) "-down" } x="-56" y="-94" width="112" height="96" {} }
            (badge(&name, 11.8 * towards, -14.75, 23.5))
            g class="stars" { use href="#fx-stars" x=(-27.4 * towards - 29.4) y="-72.5" width="58.8" height="25.5" {} }
        } @else {
            ellipse class="spot" {}
            g class="figure" data-path=[turns] transform=(flip) { use href={ "#bandit-" (name) } x="-31" y="-94" width="80" height="96" {} }
            @match place.raised {
                Some(height) => (badge(&name, 0.0, -height, RAISED / place.size)),
                None => (badge(&name, 0.0, -31.4, 28.4)),
            }
        }
    }
}

/// A badge, which is never mirrored.
fn badge(name: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#badge-" (name) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {} }
}

/// SE-SHOOT-02. The line along the floor to the first standing bandit, over those who lie; visible while the pointer is over
/// the figure.
fn line_of_sight(
    place: &BanditPlacement,
    target: Option<Bandit>,
    all: &[BanditPlacement],
    camera: Camera,
) -> Markup {
    let towards = place.direction();
    let target = target.and_then(|target| place_of(all, target));
    let end = match (target, place.piece.facing) {
        (Some(target), _) => target.x - place.x - 16.0 * towards,
        (None, Facing::Front) => camera.left + camera.width - place.x,
        (None, Facing::Rear) => camera.left - place.x,
    } / place.size;
    let from = 52.0 * towards;
    html! {
        g class="sight" {
            path class="sight-band" d={ "M" (from) " -54L" (end) " -74V-30L" (from) " -48Z" } {}
            @if let Some(target) = target {
                use href="#sight-target" x=((target.x - place.x) / place.size - 42.0) y="-94" width="84" height="84" {}
            }
        }
    }
}
