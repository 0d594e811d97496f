//! The form that asks for a program, and its fields as notation.

use art::super_express::card_face;
use catalog::Bundle;
use game::Message;
use maud::{Markup, html};
use super_express::{Card, Sealed, View};

/// The fields of a program, first card first, each with the id of its prompt.
const PLACES: [(&str, &str); 3] = [("first", "ask-first"), ("second", "ask-second"), ("third", "ask-third")];

/// The form fields that ask the viewer for a program, with what is picked so far; empty where there is nothing to decide.
/// CSS moves a picked card to its place in the program, by which inputs are checked.
pub fn ask(view: &View, picked: &[(String, String)], bundle: &Bundle) -> Markup {
    if view.legal.is_empty() {
        return html! {};
    }
    let laid = laid(view, picked);
    html! {
        p id="ask-program" class="sr" { (bundle.word("ask-program")) }
        div id="hand" class="hand" {
            p class="hand-program" { (bundle.word("ask-your-program")) }
            @for (number, (name, says)) in (1..).zip(PLACES) {
                div class={ "slot slot-" (name) } data-place=(name) aria-hidden="true" {
                    b { (number) } span { (bundle.word(says)) }
                }
            }
            p class="hand-rest" { (bundle.word("ask-in-hand")) }
            @for card in hand(view) { (playing_card(card, laid, bundle)) }
        }
    }
}

/// A card of the hand with an input for each place of the program.
fn playing_card(card: Card, laid: [Option<Card>; 3], bundle: &Bundle) -> Markup {
    let name = bundle.word(card.message_id());
    html! {
        fieldset id={ "hand-" (card) } class="card" {
            legend class="sr" { (name) }
            (card_face(card, &name))
            div class="places" {
                @for ((number, (place, says)), laid) in (1..).zip(PLACES).zip(laid) {
                    @let label = Message::new("ask-card-for").text("card", name.clone()).named("place", says);
                    label id={ "ask-" (place) "-" (card) } {
                        input type="radio" name=(place) value=(card) aria-label=(bundle.say(&label))
                            aria-describedby={ "does-" (card) } required checked[laid == Some(card)];
                        span aria-hidden="true" { (number) }
                    }
                }
            }
        }
    }
}

/// What each card of the hand does. Unfolded in the first round, when the cards may be new to the viewer.
pub fn explained(view: &View, bundle: &Bundle) -> Markup {
    if view.legal.is_empty() {
        return html! {};
    }
    html! {
        details id="cards-do" class="cards-do" open[view.round == 1] {
            summary { (bundle.word("ask-cards-do")) }
            dl {
                @for card in hand(view) {
                    div {
                        dt { (bundle.word(card.message_id())) ":" } " "
                        dd id={ "does-" (card) } { (bundle.word(card.does())) }
                    }
                }
            }
        }
    }
}

/// The decision that form fields state: `decision` verbatim, or else a program of the picked cards, possibly incomplete.
pub fn answer(fields: &[(String, String)]) -> String {
    match sent(fields, "decision") {
        Some(decision) => decision.to_owned(),
        None => {
            let cards = PLACES.into_iter().filter_map(|(name, _)| sent(fields, name));
            format!("plan {}", cards.collect::<String>())
        }
    }
}

/// The card in each place of the program: what is picked, or else what the viewer has sealed.
pub(super) fn laid(view: &View, picked: &[(String, String)]) -> [Option<Card>; 3] {
    let picked = PLACES.map(|(place, _)| {
        let letter = sent(picked, place)?;
        Card::ALL.into_iter().find(|card| card.to_string() == letter)
    });
    match view.viewer.and_then(|viewer| view.programs.get(&viewer)) {
        Some(Sealed::Known(program)) if picked == [None; 3] => program.cards().map(Some),
        _ => picked,
    }
}

fn sent<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

/// The cards of a hand, the same for every player, in the order of the rules.
fn hand(view: &View) -> impl Iterator<Item = Card> {
    let modules = view.modules;
    Card::ALL.into_iter().filter(move |&card| modules.deal(card))
}
