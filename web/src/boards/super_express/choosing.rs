//! A program chosen with a form, and what the form says in the game's notation.

use crate::look;
use catalog::Speech;
use game::Game;
use maud::{Markup, html};
use super_express::{Card, Sealed, SuperExpress, View};

/// The fields of a program, first card first, and what each asks for.
const PLACES: [(&str, &str); 3] = [("first", "ask-first"), ("second", "ask-second"), ("third", "ask-third")];

/// The fields of a form that asks the viewer for a program; nothing where there is nothing to decide.
pub fn ask(view: &View, speech: &Speech) -> Markup {
    if view.legal.is_empty() {
        return html! {};
    }
    let own = view.viewer.and_then(|viewer| view.programs.get(&viewer));
    let laid = match own {
        Some(Sealed::Known(program)) => program.cards().map(Some),
        Some(Sealed::Asked | Sealed::Hidden) | None => [None; 3],
    };
    html! {
        @if laid == [None; 3] { p id="ask-program" class="ask-program" { (speech.word("ask-program")) } }
        div class="hands" {
            @for ((name, legend), laid) in PLACES.into_iter().zip(laid) {
                fieldset id={ "ask-" (name) } class="hand" data-once {
                    legend { (speech.word(legend)) }
                    @for card in hand(view) { (playing_card(name, card, laid == Some(card), speech)) }
                }
            }
        }
    }
}

/// A card that can be picked for a place of the program.
fn playing_card(place: &str, card: Card, laid: bool, speech: &Speech) -> Markup {
    html! {
        label id={ "ask-" (place) "-" (card) } class="card" {
            input type="radio" name=(place) value=(card) aria-describedby={ "does-" (card) } required checked[laid];
            (look::piece(SuperExpress::ID, picture(card)))
            b { (speech.word(card.message_id())) }
        }
    }
}

/// What each card of the hand does, beside what [`ask`] asks for. Open in the first round, when somebody may never have
/// seen them.
pub fn explained(view: &View, speech: &Speech) -> Markup {
    if view.legal.is_empty() {
        return html! {};
    }
    html! {
        details id="cards-do" class="cards-do" open[view.round == 1] {
            summary { (speech.word("ask-cards-do")) }
            dl {
                @for card in hand(view) {
                    div {
                        dt { (speech.word(card.message_id())) ":" } " "
                        dd id={ "does-" (card) } { (speech.word(does(card))) }
                    }
                }
            }
        }
    }
}

/// The decision a form sends: `decision` as it is, or else a program of the cards that were chosen, be it complete or not.
pub fn answer(fields: &[(String, String)]) -> String {
    let sent = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
    match sent("decision") {
        Some(decision) => decision.to_owned(),
        None => format!("plan {}", PLACES.into_iter().filter_map(|(name, _)| sent(name)).collect::<String>()),
    }
}

/// The cards everybody has in hand, in the order of the rules.
fn hand(view: &View) -> impl Iterator<Item = Card> {
    let modules = view.modules;
    Card::ALL.into_iter().filter(move |&card| modules.deal(card))
}

/// The drawing of a card.
pub(super) const fn picture(card: Card) -> &'static str {
    match card {
        Card::Move => "move",
        Card::ChangeFloor => "floor",
        Card::Turn => "turn",
        Card::Shoot => "shoot",
        Card::Reflex => "reflex",
        Card::Horse => "horse",
    }
}

/// The message that says what a card does.
fn does(card: Card) -> &'static str {
    match card {
        Card::Move => "card-move-does",
        Card::ChangeFloor => "card-change-floor-does",
        Card::Turn => "card-turn-does",
        Card::Shoot => "card-shoot-does",
        Card::Reflex => "card-reflex-does",
        Card::Horse => "card-horse-does",
    }
}
