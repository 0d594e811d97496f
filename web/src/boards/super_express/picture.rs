//! The picture of the train in regions, one for each card and each bandit, with their labels.

mod overview;

use crate::boards::{self, Fields, Picture, QuestionForm};
use crate::region::Region;
use art::super_express::{
    Animation, BanditFigure, Camera, Coupling, MOST_WAGONS, TrainTransition, drawings, leaving_wagon,
    locomotive, scenery, time_travel_car, wagon,
};
use catalog::Bundle;
use game::{Game, Message};
use maud::{Markup, html};
use super_express::{Bandit, Floor, Floors, LineOfSight, Module, Motion, Posture, SuperExpress, View};

/// The least height of the picture in pixels; a train that is too long at this height scrolls.
const LEAST_HEIGHT: f32 = 262.0;

impl<'a> boards::Transition<'a, SuperExpress> {
    /// The transition as drawings take it.
    pub(super) fn for_drawing(&'a self) -> TrainTransition<'a> {
        TrainTransition { view: self.view, before: self.before, motions: &self.motions }
    }
}

impl Picture for SuperExpress {
    fn regions<'a>(transition: &boards::Transition<'a, Self>, bundle: &'a Bundle) -> Vec<Region<'a>> {
        let transition = transition.for_drawing();
        let animation = Animation::of(transition);
        let mut regions = drawn(transition, &animation, bundle);
        regions.push(camera(transition.view, &animation));
        regions.extend(overview::cars(transition.view, bundle));
        regions
    }

    fn picture(transition: &boards::Transition<'_, Self>, picked: &Fields, bundle: &Bundle) -> Markup {
        let transition = transition.for_drawing();
        let foreseen = Self::foresight(transition.view, picked, bundle).drawn;
        let (view, camera) = (transition.view, Camera::on(transition.view));
        let animation = Animation::of(transition);
        html! {
            (drawings(&view.seats, view.modules))
            div class="board-scroll" tabindex="0" role="group" aria-label=(bundle.word("drawn-scrolls")) {
                svg id="picture" class="picture" viewBox=(camera.view_box()) width=(camera.width_at(LEAST_HEIGHT))
                    data-long=(is_long(camera)) data-waits=(animation.camera_waits()) role="group" aria-label=(bundle.word("board-train")) {
                    (landscape())
                    @for region in drawn(transition, &animation, bundle) { (region) }
                    (foreseen)
                }
            }
            ol class="glance" role="list" aria-label=(bundle.word("drawn-glance")) {
                @for region in overview::cars(view, bundle) { (region) }
            }
        }
    }
}

/// The regions of the drawing.
fn drawn(transition: TrainTransition<'_>, animation: &Animation, bundle: &Bundle) -> Vec<Region<'static>> {
    let mut drawn = cars(transition, bundle);
    drawn.extend(pieces(transition, animation, bundle));
    drawn.push(effects(animation));
    drawn
}

/// A picture without motion, as an example in texts: the wagons and the bandits on them. `name` is its label.
pub(super) fn still(view: &View, name: &str, bundle: &Bundle) -> Markup {
    let transition = TrainTransition { view, before: None, motions: &[] };
    let mut parts = cars(transition, bundle);
    parts.extend(pieces(transition, &Animation::of(transition), bundle));
    html! {
        svg class="still" viewBox=(Camera::on_wagons(view).view_box()) role="group" aria-label=(name) {
            (landscape())
            @for region in parts { (region) }
        }
    }
}

/// The landscape. It never changes, so it is no region and is sent once.
fn landscape() -> Markup {
    html! { g id="scenery" aria-hidden="true" { (scenery()) } }
}

/// Whether the train is too long to be visible at once on a desktop.
fn is_long(camera: Camera) -> bool {
    camera.width_at(LEAST_HEIGHT) > 1240.0
}

/// One region for every possible card; cards that are gone are empty.
fn cars(transition: TrainTransition<'_>, bundle: &Bundle) -> Vec<Region<'static>> {
    let TrainTransition { view, before, motions } = transition;
    let wagons = view.train.wagons.len();
    let leaves = motions.contains(&Motion::WagonGoes).then_some(wagons + 1);
    let drawn = |distance: usize| match distance {
        _ if distance == wagons => Some(wagon(distance, Coupling::Last, &bundle.word("drawn-last"))),
        _ if distance < wagons => {
            let name = bundle.say(&Message::new("drawn-wagon").number("number", distance as i64));
            Some(wagon(distance, Coupling::Between, &name))
        }
        _ if Some(distance) == leaves => {
            before.map(|before| leaving_wagon(distance, &before.train, &bundle.word("drawn-last")))
        }
        _ => None,
    };
    let front = html! {
        (locomotive(&bundle.word("drawn-locomotive")))
        @if view.modules.has(Module::TimeTravelCar) { (time_travel_car()) }
    };
    let cars = (1..=MOST_WAGONS).map(|distance| (distance, drawn(distance))).chain([(0, Some(front))]);
    cars.map(|(distance, drawn)| {
        let id = format!("drawn-car-{distance}");
        Region::of_drawing(html! { g id=(id) { @if let Some(drawn) = drawn { (drawn) } } })
    })
    .collect()
}

/// One region for every seated bandit; those off the train are empty.
fn pieces(transition: TrainTransition<'_>, animation: &Animation, bundle: &Bundle) -> Vec<Region<'static>> {
    let TrainTransition { view, motions, .. } = transition;
    let game = SuperExpress::new(view.setup()).expect("a view shows a game that was set up");
    let acts = motions.iter().find_map(|motion| match motion {
        Motion::Reveals { bandit, .. } => Some(*bandit),
        _ => None,
    });
    let piece = |&bandit: &Bandit| {
        let id = format!("piece-{bandit}");
        let Some(figure) = animation.figure(bandit) else {
            return Region::of_drawing(html! { g id=(id) class="piece off" {} });
        };
        let state = [(view.viewer == Some(bandit), " mine"), (acts == Some(bandit), " acts")];
        let class = state.iter().filter(|(is, _)| *is).map(|(_, class)| *class).collect::<String>();
        let sight = game.sight(view, bandit);
        Region::of_drawing(html! {
            g id=(id) class={ "piece" (class) } data-path=[figure.path()] transform=(figure.transform())
                tabindex="0" role="img" aria-label=(said(view, figure, &sight, bundle)) {
                (figure.drawing(sight.target))
            }
        })
    };
    view.seats.iter().map(piece).collect()
}

/// The effects of a beat, such as shots, and the time its animation takes.
fn effects(animation: &Animation) -> Region<'static> {
    Region::of_drawing(html! {
        g id="effects" aria-hidden="true" data-time=(animation.time()) { (animation.effects()) }
    })
}

/// The visible part of the picture, and when the camera starts to move there.
fn camera(view: &View, animation: &Animation) -> Region<'static> {
    let camera = Camera::on(view);
    Region::attributes(html! {
        svg data-for="picture" viewBox=(camera.view_box()) width=(camera.width_at(LEAST_HEIGHT))
            data-long=(is_long(camera)) data-waits=(animation.camera_waits()) {}
    })
}

/// The label of a bandit: name, place, posture, and the target a shot would hit.
fn said(view: &View, figure: BanditFigure<'_>, sight: &LineOfSight, bundle: &Bundle) -> String {
    let piece = figure.piece();
    let floor = match figure.floor() {
        Floor::Roof => "board-roof",
        Floor::Inside => "board-inside",
    };
    let mut said = bundle.say(
        &Message::new("drawn-piece")
            .text("name", piece.bandit.name())
            .named("floor", floor)
            .text("card", card_of(view, piece.bandit, bundle))
            .named("facing", piece.facing.message_id()),
    );
    if piece.posture == Posture::Stunned {
        said += ", ";
        said += &bundle.say(&Message::new("state-stunned").text("gender", piece.bandit.gender()));
    } else if let Some(target) = sight.target {
        said += ". ";
        said += &bundle.say(&Message::new("drawn-sight").text("name", target.name()));
    }
    said
}

/// The name of the card a bandit is on.
fn card_of(view: &View, bandit: Bandit, bundle: &Bundle) -> String {
    let here = |floors: &Floors| floors.roof.iter().chain(&floors.inside).any(|piece| piece.bandit == bandit);
    match view.train.wagons.iter().position(|(_, floors)| here(floors)) {
        Some(at) => bundle.say(&view.wagon_name(at)),
        None => bundle.word("train-locomotive"),
    }
}
