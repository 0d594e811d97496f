//! Super Express as a picture: the train with everybody on it, in parts that come again when they change.

mod cars;
mod effects;
mod glance;
mod path;
mod pieces;
mod places;
mod scene;
mod scenery;
mod sheet;

pub(crate) use pieces::drawing;

use crate::region::Region;
use catalog::Speech;
use maud::{Markup, html};
use places::Camera;
use scene::Scene;
use super_express::{Motion, View};

/// On a wide screen the picture fills its frame, but is never lower than this; then one scrolls.
const LEAST_HEIGHT: f32 = 262.0;

/// What there is to draw: how things stand, how they stood before, and what happened in between.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment<'a> {
    pub(crate) view: &'a View,
    pub(crate) before: Option<&'a View>,
    pub(crate) motions: &'a [Motion],
}

/// The parts of the picture, from back to front, and the whole train at a glance.
pub(crate) fn regions(moment: Moment<'_>, speech: &Speech) -> Vec<Region> {
    let scene = Scene::of(moment);
    let mut regions = cars::cars(moment, speech);
    regions.extend(pieces::pieces(moment, &scene, speech));
    regions.push(effects::effects(&scene));
    regions.push(camera(moment));
    regions.extend(glance::cars(moment.view, speech));
    regions
}

/// The picture, with its parts in their places.
pub(crate) fn picture(view: &View, regions: &[Region], speech: &Speech) -> Markup {
    let camera = Camera::on(view);
    let (drawn, beside): (Vec<&Region>, Vec<&Region>) =
        regions.iter().filter(|region| region.is_placed()).partition(|region| region.is_drawn());
    html! {
        (sheet::sheet(view))
        div class="board-scroll" tabindex="0" role="group" aria-label=(speech.word("drawn-scrolls")) {
            svg id="picture" class="picture" viewBox=(camera.view_box()) width=(camera.width_at(LEAST_HEIGHT))
                role="group" aria-label=(speech.word("board-train")) {
                (scenery::scenery())
                @for region in drawn { (region.markup) }
            }
        }
        ol class="glance" role="list" aria-label=(speech.word("drawn-glance")) {
            @for region in beside { (region.markup) }
        }
    }
}

/// What part of the world the picture shows, and when it begins to: a wagon that goes is looked after.
fn camera(moment: Moment<'_>) -> Region {
    let camera = Camera::on(moment.view);
    let waits = if moment.motions.contains(&Motion::WagonGoes) { scene::UNCOUPLE } else { 0.0 };
    Region::attributes(html! {
        svg data-for="picture" viewBox=(camera.view_box()) width=(camera.width_at(LEAST_HEIGHT)) data-waits=(waits) {}
    })
}
