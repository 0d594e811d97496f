//! The train in words, card by card from rear to front, floor by floor, everybody in their order.

use super::badge;
use crate::look;
use catalog::Speech;
use game::{Game, Message};
use maud::{Markup, html};
use super_express::{Facing, Floor, Floors, Module, Piece, Posture, SuperExpress, View};

/// The cards of the train; a card keeps its id for as long as it is coupled.
pub(super) fn train(view: &View, speech: &Speech) -> Markup {
    let wagons = view.train.wagons.len();
    html! {
        ol id="train" class="train" role="list" aria-labelledby="train-heading" {
            @for (at, (_, floors)) in view.train.wagons.iter().enumerate() {
                (car(wagons - at, &wagon_name(wagons - at, at == 0, speech), floors, speech))
            }
            (car(0, &speech.word("train-locomotive"), &view.train.locomotive, speech))
            @if view.modules.has(Module::TimeTravelCar) {
                li id="car-time" class="car car-time" {
                    p class="car-name" { (speech.word("train-time-travel-car")) }
                    p class="car-does" { (speech.word("board-time-car")) }
                }
            }
        }
    }
}

/// The name of a wagon, counted from the Locomotive.
fn wagon_name(distance: usize, last: bool, speech: &Speech) -> String {
    let name = speech.say(&Message::new("train-wagon").number("number", distance as i64));
    if last { format!("{name} ({})", speech.word("train-last-wagon")) } else { name }
}

/// A card with both its floors.
fn car(distance: usize, name: &str, floors: &Floors, speech: &Speech) -> Markup {
    let id = format!("car-{distance}");
    html! {
        li id=(id) class="car" {
            p class="car-name" { (name) }
            @for (floor, row) in floors.rows() { (row_of(&id, floor, row, speech)) }
        }
    }
}

/// A floor and its row of bandits, from rear to front.
fn row_of(car: &str, floor: Floor, row: &[Piece], speech: &Speech) -> Markup {
    let (class, name) = match floor {
        Floor::Roof => ("roof", "board-roof"),
        Floor::Inside => ("inside", "board-inside"),
    };
    html! {
        div id={ (car) "-" (class) } class={ "floor " (class) } {
            span class="floor-name sr" { (speech.word(name)) ":" } " "
            @if row.is_empty() {
                span class="nobody" { (speech.word("state-nobody")) }
            } @else {
                ol class="riders" role="list" { @for piece in row { (bandit(*piece, speech)) } }
            }
        }
    }
}

/// A bandit as it stands or lies there.
fn bandit(Piece { bandit, posture, facing }: Piece, speech: &Speech) -> Markup {
    let (facing_class, facing_id) = match facing {
        Facing::Front => ("facing-front", "facing-front"),
        Facing::Rear => ("facing-rear", "facing-rear"),
    };
    let posture_class = match posture {
        Posture::Standing => "standing",
        Posture::Stunned => "stunned",
    };
    html! {
        li id={ "bandit-" (bandit) } class={ "bandit " (posture_class) " " (facing_class) } {
            span class="seat-who" { (look::piece(SuperExpress::ID, &bandit.to_string())) (badge(bandit)) } " "
            span {
                b { (bandit.name()) "," } " "
                small {
                    @if posture == Posture::Stunned {
                        (speech.say(&Message::new("state-stunned").text("gender", bandit.gender()))) ", "
                    }
                    (speech.word(facing_id))
                }
            }
        }
    }
}
