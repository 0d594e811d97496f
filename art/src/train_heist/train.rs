//! The train on the Main Map: its cars, standing and rolling, and the way ahead of it.

use super::curve::Pen;
use super::map::Map;
use super::track::{CarMotion, Pose, Stretch};
use maud::{Markup, html};
use train_heist::{Edition, Space};

/// The distance of a plate behind the middle of its car.
const PLATE: f32 = 13.0;

/// The train: where it stands, and how it arrived.
#[derive(Clone, Copy, Debug)]
pub struct Rolled<'a> {
    /// The rails it stands on.
    pub train: Stretch<'a>,
    /// The motions of its cars, engine first; none if they did not roll.
    pub rolling: &'a [CarMotion],
    /// The duration per rail, in milliseconds.
    pub rail_time: f32,
}

impl Map {
    /// The five cars with their plates; the last is drawn first, so that the engine is on top. `names` are those of the five
    /// sections.
    pub fn train(&self, edition: &Edition, rolled: Rolled<'_>, names: &[String]) -> Markup {
        let poses = self.track.standing(edition, rolled.train);
        let path = |car: usize, upright: Option<f32>| {
            rolled.rolling.get(car).map(|rolling| rolling.path(rolled.rail_time, upright))
        };
        html! {
            g id="train" {
                @for (car, pose) in poses.iter().enumerate().rev() {
                    g id={ "car-" (car + 1) } class={ "th-car sec-" (car + 1) } data-path=[path(car, None)]
                        transform=(turned(pose)) opacity=(pose.opacity) role="img" aria-label=(names.get(car).map_or("", String::as_str)) {
                        rect class="halo" x="-38" y="-19" width="76" height="38" rx="9" {}
                        use href={ "#th-car-" (car + 1) } x="-36" y="-18" width="72" height="36" {}
                    }
                }
                @for (car, pose) in poses.iter().enumerate() {
                    g id={ "plate-" (car + 1) } class="th-plate" data-path=[path(car, Some(PLATE))] aria-hidden="true"
                        transform=(pose.beside(PLATE).translate()) {
                        circle r="7.6" {}
                        text y="3.7" { (plate_of(edition, car)) }
                    }
                }
            }
        }
    }

    /// The next move of the train: a ribbon over the rails, a number on each, an outline of the engine where it stops.
    pub fn route(&self, edition: &Edition, train: Stretch<'_>, entered: &[Space]) -> Markup {
        let rolling = self.track.rolling(edition, train, entered);
        let Some(engine) = rolling.first() else { return html! { g id="route" {} } };
        let mut pen = Pen::default();
        for part in engine.unbroken() {
            pen.smooth(&part);
        }
        let path = pen.written();
        let stops = engine.stops();
        html! {
            g id="route" aria-hidden="true" {
                path class="ribbon-edge" d=(path) {} path class="ribbon" d=(path) {} path class="ribbon-dash" d=(path) {}
                @if let Some(last) = stops.last() {
                    path class="ghost" d="M-34 0-23-12.5H26v25H-23z" transform=(turned(last)) {}
                }
                @for (number, pose) in (1..).zip(&stops) {
                    g class="step" transform=(pose.at.translate()) { circle r="12" {} text y="5" { (number) } }
                }
            }
        }
    }
}

/// The letter of a passenger car, or the number of a section.
pub(super) fn plate_of(edition: &Edition, section: usize) -> String {
    let car = edition.train.cars.iter().position(|&car| edition.section(car) == section);
    car.and_then(|car| ["A", "B", "C"].get(car))
        .map_or_else(|| (section + 1).to_string(), |letter| (*letter).to_owned())
}

fn turned(pose: &Pose) -> String {
    format!("{} rotate({})", pose.at.translate(), pose.turn.round())
}
