//! The cards of the train.

use super::Moment;
use super::path::{Path, Step};
use super::pieces::figure;
use super::places::{MOST, Place, WAGON, card_at, left_of, places};
use super::scene::UNCOUPLE;
use crate::region::Region;
use catalog::Speech;
use game::Message;
use maud::{Markup, html};
use super_express::{Module, Motion, View};

/// How long the wagon stands before it drifts off, in milliseconds.
const LOOSE: f32 = 180.0;

/// Every card there could be, each a region of its own: those that are gone are empty.
pub(super) fn cars(moment: Moment<'_>, speech: &Speech) -> Vec<Region> {
    let Moment { view, before, motions } = moment;
    let wagons = view.train.wagons.len();
    let goes = motions.contains(&Motion::WagonGoes).then_some(wagons + 1);
    let mut cars: Vec<Region> = (1..=MOST)
        .map(|distance| {
            let id = format!("drawn-car-{distance}");
            let drawn = match distance {
                _ if distance == wagons => Some(wagon(distance, Wagon::Last, speech)),
                _ if distance < wagons => Some(wagon(distance, Wagon::Coupled, speech)),
                _ if Some(distance) == goes => {
                    before.map(|before| gone(distance, &places(&before.train), speech))
                }
                _ => None,
            };
            Region::of_drawing(html! { g id=(id) { @if let Some(drawn) = drawn { (drawn) } } })
        })
        .collect();
    cars.push(front(view, speech));
    cars
}

/// A wagon between others, or the one at the end of the train.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wagon {
    Coupled,
    Last,
}

fn wagon(distance: usize, wagon: Wagon, speech: &Speech) -> Markup {
    let left = left_of(distance);
    let (drawing, name) = match wagon {
        Wagon::Coupled => {
            ("#wagon", speech.say(&Message::new("drawn-wagon").number("number", distance as i64)))
        }
        Wagon::Last => ("#wagon-last", speech.word("drawn-last")),
    };
    html! {
        use href=(drawing) x=(left) y="0" width=(WAGON) height="256" {}
        text class="plate" x=(left + 52.0) y="117.3" { (name) }
    }
}

/// The wagon that was just uncoupled stays behind, and those on it wave.
fn gone(distance: usize, stood: &[Place], speech: &Speech) -> Markup {
    let left = left_of(distance);
    let lost = || stood.iter().filter(|place| card_at(place.x) == distance);
    let here = Step::new(0.0, 0.0, 0.0);
    let coupled = Path::new([here, Step::new(LOOSE, 0.0, 0.0)]);
    let drifts = (0..=5_u8).map(|step| {
        let part = f32::from(step) / 5.0;
        Step::new(LOOSE + (UNCOUPLE - LOOSE) * part, -(WAGON + 100.0) * part * part, 0.0)
    });
    html! {
        g class="fx" data-path=(coupled) {
            (wagon(distance, Wagon::Last, speech))
            @for place in lost() { g transform=(place.transform()) { (figure(place, None)) } }
        }
        g class="fx" data-path=(Path::new(drifts).unseen_before()) {
            use href="#wagon-loose" x=(left) y="0" width=(WAGON) height="256" {}
            g transform={ "rotate(-5 " (left + 30.0) " 252)" } {
                text class="plate" x=(left + 52.0) y="117.3" { (speech.word("drawn-last")) }
                @for place in lost() { g transform=(place.transform()) { g class="waves" { (figure(place, None)) } } }
            }
        }
    }
}

/// The Locomotive, and what is ahead of it.
fn front(view: &View, speech: &Speech) -> Region {
    Region::of_drawing(html! {
        g id="drawn-car-0" {
            use href="#loco" x="0" y="0" width="380" height="256" {}
            text class="plate" x="56" y="117.3" { (speech.word("drawn-locomotive")) }
            @if view.modules.has(Module::TimeTravelCar) {
                use id="time-car" href="#timecar" x="404" y="0" width="206" height="256" {}
            }
        }
    })
}
