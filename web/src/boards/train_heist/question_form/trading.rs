//! The questions of a trade: what to offer, and what to give back.

use super::{button, drawn_cards, submit, ticks};
use crate::boards::train_heist::plate;
use art::train_heist as drawn;
use catalog::Bundle;
use game::{Message, Seat};
use maud::{Markup, html};
use train_heist::{Cards, Decision, View};

/// The question to the seat that offers: its cards, and the partner's hand.
pub(super) fn offer(view: &View, bundle: &Bundle) -> Markup {
    html! {
        @if let Some(partner) = view.partner() {
            (side(view, partner, &Message::new("trade-holds"), &held(view, partner, bundle), bundle))
        }
        (own_side("trade-you-offer", bundle))
        (ticks(view, "give", bundle))
        p class="th-note" { (bundle.word("trade-then")) }
        div class="decisions" { (submit("tick-give", bundle)) }
    }
}

/// The question to the partner: the cards offered, and what to give back.
pub(super) fn answer(view: &View, bundle: &Bundle) -> Markup {
    let offered = view.offered().expect("the seat that must answer an offer sees it");
    html! {
        @if let Some(partner) = view.partner() {
            (side(view, partner, &Message::new("trade-offers"), &shown(offered, bundle), bundle))
        }
        @if view.legal.iter().any(|decision| matches!(decision, Decision::Accept(_))) {
            (own_side("trade-you-return", bundle))
            (ticks(view, "accept", bundle))
            div class="decisions" { (submit("tick-accept", bundle)) (button(view, Decision::Refuse, bundle)) }
        } @else {
            div class="decisions" { (button(view, Decision::Refuse, bundle)) }
        }
    }
}

/// The partner's side of the trade.
fn side(view: &View, partner: Seat, says: &Message, cards: &Markup, bundle: &Bundle) -> Markup {
    let colour = view.game().colour(partner);
    html! {
        div class={ "th-side-of seat-" (colour.word()) } {
            p { (drawn::badge_of(colour)) b { (bundle.say(&says.clone().named("who", colour.message_id()))) } }
            (cards)
        }
    }
}

fn own_side(says: &'static str, bundle: &Bundle) -> Markup {
    html! { p { b { (bundle.word(says)) } } }
}

fn shown(cards: Cards, bundle: &Bundle) -> Markup {
    html! { span class="th-cards" { (drawn_cards(cards, bundle)) } }
}

/// The hand of a seat, as far as the viewer sees it.
fn held(view: &View, seat: Seat, bundle: &Bundle) -> Markup {
    view.cowboys.get(seat.number()).map_or_else(|| html! {}, |cowboy| plate::hand(&cowboy.hand, bundle))
}
