//! The overview of the whole train for small screens: one cell per card, which links to it.

use crate::region::Region;
use art::super_express::MOST_WAGONS;
use catalog::Bundle;
use maud::{Markup, html};
use super_express::{Facing, Floors, Module, Piece, Posture, View};

/// One cell for every possible card; cards that are gone are hidden.
pub(super) fn cars(view: &View, bundle: &Bundle) -> Vec<Region<'static>> {
    let wagons = view.train.wagons.len();
    let mut cells: Vec<Region<'static>> = (1..=MOST_WAGONS)
        .rev()
        .map(|distance| {
            let floors = wagons.checked_sub(distance).and_then(|at| view.train.wagons.get(at));
            let name = if distance == wagons { bundle.word("drawn-last") } else { distance.to_string() };
            cell(distance, floors.map(|(_, floors)| floors), &name)
        })
        .collect();
    cells.push(cell(0, Some(&view.train.locomotive), &bundle.word("drawn-loco")));
    if view.modules.has(Module::TimeTravelCar) {
        cells.push(Region::of_page(html! {
            li id="glance-time" class="glance-car" { a href="#time-car" { span {} span class="in" {} small { (bundle.word("drawn-time")) } } }
        }));
    }
    cells
}

fn cell(distance: usize, floors: Option<&Floors>, name: &str) -> Region<'static> {
    let id = format!("glance-{distance}");
    Region::of_page(match floors {
        Some(floors) => html! {
            li id=(id) class="glance-car" {
                a href={ "#drawn-car-" (distance) } {
                    span { (row(&floors.roof)) }
                    span class="in" { (row(&floors.inside)) }
                    small { (name) }
                }
            }
        },
        None => html! { li id=(id) hidden {} },
    })
}

/// The bandits of a floor from rear to front: letter, facing, and a star if stunned.
fn row(pieces: &[Piece]) -> Markup {
    html! {
        @for piece in pieces {
            i class={ "mark mark-" (piece.bandit) } {
                @if piece.facing == Facing::Rear { "◂" }
                b { (piece.bandit) }
                @if piece.posture == Posture::Stunned { "★" }
                @if piece.facing == Facing::Front { "▸" }
            }
        }
    }
}
