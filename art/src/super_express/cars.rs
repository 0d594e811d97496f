//! The cards of the train: wagons, the Locomotive and the Time Travel Car.

use super::animation::UNCOUPLE;
use super::figure::figure;
use super::keyframes::{Keyframe, Keyframes};
use super::places::{BanditPlacement, WAGON, card_at, left_of, places};
use maud::{Markup, html};
use super_express::{HiddenWagon, Train};

/// How long an uncoupled wagon stands before it drifts off, in milliseconds.
const LOOSE: f32 = 180.0;

/// The position of a wagon in the train.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coupling {
    /// Other wagons follow.
    Between,
    /// The Last Wagon.
    Last,
}

/// A wagon at this distance from the Locomotive, with its name on a plate.
pub fn wagon(distance: usize, coupling: Coupling, name: &str) -> Markup {
    let left = left_of(distance);
    let drawing = match coupling {
        Coupling::Between => "#wagon",
        Coupling::Last => "#wagon-last",
    };
    html! {
        use href=(drawing) x=(left) y="0" width=(WAGON) height="256" {}
        text class="plate" x=(left + 52.0) y="117.3" { (name) }
    }
}

/// A wagon that was just uncoupled, from the train before: it stays behind, and the bandits on it wave.
pub fn leaving_wagon(distance: usize, train: &Train<HiddenWagon>, name: &str) -> Markup {
    let left = left_of(distance);
    let aboard: Vec<BanditPlacement> =
        places(train).into_iter().filter(|place| card_at(place.x) == distance).collect();
    let here = Keyframe::new(0.0, 0.0, 0.0);
    let coupled = Keyframes::new([here, Keyframe::new(LOOSE, 0.0, 0.0)]);
    let drifts = (0..=5_u8).map(|step| {
        let part = f32::from(step) / 5.0;
        Keyframe::new(LOOSE + (UNCOUPLE - LOOSE) * part, -(WAGON + 100.0) * part * part, 0.0)
    });
    html! {
        g class="fx" data-path=(coupled) {
            (wagon(distance, Coupling::Last, name))
            @for place in &aboard { g transform=(place.transform()) { (figure(place, None)) } }
        }
        g class="fx" data-path=(Keyframes::new(drifts).unseen_before()) {
            use href="#wagon-loose" x=(left) y="0" width=(WAGON) height="256" {}
            g transform={ "rotate(-5 " (left + 30.0) " 252)" } {
                text class="plate" x=(left + 52.0) y="117.3" { (name) }
                @for place in &aboard { g transform=(place.transform()) { g class="waves" { (figure(place, None)) } } }
            }
        }
    }
}

/// The Locomotive, with its name on a plate.
pub fn locomotive(name: &str) -> Markup {
    html! {
        use href="#loco" x="0" y="0" width="380" height="256" {}
        text class="plate" x="56" y="117.3" { (name) }
    }
}

/// The Time Travel Car at the front of the train; links lead to `#time-car`.
pub fn time_travel_car() -> Markup {
    html! { use id="time-car" href="#timecar" x="404" y="0" width="206" height="256" {} }
}

/// The Time Travel Car alone, beside a text that describes it.
pub fn time_travel_icon() -> Markup {
    html! {
        svg class="card-drawing" viewBox="0 10 206 246" aria-hidden="true" { use href="#timecar" width="206" height="256" {} }
    }
}
