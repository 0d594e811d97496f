//! Temporary effects over everything else: shots, dust, a horse, and bandits as they were when the beat began.

use super::figure::figure;
use super::keyframes::Keyframes;
use super::places::BanditPlacement;
use maud::{Markup, html};

/// The distance from the feet to the muzzle, forwards and upwards.
pub(super) const MUZZLE: f32 = 50.0;
const AIM: f32 = 49.5;
/// The x coordinate of the Locomotive's front end.
pub(super) const FRONT: f32 = 344.0;

/// A drawing that is visible only while it moves.
fn fleeting(path: &Keyframes, drawing: &Markup) -> Markup {
    html! { g class="fx" data-path=(path) { (drawing) } }
}

/// A bandit as it was when the beat began.
pub(super) fn past(place: &BanditPlacement, path: &Keyframes) -> Markup {
    fleeting(path, &figure(place, None))
}

pub(super) struct ShotEffect<'a> {
    pub(super) shooter: &'a BanditPlacement,
    /// The distance that the bullet flies from the muzzle.
    pub(super) far: f32,
    pub(super) hits: bool,
    pub(super) flash: Keyframes,
    pub(super) bullet: Keyframes,
    pub(super) arrived: Keyframes,
}

/// A flash at the muzzle, a bullet in flight, and its impact; the traces stay until the next beat.
pub(super) fn shot(shot: &ShotEffect<'_>) -> Markup {
    let BanditPlacement { x, y, size, .. } = *shot.shooter;
    let towards = shot.shooter.direction() * size;
    html! {
        g class="shot" transform={ "translate(" (x + MUZZLE * towards) " " (y - AIM * size) ") scale(" (towards) " " (size) ")" } {
            g data-path=(shot.arrived) {
                path class="trail" d={ "M44 0H" (shot.far - 24.0) } {}
                @if shot.hits { use href="#fx-impact" x=(shot.far - 26.0) y="-26" width="52" height="52" {} }
            }
            g class="fx" data-path=(shot.bullet) { use href="#fx-bullet" x="-10" y="-7.5" width="110" height="15" {} }
            g data-path=(shot.flash) { use href="#fx-flash" x="-2" y="-20" width="40" height="40" {} }
        }
    }
}

/// The start and the flight of a bandit that was pushed.
pub(super) fn was_pushed(from: &BanditPlacement, to: &BanditPlacement, path: &Keyframes) -> Markup {
    let (head, top) = (-70.0 * from.size, from.y - 128.0 * from.size);
    let towards = (to.x - from.x).signum();
    let (start, end) = (from.x + 14.0 * towards, to.x - 8.0 * towards);
    let bottom = to.y - 52.0 * to.size;
    let arc = format!(
        "M{start} {}Q{} {top} {end} {bottom}M{} {}L{end} {bottom}L{} {}",
        from.y + head,
        (start + end) / 2.0,
        end - 15.0 * towards,
        bottom - 5.0,
        end - towards,
        bottom - 16.0
    );
    html! {
        g data-path=(path) {
            g class="ghosted" { g transform=(from.transform()) { (figure(from, None)) } }
            path class="arc-edge" d=(arc) {}
            path class="arc" d=(arc) {}
        }
    }
}

pub(super) fn flash(path: &Keyframes) -> Markup {
    fleeting(path, &html! { use href="#fx-flash" x="-2" y="-20" width="40" height="40" {} })
}

pub(super) fn stars(path: &Keyframes) -> Markup {
    fleeting(path, &html! { use href="#fx-stars" x="-29.4" y="-12.75" width="58.8" height="25.5" {} })
}

pub(super) fn dust(path: &Keyframes) -> Markup {
    fleeting(path, &html! { use href="#fx-dust" x="-40" y="-28" width="80" height="30" {} })
}

pub(super) fn pin(path: &Keyframes) -> Markup {
    fleeting(path, &html! { path class="pin" d="M-4-9h8v13l-4 6-4-6zM-7-13h14v5h-14z" {} })
}

/// A galloping horse; its rider's legs are behind it.
pub(super) fn horse(rider: &BanditPlacement, mounted: &Keyframes, gallop: &Keyframes) -> Markup {
    fleeting(
        gallop,
        &html! {
            g data-path=(mounted) { g transform="translate(-8 -36)" { (figure(rider, None)) } }
            use href="#horse-gallop" x="-80" y="-98" width="160" height="100" {}
        },
    )
}

/// The spinning ring around the dial.
pub(super) fn spinning_ring(path: &Keyframes) -> Markup {
    fleeting(path, &html! { use href="#timecar-ring" x="-96" y="-96" width="192" height="192" {} })
}

/// The ring from which a time traveller appears.
pub(super) fn ring(path: &Keyframes) -> Markup {
    fleeting(path, &html! { circle class="ring-edge" r="42" {} circle class="ring" r="42" {} })
}

/// SE-TIME-10. A paradox: the dial is broken until the next beat.
pub(super) fn crack(path: &Keyframes) -> Markup {
    html! { g data-path=(path) { use href="#timecar-cracked" x="404" y="0" width="206" height="256" {} } }
}
