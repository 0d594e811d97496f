//! The cards of the train.

use super::places::{MOST, WAGON, left_of};
use crate::region::Region;
use catalog::Speech;
use game::Message;
use maud::{Markup, html};
use super_express::{Module, Motion, View};

/// Every card there could be, each a region of its own: those that are gone are empty.
pub(super) fn cars(view: &View, motions: &[Motion], speech: &Speech) -> Vec<Region> {
    let wagons = view.train.wagons.len();
    let goes = motions.contains(&Motion::WagonGoes).then_some(wagons + 1);
    let mut cars: Vec<Region> = (1..=MOST)
        .map(|distance| {
            let id = format!("drawn-car-{distance}");
            let drawn = match distance {
                _ if distance == wagons => Some(wagon(distance, Wagon::Last, speech)),
                _ if distance < wagons => Some(wagon(distance, Wagon::Coupled, speech)),
                _ if Some(distance) == goes => Some(gone(distance)),
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

/// The wagon that was just uncoupled stays behind.
fn gone(distance: usize) -> Markup {
    html! { g class="loose" data-how="uncouple" { use href="#wagon-loose" x=(left_of(distance)) y="0" width=(WAGON) height="256" {} } }
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
