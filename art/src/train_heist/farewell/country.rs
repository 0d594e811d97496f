//! The background of the scenes: sky, sun or moon, mesas and ground.

use crate::template::drawing;
use crate::train_heist::curve::short;
use maud::{Markup, PreEscaped, html};
use std::f32::consts::TAU;

/// The number of rays of a sunset, and their length.
const RAYS: u8 = 22;
const REACH: f32 = 1700.0;

/// The position and size of the sun or the moon.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sun {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) size: f32,
    /// Whether rays cover the whole sky.
    pub(super) rays: bool,
}

/// Everything behind the scene, as wide as any page.
pub(super) fn country(sun: Sun) -> Markup {
    let Sun { x, y, size, rays } = sun;
    html! {
        rect class="far-sky" x="-1200" y="-400" width="2400" height="800" {}
        @if rays {
            (PreEscaped(drawing!("train-heist/farewell/fade")))
            path class="far-rays" d=(spread(x, y)) {}
        }
        @for (class, wide) in [("far-ring-3", 2.32), ("far-ring-2", 1.85), ("far-ring-1", 1.4), ("far-sun", 1.0)] {
            circle class=(class) cx=(x) cy=(y) r=(short(size * wide)) {}
        }
        (PreEscaped(drawing!("train-heist/farewell/stars")))
        (PreEscaped(drawing!("train-heist/farewell/mesas")))
        rect class="far-land" x="-1200" y="208" width="2400" height="200" {}
        path class="far-horizon" d="M-1200 208H1200" {}
        (growth())
    }
}

/// The rays around the sun, as a path.
fn spread(x: f32, y: f32) -> String {
    let edge = |step: u8| {
        let angle = TAU * f32::from(step) / f32::from(2 * RAYS);
        format!("{} {}", short(x + REACH * angle.cos()), short(y + REACH * angle.sin()))
    };
    let ray = |number: u8| format!("M{x} {y}L{}L{}z", edge(2 * number), edge(2 * number + 1));
    (0..RAYS).map(ray).collect()
}

/// Plants and rocks.
fn growth() -> Markup {
    let places = [
        ("th-sage", 92, 226),
        ("th-peb", 214, 272),
        ("th-tuft", 300, 224),
        ("th-dash", 352, 274),
        ("th-sage", 588, 232),
        ("th-peb", 470, 226),
        ("th-tuft", 420, 272),
        ("th-tuft", 20, 238),
        ("th-dash", -30, 262),
        ("th-rock", -52, 222),
        ("th-sage", -140, 244),
        ("th-tuft", -260, 232),
        ("th-peb", -340, 262),
        ("th-sage", -470, 236),
    ];
    html! {
        @for (id, x, y) in places { use href={ "#" (id) } transform={ "translate(" (x) " " (y) ") scale(1.3)" } {} }
    }
}

/// A symbol such as a cactus or a house, with its foot at a position.
pub(super) fn put(id: &str, [x, y]: [f32; 2], size: f32) -> Markup {
    html! { use href={ "#" (id) } transform={ "translate(" (short(x)) " " (short(y)) ") scale(" (size) ")" } {} }
}
