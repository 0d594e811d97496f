//! The picture of the train in regions: a card or a bandit each, with its words.

mod overview;

use super::train::{card_of, facing_id};
use crate::region::Region;
use art::super_express::{
    Camera, Coupling, Figure, MOST_WAGONS, Scene, Transition, drawings, leaving_wagon, locomotive, scenery,
    time_travel_car, wagon,
};
use catalog::Speech;
use game::{Game, Message};
use maud::{Markup, html};
use super_express::{Bandit, Floor, LineOfSight, Module, Motion, Posture, SuperExpress, View};

/// On a wide screen the picture fills its frame, but is never lower than this; then one scrolls.
const LEAST_HEIGHT: f32 = 262.0;

/// The parts of the picture, from back to front, and the overview of the train.
pub(super) fn regions(transition: Transition<'_>, speech: &Speech) -> Vec<Region> {
    let scene = Scene::of(transition);
    let mut regions = drawn(transition, &scene, speech);
    regions.push(camera(transition.view, &scene));
    regions.extend(overview::cars(transition.view, speech));
    regions
}

/// The parts of the drawing.
fn drawn(transition: Transition<'_>, scene: &Scene, speech: &Speech) -> Vec<Region> {
    let mut drawn = cars(transition, speech);
    drawn.extend(pieces(transition, scene, speech));
    drawn.push(effects(scene));
    drawn
}

/// The picture, with its parts in their places.
pub(super) fn picture(transition: Transition<'_>, foreseen: &Region, speech: &Speech) -> Markup {
    let (view, camera) = (transition.view, Camera::on(transition.view));
    let scene = Scene::of(transition);
    html! {
        (drawings(&view.seats, view.modules))
        div class="board-scroll" tabindex="0" role="group" aria-label=(speech.word("drawn-scrolls")) {
            svg id="picture" class="picture" viewBox=(camera.view_box()) width=(camera.width_at(LEAST_HEIGHT))
                data-long=(is_long(camera)) data-waits=(scene.camera_waits()) role="group" aria-label=(speech.word("board-train")) {
                (landscape())
                @for region in drawn(transition, &scene, speech) { (region.markup) }
                (foreseen.markup)
            }
        }
        ol class="glance" role="list" aria-label=(speech.word("drawn-glance")) {
            @for region in overview::cars(view, speech) { (region.markup) }
        }
    }
}

/// A moment that stays, as an example: the wagons and everybody on them, under a name of its own.
pub(super) fn still(view: &View, name: &str, speech: &Speech) -> Markup {
    let transition = Transition { view, before: None, motions: &[] };
    let mut parts = cars(transition, speech);
    parts.extend(pieces(transition, &Scene::of(transition), speech));
    html! {
        svg class="still" viewBox=(Camera::on_wagons(view).view_box()) role="group" aria-label=(name) {
            (landscape())
            @for region in parts { (region.markup) }
        }
    }
}

/// What the train passes: it never changes, so it is sent once.
fn landscape() -> Markup {
    html! { g id="scenery" aria-hidden="true" { (scenery()) } }
}

/// Is the train too long to be seen at once on a desk?
fn is_long(camera: Camera) -> bool {
    camera.width_at(LEAST_HEIGHT) > 1240.0
}

/// Every card there could be, each a region of its own: those that are gone are empty.
fn cars(transition: Transition<'_>, speech: &Speech) -> Vec<Region> {
    let Transition { view, before, motions } = transition;
    let wagons = view.train.wagons.len();
    let leaves = motions.contains(&Motion::WagonGoes).then_some(wagons + 1);
    let drawn = |distance: usize| match distance {
        _ if distance == wagons => Some(wagon(distance, Coupling::Last, &speech.word("drawn-last"))),
        _ if distance < wagons => {
            let name = speech.say(&Message::new("drawn-wagon").number("number", distance as i64));
            Some(wagon(distance, Coupling::Between, &name))
        }
        _ if Some(distance) == leaves => {
            before.map(|before| leaving_wagon(distance, &before.train, &speech.word("drawn-last")))
        }
        _ => None,
    };
    let front = html! {
        (locomotive(&speech.word("drawn-locomotive")))
        @if view.modules.has(Module::TimeTravelCar) { (time_travel_car()) }
    };
    let cars = (1..=MOST_WAGONS).map(|distance| (distance, drawn(distance))).chain([(0, Some(front))]);
    cars.map(|(distance, drawn)| {
        let id = format!("drawn-car-{distance}");
        Region::of_drawing(html! { g id=(id) { @if let Some(drawn) = drawn { (drawn) } } })
    })
    .collect()
}

/// Everybody who plays, each a region of their own; those off the train are not seen.
fn pieces(transition: Transition<'_>, scene: &Scene, speech: &Speech) -> Vec<Region> {
    let Transition { view, motions, .. } = transition;
    let game = SuperExpress::new(view.agreed()).ok();
    let acts = motions.iter().find_map(|motion| match motion {
        Motion::Reveals { bandit, .. } => Some(*bandit),
        _ => None,
    });
    let piece = |&bandit: &Bandit| {
        let id = format!("piece-{bandit}");
        let Some(figure) = scene.figure(bandit) else {
            return Region::of_drawing(html! { g id=(id) class="piece off" {} });
        };
        let state = [(view.viewer == Some(bandit), " mine"), (acts == Some(bandit), " acts")];
        let class = state.iter().filter(|(is, _)| *is).map(|(_, class)| *class).collect::<String>();
        let sight = game.as_ref().map(|game| game.sight(view, bandit)).unwrap_or_default();
        Region::of_drawing(html! {
            g id=(id) class={ "piece" (class) } data-path=[figure.path()] transform=(figure.transform())
                tabindex="0" role="img" aria-label=(said(view, figure, &sight, speech)) {
                (figure.drawing(sight.target))
            }
        })
    };
    view.seats.iter().map(piece).collect()
}

/// What is seen of a beat besides, and how long it takes.
fn effects(scene: &Scene) -> Region {
    Region::of_drawing(html! {
        g id="effects" aria-hidden="true" data-time=(scene.time()) { (scene.effects()) }
    })
}

/// What part of the world the picture shows, and when it begins to.
fn camera(view: &View, scene: &Scene) -> Region {
    let camera = Camera::on(view);
    Region::attributes(html! {
        svg data-for="picture" viewBox=(camera.view_box()) width=(camera.width_at(LEAST_HEIGHT))
            data-long=(is_long(camera)) data-waits=(scene.camera_waits()) {}
    })
}

/// Who it is, where, how, and whom it would hit.
fn said(view: &View, figure: Figure<'_>, sight: &LineOfSight, speech: &Speech) -> String {
    let piece = figure.piece();
    let floor = match figure.floor() {
        Floor::Roof => "board-roof",
        Floor::Inside => "board-inside",
    };
    let mut said = speech.say(
        &Message::new("drawn-piece")
            .text("name", piece.bandit.name())
            .named("floor", floor)
            .text("card", card_of(view, piece.bandit, speech))
            .named("facing", facing_id(piece.facing)),
    );
    if piece.posture == Posture::Stunned {
        said += ", ";
        said += &speech.say(&Message::new("state-stunned").text("gender", piece.bandit.gender()));
    } else if let Some(target) = sight.target {
        said += ". ";
        said += &speech.say(&Message::new("drawn-sight").text("name", target.name()));
    }
    said
}
