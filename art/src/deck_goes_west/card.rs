//! The marks on a card: its colour, and the type of its pile.

use super::icon::Picked;
use deck_goes_west::Pile;
use maud::{Markup, html};

/// The mark of a colour or kind, so that colours can be told apart without colour vision.
pub fn card_mark(picked: Picked) -> Markup {
    html! {
        svg class="dw-mark" viewBox="2 1 14 14" aria-hidden="true" {
            use href={ "#dw-m-" (picked.word()) } width="24" height="24" {}
        }
    }
}

/// The letter of a pile; danger cards have none.
pub fn card_type(pile: Pile) -> Markup {
    let symbol = match pile {
        Pile::Starter => "#dw-type-starter",
        Pile::Trade => "#dw-type-trade",
        Pile::Danger(_) => return html! {},
    };
    html! { svg class="dw-type" viewBox="0 0 24 24" aria-hidden="true" { use href=(symbol) width="24" height="24" {} } }
}
