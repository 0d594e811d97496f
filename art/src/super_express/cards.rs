//! Cards in a hand and in a pile.

use super::figure::drawing;
use maud::{Markup, html};
use super_express::{Bandit, Card, Wagon};

/// A printed card: its drawing, and its name in the reader's language.
pub fn card_face(card: Card, name: &str) -> Markup {
    html! {
        svg class="card-face" viewBox="0 0 100 140" aria-hidden="true" {
            use href={ "#card-" (card_drawing(card)) } width="100" height="140" {}
            text class=(if name.chars().count() > 9 { "card-name card-name-long" } else { "card-name" }) x="50" y="127" { (name) }
        }
    }
}

/// The drawing of a card alone, beside a text that describes it.
pub fn card_icon(card: Card) -> Markup {
    html! { svg class="card-drawing" viewBox="5 5 90 102" aria-hidden="true" { (picture(card)) } }
}

/// A card that lies open in a pile. One that was just revealed turns over, from the bandit's back.
pub fn face_in_pile(card: Card, revealed_by: Option<Bandit>, label: &str) -> Markup {
    let now = if revealed_by.is_some() { " now" } else { "" };
    html! {
        svg class={ "tile" (now) } viewBox="7 7 86 98" role="img" aria-label=(label) {
            (picture(card))
            @if let Some(bandit) = revealed_by {
                g class={ "was back-" (bandit) } { use href="#card-back" x="-2" y="-14" width="100" height="140" {} }
            }
        }
    }
}

/// A card that lies face down in a pile. One that was open turns over.
pub fn back_in_pile(bandit: Bandit, was: Option<Card>, label: &str) -> Markup {
    let again = if was.is_some() { " again" } else { "" };
    html! {
        svg class={ "tile back-" (bandit) (again) } viewBox="9 21 82 98" role="img" aria-label=(label) {
            use href="#card-back" width="100" height="140" {}
            use href={ "#badge-" (drawing(bandit)) } x="36.5" y="56.5" width="27" height="27" {}
            @if let Some(card) = was { g class="was" transform="translate(2 14)" { (picture(card)) } }
        }
    }
}

/// The First Player's star; `from` is the id of the element it flies from.
pub fn first_star(label: &str, from: Option<&str>) -> Markup {
    html! {
        svg class="seat-star" role="img" aria-label=(label) data-from=[from] { use href="#first-star" width="24" height="24" {} }
    }
}

/// A treasure on a seat's plate; `from` is the id of the element it flies from.
pub fn treasure_icon(label: &str, from: Option<&str>) -> Markup {
    html! {
        svg role="img" aria-label=(label) width="14" height="19" data-from=[from] { use href="#card-treasure" width="14" height="19" {} }
    }
}

/// A treasure, face up; the best one decided the game.
pub fn treasure(wagon: Wagon, is_best: bool, label: &str) -> Markup {
    let best = if is_best { " loot-best" } else { "" };
    html! {
        svg class={ "loot" (best) } viewBox="0 0 100 140" role="img" aria-label=(label) {
            use href="#card-treasure" width="100" height="140" {}
            text x="50" y="126" { (wagon.value()) }
        }
    }
}

fn picture(card: Card) -> Markup {
    html! { use href={ "#card-" (card_drawing(card)) } width="100" height="140" {} }
}

/// The name of a card's drawing.
const fn card_drawing(card: Card) -> &'static str {
    match card {
        Card::Move => "move",
        Card::ChangeFloor => "floor",
        Card::Turn => "turn",
        Card::Shoot => "shoot",
        Card::Reflex => "reflex",
        Card::Horse => "horse",
    }
}
