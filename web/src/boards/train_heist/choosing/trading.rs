//! Give or trade: what is offered to whom, and what comes back.

use super::{button, drawn_cards, submit, ticks};
use crate::boards::train_heist::plate;
use art::train_heist as drawn;
use catalog::Speech;
use game::{Message, Seat};
use maud::{Markup, html};
use train_heist::{Cards, Decision, View};

/// Cards are offered: to whom, and what they hold.
pub(super) fn offer(view: &View, speech: &Speech) -> Markup {
    html! {
        @if let Some(partner) = view.partner() {
            (side(view, partner, &Message::new("trade-holds"), &held(view, partner, speech), speech))
        }
        (own_side("trade-you-offer", speech))
        (ticks(view, "give", speech))
        p class="th-note" { (speech.word("trade-then")) }
        div class="decisions" { (submit("tick-give", speech)) }
    }
}

/// Cards were offered: which, by whom, and what is given back.
pub(super) fn answer(view: &View, speech: &Speech) -> Markup {
    let offered = view.offered().unwrap_or_default();
    html! {
        @if let Some(partner) = view.partner() {
            (side(view, partner, &Message::new("trade-offers"), &shown(offered, speech), speech))
        }
        @if view.legal.iter().any(|decision| matches!(decision, Decision::Accept(_))) {
            (own_side("trade-you-return", speech))
            (ticks(view, "accept", speech))
            div class="decisions" { (submit("tick-accept", speech)) (button(view, Decision::Refuse, speech)) }
        } @else {
            div class="decisions" { (button(view, Decision::Refuse, speech)) }
        }
    }
}

/// What the other one brings into it.
fn side(view: &View, partner: Seat, says: &Message, cards: &Markup, speech: &Speech) -> Markup {
    let colour = view.game().colour(partner);
    html! {
        div class={ "th-side-of seat-" (colour.word()) } {
            p { (drawn::badge_of(colour)) b { (speech.say(&says.clone().named("who", colour.message_id()))) } }
            (cards)
        }
    }
}

fn own_side(says: &'static str, speech: &Speech) -> Markup {
    html! { p { b { (speech.word(says)) } } }
}

fn shown(cards: Cards, speech: &Speech) -> Markup {
    html! { span class="th-cards" { (drawn_cards(cards, speech)) } }
}

/// The hand of a seat, as far as the viewer sees it.
fn held(view: &View, seat: Seat, speech: &Speech) -> Markup {
    view.cowboys.get(seat.number()).map_or_else(|| html! {}, |cowboy| plate::hand(&cowboy.hand, speech))
}
