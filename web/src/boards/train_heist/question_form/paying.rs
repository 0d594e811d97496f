//! The questions of a Loot: what the tiles ask for, which card meets what, and what the Sheriff does about it.

use super::{button_of, drawn_cards, hand, own_hand};
use art::train_heist as drawn;
use catalog::Bundle;
use maud::{Markup, html};
use train_heist::{Cards, Counted, Decision, Tile, View};

/// The choice of tiles, each drawn with what it asks for.
pub(super) fn tiles(view: &View, bundle: &Bundle) -> Markup {
    let tops = view.tops();
    let choices = view.legal.iter().filter_map(|&decision| match decision {
        Decision::Take(claim) => Some((decision, claim)),
        _ => None,
    });
    html! {
        (hand(view, bundle))
        div class="decisions pays" {
            @for (decision, claim) in choices {
                @let shown = html! {
                    span class="th-claimed" aria-hidden="true" {
                        @for tile in (0..2).filter(|&side| claim.takes(side)).filter_map(|side| tops[side]) { (asks_for(view, tile)) }
                    }
                    span { (bundle.say(&view.label(decision))) }
                };
                (button_of(view, decision, &shown))
            }
        }
    }
}

fn asks_for(view: &View, tile: Tile) -> Markup {
    drawn::tile(view.game().edition().need(tile), "")
}

/// The choice of cards: a button for every way to pay, with what each card counts as.
pub(super) fn cards(view: &View, bundle: &Bundle) -> Markup {
    let mut ways: Vec<Cards> = view
        .legal
        .iter()
        .filter_map(|&decision| match decision {
            Decision::Pay(cards) => Some(cards),
            _ => None,
        })
        .collect();
    // Ways that leave the Sheriff where he is come first.
    ways.sort_by_key(|cards| cards.wilds());
    html! { div class="decisions pays" { @for cards in ways { (way(view, cards, bundle)) } } }
}

/// The button for one way to pay.
fn way(view: &View, cards: Cards, bundle: &Bundle) -> Markup {
    let kept = own_hand(view).less(cards);
    let shown = html! {
        @for (tile, counted) in view.counted(cards) { (met(view, tile, &counted, bundle)) }
        (sheriff(view, cards, bundle))
        @if !kept.is_empty() {
            span class="th-kept" {
                span { (bundle.word("pay-keeps")) " " }
                span class="th-cards" { (drawn_cards(kept, bundle)) }
            }
        }
    };
    button_of(view, Decision::Pay(cards), &shown)
}

/// A tile with the cards that meet it, each under what it meets.
fn met(view: &View, tile: Tile, counted: &Counted, bundle: &Bundle) -> Markup {
    html! {
        span class="th-met" {
            span class="sr" { (bundle.say(&view.met_by(tile, counted))) ". " }
            span class="th-claimed" aria-hidden="true" { (asks_for(view, tile)) }
            @for (card, part) in counted {
                span class="th-counts" aria-hidden="true" { (drawn::card(*card, &wild(bundle))) (drawn::part(*part)) }
            }
        }
    }
}

fn wild(bundle: &Bundle) -> String {
    bundle.word("card-wild")
}

/// What the Sheriff does if these cards are played.
fn sheriff(view: &View, cards: Cards, bundle: &Bundle) -> Markup {
    let lured = view.lured_by(cards);
    let class = if lured.to.is_some() { "th-danger" } else { "" };
    html! {
        span class={ "th-sheriff " (class) } {
            svg viewBox="0 0 48 68" aria-hidden="true" { use href="#th-sheriff" width="48" height="68" {} }
            span { (bundle.say(&view.lured_message(lured))) }
        }
    }
}
