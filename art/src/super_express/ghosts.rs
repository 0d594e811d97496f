//! Previews of cards as ghosts: bandits in their new positions, the way there, and the number of the card.

use super::figure::figure;
use super::places::{BanditPlacement, Camera, place_of, places};
use maud::{Markup, PreEscaped, html};
use super_express::{Event, Foreseen, View};

/// The height from the feet of a figure to well over its hat.
const ABOVE: f32 = 104.0;

/// A ghost for every change that each card would make, in order.
pub fn ghosts(view: &View, foreseen: &[Foreseen]) -> Markup {
    let camera = Camera::on(view);
    let mut stood = places(&view.train);
    let mut drawn = String::new();
    for (number, step) in (1..).zip(foreseen) {
        let stand = places(&step.train);
        for &bandit in &view.seats {
            drawn += &ghost(place_of(&stood, bandit), place_of(&stand, bandit), camera).0;
        }
        if let Some(from) = view.viewer.and_then(|viewer| place_of(&stood, viewer)) {
            let to = place_of(&stand, from.piece.bandit);
            drawn += &match shot(view, step, &stood) {
                Some(target) => fire(number, &to.unwrap_or(from), target, camera),
                None => mark(number, above(&from, to, number, camera)),
            }
            .0;
        }
        stood = stand;
    }
    PreEscaped(drawn)
}

/// The ghost of a bandit that would move or change, and the way there.
fn ghost(stood: Option<BanditPlacement>, stands: Option<BanditPlacement>, camera: Camera) -> Markup {
    match (stood, stands) {
        (Some(stood), Some(stands)) if stood.piece != stands.piece || is_elsewhere(&stood, &stands) => {
            html! {
                g class="ghosted" transform=(stands.transform()) { (figure(&stands, None)) }
                @if is_elsewhere(&stood, &stands) { (way(&stood, stands.x, stands.y)) }
            }
        }
        (Some(stood), None) => way(&stood, end_of(&stood, camera), stood.y + 60.0),
        _ => html! {},
    }
}

/// Whether the bandit would be on another card or floor, rather than only make room.
fn is_elsewhere(from: &BanditPlacement, to: &BanditPlacement) -> bool {
    (from.x - to.x).abs() > 110.0 || from.y != to.y
}

/// An arc from hat to hat.
fn way(from: &BanditPlacement, x: f32, y: f32) -> Markup {
    let (start, end) = (from.y - ABOVE, y - ABOVE);
    let path =
        format!("M{} {start}Q{} {} {x} {end}", from.x, f32::midpoint(from.x, x), start.min(end) - 50.0);
    html! {
        path class="way" d=(path) {}
        path class="way-dash" d=(path) marker-end="url(#way-end)" {}
    }
}

/// The target of a card's shot, from the positions before it; an inner `None` is a shot that hits nobody.
fn shot(view: &View, step: &Foreseen, stood: &[BanditPlacement]) -> Option<Option<BanditPlacement>> {
    step.events.iter().find_map(|event| match event {
        Event::BanditHit { target, .. } => {
            Some(view.seats.get(target.number()).and_then(|&target| place_of(stood, target)))
        }
        Event::ShotMissed { .. } => Some(None),
        _ => None,
    })
}

/// The line of fire, with the number of the card on it.
fn fire(number: usize, from: &BanditPlacement, target: Option<BanditPlacement>, camera: Camera) -> Markup {
    let (muzzle, height) = (from.x + 52.0 * from.direction(), from.y - 50.0);
    let end = target.map_or_else(|| end_of(from, camera), |target| target.x - 16.0 * from.direction());
    html! {
        path class="sight-edge" d={ "M" (muzzle) " " (height) "H" (end) } {}
        @if let Some(target) = target {
            use href="#sight-target" x=(target.x - 42.0) y=(target.y - 94.0) width="84" height="84" {}
        }
        (mark(number, (f32::midpoint(muzzle, end), height)))
    }
}

/// The number of a card, in a disc.
fn mark(number: usize, (x, y): (f32, f32)) -> Markup {
    html! {
        g class="step-mark" transform={ "translate(" (x) " " (y) ")" } {
            circle r="14" {}
            text y="5.5" { (number) }
        }
    }
}

/// The position of a card's number: over its way; cards without a way stand side by side over the hat.
fn above(from: &BanditPlacement, to: Option<BanditPlacement>, number: usize, camera: Camera) -> (f32, f32) {
    let end = to.map_or_else(|| end_of(from, camera), |to| to.x);
    let top = to.map_or(from.y, |to| to.y.min(from.y)) - ABOVE;
    match to {
        Some(to) if !is_elsewhere(from, &to) => (to.x + 32.0 * (number as f32 - 2.0), top - 12.0),
        _ => (f32::midpoint(from.x, end), top - 25.0),
    }
}

/// The end of the picture in the direction that a bandit faces.
fn end_of(place: &BanditPlacement, camera: Camera) -> f32 {
    if place.direction() > 0.0 { camera.left + camera.width - 30.0 } else { camera.left + 30.0 }
}
