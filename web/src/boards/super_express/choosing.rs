//! A program chosen with a form, and what the form says in the game's notation.

use catalog::Speech;
use maud::{Markup, html};
use super_express::{Card, Sealed, View};

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
        p id="ask-program" class="ask-program" { (speech.word("ask-program")) }
        @for ((name, legend), laid) in PLACES.into_iter().zip(laid) {
            fieldset id={ "ask-" (name) } class="ask" {
                legend { (speech.word(legend)) }
                @for card in hand(view) {
                    label id={ "ask-" (name) "-" (card) } class="choice" {
                        input type="radio" name=(name) value=(card) required checked[laid == Some(card)];
                        " " span class="card-name" { (speech.word(card.message_id())) } " "
                        small class="card-does" { (speech.word(does(card))) }
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
