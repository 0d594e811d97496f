//! The train in words: card by card from rear to front, each floor with its bandits in order.

use super::words::badge;
use crate::region::Region;
use catalog::Bundle;
use game::Message;
use maud::{Markup, html};
use super_express::{Bandit, Floor, Floors, Module, Piece, Posture, View, Wagon};

/// One region for every possible card, from rear to front. A card keeps its id; cards that are gone are hidden.
pub(super) fn train(view: &View, bundle: &Bundle) -> Vec<Region> {
    let wagons = view.train.wagons.len();
    let gone =
        (wagons + 1..=Wagon::ALL.len()).rev().map(|distance| html! { li id={ "car-" (distance) } hidden {} });
    let coupled = view
        .train
        .wagons
        .iter()
        .enumerate()
        .map(|(at, (_, floors))| car(wagons - at, &bundle.say(&view.wagon_name(at)), floors, bundle));
    let locomotive = car(0, &bundle.word("train-locomotive"), &view.train.locomotive, bundle);
    let time_car = view.modules.has(Module::TimeTravelCar).then(|| {
        html! {
            li id="car-time" class="car car-time" {
                p class="car-name" { (bundle.word("train-time-travel-car")) }
                p class="car-does" { (bundle.word("board-time-car")) }
            }
        }
    });
    gone.chain(coupled).chain([locomotive]).chain(time_car).map(Region::of_page).collect()
}

/// The name of the card a bandit is on.
pub(super) fn card_of(view: &View, bandit: Bandit, bundle: &Bundle) -> String {
    let here = |floors: &Floors| floors.roof.iter().chain(&floors.inside).any(|piece| piece.bandit == bandit);
    match view.train.wagons.iter().position(|(_, floors)| here(floors)) {
        Some(at) => bundle.say(&view.wagon_name(at)),
        None => bundle.word("train-locomotive"),
    }
}

/// A card with both its floors.
fn car(distance: usize, name: &str, floors: &Floors, bundle: &Bundle) -> Markup {
    let id = format!("car-{distance}");
    html! {
        li id=(id) class="car" {
            p class="car-name" { (name) }
            @for (floor, row) in floors.rows() { (row_of(&id, floor, row, bundle)) }
        }
    }
}

/// A floor and its row of bandits, from rear to front.
fn row_of(car: &str, floor: Floor, row: &[Piece], bundle: &Bundle) -> Markup {
    let (class, name) = match floor {
        Floor::Roof => ("roof", "board-roof"),
        Floor::Inside => ("inside", "board-inside"),
    };
    html! {
        div id={ (car) "-" (class) } class={ "floor " (class) } {
            span class="floor-name sr" { (bundle.word(name)) ":" } " "
            @if row.is_empty() {
                span class="nobody" { (bundle.word("state-nobody")) }
            } @else {
                ol class="riders" role="list" { @for piece in row { (bandit(*piece, bundle)) } }
            }
        }
    }
}

/// A bandit with its posture and facing.
fn bandit(Piece { bandit, posture, facing }: Piece, bundle: &Bundle) -> Markup {
    let posture_class = match posture {
        Posture::Standing => "standing",
        Posture::Stunned => "stunned",
    };
    html! {
        li id={ "bandit-" (bandit) } class={ "bandit " (posture_class) " " (facing.message_id()) } {
            (badge(bandit)) " "
            span {
                b { (bandit.name()) "," } " "
                small {
                    @if posture == Posture::Stunned {
                        (bundle.say(&Message::new("state-stunned").text("gender", bandit.gender()))) ", "
                    }
                    (bundle.word(facing.message_id()))
                }
            }
        }
    }
}
