//! Super Express as a picture: the train with everybody on it, in parts that come again when they change.

mod cars;
mod effects;
mod ghosts;
mod glance;
mod path;
mod pieces;
mod places;
mod portraits;
mod scene;
mod scenery;
mod sheet;

pub(crate) use ghosts::ghosts;
pub(crate) use pieces::drawing;
pub(crate) use portraits::portraits;
pub(crate) use sheet::drawings;

use crate::region::Region;
use catalog::Speech;
use maud::{Markup, html};
use places::Camera;
use scene::Scene;
use super_express::{Card, Motion, View};

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
pub(crate) fn picture(moment: Moment<'_>, foreseen: &Region, speech: &Speech) -> Markup {
    let (view, camera) = (moment.view, Camera::on(moment.view));
    let (drawn, beside): (Vec<Region>, Vec<Region>) =
        regions(moment, speech).into_iter().filter(Region::is_placed).partition(Region::is_drawn);
    html! {
        (drawings(&view.seats, view.modules))
        div class="board-scroll" tabindex="0" role="group" aria-label=(speech.word("drawn-scrolls")) {
            svg id="picture" class="picture" viewBox=(camera.view_box()) width=(camera.width_at(LEAST_HEIGHT))
                data-long=(is_long(camera)) data-waits=(waits(moment)) role="group" aria-label=(speech.word("board-train")) {
                (scenery::scenery())
                @for region in drawn { (region.markup) }
                (foreseen.markup)
            }
        }
        ol class="glance" role="list" aria-label=(speech.word("drawn-glance")) {
            @for region in beside { (region.markup) }
        }
    }
}

/// Is the train too long to be seen at once on a desk?
fn is_long(camera: Camera) -> bool {
    camera.width_at(LEAST_HEIGHT) > 1240.0
}

/// A moment that stays, as an example: the wagons and everybody on them, under a name of its own.
pub(crate) fn still(view: &View, name: &str, speech: &Speech) -> Markup {
    let moment = Moment { view, before: None, motions: &[] };
    let mut drawn = cars::cars(moment, speech);
    drawn.extend(pieces::pieces(moment, &Scene::of(moment), speech));
    html! {
        svg class="still" viewBox=(Camera::on_wagons(view).view_box()) role="group" aria-label=(name) {
            (scenery::scenery())
            @for region in drawn { (region.markup) }
        }
    }
}

/// When the camera begins to move: a wagon that goes is looked after.
fn waits(moment: Moment<'_>) -> f32 {
    if moment.motions.contains(&Motion::WagonGoes) { scene::UNCOUPLE } else { 0.0 }
}

/// What part of the world the picture shows, and when it begins to.
fn camera(moment: Moment<'_>) -> Region {
    let camera = Camera::on(moment.view);
    Region::attributes(html! {
        svg data-for="picture" viewBox=(camera.view_box()) width=(camera.width_at(LEAST_HEIGHT))
            data-long=(is_long(camera)) data-waits=(waits(moment)) {}
    })
}

/// A card as it is printed: its drawing, and its name in the reader's language.
pub(crate) fn card_face(card: Card, name: &str) -> Markup {
    html! {
        svg class="card-face" viewBox="0 0 100 140" aria-hidden="true" {
            use href={ "#card-" (card_drawing(card)) } width="100" height="140" {}
            text class=(if name.chars().count() > 9 { "card-name card-name-long" } else { "card-name" }) x="50" y="127" { (name) }
        }
    }
}

/// What the drawing of a card is called.
pub(crate) const fn card_drawing(card: Card) -> &'static str {
    match card {
        Card::Move => "move",
        Card::ChangeFloor => "floor",
        Card::Turn => "turn",
        Card::Shoot => "shoot",
        Card::Reflex => "reflex",
        Card::Horse => "horse",
    }
}
